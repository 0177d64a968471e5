/// Runs a task, with its child tasks, on the thread that waits for it (SE-0417).
///
/// The task needs no thread of Swift's global pool, which has one a processor: it goes on even when
/// synchronous work blocks all of them. There are no other threads and no cost before the first task.
///
/// Unstructured tasks that the task starts are not its children and run elsewhere. Timers
/// (`Task.sleep`) and callbacks of other threads only enqueue here.
package final class WaitingExecutor: TaskExecutor, @unchecked Sendable {
  // SAFETY: `jobs` is accessed only while the mutex of `condition` is held.
  private let condition = Condition()
  private var jobs: [UnownedJob] = []

  private init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    condition.withLock {
      jobs.append(job)
      condition.signal()
    }
  }

  /// The jobs that can run, oldest first, once there are any or `limit` is over.
  private func nextJobs(within limit: Duration?) -> [UnownedJob] {
    condition.withLock {
      if let limit {
        if jobs.isEmpty { condition.wait(atMost: limit) }
      } else {
        while jobs.isEmpty { condition.wait() }
      }
      let next = jobs
      jobs = []
      return next
    }
  }

  /// Between two looks at the token while nothing can run.
  private static let interval = Duration.milliseconds(5)

  /// The outcome of `work`, which runs on this thread; cancelling `token` cancels its task.
  ///
  /// Returns when the work does, also if it is cancelled.
  package static func outcome<Value: Sendable>(
    until token: CancellationToken?, of work: @escaping @Sendable () async -> Value
  ) -> Value {
    let executor = WaitingExecutor()
    let outcome = Locked<Value?>(nil)
    let task = Task(executorPreference: executor) {
      let value = await work()
      outcome.withLock { $0 = value }
    }
    while true {
      for job in executor.nextJobs(within: token == nil ? nil : interval) {
        // SAFETY: each job is run once, and the executor lives until the task is over.
        unsafe job.runSynchronously(on: executor.asUnownedTaskExecutor())
      }
      if let value = outcome.withLock({ $0 }) { return value }
      if token?.isCancelled == true { task.cancel() }
    }
  }
}
