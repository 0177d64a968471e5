internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorThreads

/// Collects, orders and pages the hits of one query.
struct CorridorSearch {
  let query: ResolvedQuery
  let index: PlaceIndex
  /// Whether to match texts by reading every record.
  private let scans: Bool
  /// Decides what is open on arrival; nil if the query does not ask.
  let arrivals: ArrivalEvaluator?
  /// Decides what lies beyond the opposite carriageway; nil if the query does not ask.
  let carriageways: CarriagewayClassifier?
  /// Cancels the search; nil if it cannot be cancelled.
  private let token: CancellationToken?
  /// Searches one tree and returns all hits in it; called for each tree that the query needs.
  typealias Scan = (PlaceTree, PlaceConditions, Int?) throws(SearchError) -> WalkHits

  init(
    _ query: ResolvedQuery, in index: PlaceIndex, scans: Bool = false,
    until token: CancellationToken? = nil
  ) throws(SearchError) {
    self.scans = scans
    self.token = token
    if let departure = query.departure, let times = query.travelTimes {
      arrivals = try ArrivalEvaluator(departure, times, in: index)
    } else {
      arrivals = nil
    }
    if let spread = query.page.spread, !spread.isUsable { throw .spreadOutOfRange(found: spread) }
    carriageways = query.passes.carriageway.map { _ in
      CarriagewayClassifier(query.route.roads, in: index)
    }
    self.query = query
    self.index = index
  }

  /// Whether a scan must find each pass by a place, with the passes of one place consecutive.
  ///
  /// In a window, a scan finds only the nearest points in it; a full scan always finds nearest
  /// points.
  private var takesPasses: Bool { !scans && PassChoice.takesPasses(query) }

  /// What a walk finds out about passes.
  ///
  /// - Parameter closest: How many closest hits are enough; nil if all are needed.
  func treatment(closest: Int?) -> PassTreatment {
    if takesPasses { return .take }
    return query.passes.countsAhead && closest == nil && PassChoice.isFree(query) ? .count : .none
  }

  /// Answers the query from the hits of `scan`.
  func answer(_ scan: Scan) throws(SearchError) -> Answer {
    var conditions = try PlaceConditions(
      viewport: query.places.viewport, tags: query.places.tags, in: index, until: token)
    // With a time of arrival, what a place allows may differ between passes.
    if query.departure == nil { try conditions.require(query.truck, in: index) }
    let selection = try selection()
    let sources = try selection.sources(conditions, in: index)
    var found = WalkHits()
    for (tree, conditions) in sources {
      found += try scan(tree, conditions, closest(of: sources.count))
    }
    var hits = found.hits
    found.hits = []
    if sources.count > 1 { try removeRepeated(&hits) }
    var choice = try PassChoice(
      query, in: index, arrivals: arrivals, carriageways: carriageways, until: token)
    let passes: [PassEntry]
    if takesPasses {
      passes = try choice.choose(amongPasses: &hits)
    } else {
      passes = PassChoice.isFree(query) ? found.passes : try choice.choose(among: &hits)
    }
    // The sort closure cannot throw, so its first error is kept until the sort ends.
    var damage: IndexError?
    let order = HitOrder(sort: query.page.sort) { row in
      do throws(IndexError) {
        return try index.place(at: Int(row)).id
      } catch {
        damage = error
        return ""
      }
    }
    if let spread = query.page.spread {
      try HitOrder(sort: .offRoute, uri: order.uri).sort(&hits, until: token)
      SpreadChoice(spread, along: query).keepBest(of: &hits)
    }
    // All hits will be read, and without a spread they are still in file order.
    if query.page.limit == nil { try check(hits[...]) }
    try order.sort(&hits, until: token)
    var answer = try page(hits, passes, order, correctedText: selection.correctedText)
    if answer.found == 0 { answer.emptyQuery = query }
    answer.unknownSideCount = choice.unknownCount
    answer.unknownHoursCount = choice.unknownHoursCount
    if let damage { throw .index(damage) }
    return answer
  }

