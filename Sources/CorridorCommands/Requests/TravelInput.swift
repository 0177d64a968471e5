internal import Corridor
internal import CorridorGeometry

/// How fast the vehicle travels, and what of a route is on a ferry: `--speed` and `--ferry`.
struct TravelInput {
  /// At the speed that replaces the route's own times, or by these.
  let pace: Pace
  private let ferries: FerryInput
  private let arguments: Arguments

  init(_ arguments: Arguments) throws(CommandError) {
    self.arguments = arguments
    if let text = arguments.value(.speed) {
      guard let speed = Quantity.metersPerSecond(text), speed > 0 else {
        throw .badValue(
          option: arguments.shown(.speed), found: text,
          expected: "a speed above zero such as 80km/h, 50mph or 22m/s")
      }
      pace = .metersPerSecond(speed)
    } else {
      pace = .ofRoute
    }
    ferries = try FerryInput(arguments)
  }

  /// The route with all of its ferries.
  func route(_ route: Route) throws(CommandError) -> Route { try ferries.route(route) }

  /// What a search found wrong with the speed, in the words of the request; nil for anything else.
  func fault(_ error: SearchError) -> CommandError? {
    guard case .speedOutOfRange = error else { return nil }
    return .badValue(
      option: arguments.shown(.speed), found: arguments.value(.speed) ?? "",
      expected: "a speed at which the route ends")
  }
}
