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
    try options.check()
    if let limit = query.page.limit, limit < 1 { throw .limitOutOfRange(found: limit) }
    var all = query
    if options.chooses(query.page) {
      if query.page.cursor != nil { throw .detoursHaveNoPages }
      all.page.limit = nil
      if query.page.sort == .detour { all.page.sort = .along }
    }
    let answer = try find(all, until: token)
    let route = query.corridor.route
    let line = try rethrowing(DetourLine(route, stops: options.stops), as: SearchError.route)
    let hits = answer.hits
    let log = DetourRequestLog()
    var search = try await DetourSearch(
      options, by: engine.logging(to: log), for: query.truck.vehicle, on: line,
      passes: hits.raw.map {
        (checkedPosition(at: Int($0.row)).coordinate, $0.alongMeters)
      }
    ) { (number, detour) throws(SearchError) in
      try hits.isOpen(number, by: detour)
    }
    let page = query.page
    if !options.chooses(page) {
      try await search.run(.all)
    } else if page.sort == .detour {
      try await search.run(page.limit.map { .least($0) } ?? .all)
    } else {
      try await search.run(page.limit.map { .first($0) } ?? .all)
    }
    var report = search.report
    (report.requestCount, report.cachedRequestCount) = (log.count, log.cachedCount)
    return answer.with(search.detours, search.chosen, report, page, options)
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
    var every = query
    every.passes.selection = .all
    every.page = AnswerPage(sort: .along)
    let answer = try await find(every, detours: detours, by: engine, until: token)
    return GapReport(answer, to: try ResolvedQuery(every), options)
  }
}

extension DetourOptions {
  /// Whether detours decide which places belong to the answer.
  func chooses(_ page: AnswerPage) -> Bool { page.sort == .detour || most != nil }
}

extension Answer {
  /// The answer with the detours to its places.
  ///
  /// - Parameters:
  ///   - detours: For each hit, its detour, why it is unknown, or nil if it was not needed.
  ///   - chosen: The hits with detours that belong to the answer, the smallest detour first.
  fileprivate func with(
    _ detours: [Result<Detour, DetourUnknown>?], _ chosen: [Int], _ report: DetourReport,
    _ page: AnswerPage, _ options: DetourOptions
  ) -> Answer {
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
    answer.detours = report
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
