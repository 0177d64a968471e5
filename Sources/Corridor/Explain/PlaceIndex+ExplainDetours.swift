internal import CorridorGeometry
public import CorridorIndex
package import CorridorThreads

extension PlaceIndex {
  /// Explains why a place is a hit of a query with detours, or is not, and what its detours are.
  ///
  /// As ``explain(_:id:)``, and always agrees with ``find(_:detours:by:)``. The engine is asked for
  /// the detours of the passes that are hits, or of all passes if none is, or from the nearest point
  /// of the route if the place is out of reach: ``Explanation/detours``.
  ///
  /// - Throws: ``SearchError`` in the same cases as `find`.
  public func explain(
    _ query: CorridorQuery, id: String, detours options: DetourOptions, by engine: some DetourEngine
  ) async throws(SearchError) -> Explanation {
    try await explain(query, id: id, detours: options, by: engine, until: nil)
  }

  /// Returns the same until `token` is cancelled.
  package func explain(
    _ query: CorridorQuery, id: String, detours options: DetourOptions,
    by engine: some DetourEngine, until token: CancellationToken?
  ) async throws(SearchError) -> Explanation {
    try options.check()
    var plain = query
    if options.chooses(query.page) {
      if query.page.cursor != nil { throw .detoursHaveNoPages }
      if let limit = query.page.limit, limit < 1 { throw .limitOutOfRange(found: limit) }
      plain.page.limit = nil
      if query.page.sort == .detour { plain.page.sort = .along }
    }
    var explanation = try explain(plain, id: id, until: token)
    guard let place = explanation.place, let nearest = explanation.nearest else {
      return explanation
    }
    let chosen = explanation.passes.filter(\.isChosen)
    let passes =
      !chosen.isEmpty ? chosen : explanation.passes.isEmpty ? [nearest] : explanation.passes
    let log = DetourRequestLog(keepsEntries: true)
    explanation.detours = try await explainedDetours(
      plain, place, passes, options, by: engine.logging(to: log))
    explanation.engineRequests = log.entries
    guard explanation.isHit else { return explanation }
    if let step = try detourStep(plain, place, &explanation, options, until: token) {
      explanation.steps.append(step)
    }
    if explanation.isHit, options.chooses(query.page), let limit = query.page.limit {
      let answer = try await find(query, detours: options, by: engine, until: token)
      let number = answer.hits.firstIndex { $0.place.row == place.row }
      explanation.steps.append(
        ExplanationStep(
          .page, number == nil ? .failed : .met,
          found: number.map { "hit \($0 - answer.hits.startIndex + 1)" } ?? "other hits come first",
          expected: "\(limit) hit\(limit == 1 ? "" : "s") a page"))
    }
    if !explanation.isHit {
      for pass in explanation.passes.indices { explanation.passes[pass].isChosen = false }
    }
    return explanation
  }

  /// The detours of passes, all of which are asked for.
  private func explainedDetours(
    _ query: CorridorQuery, _ place: Place, _ passes: [ExplainedPass], _ options: DetourOptions,
    by engine: some DetourEngine
  ) async throws(SearchError) -> [ExplainedDetour] {
    let line = try rethrowing(
      DetourLine(query.corridor.route), as: SearchError.route)
    var all = options
    all.most = nil
    all.hasShapes = false
    let choice = DetourChoice(all, passCount: passes.count) { (_, _) throws(SearchError) in true }
    var search = try await DetourSearch(
      choice, by: engine, for: query.truck.vehicle, on: line,
      passes: passes.map { DetourPass(place: place.coordinate, alongMeters: $0.alongMeters) })
    try await search.run(.all)
    return passes.indices.map { number in
      let stretch = line.stretch(around: passes[number].alongMeters, options.window)
      var explained = ExplainedDetour(
        alongMeters: passes[number].alongMeters, leaveAlongMeters: stretch.lowerBound,
        rejoinAlongMeters: stretch.upperBound,
        leave: line.route.coordinate(atAlongMeters: stretch.lowerBound),
        rejoin: line.route.coordinate(atAlongMeters: stretch.upperBound),
        detour: search.choice.detours[number] ?? .failure(.notAsked))
      guard search.candidates.indices.contains(number) else { return explained }
      let candidate = search.candidates[number]
      explained.leastSeconds = candidate.leastSeconds.isFinite ? candidate.leastSeconds : nil
      explained.leastMeters = candidate.leastMeters.isFinite ? candidate.leastMeters : nil
      if let along = candidate.along {
        explained.routeSeconds = along.seconds
        explained.routeMeters = along.meters
        explained.usesTimesOfRoute = !along.byEngine
      }
      return explained
    }
  }

  /// The step that decides by detours; nil if none does. Passes that it excludes are not chosen.
  private func detourStep(
    _ query: CorridorQuery, _ place: Place, _ explanation: inout Explanation,
    _ options: DetourOptions, until token: CancellationToken?
  ) throws(SearchError) -> ExplanationStep? {
    let resolved = try ResolvedQuery(query)
    let arrivals = try Explainer(resolved, in: self, until: token).arrivals
    guard options.most != nil || arrivals?.isFilter == true else { return nil }
    var words: [String] = []
    var isMet = false
    for explained in explanation.detours {
      var isKept = options.most == nil
      switch explained.detour {
      case .failure(let reason): words.append("unknown: \(reason.words)")
      case .success(let detour):
        isKept = options.most?.allows(detour) ?? true
        words.append(detour.words)
        if let arrivals, arrivals.isFilter, let times = resolved.travelTimes {
          let seconds =
            times.seconds(atAlongMeters: detour.leaveAlongMeters) + detour.ways.out.seconds
          let isOpen = try rethrowing(
            arrivals.accepts(row: place.row, afterSeconds: seconds), as: SearchError.index)
          if !isOpen {
            isKept = false
            words.append("closed on arrival")
          }
        }
      }
      isMet = isMet || isKept
      guard !isKept else { continue }
      for pass in explanation.passes.indices
      where explanation.passes[pass].alongMeters == explained.alongMeters {
        explanation.passes[pass].isChosen = false
      }
    }
    return ExplanationStep(
      .detour, isMet ? .met : .failed, found: words.joined(separator: ", "),
      expected: options.most?.words ?? "")
  }
}

extension Detour {
  /// `+312.4 s and +2051 m`
  fileprivate var words: String {
    func sign(_ value: Double) -> String { value < 0 ? "" : "+" }
    let tenths = (seconds * 10).rounded() / 10
    return "\(sign(tenths))\(tenths) s and \(sign(meters))\(Int(meters.rounded())) m"
  }
}

extension DetourLimit {
  /// `at most 600 s`
  fileprivate var words: String {
    func plain(_ value: Double) -> String {
      value == value.rounded() && value < 1e15 ? "\(Int(value))" : "\(value)"
    }
    return switch self {
    case .seconds(let most): "at most \(plain(most)) s"
    case .meters(let most): "at most \(plain(most)) m"
    }
  }
}
