internal import Corridor

/// A call to a service: attempts until one succeeds or another one cannot help.
struct ServiceCall {
  let request: TransferRequest
  let limits: OnlineLimits
  let retries: RetryPolicy
  /// The time limit of the search.
  let timeLimit: Duration?

  /// The answer: a reply with a body, or with the status 304 to a request with an entity tag.
  func answer(by client: HTTPClient) async throws(SearchError) -> TransferReply {
    let time = timeLimit.map { min($0, limits.timeout) } ?? limits.timeout
    let deadline = ContinuousClock.now + time
    var attempt = 1
    while true {
      if Task.isCancelled { throw .cancelled }
      let left = deadline - .now
      guard left > .zero else { throw late(time) }
      var request = request
      request.connectTimeout = min(request.connectTimeout, left)
      request.timeout = min(request.timeout, left)
      let failure: AttemptFailure
      switch await client.outcome(of: request) {
      case .success(let reply):
        guard let found = AttemptFailure(reply, isConditional: request.knownTag != nil) else {
          return reply
        }
        failure = found
      case .failure(.cancelled):
        throw .cancelled
      case .failure(.tookTooLong):
        guard ContinuousClock.now < deadline else { throw late(time) }
        failure = AttemptFailure(
          error: .service(.timedOut(limit: request.timeout)), mayPass: true)
      case .failure(let fault):
        failure = AttemptFailure(fault)
      }
      guard failure.mayPass, attempt < retries.attempts else { throw failure.error }
      let wait = retries.wait(after: attempt, asked: failure.retryAfter)
      // There is no time for another attempt, so do not wait for it.
      guard .now + wait < deadline else { throw failure.error }
      do { try await Task.sleep(for: wait) } catch { throw .cancelled }
      attempt += 1
    }
  }

  /// The error when time runs out: the search's own limit, or the limit of a call.
  private func late(_ time: Duration) -> SearchError {
    if let timeLimit, timeLimit <= limits.timeout { return .tookTooLong(limit: timeLimit) }
    return .service(.timedOut(limit: time))
  }
}
