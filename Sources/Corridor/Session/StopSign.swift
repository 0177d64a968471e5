internal import Synchronization

/// Tells a search that is under way to stop: because nobody wants its answer any more, or because
/// its time is up.
///
/// Asking costs about a nanosecond, so that search loops ask at every step.
package final class StopSign: Sendable {
  private let isRaised = Atomic<Bool>(false)
  private let limit: Duration?
  private let deadline: ContinuousClock.Instant?

  /// A sign that is up when `limit` is over, from now on, or when it is raised.
  package init(after limit: Duration? = nil) {
    self.limit = limit
    deadline = limit.map { ContinuousClock.now + $0 }
  }

  /// Stops the search.
  package func raise() { isRaised.store(true, ordering: .relaxed) }

  /// Whether it was raised, or its time is up.
  package var isUp: Bool {
    if isRaised.load(ordering: .relaxed) { return true }
    guard let deadline else { return false }
    return ContinuousClock.now >= deadline
  }

  /// Throws when the search must stop.
  package func check() throws(SearchError) {
    if isRaised.load(ordering: .relaxed) { throw .cancelled }
    if let deadline, let limit, ContinuousClock.now >= deadline { throw .tookTooLong(limit: limit) }
  }
}
