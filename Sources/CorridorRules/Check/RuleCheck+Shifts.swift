internal import CorridorHours

extension RuleCheck {
  /// From coming on duty to the next rest.
  mutating func judgeShifts() {
    guard let rule = rules.shift else { return }
    var rests = rests
    // A rest at the end may be the second of two parts.
    if let last = rests.last, last.seconds < rule.rest { rests.removeLast() }
    for (periods, rest) in log.stretches(between: rests, ofAtLeast: rule.rest) {
      guard let first = periods.first(where: { !$0.duty.isRest }) else { continue }
      judge(Array(periods), from: first.start, until: rest, rule)
    }
  }

  private mutating func judge(
    _ periods: [DutyPeriod], from start: Instant, until rest: RestBlock?, _ rule: Shift
  ) {
    // From when on the clocks run, and from when on that holds.
    var clocks: [(from: Instant, holds: Instant)] = [(start, start)]
    var excluded: Set<Instant> = []
    var parts = parts(of: periods, rule)
    // A whole rest may be the second part of two, too.
    if let rest {
      parts += self.parts(of: log.periods(from: rest.start, to: rest.end), rule)
    }
    var first = parts.startIndex
    for (number, part) in parts.enumerated() {
      let before = parts[first..<number].lastIndex { other in
        (other.isLong || part.isLong) && other.seconds + part.seconds >= rule.rest
      }
      guard let before else { continue }
      // Each is the first of one pair only, and the clocks are not turned back.
      first = before + 1
      clocks.append((parts[before].end, part.end))
      excluded.insert(parts[before].start)
      excluded.insert(part.start)
    }
    for (number, clock) in clocks.enumerated() {
      let end = number + 1 < clocks.count ? clocks[number + 1].holds : nil
      var (driven, gone) = (0, 0)
      var reported: (driving: Bool, window: Bool) = (false, false)
      for period in periods where period.start >= clock.from {
        if let end, period.start >= end { break }
        let counts = period.start >= clock.holds
        let isOut = parts.contains { excluded.contains($0.start) && $0.contains(period) }
        if period.duty == .driving, counts {
          if !reported.driving, driven + period.seconds > rule.mostDriving {
            reported.driving = true
            add(.shiftDriving, rule.drivingArticle, driven, period, over: rule.mostDriving)
          }
          if !reported.window, gone + period.seconds > rule.window {
            reported.window = true
            add(.shiftWindow, rule.article, gone, period, over: rule.window)
          }
        }
        if period.duty == .driving { driven += period.seconds }
        if !isOut { gone += period.seconds }
      }
    }
  }

  /// A rest of which two may take the place of a whole one.
  private struct Part {
    var start: Instant
    var end: Instant
    /// How long one was in a berth without a break, and whether that is long enough.
    var inBerth: Int
    var isLong = false
    /// Whether the log ends with it, so that it may be longer.
    var isOpen = false
    var seconds: Int { isOpen ? .max / 2 : Int(end - start) }

    func contains(_ period: DutyPeriod) -> Bool { start <= period.start && period.end <= end }
  }

  private func parts(of periods: [DutyPeriod], _ rule: Shift) -> [Part] {
    var parts: [Part] = []
    for period in periods where period.duty.isRest {
      if parts.last?.end != period.start {
        parts.append(Part(start: period.start, end: period.start, inBerth: 0))
      }
      var part = parts.removeLast()
      part.end = period.end
      part.isOpen = period.end == log.periods.last?.end
      part.inBerth = period.duty == .sleeper ? part.inBerth + period.seconds : 0
      part.isLong =
        part.isLong || part.inBerth >= rule.sleeperPart || part.isOpen && period.duty == .sleeper
      parts.append(part)
    }
    return parts.filter { $0.seconds >= rule.otherPart }
  }

  /// In the last days.
  mutating func judgeCycle() {
    guard let rule = rules.cycle else { return }
    let isOnDuty = { (duty: Duty) in !duty.isRest }
    for (periods, _) in log.stretches(between: rests, ofAtLeast: rule.restart) {
      guard let restart = periods.first?.start else { continue }
      var reported: CivilDay?
      for period in periods where period.duty == .driving {
        // Day by day: at midnight, hours of a day before no longer count.
        var day = log.zone.day(of: period.start)
        while log.zone.start(of: day) < period.end {
          let start = max(log.zone.start(of: day + (1 - rule.days)), restart)
          let end = min(log.zone.start(of: day + 1), period.end)
          let total = log.periods(from: start, to: end).seconds(isOnDuty)
          if total > rule.most, reported != day {
            reported = day
            let from = max(period.start, log.zone.start(of: day))
            let crossing = Instant(seconds: end.seconds - Int64(total - rule.most))
            breaches.append(
              Breach(
                kind: .cycle, article: rule.article, at: max(from, crossing), found: total,
                limit: rule.most))
          }
          day = day + 1
        }
      }
    }
  }
}
