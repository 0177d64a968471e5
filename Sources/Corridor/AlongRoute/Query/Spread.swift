/// Hits spread evenly along a route: the best few of each stretch of it.
///
/// The route, or the window of the query, is cut into stretches of equal length from where it
/// begins; the last one may be shorter. Of each, the hits closest to the route are kept; of equally
/// close ones those that come first along it, then by URI. How they are sorted in the end changes
/// nothing of that. A place with several passes (``PassSelection/all``) counts in each stretch that
/// it has a pass on.
///
/// ```swift
/// query.spread = Spread(every: .kilometers(50), keeping: 3)
/// ```
public struct Spread: Hashable, Sendable {
  /// How long a stretch is: a millimetre or more. The stretch `k`, counted from 0, has what lies at
  /// `k` lengths and more from where the search begins, and before `k + 1` of them; the last one has
  /// its end, too.
  public var every: Meters
  /// How many hits of a stretch are kept: one or more.
  public var keeping: Int

  /// Makes a spread; it is checked when a query is asked.
  public init(every: Meters, keeping: Int = 1) {
    self.every = every
    self.keeping = keeping
  }

  /// Whether a search can be asked for it.
  var isUsable: Bool { every.value >= Self.leastMeters && keeping >= 1 }

  /// Less than distances are exact to would be no stretch.
  private static var leastMeters: Double { 0.001 }
}
