internal import CorridorHours

/// How clocks run by a set of rules. Each function says whether what was done is allowed; where it is
/// not, the clocks are of no use.
///
/// It is a class, since copies of a set of rules took a part of every search.
final class ClockRules {
  let rules: DrivingRules
  let calendar: PlanCalendar
  /// Whether rests are taken in a sleeper berth.
  let hasBerth: Bool
  /// Rules by which the clocks of two drivers run as if they were one, with which no journey ends later;
  /// empty for one driver.
  var asOne: [ClockRules] = []
  /// How many breaks take no time at most.
  var freeBreaks = 0
  /// How many rests are interrupted by ferries and trains at most.
  var interruptions = 0

  init(rules: DrivingRules, calendar: PlanCalendar, hasBerth: Bool) {
    (self.rules, self.calendar, self.hasBerth) = (rules, calendar, hasBerth)
  }

  /// Whether a rest that a ferry or train interrupts is planned; with shifts none is.
  var mayInterrupt: Bool { rules.interruptedRest != nil && rules.shift == nil }

  /// Whether there are two drivers.
  var isOfTwo: Bool { !asOne.isEmpty }

  /// Whoever drives does so, and another sits beside him.
  func drive(_ seconds: Int, _ clocks: inout DriverClocks) -> Bool {
    if seconds <= 0 { return true }
    return driveAlone(seconds, &clocks) && clocks.withSecond { sit(seconds, &$0) }
  }

  private func driveAlone(_ seconds: Int, _ clocks: inout DriverClocks) -> Bool {
    (clocks.pause, clocks.beside) = (0, 0)
    clocks.driving += seconds
    if let rule = rules.drivingBreak, clocks.driving > rule.mostDriving { return false }
    let before = clocks.drivingOfDay
    clocks.drivingOfDay += seconds
    if let rule = rules.dailyDriving, clocks.drivingOfDay > rule.most {
      if clocks.drivingOfDay > rule.extended { return false }
      if before <= rule.most {
        clocks.extendedDays += 1
        if clocks.extendedDays > rule.extensionsInWeek { return false }
      }
    }
    if let rule = rules.shift {
      clocks.part?.driving += seconds
      if clocks.drivingOfDay > rule.mostDriving { return false }
      if clocks.now + seconds - clocks.dayStart - clocks.paused > rule.window { return false }
    }
    return work(seconds, isDriving: true, &clocks)
  }

  /// Other work, of both drivers.
  func work(_ seconds: Int, _ clocks: inout DriverClocks) -> Bool {
    if seconds <= 0 { return true }
    return workAlone(seconds, &clocks) && clocks.withSecond { workAlone(seconds, &$0) }
  }

  private func workAlone(_ seconds: Int, _ clocks: inout DriverClocks) -> Bool {
    if isOfTwo { (clocks.pause, clocks.beside) = (0, 0) }
    pause(seconds, &clocks)
    return work(seconds, isDriving: false, &clocks)
  }

  /// Neither work nor rest.
  func wait(_ seconds: Int, _ clocks: inout DriverClocks) -> Bool {
    if seconds <= 0 { return true }
    if isOfTwo { return sit(seconds, &clocks) && clocks.withSecond { sit(seconds, &$0) } }
    pause(seconds, &clocks)
    return advance(seconds, .available, &clocks)
  }

  /// One of two drivers is beside the other, or waits with him: that is a break, but no part of one.
  private func sit(_ seconds: Int, _ clocks: inout DriverClocks) -> Bool {
    let before = clocks.beside
    clocks.beside += seconds
    clocks.pause += seconds
    if let rule = rules.drivingBreak, clocks.pause >= rule.least {
      (clocks.driving, clocks.breakParts) = (0, 0)
    }
    if let rule = rules.workBreak, clocks.beside >= rule.leastPart {
      clocks.work = 0
      clocks.breaksOfDay += before >= rule.leastPart ? seconds : clocks.beside
    }
    return advance(seconds, .available, &clocks)
  }

  /// The drivers change places, which takes a while where they do nothing else.
  func change(taking seconds: Int, _ clocks: inout DriverClocks) -> Bool {
    guard wait(seconds, &clocks) else { return false }
    clocks.changeDrivers()
    return true
  }

