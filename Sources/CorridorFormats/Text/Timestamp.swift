internal import CorridorHours

/// Seconds since 1970 in UTC of a time such as `2026-03-02T06:00:07.250+01:00`; nil if the text is
/// not a time.
///
/// RFC 3339 section 5.6, with optional white space around it. A time without a zone, which XML
/// Schema's dateTime allows, is in UTC, as GPX 1.1 specifies. A leap second equals the second after
/// it.
@safe
func timestamp(_ text: UnsafeRawBufferPointer) -> Double? {
  var reader = unsafe TimestampReader(text)
  return reader.read()
}

@safe
private struct TimestampReader {
  private let text: UnsafeRawBufferPointer
  private var index = 0
  private var end: Int

  // SAFETY (all of this type): `text` outlives the reader; every index is below `end`, which is at
  // most the count.
  init(_ text: UnsafeRawBufferPointer) {
    unsafe self.text = text
    end = text.count
    while index < end, unsafe text[index] <= 0x20 { index += 1 }
    while end > index, unsafe text[end - 1] <= 0x20 { end -= 1 }
  }

  mutating func read() -> Double? {
    guard let year = number(4), take("-"), let month = number(2), take("-"),
      let day = number(2), (1...12).contains(month),
      (1...CivilDay.days(inMonth: month, of: year)).contains(day),
      take("T") || take("t") || take(" "),
      let hour = number(2), take(":"), let minute = number(2), take(":"), let second = number(2),
      hour < 24, minute < 60, second <= 60
    else { return nil }
    var fraction = 0.0
    if take(".") {
      guard let (value, next) = unsafe readDecimal(text, from: index - 1), next > index,
        next <= end, value < 1,
        unsafe text[index..<next].allSatisfy({ (0x30...0x39).contains($0) })
      else { return nil }
      (fraction, index) = (value, next)
    }
    guard let zone = zone(), index == end else { return nil }
    let seconds = hour * 3600 + minute * 60 + second - zone
    let midnight = Int(CivilDay(year: year, month: month, day: day).number) * 86_400
    return Double(midnight + seconds) + fraction
  }

  /// Seconds east of Greenwich.
  private mutating func zone() -> Int? {
    if index == end || take("Z") || take("z") { return 0 }
    let isWest = take("-")
    guard isWest || take("+"), let hours = number(2), take(":"), let minutes = number(2),
      hours < 24, minutes < 60
    else { return nil }
    return (hours * 3600 + minutes * 60) * (isWest ? -1 : 1)
  }

  private mutating func number(_ digits: Int) -> Int? {
    guard end - index >= digits else { return nil }
    var number = 0
    for _ in 0..<digits {
      let digit = unsafe text[index] &- UInt8(ascii: "0")
      guard digit <= 9 else { return nil }
      number = number * 10 + Int(digit)
      index += 1
    }
    return number
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard index < end, unsafe text[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }
}
