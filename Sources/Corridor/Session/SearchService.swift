public import CorridorGeometry

/// A remote source of answers, such as a Corridor server, for ``SearchMode/online(_:)``.
///
/// `OnlineService` of the product `CorridorOnline` is a client for a Corridor server.
///
/// The calls are made off the caller's actor. Cancelling the search cancels the task that made the
/// call. Answers are checked: one with more objects than the page size, with invalid positions, or
/// with other URIs than requested is ``SearchError/serviceMisbehaved(reason:)``.
public protocol SearchService: Sendable {
  /// One page of the answer to a request; its cursors belong to the service.
  ///
  /// - Throws: ``SearchError/serviceUnavailable(reason:)`` if the service cannot answer, any other
  ///   error if no source could.
  func search(_ request: SearchRequest) async throws(SearchError) -> SearchResponse

  /// The objects at a point, for a map of this zoom.
  func reverse(
    _ point: Coordinate, zoom: Double, options: SearchOptions
  ) async throws(SearchError) -> SearchResponse

  /// The objects with these URIs: one outcome each, in the same order.
  func resolve(
    _ uris: [String], options: SearchOptions
  ) async throws(SearchError) -> [ResolvedObject]
}
