internal import CorridorGeometry

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
      throw .serviceMisbehaved(reason: "other URIs than the \(uris.count) that were asked for")
    }
    for case .found(let object) in resolved { try check(object) }
  }

  private static func check(_ object: GeoObject) throws(SearchError) {
    if object.uri.isEmpty { throw .serviceMisbehaved(reason: "an object without a URI") }
    if !object.coordinate.isOnEarth {
      throw .serviceMisbehaved(
        reason: "object \(object.uri) at no position: \(object.coordinate)")
    }
  }
}
