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
  /// - Throws: ``SearchError/service(_:)``, ``SearchError/serviceUnavailable(reason:)`` or
  ///   ``SearchError/serviceMisbehaved(reason:)`` if the service cannot answer, any other error if no
  ///   source could.
  func search(_ request: SearchRequest) async throws(SearchError) -> SearchResponse

  /// The objects at a point, for a map of this zoom.
  func reverse(
    _ point: Coordinate, zoom: Double, options: SearchOptions
  ) async throws(SearchError) -> SearchResponse

  /// The objects with these URIs: one outcome each, in the same order.
  func resolve(
    _ uris: [String], options: SearchOptions
  ) async throws(SearchError) -> [ResolvedObject]

  /// Completions of a fragment, for ``SearchCompleter``; by default
  /// ``SearchError/serviceUnavailable(reason:)``.
  func complete(_ request: CompletionRequest) async throws(SearchError) -> [SearchCompletion]
}

extension SearchService {
  /// Reports that the service has no completions.
  public func complete(
    _ request: CompletionRequest
  ) async throws(SearchError) -> [SearchCompletion] {
    throw .serviceUnavailable(reason: "it has no completions")
  }
}

/// The conditions that a service's answer must meet to be passed on.
enum ServiceCheck {
  static func check(_ response: SearchResponse, for call: SearchCall) throws(SearchError) {
    let objects = response.objects
    if objects.count > call.pageSize {
      throw .serviceMisbehaved(
        reason: "\(objects.count) objects on a page of at most \(call.pageSize)")
    }
    if response.metadata.found < objects.count {
      throw .serviceMisbehaved(
        reason: "\(objects.count) objects on a page of \(response.metadata.found) found")
    }
    if objects.isEmpty, response.nextCursor != nil {
      throw .serviceMisbehaved(reason: "an empty page before the last one")
    }
    for object in objects { try check(object) }
    if let toponym = response.metadata.toponym { try check(toponym) }
  }

  static func check(_ resolved: [ResolvedObject], for uris: [String]) throws(SearchError) {
    guard resolved.map(\.uri) == uris else {
      throw .serviceMisbehaved(reason: "URIs other than the \(uris.count) requested ones")
    }
    for case .found(let object) in resolved { try check(object) }
  }

  static func check(
    _ completions: [SearchCompletion], for request: CompletionRequest
  ) throws(SearchError) {
    if completions.count > request.maxResults {
      throw .serviceMisbehaved(
        reason: "\(completions.count) completions instead of at most \(request.maxResults)")
    }
    for completion in completions {
      if MagicKey(decoding: completion.magicKey) == nil {
        throw .serviceMisbehaved(reason: "a completion without a magic key")
      }
      if completion.coordinate?.isOnEarth == false {
        throw .serviceMisbehaved(reason: "completion '\(completion.title)' at no position")
      }
    }
  }

  private static func check(_ object: GeoObject) throws(SearchError) {
    if object.uri.isEmpty { throw .serviceMisbehaved(reason: "an object without a URI") }
    if !object.coordinate.isOnEarth {
      throw .serviceMisbehaved(
        reason: "object \(object.uri) at no position: \(object.coordinate)")
    }
  }
}
