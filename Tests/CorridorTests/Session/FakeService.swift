import Corridor
import CorridorGeometry
import CorridorIndex

/// A service that answers as a closure says.
struct FakeService: SearchService {
  var answer: @Sendable (SearchRequest) async throws(SearchError) -> SearchResponse
  var resolved: @Sendable ([String]) async throws(SearchError) -> [ResolvedObject] = { uris in
    uris.map { .gone(uri: $0) }
  }

  func search(_ request: SearchRequest) async throws(SearchError) -> SearchResponse {
    try await answer(request)
  }

  func reverse(
    _ point: Coordinate, zoom: Double, options: SearchOptions
  ) async throws(SearchError) -> SearchResponse {
    try await answer(SearchRequest())
  }

  func resolve(
    _ uris: [String], options: SearchOptions
  ) async throws(SearchError) -> [ResolvedObject] {
    try await resolved(uris)
  }

  /// A page with one object.
  static func page(
    _ uri: String = "remote:1", at coordinate: Coordinate = SearchWorld.center,
    cursor: String? = nil
  ) -> SearchResponse {
    SearchResponse(
      objects: [GeoObject(uri: uri, name: uri, kind: .business, coordinate: coordinate)],
      metadata: SearchMetadata(found: 2), nextCursor: cursor)
  }
}
