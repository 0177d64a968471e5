/// A holiday as a law gives it: a name, the day by a rule, the years and the parts of a country.
///
/// Rules are written as lists that read like the law:
///
///     .on(1, 6, "Heilige Drei Könige").in("bw by st")
///     .easter(-2, "Karfreitag")
///     .on(11, 3, "文化の日").observed(.sundayToNextFree)
struct HolidayRule: Sendable {
  var name: String
  var day: Day
  var years = 0...9999
  var parts = Parts.all
  var observance: Observance?
  /// Whether only some communities or employers keep the day, so that it is not known.
  var isUndecided = false

  /// Which day of a year.
  enum Day: Sendable {
    case date(month: Int, day: Int)
    /// The first weekday of its kind on that date or after it.
    case onOrAfter(Weekday, month: Int, day: Int)
    case easter(Int)
    case orthodoxEaster(Int)
    /// The days of an official table, each as 20251231.
    case table([Int])
    case computed(@Sendable (Int) -> CivilDay?)
  }

  enum Weekday: Int, Sendable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday
  }

  /// Where a day is a holiday.
  enum Parts: Sendable {
    case all
    /// Of these; "*" is the country alone.
    case only(Set<Substring>)

    /// Whether a part is meant; for nil, whether all parts are.
    func contains(_ part: String?) -> Bool {
      switch self {
      case .all: true
      case .only(let names): names.contains((part ?? "*")[...])
      }
    }
  }

  /// The days of a year by this rule, before any is observed on another day.
  func days(in year: Int) -> [CivilDay] {
    guard years.contains(year) else { return [] }
    switch day {
    case .date(let month, let day):
      // The 29th of February is no holiday anywhere, so every year has the date.
      return [CivilDay(year: year, month: month, day: day)]
    case .onOrAfter(let weekday, let month, let day):
      let date = CivilDay(year: year, month: month, day: day)
      return [date + (weekday.rawValue - date.weekday + 7) % 7]
    case .easter(let offset):
      return [CivilDay.easter(year) + offset]
    case .orthodoxEaster(let offset):
      return [CivilDay.orthodoxEaster(year) + offset]
    case .table(let dates):
      return dates.filter { $0 / 10000 == year }.map {
        CivilDay(year: year, month: $0 / 100 % 100, day: $0 % 100)
      }
    case .computed(let day):
      return day(year).map { [$0] } ?? []
    }
  }
}
