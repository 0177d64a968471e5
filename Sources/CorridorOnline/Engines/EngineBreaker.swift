internal import CorridorThreads

/// Spares an engine that does not answer, and those who ask it.
///
/// After a few attempts in a row without an answer, attempts fail at once, except for one a second,
/// until an answer comes ("circuit breaker"; M. Nygard, "Release It!", 2007).
final class EngineBreaker: Sendable {
  private struct State: Sendable {
    var failures = 0
    var nextTry: ContinuousClock.Instant
  }

  /// How many failures in a row open the breaker.
  static let mostFailures = 6
  /// The time between attempts while it is open.
  static let pause = Duration.seconds(1)

  private let state = Locked(State(nextTry: .now))

  /// Whether an attempt may be made.
  func admits(at now: ContinuousClock.Instant = .now) -> Bool {
    state.withLock { state in
      guard state.failures >= Self.mostFailures else { return true }
      guard now >= state.nextTry else { return false }
      state.nextTry = now + Self.pause
      return true
    }
  }

  /// Notes how an attempt ended.
  func note(isAnswered: Bool, at now: ContinuousClock.Instant = .now) {
    state.withLock { state in
      if isAnswered {
        state.failures = 0
      } else {
        state.failures += 1
        state.nextTry = now + Self.pause
      }
    }
  }
}
