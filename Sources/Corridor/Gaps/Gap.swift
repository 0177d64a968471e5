/// A stretch of a route without a place that was asked for: from one pass by such a place to the
/// next.
public struct Gap: Sendable {
  /// Which one it is, counted from 1 in the direction of travel, also where gaps are sorted by length
  /// or only some are wanted.
  public let number: Int
  /// Where it begins, in metres along the route: at the nearest point to ``before``, else where the
  /// search begins.
  public let fromMeters: Double
  /// Where it ends, in metres along the route: at the nearest point to ``after``, else where the
  /// search ends.
  public let toMeters: Double
  /// The last pass before it; nil for the gap that begins with the route, or the window.
  public let before: Hit?
  /// The first pass after it; nil for the gap that ends with the route, or the window.
  public let after: Hit?
  /// How much of it is on ferries, in metres, which take no range.
  public let ferryMeters: Double
  /// How much longer it is than the vehicle gets, ferries not counted, in metres, 0 where the range suffices; nil where no
  /// range was given.
  public let excessMeters: Double?

  /// How long it is, in metres along the route: the ways from the route to ``before`` and ``after``
  /// and back are not counted, which ``Hit/offRouteMeters`` are the least for.
  public var lengthMeters: Double { toMeters - fromMeters }
  /// Whether it is longer than the vehicle gets.
  public var exceeds: Bool { (excessMeters ?? 0) > 0 }
}
