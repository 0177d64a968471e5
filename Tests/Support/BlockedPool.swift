internal import CorridorThreads
import Foundation

/// Blocks the threads of Swift's global pool, as synchronous work does.
package enum BlockedPool {
  /// Calls `body` while the threads are blocked.
  ///
  /// - Returns: What `body` returns, and whether no task of the pool ran meanwhile.
  package static func run<Value>(_ body: () throws -> Value) rethrows -> (Value, wasBlocked: Bool) {
    let condition = Condition()
    let state = Locked((isOver: false, ranCount: 0))
    // A test that hangs is not to keep the others from running for ever.
    let longest = ContinuousClock.now + .seconds(60)
    // On Linux each priority has threads of its own: one a processor, and those that run tests.
    for priority in [TaskPriority.high, .medium, .low, .background] {
      for _ in 0..<4 * ProcessInfo.processInfo.activeProcessorCount {
        Task.detached(priority: priority) {
          condition.withLock {
            while !state.withLock({ $0.isOver }), .now < longest {
              condition.wait(atMost: .seconds(1))
            }
          }
        }
      }
      // Tasks of one priority begin in the order in which they are made, so this waits for the others.
      Task.detached(priority: priority) { state.withLock { $0.ranCount += 1 } }
    }
    defer {
      state.withLock { $0.isOver = true }
      condition.withLock { condition.broadcast() }
    }
    let value = try body()
    return (value, state.withLock { $0.ranCount } == 0)
  }
}
