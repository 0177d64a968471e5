internal import CorridorThreads

/// Caches the outcome of a session's last search, so that its next page does not search again.
final class OutcomeMemory: Sendable {
  private let last = Locked<(fingerprint: UInt64, outcome: SearchOutcome)?>(nil)

  /// The outcome of the request with this fingerprint, if it was the last one.
  func outcome(of fingerprint: UInt64) -> SearchOutcome? {
    last.withLock { $0.flatMap { $0.fingerprint == fingerprint ? $0.outcome : nil } }
  }

  /// Replaces the cached outcome.
  func keep(_ outcome: SearchOutcome, of fingerprint: UInt64) {
    last.withLock { $0 = (fingerprint, outcome) }
  }
}
