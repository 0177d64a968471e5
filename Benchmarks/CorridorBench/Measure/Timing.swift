internal import CAllocations
internal import Glibc

/// The monotonic clock in milliseconds.
func milliseconds() -> Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// What a number of runs took.
struct Timing<Result> {
  /// Milliseconds of each run.
  private(set) var times: [Double] = []
  /// How often each run asked for memory.
  private(set) var allocations: [Double] = []
  /// What the last run gave.
  private(set) var result: Result

  var medianMs: Double { median(times) }

  /// Runs work over and over. What a run gave is released before the next one begins.
  ///
  /// - Parameters:
  ///   - repetitions: Runs that count, at least one.
  ///   - isWarm: Whether one more run comes first that does not count.
  ///   - ownMs: Where part of a run does not count, the milliseconds that do.
  init(
    _ repetitions: Int, isWarm: Bool = true, ownMs: ((Result) -> Double)? = nil,
    _ work: () throws -> Result
  ) throws {
    times.reserveCapacity(repetitions)
    allocations.reserveCapacity(repetitions)
    if isWarm { _ = try work() }
    var last: Result?
    for _ in 0..<max(repetitions, 1) {
      last = nil
      let allocationsBefore = corridor_allocations()
      let start = milliseconds()
      let result = try work()
      let end = milliseconds()
      allocations.append(Double(corridor_allocations() - allocationsBefore))
      times.append(ownMs?(result) ?? end - start)
      last = result
    }
    guard let last else { preconditionFailure("work is run at least once") }
    result = last
  }
}
