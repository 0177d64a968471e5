internal import Synchronization

/// Tells a search that is under way to stop: because nobody wants its answer any more, or because
/// its time is up.
///
/// Asking costs about a nanosecond, so that search loops ask at every step.
package final class StopSign: Sendable {
  /// 0 while it is down, 1 when it was raised, 2 when its time is up, 3 when its steps are done,
  /// 4 when there is not enough memory for it.
  private let state = Atomic<UInt8>(0)
  /// How many looks at it a search may take; nil for any number.
  private let steps: Int?
  private let stepsTaken = Atomic<Int>(0)
  private let limit: Duration?
  private let isOver: (@Sendable () -> Bool)?

  /// A sign that is up when `limit` is over, from now on, or when it is raised.
  package init(after limit: Duration? = nil) {
    self.limit = limit
    steps = nil
    isOver = limit.map { limit in
      let deadline = ContinuousClock.now + limit
      return { ContinuousClock.now >= deadline }
    }
  }

  /// A sign that is up as soon as `isOver` says so, which every look at the sign asks, or when it is
  /// raised, or after some steps.
  ///
  /// - Parameter limit: The time that is over when `isOver` says so, where it is about time.
  package init(
    limit: Duration? = nil, steps: Int? = nil, when isOver: @escaping @Sendable () -> Bool
  ) {
    self.limit = limit
    self.steps = steps
    self.isOver = isOver
  }

  /// A sign that someone else raises when it is over, so that to look at it needs no clock, or that
  /// goes up after some steps.
  package init(endedAfter limit: Duration, steps: Int? = nil) {
    self.limit = limit
    self.steps = steps
    isOver = nil
  }

  /// Stops the search because its time is up.
  package func end() { state.store(2, ordering: .relaxed) }

  /// Stops the search because it takes more memory than there is.
  package func endForMemory() {
    _ = state.compareExchange(expected: 0, desired: 4, ordering: .relaxed)
  }

  /// Stops the search.
  package func raise() {
    _ = state.compareExchange(expected: 0, desired: 1, ordering: .relaxed)
  }

  /// Whether it was raised, or its time is up.
  package var isUp: Bool {
    if state.load(ordering: .relaxed) != 0 || isSpent { return true }
    return isOver?() ?? false
  }

  /// Counts a look, where they are counted; whether there were too many.
  @inline(__always)
  private var isSpent: Bool {
    guard let steps else { return false }
    guard stepsTaken.wrappingAdd(1, ordering: .relaxed).newValue > steps else { return false }
    _ = state.compareExchange(expected: 0, desired: 3, ordering: .relaxed)
    return true
  }

  /// Throws when the search must stop.
  package func check() throws(SearchError) {
    if state.load(ordering: .relaxed) != 0 || isSpent {
      switch (state.load(ordering: .relaxed), limit, steps) {
      case (2, let limit?, _): throw .tookTooLong(limit: limit)
      case (3, _, let steps?): throw .tookTooManySteps(limit: steps)
      case (4, _, _): throw .tookTooMuchMemory
      default: throw .cancelled
      }
    }
    guard let isOver, isOver() else { return }
    if let limit { throw .tookTooLong(limit: limit) }
    throw .cancelled
  }
}
