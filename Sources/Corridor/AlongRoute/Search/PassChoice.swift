internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorThreads

/// Chooses which passes by each place become hits.
///
/// A search finds the nearest point of the route, or all passes. If the nearest point is enough,
/// the other passes are not computed.
struct PassChoice {
  private let query: ResolvedQuery
  private let index: PlaceIndex
  private let token: CancellationToken?
  private var condition: PassCondition
  /// The passes to which hits refer.
  private var entries: [PassEntry] = []

  init(
    _ query: ResolvedQuery, in index: PlaceIndex, arrivals: ArrivalEvaluator? = nil,
    carriageways: CarriagewayClassifier? = nil, until token: CancellationToken? = nil
  ) throws(SearchError) {
    self.query = query
    self.index = index
    self.token = token
    condition = try PassCondition(
      query, arrivals: arrivals, carriageways: carriageways, in: index)
  }

  /// Whether the nearest point of each place is always its hit.
  static func keepsNearest(_ query: ResolvedQuery) -> Bool {
    query.passes.selection == .nearest && takesAll(query)
  }

  /// Whether every pass counts.
  private static func takesAll(_ query: ResolvedQuery) -> Bool {
    query.window == nil && query.passes.side == .any && query.passes.carriageway ?? .any == .any
      && query.departure?.open ?? .ignore == .ignore
      && !query.asksTrucksOnArrival
  }

  /// Whether the hits need no change.
  static func isFree(_ query: ResolvedQuery) -> Bool {
    keepsNearest(query) && query.passes.roadWidth.value == 0
  }

  /// The number of places that could not be chosen because their driving side is unknown.
  var unknownCount: Int { condition.unknownCount }
  /// The number of places left out because it is unknown whether they are open.
  var unknownHoursCount: Int { condition.unknownHoursCount }

  /// Replaces the nearest point of each place by its chosen passes.
  ///
  /// - Returns: The passes to which the hits then refer; empty if the hits still refer to the
  ///   segments of their nearest points.
  mutating func choose(among hits: inout [RawHit]) throws(SearchError) -> [PassEntry] {
    var chosen: [RawHit] = []
    chosen.reserveCapacity(hits.count)
    for var hit in hits {
      hit.side = condition.side(hit.side, offRouteMeters: hit.offRouteMeters)
      try condition.begin(row: hit.row)
      // In a window, the search for the nearest point was limited to that window.
      if query.passes.selection == .nearest, query.window == nil, try condition.holds(hit.foot) {
        chosen.append(hit)
        continue
      }
      try token?.check()
      let passes = try passes(of: hit)
      if query.passes.selection == .nearest {
        var counting: [RouteFoot] = []
        for pass in passes where try condition.holds(pass) {
          counting.append(pass)
        }
        if let best = counting.nearest { chosen.append(RawHit(best, row: hit.row)) }
        continue
      }
      for (number, pass) in passes.enumerated() {
        if number & 255 == 255 { try token?.check() }
        guard try condition.holds(pass) else { continue }
        chosen.append(RawHit(pass, row: hit.row, entry: entries.count))
        add(pass.segment, number: number + 1, of: passes.count)
        if query.passes.selection == .first { break }
      }
    }
    condition.end()
    try condition.check(placeCount: hits.count)
    hits = chosen
    return entries
  }

  /// Whether one search for all passes is faster than computing the passes place by place.
  static func takesPasses(_ query: ResolvedQuery) -> Bool {
    query.window == nil
      && (query.passes.selection != .nearest || query.passes.carriageway ?? .any != .any
        || query.departure?.open ?? .ignore != .ignore)
  }

