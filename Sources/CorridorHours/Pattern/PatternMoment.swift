/// A minute of local time at places with the same holidays, with all data about its day that
/// patterns need.
///
/// It is created once and used for many places.
package struct PatternMoment: Sendable {
  let today: PatternDay
  let yesterday: PatternDay
  private(set) var minute: Int

  /// - Complexity: 52 lookups in the holiday calendar.
  package init(_ time: LocalTime, holidays: HolidayCalendar? = nil) {
    today = PatternDay(time.day, holidays)
    yesterday = PatternDay(time.day - 1, holidays)
    minute = time.minute
  }

  /// Another minute, 0..<1440, of the same day.
  package func at(minute: Int) -> PatternMoment {
    var moment = self
    moment.minute = minute
    return moment
  }
}

/// The data about a day that patterns need.
struct PatternDay: Sendable {
  /// Maximum offset from a holiday, in days.
  static let reach = 6

  let day: CivilDay
  let weekdayBit: UInt8
  /// Bit 6 is the day itself, bit 7 the next day.
  private var knownPublic: UInt16 = 0
  private var publicHolidays: UInt16 = 0
  private var knownSchool: UInt16 = 0
  private var schoolHolidays: UInt16 = 0

  init(_ day: CivilDay, _ holidays: HolidayCalendar?) {
    self.day = day
    weekdayBit = 1 << UInt8(day.weekday)
    guard let holidays else { return }
    for offset in -Self.reach...Self.reach {
      let bit: UInt16 = 1 << UInt16(offset + Self.reach)
      if let finding = holidays.publicHoliday(on: day + offset) {
        knownPublic |= bit
        if finding != .ordinary { publicHolidays |= bit }
      }
      if let finding = holidays.schoolHoliday(on: day + offset) {
        knownSchool |= bit
        if finding != .ordinary { schoolHolidays |= bit }
      }
    }
  }

  func match(_ holidays: DaySelector.Holidays) -> Match {
    let bit = UInt16(Self.reach - holidays.offsetDays)
    let (known, found) =
      holidays.kind == .public ? (knownPublic, publicHolidays) : (knownSchool, schoolHolidays)
    guard known >> bit & 1 != 0 else { return .maybe }
    return found >> bit & 1 != 0 ? .yes : .no
  }
}

/// The solar events at a place on the day of a moment and the day before.
package struct PatternSun: Sendable {
  let today: SunTimes?
  let yesterday: SunTimes?

  /// - Complexity: some 30 trigonometric functions.
  package init(_ sun: Sun, on day: CivilDay) {
    today = sun.times(on: day)
    yesterday = sun.times(on: day - 1)
  }
}
