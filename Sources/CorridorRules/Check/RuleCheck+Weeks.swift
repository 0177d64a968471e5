internal import CorridorHours

extension RuleCheck {
  /// From Monday to Sunday.
  mutating func judgeWeeks() {
    for rule in rules.weeklyDriving { judge(rule, .weeklyDriving) { $0 == .driving } }
    for rule in rules.weeklyWork { judge(rule, .weeklyWork) { $0.isWork } }
  }

  private mutating func judge(
    _ rule: WeeklyLimit, _ kind: Breach.Kind, of isCounted: (Duty) -> Bool
  ) {
    guard let first = log.periods.first, let last = log.periods.last else { return }
    var week = log.zone.week(of: first.start)
    while log.zone.start(of: week) < last.end {
      let start = log.zone.start(of: week + -7 * (rule.weeks - 1))
      let (thisWeek, end) = (log.zone.start(of: week), log.zone.start(of: week + 7))
      let counted = log.periods(from: start, to: end)
      let total = counted.seconds(isCounted)
      if let moment = counted.moment(after: rule.most, of: isCounted), moment >= thisWeek {
        breaches.append(
          Breach(kind: kind, article: rule.article, at: moment, found: total, limit: rule.most))
      }
      week = week + 7
    }
  }

  /// The rest of each week, and what makes up for reduced ones.
  mutating func judgeWeeklyRests() {
    guard let rule = rules.weeklyRest, let first = log.periods.first, let last = log.periods.last
    else { return }
    let weekly = rests.filter { $0.mayBe(rule.reduced) }
    var end = rests.first.flatMap { $0.start == first.start ? $0.end : nil } ?? first.start
    for rest in weeklyStarts(weekly, last.end) {
      let worked = Int(rest.start - end)
      if worked > rule.within {
        breaches.append(
          Breach(
            kind: .weeklyRest, article: rule.article, at: moment(rule.within, after: end),
            found: worked, limit: rule.within))
      }
      end = rest.end
    }
    for (before, rest) in zip(weekly, weekly.dropFirst())
    where before.seconds < rule.regular && !rest.mayBe(rule.regular)
      && before.start > first.start
    {
      breaches.append(
        Breach(
          kind: .reducedWeeklyRests, article: rule.article, at: rest.start, found: rest.seconds,
          limit: rule.regular))
    }
    judgeCompensations(of: weekly, rule)
  }

  /// The weekly rests, and the end of the log if none is taken there.
  private func weeklyStarts(
    _ weekly: [RestBlock], _ end: Instant
  ) -> [(start: Instant, end: Instant)] {
    weekly.map { ($0.start, $0.end) } + (weekly.last?.isOpen == true ? [] : [(end, end)])
  }

  private mutating func judgeCompensations(of weekly: [RestBlock], _ rule: WeeklyRest) {
    guard let end = log.periods.last?.end else { return }
    // What each rest has beside what it has to have.
    var spare = rests.map { rest in
      rest.seconds >= rule.reduced
        ? max(rest.seconds - rule.regular, 0) : max(rest.seconds - rule.compensatedWith, 0)
    }
    for rest in weekly
    where !rest.isOpen && rest.start > log.periods[0].start {
      guard let owed = rule.owed(afterRestOf: rest.seconds, from: rest.start, in: log.zone) else {
        continue
      }
      let (missing, deadline) = (owed.seconds, Instant(seconds: owed.deadline))
      let found = rests.indices.first { number in
        rests[number].start >= rest.end && (spare[number] >= missing || rests[number].isOpen)
          && rests[number].end <= deadline
      }
      if let found {
        spare[found] -= missing
      } else if end >= deadline {
        breaches.append(
          Breach(
            kind: .compensation, article: rule.article, at: deadline, found: rest.seconds,
            limit: rule.regular))
      }
    }
  }
}

extension DutyLog {
  /// The periods within a time.
  func periods(from start: Instant, to end: Instant) -> [DutyPeriod] {
    periods.compactMap { period in
      let (from, to) = (max(period.start, start), min(period.end, end))
      return from < to ? DutyPeriod(period.duty, from: from, to: to) : nil
    }
  }
}
