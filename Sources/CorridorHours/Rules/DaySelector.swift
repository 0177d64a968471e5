/// Weekdays, possibly only some of the month, or holidays.
package enum DaySelector: Hashable, Sendable {
  case weekdays(Weekdays)
  case holidays(Holidays)

  /// Weekdays, or days at an offset from them.
  package struct Weekdays: Hashable, Sendable {
    /// Bit 0 is Monday.
    package var mask: UInt8
    /// The occurrences in the month: bits 1...5 count from its beginning, bits 9...13 from its end;
    /// 0 means all.
    package var nth: UInt16 = 0
    package var offsetDays = 0

    init(mask: UInt8) {
      self.mask = mask
    }

    func contains(_ day: CivilDay) -> Bool {
      let day = day - offsetDays
      guard mask >> UInt8(day.weekday) & 1 != 0 else { return false }
      guard nth != 0 else { return true }
      let (year, month, dayOfMonth) = day.date
      let left = CivilDay.days(inMonth: month, of: year) - dayOfMonth
      return nth >> UInt16((dayOfMonth - 1) / 7 + 1) & 1 != 0
        || nth >> UInt16(left / 7 + 9) & 1 != 0
    }
  }

  /// Public or school holidays, or days at an offset from them.
  package struct Holidays: Hashable, Sendable {
    package enum Kind: UInt8, Sendable {
      case `public`
      case school
    }
    package var kind: Kind
    package var offsetDays = 0

    /// What a calendar knows about the day; a holiday's name includes the offset.
    func finding(_ day: CivilDay, in calendar: HolidayCalendar?) -> HolidayCalendar.Finding? {
      let day = day - offsetDays
      let finding =
        switch kind {
        case .public: calendar?.publicHoliday(on: day)
        case .school: calendar?.schoolHoliday(on: day)
        }
      guard case .holiday(let name) = finding, offsetDays != 0 else { return finding }
      let side = offsetDays < 0 ? "before" : "after"
      let count = abs(offsetDays)
      return .holiday(count == 1 ? "Day \(side) \(name)" : "\(count) days \(side) \(name)")
    }
  }
}
