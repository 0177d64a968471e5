internal import CorridorGeometry
public import CorridorIndex
package import CorridorThreads

extension PlaceIndex {
  /// Explains step by step why a place is a hit of a query, or is not, and which changes make it
  /// one.
  ///
  /// Each step uses the code that decides it in ``find(_:threads:)``, so that both always agree:
  /// the place is a hit of the query if and only if ``Explanation/isHit``. Costs about as much as
  /// resolving the text and the categories of the query; with a limit, as much as the search.
  ///
  /// ```swift
  /// let why = try places.explain(query, id: "osm:node/1")
  /// print(why.isHit, why.reason?.found ?? "", why.remedies)
  /// ```
  ///
  /// - Parameter id: A place's URI. An unknown URI is an answer, not an error.
  /// - Throws: ``SearchError`` in the same cases as `find`.
  public func explain(_ query: CorridorQuery, id: String) throws(SearchError) -> Explanation {
    try explain(query, id: id, until: nil)
  }

  /// Returns the same until `token` is cancelled.
  package func explain(
    _ query: CorridorQuery, id: String, until token: CancellationToken?
  ) throws(SearchError) -> Explanation {
    let resolved = try ResolvedQuery(query)
    var explanation = try Explainer(resolved, in: self, until: token).explanation(of: id)
    guard explanation.place != nil, !explanation.isHit else { return explanation }
    // A later obstacle shows only after the earlier ones are removed.
    var query = query
    // The position at which a window begins is resolved only once.
    query.journey.window = resolved.window.map { .meters($0) }
    var remedies: [Remedy] = []
    for _ in ExplanationStep.Name.allCases {
      let explainer = try Explainer(
        ResolvedQuery(query.applying(remedies)), in: self, until: token)
      let next = try explainer.explanation(of: id)
      if next.isHit {
        explanation.remedies = remedies
        break
      }
      let more = try explainer.remedies(of: next)
      guard !more.isEmpty else { break }
      remedies = Explainer.joined(remedies, more, resolved)
    }
    return explanation
  }
}
