extension PlanTrip {
  /// The plan with the earliest end.
  ///
  /// All ways to rest are looked at, place by place in the order of travel, but for those that are no
  /// better than another, and those that cannot end in time. What is in time is at first little more
  /// than the least, and later more, until a plan is found: it ends as early as any. Where that takes
  /// too many ways, only the most promising are looked at, and ``RestPlan/earliest`` says how much
  /// earlier another plan could end at most.
  ///
  /// Rests are as long as a rule asks, or longer where one would wait; one rests at a place once, or
  /// before and after the work there. When one would wait, rests before may be longer instead. What a
  /// reduced weekly rest is short of is not made up for: a journey takes three weeks at most.
  ///
  /// - Parameter most: how often ways are compared before only the most promising are looked at; ten
  ///   millions take some tenths of a second.
  /// - Throws: ``PlanError``.
  package func plan(most: Int = 10_000_000) throws(PlanError) -> RestPlan {
    try check()
    let clock = ClockRules(rules: rules, calendar: calendar(), hasBerth: hasBerth)
    if let last = lastInReach(clock) { throw .stuck(last) }
    var slack = 300
    var (labels, compared) = (0, 0)
    var earliest: Int?
    var breadth = Int.max
    while true {
      var search = PlanSearch(self, clock, slack: slack, breadth: breadth)
      earliest = earliest ?? search.limit - slack
      search.run(most: breadth == .max ? most - compared : .max)
      labels += search.arena.count
      compared += search.compared
      if let best = search.best {
        var plan = search.plan(to: best, labels: labels)
        if breadth < .max { plan.earliest = min(earliest ?? 0, plan.end) }
        return plan
      }
      if search.isFull {
        (breadth, slack) = (Self.breadth, Self.longest)
        continue
      }
      guard search.isCut, slack < Self.longest else {
        throw breadth == .max ? .stuck(search.furthest) : .notFound(search.furthest)
      }
      if breadth == .max { earliest = search.limit + 1 }
      slack *= 2
    }
  }

  /// How many ways are gone on with at a place if there are too many.
  private static let breadth = 64
  private static let longest = 21 * 86_400

  /// The last place in reach of a driver who is rested wherever he may rest; nil if the end is.
  private func lastInReach(_ clock: ClockRules) -> Int? {
    var most = min(rules.dailyDriving?.extended ?? .max, rules.shift?.mostDriving ?? .max)
    let isDriving = stops.allSatisfy { $0.service == 0 && $0.times == nil }
    if let rule = rules.drivingBreak, !rule.isAnyPause || isDriving {
      most = min(most, rule.mostDriving)
    }
    // How much a driver has driven at least when he is at the place on the route.
    var (driven, along, last) = (0, 0, -1)
    for (number, stop) in stops.enumerated() {
      driven += stop.along - along
      along = stop.along
      if driven + stop.out <= most { last = number } else if stop.isVisit { return last }
      guard driven <= most else { return last }
      if stop.allowsRest, driven + stop.out <= most {
        driven = min(driven + (stop.isVisit ? stop.out + stop.back : 0), stop.back)
      } else if stop.isVisit {
        driven += stop.out + stop.back
      }
    }
    return nil
  }

  private func check() throws(PlanError) {
    guard let last = stops.last, last.isVisit else { throw .badStop(stops.count - 1) }
    var along = 0
    for (number, stop) in stops.enumerated() {
      guard stop.along >= along, stop.out >= 0, stop.back >= 0, stop.service >= 0,
        stop.along < 1 << 40, stop.out < 1 << 40, stop.back < 1 << 40, stop.service < 1 << 40
      else { throw .badStop(number) }
      along = stop.along
    }
  }

  private func calendar() -> PlanCalendar {
    PlanCalendar(
      from: min(clocks.now, clocks.dayStart), days: 21, in: zone,
      night: rules.nightWork?.nightMinutes)
  }
}

/// A search for plans that end before a moment.
struct PlanSearch {
  /// What was done at a place, with the clocks when one leaves it.
  struct Label {
    var clocks: DriverClocks
    /// The label of the place before, -1 for the start.
    var parent: Int
    var stop: Int
    var arrival: Int
    var restBefore = 0
    var isPartBefore = false
    var waiting = 0
    var restAfter = 0
    var isPartAfter = false
    /// By how much the last daily rest may be longer so that all is still in time; 0 without one.
    var slack: Int
  }

