internal import CorridorGeometry

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

/// Gaps along a route, each made on access.
///
/// A report keeps eight bytes per gap; reading a gap makes the hits at its ends.
public struct Gaps: RandomAccessCollection, Sendable {
  private let hits: Hits
  /// The beginning and the end of the search, in metres along the route.
  private let bounds: ClosedRange<Double>
  private let reach: Double?
  private let route: Route
  /// For every gap, in the order of travel, the number of the hit after it.
  private var ends: [UInt32] = []
  /// The requested gaps, in their order, as indices into `ends`; nil for all.
  private var order: [UInt32]?

  init(hits: Hits, bounds: ClosedRange<Double>, reach: Double?, along route: Route) {
    self.route = route
    self.hits = hits
    self.bounds = bounds
    self.reach = reach
  }

  /// Finds all gaps: between successive passes, before the first and after the last. There is no
  /// gap between two passes with the same nearest point.
  mutating func numberAll() {
    for end in 0...hits.count {
      let span = span(endingAt: end)
      if span.upperBound > span.lowerBound { ends.append(UInt32(truncatingIfNeeded: end)) }
    }
  }

  /// Returns some of the gaps, in this order.
  func choosing(_ order: [UInt32]) -> Gaps {
    var chosen = self
    chosen.order = order
    return chosen
  }

  /// All gaps, in the order of travel.
  var all: Gaps {
    var all = self
    all.order = nil
    return all
  }

  /// The position of the first gap: 0.
  public var startIndex: Int { 0 }
  /// The number of gaps.
  public var endIndex: Int { order?.count ?? ends.count }

  /// The gap at `position`, from 0 up to ``endIndex``, exclusive; any other position traps.
  ///
  /// Each access makes a new gap: keep it if you need it more than once.
  public subscript(position: Int) -> Gap {
    let number = number(at: position)
    let end = Int(ends[number])
    let span = span(endingAt: end)
    let ferryMeters = route.ferryMeters(in: span)
    let driven = span.upperBound - span.lowerBound - ferryMeters
    return Gap(
      number: number + 1, fromMeters: span.lowerBound, toMeters: span.upperBound,
      before: end > 0 ? hits[end - 1] : nil, after: end < hits.count ? hits[end] : nil,
      ferryMeters: ferryMeters, excessMeters: reach.map { Swift.max(driven - $0, 0) })
  }

  /// The beginning and the end of a gap, in metres along the route, without the cost of making its
  /// hits.
  package func span(at position: Int) -> ClosedRange<Double> {
    span(endingAt: Int(ends[number(at: position)]))
  }

  private func number(at position: Int) -> Int { order.map { Int($0[position]) } ?? position }

  /// The stretch before a hit, or the one after the last hit.
  private func span(endingAt end: Int) -> ClosedRange<Double> {
    let from = end > 0 ? along(end - 1) : bounds.lowerBound
    return from...Swift.max(end < hits.count ? along(end) : bounds.upperBound, from)
  }

  private func along(_ hit: Int) -> Double {
    Swift.min(
      Swift.max(hits.raw[hits.raw.startIndex + hit].alongMeters, bounds.lowerBound),
      bounds.upperBound)
  }
}
