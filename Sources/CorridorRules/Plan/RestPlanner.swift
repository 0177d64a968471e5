extension PlanTrip {
  /// The plan with the earliest end.
  ///
  /// All ways to rest are looked at, place by place in the order of travel, but for those that are no
  /// better than another, and those that cannot end in time. What is in time is at first little more
  /// than without rests, and later more, until a plan is found: it ends as early as any.
  ///
  /// Rests are as long as a rule asks, or longer where one would wait; one rests at a place once. When
  /// one would wait, the last daily rest may be longer instead.
  ///
  /// - Throws: ``PlanError``.
  package func plan(mostLabels: Int = 20_000_000) throws(PlanError) -> RestPlan {
    try check()
    let clock = ClockRules(
      rules: rules, calendar: calendar(), hasBerth: hasBerth)
    var slack = 1800
    var labels = 0
    while true {
      var search = PlanSearch(self, clock, slack: slack, mostLabels: mostLabels - labels)
      search.run()
      labels += search.arena.count
      if let best = search.best { return search.plan(to: best, labels: labels) }
      if search.isFull { throw .tooMany }
      guard search.isCut else { throw .stuck(search.furthest) }
      slack *= 2
    }
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
      from: min(clocks.now, clocks.dayStart), days: 62, in: zone,
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

  /// Clocks on arrival at a place.
  struct Arrival {
    var clocks: DriverClocks
    var essence: DriverClocks
    var parent: Int
    var slack: Int
  }

  let trip: PlanTrip
  let clock: ClockRules
  let rests: [Int]
  /// Driving and work from each place on; the end of what is left.
  let driving: [Int]
  let service: [Int]
  let limit: Int
  let mostLabels: Int
  let isDrivingOnly: Bool
  /// The next place that has to be visited, from each on.
  let visits: [Int]
  /// The rest from which on a day is over.
  let dayEnd: Int

  var arena: [Label] = []
  var arrivals: [[Arrival]]
  var best: Int?
  /// Whether something could not end in time.
  var isCut = false
  var isFull = false
  var furthest = -1

  init(_ trip: PlanTrip, _ clock: ClockRules, slack: Int, mostLabels: Int) {
    self.trip = trip
    self.clock = clock
    self.mostLabels = mostLabels
    rests = clock.rests()
    let stops = trip.stops
    let end = stops[stops.count - 1].along
    var (left, next) = (0, stops.count - 1)
    var (service, visits) = ([Int](repeating: 0, count: stops.count), [Int](repeating: 0, count: stops.count))
    var driving = service
    var detours = 0
    for number in stops.indices.reversed() {
      visits[number] = next
      service[number] = left
      driving[number] = end - stops[number].along + stops[number].back + detours
      if stops[number].isVisit {
        left += stops[number].service
        detours += stops[number].out + stops[number].back
        next = number
      }
    }
    (self.driving, self.service, self.visits) = (driving, service, visits)
    isDrivingOnly =
      stops.allSatisfy { $0.service == 0 } && trip.clocks.workOfDay == trip.clocks.drivingOfDay
      && !trip.clocks.worksAtNight
    dayEnd = clock.rules.dailyRest?.reduced ?? clock.rules.shift?.rest ?? .max
    arrivals = Array(repeating: [], count: stops.count)
    let order = ClockOrder(
      clock: clock, driving: end + detours, service: left, end: .max / 4, isDrivingOnly: false)
    limit = Self.earliestEnd(trip, order, clock) + slack
  }

  /// No journey ends earlier.
  private static func earliestEnd(_ trip: PlanTrip, _ order: ClockOrder, _ clock: ClockRules) -> Int {
    var now = trip.clocks.now
    var along = 0
    for stop in trip.stops where stop.isVisit {
      now += stop.along - along + stop.out
      now = (stop.time(from: now)?.lowerBound ?? now) + stop.service + stop.back
      along = stop.along
    }
    now -= trip.stops[trip.stops.count - 1].back
    let rest = clock.leastRest(of: trip.clocks, driving: order.driving)
    return max(now, trip.clocks.now + order.driving - (trip.stops.last?.back ?? 0) + order.service + rest)
  }

  mutating func run() {
    leave(from: -1, trip.clocks, slack: 0, parent: -1)
    for number in trip.stops.indices {
      var arrivals: [Arrival] = []
      swap(&arrivals, &self.arrivals[number])
      if arrivals.isEmpty { continue }
      furthest = number
      let order = self.order(at: number)
      arrivals = unbeaten(arrivals, order)
      var labels: [(label: Label, essence: DriverClocks)] = []
      for arrival in arrivals { stay(at: number, arrival, order, &labels) }
      if number == trip.stops.count - 1 { return finish(labels.map(\.label)) }
      for label in unbeaten(labels, order) {
        arena.append(label)
        leave(from: number, label.clocks, slack: label.slack, parent: arena.count - 1)
      }
      if arena.count > mostLabels {
        isFull = true
        return
      }
    }
  }

  private func order(at number: Int) -> ClockOrder {
    ClockOrder(
      clock: clock, driving: driving[number] + trip.stops[number].out,
      service: service[number] + trip.stops[number].service, end: limit,
      isDrivingOnly: isDrivingOnly)
  }

  private mutating func finish(_ labels: [Label]) {
    let first = labels.filter { clock.mayEnd($0.clocks) }.min { $0.clocks.now < $1.clocks.now }
    guard let first else { return }
    arena.append(first)
    best = arena.count - 1
  }

  /// Drives on to each place in reach.
  private mutating func leave(from number: Int, _ clocks: DriverClocks, slack: Int, parent: Int) {
    let from = number < 0 ? 0 : trip.stops[number].along
    let back = number < 0 ? 0 : trip.stops[number].back
    let last = number < 0 ? trip.stops.firstIndex { $0.isVisit } ?? 0 : visits[number]
    for next in number + 1..<last + 1 {
      let stop = trip.stops[next]
      guard stop.isVisit || stop.allowsRest else { continue }
      var on = clocks
      guard clock.drive(back + stop.along - from, &on) else {
        // What is on the route is out of reach, and so is what is behind it.
        return
      }
      guard clock.drive(stop.out, &on) else { continue }
      let left = next == trip.stops.count - 1 ? 0 : driving[next]
      guard on.now + left + service[next] + (stop.isVisit ? stop.service : 0)
        + clock.leastRest(of: on, driving: left) <= limit
      else {
        isCut = true
        continue
      }
      arrivals[next].append(
        Arrival(clocks: on, essence: on, parent: parent, slack: slack))
    }
  }

  /// Whatever may be done at a place.
  private mutating func stay(
    at number: Int, _ arrival: Arrival, _ order: ClockOrder,
    _ labels: inout [(label: Label, essence: DriverClocks)]
  ) {
    let stop = trip.stops[number]
    guard let time = stop.time(from: arrival.clocks.now) else { return }
    guard stop.isVisit else {
      for arrival in opened(arrival, at: number, until: time.lowerBound) {
        var label = Label(
          clocks: arrival.clocks, parent: arrival.parent, stop: number,
          arrival: arrival.clocks.now,
          slack: min(arrival.slack, time.upperBound - 1 - arrival.clocks.now))
        rest(after: &label, order, &labels)
      }
      return
    }
    visit(number, arrival, order, &labels)
    let wait = time.lowerBound - arrival.clocks.now
    guard wait > 0, arrival.slack > 0 else { return }
    // Instead of waiting one may have rested longer before; still enough to rest here, too.
    var delays: Set<Int> = [min(wait, arrival.slack)]
    if stop.allowsRest {
      for rest in rests where rest < wait { delays.insert(min(wait - rest, arrival.slack)) }
    }
    for delay in delays.sorted() {
      if let later = delayed(arrival, by: delay, at: number) { visit(number, later, order, &labels) }
    }
  }

  /// Arrivals when a place has opened, with longer rests before.
  private mutating func opened(
    _ arrival: Arrival, at number: Int, until opening: Int
  ) -> [Arrival] {
    let wait = opening - arrival.clocks.now
    if wait == 0 { return [arrival] }
    var opened: [Arrival] = []
    for day in Set([min(wait, arrival.slack), 0]) {
      let later = day > 0 ? delayed(arrival, by: day, at: number) : arrival
      guard let later else { continue }
      let left = opening - later.clocks.now
      let last = left > 0 ? delayed(later, by: left, at: number, ofAtLeast: 1) : later
      if let last, last.clocks.now == opening { opened.append(last) }
    }
    return opened
  }

  private mutating func visit(
    _ number: Int, _ arrival: Arrival, _ order: ClockOrder,
    _ labels: inout [(label: Label, essence: DriverClocks)]
  ) {
    let stop = trip.stops[number]
    let label = Label(
      clocks: arrival.clocks, parent: arrival.parent, stop: number, arrival: arrival.clocks.now,
      slack: arrival.slack)
    serve(label, rest: 0, isPart: false, order, &labels)
    guard stop.allowsRest else { return }
    let wait = (stop.time(from: arrival.clocks.now)?.lowerBound ?? 0) - arrival.clocks.now
    for rest in rests + (wait > 0 ? [wait] : []) {
      serve(label, rest: rest, isPart: false, order, &labels)
      if let shift = clock.rules.shift, clock.hasBerth, rest >= shift.otherPart, rest < shift.rest {
        serve(label, rest: rest, isPart: true, order, &labels)
      }
    }
  }

  /// Rests, waits until it is time, works, and rests again.
  private mutating func serve(
    _ before: Label, rest: Int, isPart: Bool, _ order: ClockOrder,
    _ labels: inout [(label: Label, essence: DriverClocks)]
  ) {
    let stop = trip.stops[before.stop]
    guard let time = stop.time(from: before.arrival + rest) else { return }
    let wait = time.lowerBound - before.arrival - rest
    // Whoever rests goes on doing so rather than waiting, if that is allowed.
    if rest > 0, wait > 0 {
      let count = labels.count
      serve(before, rest: rest + wait, isPart: isPart, order, &labels)
      if labels.count > count { return }
    }
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
    append(label, order, &labels)
    if stop.allowsRest, stop.service > 0 { self.rest(after: &label, order, &labels) }
  }

  private mutating func rest(
    after label: inout Label, _ order: ClockOrder,
    _ labels: inout [(label: Label, essence: DriverClocks)]
  ) {
    for rest in rests {
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
        append(next, order, &labels)
      }
    }
  }

  private mutating func append(
    _ label: Label, _ order: ClockOrder, _ labels: inout [(label: Label, essence: DriverClocks)]
  ) {
    let number = label.stop
    let left = number == trip.stops.count - 1 ? 0 : driving[number]
    guard label.clocks.now + left + service[number]
      + clock.leastRest(of: label.clocks, driving: left) <= limit
    else {
      isCut = true
      return
    }
    labels.append((label, label.clocks))
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
      guard drive(from: from < 0 ? -1 : arena[from].stop, to: label.stop, &clocks) else { return nil }
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
    return Arrival(clocks: clocks, essence: clocks, parent: parent, slack: slack)
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
      guard let time = stop.time(from: label.arrival), time.lowerBound == label.arrival else {
        return false
      }
      slack = min(slack, time.upperBound - 1 - label.arrival)
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

  private func unbeaten(_ arrivals: [Arrival], _ order: ClockOrder) -> [Arrival] {
    var sorted = arrivals
    for index in sorted.indices { sorted[index].essence = order.essence(of: sorted[index].clocks) }
    sorted.sort { PlanSearch.isFirst($0.essence, $1.essence) }
    var kept: [Arrival] = []
    for arrival in sorted
    where !kept.contains(where: {
      $0.slack >= arrival.slack && order.isNoWorse($0.essence, than: arrival.essence)
    }) {
      kept.append(arrival)
    }
    return kept
  }

  private func unbeaten(
    _ labels: [(label: Label, essence: DriverClocks)], _ order: ClockOrder
  ) -> [Label] {
    var order = order
    let number = labels.first?.label.stop ?? 0
    (order.driving, order.service) = (driving[number], service[number])
    var sorted = labels
    for index in sorted.indices { sorted[index].essence = order.essence(of: sorted[index].label.clocks) }
    sorted.sort { PlanSearch.isFirst($0.essence, $1.essence) }
    var kept: [(label: Label, essence: DriverClocks)] = []
    for label in sorted
    where !kept.contains(where: {
      $0.label.slack >= label.label.slack && order.isNoWorse($0.essence, than: label.essence)
    }) {
      kept.append(label)
    }
    return kept.map(\.label)
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
    return RestPlan(stops: stops.reversed(), end: arena[label].clocks.now, labels: labels)
  }
}

extension ClockRules {
  /// No less rest is needed for so much driving.
  func leastRest(of clocks: DriverClocks, driving: Int) -> Int {
    var (days, rest) = (0, 0)
    if let rule = rules.dailyDriving, let daily = rules.dailyRest {
      let left = rule.extended - clocks.drivingOfDay
      days = driving > left ? (driving - left + rule.extended - 1) / rule.extended : 0
      rest = days * daily.reduced
    }
    if let rule = rules.shift {
      let left = rule.mostDriving - clocks.drivingOfDay
      let shifts =
        driving > left ? (driving - left + rule.mostDriving - 1) / rule.mostDriving : 0
      let gained = shifts > 0 && hasBerth ? clocks.part?.seconds ?? 0 : 0
      rest = max(shifts * rule.rest - gained, 0)
      days = shifts
      if hasBerth { return rest }
    }
    if let rule = rules.drivingBreak, !rule.isAnyPause {
      let all = clocks.driving + driving
      let breaks = all > rule.mostDriving ? (all - 1) / rule.mostDriving : 0
      let taken = clocks.breakParts > 0 ? rule.parts.prefix(clocks.breakParts).reduce(0, +) : 0
      rest += max((breaks - days) * rule.least - taken, 0)
    }
    return rest
  }
}
