/// Waits for work that may not finish in time: until it answers, the time limit expires or the
/// waiting task is cancelled, whichever comes first.
///
/// Work that does not respond to its cancellation continues in the background; no task waits for
/// it.
enum Race<Answer: Sendable> {
  typealias Outcome = Pending<Answer>.Outcome

  /// The outcome of `work`, or of the limit or cancellation if that came first.
  static func run(
    limit: Duration?, late: SearchError, _ work: @escaping @Sendable () async -> Outcome
  ) async -> Outcome {
    let pending = Pending<Answer>()
    let runner = Task { pending.finish(await work()) }
    let timer = limit.map { limit in
      Task {
        try? await Task.sleep(for: limit)
        pending.finish(.failure(late))
      }
    }
    defer {
      runner.cancel()
      timer?.cancel()
    }
    return await withTaskCancellationHandler {
      await pending.outcome
    } onCancel: {
      pending.finish(.failure(.cancelled))
    }
  }
}
