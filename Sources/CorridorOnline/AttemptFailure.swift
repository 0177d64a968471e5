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
    case .offline(let reason):
      error = .service(.offline(reason: reason))
      mayPass = true
    case .connectionRefused(let reason):
      error = .service(.refused(reason: reason))
      mayPass = true
    case .hostNotFound(let reason):
      error = .service(.hostNotFound(reason: reason))
      mayPass = true
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
  ///
  /// - Parameter isConditional: Whether the request had an entity tag, so that 304 is an answer.
  init?(_ reply: TransferReply, isConditional: Bool) {
    let problem =
      reply.type == "application/problem+json"
      ? try? AnswerReader.read(reply.body) { (root) throws(AnswerFault) in try Problem(root) } : nil
    let status = reply.status
    let reason = problem?.detail ?? (reply.isHTML ? "an HTML page" : "without a reason")
    switch status {
    case 200:
      guard reply.type != "application/json" else { return nil }
      error = .serviceMisbehaved(reason: "\(reply.typeInWords) instead of JSON; \(Self.advice)")
    case 304:
      guard !isConditional else { return nil }
      error = .serviceMisbehaved(reason: "304 to a request without If-None-Match")
    case 300...399:
      error = .serviceUnavailable(
        reason: "\(status), it has moved to \(reply.location ?? "nowhere"); give that URL")
    case 401, 403:
      error = .service(.unauthorised(status: status, reason: reason))
    case 413:
      error = .service(.exceedsLimit(status: status, reason: reason))
    case 429:
      error = .service(.limited(retryAfter: reply.retryAfter))
      retryAfter = reply.retryAfter
      mayPass = true
    case 500...:
      error = .service(.remoteFault(status: status, reason: reason))
      retryAfter = reply.retryAfter
      // A request that took too long would take too long again.
      mayPass = [502, 503, 504].contains(status) && problem?.code != "deadline"
    default:
      guard let problem else {
        error = .serviceMisbehaved(reason: "\(status) and \(reply.typeInWords); \(Self.advice)")
        return
      }
      error =
        problem.searchError
        ?? .service(
          problem.isAboutLimit
            ? .exceedsLimit(status: status, reason: reason)
            : .rejected(status: status, reason: reason))
    }
  }

  /// What to do if another service answers.
  private static let advice =
    "check that the URL is that of a Corridor service, and whether the network asks to sign in"
}

extension TransferReply {
  fileprivate var isHTML: Bool { type == "text/html" || type == "application/xhtml+xml" }

  /// The type of the body, for messages.
  fileprivate var typeInWords: String {
    if isHTML { return "an HTML page" }
    return type.isEmpty ? "a body without a type" : type
  }
}