  /// Keeps the passes that count. The hits must be all passes by each place, consecutive and in
  /// route order. Returns the same as ``choose(among:)``.
  mutating func choose(amongPasses hits: inout [RawHit]) throws(SearchError) -> [PassEntry] {
    entries.reserveCapacity(hits.count)
    if query.passes.selection == .all, Self.takesAll(query), query.passes.roadWidth.value == 0 {
      keepAll(&hits)
      return entries
    }
    var kept = 0
    var first = 0
    var placeCount = 0
    while first < hits.count {
      try token?.check()
      placeCount += 1
      try condition.begin(row: hits[first].row)
      let end = hits.end(ofPlaceAt: first)
      try keep(first..<end, of: &hits, to: &kept)
      first = end
    }
    condition.end()
    try condition.check(placeCount: placeCount)
    hits.removeSubrange(kept...)
    return entries
  }

  /// Numbers the passes if all of them count.
  private mutating func keepAll(_ hits: inout [RawHit]) {
    var first = 0
    while first < hits.count {
      let end = hits.end(ofPlaceAt: first)
      for number in first..<end {
        let segment = hits[number].number
        hits[number].refer(toEntry: number)
        add(segment, number: number - first + 1, of: end - first)
      }
      first = end
    }
  }

  /// Moves the passes by a place that count to the front.
  private mutating func keep(
    _ passes: Range<Int>, of hits: inout [RawHit], to kept: inout Int
  ) throws(SearchError) {
    for number in passes {
      hits[number].side = condition.side(
        hits[number].side, offRouteMeters: hits[number].offRouteMeters)
    }
    if query.passes.selection == .nearest {
      guard let number = try nearest(of: passes, hits) else { return }
      hits[kept] = hits[number]
      kept += 1
      return
    }
    for number in passes {
      if number & 255 == 255 { try token?.check() }
      guard try condition.holds(hits[number].foot) else { continue }
      var hit = hits[number]
      add(hit.number, number: number - passes.lowerBound + 1, of: passes.count)
      hit.refer(toEntry: entries.count - 1)
      hits[kept] = hit
      kept += 1
      if query.passes.selection == .first { break }
    }
  }

  /// The nearest of the passes by a place that count.
  private mutating func nearest(
    of passes: Range<Int>, _ hits: [RawHit]
  ) throws(SearchError) -> Int? {
    guard let nearest = hits.nearest(of: passes) else { return nil }
    if try condition.holds(hits[nearest].foot) { return nearest }
    guard passes.count > 1 else { return nil }
    var counting: [Int] = []
    for number in passes where try condition.holds(hits[number].foot) {
      counting.append(number)
    }
    return hits.nearest(of: counting)
  }

  private mutating func add(_ segment: Int, number: Int, of count: Int) {
    entries.append(PassEntry(segment: segment, number: number, count: count))
  }

  /// Every pass by a place, with its side on a road of the query's width.
  func passes(of hit: RawHit) throws(SearchError) -> [RouteFoot] {
    let position = try rethrowing(index.position(at: Int(hit.row)), as: SearchError.index)
    var passes: [RouteFoot]
    do throws(RouteError) {
      // In a window, the search for the nearest point was limited to that window.
      passes = try query.route.roads.passes(
        of: position, within: query.within, nearest: query.window == nil ? hit.foot : nil
      ) { token?.isCancelled ?? false }
    } catch {
      throw try .route(error, until: token)
    }
    for number in passes.indices {
      passes[number].side = condition.side(
        passes[number].side, offRouteMeters: passes[number].offRouteMeters)
    }
    return passes
  }
}

extension [RawHit] {
  /// The end, exclusive, of the run of passes by one place that begins at `first`.
  fileprivate func end(ofPlaceAt first: Int) -> Int {
    var end = first + 1
    while end < count, self[end].row == self[first].row { end += 1 }
    return end
  }

  /// The nearest of some passes; of those equally near within rounding, the first.
  fileprivate func nearest(of passes: some Collection<Int>) -> Int? {
    var least = Double.infinity
    for number in passes { least = Swift.min(least, self[number].offRouteMeters) }
    return passes.first { self[$0].offRouteMeters <= least + RouteFoot.tieMeters }
  }
}
