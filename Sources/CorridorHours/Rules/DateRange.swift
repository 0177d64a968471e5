/// A date in every year, or in one year.
package struct YearlyDate: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    case day(month: Int, day: Int)
    /// All days of a month: the first if a range begins with it, the last if a range ends with it.
    case month(Int)
    /// The nth such weekday (0 is Monday) of the month; from its end if negative.
    case weekday(Int, nth: Int, month: Int)
    /// Easter Sunday of the Western churches.
    case easter
  }

  package var year: Int?
  package var base: Base
  package var offsetDays = 0

  /// Whether the date is the same in all years.
  var isFixed: Bool {
    switch base {
    case .day, .month: true
    case .weekday, .easter: false
    }
  }

  var isMonth: Bool {
    if case .month = base { true } else { false }
  }

  /// The month of the date before its offset; nil for Easter.
  fileprivate var month: Int? {
    switch base {
    case .day(let month, _), .month(let month), .weekday(_, _, let month): month
    case .easter: nil
    }
  }

  /// The first day of the date in a year; nil if that year has no such day.
  func first(in year: Int) -> CivilDay? {
    switch base {
    case .day(let month, let day):
      guard day <= CivilDay.days(inMonth: month, of: year) else { return nil }
      return CivilDay(year: year, month: month, day: day) + offsetDays
    case .month(let month):
      return CivilDay(year: year, month: month, day: 1) + offsetDays
    case .weekday(let weekday, let nth, let month):
      let length = CivilDay.days(inMonth: month, of: year)
      let edge = CivilDay(year: year, month: month, day: nth > 0 ? 1 : length)
      let away =
        nth > 0
        ? (weekday - edge.weekday + 7) % 7 + (nth - 1) * 7
        : (nth + 1) * 7 - (edge.weekday - weekday + 7) % 7
      guard abs(away) < length else { return nil }
      return edge + away + offsetDays
    case .easter:
      return CivilDay.easter(year) + offsetDays
    }
  }

  /// The last day of the date in a year; nil if that year has no such day.
  func last(in year: Int) -> CivilDay? {
    guard case .month(let month) = base else { return first(in: year) }
    let length = CivilDay.days(inMonth: month, of: year)
    return CivilDay(year: year, month: month, day: length) + offsetDays
  }
}

/// Days from one date through another, with an optional step.
package struct DateRange: Hashable, Sendable {
  package var from: YearlyDate
  /// The same as `from` for a single date or month; nil for an open-ended range.
  package var to: YearlyDate?
  package var step = 1

  /// Whether a day is in the range.
  ///
  /// By the specification a range that ends with Easter includes that day, but not by
  /// opening_hours.js, against which most values were checked; so the result is then `maybe`.
  func match(_ day: CivilDay) -> Match {
    if let year = from.year { return match(day, beginningIn: year) }
    if let keys = sameDates { return keys.contains(day) ? .yes : .no }
    // With offsets, dates can be up to a year from their nominal year, and a range that begins late
    // in a year ends in the next one.
    let year = day.date.year
    var match = Match.no
    for year in (year - 2)...(year + 1) { match = max(match, self.match(day, beginningIn: year)) }
    return match
  }

  private func match(_ day: CivilDay, beginningIn year: Int) -> Match {
    let single = to == from
    // In years without February 29, a range that begins with it begins on March 1.
    guard let begin = from.first(in: year) ?? (single ? nil : dayAfterMonth(of: from, in: year))
    else { return .no }
    guard day >= begin, (day - begin) % step == 0 else { return .no }
    guard let to else { return .yes }
    guard let (end, isSure) = end(to, year: year, begin: begin), day <= end else { return .no }
    if !isSure { return .maybe }
    return day == end && to.base == .easter && !single ? .maybe : .yes
  }

  /// The last day of the range that begins on a day, and whether it is certain.
  private func end(
    _ to: YearlyDate, year: Int, begin: CivilDay
  ) -> (day: CivilDay, isSure: Bool)? {
    func last(_ year: Int) -> CivilDay? {
      to.last(in: year) ?? dayAfterMonth(of: to, in: year).map { $0 - 1 }
    }
    if let year = to.year { return last(year).map { ($0, true) } }
    guard let end = last(year) else { return nil }
    if end >= begin { return (end, true) }
    return last(year + 1).map { ($0, turnsTheYear(to) || begin - end > 60) }
  }

  /// Whether the end is in the next year because of its month.
  ///
  /// For other movable dates, such as April 5 to Easter, the second may come first in some years;
  /// the range may then be empty.
  private func turnsTheYear(_ to: YearlyDate) -> Bool {
    if from.isFixed && to.isFixed { return true }
    guard let first = from.month, let last = to.month else { return false }
    return last < first && from.offsetDays == 0 && to.offsetDays == 0
  }

  /// The day after the month of a date that the year does not have.
  private func dayAfterMonth(of date: YearlyDate, in year: Int) -> CivilDay? {
    switch date.base {
    case .day(let month, _), .weekday(_, _, let month):
      CivilDay(year: month == 12 ? year + 1 : year, month: month % 12 + 1, day: 1)
        + date.offsetDays
    case .month, .easter: nil
    }
  }
}

extension DateRange {
  /// Dates as numbers that ascend through every year.
  fileprivate struct Keys {
    var first: Int
    var last: Int

    func contains(_ day: CivilDay) -> Bool {
      let date = day.date
      let key = date.month * 32 + date.day
      return first <= last ? key >= first && key <= last : key >= first || key <= last
    }
  }

  /// All dates of the range, if they are the same in every year.
  fileprivate var sameDates: Keys? {
    guard step == 1, let to, to.year == nil, let first = from.keys, let last = to.keys else {
      return nil
    }
    return Keys(first: first.first, last: last.last)
  }
}

extension YearlyDate {
  fileprivate var keys: DateRange.Keys? {
    guard offsetDays == 0 else { return nil }
    switch base {
    case .day(let month, let day):
      return DateRange.Keys(first: month * 32 + day, last: month * 32 + day)
    case .month(let month):
      return DateRange.Keys(first: month * 32, last: month * 32 + 31)
    case .weekday, .easter:
      return nil
    }
  }
}
