/// Waits for work that may not answer in time: for the answer, the end of the time or the
/// cancellation of the waiting task, whichever comes first.
///
/// Work that takes no notice of its cancellation goes on alone; nobody waits for it.
enum Race<Answer: Sendable> {
  typealias Outcome = Pending<Answer>.Outcome

  /// The outcome of `work`, or the failure that came first.
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
