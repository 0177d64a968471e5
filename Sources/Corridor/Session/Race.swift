/// Waits for work that may not answer in time: for the answer, the end of the time or the
/// cancellation of the waiting task, whichever comes first.
///
/// Work that takes no notice of its cancellation goes on alone; nobody waits for it.
final class Race<Answer: Sendable>: Sendable {
  typealias Outcome = Result<Answer, SearchError>

  private enum State {
    case running
    case awaited(CheckedContinuation<Outcome, Never>)
    case over(Outcome)
  }

  private let state = Guarded(State.running)

  /// The outcome of `work`, or the failure that came first.
  static func run(
    limit: Duration?, late: SearchError, _ work: @escaping @Sendable () async -> Outcome
  ) async -> Outcome {
    let race = Race()
    let runner = Task { race.finish(await work()) }
    let timer = limit.map { limit in
      Task {
        try? await Task.sleep(for: limit)
        race.finish(.failure(late))
      }
    }
    defer {
      runner.cancel()
      timer?.cancel()
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { race.await($0) }
    } onCancel: {
      race.finish(.failure(.cancelled))
    }
  }

  private func await(_ continuation: CheckedContinuation<Outcome, Never>) {
    let outcome: Outcome? = state.use { state in
      if case .over(let outcome) = state { return outcome }
      state = .awaited(continuation)
      return nil
    }
    if let outcome { continuation.resume(returning: outcome) }
  }

  private func finish(_ outcome: Outcome) {
    let waiting: CheckedContinuation<Outcome, Never>? = state.use { state in
      defer { if case .over = state {} else { state = .over(outcome) } }
      if case .awaited(let continuation) = state { return continuation }
      return nil
    }
    waiting?.resume(returning: outcome)
  }
}
