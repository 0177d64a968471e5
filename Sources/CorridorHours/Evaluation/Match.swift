/// Whether a rule or selector applies to a day, as far as is known.
enum Match: Comparable {
  case no
  /// Depends on unknown data, such as holidays.
  case maybe
  case yes
}

extension OpeningRule {
  /// Whether the rule applies to a day, and the name of the holiday that makes it apply.
  func match(
    _ day: CivilDay, in holidays: HolidayCalendar?
  ) -> (match: Match, holiday: String?) {
    if !years.isEmpty || !weeks.isEmpty {
      let year = day.date.year
      guard years.isEmpty || years.contains(where: { $0.contains(year) }) else { return (.no, nil) }
      let week = day.week.week
      guard weeks.isEmpty || weeks.contains(where: { $0.contains(week) }) else { return (.no, nil) }
    }
    var match = dates.isEmpty ? Match.yes : .no
    for range in dates where match != .yes { match = max(match, range.match(day)) }
    guard match != .no else { return (.no, nil) }
    var holiday: String?
    for group in days {
      var found = Match.no
      for selector in group {
        switch selector {
        case .weekdays(let weekdays):
          if weekdays.contains(day) { found = .yes }
        case .holidays(let selector):
          switch selector.finding(day, in: holidays) {
          case nil: if found == .no { found = .maybe }
          case .ordinary: break
          case .holiday(let name):
            found = .yes
            // If a public holiday is within school holidays, the name of the later selector is
            // shown.
            holiday = name
          }
        }
      }
      match = min(match, found)
      if match == .no { return (.no, nil) }
    }
    return (match, holiday)
  }
}
