/// A holiday as a law defines it: a name, a rule for the day, the years and the parts of a country.
///
/// Rules are lines of the files in `Sources/CCorridorData/Holidays`, which read like the law:
///
///     6 January, in bw by st: Heilige Drei Könige
///     Easter -2: Karfreitag
///     3 November, also next free day if Sunday: 文化の日
struct HolidayRule: Sendable {
  var name: String
  var day: Day
  var years = Years()
  /// The parts that have the holiday, where "*" is the country alone; nil for all.
  var parts: [Substring]?
  /// A condition on the days of the rule.
  var condition: Condition?
  var observance: Observance?
  /// Whether only some municipalities or employers observe the day, so that it is undecided.
  var isUndecided = false

  /// A rule for the day in a year.
  enum Day: Sendable {
    case date(month: Int, day: Int)
    /// The first such weekday on that date or after it.
    case onOrAfter(Weekday, month: Int, day: Int)
    case easter(Int)
    case orthodoxEaster(Int)
    /// The days of an official table.
    case table([CivilDay])
    case marchEquinoxInJapan
    case septemberEquinoxInJapan
  }

  enum Weekday: Int, Sendable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday
  }

  /// The years in which a rule applies.
  struct Years: Sendable {
    var range = 0...9999
    var except: [Int] = []
    /// The interval in years, from the first year of `range`.
    var step = 1

    func contains(_ year: Int) -> Bool {
      range.contains(year) && !except.contains(year)
        && (step == 1 || (year - range.lowerBound) % step == 0)
    }
  }

  /// A condition for a day to be a holiday.
  struct Condition: Sendable {
    /// Whether the condition must be true, or must be false.
    var isWanted: Bool
    var test: Test

    enum Test: Sendable {
      case weekday(Weekday)
      /// The day also follows from this rule.
      case day(Day)
    }

    func allows(_ day: CivilDay, in year: Int) -> Bool {
      switch test {
      case .weekday(let weekday): (day.weekday == weekday.rawValue) == isWanted
      case .day(let other): other.days(in: year).contains(day) == isWanted
      }
    }
  }

  /// Whether a part has the holiday; for nil, whether all parts have it.
  func holds(in part: String?) -> Bool {
    guard let parts else { return true }
    return parts.contains((part ?? "*")[...])
  }

  /// The days of a year by this rule, before any is moved.
  func days(in year: Int) -> [CivilDay] {
    guard years.contains(year) else { return [] }
    let days = day.days(in: year)
    guard let condition else { return days }
    return days.filter { condition.allows($0, in: year) }
  }
}

extension HolidayRule.Day {
  /// The days of a year.
  func days(in year: Int) -> [CivilDay] {
    switch self {
    case .date(let month, let day):
      // No file has February 29, so every year has the date.
      [CivilDay(year: year, month: month, day: day)]
    case .onOrAfter(let weekday, let month, let day):
      [weekday.onOrAfter(CivilDay(year: year, month: month, day: day))]
    case .easter(let offset): [CivilDay.easter(year) + offset]
    case .orthodoxEaster(let offset): [CivilDay.orthodoxEaster(year) + offset]
    case .table(let days): days.filter { $0.year == year }
    case .marchEquinoxInJapan: [Self.equinox(20.8431, month: 3, of: year)]
    case .septemberEquinoxInJapan: [Self.equinox(23.2488, month: 9, of: year)]
    }
  }

  /// The day of an equinox in Japan as announced so far, for 1980 to 2099.
  ///
  /// Source: 海上保安庁水路部, "新こよみ便利帳" (恒星社厚生閣, 1991).
  private static func equinox(_ day: Double, month: Int, of year: Int) -> CivilDay {
    let years = year - 1980
    return CivilDay(
      year: year, month: month, day: Int(day + 0.242194 * Double(years)) - years / 4)
  }
}

extension HolidayRule.Weekday {
  /// The first such weekday on a date or after it.
  func onOrAfter(_ date: CivilDay) -> CivilDay { date + (rawValue - date.weekday + 7) % 7 }
}
