internal import Corridor
internal import CorridorRequests

/// Why an attempt gave no answer, and whether another attempt may succeed.
struct AttemptFailure {
  var error: SearchError
  /// Whether the failure may be temporary.
  var mayPass = false
  /// How long the service asks clients to wait.
  var retryAfter: Duration?

  init(error: SearchError, mayPass: Bool) {
    self.error = error
    self.mayPass = mayPass
  }

  /// Makes the failure for a transfer fault.
  init(_ fault: TransferFault) {
    switch fault {
    case .cancelled:
      error = .cancelled
    case .libraryMissing(let reason):
      error = .serviceUnavailable(
        reason: "libcurl cannot be loaded: \(reason); install the package libcurl4")
    case .tookTooLong:
      error = .serviceUnavailable(reason: "it takes too long")
    case .broken(let reason):
      error = .serviceUnavailable(reason: reason)
      mayPass = true
    case .refused(let reason):
      error = .serviceUnavailable(reason: reason)
    case .garbage(let reason):
      error = .serviceMisbehaved(reason: reason)
    case .tooLarge(let limit):
      error = .serviceMisbehaved(reason: "an answer of more than \(limit) bytes")
    }
  }

  /// Makes the failure that a reply reports; nil if the reply is an answer.
  init?(_ reply: TransferReply) {
    let problem =
      reply.type == "application/problem+json"
      ? try? AnswerReader.read(reply.body) { (root) throws(AnswerFault) in try Problem(root) } : nil
    let words = "\(reply.status)" + (problem.map { ": \($0.detail)" } ?? "")
    switch reply.status {
    case 200:
      guard reply.type != "application/json" else { return nil }
      error = .serviceMisbehaved(
        reason: "\(reply.type.isEmpty ? "no type" : reply.type) instead of JSON")
    case 300...399:
      error = .serviceUnavailable(
        reason: "\(reply.status), it has moved to \(reply.location ?? "nowhere"); give that URL")
    case 429, 502, 503, 504:
      error = .serviceUnavailable(reason: words)
      retryAfter = reply.retryAfter
      // A request that took too long would take too long again.
      mayPass = problem?.code != "deadline"
    case 401, 403:
      error = .serviceUnavailable(reason: words)
    default:
      if let problem {
        error = problem.searchError ?? .serviceUnavailable(reason: words)
      } else if reply.status >= 500 {
        error = .serviceUnavailable(reason: words)
      } else {
        error = .serviceMisbehaved(
          reason: "\(reply.status), which is not an answer of a Corridor service; check the URL")
      }
    }
  }
}
