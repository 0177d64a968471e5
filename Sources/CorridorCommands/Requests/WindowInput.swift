package import Corridor
internal import CorridorGeometry

/// Which stretch of a route counts: `--from`, `--to`, `--ahead-of`, `--range` and `--reserve`.
package struct WindowInput {
  /// An end of the stretch.
  private enum Bound {
    /// Along the route.
    case meters(Double)
    /// After the start.
    case seconds(Double)
  }

  private let from: Bound?
  private let to: Bound?
  private let position: Coordinate?
  /// How far one gets.
  private let reach: Double?
  private let arguments: Arguments

  package init(_ arguments: Arguments) throws(CommandError) {
    self.arguments = arguments
    from = try Self.bound(.from, of: arguments)
    to = try Self.bound(.to, of: arguments)
    position = try arguments.coordinate(.aheadOf)
    switch (from, to) {
    case (.meters(let from), .meters(let to)) where from > to:
      throw Self.badEnd(arguments, "a distance beyond that of \(arguments.shown(.from))")
    case (.seconds(let from), .seconds(let to)) where from > to:
      throw Self.badEnd(arguments, "a time after that of \(arguments.shown(.from))")
    default: break
    }
    guard let range = try arguments.meters(.range) else {
      guard !arguments.has(.reserve) else {
        throw .missingOption(arguments.shownWithValue(.range), command: arguments.commandName)
      }
      reach = nil
      return
    }
    let reserve = try arguments.meters(.reserve) ?? 0
    guard reserve <= range else {
      throw .badValue(
        option: arguments.shown(.reserve), found: arguments.value(.reserve) ?? "",
        expected: "no more than \(arguments.shown(.range))")
    }
    reach = range - reserve
  }

  private static func bound(
    _ option: OptionSpec, of arguments: Arguments
  ) throws(CommandError) -> Bound? {
    guard let text = arguments.value(option) else { return nil }
    try arguments.checkUnit(of: text, in: option)
    if let meters = Quantity.meters(text) { return .meters(meters) }
    if let seconds = Quantity.seconds(text) { return .seconds(seconds) }
    throw .badValue(
      option: arguments.shown(option), found: text,
      expected: "a distance such as 2km, 500m, 1mi, 1nmi or 3ft, or a time such as 90min or 1h30min"
    )
  }

  private static func badEnd(_ arguments: Arguments, _ expected: String) -> CommandError {
    .badValue(
      option: arguments.shown(.to), found: arguments.value(.to) ?? "", expected: expected)
  }

  /// The times that were asked for; nil where the stretch is given by distance alone.
  var timing: HitTiming? {
    var timing = HitTiming()
    if case .seconds(let seconds) = from { timing.fromSeconds = seconds }
    if case .seconds(let seconds) = to { timing.toSeconds = seconds }
    return timing.fromSeconds == nil && timing.toSeconds == nil ? nil : timing
  }

  /// The stretch, in metres along a route; nil for all of it.
  ///
  /// - Parameter times: When one is where, if that is known.
  package func window(
    along route: Route, times: TravelTimes?
  ) throws(CommandError) -> ClosedRange<Double>? {
    guard from != nil || to != nil || position != nil || reach != nil else { return nil }
    var start = 0.0
    switch from {
    case nil: break
    case .meters(let meters): start = meters
    case .seconds(let seconds):
      let times = try known(times, for: .from, route)
      // Behind the end of the route for who has arrived by then.
      start =
        times.stretch(duringSeconds: seconds...(.infinity))?.lowerBound
        ?? route.lengthMeters.nextUp
    }
    if let position { start = try along(route, of: position, from: start) }
    var end = Double.infinity
    switch to {
    case nil: break
    case .meters(let meters): end = meters
    case .seconds(let seconds):
      end = try known(times, for: .to, route).alongMeters(atSeconds: seconds)
    }
    guard start <= end else {
      // Who has arrived before both is on no stretch of the route.
      if start > route.lengthMeters { return start...start }
      throw Self.badEnd(
        arguments,
        """
        \(timing?.toSeconds == nil ? "a distance" : "a time") beyond \
        \(position == nil ? arguments.shown(.from) : "the position"), which is at \
        \(ReadableLength(start))
        """)
    }
    if let reach { end = min(end, route.alongMeters(from: start, drivingMeters: reach)) }
    return start...end
  }

  private func known(
    _ times: TravelTimes?, for option: OptionSpec, _ route: Route
  ) throws(CommandError) -> TravelTimes {
    guard let times else {
      throw .noTravelTimes(
        option: arguments.shown(option), found: arguments.value(option) ?? "",
        speed: arguments.shown(.speed), fault: route.timingFault)
    }
    return times
  }

  private func along(
    _ route: Route, of position: Coordinate, from start: Double
  ) throws(CommandError) -> Double {
    let nearest: RoutePosition?
    do throws(RouteError) { nearest = try route.nearest(to: position, from: start) } catch {
      throw .search(.route(error))
    }
    guard let nearest else {
      throw .badValue(
        option: arguments.shown(.aheadOf), found: arguments.value(.aheadOf) ?? "",
        expected: "a position that the route passes behind \(arguments.shown(.from))")
    }
    guard nearest.offRouteMeters <= Self.farthestMeters else {
      throw .badValue(
        option: arguments.shown(.aheadOf), found: arguments.value(.aheadOf) ?? "",
        expected: """
          a position within \(ReadableLength(Self.farthestMeters)) of the route, latitude first; \
          this one is \(ReadableLength(nearest.offRouteMeters)) off it
          """)
    }
    return nearest.alongMeters
  }

  /// Who is farther off the route than this many metres is not on the way along it.
  private static var farthestMeters: Double { 100_000 }
}
