/// The public and school holidays of a country or a part of it, for the known years.
package struct HolidayCalendar: Sendable {
  /// One day or consecutive days with a name.
  package struct Holiday: Hashable, Sendable {
    package var first: CivilDay
    package var last: CivilDay
    /// The local name.
    package var name: String

    package init(_ name: String, from first: CivilDay, through last: CivilDay? = nil) {
      self.first = first
      self.last = last ?? first
      self.name = name
    }
  }

  /// Holidays by first day; if several include a day, the one that begins last applies.
  package let publicHolidays: [Holiday]
  /// The years for which all public holidays are known; nil if none.
  package let publicYears: ClosedRange<Int>?
  /// Days in those years that municipalities or employers decide on.
  package let undecided: Set<CivilDay>
  package let schoolHolidays: [Holiday]
  package let schoolYears: ClosedRange<Int>?
  /// Days in those years that are school holidays only in some places of the region.
  package let undecidedSchool: Set<CivilDay>
  /// Public holidays and undecided days, because most days are neither.
  private let publicDays: DaySet
  private let schoolDays: DaySet

  package init(
    publicHolidays: [Holiday] = [], of publicYears: ClosedRange<Int>? = nil,
    undecided: Set<CivilDay> = [],
    schoolHolidays: [Holiday] = [], of schoolYears: ClosedRange<Int>? = nil,
    undecidedSchool: Set<CivilDay> = []
  ) {
    self.undecided = undecided
    self.undecidedSchool = undecidedSchool
    publicDays = DaySet(publicHolidays.map { $0.first...$0.last } + undecided.map { $0...$0 })
    schoolDays = DaySet(
      schoolHolidays.map { $0.first...$0.last } + undecidedSchool.map { $0...$0 })
    self.publicHolidays = publicHolidays.sorted { $0.first < $1.first }
    self.publicYears = publicYears
    self.schoolHolidays = schoolHolidays.sorted { $0.first < $1.first }
    self.schoolYears = schoolYears
  }

  /// Whether a day is a public holiday; nil if unknown, that is, outside `publicYears` and on
  /// `undecided` days.
  ///
  /// - Complexity: O(1) for a day that is not a holiday, otherwise O(log *n*).
  package func publicHoliday(on day: CivilDay) -> Finding? {
    guard let publicYears, publicYears.contains(day.year) else { return nil }
    guard publicDays.contains(day) else { return .ordinary }
    return undecided.contains(day) ? nil : Self.holiday(of: day, in: publicHolidays)
  }

  /// Whether a day is in school holidays; nil if unknown, that is, outside `schoolYears` and on
  /// `undecidedSchool` days.
  ///
  /// - Complexity: O(1) for a day that is not in school holidays, otherwise O(log *n*).
  package func schoolHoliday(on day: CivilDay) -> Finding? {
    guard let schoolYears, schoolYears.contains(day.year) else { return nil }
    guard schoolDays.contains(day) else { return .ordinary }
    return undecidedSchool.contains(day) ? nil : Self.holiday(of: day, in: schoolHolidays)
  }

  /// What is known about a day.
  package enum Finding: Hashable, Sendable {
    case ordinary
    /// The name of the holiday.
    case holiday(String)
  }

  private static func holiday(of day: CivilDay, in holidays: [Holiday]) -> Finding {
    // The last holiday that has begun; those before it may still continue.
    var low = 0
    var high = holidays.count
    while low < high {
      let middle = (low + high) / 2
      if holidays[middle].first <= day { low = middle + 1 } else { high = middle }
    }
    let found = holidays[..<low].last { $0.first <= day && $0.last >= day }
    return found.map { .holiday($0.name) } ?? .ordinary
  }
}

/// A set of days as bits, from the first to the last.
private struct DaySet: Sendable {
  private let first: CivilDay
  private var words: [UInt64]

  init(_ ranges: [ClosedRange<CivilDay>]) {
    guard let first = ranges.map(\.lowerBound).min(), let last = ranges.map(\.upperBound).max()
    else {
      self.first = CivilDay(number: 0)
      words = []
      return
    }
    self.first = first
    words = [UInt64](repeating: 0, count: (last - first) / 64 + 1)
    for range in ranges {
      for offset in (range.lowerBound - first)...(range.upperBound - first) {
        words[offset / 64] |= 1 << UInt64(offset % 64)
      }
    }
  }

  func contains(_ day: CivilDay) -> Bool {
    let offset = day - first
    guard offset >= 0, offset / 64 < words.count else { return false }
    return words[offset / 64] >> UInt64(offset % 64) & 1 == 1
  }
}
