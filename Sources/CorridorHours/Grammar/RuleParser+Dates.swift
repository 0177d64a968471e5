extension RuleParser {
  /// `Jan 31-Feb 01,Aug,Dec 24,25,2013 easter -2 days`
  mutating func readDates() throws(OpeningHoursError) {
    var last: YearlyDate?
    repeat {
      if isDate(token.kind) || isDate(ahead(1)) {
        // `Jan,Feb Su[1]` means the first Sundays of both months.
        let plain = rule.dates.allSatisfy(\.isPlainMonth)
        last = try dates(weekdays: rule.dates.isEmpty || !plain)
      } else if let from = last, case .day(let month, _) = from.base {
        // Another day of the same month.
        let date = YearlyDate(year: from.year, base: try day(of: month))
        try append(from: date)
      }
    } while continuesDates(after: last) && takes(",")
  }

  private func continuesDates(after last: YearlyDate?) -> Bool {
    guard token.kind == .symbol(",") else { return false }
    switch ahead(1) {
    case .word(.month), .word(.easter): return true
    case .number(_, digits: 4): return isDate(ahead(2))
    case .number:
      guard case .day? = last?.base else { return false }
      return true
    default: return false
    }
  }

  /// Parses a date or a range; returns the last date.
  private mutating func dates(weekdays: Bool) throws(OpeningHoursError) -> YearlyDate {
    var from = try date(weekdays: weekdays)
    if from.year == nil, from.isMonth, let last = rule.dates.last?.to, last.isMonth {
      // The year of `2012 Sep,Oct` applies to both months.
      from.year = last.year
    }
    if from.isMonth, case .word(.weekday) = token.kind {
      return from.appended(to: &rule)
    }
    return try append(from: from)
  }

  @discardableResult
  private mutating func append(from: YearlyDate) throws(OpeningHoursError) -> YearlyDate {
    var range = DateRange(from: from, to: from)
    let place = token
    if token.kind == .symbol("-") {
      skip()
      if case .number(_, let digits) = token.kind, digits <= 2 {
        guard case .day(let month, let first) = from.base, from.offsetDays == 0 else {
          throw unexpected(.date)
        }
        let base = try day(of: month)
        guard case .day(_, let last) = base, last >= first else {
          throw unclear(.backwards, at: place)
        }
        range.to = YearlyDate(year: from.year, base: base)
      } else {
        range.to = try self.end(of: from, at: place)
      }
      if takes("/") { range.step = try number(in: 1...366, .step) }
    } else if takes("+") {
      // Without a year the range would not end, and would begin again every year.
      guard from.year != nil else { throw unclear(.yearsDiffer, at: place) }
      range.to = nil
    }
    rule.dates.append(range)
    return range.to ?? from
  }

  private mutating func end(
    of from: YearlyDate, at place: Token
  ) throws(OpeningHoursError) -> YearlyDate {
    // In `Apr-Oct Su[2]` the Sundays are those of all months.
    var to = try date(weekdays: !from.isMonth)
    switch (from.year, to.year) {
    case (nil, nil):
      break
    case (let first?, let last?):
      guard last >= first else { throw unclear(.backwards, at: place) }
      guard let begin = from.first(in: first), let end = to.last(in: last), begin <= end else {
        throw unclear(.backwards, at: place)
      }
    case (let year?, nil):
      guard from.isFixed, to.isFixed, let begin = from.first(in: year) else {
        throw unclear(.yearsDiffer, at: place)
      }
      let sameYear = to.last(in: year).map { $0 >= begin } ?? false
      // `2012 Nov-Feb` can mean one winter, or the months of that year.
      guard sameYear || !from.isMonth else { throw unclear(.yearsDiffer, at: place) }
      to.year = sameYear ? year : year + 1
    case (nil, _?):
      throw unclear(.yearsDiffer, at: place)
    }
    return to
  }

  /// Parses one date with its offset; `weekdays` says whether `Aug Su[1]` is a date.
  private mutating func date(weekdays: Bool) throws(OpeningHoursError) -> YearlyDate {
    var year: Int?
    if case .number(_, 4) = token.kind { year = try self.year() }
    var date: YearlyDate
    switch token.kind {
    case .word(.easter):
      skip()
      date = YearlyDate(year: year, base: .easter)
    case .word(.month(let month)):
      skip()
      if case .number(_, let digits) = token.kind, digits <= 2 {
        date = YearlyDate(year: year, base: try day(of: month))
      } else if case .word(.weekday(let weekday)) = token.kind, weekdays, let nth = nthAhead {
        skip(nth > 0 ? 4 : 5)
        date = YearlyDate(year: year, base: .weekday(weekday, nth: nth, month: month))
      } else {
        return YearlyDate(year: year, base: .month(month))
      }
    default:
      throw unexpected(.date)
    }
    if let offset = try offsetDays(in: -366...366) { date.offsetDays = offset }
    return date
  }

  /// The number in `Su[1]` or `Su[-1]` at the current token; nil for any other list.
  private var nthAhead: Int? {
    guard ahead(1) == .symbol("[") else { return nil }
    let isFromEnd = ahead(2) == .symbol("-")
    let end = isFromEnd ? 4 : 3
    guard case .number(let nth, _) = ahead(end - 1), (1...5).contains(nth),
      ahead(end) == .symbol("]")
    else { return nil }
    // In `Aug Su[1],Sa[1]` the weekdays are selectors within the month.
    if ahead(end + 1) == .symbol(","), case .word(.weekday) = ahead(end + 2) { return nil }
    return isFromEnd ? -nth : nth
  }

  private mutating func day(of month: Int) throws(OpeningHoursError) -> YearlyDate.Base {
    // 2000 was a leap year.
    let day = try number(in: 1...CivilDay.days(inMonth: month, of: 2000), .day)
    return .day(month: month, day: day)
  }
}

extension YearlyDate {
  fileprivate func appended(to rule: inout OpeningRule) -> YearlyDate {
    rule.dates.append(DateRange(from: self, to: self))
    return self
  }
}

extension DateRange {
  fileprivate var isPlainMonth: Bool { from.isMonth && to?.isMonth == true }
}
