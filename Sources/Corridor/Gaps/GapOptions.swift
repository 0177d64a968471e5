/// Which gaps along a route are wanted, in which order, and what they are held against.
public struct GapOptions: Hashable, Sendable {
  /// The order of the gaps.
  public var sort: GapOrder
  /// Only gaps at least so long.
  public var minimum: Meters
  /// How many gaps there are at most; all of them unless said otherwise.
  public var limit: Int?
  /// How far the vehicle gets; nil where that is not asked for.
  public var range: Meters?
  /// What must be left of ``range`` at the end of a gap.
  public var reserve: Meters

  /// Makes options; see the properties for each.
  public init(
    sort: GapOrder = .length, minimum: Meters = .meters(0), limit: Int? = nil,
    range: Meters? = nil, reserve: Meters = .meters(0)
  ) {
    self.sort = sort
    self.minimum = minimum
    self.limit = limit
    self.range = range
    self.reserve = reserve
  }

  /// The longest stretch that a vehicle may go, in metres: ``range`` less ``reserve``.
  public var reachMeters: Double? { range.map { $0.value - reserve.value } }

  /// Refuses what no gap can be asked for with.
  func check() throws(SearchError) {
    if let limit, limit < 1 { throw .limitOutOfRange(found: limit) }
    guard minimum.value >= 0 else { throw .shortestGapOutOfRange(found: minimum.value) }
    guard let range else { return }
    guard range.value.isFinite, reserve.value >= 0, reserve <= range else {
      throw .rangeOutOfRange(found: range.value, reserve: reserve.value)
    }
  }
}

/// The order of gaps. Those that are equally long come in the order of travel.
public enum GapOrder: String, Sendable, CaseIterable {
  /// The longest first.
  case length
  /// In the order in which the route meets them.
  case along
}
