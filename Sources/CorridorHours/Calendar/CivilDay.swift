/// A day of the proleptic Gregorian calendar.
///
/// Years are those of ISO 8601: year 0 is 1 BC.
package struct CivilDay: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01.
  package var number: Int32

  package init(number: Int32) {
    self.number = number
  }

  /// A day from its date.
  ///
  /// - Precondition: `month` is 1...12 and the year is within 5 million years of now. A day outside
  ///   the month counts on into the next months, or back from its first day.
  @inlinable
  package init(year: Int, month: Int, day: Int) {
    // Years that begin in March have their leap day last; 400 of them have 146,097 days.
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = Int32(truncatingIfNeeded: era * 146_097 + dayOfEra - 719_468)
  }

  /// The date.
  @inlinable
  package var date: (year: Int, month: Int, day: Int) {
    let shifted = Int(number) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  package var year: Int { date.year }

  /// The day of the week: 0 is Monday, 6 is Sunday.
  @inlinable
  package var weekday: Int {
    // 1970-01-01 was a Thursday.
    let shifted = (Int(number) + 3) % 7
    return shifted < 0 ? shifted + 7 : shifted
  }

  /// The week by ISO 8601, 1...53, and the year to which it belongs.
  package var week: (year: Int, week: Int) {
    // A week belongs to the year that contains its Thursday.
    let thursday = self + (3 - weekday)
    let year = thursday.date.year
    return (year, (thursday - CivilDay(year: year, month: 1, day: 1)) / 7 + 1)
  }

  /// Number of days of a month.
  package static func days(inMonth month: Int, of year: Int) -> Int {
    let next = month == 12 ? (year + 1, 1) : (year, month + 1)
    return CivilDay(year: next.0, month: next.1, day: 1)
      - CivilDay(year: year, month: month, day: 1)
  }

  /// Easter Sunday of the Western churches, in years of the Gregorian calendar.
  ///
  /// Source: J.-M. Oudin (1940), as given in P. K. Seidelmann, "Explanatory Supplement to the
  /// Astronomical Almanac" (1992), p. 582.
  package static func easter(_ year: Int) -> CivilDay {
    let century = year / 100
    let golden = year % 19
    let correction = (century - 17) / 25
    var epact = (century - century / 4 - (century - correction) / 3 + 19 * golden + 15) % 30
    epact -= epact / 28 * (1 - epact / 28 * (29 / (epact + 1)) * ((21 - golden) / 11))
    let weekday = (year + year / 4 + epact + 2 - century + century / 4) % 7
    let days = epact - weekday
    let month = 3 + (days + 40) / 44
    return CivilDay(year: year, month: month, day: days + 28 - 31 * (month / 4))
  }

  /// Easter Sunday of the Orthodox churches, as a date of the Gregorian calendar.
  ///
  /// Source: J. Meeus, "Astronomical Algorithms" (1991), p. 69.
  package static func orthodoxEaster(_ year: Int) -> CivilDay {
    let moon = (19 * (year % 19) + 15) % 30
    let weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
    let days = moon + weekday + 114
    // How many days the Julian calendar is behind.
    let behind = year / 100 - year / 400 - 2
    return CivilDay(year: year, month: days / 31, day: days % 31 + 1) + behind
  }

  @inlinable
  package static func < (left: CivilDay, right: CivilDay) -> Bool { left.number < right.number }

  @inlinable
  package static func + (day: CivilDay, days: Int) -> CivilDay {
    CivilDay(number: day.number &+ Int32(truncatingIfNeeded: days))
  }

  @inlinable
  package static func - (day: CivilDay, days: Int) -> CivilDay { day + -days }

  @inlinable
  package static func - (later: CivilDay, earlier: CivilDay) -> Int {
    Int(later.number) - Int(earlier.number)
  }
}
