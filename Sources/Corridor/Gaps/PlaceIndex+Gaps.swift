public import CorridorIndex
package import CorridorThreads

extension PlaceIndex {
  /// Finds the stretches of a route without a place that a query finds.
  ///
  /// A gap reaches from one pass by a place to the next, whichever place that is, as from where the
  /// search begins to the first pass and from the last one to where it ends: a place that is passed
  /// twice ends two gaps, and where nothing is found all of the route is one. It is measured along
  /// the route between the nearest points, without the ways to the places and back; gaps between the
  /// lines of a route have no length. Where successive passes have the same nearest point there is
  /// no gap between them.
  ///
  /// Exact as ``find(_:threads:)``, and costs what finding every pass costs.
  ///
  /// ```swift
  /// let query = CorridorQuery(along: route, categories: ["fuel"])
  /// let report = try places.gaps(query, GapOptions(range: .kilometers(320), reserve: .kilometers(40)))
  /// for gap in report.gaps where gap.exceeds { print(gap.fromMeters, gap.lengthMeters) }
  /// ```
  ///
  /// - Parameters:
  ///   - query: The places, the stretch of the route and the side of it that count. Its passes,
  ///     order, spread, limit and cursor are of no account: every pass ends a gap.
  ///   - options: Which gaps are wanted, and how far the vehicle gets.
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
