internal import CorridorGeometry

/// Gaps along a route, each made when it is asked for.
///
/// A report keeps eight bytes a gap; reading one makes the hits at its ends.
public struct Gaps: RandomAccessCollection, Sendable {
  private let hits: Hits
  /// Where the search begins and ends, in metres along the route.
  private let bounds: ClosedRange<Double>
  private let reach: Double?
  private let route: Route
  /// For every gap, in the order of travel, the number of the hit after it.
  private var ends: [UInt32] = []
  /// The gaps that are wanted, in their order, as numbers into `ends`; nil for all.
  private var order: [UInt32]?

  init(hits: Hits, bounds: ClosedRange<Double>, reach: Double?, along route: Route) {
    self.route = route
    self.hits = hits
    self.bounds = bounds
    self.reach = reach
  }

  /// Finds all gaps: between successive passes, before the first and after the last. Where nothing
  /// lies between two passes there is no gap.
  mutating func numberAll() {
    for end in 0...hits.count {
      let span = span(endingAt: end)
      if span.upperBound > span.lowerBound { ends.append(UInt32(truncatingIfNeeded: end)) }
    }
  }

  /// Some of all gaps, in this order.
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

  /// Where the first gap is: 0.
  public var startIndex: Int { 0 }
  /// The number of gaps.
  public var endIndex: Int { order?.count ?? ends.count }

  /// The gap at `position`, from 0 up to ``endIndex``, exclusive; anything else traps.
  ///
  /// Made anew each time: keep it when it is needed more than once.
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

  /// From where to where a gap is, in metres along the route, without the cost of making its hits.
  package func span(at position: Int) -> ClosedRange<Double> {
    span(endingAt: Int(ends[number(at: position)]))
  }

  private func number(at position: Int) -> Int { order.map { Int($0[position]) } ?? position }

  /// The stretch before a hit, or the one behind the last.
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
