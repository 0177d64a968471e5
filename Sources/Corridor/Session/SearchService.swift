public import CorridorGeometry

/// Something elsewhere that answers searches, such as a Corridor server: what
/// ``SearchMode/online(_:)`` asks. `OnlineService` of the product `CorridorOnline` is the client of one.
///
/// The calls are made off the caller's actor. When the search is cancelled, so is the task that
/// made the call. What a service returns is checked: an answer with more objects than a page has,
/// with positions that are none, or with other URIs than were asked for is
/// ``SearchError/serviceMisbehaved(reason:)``.
public protocol SearchService: Sendable {
  /// One page of the answer to a request; its cursors are the service's own.
  ///
  /// - Throws: ``SearchError/serviceUnavailable(reason:)`` when it cannot answer, any other error
  ///   when nobody could.
  func search(_ request: SearchRequest) async throws(SearchError) -> SearchResponse

  /// What is at a point, for a map of this zoom.
  func reverse(
    _ point: Coordinate, zoom: Double, options: SearchOptions
  ) async throws(SearchError) -> SearchResponse

  /// The objects with these URIs: one outcome each, in their order.
  func resolve(
    _ uris: [String], options: SearchOptions
  ) async throws(SearchError) -> [ResolvedObject]
}
