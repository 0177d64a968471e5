internal import Glibc

/// Loops whose iterations run on several threads, with the results in the order of the loop.
package enum Parallel {
  /// The number of processors.
  package static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Threads for a build: two, or one on a machine with one processor.
  package static var defaultThreads: Int { min(2, processors) }

  /// Calls `make` with each number below `count`, on any thread, then `consume` with the results,
  /// one at a time in the order of the numbers. After an error no more results are consumed. No
  /// thread waits for its turn, but at most twice as many results as threads are not yet consumed.
  ///
  /// The outcome depends only on the numbers, not on the number of threads.
  package static func forEachInOrder<Output, Failure: Error>(
    _ count: Int, threads: Int, make: (Int) -> Output, consume: (Output) throws(Failure) -> Void
  ) throws(Failure) {
    guard threads > 1, count > 1 else {
      for number in 0..<count { try consume(make(number)) }
      return
    }
    // A number is an input of one byte.
    var next = 0
    try OrderedPipeline.run(
      threads: min(threads, count), bytesInFlight: 2 * threads,
      read: { () throws(Failure) -> (input: Int, size: Int)? in
        guard next < count else { return nil }
        next += 1
        return (next - 1, 1)
      }, transform: make, size: { _ in 0 }, write: consume)
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
