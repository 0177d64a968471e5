/// A stretch of a route without a requested place: from one pass by such a place to the next.
public struct Gap: Sendable {
  /// Its number, counted from 1 in the direction of travel, even if gaps are sorted by length or
  /// only some are returned.
  public let number: Int
  /// The beginning of the gap, in metres along the route: the nearest point to ``before``,
  /// otherwise the beginning of the search.
  public let fromMeters: Double
  /// The end of the gap, in metres along the route: the nearest point to ``after``, otherwise the
  /// end of the search.
  public let toMeters: Double
  /// The last pass before it; nil for the gap at the beginning of the route, or of the window.
  public let before: Hit?
  /// The first pass after it; nil for the gap at the end of the route, or of the window.
  public let after: Hit?
  /// Its length on ferries, in metres; ferries use no range.
  public let ferryMeters: Double
  /// How much its length exceeds the range less the reserve, in metres, not counting ferries; 0 if
  /// the range suffices, nil if no range was given.
  public let excessMeters: Double?

  /// Its length, in metres along the route. It does not include the ways from the route to
  /// ``before`` and ``after`` and back, for which ``Hit/offRouteMeters`` is a lower bound.
  public var lengthMeters: Double { toMeters - fromMeters }
  /// Whether it is longer than the vehicle can drive.
  public var exceeds: Bool { (excessMeters ?? 0) > 0 }
}