  private func work(_ seconds: Int, isDriving: Bool, _ clocks: inout DriverClocks) -> Bool {
    clocks.work += seconds
    clocks.workOfDay += seconds
    if let rule = rules.workBreak, clocks.work > rule.mostWork { return false }
    if let rule = rules.nightWork {
      clocks.worksAtNight =
        clocks.worksAtNight || calendar.isAtNight(clocks.now, clocks.now + seconds)
      if clocks.worksAtNight, clocks.workOfDay > rule.most { return false }
    }
    return advance(seconds, isDriving ? .driving : .work, &clocks)
  }

  /// What is not driving, where anything interrupts that.
  private func pause(_ seconds: Int, _ clocks: inout DriverClocks) {
    guard let rule = rules.drivingBreak, rule.isAnyPause else { return }
    clocks.pause += seconds
    if clocks.pause >= rule.least { clocks.driving = 0 }
  }

  /// Time on duty. A rest has to begin in time afterwards.
  private func advance(_ seconds: Int, _ duty: Duty, _ clocks: inout DriverClocks) -> Bool {
    let end = clocks.now + seconds
    if clocks.interrupted != nil {
      clocks.interrupted?.interruption += seconds
      guard let part = clocks.interrupted, let rule = rules.interruptedRest,
        part.interruption <= rule.most
      else { return false }
    } else if let rule = rules.dailyRest, end > clocks.dayStart + rule.within - rule.reduced {
      return false
    }
    if let rule = rules.weeklyRest, end > clocks.weeklyRestEnd + rule.within { return false }
    guard end < calendar.end else { return false }
    clocks.rested = 0
    return add(until: end, duty, &clocks)
  }

  /// Adds time to weeks and days.
  private func add(until end: Int, _ duty: Duty, _ clocks: inout DriverClocks) -> Bool {
    var isAllowed = end < clocks.owedBy
    if !rules.weeklyDriving.isEmpty || !rules.weeklyWork.isEmpty {
      var week = calendar.week(of: clocks.now)
      var at = clocks.now
      while true {
        let next = min(calendar.start(ofWeek: week + 1), end)
        if duty == .driving { clocks.drivingOfWeek += next - at }
        if duty.isWork { clocks.workOfWeek += next - at }
        isAllowed = isAllowed && (duty.isRest || isWithinWeek(clocks))
        guard calendar.start(ofWeek: week + 1) <= end else { break }
        (clocks.drivingOfLastWeek, clocks.drivingOfWeek) = (clocks.drivingOfWeek, 0)
        clocks.workOfWeek = 0
        (week, at) = (week + 1, next)
      }
    }
    if let rule = rules.cycle {
      var day = calendar.day(of: clocks.now)
      var at = clocks.now
      while true {
        let next = min(calendar.start(ofDay: day + 1), end)
        if !duty.isRest { clocks.dutyOfDays[0] += Int32(next - at) }
        if duty == .driving, clocks.duty(ofDays: rule.days) > rule.most { isAllowed = false }
        guard calendar.start(ofDay: day + 1) <= end else { break }
        clocks.beginDay()
        (day, at) = (day + 1, next)
      }
    }
    clocks.now = end
    return isAllowed
  }

  private func isWithinWeek(_ clocks: DriverClocks) -> Bool {
    rules.weeklyDriving.allSatisfy { rule in
      clocks.drivingOfWeek + (rule.weeks > 1 ? clocks.drivingOfLastWeek : 0) <= rule.most
    } && rules.weeklyWork.allSatisfy { clocks.workOfWeek <= $0.most }
  }

  /// One rests at once, not in two rests next to each other.
  ///
  /// - Parameters:
  ///   - isPart: whether it is to be one of two parts of a shift's rest, or of a rest that a ferry or
  ///     train interrupts, if it can.
  ///   - isAboard: whether it is on a ferry or train.
  func rest(
    _ seconds: Int, isPart: Bool = false, isAboard: Bool = false, _ clocks: inout DriverClocks
  ) -> Bool {
    restAlone(seconds, isPart: isPart, isAboard: isAboard, &clocks)
      && clocks.withSecond { restAlone(seconds, isPart: isPart, isAboard: isAboard, &$0) }
  }

