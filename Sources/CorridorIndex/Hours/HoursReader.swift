internal import CorridorHours
internal import CorridorThreads

/// Makes patterns of values of `opening_hours`, on any thread; what many places say is read once.
final class HoursReader: Sendable {
  /// Values that are remembered at most.
  private static let mostValues = 1 << 16

  private let patterns = Locked<[[UInt8]: [UInt8]?]>([:])

  /// The pattern of a value; nil when it cannot be read.
  func pattern(of value: [UInt8]) -> [UInt8]? {
    if let known = patterns.withLock({ $0[value] }) { return known }
    let pattern = Self.read(value)
    patterns.withLock { patterns in
      if patterns.count < Self.mostValues { patterns[value] = .some(pattern) }
    }
    return pattern
  }

  /// The same, read anew.
  static func read(_ value: [UInt8]) -> [UInt8]? {
    guard let hours = try? OpeningHours(parsing: String(decoding: value, as: UTF8.self)) else {
      return nil
    }
    return try? OpeningPattern.bytes(of: hours)
  }
}
