/// Why a client of a service cannot be made.
@nonexhaustive
public enum OnlineServiceError: Error, Hashable {
  /// The URL is not that of a service; with what is wrong with it.
  case badURL(found: String, reason: String)
  /// The key has blanks, control characters or others that no key has, or is empty. It is not
  /// repeated here, since errors end up in logs.
  case badKey
}

extension OnlineServiceError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .badURL(let found, let reason):
      "'\(found)' is no URL of a service: \(reason); give one such as https://corridor.example"
    case .badKey:
      "the key of the service is empty or has characters other than printable ASCII; give it alone"
    }
  }
}
