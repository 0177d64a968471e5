/// How often, and after which waits, to retry a service that could not answer.
///
/// Only failures that may be temporary are retried: a service that cannot be reached, that closes a
/// connection early, that exceeds the time of an attempt, or that answers 429, 502, 503 or 504. All
/// searches may be repeated, because none has side effects.
public struct RetryPolicy: Hashable, Sendable {
  /// Number of attempts, including the first; 1 for no retries.
  public var attempts: Int
  /// The wait before the second attempt; it doubles before each further one.
  public var firstWait: Duration
  /// Upper bound of the doubled wait. If a service asks for a longer wait (`Retry-After`), that
  /// applies, if the time limit allows.
  public var longestWait: Duration

  /// Makes a policy.
  public init(
    attempts: Int = 3, firstWait: Duration = .milliseconds(100),
    longestWait: Duration = .seconds(5)
  ) {
    self.attempts = attempts
    self.firstWait = firstWait
    self.longestWait = longestWait
  }

  /// Never asks again.
  public static let never = RetryPolicy(attempts: 1)

  /// The wait after an attempt, counted from 1.
  ///
  /// A random time between half of the wait and all of it, so that clients that failed together do
  /// not retry together ("equal jitter"; M. Brooker, "Exponential Backoff and Jitter", AWS 2015).
  /// If a service asks for a wait, that is the minimum.
  func wait(
    after attempt: Int, asked: Duration?, random: Double = .random(in: 0...1)
  ) -> Duration {
    let doublings = Double(min(max(0, attempt - 1), 60))
    let wait = min(firstWait * exp2(doublings), longestWait)
    let jittered = wait * (0.5 + random / 2)
    return asked.map { $0 + jittered / 2 } ?? jittered
  }

  /// Two to the power of a whole number from 0 to 60.
  private func exp2(_ power: Double) -> Double { Double(UInt64(1) << UInt64(power)) }
}
