internal import Corridor
internal import CorridorRequests
internal import CorridorThreads

/// Assigns identifiers to requests, so that a client's complaint can be found in the log.
final class RequestIDs: Sendable {
  private let start: String
  private let count = Locked(0)

  init() {
    let random = String(UInt64.random(in: .min ... .max), radix: 16)
    start = String(repeating: "0", count: 16 - random.count) + random
  }

  /// The identifier that the client gave, if it needs no escaping anywhere; else a new one.
  func name(given: String?) -> String {
    if let given, isPlainName(given, longest: 64) { return given }
    let number = count.withLock { count in
      count += 1
      return count
    }
    return "\(start)-\(number)"
  }
}
