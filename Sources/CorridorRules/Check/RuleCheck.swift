internal import CorridorHours

extension DrivingRules {
  /// The rules that a log breaks, in the order in which that happens.
  package func breaches(in log: DutyLog) -> [Breach] {
    var check = RuleCheck(log, self)
    check.judgeBreaks()
    check.judgeDays()
    check.judgeRests()
    check.judgeWeeks()
    check.judgeWeeklyRests()
    check.judgeShifts()
    check.judgeCycle()
    return check.breaches.sorted {
      $0.at != $1.at ? $0.at < $1.at : $0.kind.rawValue < $1.kind.rawValue
    }
  }
}

/// Judges a log.
struct RuleCheck {
  let log: DutyLog
  let rules: DrivingRules
  let rests: [RestBlock]
  var breaches: [Breach] = []

  init(_ log: DutyLog, _ rules: DrivingRules) {
    self.log = log
    self.rules = rules
    rests = log.rests(joinedBy: rules)
  }

  /// Between breaks.
  mutating func judgeBreaks() {
    // A rest with which the log begins belongs to what was before.
    let periods = Array(log.periods.joiningRests().drop { $0.duty.isRest })
    // What interrupts a rest on a ferry was before it.
    let ends = Set(rests.lazy.filter(\.isJoined).map(\.end))
    if let rule = rules.drivingBreak { judge(rule, periods, ends) }
    guard let rule = rules.workBreak else { return }
    var worked = 0
    var known: Int?
    for period in periods {
      if isBreak(period, rule) || period.duty.isRest && ends.contains(period.end) {
        (worked, known) = (0, nil)
      }
      guard period.duty.isWork else { continue }
      if known == nil, worked + period.seconds > rule.mostWork {
        known = breaches.count
        add(.workBreak, rule.article, worked, period, over: rule.mostWork)
      }
      worked += period.seconds
      if let known { breaches[known].found = worked }
    }
  }

  /// Whether a period interrupts work: for two drivers, the time beside the other, too.
  private func isBreak(_ period: DutyPeriod, _ rule: WorkBreak) -> Bool {
    (period.duty.isRest || log.drivers == 2 && period.duty == .available)
      && period.seconds >= rule.leastPart
  }

  private mutating func judge(
    _ rule: DrivingBreak, _ periods: [DutyPeriod], _ ends: Set<Instant>
  ) {
    var (driven, part, pause) = (0, 0, 0)
    var known: Int?
    for period in periods {
      // One driver of two rests while the other drives, but not in parts.
      let isBeside = log.drivers == 2 && period.duty == .available
      if rule.isAnyPause ? period.duty != .driving : period.duty.isRest || isBeside {
        pause += period.seconds
        let isPart =
          period.duty.isRest && part < rule.parts.count && period.seconds >= rule.parts[part]
        if isPart { part += 1 }
        if pause >= rule.least || isPart && part == rule.parts.count
          || period.duty.isRest && ends.contains(period.end)
        {
          (driven, part, known) = (0, 0, nil)
        }
        continue
      }
      pause = 0
      guard period.duty == .driving else { continue }
      if known == nil, driven + period.seconds > rule.mostDriving {
        known = breaches.count
        add(.drivingBreak, rule.article, driven, period, over: rule.mostDriving)
      }
      driven += period.seconds
      if let known { breaches[known].found = driven }
    }
  }

  /// Adds a breach at the moment in a period at which what was counted before it, and the period, are
  /// more than a limit.
  mutating func add(
    _ kind: Breach.Kind, _ article: String, _ before: Int, _ period: DutyPeriod, over limit: Int
  ) {
    breaches.append(
      Breach(
        kind: kind, article: article, at: moment(limit - before, after: period.start),
        found: before + period.seconds, limit: limit))
  }

  func moment(_ seconds: Int, after start: Instant) -> Instant {
    Instant(seconds: start.seconds + Int64(max(seconds, 0)))
  }

