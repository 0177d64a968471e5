internal import CorridorThreads

/// The outcome of work in progress, for any number of waiting tasks.
///
/// The first outcome counts: work that is cancelled or late is answered at once, and may continue
/// in the background until it checks for cancellation.
final class Promise<Answer: Sendable>: Sendable {
  typealias Outcome = Result<Answer, SearchError>

  private enum State {
    case awaited([CheckedContinuation<Void, Never>])
    case over(Outcome)
  }

  private let state = Locked(State.awaited([]))

  /// The outcome, once available; read under the lock, since ThreadSanitizer does not always see on Linux
  /// what a continuation hands over.
  var outcome: Outcome {
    get async {
      while true {
        if case .over(let outcome) = state.withLock({ $0 }) { return outcome }
        await withCheckedContinuation { continuation in
          let isOver = state.withLock { state in
            guard case .awaited(let others) = state else { return true }
            state = .awaited(others + [continuation])
            return false
          }
          if isOver { continuation.resume() }
        }
      }
    }
  }

  /// Sets the outcome unless it is already set, and wakes the waiting tasks.
  func finish(_ outcome: Outcome) {
    let waiting: [CheckedContinuation<Void, Never>] = state.withLock { state in
      guard case .awaited(let waiting) = state else { return [] }
      state = .over(outcome)
      return waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// The outcome of `work`, or of the time limit or the cancellation of the waiting task if that
  /// came first.
  ///
  /// Work that does not respond to its cancellation continues in the background; no task waits for
  /// it.
  static func outcome(
    limit: Duration?, late: SearchError, of work: @escaping @Sendable () async -> Outcome
  ) async -> Outcome {
    let promise = Promise()
    let runner = Task { promise.finish(await work()) }
    let timer = limit.map { limit in
      Task {
        try? await Task.sleep(for: limit)
        promise.finish(.failure(late))
      }
    }
    defer {
      runner.cancel()
      timer?.cancel()
    }
    return await withTaskCancellationHandler {
      await promise.outcome
    } onCancel: {
      promise.finish(.failure(.cancelled))
    }
  }
}
