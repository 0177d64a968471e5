package import Corridor
package import CorridorIndex
package import CorridorThreads

/// Which places to find along a route, and what an engine is asked about them.
package struct FindQuestion: Sendable {
  package var query: CorridorQuery
  let detours: DetourQuestion?

  init(query: CorridorQuery, detours: DetourQuestion?) {
    self.query = query
    self.detours = detours
  }

  /// A question without detours.
  package init(_ query: CorridorQuery) { self.init(query: query, detours: nil) }

  package func answer(
    in index: PlaceIndex, until token: CancellationToken?
  ) throws(SearchError) -> Answer {
    guard let detours else { return try index.find(query, until: token) }
    guard let engine = detours.engine else {
      return try index.find(query, detours: detours.options, until: token)
    }
    return try engine.wait(until: token) {
      [query] (engine) async throws(SearchError) in
      try await index.find(query, detours: detours.options, by: engine, until: token)
    }
  }
}

/// Which gaps to find along a route, and by which detours places end them.
package struct GapsQuestion: Sendable {
  package var query: CorridorQuery
  package let options: GapOptions
  let detours: DetourQuestion?

  package func report(
    in index: PlaceIndex, until token: CancellationToken?
  ) throws(SearchError) -> GapReport {
    guard let detours else { return try index.gaps(query, options, until: token) }
    guard let engine = detours.engine else {
      return try index.gaps(query, options, detours: detours.options, until: token)
    }
    return try engine.wait(until: token) {
      [query, options] (engine) async throws(SearchError) in
      try await index.gaps(
        query, options, detours: detours.options, by: engine, until: token)
    }
  }
}

/// What is asked about detours.
struct DetourQuestion: Sendable {
  /// The engine that is asked; nil for the roads of the index.
  let engine: EngineAccess?
  let options: DetourOptions
}
