/// Why a service gave no answer.
///
/// An answer that a client does not understand is ``SearchError/serviceMisbehaved(reason:)``; any
/// other reason, such as an invalid certificate, is ``SearchError/serviceUnavailable(reason:)``.
@nonexhaustive
public enum ServiceError: Error, Hashable {
  /// This machine has no route to the service: it is offline.
  case offline(reason: String)
  /// Nothing listens at the address of the service; the connection was refused.
  case refused(reason: String)
  /// The name of the host cannot be resolved (DNS).
  case hostNotFound(reason: String)
  /// There was no answer within the time limit of the client.
  case timedOut(limit: Duration)
  /// The key is missing or wrong, or is not allowed to do this (401, 403).
  case unauthorised(status: Int, reason: String)
  /// The client sends too many requests (429); with the time to wait, if the service gives one.
  case limited(retryAfter: Duration?)
  /// The service failed, or cannot answer now (500 to 599).
  case remoteFault(status: Int, reason: String)
  /// The service refuses the request as wrong (400 to 499).
  case rejected(status: Int, reason: String)
  /// The request exceeds a limit of this service: its size, its work or the width of its corridor.
  case exceedsLimit(status: Int, reason: String)
  /// The cache does not have the answer, and the service must not be asked.
  case notCached

  /// Whether an index may answer in place of the service: not if the key or the request is wrong.
  var allowsFallback: Bool {
    switch self {
    case .unauthorised, .rejected: false
    default: true
    }
  }
}

extension ServiceError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .offline(let reason): "this machine has no connection to the search service: \(reason)"
    case .refused(let reason): "the search service refuses connections: \(reason)"
    case .hostNotFound(let reason): "the host of the search service is unknown: \(reason)"
    case .timedOut(let limit): "the search service gave no answer within \(limit)"
    case .unauthorised(let status, let reason):
      "the search service does not accept the key: \(status), \(reason)"
    case .limited(let wait):
      "the search service allows no more requests now"
        + (wait.map { "; try again after \($0)" } ?? "; try again later")
    case .remoteFault(let status, let reason): "the search service failed: \(status), \(reason)"
    case .rejected(let status, let reason):
      "the search service refuses the request: \(status), \(reason)"
    case .exceedsLimit(let status, let reason):
      "the request exceeds a limit of the search service: \(status), \(reason)"
    case .notCached: "the cache does not have the answer, and the search service was not asked"
    }
  }
}
