internal import CorridorGeometry
public import CorridorIndex
package import CorridorThreads

extension PlaceIndex {
  /// Finds the places along a route, with the detour to each by road.
  ///
  /// The detour of a pass is the quickest journey from the route before it through the place to the
  /// route behind it, less the way along the route, in time and in metres.
  ///
  /// ``SortOrder/detour`` and ``DetourOptions/most`` choose among all places along the route. With a
  /// limit the engine is asked only for places that could be among those, by straight lines at the
  /// vehicle's top speed. Such answers have no further pages.
  ///
  /// ```swift
  /// let engine = try RoutingEngine(url: "http://127.0.0.1:8002")
  /// let query = CorridorQuery(along: route, categories: ["fuel"], sort: .detour, limit: 5)
  /// let answer = try await places.find(query, detours: DetourOptions(), by: engine)
  /// for hit in answer.hits { print(hit.place.id, hit.detour?.seconds ?? .nan) }
  /// ```
  ///
  /// Places whose detour is unknown come last in ``SortOrder/detour``, and are left out with
  /// ``DetourOptions/most``; ``Answer/detours`` counts them.
  ///
  /// - Throws: As ``find(_:threads:)``; ``SearchError/detoursUnavailable(_:)`` if the engine does not
  ///   answer and the options are strict; ``SearchError/cancelled`` if the task is cancelled.
  public func find(
    _ query: CorridorQuery, detours options: DetourOptions, by engine: some DetourEngine
  ) async throws(SearchError) -> Answer {
    try await find(query, detours: options, by: engine, until: nil)
  }

  /// Finds the same until `token` is cancelled. That does not end a wait for the engine;
  /// cancelling the task does.
  package func find(
    _ query: CorridorQuery, detours options: DetourOptions, by engine: some DetourEngine,
    until token: CancellationToken?
  ) async throws(SearchError) -> Answer {
    let found = try detourCandidates(query, options, until: token)
    let route = query.corridor.route
    let line = try rethrowing(DetourLine(route), as: SearchError.route)
    let log = DetourRequestLog()
    var search = try await DetourSearch(
      found.choice, by: engine.logging(to: log), for: query.truck.vehicle, on: line,
      passes: found.passes)
    let page = query.page
    switch (options.chooses(page), page.sort, page.limit) {
    case (true, .detour, let limit?):
      try await search.run(
        .least(limit), promising: promising(found, query, line, until: token))
    case (true, _, let limit?): try await search.run(.first(limit))
    default: try await search.run(.all)
    }
    var choice = search.choice
    (choice.report.requestCount, choice.report.cachedRequestCount) = (log.count, log.cachedCount)
    return found.answer.with(choice, page)
  }

  /// Finds the places along a route, with about what the detour to each costs by the roads of the
  /// index: no engine is asked.
  ///
  /// The vehicle leaves the route and rejoins it where that is best, within the leg between two
  /// stops and whatever ``DetourOptions/window`` says. Against the times of Valhalla the median of
  /// the differences is 16 seconds in Malta and 12 in Vancouver; one in ten is above 92 and 78.
  ///
  /// - Throws: As ``find(_:threads:)``; ``SearchError/detoursNeedEngine`` if the index has no roads,
  ///   see ``hasRoads``.
  public func find(
    _ query: CorridorQuery, detours options: DetourOptions
  ) throws(SearchError) -> Answer {
    try find(query, detours: options, until: nil)
  }

  /// Finds the same until `token` is cancelled.
  package func find(
    _ query: CorridorQuery, detours options: DetourOptions, until token: CancellationToken?
  ) throws(SearchError) -> Answer {
    guard hasRoads else { throw .detoursNeedEngine }
    let found = try detourCandidates(query, options, until: token)
    let line = try rethrowing(
      DetourLine(query.corridor.route), as: SearchError.route)
    var choice = found.choice
    choice.report.source = .roads
    let detours = try roadDetours(found, query, line, until: token)
    for (number, detour) in detours.enumerated() { try choice.set(number, detour) }
    choice.report.isExact = false
    return found.answer.with(choice, query.page)
  }

  /// The passes whose detours are likely to be the smallest, by the roads of the index, if the
  /// engine may be asked for some only.
  private func promising(
    _ found: DetourCandidates, _ query: CorridorQuery, _ line: DetourLine,
    until token: CancellationToken?
  ) throws(SearchError) -> [Int] {
    guard hasRoads, let count = found.choice.options.mostJourneys, count < found.passes.count else {
      return []
    }
    let detours = try roadDetours(found, query, line, until: token)
    let seconds = detours.map {
      if case .success(let detour) = $0 { detour.seconds } else { Double.infinity }
    }
    let order = seconds.indices.sorted {
      seconds[$0] != seconds[$1] ? seconds[$0] < seconds[$1] : $0 < $1
    }
    return Array(order.prefix(count))
  }

  /// The detours to all passes by the roads of the index.
  private func roadDetours(
    _ found: DetourCandidates, _ query: CorridorQuery, _ line: DetourLine,
    until token: CancellationToken?
  ) throws(SearchError) -> [Result<Detour, DetourUnknown>] {
    guard let roads = try rethrowing(roads(), as: SearchError.index) else { return [] }
    var jurisdictions = JurisdictionReader(self)
    let driving = try found.answer.hits.raw.first.flatMap { (hit) throws(SearchError) in
      try jurisdictions.drivingSide(at: Int(hit.row))
    }
    var detours = try RoadDetours(
      roads, for: query.truck.vehicle, along: query.corridor.route,
      meters: query.corridor.within.value, drivesOnLeft: driving == .left, until: token)
    let stretches = found.passes.map { line.stretch(around: $0.alongMeters, .free) }
    // Leg by leg: one is kept.
    let order = stretches.indices.sorted { stretches[$0].lowerBound < stretches[$1].lowerBound }
    var results = stretches.map { _ in Result<Detour, DetourUnknown>.failure(.noWay) }
    for number in order {
      results[number] = try detours.detour(
        to: found.passes[number].place, from: stretches[number])
    }
    return results
  }

