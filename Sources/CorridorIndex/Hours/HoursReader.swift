internal import CorridorHours
internal import CorridorThreads

/// Parses values of `opening_hours` into patterns, on any thread; frequent values are parsed once.
final class HoursReader: Sendable {
  /// Maximum number of cached values.
  private static let mostValues = 1 << 16

  private let patterns = Locked<[[UInt8]: [UInt8]?]>([:])

  /// The pattern of a value; nil if it cannot be parsed.
  func pattern(of value: [UInt8]) -> [UInt8]? {
    if let known = patterns.withLock({ $0[value] }) { return known }
    let pattern = Self.read(value)
    patterns.withLock { patterns in
      if patterns.count < Self.mostValues { patterns[value] = .some(pattern) }
    }
    return pattern
  }

  /// Whether a value is in the notation of the specification, or close to it; others are read
  /// tolerantly, or not at all.
  static func isStrict(_ value: [UInt8]) -> Bool {
    let text = String(decoding: value, as: UTF8.self)
    return (try? OpeningHours(parsing: text, isStrict: true)) != nil
  }

  /// The pattern of a value, parsed without the cache.
  static func read(_ value: [UInt8]) -> [UInt8]? {
    guard let hours = try? OpeningHours(parsing: String(decoding: value, as: UTF8.self)) else {
      return nil
    }
    return try? OpeningPattern.bytes(of: hours)
  }
}
