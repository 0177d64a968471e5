/// Which clocks are no worse than others.
///
/// What cannot matter any more before a journey ends is not compared: most clocks then differ in a few
/// values only.
struct ClockOrder {
  let clock: ClockRules
  /// Driving and other work that is left of the journey, in seconds, and the moment by which it ends.
  var driving: Int
  var service: Int
  var end: Int
  /// Whether the journey has no work but driving, and had none before.
  var isDrivingOnly: Bool
  /// Whether there may be more work at places that one need not go to.
  var mayRefuel: Bool

  /// Clocks without what cannot matter.
  func essence(of clocks: DriverClocks) -> DriverClocks {
    // Ways to places that one need not go to take time that is left.
    let least = clock.earliestEnd(
      of: clocks, driving: driving, service: service, by: end, isIdle: false)
    let spareTime = max(end - least, 0)
    var essence = essence(of: clocks, spareTime)
    _ = essence.withSecond { second in
      second = self.essence(of: second, spareTime)
      return true
    }
    return essence
  }

  /// The clocks of one driver.
  private func essence(of clocks: DriverClocks, _ spareTime: Int) -> DriverClocks {
    // What matters while a rest is interrupted will be known at its end.
    if clocks.interrupted != nil { return clocks }
    var clocks = clocks
    let rules = clock.rules
    if clock.isOfTwo {
      clocks.pause = min(clocks.pause, rules.drivingBreak?.least ?? 0)
      clocks.beside = min(clocks.beside, rules.workBreak?.leastPart ?? 0)
    }
    let driving = driving + spareTime
    let work = driving + service
    if rules.weeklyDriving.allSatisfy({
      clocks.drivingOfWeek + ($0.weeks > 1 ? clocks.drivingOfLastWeek : 0) + driving <= $0.most
    }) {
      (clocks.drivingOfWeek, clocks.drivingOfLastWeek) = (0, 0)
    }
    if rules.weeklyWork.allSatisfy({ clocks.workOfWeek + work <= $0.most }) {
      clocks.workOfWeek = 0
    }
    let time = max(end - clocks.now - self.driving - service, 0)
    if let rule = rules.weeklyRest, end <= clocks.weeklyRestEnd + rule.within {
      clocks.weeklyRestEnd = end
    }
    if clocks.owedBy > end { clocks.owedBy = .max }
    if let rule = rules.dailyRest {
      let rests = time / rule.reduced
      let mayBeShort = clocks.reducedRests + rests <= rule.mostReduced
      let longest = longestDay(clocks, spareTime)
      if clocks.dayStart + rule.within - (mayBeShort ? rule.reduced : rule.regular) >= longest {
        // The rest will be in time; only the week of the day may matter.
        let week = clock.calendar.week(of: clocks.dayStart)
        clocks.dayStart = min(end, clock.calendar.start(ofWeek: week + 1) - 1)
      }
      if mayBeShort {
        (clocks.reducedRests, clocks.hasRestPart) = (0, true)
        if rules.weeklyRest == nil || clocks.weeklyRestEnd == end {
          clocks.hadReducedWeeklyRest = false
        }
      }
      if let days = rules.dailyDriving, clocks.extendedDays + rests + 1 <= days.extensionsInWeek {
        clocks.extendedDays = 0
      }
    }
    if let rule = rules.cycle,
      clocks.duty(ofDays: rule.days) + self.driving + service + time <= rule.most
    {
      clocks.dutyOfDays = SIMD16()
    }
    let worked = clocks.work
    if let most = rules.workBreak?.mostWork {
      let spare = rules.drivingBreak.map { most - $0.mostDriving } ?? 0
      if rules.drivingBreak?.isAnyPause == false {
        clocks.work = max(
          clocks.work, clocks.driving + spare - service - (mayRefuel ? spareTime : 0))
      }
    } else {
      clocks.work = 0
    }
    if isDrivingOnly || rules.workBreak == nil {
      (clocks.breaksOfDay, clocks.workOfDay) = (0, 0)
    }
    if isDrivingOnly || rules.nightWork == nil { clocks.worksAtNight = false }
    // All that is left may be driven without a break, or on this day.
    if let rule = rules.drivingBreak, !rule.isAnyPause, clocks.driving + driving <= rule.mostDriving
    {
      (clocks.driving, clocks.breakParts) = (0, rule.parts.count)
    }
    if let rule = rules.dailyDriving, clocks.drivingOfDay + driving <= rule.most {
      clocks.drivingOfDay = 0
    }
    var breaks = rules.workBreak?.totals.map(\.over).min() ?? .max
    if clock.interruptions == 0, let most = rules.workBreak?.totals.map(\.breaks).max() {
      // More breaks than a day needs are of no use; a rest that is gone on with may be no break, nor may
      // others around a ferry.
      if clocks.breaksOfDay - clocks.rested >= most { breaks = .max }
      clocks.breaksOfDay = min(clocks.breaksOfDay, most + clocks.rested)
    }
    if clocks.workOfDay + work <= min(breaks, rules.nightWork?.most ?? .max) {
      (clocks.workOfDay, clocks.breaksOfDay, clocks.worksAtNight) = (0, 0, false)
      if worked + work <= rules.workBreak?.mostWork ?? .max { clocks.work = 0 }
      if clock.isOfTwo, clocks.work == 0, clocks.driving == 0 {
        (clocks.pause, clocks.beside) = (0, 0)
      }
    }
    return clocks
  }

