public import CorridorIndex
package import CorridorThreads

extension PlaceIndex {
  /// Finds the stretches of a route without a place that the query matches.
  ///
  /// A gap extends from one pass by a place to the next pass by any place; also from the beginning
  /// of the search to the first pass, and from the last pass to the end of the search. A place that
  /// is passed twice ends two gaps, and if nothing is found, the whole route is one gap. Its length
  /// is measured along the route between the nearest points, without the ways to the places and
  /// back; gaps between the lines of a route have no length. Between successive passes with the
  /// same nearest point there is no gap.
  ///
  /// As exact as ``find(_:threads:)``, at the cost of finding every pass.
  ///
  /// ```swift
  /// let query = CorridorQuery(along: route, categories: ["fuel"])
  /// let options = GapOptions(range: .kilometers(320), reserve: .kilometers(40))
  /// let report = try places.gaps(query, options)
  /// for gap in report.gaps where gap.exceeds { print(gap.fromMeters, gap.lengthMeters) }
  /// ```
  ///
  /// - Parameters:
  ///   - query: The places, the stretch of the route and the side of it that count. Its passes,
  ///     order, spread, limit and cursor are ignored: every pass ends a gap.
  ///   - options: Which gaps to return, and the range of the vehicle.
  ///   - threads: As for ``find(_:threads:)``.
  /// - Throws: ``SearchError``; a route without any gap is an answer, not an error.
  public func gaps(
    _ query: CorridorQuery, _ options: GapOptions = GapOptions(), threads: Int = 1
  ) throws(SearchError) -> GapReport {
    try gaps(query, options, threads: threads, until: nil)
  }

  /// Finds the same as ``gaps(_:_:threads:)`` until `token` is cancelled.
  package func gaps(
    _ query: CorridorQuery, _ options: GapOptions, threads: Int = 1, until token: CancellationToken?
  ) throws(SearchError) -> GapReport {
    try options.check()
    var every = query
    every.passes.selection = .all
    every.page = AnswerPage(sort: .along)
    let resolved = try ResolvedQuery(every)
    var counts = WalkCounts()
    let answer = try find(resolved, threads: threads, counts: &counts, until: token)
    return GapReport(answer, to: resolved, options)
  }
}
