internal import CorridorIndex
internal import CorridorThreads
import Foundation
import Glibc
import Synchronization

/// Measures a wait by the time that a processor would have worked on it: a thread of its own does
/// nothing but count meanwhile, and gets the share that every other thread gets.
///
/// On an idle machine that is the time by the clock; where many tests run at once it is less, and a
/// bound means the same.
package final class ProcessorTime: Sendable {
  private let isOver = Atomic(false)
  private let nanoseconds = Atomic(0)

  package init() {}

  /// How much longer everything may take: the programs of sanitizers say so in
  /// `CORRIDOR_TEST_SLOWDOWN`.
  package static let slowdown =
    ProcessInfo.processInfo.environment["CORRIDOR_TEST_SLOWDOWN"].flatMap(Double.init) ?? 1

  /// The limit in minutes by the clock for a test that needs less than `minutes` of processor time.
  ///
  /// It ends tests that hang. Most of the time, a test waits for others that began with it.
  package static func minutes(_ minutes: Int) -> Int { 8 * minutes * Int(slowdown) }

  /// Calls `body`; gives what it gives, and the seconds of processor time from `delay` seconds after
  /// its start to its end.
  package static func measure<Value>(
    after delay: Double = 0, _ body: () throws -> Value
  ) throws -> (value: Value, seconds: Double) {
    let time = ProcessorTime()
    let thread = Thread { time.count(after: .seconds(delay)) }
    let outcome = Result { try body() }
    time.isOver.store(true, ordering: .relaxed)
    thread?.join()
    return (try outcome.get(), Double(time.nanoseconds.load(ordering: .relaxed)) / 1e9)
  }

  private func count(after delay: Duration) {
    let start = ContinuousClock.now + delay
    while ContinuousClock.now < start {
      if isOver.load(ordering: .relaxed) { return }
      usleep(1000)
    }
    let before = Self.used
    while !isOver.load(ordering: .relaxed) {}
    nanoseconds.store(Self.used - before, ordering: .relaxed)
  }

  /// Processor time of this thread in nanoseconds.
  private static var used: Int {
    var time = timespec()
    // SAFETY: the call fills the struct.
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
