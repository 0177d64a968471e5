internal import CorridorFormats
internal import CorridorGeometry

/// Stretches of a route on a ferry, beside those that the route tells: `--ferry`.
struct FerryInput {
  /// What was written, and what it is in metres along the route.
  private let ferries: [(text: String, stretch: ClosedRange<Double>)]
  private let arguments: Arguments

  init(_ arguments: Arguments) throws(CommandError) {
    self.arguments = arguments
    var ferries: [(text: String, stretch: ClosedRange<Double>)] = []
    for text in arguments.all(.ferry) {
      if let end = text.split(whereSeparator: { "-.".contains($0) }).last {
        try arguments.checkUnit(of: String(end), in: .ferry)
      }
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
}
