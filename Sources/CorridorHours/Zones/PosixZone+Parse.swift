extension PosixZone {
  /// Parses a rule; nil if it is invalid, and for summer time without start and end.
  init?(_ text: some Collection<UInt8>) {
    var parser = Parser(Array(text))
    guard parser.name(), let west = parser.time(), abs(west) <= Self.longestOffset else {
      return nil
    }
    // POSIX counts offsets to the west.
    standardOffset = -west
    guard !parser.isAtEnd else {
      summer = nil
      return
    }
    guard parser.name() else { return nil }
    var offset = 3600 - west
    if !parser.take(",") {
      guard let west = parser.time(), parser.take(",") else { return nil }
      offset = -west
    }
    guard abs(offset) <= Self.longestOffset, let start = parser.date(), parser.take(","),
      let end = parser.date(), parser.isAtEnd
    else { return nil }
    summer = Summer(offset: offset, start: start, end: end)
  }

  private struct Parser {
    private let bytes: [UInt8]
    private var offset = 0

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
    }

    var isAtEnd: Bool { offset == bytes.count }

    mutating func take(_ letter: Unicode.Scalar) -> Bool {
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: letter) else { return false }
      offset += 1
      return true
    }

    /// An abbreviation: at least three letters, or any text in angle brackets.
    mutating func name() -> Bool {
      let start = offset
      if take("<") {
        guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: ">")) else { return false }
        offset = end + 1
        return true
      }
      while offset < bytes.count, isLetter(bytes[offset]) { offset += 1 }
      return offset - start >= 3
    }

    private func isLetter(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// A time such as `-2:30`, up to 167 hours, in seconds.
    mutating func time() -> Int? {
      let isNegative = take("-")
      if !isNegative { _ = take("+") }
      guard let hours = number(0...167) else { return nil }
      var seconds = hours * 3600
      for unit in [60, 1] where take(":") {
        guard let part = number(0...59) else { return nil }
        seconds += part * unit
      }
      return isNegative ? -seconds : seconds
    }

    /// A day with an optional time, 2:00 by default.
    mutating func date() -> Date? {
      guard let day = day() else { return nil }
      var seconds = 7200
      if take("/") {
        guard let time = time() else { return nil }
        seconds = time
      }
      return Date(day: day, seconds: seconds)
    }

    private mutating func day() -> Date.Day? {
      if take("J") { return number(1...365).map { .withoutLeapDay($0) } }
      guard take("M") else { return number(0...365).map { .ordinal($0) } }
      guard let month = number(1...12), take("."), let week = number(1...5), take("."),
        let weekday = number(0...6)
      else { return nil }
      return .weekday(weekday, week: week, month: month)
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int? {
      let start = offset
      var value = 0
      while offset < bytes.count, offset - start < 3,
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[offset])
      {
        value = value * 10 + Int(bytes[offset] - UInt8(ascii: "0"))
        offset += 1
      }
      return offset > start && range.contains(value) ? value : nil
    }
  }
}