  /// Clocks on the way, or on arrival at a place.
  struct Arrival {
    var clocks: DriverClocks
    var parent: Int
    var slack: Int
  }

  let trip: PlanTrip
  let clock: ClockRules
  let rests: [Int]
  /// Driving from where one leaves the route for each place, without the way to it and back, and work
  /// behind it.
  let driving: [Int]
  let service: [Int]
  let limit: Int
  /// How many ways are gone on with at a place.
  let breadth: Int
  let isDrivingOnly: Bool
  let breaks: BreakBound
  /// Only the ways to the places.
  let ways: BreakBound
  /// The rest from which on a day is over.
  let dayEnd: Int

  var arena: [Label] = []
  var best: Int?
  /// Whether something could not end in time.
  var isCut = false
  /// Whether there were too many ways, and how often two were compared.
  var isFull = false
  var compared = 0
  var furthest = -1

  init(_ trip: PlanTrip, _ clock: ClockRules, slack: Int, breadth: Int) {
    self.trip = trip
    self.clock = clock
    self.breadth = breadth
    rests = clock.rests()
    let stops = trip.stops
    let end = stops[stops.count - 1].along
    var driving = [Int](repeating: 0, count: stops.count)
    var service = driving
    var (detours, work) = (0, 0)
    for number in stops.indices.reversed() {
      (driving[number], service[number]) = (end - stops[number].along + detours, work)
      guard stops[number].isVisit else { continue }
      work += stops[number].service
      detours += stops[number].out + (number < stops.count - 1 ? stops[number].back : 0)
    }
    (self.driving, self.service) = (driving, service)
    isDrivingOnly =
      stops.allSatisfy { $0.service == 0 } && trip.clocks.workOfDay == trip.clocks.drivingOfDay
      && !trip.clocks.worksAtNight
    dayEnd = clock.rules.dailyRest?.reduced ?? clock.rules.shift?.rest ?? .max
    breaks = BreakBound(trip)
    ways = BreakBound(trip, isOfWays: true)
    limit =
      Self.earliestEnd(
        trip, clock, driving: end + detours, service: work,
        breaks: breaks.least(from: 0, trip.clocks), ways: ways.least(from: 0, trip.clocks)) + slack
  }

  /// No journey ends earlier.
  private static func earliestEnd(
    _ trip: PlanTrip, _ clock: ClockRules, driving: Int, service: Int, breaks: Int, ways: Int
  ) -> Int {
    var now = trip.clocks.now
    var (along, back) = (0, 0)
    for stop in trip.stops where stop.isVisit {
      now += back + stop.along - along + stop.out
      now = (stop.time(from: now)?.lowerBound ?? now) + stop.service
      (along, back) = (stop.along, stop.back)
    }
    // Of extended days there may be more if the journey takes longer than this.
    return max(
      now,
      clock.earliestEnd(
        of: trip.clocks, driving: driving, service: service, by: trip.clocks.now + driving * 3,
        breaks: breaks, ways: ways))
  }

  mutating func run(most: Int) {
    var states = [Arrival(clocks: trip.clocks, parent: -1, slack: 0)]
    var along = 0
    for number in trip.stops.indices where !states.isEmpty {
      let stop = trip.stops[number]
      states = driven(states, by: stop.along - along, to: number)
      along = stop.along
      var labels: [Label] = []
      let order = self.order(at: number)
      for state in states where stop.isVisit || stop.allowsRest {
        var arrival = state
        guard clock.drive(stop.out, &arrival.clocks) else { continue }
        furthest = number
        stay(at: number, arrival, &labels)
      }
      if number == trip.stops.count - 1 { return finish(labels) }
      if stop.isVisit { states = [] }
      for label in unbeaten(labels, order) {
        arena.append(label)
        var clocks = label.clocks
        guard clock.drive(stop.back, &clocks) else { continue }
        states.append(
          Arrival(clocks: clocks, parent: arena.count - 1, slack: label.slack))
      }
      if compared > most {
        isFull = true
        return
      }
    }
  }

