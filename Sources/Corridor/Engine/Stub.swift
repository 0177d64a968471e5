internal import CorridorGeometry
internal import CorridorIndex

extension PlaceIndex {
  /// Answers a request until a sign says to stop.
  func search(_ request: SearchRequest, until stop: StopSign) throws(SearchError) -> SearchResponse
  {
    throw .serviceUnavailable(reason: "searching an index is not built yet")
  }

  /// Finds what is at a point.
  func reverse(
    _ point: Coordinate, zoom: Double, options: SearchOptions
  ) throws(SearchError) -> SearchResponse {
    throw .serviceUnavailable(reason: "reverse geocoding is not built yet")
  }

  /// Resolves URIs.
  func objects(
    _ uris: [String], options: SearchOptions, until stop: StopSign
  ) throws(SearchError) -> [ResolvedObject] {
    throw .serviceUnavailable(reason: "resolving is not built yet")
  }
}
