/// The words that the lists of rules are written in.
extension HolidayRule {
  /// The same date every year.
  static func on(_ month: Int, _ day: Int, _ name: String) -> HolidayRule {
    HolidayRule(name: name, day: .date(month: month, day: day))
  }

  /// The nth weekday of a month.
  static func nth(_ nth: Int, _ weekday: Weekday, _ month: Int, _ name: String) -> HolidayRule {
    onOrAfter(weekday, month, 7 * nth - 6, name)
  }

  /// The last weekday of a month that is not February.
  static func last(_ weekday: Weekday, _ month: Int, _ name: String) -> HolidayRule {
    onOrAfter(weekday, month, CivilDay.days(inMonth: month, of: 2000) - 6, name)
  }

  /// The first weekday on a date or after it.
  static func onOrAfter(
    _ weekday: Weekday, _ month: Int, _ day: Int, _ name: String
  ) -> HolidayRule {
    HolidayRule(name: name, day: .onOrAfter(weekday, month: month, day: day))
  }

  /// So many days after Easter Sunday, or before it.
  static func easter(_ offset: Int, _ name: String) -> HolidayRule {
    HolidayRule(name: name, day: .easter(offset))
  }

  /// So many days after the Orthodox Easter Sunday, or before it.
  static func orthodoxEaster(_ offset: Int, _ name: String) -> HolidayRule {
    HolidayRule(name: name, day: .orthodoxEaster(offset))
  }

  /// Single days, each as 20251231.
  static func days(_ days: Int..., name: String) -> HolidayRule {
    HolidayRule(name: name, day: .table(days))
  }

  /// A day that no other rule can say; nil where the year has none.
  static func computed(
    _ name: String, _ day: @escaping @Sendable (Int) -> CivilDay?
  ) -> HolidayRule {
    HolidayRule(name: name, day: .computed(day))
  }

  /// Only in these parts, which stand with spaces between them; "*" is the country alone.
  func `in`(_ parts: String) -> HolidayRule {
    with { $0.parts = .only(Set(parts.split(separator: " "))) }
  }

  func from(_ year: Int) -> HolidayRule {
    with { $0.years = year...$0.years.upperBound }
  }

  /// Through that year.
  func until(_ year: Int) -> HolidayRule {
    with { $0.years = $0.years.lowerBound...year }
  }

  func only(_ year: Int) -> HolidayRule { from(year).until(year) }

  /// What happens where the day falls on a weekend.
  func observed(_ observance: Observance) -> HolidayRule {
    with { $0.observance = observance }
  }

  /// A day that communities or employers decide on: neither a holiday nor none.
  var undecided: HolidayRule { with { $0.isUndecided = true } }

  private func with(_ change: (inout HolidayRule) -> Void) -> HolidayRule {
    var rule = self
    change(&rule)
    return rule
  }
}

/// The same rules in other parts or years, or observed alike.
extension [HolidayRule] {
  func `in`(_ parts: String) -> [HolidayRule] { map { $0.in(parts) } }
  func from(_ year: Int) -> [HolidayRule] { map { $0.from(year) } }
  func until(_ year: Int) -> [HolidayRule] { map { $0.until(year) } }
  var undecided: [HolidayRule] { map(\.undecided) }
  func observed(_ observance: Observance) -> [HolidayRule] { map { $0.observed(observance) } }
}
