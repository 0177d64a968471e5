/// Hits spread evenly along a route: the best few of each stretch.
///
/// The route, or the window of the query, is divided into stretches of equal length from its
/// beginning; the last one may be shorter. Each stretch keeps the hits closest to the route; of
/// equally close ones those that come first along it, then by URI. The order of the answer does not
/// affect which hits are kept. A place with several passes (``PassSelection/all``) counts in each
/// stretch in which it has a pass.
///
/// ```swift
/// query.spread = Spread(every: .kilometers(50), keeping: 3)
/// ```
public struct Spread: Hashable, Sendable {
  /// The length of a stretch: a millimetre or more. The stretch `k`, counted from 0, begins `k`
  /// lengths after the beginning of the search, inclusive, and ends `k + 1` lengths after it,
  /// exclusive; the last one includes its end.
  public var every: Meters
  /// The number of hits to keep in each stretch: one or more.
  public var keeping: Int

  /// Makes a spread. Its values are checked when a query runs.
  public init(every: Meters, keeping: Int = 1) {
    self.every = every
    self.keeping = keeping
  }

  /// Whether the values are in range.
  var isUsable: Bool { every.value >= Self.leastMeters && keeping >= 1 }

  /// Distances are not exact enough for shorter stretches.
  private static var leastMeters: Double { 0.001 }
}