  /// Drives on along the route; without those that are no better than others.
  private mutating func driven(_ states: [Arrival], by seconds: Int, to number: Int) -> [Arrival] {
    var driven: [Arrival] = []
    let stop = trip.stops[number]
    let ahead = stop.isVisit ? stop.out : 0
    let work = service[number] + (stop.isVisit ? stop.service : 0)
    let left =
      driving[number] + ahead + (stop.isVisit && number < trip.stops.count - 1 ? stop.back : 0)
    for state in states {
      var state = state
      guard clock.drive(seconds, &state.clocks) else { continue }
      let breaks = breaks.least(from: number, state.clocks)
      guard
        clock.earliestEnd(
          of: state.clocks, driving: left, service: work, by: limit, breaks: breaks,
          ways: ways.least(from: number, state.clocks)) <= limit
      else {
        isCut = true
        continue
      }
      driven.append(state)
    }
    driven = unbeaten(
      driven,
      ClockOrder(
        clock: clock, driving: left, service: work, end: limit, isDrivingOnly: isDrivingOnly))
    return driven.count > breadth ? promising(driven, left: left, work: work, number) : driven
  }

  /// Those that may end first, and some of the most rested, who get on in any case.
  private mutating func promising(
    _ states: [Arrival], left: Int, work: Int, _ number: Int
  ) -> [Arrival] {
    isCut = true
    let ends = states.map {
      clock.earliestEnd(
        of: $0.clocks, driving: left, service: work, by: limit,
        breaks: breaks.least(from: number, $0.clocks), ways: ways.least(from: number, $0.clocks))
    }
    let first = states.indices.sorted { (ends[$0], $0) < (ends[$1], $1) }
    let rested = states.indices.sorted { one, other in
      let (one, two) = (states[one].clocks, states[other].clocks)
      return (one.drivingOfDay, one.driving, one.now, one.dayStart)
        < (two.drivingOfDay, two.driving, two.now, two.dayStart)
    }
    let kept = Set(first.prefix(breadth * 3 / 4)).union(rested.prefix(breadth / 4))
    return kept.sorted().map { states[$0] }
  }

  /// For those who are about to leave a place.
  private func order(at number: Int) -> ClockOrder {
    ClockOrder(
      clock: clock, driving: driving[number] + trip.stops[number].back, service: service[number],
      end: limit, isDrivingOnly: isDrivingOnly)
  }

  private mutating func finish(_ labels: [Label]) {
    let first = labels.filter { clock.mayEnd($0.clocks) }.min { $0.clocks.now < $1.clocks.now }
    guard let first else { return }
    arena.append(first)
    best = arena.count - 1
  }

  /// Whatever may be done at a place.
  private mutating func stay(
    at number: Int, _ arrival: Arrival,
    _ labels: inout [Label]
  ) {
    let stop = trip.stops[number]
    guard let time = stop.time(from: arrival.clocks.now) else { return }
    guard stop.isVisit else {
      for arrival in opened(arrival, at: number, until: time.lowerBound) {
        let wait = time.lowerBound - arrival.clocks.now
        var label = Label(
          clocks: arrival.clocks, parent: arrival.parent, stop: number,
          arrival: arrival.clocks.now, waiting: wait,
          slack: min(arrival.slack, time.upperBound - 1 - time.lowerBound))
        guard clock.wait(wait, &label.clocks) else { continue }
        rest(after: &label, &labels)
      }
      return
    }
    visit(number, arrival, &labels)
    let wait = time.lowerBound - arrival.clocks.now
    delayPart(at: number, arrival, by: wait, &labels)
    guard wait > 0, arrival.slack > 0 else { return }
    // Instead of waiting one may have rested longer before; still enough to rest here, too.
    var delays: Set<Int> = [min(wait, arrival.slack)]
    if stop.allowsRest {
      for rest in rests where rest < wait { delays.insert(min(wait - rest, arrival.slack)) }
    }
    for delay in delays.sorted() {
      if let later = delayed(arrival, by: delay, at: number) { visit(number, later, &labels) }
    }
  }

  /// In the US a part of a rest may be longer, too.
  private mutating func delayPart(
    at number: Int, _ arrival: Arrival, by wait: Int, _ labels: inout [Label]
  ) {
    guard wait > 0, clock.hasBerth, let shift = clock.rules.shift else { return }
    let later = delayed(arrival, by: wait, at: number, ofAtLeast: shift.otherPart)
    if let later { visit(number, later, &labels) }
  }

