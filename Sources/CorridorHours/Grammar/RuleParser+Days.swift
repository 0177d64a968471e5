extension RuleParser {
  /// `2013,2015,2050-2053,2055/2,2060+`
  mutating func readYears() throws(OpeningHoursError) {
    repeat {
      let place = token
      let first = try year()
      var range = YearRange(first: first, last: first)
      if takes("-") {
        range.last = try year()
        guard range.last >= first else { throw unclear(.backwards, at: place) }
      } else if takes("+") {
        range.last = Self.lastYear
      } else if token.kind == .symbol("/") {
        range.last = Self.lastYear
      }
      if takes("/") { range.step = try number(in: 1...100, .step) }
      rule.years.append(range)
    } while continues(with: \.isYear) && takes(",")
  }

  private static var lastYear: Int { 9999 }

  mutating func year() throws(OpeningHoursError) -> Int {
    guard case .number(let year, 4) = token.kind else { throw unexpected(.year) }
    return try number(in: Self.plausibleYears, .year, found: year)
  }

  /// `week 01-53/2,10`
  mutating func readWeeks() throws(OpeningHoursError) {
    skip()
    repeat {
      let place = token
      let first = try number(in: 1...53, .week)
      var range = WeekRange(first: first, last: first)
      if takes("-") {
        range.last = try number(in: 1...53, .week)
        guard range.last >= first else { throw unclear(.backwards, at: place) }
        if takes("/") { range.step = try number(in: 1...26, .step) }
      }
      rule.weeks.append(range)
    } while continues(with: \.isNumber) && takes(",")
  }

  /// Weekdays and holidays: `Mo-Fr,PH`, or holidays restricted to weekdays, `PH Mo-Fr`.
  ///
  /// A comma-separated list is one group; after a space another group follows, except that
  /// consecutive holidays belong to the same group: `SH PH`.
  mutating func readDays() throws(OpeningHoursError) {
    var group: [DaySelector] = []
    repeat {
      switch token.kind {
      case .word(.publicHoliday), .word(.schoolHoliday), .word(.dayBeforePublicHoliday):
        group.append(.holidays(try holidays()))
        while token.kind.isHoliday { group.append(.holidays(try holidays())) }
      default:
        group.append(.weekdays(try weekdays()))
      }
    } while continues(with: \.isDay) && takes(",")
    rule.days.append(group)
  }

  private mutating func holidays() throws(OpeningHoursError) -> DaySelector.Holidays {
    if token.kind == .word(.dayBeforePublicHoliday) {
      skip()
      return DaySelector.Holidays(kind: .public, offsetDays: -1)
    }
    let kind = token.kind == .word(.schoolHoliday) ? DaySelector.Holidays.Kind.school : .public
    skip()
    return DaySelector.Holidays(kind: kind, offsetDays: try offsetDays(in: -6...6) ?? 0)
  }

  private mutating func weekdays() throws(OpeningHoursError) -> DaySelector.Weekdays {
    if case .word(.weekdays(let mask)) = token.kind {
      skip()
      return DaySelector.Weekdays(mask: mask)
    }
    let first = try weekday()
    var days = DaySelector.Weekdays(mask: 1 << UInt8(first))
    if token.kind == .symbol("["), let nth = try nthDays() {
      days.nth = nth
      days.offsetDays = try offsetDays(in: -6...6) ?? 0
    } else if takes("-") {
      let last = try weekday()
      var day = first
      while day != last {
        day = (day + 1) % 7
        days.mask |= 1 << UInt8(day)
      }
    }
    return days
  }

  mutating func weekday() throws(OpeningHoursError) -> Int {
    guard case .word(.weekday(let day)) = token.kind else { throw unexpected(.weekday) }
    skip()
    return day
  }

  /// `[1,3-5,-1]` as bits; see ``DaySelector/Weekdays/nth``.
  mutating func nthDays() throws(OpeningHoursError) -> UInt16? {
    guard takes("[") else { return nil }
    var nth: UInt16 = 0
    repeat {
      if takes("-") {
        nth |= 1 << UInt16(try number(in: 1...5, .nth) + 8)
      } else {
        let place = token
        let first = try number(in: 1...5, .nth)
        var last = first
        if takes("-") { last = try number(in: 1...5, .nth) }
        guard last >= first else { throw unclear(.backwards, at: place) }
        for number in first...last { nth |= 1 << UInt16(number) }
      }
    } while takes(",")
    guard takes("]") else { throw unexpected(.closingBracket) }
    return nth
  }

  /// `+1 day` or `-2 days` at the current token; nil if there is none.
  mutating func offsetDays(in range: ClosedRange<Int>) throws(OpeningHoursError) -> Int? {
    guard case .symbol(let sign) = token.kind, sign == "+" || sign == "-",
      case .number(let count, _) = ahead(1), ahead(2) == .word(.days)
    else { return nil }
    let days = sign == "+" ? count : -count
    skip()
    _ = try number(in: range, .offset, found: days)
    skip()
    return days
  }

  /// Consumes the number at the current token and checks its range; `found` replaces its value.
  mutating func number(
    in range: ClosedRange<Int>, _ quantity: OpeningHoursError.Quantity, found: Int? = nil
  ) throws(OpeningHoursError) -> Int {
    guard case .number(let value, _) = token.kind else { throw unexpected(.number) }
    let number = found ?? value
    guard range.contains(number) else {
      throw .outOfRange(
        found: number, expected: range, of: quantity, at: token.source.lowerBound)
    }
    skip()
    return number
  }

  /// Whether the current token is a comma and the token after it continues the same list.
  func continues(with isSame: (Token.Kind) -> Bool) -> Bool {
    token.kind == .symbol(",") && isSame(ahead(1))
  }
}

extension Token.Kind {
  fileprivate var isYear: Bool {
    guard case .number(_, 4) = self else { return false }
    return true
  }

  fileprivate var isNumber: Bool {
    guard case .number = self else { return false }
    return true
  }

  fileprivate var isHoliday: Bool {
    switch self {
    case .word(.publicHoliday), .word(.schoolHoliday), .word(.dayBeforePublicHoliday): true
    default: false
    }
  }

  fileprivate var isDay: Bool {
    switch self {
    case .word(.weekday), .word(.weekdays): true
    default: isHoliday
    }
  }
}