  private func restAlone(
    _ seconds: Int, isPart: Bool, isAboard: Bool, _ clocks: inout DriverClocks
  ) -> Bool {
    let end = clocks.now + seconds
    guard end < calendar.end, clocks.rested == 0 else { return false }
    if clocks.isFresh {
      let second = clocks.second
      clocks = DriverClocks(from: end)
      (clocks.rested, clocks.second) = (seconds, second)
      return true
    }
    clocks.rested = seconds
    if rules.drivingBreak?.isAnyPause == true {
      pause(seconds, &clocks)
    } else {
      if isOfTwo { (clocks.pause, clocks.beside) = (clocks.pause + seconds, 0) }
      interrupt(seconds, &clocks)
    }
    if let rule = rules.workBreak, seconds >= rule.leastPart {
      clocks.work = 0
      clocks.breaksOfDay += seconds
    }
    if let rule = rules.interruptedRest, mayInterrupt, isPart || clocks.interrupted != nil {
      guard goOn(seconds, isPart: isPart, isAboard: isAboard, rule, &clocks) else { return false }
    } else if let rule = rules.dailyRest, seconds >= rule.reduced {
      let rest = part(seconds, isAboard: isAboard, rule, clocks)
      guard endDay(with: rest, last: seconds, rule, &clocks) else { return false }
    } else if let rule = rules.dailyRest {
      if seconds >= rule.firstPart { clocks.hasRestPart = true }
      // What ends a day's driving ends its work, too.
      if seconds >= rules.dailyDriving?.dayEnd ?? .max {
        guard hasBreaks(of: clocks, besides: seconds) else { return false }
        (clocks.workOfDay, clocks.breaksOfDay, clocks.worksAtNight) = (0, 0, false)
      }
    }
    if let rule = rules.shift,
      !restInShift(seconds, isPart: isPart, isAboard: isAboard, rule, &clocks)
    {
      return false
    }
    if !add(until: end, .rest, &clocks) { return false }
    if let rule = rules.cycle, seconds >= rule.restart { clocks.dutyOfDays = SIMD16() }
    return true
  }

  private func interrupt(_ seconds: Int, _ clocks: inout DriverClocks) {
    guard let rule = rules.drivingBreak else { return }
    if max(seconds, clocks.pause) >= rule.least {
      (clocks.driving, clocks.breakParts) = (0, 0)
    } else if clocks.breakParts < rule.parts.count, seconds >= rule.parts[clocks.breakParts] {
      clocks.breakParts += 1
      if clocks.breakParts == rule.parts.count { (clocks.driving, clocks.breakParts) = (0, 0) }
    }
  }

  /// Ends a day with a rest.
  ///
  /// - Parameter last: how much of the rest begins now.
  private func endDay(
    with rest: DriverClocks.InterruptedPart, last: Int, _ rule: DailyRest,
    _ clocks: inout DriverClocks
  ) -> Bool {
    guard rest.inTime >= rule.reduced, hasBreaks(of: clocks, besides: rest.breaks) else {
      return false
    }
    let isWeekly = rest.seconds >= rules.weeklyRest?.reduced ?? .max
    if !isWeekly, rest.inTime < rule.regular, !clocks.hasRestPart {
      clocks.reducedRests += 1
      if clocks.reducedRests > rule.mostReduced { return false }
    }
    let end = clocks.now + last
    if isWeekly, let weekly = rules.weeklyRest {
      guard rest.start <= clocks.weeklyRestEnd + weekly.within else { return false }
      let isReduced = rest.seconds < weekly.regular
      guard !(isReduced && clocks.hadReducedWeeklyRest) else { return false }
      clocks.hadReducedWeeklyRest = isReduced
      if isReduced {
        let week = calendar.week(of: rest.start) + weekly.compensatedInWeeks + 1
        clocks.owedBy = min(clocks.owedBy, calendar.start(ofWeek: week))
        guard end < clocks.owedBy else { return false }
      }
      clocks.reducedRests = 0
      clocks.weeklyRestEnd = end
    }
    let week = calendar.week(of: clocks.dayStart)
    clocks.beginDay(at: end)
    if week != calendar.week(of: end) { clocks.extendedDays = 0 }
    return true
  }

