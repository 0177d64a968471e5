import CorridorTestSupport
import CorridorThreads
import Foundation
import Testing

@Suite(.serialized, .timeLimit(.minutes(ProcessorTime.minutes(2)))) struct WaitingExecutorTests {
  /// Suspends the task until a thread, which is none of Swift's, resumes it.
  private static func suspend() async {
    await withCheckedContinuation { continuation in
      Foundation.Thread.detachNewThread { continuation.resume() }
    }
  }

  @Test func `a task goes on while all threads of the pool are blocked`() {
    let (sum, wasBlocked) = BlockedPool.run {
      WaitingExecutor.outcome(until: nil) {
        await Self.suspend()
        try? await Task.sleep(for: .milliseconds(5))
        return await withTaskGroup(of: Int.self) { tasks in
          for number in 1...10 {
            tasks.addTask {
              await Self.suspend()
              return number
            }
          }
          async let more = { () async -> Int in
            await Self.suspend()
            return 45
          }()
          return await tasks.reduce(0, +) + more
        }
      }
    }
    #expect(sum == 100 && wasBlocked)
  }

  @Test func `all of a task runs on the thread that waits`() {
    let here = pthread_self()
    let isHere = WaitingExecutor.outcome(until: nil) {
      var isHere = pthread_self() == here
      await Self.suspend()
      isHere = isHere && pthread_self() == here
      async let child = pthread_self() == here
      return await child && isHere
    }
    #expect(isHere)
  }

  @Test func `a token cancels a task that sleeps, and its children`() {
    let (count, wasBlocked) = BlockedPool.run {
      WaitingExecutor.outcome(until: CancellationToken(after: .milliseconds(20))) {
        await withTaskGroup(of: Int.self) { tasks in
          for _ in 0..<3 {
            tasks.addTask { (try? await Task.sleep(for: .seconds(600))) == nil ? 1 : 0 }
          }
          return await tasks.reduce(0, +)
        }
      }
    }
    #expect(count == 3 && wasBlocked)
  }

  @Test func `a task may wait for another one`() async {
    let value = await Task.detached {
      WaitingExecutor.outcome(until: CancellationToken()) {
        await Self.suspend()
        let inner = WaitingExecutor.outcome(until: nil) {
          await Self.suspend()
          return 1
        }
        await Self.suspend()
        return inner + 1
      }
    }.value
    #expect(value == 2)
  }
}
