/// Whether a client uses the answers in its cache.
public enum OnlineCachePolicy: Hashable, Sendable, CaseIterable {
  /// Asks for each answer in full, and puts it into the cache.
  case reload
  /// Asks the service whether the answer in the cache is still valid (`If-None-Match`), and uses it if
  /// so. The service then computes and sends nothing.
  case useCache
  /// Uses the answer in the cache, however old, and sends nothing;
  /// ``Corridor/ServiceError/notCached`` if there is none.
  case onlyCache
}

/// Limits on the answers in the cache of a client, which is in memory and ends with the client.
///
/// The answers that have not been used for longest are removed first.
public struct OnlineCacheLimits: Hashable, Sendable {
  /// Maximum number of answers; 0 for no cache.
  public var entries: Int
  /// Maximum size of the answers with their requests in bytes, uncompressed. A larger answer is not
  /// kept.
  public var bytes: Int

  /// Makes limits.
  public init(entries: Int = 256, bytes: Int = 16 << 20) {
    self.entries = entries
    self.bytes = bytes
  }
}