  /// All places along a route among which detours choose.
  private func detourCandidates(
    _ query: CorridorQuery, _ options: DetourOptions, until token: CancellationToken?
  ) throws(SearchError) -> DetourCandidates {
    try options.check()
    if let limit = query.page.limit, limit < 1 { throw .limitOutOfRange(found: limit) }
    var all = query
    if options.chooses(query.page) {
      if query.page.cursor != nil { throw .detoursHaveNoPages }
      all.page.limit = nil
      if query.page.sort == .detour { all.page.sort = .along }
    }
    let answer = try find(all, until: token)
    let hits = answer.hits
    let passes = hits.raw.map {
      DetourPass(
        place: checkedPosition(at: Int($0.row)).coordinate, alongMeters: $0.alongMeters)
    }
    let choice = DetourChoice(options, passCount: passes.count) {
      (number, detour) throws(SearchError) in
      try hits.isOpen(number, by: detour)
    }
    return DetourCandidates(answer: answer, passes: passes, choice: choice)
  }

  /// Finds the same by the roads of the index, see ``find(_:detours:)``.
  package func gaps(
    _ query: CorridorQuery, _ options: GapOptions, detours: DetourOptions,
    until token: CancellationToken?
  ) throws(SearchError) -> GapReport {
    try options.check()
    let every = query.forGaps
    let answer = try find(every, detours: detours, until: token)
    return GapReport(answer, to: try ResolvedQuery(every), options)
  }

  /// Finds the stretches of a route without a place to which the detour is small enough.
  ///
  /// As ``gaps(_:_:threads:)``, but a place whose detour is larger than ``DetourOptions/most``, or
  /// unknown, ends no gap.
  public func gaps(
    _ query: CorridorQuery, _ options: GapOptions = GapOptions(), detours: DetourOptions,
    by engine: some DetourEngine
  ) async throws(SearchError) -> GapReport {
    try await gaps(query, options, detours: detours, by: engine, until: nil)
  }

  /// Finds the same until `token` is cancelled.
  package func gaps(
    _ query: CorridorQuery, _ options: GapOptions, detours: DetourOptions,
    by engine: some DetourEngine, until token: CancellationToken?
  ) async throws(SearchError) -> GapReport {
    try options.check()
    let every = query.forGaps
    let answer = try await find(every, detours: detours, by: engine, until: token)
    return GapReport(answer, to: try ResolvedQuery(every), options)
  }
}

/// All places along a route, among which detours choose.
private struct DetourCandidates {
  let answer: Answer
  let passes: [DetourPass]
  let choice: DetourChoice
}

extension CorridorQuery {
  /// The query whose answer has all passes between which there are gaps.
  fileprivate var forGaps: CorridorQuery {
    var every = self
    every.passes.selection = .all
    every.page = AnswerPage(sort: .along)
    return every
  }
}

extension DetourOptions {
  /// Whether detours decide which places belong to the answer.
  func chooses(_ page: AnswerPage) -> Bool { page.sort == .detour || most != nil }
}

extension Answer {
  /// The answer with the detours to its places.
  fileprivate func with(_ choice: DetourChoice, _ page: AnswerPage) -> Answer {
    let (detours, chosen, options) = (choice.detours, choice.chosen, choice.options)
    let unknown = detours.indices.filter { if case .failure = detours[$0] { true } else { false } }
    var order = chosen
    if options.most == nil { order += unknown }
    if page.sort != .detour { order.sort() }
    // What was asked for and is not wanted: closed when the vehicle arrives by the detour.
    let known = detours.count { if case .success = $0 { true } else { false } }
    var found = self.found - (known - chosen.count)
    if options.chooses(page) {
      if let limit = page.limit { order.removeSubrange(min(limit, order.count)...) }
      if options.most != nil { found = page.limit == nil ? chosen.count : order.count }
    }
    var hits = hits
    let start = hits.raw.startIndex
    hits.raw = order.map { hits.raw[start + $0] }[...]
    hits.detours = order.map { detours[$0] ?? .failure(.notAsked) }
    var answer = Answer(
      found: found, sort: page.sort, correctedText: correctedText, hits: hits,
      nextCursor: nextCursor, dataVersion: dataVersion, routeLengthMeters: routeLengthMeters,
      window: window)
    answer.unknownSideCount = unknownSideCount
    answer.unknownHoursCount = unknownHoursCount
    answer.emptyQuery = emptyQuery
    answer.detours = choice.report
    return answer
  }
}

extension Hits {
  /// Seconds from the start of the journey to the place by a detour; nil if unknown.
  func afterSeconds(by detour: Detour) -> Double? {
    travelTimes.map { $0.seconds(atAlongMeters: detour.leaveAlongMeters) + detour.ways.out.seconds }
  }

  /// Whether a place is open when the vehicle arrives by the detour, if that matters.
  fileprivate func isOpen(_ number: Int, by detour: Detour) throws(SearchError) -> Bool {
    let hit = raw[raw.startIndex + number]
    guard let arrivals, arrivals.isFilter, let seconds = afterSeconds(by: detour) else {
      return true
    }
    return try rethrowing(
      arrivals.accepts(row: Int(hit.row), afterSeconds: seconds), as: SearchError.index)
  }
}
