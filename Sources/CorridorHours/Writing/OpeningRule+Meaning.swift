extension OpeningRule {
  /// The meaning of the rule in English: `closed on public holidays`.
  ///
  /// - Complexity: Linear in the number of selectors.
  package var meaning: String {
    var when: [String] = []
    if days.isEmpty {
      if dates.isEmpty, weeks.isEmpty, years.isEmpty { when.append("every day") }
    } else {
      let first = days[0].first.map { if case .holidays = $0 { "on " } else { "" } } ?? ""
      when.append(first + days.map { inWords($0.map(\.meaning)) }.joined(separator: " that are "))
    }
    if !dates.isEmpty { when.append(inWords(dates.map(\.meaning))) }
    if !weeks.isEmpty { when.append("in " + inWords(weeks.map(\.meaning))) }
    if !years.isEmpty { when.append("in " + inWords(years.map(\.meaning))) }
    if times.isEmpty {
      if state != .closed { when.append("all day") }
    } else {
      when.append(inWords(times.map(\.meaning)))
    }
    var text = when.joined(separator: ", ")
    switch state {
    case .open: text = "open " + text
    case .closed: text = "closed " + text
    case .unknown: text = comment == nil ? "not known " + text : "perhaps open " + text
    }
    if let comment { text += ": \"\(comment)\"" }
    switch joint {
    case .replacing: return text
    case .additional: return "also " + text
    case .fallback: return "where closed by the rules before: " + text
    }
  }
}

extension YearRange {
  fileprivate var meaning: String {
    if last >= 9999 { return "\(first) and later" }
    return first == last ? "\(first)" : "\(first) to \(last)" + stepWords(step, "year")
  }
}

extension WeekRange {
  fileprivate var meaning: String {
    first == last ? "week \(first)" : "weeks \(first) to \(last)" + stepWords(step, "week")
  }
}

extension YearlyDate {
  static let fullMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  fileprivate var meaning: String {
    let name =
      switch base {
      case .day(let month, let day): "\(day) \(Self.fullMonths[month - 1])"
      case .month(let month): Self.fullMonths[month - 1]
      case .weekday(let weekday, let nth, let month):
        "the \(ordinal(nth)) \(DaySelector.fullNames[weekday]) of \(Self.fullMonths[month - 1])"
      case .easter: "Easter Sunday"
      }
    return moved(name, by: offsetDays) + (year.map { " \($0)" } ?? "")
  }
}

extension DateRange {
  fileprivate var meaning: String {
    guard let to else { return "from \(from.meaning) on" }
    guard to != from else { return from.meaning }
    return "\(from.meaning) to \(to.meaning)" + stepWords(step, "day")
  }
}

extension DaySelector {
  static let fullNames = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  fileprivate var meaning: String {
    switch self {
    case .holidays(let holidays):
      return moved(
        holidays.kind == .public ? "public holidays" : "school holidays",
        by: holidays.offsetDays)
    case .weekdays(let weekdays):
      let names = weekdays.runs.map { run in
        let (first, last) = (Self.fullNames[run.lowerBound], Self.fullNames[run.upperBound])
        return run.count == 1
          ? first : run.count == 2 ? "\(first) and \(last)" : "\(first) to \(last)"
      }
      let numbers = weekdays.numbers.map(ordinal)
      let days =
        numbers.isEmpty
        ? inWords(names) : "the \(inWords(numbers)) \(inWords(names)) of the month"
      return moved(days, by: weekdays.offsetDays)
    }
  }
}

extension TimeSpan {
  fileprivate var meaning: String {
    guard let end else { return start.meaning + (isOpenEnded ? " until nobody knows when" : "") }
    var text = "\(start.meaning) to \(end.meaning)"
    if wraps { text += " of the next day" }
    if isOpenEnded { text += " or later" }
    if let period { text = "every \(period) minutes from " + text }
    return text
  }
}

extension TimePoint {
  fileprivate var meaning: String {
    switch self {
    case .clock(let minute): clockText(minute)
    case .sun(let event, 0): "\(event)"
    case .sun(let event, let offset):
      "\(clockText(abs(offset))) \(offset < 0 ? "before" : "after") \(event)"
    }
  }
}

/// `a, b and c`
private func inWords(_ parts: [String]) -> String {
  guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
  return parts.dropLast().joined(separator: ", ") + " and " + last
}

private func moved(_ name: String, by days: Int) -> String {
  guard days != 0 else { return name }
  let count = abs(days) == 1 ? "the day" : "\(abs(days)) days"
  return "\(count) \(days < 0 ? "before" : "after") \(name)"
}

private func ordinal(_ number: Int) -> String {
  let words = ["first", "second", "third", "fourth", "fifth"]
  let word = words[min(abs(number), 5) - 1]
  guard number < 0 else { return word }
  return number == -1 ? "last" : "\(word) last"
}

private func stepWords(_ step: Int, _ unit: String) -> String {
  step == 1 ? "" : ", every \(step) \(unit)s"
}
