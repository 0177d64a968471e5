/// What became of one URI.
public enum ResolvedObject: Sendable {
  /// The object with the URI.
  case found(GeoObject)
  /// There is none in the data, or no longer.
  case gone(uri: String)
  /// The text has not the form of a URI.
  case malformed(uri: String)

  /// The object, if it was found.
  public var object: GeoObject? {
    if case .found(let object) = self { return object }
    return nil
  }

  /// The URI that was asked for.
  public var uri: String {
    switch self {
    case .found(let object): object.uri
    case .gone(let uri), .malformed(let uri): uri
    }
  }
}
