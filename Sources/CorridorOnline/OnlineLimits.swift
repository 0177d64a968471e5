/// How long a service may take, and how much it may answer.
///
/// All times count from when a call begins, or an attempt of it; those that are not above zero end
/// what they limit at once.
public struct OnlineLimits: Hashable, Sendable {
  /// How long an attempt may take to connect, TLS included.
  public var connectTimeout: Duration
  /// How long an attempt may take in all.
  public var attemptTimeout: Duration
  /// How long a call may take with all its attempts and the waits between them;
  /// ``Corridor/SearchOptions/timeLimit`` may make it shorter.
  public var timeout: Duration
  /// Bytes that an answer may have, unpacked.
  public var answerBytes: Int
  /// Connections at once; calls that need more wait for one, within their time.
  public var connections: Int

  /// Makes limits.
  public init(
    connectTimeout: Duration = .seconds(3), attemptTimeout: Duration = .seconds(15),
    timeout: Duration = .seconds(30), answerBytes: Int = 64 << 20, connections: Int = 8
  ) {
    self.connectTimeout = connectTimeout
    self.attemptTimeout = attemptTimeout
    self.timeout = timeout
    self.answerBytes = answerBytes
    self.connections = connections
  }
}
