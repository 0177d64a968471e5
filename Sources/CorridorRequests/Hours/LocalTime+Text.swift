package import CorridorHours

/// A time as people and programs write it: `2026-11-20`, `2026-11-20T06:00`, `2012-10-01 7:20`.
package struct WrittenTime: Sendable, Equatable {
  /// The time on the clock that it was written by.
  let time: LocalTime
  /// The offset of that clock from UTC, in minutes, if the text has one: `Z`, `+01:00`.
  let utcOffset: Int?
  /// The original text.
  let text: String

  /// Reads a time in the years 1 to 9999; seconds are truncated.
  ///
  /// - Returns: nil for anything else, including days that do not exist.
  package init?(_ text: String) {
    var rest = Substring(text)
    guard let year = rest.takeNumber(4...4), year > 0, rest.take("-"),
      let month = rest.takeNumber(1...2), (1...12).contains(month), rest.take("-"),
      let day = rest.takeNumber(1...2),
      (1...CivilDay.days(inMonth: month, of: year)).contains(day)
    else { return nil }
    let date = CivilDay(year: year, month: month, day: day)
    guard !rest.isEmpty else {
      self.init(time: LocalTime(date), utcOffset: nil, text: text)
      return
    }
    guard rest.take("T") || rest.take(" "), let hour = rest.takeNumber(1...2) else { return nil }
    var minute = 0
    if rest.take(":") {
      guard let number = rest.takeNumber(2...2), number < 60 else { return nil }
      minute = number
      if rest.take(":") {
        guard let second = rest.takeNumber(2...2), second < 60 else { return nil }
        if rest.take(".") { guard rest.takeNumber(1...9) != nil else { return nil } }
      }
    }
    guard hour * 60 + minute <= 1440 else { return nil }
    guard let offset = Self.offset(rest) else { return nil }
    self.init(
      time: LocalTime(date, minute: hour * 60 + minute), utcOffset: offset.minutes,
      text: text)
  }

  private init(time: LocalTime, utcOffset: Int?, text: String) {
    self.time = time
    self.utcOffset = utcOffset
    self.text = text
  }

  /// Reads an optional UTC offset. An empty text gives nil minutes; the result is nil for any other
  /// text.
  private static func offset(_ text: Substring) -> (minutes: Int?, Void)? {
    if text.isEmpty { return (nil, ()) }
    return utcOffset(String(text)).map { ($0, ()) }
  }

  /// Reads `+01:00`, `-3`, `+0530` or `Z`, in minutes; nil for other texts, and for more than 14
  /// hours.
  static func utcOffset(_ text: String) -> Int? {
    if text == "Z" || text == "z" { return 0 }
    var rest = Substring(text)
    let isWest = rest.take("-") || rest.take("−")
    guard isWest || rest.take("+") else { return nil }
    let digits = rest.takeNumber(4...4)
    guard let hours = digits.map({ $0 / 100 }) ?? rest.takeNumber(1...2) else { return nil }
    var minutes = (digits ?? 0) % 100
    if digits == nil, !rest.isEmpty {
      guard rest.take(":"), let number = rest.takeNumber(2...2) else { return nil }
      minutes = number
    }
    guard rest.isEmpty, minutes < 60, hours * 60 + minutes <= 14 * 60 else { return nil }
    return (hours * 60 + minutes) * (isWest ? -1 : 1)
  }
}

extension LocalTime {
  /// The time as `2026-11-20 06:00`.
  package var plainText: String {
    "\(day.text) \(Self.padded(minute / 60, 2)):\(Self.padded(minute % 60, 2))"
  }

  fileprivate static func padded(_ number: Int, _ count: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(count - digits.count, 0)) + digits
  }
}

extension CivilDay {
  /// The day as `2026-11-20`.
  package var text: String {
    let (year, month, day) = date
    return [(year, 4), (month, 2), (day, 2)].map { LocalTime.padded($0.0, $0.1) }
      .joined(separator: "-")
  }

  /// The day of the week, such as `Fr`.
  package var shortName: String { ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"][weekday] }
}

extension Substring {
  /// Consumes a character if it comes next.
  fileprivate mutating func take(_ character: Character) -> Bool {
    guard first == character else { return false }
    removeFirst()
    return true
  }

  /// Consumes a number with the given count of digits if one comes next.
  fileprivate mutating func takeNumber(_ count: ClosedRange<Int>) -> Int? {
    let digits = prefix { $0.isASCII && $0.isNumber }
    guard count.contains(digits.count), let number = Int(digits) else { return nil }
    removeFirst(digits.count)
    return number
  }
}
