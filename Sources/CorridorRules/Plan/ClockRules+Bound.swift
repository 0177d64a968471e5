extension ClockRules {
  /// No journey ends earlier that has so much driving and other work left.
  ///
  /// - Parameters:
  ///   - limit: the moment by which it has to end; extended days of weeks behind it are not counted.
  ///   - breaks: what breaks take at least, with the ways to them, each as long as it has to be.
  ///   - ways: how much more one drives at least on the ways to breaks.
  ///   - isIdle: whether time counts in which one waits for another week.
  ///   - rests: how many daily rests there are at least.
  func earliestEnd(
    of clocks: DriverClocks, driving: Int, service: Int, by limit: Int, breaks atPlaces: Int = 0,
    ways: Int = 0, isIdle: Bool = true, rests: Int = 0
  ) -> Int {
    if let asOne = asOne.first {
      return asOne.earliestEnd(
        of: clocks.asOne(by: rules), driving: driving, service: service, by: limit,
        breaks: atPlaces, ways: ways, isIdle: isIdle, rests: rests)
    }
    if driving == 0 { return clocks.now + service }
    // No place is in reach.
    if ways >= BreakBound.never || atPlaces >= BreakBound.never { return BreakBound.never }
    let driving = driving + ways
    var end = clocks.now + driving + service
    var days = 0
    if let rule = rules.dailyDriving, let daily = rules.dailyRest {
      days = max(daysNeeded(clocks, driving, rule, by: limit), rests)
      let left = max(daily.mostReduced - clocks.reducedRests, 0) + (clocks.hasRestPart ? 1 : 0)
      func least(_ rests: Int, reduced: Int) -> Int {
        let short = min(rests, reduced)
        return short * daily.reduced + (rests - short) * daily.regular
      }
      let withoutWeekly = end + least(days, reduced: left)
      if let weekly = rules.weeklyRest, withoutWeekly > clocks.weeklyRestEnd + weekly.within {
        let others = least(max(days - 1, 0), reduced: left + daily.mostReduced)
        end = max(withoutWeekly, end + weekly.reduced + others)
      } else {
        end = withoutWeekly
      }
    }
    if let rule = rules.shift {
      days = rule.rests(between: driving + clocks.drivingOfDay)
      end += shiftRests(
        clocks, driving, service, rule, days: days, atPlaces: atPlaces - ways)
      // Each part of a divided rest interrupts driving.
      if hasBerth { days *= 2 }
    }
    if let rule = rules.drivingBreak, !rule.isAnyPause {
      let all = clocks.driving + driving
      let breaks = all > rule.mostDriving ? (all - 1) / rule.mostDriving : 0
      let taken = clocks.breakParts > 0 ? rule.parts.prefix(clocks.breakParts).reduce(0, +) : 0
      let least = max(max(breaks - freeBreaks, 0) * rule.least, atPlaces - ways)
      // A part of a rest that a ferry interrupts is a break, too.
      end += max(least - (days + interruptions) * rule.least - taken, 0)
    }
    for rule in rules.weeklyDriving where rule.weeks == 1 && isIdle {
      let over = min(clocks.drivingOfWeek + driving - rule.most, driving)
      if over > 0 {
        end = max(end, calendar.start(ofWeek: calendar.week(of: clocks.now) + 1) + over)
      }
    }
    return end
  }

  /// Whether there is a daily rest before a moment until which one drives, works or waits.
  func needsRest(_ clocks: DriverClocks, by moment: Int) -> Bool {
    guard let rule = rules.dailyRest, interruptions == 0 else { return false }
    return moment > clocks.dayStart + rule.within - rule.reduced
  }

  /// What so many rests between shifts, and breaks, take at least.
  private func shiftRests(
    _ clocks: DriverClocks, _ driving: Int, _ service: Int, _ shift: Shift, days: Int, atPlaces: Int
  ) -> Int {
    guard hasBerth, let part = clocks.part else {
      let breaks = breaksNeeded(clocks, driving, days: days, shift) - service - clocks.pause
      // Or with one more rest and no breaks.
      return min(
        max(days * shift.rest, atPlaces) + max(breaks, 0), max((days + 1) * shift.rest, atPlaces))
    }
    // If another part completes the rest, what was driven behind the first counts on.
    let completed = (shift.rests(between: driving + part.driving) + 1) * shift.rest - part.seconds
    return max(min(days * shift.rest, completed), atPlaces - part.seconds, 0)
  }

  /// What breaks take at least besides so many rests between shifts, where other work is one, too.
  private func breaksNeeded(
    _ clocks: DriverClocks, _ driving: Int, days: Int, _ shift: Shift
  ) -> Int {
    guard let rule = rules.drivingBreak, rule.isAnyPause else { return 0 }
    if hasBerth { return breaksInBerth(clocks, driving, days: days, shift, rule) }
    // What one drives in this shift, and in others, without a break, and by how much more with one.
    let left = shift.mostDriving - clocks.drivingOfDay
    let today = max(min(rule.mostDriving - clocks.driving, left), 0)
    let more = shift.mostDriving - rule.mostDriving
    guard more > 0 else { return 0 }
    var lacking = driving - today - days * rule.mostDriving
    if lacking <= 0 { return 0 }
    var breaks = 0
    if left - today >= more {
      breaks += 1
      lacking -= left - today
    }
    let others = min((max(lacking, 0) + more - 1) / more, days)
    breaks += others
    lacking -= others * more
    return (breaks + (lacking > 0 ? 1 : 0)) * rule.least
  }

  /// The same where rests can be divided, and no part of one has been taken.
  ///
  /// Around a part one drives no more than in a shift, of it no more than is allowed without a break
  /// before or behind it. Of the times between 2, 4, 6 parts and so on every other one is as long as it
  /// can be without a break; if one of these has none, what is driven is less than the shifts allow by as
  /// much as a break allows more. One part more would do for all breaks.
  private func breaksInBerth(
    _ clocks: DriverClocks, _ driving: Int, days: Int, _ shift: Shift, _ rule: DrivingBreak
  ) -> Int {
    let all = days * shift.mostDriving
    let spare = shift.mostDriving - rule.mostDriving
    if days > 0, driving <= shift.mostDriving - clocks.drivingOfDay + all - spare { return 0 }
    let isToday = driving > rule.mostDriving - clocks.driving + all
    return min((days + (isToday ? 1 : 0)) * rule.least, shift.otherPart)
  }

  /// How many rests between days so much driving takes at least.
  private func daysNeeded(
    _ clocks: DriverClocks, _ driving: Int, _ rule: DailyDriving, by limit: Int
  ) -> Int {
    let today = clocks.extensionsOfDay(by: rule)
    let extensions = extensions(clocks, by: limit)
    var left = driving - (rule.most + today * rule.longerBy - clocks.drivingOfDay)
    var days = 0
    while true {
      let mayBe = min(extensions, (days + 1) * rule.extensionsInDay - today)
      if left <= mayBe * rule.longerBy { return days }
      days += 1
      left -= max(rule.most, 1)
    }
  }

  /// How many longer days there may be, in the weeks until a moment.
  func extensions(_ clocks: DriverClocks, by limit: Int) -> Int {
    if let asOne = asOne.first { return asOne.extensions(clocks.asOne(by: rules), by: limit) }
    guard let rule = rules.dailyDriving else { return 0 }
    let weeks = calendar.week(of: max(limit, clocks.now)) - calendar.week(of: clocks.dayStart)
    return max(rule.extensionsInWeek - clocks.extendedDays, 0) + weeks * rule.extensionsInWeek
  }
}

extension DriverClocks {
  /// How many extensions are used on this day.
  func extensionsOfDay(by rule: DailyDriving) -> Int {
    max(extensionsOfDay, drivingOfDay > rule.most ? 1 : 0)
  }
}

extension Shift {
  /// How many rests so much driving takes at least.
  fileprivate func rests(between driving: Int) -> Int {
    driving > mostDriving ? (driving - 1) / max(mostDriving, 1) : 0
  }
}
