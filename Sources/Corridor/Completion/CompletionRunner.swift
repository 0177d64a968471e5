internal import CorridorIndex
internal import CorridorThreads

/// Completes fragments in a mode: asks the service, the index, or one after the other.
struct CompletionRunner: Sendable {
  typealias Outcome = Result<[SearchCompletion], SearchError>

  let mode: SearchMode

  /// The index, if no service is to be asked.
  var index: PlaceIndex? {
    if case .offline(let index) = mode { index } else { nil }
  }

  /// Answers a request. If the task is cancelled, or the token, the answer is no longer wanted.
  func run(
    _ request: CompletionRequest, until token: CancellationToken
  ) async -> CompletionUpdate {
    switch mode {
    case .offline(let index):
      return Self.ask(index, request, as: .offline, until: token)
    case .online(let service):
      let outcome = await Self.ask(service, request, limit: nil)
      return CompletionUpdate(fragment: request.fragment, result: outcome, source: .online)
    case .combined(let index, let service, let timeout):
      let outcome = await Self.ask(service, request, limit: timeout)
      guard case .failure(let reason) = outcome, reason.allowsFallback else {
        return CompletionUpdate(fragment: request.fragment, result: outcome, source: .online)
      }
      return Self.ask(index, request, as: .fallback(reason), until: token)
    }
  }

  static func ask(
    _ index: PlaceIndex, _ request: CompletionRequest, as source: SearchSource,
    until token: CancellationToken
  ) -> CompletionUpdate {
    let outcome = Outcome { () throws(SearchError) in try index.complete(request, until: token) }
    return CompletionUpdate(fragment: request.fragment, result: outcome, source: source)
  }

  private static func ask(
    _ service: any SearchService, _ request: CompletionRequest, limit: Duration?
  ) async -> Outcome {
    let late = SearchError.tookTooLong(limit: limit ?? .zero)
    return await Promise.outcome(limit: limit, late: late) {
      do throws(SearchError) {
        try request.checkLimits()
        // It clears a list, which must not wait for a service.
        guard !request.fragment.isEmpty else { return .success([]) }
        let completions = try await service.complete(request)
        try ServiceCheck.check(completions, for: request)
        return .success(completions)
      } catch {
        return .failure(error)
      }
    }
  }
}
