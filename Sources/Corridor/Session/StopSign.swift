internal import Synchronization

/// Tells a search that is under way to stop: because nobody wants its answer any more, or because
/// its time is up.
///
/// Asking costs about a nanosecond, so that search loops ask at every step.
package final class StopSign: Sendable {
  /// 0 while it is down, 1 when it was raised, 2 when its time is up.
  private let state = Atomic<UInt8>(0)
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
  package func end() { state.store(2, ordering: .relaxed) }

  /// Stops the search.
  package func raise() {
    _ = state.compareExchange(expected: 0, desired: 1, ordering: .relaxed)
  }

  /// Whether it was raised, or its time is up.
  package var isUp: Bool {
    if state.load(ordering: .relaxed) != 0 { return true }
    return isOver?() ?? false
  }

  /// Throws when the search must stop.
  package func check() throws(SearchError) {
    let state = state.load(ordering: .relaxed)
    if state != 0 {
      guard state == 2, let limit else { throw .cancelled }
      throw .tookTooLong(limit: limit)
    }
    guard let isOver, isOver() else { return }
    if let limit { throw .tookTooLong(limit: limit) }
    throw .cancelled
  }
}
