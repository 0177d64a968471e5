package import CorridorHours

/// A time as people and programs write it: `2026-11-20`, `2026-11-20T06:00`, `2012-10-01 7:20`.
package struct WrittenTime: Sendable, Equatable {
  /// What the clock shows that it was written by.
  let time: LocalTime
  /// What that clock is ahead of UTC, in minutes, where it says so: `Z`, `+01:00`.
  let utcOffset: Int?
  /// What was written.
  let text: String

  /// Reads a time of the years 1 to 9999; seconds are cut off.
  ///
  /// - Returns: nil for anything else, also for days that there are not.
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

  /// Reads what clocks are ahead of UTC, which may be nothing: nil minutes; nil for other texts.
  private static func offset(_ text: Substring) -> (minutes: Int?, Void)? {
    if text.isEmpty { return (nil, ()) }
    return utcOffset(String(text)).map { ($0, ()) }
  }

  /// Reads `+01:00`, `-3`, `+0530` or `Z`, in minutes; nil for others, and for more than 14 hours.
  static func utcOffset(_ text: String) -> Int? {
    if text == "Z" || text == "z" { return 0 }
    var rest = Substring(text)
    let isWest = rest.take("-") || rest.take("−")
    guard isWest || rest.take("+"), let hours = rest.takeNumber(1...2) else { return nil }
    var minutes = 0
    if !rest.isEmpty {
      _ = rest.take(":")
      guard let number = rest.takeNumber(2...2), number < 60 else { return nil }
      minutes = number
    }
    guard rest.isEmpty, hours * 60 + minutes <= 14 * 60 else { return nil }
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
  /// Takes a character away where it comes next.
  fileprivate mutating func take(_ character: Character) -> Bool {
    guard first == character else { return false }
    removeFirst()
    return true
  }

  /// Takes a number with so many digits away where one comes next.
  fileprivate mutating func takeNumber(_ count: ClosedRange<Int>) -> Int? {
    let digits = prefix { $0.isASCII && $0.isNumber }
    guard count.contains(digits.count), let number = Int(digits) else { return nil }
    removeFirst(digits.count)
    return number
  }
}
