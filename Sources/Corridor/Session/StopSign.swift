internal import Synchronization

/// Tells a search that is under way to stop: because nobody wants its answer any more, or because
/// its time is up.
///
/// Asking costs about a nanosecond, so that search loops ask at every step.
package final class StopSign: Sendable {
  private let isRaised = Atomic<Bool>(false)
  private let isLate = Atomic<Bool>(false)
  private let limit: Duration?
  private let isOver: (@Sendable () -> Bool)?

  /// A sign that is up when `limit` is over, from now on, or when it is raised.
  package init(after limit: Duration? = nil) {
    self.limit = limit
    isOver = limit.map { limit in
      let deadline = ContinuousClock.now + limit
      return { ContinuousClock.now >= deadline }
    }
  }

  /// A sign that is up as soon as `isOver` says so, which every look at the sign asks, or when it is
  /// raised.
  package init(when isOver: @escaping @Sendable () -> Bool) {
    limit = nil
    self.isOver = isOver
  }

  /// A sign that someone else raises when it is over: to look at it needs no clock.
  package init(endedAfter limit: Duration) {
    self.limit = limit
    isOver = nil
  }

  /// Stops the search because its time is up.
  package func end() {
    isLate.store(true, ordering: .relaxed)
    raise()
  }

  /// Stops the search.
  package func raise() { isRaised.store(true, ordering: .relaxed) }

  /// Whether it was raised, or its time is up.
  package var isUp: Bool {
    if isRaised.load(ordering: .relaxed) { return true }
    return isOver?() ?? false
  }

  /// Throws when the search must stop.
  package func check() throws(SearchError) {
    if isRaised.load(ordering: .relaxed) {
      guard isLate.load(ordering: .relaxed), let limit else { throw .cancelled }
      throw .tookTooLong(limit: limit)
    }
    guard let isOver, isOver() else { return }
    if let limit { throw .tookTooLong(limit: limit) }
    throw .cancelled
  }
}
