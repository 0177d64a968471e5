/// A position in the bytes of a pattern.
///
/// For any bytes, it reads within them and returns numbers that are safe to evaluate.
struct PatternCursor {
  var offset: Int

  mutating func byte(_ bytes: Span<UInt8>) throws(PatternError) -> UInt8 {
    guard offset < bytes.count else { throw .truncated(at: offset) }
    defer { offset += 1 }
    return bytes[offset]
  }

  mutating func byte(
    _ bytes: Span<UInt8>, in range: ClosedRange<UInt8>
  ) throws(PatternError) -> UInt8 {
    let value = try byte(bytes)
    guard range.contains(value) else { throw .invalid(found: Int(value), at: offset - 1) }
    return value
  }

  mutating func number(_ bytes: Span<UInt8>) throws(PatternError) -> Int {
    guard offset + 1 < bytes.count else { throw .truncated(at: offset) }
    defer { offset += 2 }
    return Int(bytes[offset]) | Int(bytes[offset + 1]) << 8
  }

  mutating func number(
    _ bytes: Span<UInt8>, in range: ClosedRange<Int>
  ) throws(PatternError) -> Int {
    let value = try number(bytes)
    guard range.contains(value) else { throw .invalid(found: value, at: offset - 2) }
    return value
  }

  mutating func years(_ bytes: Span<UInt8>) throws(PatternError) -> YearRange {
    let first = try number(bytes)
    let last = try number(bytes)
    return YearRange(first: first, last: last, step: Int(try byte(bytes, in: 1...255)))
  }

  mutating func weeks(_ bytes: Span<UInt8>) throws(PatternError) -> WeekRange {
    let first = Int(try byte(bytes))
    let last = Int(try byte(bytes))
    return WeekRange(first: first, last: last, step: Int(try byte(bytes, in: 1...255)))
  }

  mutating func dates(_ bytes: Span<UInt8>) throws(PatternError) -> DateRange {
    let flags = try byte(bytes, in: 0...3)
    let step = try number(bytes, in: 1...366)
    let from = try date(bytes)
    let to = flags & 1 == 0 ? nil : flags & 2 == 0 ? try date(bytes) : from
    return DateRange(from: from, to: to, step: step)
  }

  private mutating func date(_ bytes: Span<UInt8>) throws(PatternError) -> YearlyDate {
    let year = try number(bytes)
    let kind = try byte(bytes, in: 0...3)
    let month = Int(try byte(bytes, in: kind == 3 ? 0...0 : 1...12))
    let base: YearlyDate.Base
    switch kind {
    case 0: base = .day(month: month, day: Int(try byte(bytes, in: 1...31)))
    case 1:
      _ = try byte(bytes, in: 0...0)
      base = .month(month)
    case 2:
      let day = try byte(bytes, in: 8...86)
      guard day & 7 < 7 else { throw .invalid(found: Int(day), at: offset - 1) }
      let nth = Int(day >> 3)
      base = .weekday(Int(day & 7), nth: nth <= 5 ? nth : 5 - nth, month: month)
    default:
      _ = try byte(bytes, in: 0...0)
      base = .easter
    }
    let offsetDays = Int(Int16(truncatingIfNeeded: try number(bytes)))
    guard abs(offsetDays) <= 366 else { throw .invalid(found: offsetDays, at: offset - 2) }
    return YearlyDate(year: year == 0 ? nil : year, base: base, offsetDays: offsetDays)
  }

  mutating func selector(_ bytes: Span<UInt8>) throws(PatternError) -> DaySelector {
    let kind = try byte(bytes, in: 0...2)
    let mask = try byte(bytes, in: 0...OpeningPattern.anyWeekday)
    let nth = UInt16(truncatingIfNeeded: try number(bytes))
    let offsetDays = Int(Int8(bitPattern: try byte(bytes)))
    guard abs(offsetDays) <= PatternDay.reach else {
      throw .invalid(found: offsetDays, at: offset - 1)
    }
    if kind == 0 {
      var days = DaySelector.Weekdays(mask: mask)
      days.nth = nth
      days.offsetDays = offsetDays
      return .weekdays(days)
    }
    return .holidays(
      DaySelector.Holidays(kind: kind == 1 ? .public : .school, offsetDays: offsetDays))
  }

  mutating func time(_ bytes: Span<UInt8>) throws(PatternError) -> TimeSpan {
    let flags = try byte(bytes, in: 0...31)
    var span = TimeSpan(
      start: try point(bytes, isSun: flags & OpeningPattern.TimeFlags.startIsSun != 0))
    if flags & OpeningPattern.TimeFlags.hasEnd != 0 {
      span.end = try point(bytes, isSun: flags & OpeningPattern.TimeFlags.endIsSun != 0)
    }
    span.isOpenEnded = flags & OpeningPattern.TimeFlags.isOpenEnded != 0
    if flags & OpeningPattern.TimeFlags.hasPeriod != 0 {
      span.period = try number(bytes, in: 1...1440)
    }
    return span
  }

  private mutating func point(
    _ bytes: Span<UInt8>, isSun: Bool
  ) throws(PatternError) -> TimePoint {
    guard isSun else { return .clock(try number(bytes, in: 0...2880)) }
    let value = try number(bytes, in: 0...16383)
    guard let event = SunEvent(rawValue: UInt8(truncatingIfNeeded: value >> 12)) else {
      throw .invalid(found: value, at: offset - 2)
    }
    return .sun(event, offset: (value & 4095) - 2048)
  }
}
