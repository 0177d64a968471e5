/// On which other day a holiday is observed.
struct Observance: Sendable {
  /// The days of the week that it is not left on.
  var weekdays: Set<HolidayRule.Weekday>
  var target: Target
  /// Whether the day itself remains a holiday.
  var keepsDay = true
  /// Whether employers decide on the other day, so that it is not known.
  var isUndecided = false

  enum Target: Sendable {
    /// The next day that is neither a holiday nor one of `weekdays`.
    case nextFree
    /// The next day of that kind, also where it is a holiday anyway.
    case next(HolidayRule.Weekday)
    case previous(HolidayRule.Weekday)
    /// The Friday before a Saturday, the Monday after a Sunday.
    case nearestWorkday
    /// The Monday of a Tuesday or Wednesday, the next Monday of a Thursday or Friday.
    case nearestMonday
  }

  /// From a Saturday or Sunday on to the next working day.
  static let nextWorkday = Observance(weekdays: [.saturday, .sunday], target: .nextFree)
  /// From a Sunday on to the next day that is no holiday.
  static let sundayToNextFree = Observance(weekdays: [.sunday], target: .nextFree)
  /// From a Sunday on to Monday.
  static let sundayToMonday = Observance(weekdays: [.sunday], target: .next(.monday))
  /// From a Saturday or Sunday on to Monday.
  static let weekendToMonday = Observance(weekdays: [.saturday, .sunday], target: .next(.monday))
  /// From a Saturday back to Friday, from a Sunday on to Monday.
  static let nearestWorkday = Observance(
    weekdays: [.saturday, .sunday], target: .nearestWorkday)

  /// The same, but the day itself is no holiday then.
  var instead: Observance {
    var other = self
    other.keepsDay = false
    return other
  }

  /// The same, but whether the other day is kept is not known.
  var undecided: Observance {
    var other = self
    other.isUndecided = true
    return other
  }

  /// The other day that a holiday of this day has; nil for none.
  func other(than day: CivilDay, taken: Set<CivilDay>) -> CivilDay? {
    guard let weekday = HolidayRule.Weekday(rawValue: day.weekday), weekdays.contains(weekday)
    else { return nil }
    switch target {
    case .nextFree:
      var next = day + 1
      while taken.contains(next) || isBarred(next) { next = next + 1 }
      return next
    case .next(let weekday):
      return day + (weekday.rawValue - day.weekday + 6) % 7 + 1
    case .previous(let weekday):
      return day - ((day.weekday - weekday.rawValue + 6) % 7 + 1)
    case .nearestWorkday:
      return weekday == .saturday ? day - 1 : day + 1
    case .nearestMonday:
      let monday = day.weekday < 3 ? day - day.weekday : day + (7 - day.weekday)
      // Two holidays on one day would be one less: the later one stays where it is.
      return taken.contains(monday) ? nil : monday
    }
  }

  private func isBarred(_ day: CivilDay) -> Bool {
    HolidayRule.Weekday(rawValue: day.weekday).map(weekdays.contains) ?? false
  }
}
