/// The public and school holidays of a country or a part of it, for the years that are known.
package struct HolidayCalendar: Sendable {
  /// Days in a row, or one, that have a name.
  package struct Holiday: Hashable, Sendable {
    package var first: CivilDay
    package var last: CivilDay
    /// As it is called there.
    package var name: String

    package init(_ name: String, from first: CivilDay, through last: CivilDay? = nil) {
      self.first = first
      self.last = last ?? first
      self.name = name
    }
  }

  /// Holidays by their first day; of those that have a day in common the one that begins last counts.
  package let publicHolidays: [Holiday]
  /// The years of which all public holidays are known; nil for none.
  package let publicYears: ClosedRange<Int>?
  /// Days in those years that communities or employers decide on, so that they are not known.
  package let undecided: Set<CivilDay>
  package let schoolHolidays: [Holiday]
  package let schoolYears: ClosedRange<Int>?
  /// Days in those years that are school holidays in some places of the region only.
  package let undecidedSchool: Set<CivilDay>
  /// The days in public holidays and those undecided: most days are neither.
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

  /// Whether a day is a public holiday; nil where that is not known, which is outside of
  /// `publicYears` and on days that are `undecided`.
  ///
  /// - Complexity: O(1) for a day that is none, else O(log *n*).
  package func publicHoliday(on day: CivilDay) -> Finding? {
    guard let publicYears, publicYears.contains(day.year) else { return nil }
    guard publicDays.contains(day) else { return .ordinary }
    return undecided.contains(day) ? nil : Self.holiday(of: day, in: publicHolidays)
  }

  /// Whether a day is in school holidays; nil where that is not known, which is outside of
  /// `schoolYears` and on days that are in `undecidedSchool`.
  ///
  /// - Complexity: O(1) for a day that is in none, else O(log *n*).
  package func schoolHoliday(on day: CivilDay) -> Finding? {
    guard let schoolYears, schoolYears.contains(day.year) else { return nil }
    guard schoolDays.contains(day) else { return .ordinary }
    return undecidedSchool.contains(day) ? nil : Self.holiday(of: day, in: schoolHolidays)
  }

  /// What is known of a day.
  package enum Finding: Hashable, Sendable {
    case ordinary
    /// By its name.
    case holiday(String)
  }

  private static func holiday(of day: CivilDay, in holidays: [Holiday]) -> Finding {
    // The last one that has begun; those before it may still go on.
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
