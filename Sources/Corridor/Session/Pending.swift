internal import CorridorThreads

/// The outcome of work in progress, for any number of waiting tasks.
///
/// The first outcome counts: work that is cancelled or late is answered at once, and may continue
/// in the background until it checks for cancellation.
final class Pending<Answer: Sendable>: Sendable {
  typealias Outcome = Result<Answer, SearchError>

  private enum State {
    case awaited([CheckedContinuation<Outcome, Never>])
    case over(Outcome)
  }

  private let state = Locked(State.awaited([]))

  /// The outcome, once available.
  var outcome: Outcome {
    get async {
      await withCheckedContinuation { continuation in
        let outcome: Outcome? = state.withLock { state in
          switch state {
          case .over(let outcome): return outcome
          case .awaited(let others):
            state = .awaited(others + [continuation])
            return nil
          }
        }
        if let outcome { continuation.resume(returning: outcome) }
      }
    }
  }

  /// Sets the outcome unless it is already set, and wakes the waiting tasks.
  func finish(_ outcome: Outcome) {
    let waiting: [CheckedContinuation<Outcome, Never>] = state.withLock { state in
      guard case .awaited(let waiting) = state else { return [] }
      state = .over(outcome)
      return waiting
    }
    for continuation in waiting { continuation.resume(returning: outcome) }
  }
}