  /// When the next daily rest begins at the latest, if no more than some time is spared.
  private func longestDay(_ clocks: DriverClocks, _ spareTime: Int) -> Int {
    let rules = clock.rules
    // Of two drivers the other drives, too.
    let most = (rules.dailyDriving?.extended ?? .max / 8) * (clock.isOfTwo ? 2 : 1)
    let driving = min(max(most - clocks.drivingOfDay, 0), self.driving + spareTime)
    var breaks = 0
    if let rule = rules.drivingBreak, !rule.isAnyPause {
      breaks = ((clocks.driving + driving) / max(rule.mostDriving, 1) + 1) * rule.least
    }
    return clocks.now + driving + service + breaks + spareTime
  }

  /// Whether one can do with clocks whatever one can do with others; both without what cannot matter.
  func isNoWorse(_ one: DriverClocks, than other: DriverClocks) -> Bool {
    guard one.now <= other.now, one.driving <= other.driving, one.work <= other.work,
      one.breakParts >= other.breakParts, one.drivingOfDay <= other.drivingOfDay,
      one.dayStart + one.paused >= other.dayStart + other.paused
    else { return false }
    guard isNoWorseOfDay(one, other), isNoWorseOfWeek(one, other), isNoWorseOfShift(one, other),
      isNoWorse(one.interrupted, than: other.interrupted)
    else { return false }
    return one.second.isEmpty || isNoWorse(one.second[0], than: other.second[0])
  }

  private func isNoWorseOfDay(_ one: DriverClocks, _ other: DriverClocks) -> Bool {
    one.workOfDay <= other.workOfDay && one.breaksOfDay >= other.breaksOfDay
      && (other.worksAtNight || !one.worksAtNight) && (one.hasRestPart || !other.hasRestPart)
      && one.pause >= other.pause && one.beside >= other.beside
      && (one.rested == 0 || other.rested > 0) && !isBeforeNight(one, other)
  }

  /// Whether one may have to work at night where the other does not.
  private func isBeforeNight(_ one: DriverClocks, _ other: DriverClocks) -> Bool {
    guard let rule = clock.rules.nightWork, one.now < other.now,
      !one.worksAtNight, !other.worksAtNight, one.workOfDay + driving + service > rule.most
    else { return false }
    return clock.calendar.endOfNight(after: one.now) <= other.now
  }

  private func isNoWorse(
    _ one: DriverClocks.InterruptedPart?, than other: DriverClocks.InterruptedPart?
  ) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.seconds == other.seconds && one.aboard == other.aboard && one.times <= other.times
      && one.interruption <= other.interruption && one.inTime >= other.inTime
      && one.breaks <= other.breaks && one.start <= other.start
  }

  private func isNoWorseOfWeek(_ one: DriverClocks, _ other: DriverClocks) -> Bool {
    guard one.reducedRests <= other.reducedRests, one.weeklyRestEnd >= other.weeklyRestEnd,
      other.hadReducedWeeklyRest || !one.hadReducedWeeklyRest, one.owedBy >= other.owedBy
    else { return false }
    if let rule = clock.rules.dailyDriving {
      let isCounted = one.drivingOfDay <= rule.most && other.drivingOfDay > rule.most
      guard one.extendedDays + (isCounted ? 1 : 0) <= other.extendedDays || isFree(one, rule)
      else { return false }
      guard
        isFree(one, rule)
          || clock.calendar.week(of: one.dayStart) == clock.calendar.week(of: other.dayStart)
      else { return false }
    }
    // Whoever is earlier cannot always wait until another week begins.
    if one.drivingOfWeek > 0 || one.drivingOfLastWeek > 0 || one.workOfWeek > 0,
      clock.calendar.week(of: other.now) != clock.calendar.week(of: one.now)
    {
      return false
    }
    return one.drivingOfWeek <= other.drivingOfWeek
      && one.drivingOfLastWeek <= other.drivingOfLastWeek && one.workOfWeek <= other.workOfWeek
  }

  /// Whether no limit on days of more driving is in reach.
  private func isFree(_ clocks: DriverClocks, _ rule: DailyDriving) -> Bool {
    let days = 1 + max(end - clocks.now, 0) / max(clock.rules.dailyRest?.reduced ?? 1, 1)
    return clocks.extendedDays + days <= rule.extensionsInWeek
  }

  private func isNoWorseOfShift(_ one: DriverClocks, _ other: DriverClocks) -> Bool {
    if let part = one.part {
      guard let others = other.part else { return !part.isOwed }
      guard part.seconds >= others.seconds, others.isOwed || !part.isOwed,
        part.end >= others.end, part.driving <= others.driving, part.isAboard == others.isAboard
      else { return false }
    } else if other.part != nil {
      return false
    }
    guard let cycle = clock.rules.cycle, one.dutyOfDays != SIMD16() else { return true }
    guard clock.calendar.day(of: one.now) == clock.calendar.day(of: other.now) else {
      return false
    }
    var (sum, others) = (0, 0)
    for day in 0..<min(cycle.days, 16) {
      sum += Int(one.dutyOfDays[day])
      others += Int(other.dutyOfDays[day])
      if sum > others { return false }
    }
    return true
  }
}
