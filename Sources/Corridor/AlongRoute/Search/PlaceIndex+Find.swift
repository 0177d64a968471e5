internal import CorridorGeometry
public import CorridorIndex
package import CorridorThreads

extension PlaceIndex {
  /// Finds the places along a route.
  ///
  /// Exact: a place is in the answer if and only if its geodesic distance to the route on WGS84,
  /// without its ferries, is at most the query's half-width. This holds for any route, any
  /// half-width, anywhere on Earth. The same query on the same index gives the same answer, byte
  /// for byte.
  ///
  /// Cost: the parts of both trees that come within the half-width of each other, plus a nearest
  /// point for each place within it; independent of the number of places in the index. May be
  /// called from any number of threads at once.
  ///
  /// - Parameters:
  ///   - query: What to find.
  ///   - threads: The number of threads that may search at once, including the caller's. More than
  ///     one makes an answer of tens of thousands of hits faster; the answer is the same.
  /// - Throws: ``SearchError``; finding nothing is an answer, not an error.
  public func find(
    _ query: CorridorQuery, threads: Int = 1
  ) throws(SearchError) -> Answer {
    var counts = WalkCounts()
    return try find(query, threads: threads, counts: &counts)
  }

  /// Finds the same as ``find(_:threads:)`` until `token` is cancelled.
  package func find(
    _ query: CorridorQuery, until token: CancellationToken?
  ) throws(SearchError) -> Answer {
    try find(try ResolvedQuery(query), until: token)
  }

  /// Finds the same for a query that has been checked.
  func find(
    _ query: ResolvedQuery, until token: CancellationToken?
  ) throws(SearchError) -> Answer {
    var counts = WalkCounts()
    return try find(query, threads: 1, counts: &counts, until: token)
  }

  /// Finds the same as ``find(_:threads:)``, and adds the work of the search to `counts`.
  package func find(
    _ query: CorridorQuery, threads: Int = 1, counts: inout WalkCounts,
    until token: CancellationToken? = nil
  ) throws(SearchError) -> Answer {
    try find(try ResolvedQuery(query), threads: threads, counts: &counts, until: token)
  }

  /// Finds the same for a query that has been checked.
  func find(
    _ query: ResolvedQuery, threads: Int, counts: inout WalkCounts, until token: CancellationToken?
  ) throws(SearchError) -> Answer {
    let shape = query.route.roads
    let within = query.within
    let segments = query.window.map { shape.segments(inMeters: $0) }
    let search = try CorridorSearch(query, in: self, until: token)
    return try search.answer { (tree, conditions, closest) throws(SearchError) in
      if query.route.isAllFerry { return WalkHits() }
      return try ParallelWalk.run(threads: threads, counts: &counts) {
        TreeWalk(
          tree, along: shape, within: within, segments: segments, conditions: conditions,
          closest: closest, passes: search.treatment(closest: closest))
      }
    }
  }

  /// Finds the same as ``find(_:)`` by measuring every place against every edge of the route with
  /// PROJ. Slow; meant for checking.
  public func fullScan(_ query: CorridorQuery) throws(SearchError) -> Answer {
    let query = try ResolvedQuery(query)
    let scan = FullScan(along: query.route, within: query.within)
    return try CorridorSearch(query, in: self, scans: true).answer {
      (tree, conditions, _) throws(SearchError) in
      WalkHits(try scan.run(tree, conditions))
    }
  }
}
