/// Limits on the requests to a routing engine.
public struct EngineLimits: Hashable, Sendable {
  /// Maximum total time of an attempt. A retry after a longer wait is not begun.
  public var timeout: Duration
  /// Maximum number of requests at once; at least one is made.
  public var requests: Int
  /// Maximum size of an answer in bytes, uncompressed.
  public var answerBytes: Int

  /// Makes limits.
  public init(
    timeout: Duration = .seconds(10), requests: Int = 4, answerBytes: Int = 16 << 20
  ) {
    self.timeout = timeout
    self.requests = max(1, requests)
    self.answerBytes = answerBytes
  }
}