  /// Arrivals at a place that opens: to wait there, and when it has opened, with longer rests before.
  private mutating func opened(
    _ arrival: Arrival, at number: Int, until opening: Int
  ) -> [Arrival] {
    let wait = opening - arrival.clocks.now
    if wait == 0 { return [arrival] }
    var opened = [arrival]
    let day = min(wait, arrival.slack)
    let later = day > 0 ? delayed(arrival, by: day, at: number) : nil
    for later in [arrival, later] {
      guard let later else { continue }
      let left = opening - later.clocks.now
      let last = left > 0 ? delayed(later, by: left, at: number, ofAtLeast: 1) : later
      if let last, last.clocks.now == opening { opened.append(last) }
    }
    return opened
  }

  private mutating func visit(
    _ number: Int, _ arrival: Arrival,
    _ labels: inout [Label]
  ) {
    let stop = trip.stops[number]
    let label = Label(
      clocks: arrival.clocks, parent: arrival.parent, stop: number, arrival: arrival.clocks.now,
      slack: arrival.slack)
    serve(label, rest: 0, isPart: false, &labels)
    guard stop.allowsRest else { return }
    let wait = (stop.time(from: arrival.clocks.now)?.lowerBound ?? 0) - arrival.clocks.now
    for rest in rests + (wait > 0 ? [wait] : []) {
      serve(label, rest: rest, isPart: false, &labels)
      if let shift = clock.rules.shift, clock.hasBerth, rest >= shift.otherPart, rest < shift.rest {
        serve(label, rest: rest, isPart: true, &labels)
      }
    }
  }

  /// Rests, waits until it is time, works, and rests again.
  private mutating func serve(
    _ before: Label, rest: Int, isPart: Bool,
    _ labels: inout [Label]
  ) {
    let stop = trip.stops[before.stop]
    guard let time = stop.time(from: before.arrival + rest) else { return }
    let wait = time.lowerBound - before.arrival - rest
    // One may go on resting rather than wait, which is better but for one thing: it may be a whole
    // break instead of the first part of one.
    if rest > 0, wait > 0 { serve(before, rest: rest + wait, isPart: isPart, &labels) }
    var label = before
    if rest > 0 {
      guard clock.rest(rest, isPart: isPart, &label.clocks) else { return }
      (label.restBefore, label.isPartBefore) = (rest, isPart)
      if rest >= dayEnd { label.slack = .max / 4 }
    }
    guard clock.wait(wait, &label.clocks) else { return }
    label.waiting = wait
    label.slack = min(label.slack, time.upperBound - 1 - time.lowerBound)
    guard clock.work(stop.service, &label.clocks) else { return }
    append(label, &labels)
    let isLast = label.stop == trip.stops.count - 1
    if stop.allowsRest, stop.service > 0, !isLast { self.rest(after: &label, &labels) }
  }

  private mutating func rest(
    after label: inout Label,
    _ labels: inout [Label]
  ) {
    for rest in rests + calendarRests(at: label.stop, label.clocks) {
      for isPart in [false, true] {
        if isPart {
          guard let shift = clock.rules.shift, clock.hasBerth, rest >= shift.otherPart,
            rest < shift.rest
          else { continue }
        }
        var next = label
        guard clock.rest(rest, isPart: isPart, &next.clocks) else { continue }
        (next.restAfter, next.isPartAfter) = (rest, isPart)
        if rest >= dayEnd { next.slack = .max / 4 }
        append(next, &labels)
      }
    }
  }

  private func calendarRests(at number: Int, _ clocks: DriverClocks) -> [Int] {
    let driving = driving[number] + trip.stops[number].back
    return clock.rests(
      until: limit, clocks, driving: driving, work: driving + service[number])
  }

  private mutating func append(
    _ label: Label, _ labels: inout [Label]
  ) {
    let number = label.stop
    let isLast = number == trip.stops.count - 1
    let back = isLast ? 0 : trip.stops[number].back
    guard
      clock.earliestEnd(
        of: label.clocks, driving: isLast ? 0 : driving[number] + back, service: service[number],
        by: limit,
        breaks: isLast ? 0 : breaks.least(from: number + 1, label.clocks, driving: back),
        ways: isLast ? 0 : ways.least(from: number + 1, label.clocks, driving: back))
        <= limit
    else {
      isCut = true
      return
    }
    labels.append(label)
  }