  /// A rest that begins now, with what has been taken of it before.
  private func part(
    _ seconds: Int, isAboard: Bool, _ rule: DailyRest, _ clocks: DriverClocks
  ) -> DriverClocks.InterruptedPart {
    var part =
      clocks.interrupted
      ?? DriverClocks.InterruptedPart(
        start: clocks.now, seconds: 0, inTime: 0, breaks: 0, aboard: 0, times: 0, interruption: 0)
    part.seconds += seconds
    part.inTime += max(min(seconds, clocks.dayStart + rule.within - clocks.now), 0)
    if let rule = rules.workBreak, seconds >= rule.leastPart { part.breaks += seconds }
    if isAboard { part.aboard = max(part.aboard, seconds) }
    return part
  }

  /// Begins a rest that a ferry or train interrupts, or goes on with it: it ends a day as soon as it is
  /// as long as a daily or a weekly one.
  private func goOn(
    _ seconds: Int, isPart: Bool, isAboard: Bool, _ interruption: InterruptedRest,
    _ clocks: inout DriverClocks
  ) -> Bool {
    guard let rule = rules.dailyRest, isPart else { return false }
    let isFirst = clocks.interrupted == nil
    var part = part(seconds, isAboard: isAboard, rule, clocks)
    let isLong = interruptedLevel(part.seconds, aboard: part.aboard) > 0
    guard !isFirst, isLong, part.aboard > 0 else {
      part.times += 1
      clocks.interrupted = part
      return !(isFirst && isLong) && part.times <= interruption.mostTimes
    }
    if let weekly = rules.weeklyRest, part.aboard < interruption.voyageOfWeekly {
      // Tachographs count minutes.
      part.seconds = min(part.seconds, weekly.regular - 60)
    }
    guard endDay(with: part, last: seconds, rule, &clocks) else { return false }
    clocks.interrupted = nil
    // It is a break as a whole.
    (clocks.driving, clocks.breakParts, clocks.work) = (0, 0, 0)
    return true
  }

  /// How many kinds of rest that a ferry or train may interrupt one may be.
  func interruptedLevel(_ seconds: Int, aboard: Int) -> Int {
    guard let rule = rules.interruptedRest else { return 0 }
    var level = seconds >= rules.interruptibleRest ?? .max ? 1 : 0
    guard let weekly = rules.weeklyRest else { return level }
    if seconds >= weekly.reduced { level += 1 }
    return seconds >= weekly.regular && aboard >= rule.voyageOfWeekly ? level + 1 : level
  }

  /// Whether the day has had its breaks from work; without the rest that ends it.
  func hasBreaks(of clocks: DriverClocks, besides rest: Int = 0) -> Bool {
    guard let total = rules.workBreak?.totals.first(where: { clocks.workOfDay > $0.over }) else {
      return true
    }
    return clocks.breaksOfDay - rest >= total.breaks
  }

  private func restInShift(
    _ seconds: Int, isPart: Bool, isAboard: Bool, _ rule: Shift, _ clocks: inout DriverClocks
  ) -> Bool {
    let end = clocks.now + seconds
    var next = DriverClocks.RestPart(seconds: seconds, end: end, isAboard: isAboard, isOwed: false)
    let completed = clocks.part.flatMap { part in
      let inBerth = [part, next].filter { !$0.isAboard }.map(\.seconds).max() ?? 0
      let isWhole = part.seconds + seconds >= rule.rest && inBerth >= rule.sleeperPart
      return isWhole ? part : nil
    }
    if seconds >= rule.rest {
      if clocks.part?.isOwed == true, completed == nil { return false }
      clocks.beginDay(at: end)
      return true
    }
    guard seconds >= rule.otherPart else { return true }
    guard isPart, hasBerth else {
      if clocks.part?.isOwed == true { return false }
      // It would be taken for the second part.
      if completed != nil { clocks.part = nil }
      return true
    }
    if let completed {
      clocks.drivingOfDay = completed.driving
      (clocks.dayStart, clocks.paused) = (completed.end, seconds)
    } else {
      guard clocks.part?.isOwed != true else { return false }
      clocks.paused += seconds
      next.isOwed = true
    }
    clocks.part = next
    return true
  }

