/// Why a client of a service cannot be made.
@nonexhaustive
public enum OnlineServiceError: Error, Hashable {
  /// The URL is not valid for a service, for the given reason.
  case badURL(found: String, reason: String)
  /// The key is empty or contains blanks, control characters or other invalid characters. The error
  /// does not include the key, because errors end up in logs.
  case badKey
  /// A library that routing engines are asked with cannot be loaded.
  case libraryMissing(library: String, reason: String, package: String)
}

extension OnlineServiceError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .badURL(let found, let reason):
      "'\(found)' is not the URL of a service: \(reason); give one such as https://corridor.example"
    case .badKey:
      """
      the key of the service is empty or has characters other than printable ASCII; give only the \
      key
      """
    case .libraryMissing(let library, let reason, let package):
      "\(library) cannot be loaded: \(reason); install the package \(package)"
    }
  }
}
