/// The other day on which a holiday is observed.
struct Observance: Sendable {
  /// The weekdays from which it is moved.
  var weekdays: Set<HolidayRule.Weekday>
  var target: Target
  /// Whether the original day remains a holiday.
  var keepsDay = true
  /// Whether employers decide on the other day, so that it is undecided.
  var isUndecided = false

  enum Target: Sendable {
    /// The next day that is neither a holiday nor one of `weekdays`.
    case nextFree
    /// The next such weekday, even if it is already a holiday.
    case next(HolidayRule.Weekday)
    case previous(HolidayRule.Weekday)
    /// The Friday before a Saturday, the Monday after a Sunday.
    case nearestWorkday
    /// The Monday before a Tuesday or Wednesday, the Monday after a Thursday or Friday.
    case nearestMonday
  }

  init(
    weekdays: Set<HolidayRule.Weekday>, target: Target, keepsDay: Bool = true,
    isUndecided: Bool = false
  ) {
    self.weekdays = weekdays
    self.target = target
    self.keepsDay = keepsDay
    self.isUndecided = isUndecided
  }

  /// Parses `also next free day if Saturday Sunday`, `instead next Monday if Sunday`, or `perhaps`
  /// if it is unknown whether the other day is observed; nil for anything else.
  init?(_ words: [Substring]) {
    guard let end = words.firstIndex(of: "if"), end > 1, end + 1 < words.count else { return nil }
    var weekdays: Set<HolidayRule.Weekday> = []
    for word in words[(end + 1)...] {
      guard let weekday = HolidayRule.Weekday(word) else { return nil }
      weekdays.insert(weekday)
    }
    guard weekdays.count < 7, let target = Target(words[1..<end]) else { return nil }
    self.init(
      weekdays: weekdays, target: target, keepsDay: words[0] != "instead",
      isUndecided: words[0] == "perhaps")
  }

  /// The other day for a holiday on `day`; nil if there is none.
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
      // Two holidays on one day would lose one: the later one is not moved.
      return taken.contains(monday) ? nil : monday
    }
  }

  private func isBarred(_ day: CivilDay) -> Bool {
    HolidayRule.Weekday(rawValue: day.weekday).map(weekdays.contains) ?? false
  }
}

extension Observance.Target {
  /// Parses `next free day`, `next Monday`, `previous Saturday`, `nearest workday`, `nearest
  /// Monday`.
  fileprivate init?(_ words: ArraySlice<Substring>) {
    switch words.joined(separator: " ") {
    case "next free day": self = .nextFree
    case "nearest workday": self = .nearestWorkday
    case "nearest Monday": self = .nearestMonday
    default:
      guard words.count == 2, let last = words.last, let weekday = HolidayRule.Weekday(last)
      else { return nil }
      switch words.first {
      case "next": self = .next(weekday)
      case "previous": self = .previous(weekday)
      default: return nil
      }
    }
  }
}
