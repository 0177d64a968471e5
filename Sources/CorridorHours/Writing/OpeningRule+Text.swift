extension OpeningRule {
  /// The rule in the canonical form of the specification, without the separator before it.
  ///
  ///     try OpeningHours(parsing: "mon - fri 8am-6pm").rules[0].text    // Mo-Fr 08:00-18:00
  ///
  /// - Complexity: Linear in the number of selectors.
  package var text: String {
    var parts: [String] = []
    if !years.isEmpty { parts.append(years.map(\.text).joined(separator: ",")) }
    if !dates.isEmpty { parts.append(dates.map(\.text).joined(separator: ",")) }
    if !weeks.isEmpty { parts.append("week " + weeks.map(\.text).joined(separator: ",")) }
    // Years alone before times would be read as times.
    if dates.isEmpty, weeks.isEmpty, !years.isEmpty, days.isEmpty, !times.isEmpty {
      parts[0] += ":"
    }
    // `Oct Su[2]` is a date, `Oct: Su[2]` selects all such Sundays in it; the same applies to `2024
    // Feb`.
    if case .weekdays(let weekdays)? = days.first?.first, weekdays.nth != 0, !dates.isEmpty,
      weeks.isEmpty
    {
      parts[parts.count - 1] += ":"
    }
    for group in days { parts.append(group.map(\.text).joined(separator: ",")) }
    if !times.isEmpty { parts.append(times.map(\.text).joined(separator: ",")) }
    switch state {
    case .closed: parts.append("off")
    case .unknown: if comment == nil || parts.isEmpty { parts.append("unknown") }
    case .open:
      if parts.isEmpty, comment == nil { return "24/7" }
      if comment != nil { parts.append("open") }
    }
    if let comment { parts.append("\"\(comment)\"") }
    return parts.joined(separator: " ")
  }

  /// Whether ``text`` is days alone, at all times of which a place is open.
  var isBareSelector: Bool {
    times.isEmpty && state == .open && comment == nil && text != "24/7"
  }
}

extension YearRange {
  var text: String {
    if last >= 9999 { return step == 1 ? "\(first)+" : "\(first)/\(step)" }
    return (first == last ? "\(first)" : "\(first)-\(last)") + (step == 1 ? "" : "/\(step)")
  }
}

extension WeekRange {
  var text: String {
    let begin = zeroPadded(first)
    return (first == last ? begin : "\(begin)-\(zeroPadded(last))")
      + (step == 1 ? "" : "/\(step)")
  }
}

extension YearlyDate {
  static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  var text: String { (year.map { "\($0) " } ?? "") + yearlyText }

  /// The date without its year.
  var yearlyText: String {
    let name =
      switch base {
      case .day(let month, let day): "\(Self.months[month - 1]) \(zeroPadded(day))"
      case .month(let month): Self.months[month - 1]
      case .weekday(let weekday, let nth, let month):
        "\(Self.months[month - 1]) \(DaySelector.names[weekday])[\(nth)]"
      case .easter: "easter"
      }
    return name + offsetText(offsetDays)
  }
}

extension DateRange {
  var text: String {
    guard let to else { return from.text + "+" }
    guard to != from else { return from.text }
    return from.text + "-" + to.text + (step == 1 ? "" : "/\(step)")
  }
}

extension DaySelector {
  static let names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

  var text: String {
    switch self {
    case .holidays(let holidays):
      (holidays.kind == .public ? "PH" : "SH") + offsetText(holidays.offsetDays)
    case .weekdays(let weekdays):
      weekdays.runs.map { run in
        let first = Self.names[run.lowerBound]
        let last = Self.names[run.upperBound]
        let range = run.count == 1 ? first : "\(first)-\(last)"
        return range + weekdays.nthText + offsetText(weekdays.offsetDays)
      }.joined(separator: ",")
    }
  }
}

extension DaySelector.Weekdays {
  /// The weekdays in ranges; separately if they are restricted to occurrences in the month.
  var runs: [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    for day in 0..<7 where mask >> UInt8(day) & 1 == 1 {
      if nth == 0, offsetDays == 0, let last = runs.last, last.upperBound + 1 == day {
        runs[runs.count - 1] = last.lowerBound...day
      } else {
        runs.append(day...day)
      }
    }
    return runs
  }

  /// The occurrences in the month: from its beginning, then from its end as negative numbers.
  var numbers: [Int] {
    (1...5).filter { nth >> UInt16($0) & 1 == 1 }
      + (1...5).filter { nth >> UInt16($0 + 8) & 1 == 1 }.map { -$0 }
  }

  fileprivate var nthText: String {
    nth == 0 ? "" : "[\(numbers.map { "\($0)" }.joined(separator: ","))]"
  }
}

extension TimeSpan {
  var text: String {
    var text = start.text
    if let end { text += "-" + end.text }
    if isOpenEnded { text += "+" }
    if let period { text += "/" + clockText(period) }
    return text
  }
}

extension TimePoint {
  var text: String {
    switch self {
    case .clock(let minute): clockText(minute)
    case .sun(let event, 0): "\(event)"
    case .sun(let event, let offset):
      "(\(event)\(offset < 0 ? "-" : "+")\(clockText(abs(offset))))"
    }
  }
}

/// `07:30`
func clockText(_ minutes: Int) -> String {
  "\(zeroPadded(minutes / 60)):\(zeroPadded(minutes % 60))"
}

/// ` +2 days`; empty for zero.
private func offsetText(_ days: Int) -> String {
  guard days != 0 else { return "" }
  return " \(days < 0 ? "-" : "+")\(abs(days)) \(abs(days) == 1 ? "day" : "days")"
}
