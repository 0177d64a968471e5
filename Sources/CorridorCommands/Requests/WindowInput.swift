package import Corridor
internal import CorridorGeometry

/// Which stretch of a route counts: `--from`, `--to`, `--ahead-of`, `--range` and `--reserve`.
package struct WindowInput {
  private let from: Double?
  private let to: Double?
  private let position: Coordinate?
  /// How far one gets.
  private let reach: Double?
  private let arguments: Arguments

  package init(_ arguments: Arguments) throws(CommandError) {
    self.arguments = arguments
    from = try arguments.meters(.from)
    to = try arguments.meters(.to)
    position = try arguments.coordinate(.aheadOf)
    if let from, let to, from > to {
      throw .badValue(
        option: arguments.shown(.to), found: arguments.value(.to) ?? "",
        expected: "a distance beyond that of \(arguments.shown(.from))")
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

  /// The stretch, in metres along a route; nil for all of it.
  package func window(along route: Route) throws(CommandError) -> ClosedRange<Double>? {
    guard from != nil || to != nil || position != nil || reach != nil else { return nil }
    var start = from ?? 0
    if let position { start = try along(route, of: position, from: start) }
    var end = to ?? .infinity
    if let reach { end = min(end, start + reach) }
    guard start <= end else {
      throw .badValue(
        option: arguments.shown(.to), found: arguments.value(.to) ?? "",
        expected: "a distance beyond the position, which is at \(ReadableLength(start))")
    }
    return start...end
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
    return nearest.alongMeters
  }
}
