/// The outcome for one requested URI.
public enum ResolvedObject: Sendable {
  /// The object with the URI.
  case found(GeoObject)
  /// No object in the data has the URI, or none has it any longer.
  case gone(uri: String)
  /// The text does not have the form of a URI.
  case malformed(uri: String)

  /// The object, if it was found.
  public var object: GeoObject? {
    if case .found(let object) = self { return object }
    return nil
  }

  /// The requested URI.
  public var uri: String {
    switch self {
    case .found(let object): object.uri
    case .gone(let uri), .malformed(let uri): uri
    }
  }
}

extension SearchResponse {
  /// Makes the response to a search for one URI.
  init(of resolved: ResolvedObject, from source: SearchSource, dataVersion: String) {
    let objects = resolved.object.map { [$0] } ?? []
    var metadata = SearchMetadata(
      found: objects.count, displayType: .single,
      boundingBox: resolved.object.flatMap { GridPosition($0.coordinate) }.flatMap {
        BoundingBox(of: [$0])
      },
      interpretation: .uri(resolved.uri))
    if objects.isEmpty { metadata.goneURI = resolved.uri }
    self.init(objects: objects, metadata: metadata, source: source, dataVersion: dataVersion)
  }
}
