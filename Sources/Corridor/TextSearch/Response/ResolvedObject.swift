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
