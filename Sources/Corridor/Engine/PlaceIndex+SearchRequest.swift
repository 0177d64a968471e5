public import CorridorIndex

extension PlaceIndex {
  /// Searches by text, categories and area, as ``SearchManager`` does, on the caller's thread.
  ///
  /// Deterministic: the same request on the same index gives the same response. May be called from
  /// any number of threads at once. Complexity: what the matches of the text, or the places of the
  /// categories, within the area cost; see ``find(_:)`` for searches along a route.
  ///
  /// - Throws: ``SearchError``; finding nothing is an answer, not an error.
  public func search(_ request: SearchRequest) throws(SearchError) -> SearchResponse {
    try search(request, until: StopSign(after: request.options.timeLimit))
  }
}
