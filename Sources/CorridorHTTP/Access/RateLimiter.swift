internal import Corridor
internal import CorridorThreads

/// Limits the requests per second of each client with a token bucket, which fills evenly and holds
/// the tokens of one second.
final class RateLimiter: Sendable {
  private struct Bucket {
    var tokens: Double
    var time: ContinuousClock.Instant
  }

  private let perSecond: Double
  private let buckets = Locked<[String: Bucket]>([:])

  init(perSecond: Double) {
    self.perSecond = perSecond
  }

  /// Takes a token for a client's request; returns the seconds to wait if none is left.
  func take(for client: String, at now: ContinuousClock.Instant = .now) -> Double? {
    buckets.withLock { buckets in
      let most = max(1, perSecond)
      var bucket = buckets[client] ?? Bucket(tokens: most, time: now)
      let gained = (now - bucket.time) / .seconds(1) * perSecond
      bucket.tokens = min(most, bucket.tokens + max(0, gained))
      bucket.time = now
      defer { buckets[client] = bucket }
      guard bucket.tokens >= 1 else { return (1 - bucket.tokens) / perSecond }
      bucket.tokens -= 1
      return nil
    }
  }
}