  /// The businesses that match the text and the categories.
  private func selection() throws(SearchError) -> Selection {
    var selector = Selector(in: index, until: token ?? CancellationToken())
    selector.scans = scans
    selector.correctsSpelling = query.places.correctsSpelling
    return try selector.selection(text: query.places.text, categories: query.places.categories)
  }

  /// How many closest hits are enough: one more than a page holds, which shows whether there is
  /// another page; nil if all hits are needed.
  private func closest(of trees: Int) -> Int? {
    guard !query.page.countsAll, query.page.sort == .offRoute, query.page.cursor == nil, trees == 1,
      query.page.spread == nil, PassChoice.keepsNearest(query)
    else { return nil }
    return query.page.limit.map { $0 < .max ? $0 + 1 : $0 }
  }

  /// Keeps one hit for each place, or for each pass by it: a place with several of the categories
  /// is found once for each category.
  private func removeRepeated(_ hits: inout [RawHit]) throws(SearchError) {
    try hits.sort(until: token) { ($0.row, $0.number) < ($1.row, $1.number) }
    let areAllPasses = takesPasses
    var kept = 0
    for hit in hits
    where kept == 0 || hits[kept - 1].row != hit.row
      || areAllPasses && hits[kept - 1].number != hit.number
    {
      hits[kept] = hit
      kept += 1
    }
    hits.removeSubrange(kept...)
  }

  /// Checks that the places of hits can be read.
  private func check(_ hits: ArraySlice<RawHit>) throws(SearchError) {
    // The first read of a place takes a microsecond.
    for first in stride(from: hits.startIndex, to: hits.endIndex, by: 512) {
      try token?.check()
      let some = hits[first..<min(first + 512, hits.endIndex)]
      do throws(IndexError) {
        for hit in some { try index.check(row: Int(hit.row)) }
        try arrivals?.check(rows: some.lazy.map { Int($0.row) })
      } catch {
        throw .index(error)
      }
    }
  }

  /// The position of a hit in the order of every page, in which a pass has its number: that of its
  /// entry depends on how a page was searched for.
  private func position(of hit: RawHit, _ passes: [PassEntry]) -> RawHit {
    var number = 0
    if query.passes.selection == .all, case .entry(let entry) = hit.reference {
      number = Int(passes[entry].number)
    }
    return RawHit(
      offRouteMeters: hit.offRouteMeters, alongMeters: hit.alongMeters, row: hit.row,
      number: number)
  }

  /// Cuts the requested page out of all hits.
  private func page(
    _ hits: [RawHit], _ passes: [PassEntry], _ order: HitOrder, correctedText: String?
  ) throws(SearchError) -> Answer {
    var first = 0
    if let text = query.page.cursor {
      let last = try Cursor(text).last(for: query, in: index)
      first = hits.partitioningIndex { order.precedes(last, position(of: $0, passes)) }
    }
    let end = first + min(query.page.limit ?? .max, hits.count - first)
    let page = hits[first..<end]
    if query.page.limit != nil { try check(page) }
    var nextCursor: String?
    if let last = page.last, end < hits.count {
      nextCursor = Cursor(after: position(of: last, passes), of: query, in: index).text
    }
    return Answer(
      found: query.page.countsAll ? hits.count : page.count, sort: query.page.sort,
      correctedText: correctedText,
      hits: Hits(
        raw: page, index: index, shape: query.route.roads, within: query.within,
        travelTimes: query.travelTimes, passes: passes,
        arrivals: arrivals, carriageways: carriageways),
      nextCursor: nextCursor, dataVersion: index.dataVersion,
      routeLengthMeters: query.route.lengthMeters, window: query.window)
  }
}

extension RandomAccessCollection {
  /// The first position at which `isAfter` holds. It must hold for every element from there on, and
  /// for none before.
  func partitioningIndex(where isAfter: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if isAfter(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
