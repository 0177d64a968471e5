internal import CorridorHours

extension HoursReport {
  /// What could not be determined, and what input would help.
  package var warnings: [String] {
    var warnings: [String] = []
    if hours.isTolerant {
      warnings.append("the value is not in OpenStreetMap's notation; read as '\(hours.normalized)'")
    }
    if hours.usesHolidays(.public) { warnings += publicWarnings }
    if hours.usesHolidays(.school) { warnings += schoolWarnings }
    if hours.usesSun { warnings += sunWarnings }
    if hours.endsWithEaster {
      warnings.append(
        "a range that ends with easter: its last day is unknown, because programs differ on it")
    }
    let context = request.context(isExact: false)
    if let night = hours.nightAfterClosedDay(
      from: request.from.day, to: request.to.day, in: context)
    {
      warnings.append(
        """
        '\(night.closing)' closes \(night.day.text) until midnight, not the night after it: \
        '\(night.open)' goes on past midnight. To close that night, leave the day out of '\(night.open)'
        """)
    }
    return warnings
  }

  private var years: ClosedRange<Int> { request.from.day.year...request.to.day.year }

  private var publicWarnings: [String] {
    guard let (name, calendar) = request.region else {
      return ["PH without \(request.names.region): the public holidays are unknown"]
    }
    var warnings: [String] = []
    if let known = calendar.publicYears, !known.contains(years) {
      warnings.append(
        "PH: the public holidays of \(name) are known for \(known.lowerBound) to \(known.upperBound)"
      )
    }
    let parts = HolidayCalendar.regions.filter { $0.hasPrefix(name + "_") }
    if let part = parts.first {
      warnings.append(
        """
        PH: for \(name), only the holidays of all its parts count; \(request.names.region) takes a \
        part, such as \(part)
        """)
    }
    let days = calendar.undecided.filter(isInSpan).sorted()
    if !days.isEmpty {
      warnings.append(
        "PH: \(Self.list(days)) may be a public holiday; communities or employers decide")
    }
    return warnings
  }

  private var schoolWarnings: [String] {
    guard let (name, calendar) = request.region else {
      return ["SH without \(request.names.region): the school holidays are unknown"]
    }
    guard let known = calendar.schoolYears else {
      return ["SH: the school holidays of \(name) are unknown"]
    }
    var warnings: [String] = []
    if !known.contains(years) {
      warnings.append(
        "SH: the school holidays of \(name) are known for \(known.lowerBound) to \(known.upperBound)"
      )
    }
    let days = calendar.undecidedSchool.filter(isInSpan).sorted()
    if !days.isEmpty {
      warnings.append("SH: \(Self.list(days)) are school holidays only in places of \(name)")
    }
    return warnings
  }

  private var sunWarnings: [String] {
    guard request.position != nil, let clock = request.clock else {
      return ["times by the sun without \(request.names.position) are unknown"]
    }
    guard clock.isGuess else { return [] }
    return [
      """
      times by the sun are \(clock.rules.identifier) from UTC, a guess from the longitude; \
      \(request.names.timeZone) sets the time zone
      """
    ]
  }

  private func isInSpan(_ day: CivilDay) -> Bool {
    LocalTime(day) < request.to && LocalTime(day + 1) > request.from
  }

  private static func list(_ days: [CivilDay]) -> String {
    let shown = days.prefix(4).map(\.text).joined(separator: ", ")
    return days.count > 4 ? shown + " and \(days.count - 4) more days" : shown
  }
}

extension ClosedRange<Int> {
  fileprivate func contains(_ other: Self) -> Bool {
    lowerBound <= other.lowerBound && upperBound >= other.upperBound
  }
}

extension OpeningHours {
  /// Whether a rule refers to holidays of a kind.
  fileprivate func usesHolidays(_ kind: DaySelector.Holidays.Kind) -> Bool {
    rules.contains { rule in
      rule.days.contains { group in
        group.contains {
          if case .holidays(let holidays) = $0 { holidays.kind == kind } else { false }
        }
      }
    }
  }

  fileprivate var usesSun: Bool {
    rules.contains { $0.times.contains { $0.start.isSun || $0.end?.isSun == true } }
  }

  fileprivate var endsWithEaster: Bool {
    rules.contains { $0.dates.contains { $0.to != $0.from && $0.to?.base == .easter } }
  }
}

extension TimePoint {
  fileprivate var isSun: Bool { if case .sun = self { true } else { false } }
}
