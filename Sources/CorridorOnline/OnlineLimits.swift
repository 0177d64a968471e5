/// Limits on the time a service may take and on the size of its answers.
///
/// All times are measured from the start of a call, or of an attempt. A time that is zero or
/// negative expires at once.
public struct OnlineLimits: Hashable, Sendable {
  /// Maximum time for an attempt to connect, including TLS.
  public var connectTimeout: Duration
  /// Maximum total time of an attempt.
  public var attemptTimeout: Duration
  /// Maximum time of a call, including all attempts and the waits between them;
  /// ``Corridor/SearchOptions/timeLimit`` may shorten it.
  public var timeout: Duration
  /// Maximum size of an answer in bytes, uncompressed.
  public var answerBytes: Int
  /// Maximum number of simultaneous connections. Further calls wait for one; their time limits
  /// include the wait.
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