  /// An arrival with a longer rest before, the last that ends a day or that is at least so long; nil if
  /// that is not allowed.
  private mutating func delayed(
    _ arrival: Arrival, by delay: Int, at number: Int, ofAtLeast least: Int? = nil
  ) -> Arrival? {
    let least = least ?? dayEnd
    var path: [Int] = []
    var at = arrival.parent
    while at >= 0 {
      path.append(at)
      if max(arena[at].restBefore, arena[at].restAfter) >= least { break }
      at = arena[at].parent
    }
    guard at >= 0 else { return nil }
    var parent = arena[at].parent
    var clocks = parent < 0 ? trip.clocks : arena[parent].clocks
    var from = parent
    var slack = parent < 0 ? 0 : arena[parent].slack
    for (place, index) in path.reversed().enumerated() {
      var label = arena[index]
      guard drive(from: from < 0 ? -1 : arena[from].stop, to: label.stop, &clocks) else {
        return nil
      }
      label.arrival = clocks.now
      label.parent = parent
      label.clocks = clocks
      if place == 0 {
        if label.restAfter >= least { label.restAfter += delay } else { label.restBefore += delay }
      }
      guard redo(&label, &slack) else { return nil }
      label.slack = slack
      arena.append(label)
      parent = arena.count - 1
      from = parent
      clocks = label.clocks
    }
    guard drive(from: arena[from].stop, to: number, &clocks) else { return nil }
    return Arrival(clocks: clocks, parent: parent, slack: slack)
  }

  private func drive(from: Int, to: Int, _ clocks: inout DriverClocks) -> Bool {
    let start = from < 0 ? 0 : trip.stops[from].along - trip.stops[from].back
    return clock.drive(trip.stops[to].along - start, &clocks)
      && clock.drive(trip.stops[to].out, &clocks)
  }

  /// Does what was done at a place, at another time.
  private func redo(_ label: inout Label, _ slack: inout Int) -> Bool {
    let stop = trip.stops[label.stop]
    if !stop.isVisit {
      guard let time = stop.time(from: label.arrival) else { return false }
      label.waiting = time.lowerBound - label.arrival
      guard clock.wait(label.waiting, &label.clocks) else { return false }
      slack = min(slack, time.upperBound - 1 - time.lowerBound)
    }
    if label.restBefore > 0 {
      guard clock.rest(label.restBefore, isPart: label.isPartBefore, &label.clocks) else {
        return false
      }
      if label.restBefore >= dayEnd { slack = .max / 4 }
    }
    if stop.isVisit {
      guard let time = stop.time(from: label.clocks.now) else { return false }
      label.waiting = time.lowerBound - label.clocks.now
      guard clock.wait(label.waiting, &label.clocks) else { return false }
      slack = min(slack, time.upperBound - 1 - time.lowerBound)
      guard clock.work(stop.service, &label.clocks) else { return false }
    }
    if label.restAfter > 0 {
      guard clock.rest(label.restAfter, isPart: label.isPartAfter, &label.clocks) else {
        return false
      }
      if label.restAfter >= dayEnd { slack = .max / 4 }
    }
    return true
  }

  private mutating func unbeaten(_ arrivals: [Arrival], _ order: ClockOrder) -> [Arrival] {
    unbeaten(arrivals, order, of: \.clocks, \.slack)
  }

  private mutating func unbeaten(_ labels: [Label], _ order: ClockOrder) -> [Label] {
    unbeaten(labels, order, of: \.clocks, \.slack)
  }

  /// Without those that are no better than another.
  private mutating func unbeaten<Way>(
    _ ways: [Way], _ order: ClockOrder, of clocks: (Way) -> DriverClocks, _ slack: (Way) -> Int
  ) -> [Way] {
    let essences = ways.map { order.essence(of: clocks($0)) }
    let slacks = ways.map(slack)
    let sorted = ways.indices.sorted { PlanSearch.isFirst(essences[$0], essences[$1]) }
    var kept: [Int] = []
    for way in sorted {
      let isBeaten = kept.contains {
        slacks[$0] >= slacks[way] && order.isNoWorse(essences[$0], than: essences[way])
      }
      compared += kept.count
      if !isBeaten { kept.append(way) }
    }
    return kept.map { ways[$0] }
  }