  /// Whether a journey may end now, with a rest as long as it has to be.
  func mayEnd(_ clocks: DriverClocks) -> Bool {
    if let part = clocks.interrupted {
      guard let rule = rules.dailyRest, part.aboard > 0 else { return false }
      // What is left of the rest is taken at the end.
      let left = max(clocks.dayStart + rule.within - clocks.now, 0)
      return part.inTime + left >= rule.reduced && hasBreaks(of: clocks, besides: part.breaks)
        && clocks.second.allSatisfy(mayEnd)
    }
    return hasBreaks(of: clocks, besides: clocks.rested) && clocks.second.allSatisfy(mayEnd)
  }

  /// The rests until weeks and days begin in which one may drive or work more, or until a night is over,
  /// if so much is left.
  func rests(until limit: Int, _ clocks: DriverClocks, driving: Int, work: Int) -> [Int] {
    var rests: [Int] = []
    let isWeekShort =
      rules.weeklyDriving.contains {
        clocks.drivingOfWeek + ($0.weeks > 1 ? clocks.drivingOfLastWeek : 0) + driving > $0.most
      } || rules.weeklyWork.contains { clocks.workOfWeek + work > $0.most }
    if isWeekShort {
      rests.append(calendar.start(ofWeek: calendar.week(of: clocks.now) + 1) - clocks.now)
    }
    if let rule = rules.nightWork, clocks.workOfDay + work > rule.most {
      rests.append(calendar.endOfNight(after: clocks.now) - clocks.now)
    }
    if let rule = rules.cycle, clocks.duty(ofDays: rule.days) + work > rule.most {
      let today = calendar.day(of: clocks.now)
      rests += (1...rule.days).map { calendar.start(ofDay: today + $0) - clocks.now }
    }
    let others = clocks.second.flatMap {
      self.rests(until: limit, $0, driving: driving, work: work)
    }
    return rests.filter { $0 > 0 && clocks.now + $0 <= limit } + others
  }

  /// Whether a rest is taken as one of two parts: it may be tried both ways if it can be one.
  func kinds(of rest: Int) -> [Bool] {
    guard let shift = rules.shift, hasBerth, rest >= shift.otherPart, rest < shift.rest else {
      return [false]
    }
    return [false, true]
  }

  /// The rests that change anything, the shortest first.
  func rests() -> [Int] {
    var rests: Set<Int> = []
    if let rule = rules.drivingBreak { rests.formUnion(rule.parts + [rule.least]) }
    if let rule = rules.workBreak { rests.formUnion([rule.leastPart] + rule.totals.map(\.breaks)) }
    if let rule = rules.dailyRest { rests.formUnion([rule.firstPart, rule.reduced, rule.regular]) }
    if let rule = rules.weeklyRest { rests.formUnion([rule.reduced, rule.regular]) }
    if let rule = rules.shift {
      rests.insert(rule.rest)
      if hasBerth {
        rests.formUnion([
          rule.otherPart, rule.rest - rule.sleeperPart, rule.sleeperPart,
          rule.rest - rule.otherPart,
        ])
      }
    }
    if let rule = rules.cycle { rests.insert(rule.restart) }
    return rests.filter { $0 > 0 }.sorted()
  }
}

extension DriverClocks {
  /// Begins a day after a rest.
  mutating func beginDay(at moment: Int) {
    dayStart = moment
    (drivingOfDay, workOfDay, breaksOfDay) = (0, 0, 0)
    (worksAtNight, hasRestPart) = (false, false)
    (paused, part) = (0, nil)
  }

  /// Midnight.
  mutating func beginDay() {
    for day in stride(from: 15, to: 0, by: -1) { dutyOfDays[day] = dutyOfDays[day - 1] }
    dutyOfDays[0] = 0
  }

  /// Time on duty in the last days.
  func duty(ofDays days: Int) -> Int {
    (0..<min(days, 16)).reduce(0) { $0 + Int(dutyOfDays[$1]) }
  }
}
