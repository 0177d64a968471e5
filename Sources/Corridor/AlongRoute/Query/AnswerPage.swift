/// The order of the hits, and how many of them an answer holds.
public struct AnswerPage: Hashable, Sendable {
  /// The order of the hits.
  public var sort: SortOrder
  /// How the hits are spread along the route: the best few of each stretch; nil for all of them.
  public var spread: Spread?
  /// How many hits an answer holds at most; nil for all of them.
  public var limit: Int?
  /// Where the page starts: ``Answer/nextCursor`` of the page before; nil for the first page.
  public var cursor: String?
  /// Whether ``Answer/found`` counts every place; on unless turned off. Without the count, the
  /// closest few of a large corridor are found faster; ``Answer/found`` is then the number of hits on
  /// the page.
  public var countsAll: Bool

  /// Makes a page; without arguments, all hits, closest to the route first.
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

/// The order of hits. What is equal in it is ordered by along-route distance, then by URI.
public enum SortOrder: String, Sendable, CaseIterable {
  /// Closest to the route first.
  case offRoute = "off-route"
  /// In the order in which the route meets them.
  case along
}