  /// The order in which what is better comes first, for the most part.
  private static func isFirst(_ one: DriverClocks, _ other: DriverClocks) -> Bool {
    if one.now != other.now { return one.now < other.now }
    if one.driving != other.driving { return one.driving < other.driving }
    if one.drivingOfDay != other.drivingOfDay { return one.drivingOfDay < other.drivingOfDay }
    return one.dayStart > other.dayStart
  }

  func plan(to label: Int, labels: Int) -> RestPlan {
    var stops: [RestPlan.Stop] = []
    var at = label
    while at >= 0 {
      let label = arena[at]
      stops.append(
        RestPlan.Stop(
          stop: label.stop, arrival: label.arrival, restBefore: label.restBefore,
          waiting: label.waiting, service: trip.stops[label.stop].service,
          restAfter: label.restAfter, clocks: label.clocks))
      at = label.parent
    }
    let end = arena[label].clocks.now
    return RestPlan(stops: stops.reversed(), end: end, earliest: end, labels: labels)
  }
}

extension ClockRules {
  /// No journey ends earlier that has so much driving and other work left.
  ///
  /// - Parameters:
  ///   - limit: the moment by which it has to end; extended days of weeks behind it are not counted.
  ///   - breaks: what breaks take at least, with the ways to them, each as long as it has to be.
  ///   - ways: how much more one drives at least on the ways to breaks.
  func earliestEnd(
    of clocks: DriverClocks, driving: Int, service: Int, by limit: Int, breaks atPlaces: Int = 0,
    ways: Int = 0
  ) -> Int {
    if driving == 0 { return clocks.now + service }
    // No place is in reach.
    if ways >= BreakBound.never || atPlaces >= BreakBound.never { return BreakBound.never }
    let driving = driving + ways
    var end = clocks.now + driving + service
    var days = 0
    if let rule = rules.dailyDriving, let daily = rules.dailyRest {
      days = daysNeeded(clocks, driving, rule, by: limit)
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
      let left = rule.mostDriving - clocks.drivingOfDay
      days = driving > left ? (driving - left + rule.mostDriving - 1) / rule.mostDriving : 0
      let taken = days > 0 && hasBerth ? clocks.part?.seconds ?? 0 : 0
      end += max(max(days * rule.rest, atPlaces - ways) - taken, 0)
    }
    if let rule = rules.drivingBreak, !rule.isAnyPause {
      let all = clocks.driving + driving
      let breaks = all > rule.mostDriving ? (all - 1) / rule.mostDriving : 0
      let taken = clocks.breakParts > 0 ? rule.parts.prefix(clocks.breakParts).reduce(0, +) : 0
      let least = max(breaks * rule.least, atPlaces - ways)
      end += max(least - days * rule.least - taken, 0)
    }
    for rule in rules.weeklyDriving where rule.weeks == 1 {
      let over = min(clocks.drivingOfWeek + driving - rule.most, driving)
      if over > 0 {
        end = max(end, calendar.start(ofWeek: calendar.week(of: clocks.now) + 1) + over)
      }
    }
    return end
  }

  /// How many rests between days so much driving takes at least.
  private func daysNeeded(
    _ clocks: DriverClocks, _ driving: Int, _ rule: DailyDriving, by limit: Int
  ) -> Int {
    let isExtended = clocks.drivingOfDay > rule.most
    let weeks = calendar.week(of: max(limit, clocks.now)) - calendar.week(of: clocks.dayStart)
    let extensions =
      max(rule.extensionsInWeek - clocks.extendedDays, 0) + weeks * rule.extensionsInWeek
    var left = driving - ((isExtended ? rule.extended : rule.most) - clocks.drivingOfDay)
    var days = 0
    while true {
      let mayBe = min(extensions, days + (isExtended ? 0 : 1))
      if left <= (rule.extended - rule.most) * mayBe { return days }
      days += 1
      left -= max(rule.most, 1)
    }
  }
}
