/// The order of the hits, and the number of hits in an answer.
public struct AnswerPage: Hashable, Sendable {
  /// The order of the hits.
  public var sort: SortOrder
  /// How to spread the hits along the route: the best few of each stretch; nil for all of them.
  public var spread: Spread?
  /// The maximum number of hits in an answer; nil for no limit.
  public var limit: Int?
  /// The cursor of the page: ``Answer/nextCursor`` of the page before; nil for the first page.
  public var cursor: String?
  /// Whether ``Answer/found`` counts every place; on by default. Without the count, a search for
  /// the closest few of a large corridor is faster, and ``Answer/found`` is the number of hits on
  /// the page.
  public var countsAll: Bool

  /// Makes a page; without arguments, it holds all hits, closest to the route first.
  public init(
    sort: SortOrder = .offRoute, spread: Spread? = nil, limit: Int? = nil, cursor: String? = nil,
    countsAll: Bool = true
  ) {
    self.sort = sort
    self.spread = spread
    self.limit = limit
    self.cursor = cursor
    self.countsAll = countsAll
  }
}

/// The order of hits. Equal hits are ordered by along-route distance, then by URI.
public enum SortOrder: String, Sendable, CaseIterable {
  /// Closest to the route first.
  case offRoute = "off-route"
  /// In the order of the route.
  case along
  /// Smallest detour in time first; only with an engine, see
  /// ``CorridorIndex/PlaceIndex/find(_:detours:by:)``.
  case detour
}
