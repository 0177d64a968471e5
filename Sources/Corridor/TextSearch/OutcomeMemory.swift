internal import CorridorThreads

/// What the last search of a session found, so that its next page need not search again.
final class OutcomeMemory: Sendable {
  private let last = Locked<(fingerprint: UInt64, outcome: SearchOutcome)?>(nil)

  /// The outcome of the request with this fingerprint, if it was the last.
  func outcome(of fingerprint: UInt64) -> SearchOutcome? {
    last.withLock { $0.flatMap { $0.fingerprint == fingerprint ? $0.outcome : nil } }
  }

  /// Keeps an outcome in place of the one before.
  func keep(_ outcome: SearchOutcome, of fingerprint: UInt64) {
    last.withLock { $0 = (fingerprint, outcome) }
  }
}