  /// Between daily rests.
  mutating func judgeDays() {
    guard let rule = rules.dailyDriving else { return }
    var extensions: [CivilDay: Int] = [:]
    for (periods, rest) in log.stretches(between: rests, ofAtLeast: rule.dayEnd) {
      let driven = periods.seconds { $0 == .driving }
      if let first = periods.first,
        let moment = periods.moment(after: rule.most, of: { $0 == .driving })
      {
        extensions[log.zone.week(of: first.start), default: 0] += 1
        let count = extensions[log.zone.week(of: first.start), default: 0]
        if count > rule.extensionsInWeek {
          breaches.append(
            Breach(
              kind: .extendedDays, article: rule.article, at: moment, found: count,
              limit: rule.extensionsInWeek))
        }
      }
      if let moment = periods.moment(after: rule.extended, of: { $0 == .driving }) {
        breaches.append(
          Breach(
            kind: .dailyDriving, article: rule.article, at: moment, found: driven,
            limit: rule.extended))
      }
      judgeWork(of: periods, isClosed: rest != nil)
    }
  }

  private mutating func judgeWork(of periods: ArraySlice<DutyPeriod>, isClosed: Bool) {
    let worked = periods.seconds(\.isWork)
    if let rule = rules.workBreak, isClosed, let end = periods.last?.end,
      let total = rule.totals.first(where: { worked > $0.over })
    {
      let breaks = periods.joiningRests().filter { isBreak($0, rule) }
        .reduce(0) { $0 + $1.seconds }
      if breaks < total.breaks {
        breaches.append(
          Breach(
            kind: .breaksOfDay, article: rule.article, at: end, found: breaks, limit: total.breaks))
      }
    }
    if let rule = rules.nightWork, let moment = periods.moment(after: rule.most, of: \.isWork),
      periods.contains(where: { $0.duty.isWork && isAtNight($0, rule) })
    {
      breaches.append(
        Breach(
          kind: .nightWork, article: rule.article, at: moment, found: worked, limit: rule.most))
    }
  }

  private func isAtNight(_ period: DutyPeriod, _ rule: NightWork) -> Bool {
    var day = log.zone.day(of: period.start)
    while log.zone.start(of: day) < period.end {
      let start = log.zone.moment(rule.nightMinutes.lowerBound, of: day)
      let end = log.zone.moment(rule.nightMinutes.upperBound, of: day)
      if max(start, period.start) < min(end, period.end) { return true }
      day = day + 1
    }
    return false
  }

  /// Within 24 hours.
  mutating func judgeRests() {
    guard let rule = rules.dailyRest, var start = log.periods.first?.start else { return }
    let within = log.drivers == 2 ? rule.withinForTwo : rule.within
    var reduced = 0
    var hasPart = false
    func deadline() -> Instant { moment(within, after: start) }
    func fail(_ found: Int) -> Breach {
      Breach(
        kind: .dailyRest, article: rule.article, at: moment(within - rule.reduced, after: start),
        found: max(found, 0), limit: rule.reduced)
    }
    for rest in rests {
      if rest.start == log.periods[0].start {
        start = rest.end
        continue
      }
      var inside = log.seconds(of: rest, until: deadline())
      if rest.isOpen { inside += max(Int(deadline() - rest.end), 0) }
      guard rest.mayBe(rule.reduced) else {
        if rest.seconds >= rule.firstPart, rest.end <= deadline() { hasPart = true }
        continue
      }
      let isWeekly = rest.mayBe(rules.weeklyRest?.reduced ?? .max)
      if inside < rule.reduced {
        breaches.append(fail(inside))
      } else if log.drivers < 2, inside < rule.regular, !hasPart, !isWeekly {
        reduced += 1
        if reduced > rule.mostReduced {
          breaches.append(
            Breach(
              kind: .reducedRests, article: rule.article, at: rest.start, found: reduced,
              limit: rule.mostReduced))
        }
      }
      if isWeekly { reduced = 0 }
      (start, hasPart) = (rest.end, false)
    }
    // Whoever does not rest now cannot rest in time.
    if let end = log.periods.last?.end, rests.last?.isOpen != true, end > start {
      let left = Int(deadline() - end)
      if left < rule.reduced { breaches.append(fail(left)) }
    }
  }
}
