/// How often, and after which waits, a service is asked again that could not answer.
///
/// Asked again is only who may answer the next time: a service that cannot be reached, that breaks
/// a connection off, that takes longer than an attempt may, or that answers 429, 502, 503 or 504. All
/// searches may be repeated, since none changes anything.
public struct RetryPolicy: Hashable, Sendable {
  /// How often a service is asked, the first time included; 1 for no retries.
  public var attempts: Int
  /// The wait before the second attempt; before each further one it is doubled.
  public var firstWait: Duration
  /// The longest wait that the doubling leads to. A service that asks for longer (`Retry-After`) is
  /// given that, if there is time.
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
  /// Between half of the wait and all of it by chance, so that clients that failed together do not
  /// come back together ("equal jitter"; M. Brooker, "Exponential Backoff and Jitter", AWS 2015). A
  /// service that asks for a wait gets at least that.
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
