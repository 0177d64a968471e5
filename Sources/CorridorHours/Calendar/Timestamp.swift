/// A time as written: with an offset from UTC, which makes it a moment, or without one, so that the
/// moment depends on the place.
package enum Timestamp: Hashable, Sendable {
  /// A moment, and the offset that it was written with, in seconds ahead of UTC.
  case instant(Instant, offsetSeconds: Int)
  /// A local time and its second, 0...60.
  case local(LocalTime, second: Int)

  /// Parses a time of RFC 3339: `2026-11-20T06:00:00+01:00`.
  ///
  /// For typed input, the seconds may be missing, the `T` may be lower case or a space, the `Z`
  /// lower case, and an offset may be `+0100` or `+01`. Fractions of a second are dropped: times
  /// here have whole seconds. The leap second `23:59:60` UTC is the second after it, as in POSIX.
  /// Without an offset the result is a local time.
  package init(_ text: String) throws(TimestampError) {
    var reader = TimestampParser(text)
    self = try reader.read()
  }
}

/// Why a text is not a time; offsets count UTF-8 bytes from 0.
package enum TimestampError: Error, Hashable {
  /// Text that is not allowed at this point.
  case unexpected(found: String, expected: Expectation, at: Int)
  /// A number outside the range of a month, day, hour, minute, second, or offset.
  case outOfRange(found: Int, expected: ClosedRange<Int>, of: Part, at: Int)
  /// Second 60 at a time that has no leap second.
  case notALeapSecond(at: Int)

  /// What would be allowed.
  package enum Expectation: String, Hashable, Sendable {
    case year = "a year of four digits"
    case twoDigits = "two digits"
    case dash = "-"
    case colon = ":"
    case timeOfDay = "T and a time of day, such as T06:00"
    case fraction = "digits of a second"
    case offset = "Z or an offset such as +01:00, or the end"
    case end = "the end"
  }

  package enum Part: String, Hashable, Sendable {
    case month, day, hour, minute, second
    case offsetHours = "hours of offset"
    case offsetMinutes = "minutes of offset"
  }
}

extension TimestampError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unexpected(let found, let expected, let offset):
      "found \(found.isEmpty ? "the end" : "'\(found)'") at byte \(offset), expected "
        + expected.rawValue
    case .outOfRange(let found, let expected, let part, let offset):
      """
      found \(part.rawValue) \(found) at byte \(offset), expected \(expected.lowerBound) to \
      \(expected.upperBound)
      """
    case .notALeapSecond(let offset):
      "found second 60 at byte \(offset); only 23:59 UTC can have a leap second"
    }
  }
}

/// Parses a time from left to right.
private struct TimestampParser {
  private let bytes: [UInt8]
  private let text: String
  private var index = 0

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  mutating func read() throws(TimestampError) -> Timestamp {
    let year = try number(digits: 4, or: .year)
    try take("-", or: .dash)
    let month = try number(in: 1...12, .month)
    try take("-", or: .dash)
    let day = try number(in: 1...CivilDay.days(inMonth: month, of: year), .day)
    guard takeOne(of: "Tt ") != nil else { throw unexpected(.timeOfDay) }
    let hour = try number(in: 0...23, .hour)
    try take(":", or: .colon)
    let minute = try number(in: 0...59, .minute)
    var second = 0
    let secondAt = index + 1
    if takeOne(of: ":") != nil {
      second = try number(in: 0...60, .second)
      if takeOne(of: ".,") != nil { try skipFraction() }
    }
    let local = LocalTime(year: year, month: month, day: day, hour: hour, minute: minute)
    guard let offset = try offset() else { return .local(local, second: second) }
    let start = Instant(local, offsetSeconds: offset)
    // A leap second is the last second of a UTC day.
    if second == 60, start.localTime(offsetSeconds: 0).minute != 23 * 60 + 59 {
      throw .notALeapSecond(at: secondAt)
    }
    return .instant(Instant(seconds: start.seconds + Int64(second)), offsetSeconds: offset)
  }

  /// Parses the offset, in seconds ahead of UTC, up to the end; nil if there is none.
  private mutating func offset() throws(TimestampError) -> Int? {
    guard index < bytes.count else { return nil }
    if takeOne(of: "Zz") != nil {
      try end()
      return 0
    }
    guard let sign = takeOne(of: "+-") else { throw unexpected(.offset) }
    let hours = try number(in: 0...23, .offsetHours)
    var minutes = 0
    if takeOne(of: ":") != nil || index < bytes.count {
      minutes = try number(in: 0...59, .offsetMinutes)
    }
    try end()
    return (sign == UInt8(ascii: "-") ? -60 : 60) * (hours * 60 + minutes)
  }

  private mutating func skipFraction() throws(TimestampError) {
    let start = index
    while index < bytes.count, isDigit(bytes[index]) { index += 1 }
    guard index > start else { throw unexpected(.fraction) }
  }

  private mutating func number(
    in range: ClosedRange<Int>, _ part: TimestampError.Part
  ) throws(TimestampError) -> Int {
    let start = index
    let number = try number(digits: 2, or: .twoDigits)
    guard range.contains(number) else {
      throw .outOfRange(found: number, expected: range, of: part, at: start)
    }
    return number
  }

  private mutating func number(
    digits: Int, or expected: TimestampError.Expectation
  ) throws(TimestampError) -> Int {
    let start = index
    var number = 0
    while index < bytes.count, index < start + digits, isDigit(bytes[index]) {
      number = number * 10 + Int(bytes[index] - UInt8(ascii: "0"))
      index += 1
    }
    guard index == start + digits else { throw unexpected(expected) }
    return number
  }

  private mutating func take(
    _ character: Unicode.Scalar, or expected: TimestampError.Expectation
  ) throws(TimestampError) {
    guard index < bytes.count, bytes[index] == UInt8(ascii: character) else {
      throw unexpected(expected)
    }
    index += 1
  }

  private mutating func takeOne(of characters: StaticString) -> UInt8? {
    guard index < bytes.count else { return nil }
    let byte = bytes[index]
    guard String(describing: characters).utf8.contains(byte) else { return nil }
    index += 1
    return byte
  }

  private func end() throws(TimestampError) {
    guard index == bytes.count else { throw unexpected(.end) }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// The error that the text at the current position is not as expected.
  private func unexpected(_ expected: TimestampError.Expectation) -> TimestampError {
    var rest = text.utf8.dropFirst(index)
    rest = rest.prefix(24)
    return .unexpected(
      found: String(decoding: rest, as: UTF8.self), expected: expected, at: index)
  }
}
