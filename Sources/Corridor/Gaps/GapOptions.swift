/// Which gaps along a route to return, in which order, and the range to compare them with.
public struct GapOptions: Hashable, Sendable {
  /// The order of the gaps.
  public var sort: GapOrder
  /// The minimum length of a gap.
  public var minimum: Meters
  /// The maximum number of gaps; nil for no limit.
  public var limit: Int?
  /// The range of the vehicle; nil to compare with none.
  public var range: Meters?
  /// The part of ``range`` that must be left at the end of a gap.
  public var reserve: Meters

  /// Whether only gaps longer than ``reachMeters`` are returned; without a range there are none.
  public var exceedingOnly: Bool

  /// Makes options; see the properties for each.
  public init(
    sort: GapOrder = .length, minimum: Meters = .meters(0), limit: Int? = nil,
    range: Meters? = nil, reserve: Meters = .meters(0),
    exceedingOnly: Bool = false
  ) {
    self.sort = sort
    self.minimum = minimum
    self.limit = limit
    self.range = range
    self.reserve = reserve
    self.exceedingOnly = exceedingOnly
  }

  /// The longest distance that the vehicle may drive, in metres: ``range`` less ``reserve``.
  public var reachMeters: Double? { range.map { $0.value - reserve.value } }

  /// Throws if an option is out of range.
  func check() throws(SearchError) {
    if let limit, limit < 1 { throw .limitOutOfRange(found: limit) }
    guard minimum.value >= 0 else { throw .shortestGapOutOfRange(found: minimum.value) }
    guard let range else { return }
    guard range.value.isFinite, reserve.value >= 0, reserve <= range else {
      throw .rangeOutOfRange(found: range.value, reserve: reserve.value)
    }
  }
}

/// The order of gaps. Equally long gaps are in the order of travel.
public enum GapOrder: String, Sendable, CaseIterable {
  /// The longest first.
  case length
  /// In the order of the route.
  case along
}
