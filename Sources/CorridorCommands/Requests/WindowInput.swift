package import Corridor
internal import CorridorGeometry

/// Which stretch of a route counts: `--from`, `--to`, `--ahead-of`, `--range` and `--reserve`.
package struct WindowInput {
  /// The stretch; nil for all of a route.
  package let window: RouteWindow?
  private let arguments: Arguments

  package init(_ arguments: Arguments) throws(CommandError) {
    self.arguments = arguments
    var window = RouteWindow(
      from: try Self.bound(.from, of: arguments), to: try Self.bound(.to, of: arguments),
      aheadOf: try arguments.coordinate(.aheadOf))
    // What is wrong with these is told before what is wrong with the range.
    try Self.check(window, arguments)
    if let range = try arguments.meters(.range) {
      window.range = .meters(range)
      window.reserve = .meters(try arguments.meters(.reserve) ?? 0)
    } else if arguments.has(.reserve) {
      throw .missingOption(arguments.shownWithValue(.range), command: arguments.commandName)
    }
    try Self.check(window, arguments)
    self.window = window.isWhole ? nil : window
  }

  private static func bound(
    _ option: OptionSpec, of arguments: Arguments
  ) throws(CommandError) -> RouteWindow.Bound? {
    guard let text = arguments.value(option) else { return nil }
    try arguments.checkUnit(of: text, in: option)
    if let meters = Quantity.meters(text) { return .meters(meters) }
    if let seconds = Quantity.seconds(text) { return .seconds(seconds) }
    throw .badValue(
      option: arguments.shown(option), found: text,
      expected: "a distance such as 2km, 500m, 1mi, 1nmi or 3ft, or a time such as 90min or 1h30min"
    )
  }

  private static func check(
    _ window: RouteWindow, _ arguments: Arguments
  ) throws(CommandError) {
    do throws(SearchError) { try window.check() } catch {
      throw Self.fault(error, of: window, arguments) ?? .search(error)
    }
  }

  /// The times that were asked for; nil where the stretch is given by distance alone.
  var timing: HitTiming? {
    var timing = HitTiming()
    if case .seconds(let seconds)? = window?.from { timing.fromSeconds = seconds }
    if case .seconds(let seconds)? = window?.to { timing.toSeconds = seconds }
    return timing.fromSeconds == nil && timing.toSeconds == nil ? nil : timing
  }

  /// What a search along a route found wrong with the stretch, in the words of the request; nil for
  /// anything else.
  func fault(_ error: SearchError, along route: Route) -> CommandError? {
    guard let window else { return nil }
    if case .windowNeedsTravelTimes(let end) = error {
      let option: OptionSpec = end == .from ? .from : .to
      return .noTravelTimes(
        option: arguments.shown(option), found: arguments.value(option) ?? "",
        speed: arguments.shown(.speed), fault: route.timingFault)
    }
    return Self.fault(error, of: window, arguments)
  }

  private static func fault(
    _ error: SearchError, of window: RouteWindow, _ arguments: Arguments
  ) -> CommandError? {
    func badValue(_ option: OptionSpec, _ expected: String) -> CommandError {
      .badValue(
        option: arguments.shown(option), found: arguments.value(option) ?? "", expected: expected)
    }
    switch error {
    case .windowReversed(.meters, _):
      return badValue(.to, "a distance beyond that of \(arguments.shown(.from))")
    case .windowReversed:
      return badValue(.to, "a time after that of \(arguments.shown(.from))")
    case .rangeOutOfRange:
      return badValue(.reserve, "no more than \(arguments.shown(.range))")
    case .windowEndsBeforeStart(let start, _):
      var kind = "a distance"
      if case .seconds? = window.to { kind = "a time" }
      return badValue(
        .to,
        """
        \(kind) beyond \(window.position == nil ? arguments.shown(.from) : "the position"), which is \
        at \(ReadableLength(start))
        """)
    case .positionBehind:
      return badValue(
        .aheadOf, "a position that the route passes behind \(arguments.shown(.from))")
    case .positionOffRoute(_, let offRouteMeters):
      return badValue(
        .aheadOf,
        """
        a position within \(ReadableLength(RouteWindow.farthestMeters)) of the route, latitude \
        first; this one is \(ReadableLength(offRouteMeters)) off it
        """)
    default: return nil
    }
  }
}
