internal import Glibc

/// Loops whose iterations run on several threads, with the results in the order of the loop.
package enum Parallel {
  /// Threads for a build: two, or one on a machine with one processor.
  package static var defaultThreads: Int { min(2, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Calls `make` with each number below `count`, on any thread, then `consume` with the results,
  /// one at a time in the order of the numbers. After an error no more results are consumed.
  ///
  /// The outcome depends only on the numbers, not on the number of threads.
  package static func forEachInOrder<Output, Failure: Error>(
    _ count: Int, threads: Int, make: (Int) -> Output, consume: (Output) throws(Failure) -> Void
  ) throws(Failure) {
    guard threads > 1, count > 1 else {
      for number in 0..<count { try consume(make(number)) }
      return
    }
    let turns = Turns<Failure>(count: count)
    let work = {
      while let number = turns.claim() {
        let output = make(number)
        guard turns.wait(for: number) else { return }
        do throws(Failure) {
          try consume(output)
          turns.end()
        } catch {
          turns.fail(error)
        }
      }
    }
    run(work, threads: min(threads, count))
    if let failure = turns.failure { throw failure }
  }

  /// Calls both, concurrently if `threads` is greater than 1.
  package static func both(threads: Int, _ first: () -> Void, _ second: () -> Void) {
    guard threads > 1 else {
      first()
      second()
      return
    }
    withoutActuallyEscaping(second) { second in
      let thread = Thread(second)
      first()
      if let thread { thread.join() } else { second() }
    }
  }

  /// Calls `work` on this thread and on up to `threads - 1` others, fewer if the system cannot
  /// start them.
  static func run(_ work: () -> Void, threads: Int) {
    withoutActuallyEscaping(work) { work in
      let others = (1..<max(threads, 1)).compactMap { _ in Thread(work) }
      work()
      for thread in others { thread.join() }
    }
  }
}

/// Assigns numbers to the threads of ``Parallel/forEachInOrder(_:threads:make:consume:)`` and
/// orders their results.
private final class Turns<Failure: Error> {
  private let condition = Condition()
  private let count: Int
  private var next = 0
  private var turn = 0
  private(set) var failure: Failure?

  init(count: Int) { self.count = count }

  /// The next number that no thread has taken; nil at the end or after an error.
  func claim() -> Int? {
    condition.withLock {
      guard failure == nil, next < count else { return nil }
      next += 1
      return next - 1
    }
  }

  /// Waits until the results of all smaller numbers are consumed; false after an error.
  func wait(for number: Int) -> Bool {
    condition.withLock {
      while turn != number, failure == nil { condition.wait() }
      return failure == nil
    }
  }

  func end() {
    condition.withLock {
      turn += 1
      condition.broadcast()
    }
  }

  func fail(_ error: Failure) {
    condition.withLock {
      failure = error
      condition.broadcast()
    }
  }
}
