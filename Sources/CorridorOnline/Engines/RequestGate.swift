internal import CorridorThreads

/// Lets a few tasks at once pass; the others wait in the order in which they came.
final class RequestGate: Sendable {
  private struct Waiting: Sendable {
    let number: Int
    /// Resumed with whether the task may pass.
    let continuation: CheckedContinuation<Bool, Never>
  }

  private struct State: Sendable {
    var free: Int
    var waiting: [Waiting] = []
    var count = 0
  }

  private let state: Locked<State>

  /// - Parameter width: How many tasks may be between ``enter()`` and ``leave()`` at once.
  init(_ width: Int) {
    state = Locked(State(free: max(1, width)))
  }

  /// Waits for a turn.
  ///
  /// - Returns: Whether there is one, which ``leave()`` must end; false if the task is cancelled.
  func enter() async -> Bool {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
        let outcome: Bool? = state.withLock { state in
          // A task that is cancelled later finds its continuation, because its handler waits for
          // the lock.
          if Task.isCancelled { return false }
          if state.free > 0 {
            state.free -= 1
            return true
          }
          state.waiting.append(Waiting(number: number, continuation: continuation))
          return nil
        }
        if let outcome { continuation.resume(returning: outcome) }
      }
    } onCancel: {
      let cancelled: Waiting? = state.withLock { state in
        guard let index = state.waiting.firstIndex(where: { $0.number == number }) else {
          return nil
        }
        return state.waiting.remove(at: index)
      }
      cancelled?.continuation.resume(returning: false)
    }
  }

  /// Ends a turn.
  func leave() {
    let next: Waiting? = state.withLock { state in
      guard !state.waiting.isEmpty else {
        state.free += 1
        return nil
      }
      return state.waiting.removeFirst()
    }
    next?.continuation.resume(returning: true)
  }
}
