internal import Corridor
internal import CorridorGeometry
internal import CorridorImport

/// When one is where, and what of a route is on a ferry: `--speed` and `--ferry`.
struct TravelInput {
  /// The speed that replaces the route's own times, in metres per second.
  let speed: Double?
  /// Stretches on a ferry beside those of the route, in metres along it.
  private let ferries: [(text: String, stretch: ClosedRange<Double>)]
  private let arguments: Arguments

  init(_ arguments: Arguments) throws(CommandError) {
    self.arguments = arguments
    speed = try arguments.value(.speed).map { (text) throws(CommandError) in
      guard let speed = Quantity.metersPerSecond(text), speed > 0 else {
        throw .badValue(
          option: arguments.shown(.speed), found: text,
          expected: "a speed above zero such as 80km/h, 50mph or 22m/s")
      }
      return speed
    }
    var ferries: [(text: String, stretch: ClosedRange<Double>)] = []
    for text in arguments.all(.ferry) {
      guard let (start, end) = Quantity.stretch(text), start < end else {
        throw .badValue(
          option: arguments.shown(.ferry), found: text,
          expected: "a stretch of the route from its start on, such as 120km-165km")
      }
      ferries.append((text, start...end))
    }
    self.ferries = ferries
  }

  /// The route with all of its ferries.
  func route(_ route: Route) throws(CommandError) -> Route {
    guard !ferries.isEmpty else { return route }
    for (text, stretch) in ferries where stretch.lowerBound >= route.lengthMeters {
      throw .badValue(
        option: arguments.shown(.ferry), found: text,
        expected: "a stretch of the route, which is \(ReadableLength(route.lengthMeters)) long")
    }
    do throws(RouteError) {
      return try route.withFerries(route.ferries + ferries.map(\.stretch))
    } catch {
      throw .route(error)
    }
  }

  /// When one is where along a route; nil where neither it nor `--speed` says so.
  func times(along route: Route) throws(CommandError) -> TravelTimes? {
    guard let speed else { return route.travelTimes }
    do throws(TravelTimesError) {
      return try TravelTimes(metersPerSecond: speed, lengthMeters: route.lengthMeters)
    } catch {
      throw .badValue(
        option: arguments.shown(.speed), found: arguments.value(.speed) ?? "",
        expected: "a speed at which the route ends")
    }
  }
}
