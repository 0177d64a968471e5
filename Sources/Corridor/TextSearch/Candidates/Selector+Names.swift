internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorThreads

extension Selector {
  /// Maximum number of places of other categories that have a category's name and rank last.
  private static let mostStragglers = 32

  /// The best locality for the place name in a reading, if there is one, and its name if that was
  /// misspelled. If the words may also mean something else, the locality's name must match exactly.
  func locality(
    _ name: String, of reading: QueryReading, correcting corrects: Bool
  ) throws(SearchError) -> (area: LocalityArea, spelling: String?)? {
    let index = index
    var query = TextQuery(name)
    query.focus = focus
    query.kinds = .toponyms
    query.limit = 1
    query.correctsSpelling = corrects && reading.isPlaceSure
    query.takesEnds = false
    var namesakes: Set<Int> = []
    if let longer = reading.longerPlace {
      namesakes = try settlements(named: longer)
      if !namesakes.isEmpty { query.text = longer }
    }
    if namesakes.isEmpty, !reading.isPlaceSure { namesakes = try settlements(named: name) }
    let accepted = namesakes
    if !reading.isPlaceSure, accepted.isEmpty { return nil }
    query.accepts = { (row) throws(IndexError) in
      if !accepted.isEmpty { return accepted.contains(row) }
      return try index.kind(at: row).isSettlement
    }
    let found = try index.bestMatches(query, until: token)
    var best = found.matches.first
    if best == nil, reading.isPlaceSure { best = try settlements(inChain: name).first }
    guard let best else { return nil }
    let area = try rethrowing(
      LocalityArea(row: best.row, isNear: reading.isNear, in: index), as: SearchError.index)
    return (area, found.correctedText)
  }

  /// The settlements that have the whole text as a name in any language.
  func settlements(named text: String) throws(SearchError) -> Set<Int> {
    let index = index
    let found = try matches(
      of: text, kinds: .toponyms, leastImportance: TextQuery.settlementImportance
    ) { (row) throws(IndexError) in
      try index.kind(at: row).isSettlement
    }
    return try rows(of: found.matches, named: text)
  }

  /// The best of the businesses that have the whole text as a name and belong to none of some
  /// categories.
  func businesses(
    named text: String, outside members: Set<Int>
  ) throws(SearchError) -> [TextMatch] {
    let index = index
    var query = TextQuery(text, focus: focus, kinds: .businesses, correctsSpelling: false)
    query.limit = Self.mostStragglers
    query.accepts = { (row) throws(IndexError) in try !index.isRow(row, inAnyOf: members) }
    return try bestMatches(query, named: text)
  }

  /// The best matches of a query that have the whole text as a name in any language.
  func bestMatches(_ query: TextQuery, named text: String) throws(SearchError) -> [TextMatch] {
    let found = try index.bestMatches(query, until: token)
    let rows = try rows(of: found.matches, named: text)
    return found.matches.filter { rows.contains($0.row) }
  }

  /// The rows of those matches that have the whole text as a name in any language.
  func rows(of matches: [TextMatch], named text: String) throws(SearchError) -> Set<Int> {
    try WholeName(text, in: index, until: token).rows(of: matches)
  }
}

extension PlaceIndex {
  /// The best matches of a query, until `token` is cancelled.
  func bestMatches(
    _ query: TextQuery, until token: CancellationToken
  ) throws(SearchError) -> TextMatches {
    var query = query
    query.isCancelled = { token.isCancelled }
    let found = try rethrowing(bestMatches(query), as: SearchError.index)
    if found.isCancelled { try token.check() }
    return found
  }

  /// All matches of a query, until `token` is cancelled.
  ///
  /// - Parameter scans: Whether every record is read, for checking.
  func allMatches(
    _ query: TextQuery, scans: Bool = false, until token: CancellationToken
  ) throws(SearchError) -> TextMatches {
    var query = query
    query.isCancelled = { token.isCancelled }
    let found = try rethrowing(
      scans ? scanMatches(query) : allMatches(query), as: SearchError.index)
    if found.isCancelled { try token.check() }
    return found
  }
}

extension PlaceKind {
  /// Whether it is a country, a town or another kind that contains other places.
  var isSettlement: Bool {
    switch self {
    case .country, .region, .district, .locality, .suburb: true
    case .business, .street, .house, .water, .landform, .island, .forest, .park, .other: false
    }
  }

  /// Whether house numbers refer to it: a street, or a village without streets.
  var holdsHouses: Bool { self == .street || isSettlement }
}
