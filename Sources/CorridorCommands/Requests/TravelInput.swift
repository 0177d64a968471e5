internal import Corridor
internal import CorridorGeometry

/// When one is where, and what of a route is on a ferry: `--speed` and `--ferry`.
struct TravelInput {
  /// The speed that replaces the route's own times, in metres per second.
  let speed: Double?
  private let ferries: FerryInput
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
    ferries = try FerryInput(arguments)
  }

  /// The route with all of its ferries.
  func route(_ route: Route) throws(CommandError) -> Route { try ferries.route(route) }

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
