/// What has been done so far, as one way among others is compared by.
private protocol Way {
  var clocks: DriverClocks { get }
  /// By how much the last daily rest may be longer so that all is still in time; 0 without one.
  var slack: Int { get }
  /// What is in the tank, in millilitres, at most.
  var fuel: Int { get }
  /// What it has cost to have something in the tank; nil where costs are of no concern.
  var costs: LevelCosts? { get }
  /// No journey that goes on so costs less fuel.
  var leastCost: Int { get }
  /// No journey that goes on so ends earlier.
  var bound: Int { get }
}

/// A search for plans that end before a moment.
struct PlanSearch {
  /// What was done at a place, with the clocks when one leaves it.
  struct Label: Way {
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
    var slack: Int
    var fuel: Int
    var costs: LevelCosts?
    /// No journey that goes on so costs less fuel.
    var leastCost = 0
    var bound = 0
    /// How long the work there takes, and how much of it is refuelling.
    var work = 0
    var refuelling: Int?
    /// What has to be in the tank on departure to get to another place to rest, besides the reserve.
    var backupFuel = 0
  }

  /// Clocks on the way, or on arrival at a place.
  struct Arrival: Way {
    var clocks: DriverClocks
    var parent: Int
    var slack: Int
    var fuel: Int
    var costs: LevelCosts?
    var leastCost = 0
    var bound = 0
  }

  let trip: PlanTrip
  let clock: ClockRules
  let rests: [Int]
  /// Driving from where one leaves the route for each place, without the way to it and back, and work
  /// behind it.
  let driving: [Int]
  let service: [Int]
  /// No journey ends earlier.
  let least: Int
  let isDrivingOnly: Bool
  let breaks: BreakBound
  /// Only the ways to the places.
  let ways: BreakBound
  /// What is left behind a rest; nil where rules have no days, or there are too many places.
  let days: DayBound?
  /// The rest from which on a day is over.
  let dayEnd: Int
  private let hasFerries: Bool
  /// The shortest rest of each kind.
  private let kinds: [Int]
  /// The visits that have times.
  let timedVisits: [Int]
  /// How long refuelling takes from the start, and from the route behind each place, to the end at least.
  private let refuelling: [LevelCosts]
  /// What fuel costs from the start, and from the route behind each place, to the end at least.
  let costsToGo: [LevelCosts]
  /// Whether any amount may be bought, so that one is never worse off with more in the tank.
  private let isAnyPurchase: Bool

  /// Whether the earliest end is looked for with regard to the least purchase, which hardly ever matters.
  var knowsLeastPurchase = false
  /// Looks for the least cost among those in time, instead of the earliest end.
  var isByCost = false
  /// What has to be undercut.
  var costLimit = Int.max
  var limit = 0
  /// How many ways are gone on with at a place.
  var breadth = Int.max
  var arena: [Label] = []
  /// Who has worked at a place and may rest there afterwards.
  private var worked: [Label] = []
  var best: Int?
  /// Whether something could not end in time.
  var isCut = false
  /// Whether there were too many ways, how often two have been compared in all, and how often they may
  /// be.
  var isFull = false
  var compared = 0
  private var mostCompared = Int.max
  var furthest = -1

  init(_ trip: PlanTrip, _ clock: ClockRules) {
    self.trip = trip
    self.clock = clock
    costsToGo =
      trip.costs == nil
      ? [] : trip.leastToGo { FuelOffer(price: $0.price, cost: 0, least: 1, tank: $1.capacity) }
    refuelling = trip.leastToGo { stop, tank in
      FuelOffer(price: 0, cost: stop.refuelling ?? 0, least: 1, tank: tank.capacity)
    }
    isAnyPurchase = trip.tank?.leastPurchase ?? 1 == 1
    rests = clock.rests()
    let stops = trip.stops
    hasFerries = stops.contains { $0.crossing > 0 }
    let (daily, weekly) = (clock.rules.dailyRest, clock.rules.weeklyRest)
    kinds = [daily?.reduced, daily?.regular, weekly?.reduced, weekly?.regular].compactMap { $0 }
    timedVisits = stops.indices.filter { stops[$0].isVisit && stops[$0].times != nil }
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
    days = DayBound(trip, driving: driving)
    isDrivingOnly =
      stops.allSatisfy { $0.service == 0 } && trip.tank == nil
      && trip.clocks.workOfDay == trip.clocks.drivingOfDay
      && !trip.clocks.worksAtNight
    dayEnd = clock.rules.dailyRest?.reduced ?? clock.rules.shift?.rest ?? .max
    breaks = BreakBound(trip)
    ways = BreakBound(trip, isOfWays: true)
    least = Self.earliestEnd(
      trip, clock, driving: end + detours, service: work,
      breaks: breaks.least(from: 0, trip.clocks), ways: ways.least(from: 0, trip.clocks))
  }

  /// No journey ends earlier.
  private static func earliestEnd(
    _ trip: PlanTrip, _ clock: ClockRules, driving: Int, service: Int, breaks: Int, ways: Int
  ) -> Int {
    var now = trip.clocks.now
    var (along, back) = (0, 0)
    for stop in trip.stops where stop.isVisit {
      now += back + stop.along - along + stop.out
      now = (stop.time(from: now)?.lowerBound ?? now) + stop.service + stop.crossing
      (along, back) = (stop.along, stop.back)
    }
    // Of extended days there may be more if the journey takes longer than this.
    return max(
      now,
      clock.earliestEnd(
        of: trip.clocks, driving: driving, service: service, by: trip.clocks.now + driving * 3,
        breaks: breaks, ways: ways))
  }

  /// Looks for plans that end at most so long behind the least.
  mutating func run(slack: Int, breadth: Int, most: Int, unless isCancelled: () -> Bool) {
    (limit, self.breadth, mostCompared) = (least + slack, breadth, most)
    (arena, best, isCut, isFull, furthest) = ([], nil, false, false, -1)
    var first = Arrival(clocks: trip.clocks, parent: -1, slack: 0, fuel: trip.tank?.start ?? 0)
    if let tank = trip.tank, isByCost || knowsLeastPurchase {
      first.costs = LevelCosts(levels: tank.start...tank.start)
    }
    var states = [first]
    var along = 0
    var used = 0
    for number in trip.stops.indices where !states.isEmpty {
      if isCancelled() { return }
      let stop = trip.stops[number]
      states = driven(states, by: stop.along - along, using: stop.fuel.along - used, to: number)
      if isFull { return }
      (along, used) = (stop.along, stop.fuel.along)
      var labels: [Label] = []
      let order = self.order(at: number)
      for state in states where stop.isVisit || stop.isRest || trip.mayRefuel(at: number) {
        var arrival = state
        guard use(stop.fuel.out, of: &arrival, upTo: number),
          clock.drive(stop.out, &arrival.clocks)
        else { continue }
        furthest = number
        stay(at: number, arrival, &labels)
      }
      let tired = unbeaten(worked, order)
      worked = []
      for label in tired { rest(after: label, &labels) }
      labels = promising(labels, in: 8)
      if number == trip.stops.count - 1 { return finish(labels) }
      if stop.isVisit { states = [] }
      for label in unbeaten(labels, order) {
        arena.append(label)
        var way = Arrival(
          clocks: label.clocks, parent: arena.count - 1, slack: label.slack, fuel: label.fuel,
          costs: label.costs, leastCost: label.leastCost, bound: label.bound)
        guard use(stop.fuel.back, of: &way), clock.drive(stop.back, &way.clocks) else { continue }
        states.append(way)
      }
      if isFull { return }
    }
  }

  /// Drives on along the route; without those that are no better than others.
  private mutating func driven(
    _ states: [Arrival], by seconds: Int, using fuel: Int, to number: Int
  ) -> [Arrival] {
    var driven: [Arrival] = []
    let stop = trip.stops[number]
    let ahead = stop.isVisit ? stop.out : 0
    let work = service[number] + stop.work
    let left =
      driving[number] + ahead + (stop.isVisit && number < trip.stops.count - 1 ? stop.back : 0)
    for state in states {
      var state = state
      guard use(fuel, of: &state), clock.drive(seconds, &state.clocks) else { continue }
      // What is used from the place before on, where one may have refuelled last.
      guard let refuelling = refuelling(from: number, with: state.fuel + fuel) else { continue }
      let end = end(
        of: state.clocks, driving: left, service: work + refuelling, from: number)
      guard end <= limit else {
        isCut = true
        continue
      }
      state.bound = max(state.bound, end)
      driven.append(state)
    }
    driven = unbeaten(
      driven,
      ClockOrder(
        clock: clock, driving: left, service: work, end: limit, isDrivingOnly: isDrivingOnly,
        mayRefuel: trip.tank != nil))
    return promising(driven)
  }

  /// How long refuelling takes at least from behind a place on, before that of a number; nil if the fuel
  /// does not last.
  private func refuelling(from number: Int, with fuel: Int) -> Int? {
    trip.tank == nil ? 0 : refuelling[number].cost(at: fuel)
  }

  /// Whether so much fuel may be used, on the way to a place.
  private func use(_ amount: Int, of way: inout Arrival, upTo number: Int? = nil) -> Bool {
    guard let tank = trip.tank else { return true }
    let least = number == trip.stops.count - 1 ? max(tank.reserve, tank.end) : tank.reserve
    way.fuel -= amount
    if let costs = way.costs {
      let left = costs.using(amount, reserve: least)
      way.costs = left
      return !left.pieces.isEmpty
    }
    return way.fuel >= least
  }

  /// No journey ends earlier that has so much left, with breaks at places from one on, after some more
  /// driving.
  private func end(
    of clocks: DriverClocks, driving: Int, service: Int, from number: Int, after more: Int = 0
  ) -> Int {
    clock.earliestEnd(
      of: clocks, driving: driving, service: service, by: limit,
      breaks: breaks.least(from: number, clocks, driving: more),
      ways: ways.least(from: number, clocks, driving: more))
  }

  /// No journey ends earlier, by the days that are left from a place on.
  private func behindRest(at number: Int, _ clocks: DriverClocks, service: Int) -> Int {
    guard let days, let daily = clock.rules.dailyRest else { return 0 }
    let left = driving[number] + trip.stops[number].back + service
    let long = clock.extensions(clocks, by: limit)
    let short = max(daily.mostReduced - clocks.reducedRests, 0) + (clocks.hasRestPart ? 1 : 0)
    func least(short: Int, enough: Int) -> Int {
      guard clocks.driving > 0, let rule = clock.rules.drivingBreak else {
        return days.least(
          behind: number, driven: clocks.drivingOfDay, long: long, short: short)
      }
      // As if the break were complete, of which a part has been taken.
      let taken = rule.parts.prefix(clocks.breakParts).reduce(0, +)
      let rested =
        days.least(behind: number, driven: clocks.drivingOfDay, long: long, short: short) - taken
      if rested > enough { return rested }
      let next = days.least(
        behind: number, driving: clocks.driving, taken: taken, driven: clocks.drivingOfDay,
        long: long, short: short, enough: enough)
      return max(rested, next)
    }
    let end = clocks.now + left + least(short: short, enough: limit - clocks.now - left)
    guard let weekly = clock.rules.weeklyRest, end > clocks.weeklyRestEnd + weekly.within else {
      return end
    }
    // One of the rests, which may have been a short one, is the weekly one.
    let others = least(short: short + daily.mostReduced, enough: .min)
    return max(end, clocks.now + left + weekly.reduced + max(others - daily.regular, 0))
  }

  /// No journey ends earlier, by the times of the visits behind a place, of which one knows when they
  /// may begin at the earliest.
  private func atVisits(behind number: Int, _ clocks: DriverClocks, _ bound: Int) -> Int {
    var bound = bound
    let last = trip.stops.count - 1
    // The end begins no earlier than the rests before it allow.
    if let opening = trip.stops[last].time(from: bound - trip.stops[last].work), number < last {
      bound = max(bound, opening.lowerBound + trip.stops[last].work)
    } else if number < last {
      return BreakBound.never
    }
    let short = 2 * (clock.rules.dailyRest?.mostReduced ?? 0) + 1
    // A part of a break may have been taken before the visit.
    let taken = clock.rules.drivingBreak?.parts.dropLast().reduce(0, +) ?? 0
    let all = driving[number] + trip.stops[number].back + service[number]
    for visit in timedVisits where visit > number && visit < last {
      let stop = trip.stops[visit]
      let behind = driving[visit] + stop.back + service[visit]
      let arrival = clocks.now + all - behind - stop.work
      guard let opening = stop.time(from: arrival) else { return BreakBound.never }
      let rests =
        days?.least(
          behind: visit, driven: 0, long: clock.extensions(clocks, by: limit),
          short: short) ?? 0
      bound = max(bound, opening.lowerBound + stop.work + behind + max(rests - taken, 0))
    }
    return bound
  }

  /// Those that may end first, or cost the least, and some of the most rested, who get on in any case.
  ///
  /// - Parameter share: how many times as many as are gone on with.
  private mutating func promising<W: Way>(_ ways: [W], in share: Int = 1) -> [W] {
    if breadth == .max || ways.count <= breadth * share { return ways }
    let most = breadth * share
    isCut = true
    let ends = ways.map(\.bound)
    let first = ways.indices.sorted { (ends[$0], $0) < (ends[$1], $1) }
    let clocks = ways.map(\.clocks)
    let rested = ways.indices.sorted { one, other in
      let (one, two) = (clocks[one], clocks[other])
      return (one.drivingOfDay, one.driving, one.now, one.dayStart)
        < (two.drivingOfDay, two.driving, two.now, two.dayStart)
    }
    var kept = Set(first.prefix(isByCost ? most / 4 : most * 3 / 4)).union(rested.prefix(most / 4))
    if isByCost {
      let costs = ways.map { $0.leastCost + cost(until: $0.bound) }
      let cheap = ways.indices.sorted { (costs[$0], ends[$0], $0) < (costs[$1], ends[$1], $1) }
      kept.formUnion(cheap.prefix(most))
    }
    if trip.tank != nil {
      let fuel = ways.map { $0.costs?.pieces.last?.last ?? $0.fuel }
      let full = ways.indices.sorted { (fuel[$0], $1) > (fuel[$1], $0) }
      kept.formUnion(full.prefix(most / 4))
    }
    return kept.sorted().map { ways[$0] }
  }

  /// For those who are about to leave a place.
  private func order(at number: Int) -> ClockOrder {
    ClockOrder(
      clock: clock, driving: driving[number] + trip.stops[number].back, service: service[number],
      end: limit, isDrivingOnly: isDrivingOnly, mayRefuel: trip.tank != nil)
  }

  private mutating func finish(_ labels: [Label]) {
    let ends = labels.filter { clock.mayEnd($0.clocks) }
    let first = ends.min { one, other in
      let (end, later) = (one.clocks.now, other.clocks.now)
      guard isByCost else { return end < later }
      return (one.leastCost + cost(until: end), end) < (other.leastCost + cost(until: later), later)
    }
    guard let first else { return }
    arena.append(first)
    best = arena.count - 1
  }

  /// Whatever may be done at a place.
  private mutating func stay(at number: Int, _ arrival: Arrival, _ labels: inout [Label]) {
    let stop = trip.stops[number]
    guard let time = stop.time(from: arrival.clocks.now) else { return }
    let wait = time.lowerBound - arrival.clocks.now
    if trip.mayRefuel(at: number), let full = refuelled(arrival, at: number) {
      work(at: number, full, refuelling: stop.refuelling, waiting: wait, &labels)
    }
    guard stop.isVisit || stop.allowsRest, let arrival = weighed(arrival, at: number) else {
      return
    }
    if !stop.isVisit {
      for arrival in opened(arrival, at: number, until: time.lowerBound) {
        let wait = time.lowerBound - arrival.clocks.now
        var label = Label(
          clocks: arrival.clocks, parent: arrival.parent, stop: number,
          arrival: arrival.clocks.now, waiting: wait,
          slack: min(arrival.slack, time.upperBound - 1 - time.lowerBound), fuel: arrival.fuel,
          costs: arrival.costs, leastCost: arrival.leastCost)
        guard clock.wait(wait, &label.clocks) else { continue }
        rest(after: label, &labels)
      }
    }
    if stop.isVisit { work(at: number, arrival, refuelling: nil, waiting: wait, &labels) }
  }

  /// An arrival with a full tank, or with what may be bought; nil if nothing may be, or it costs too much.
  private func refuelled(_ arrival: Arrival, at number: Int) -> Arrival? {
    guard let tank = trip.tank else { return nil }
    var full = arrival
    full.fuel = tank.capacity
    full.costs = arrival.costs?.buying(
      FuelOffer(
        price: isByCost ? trip.stops[number].price : 0, cost: 0, least: tank.leastPurchase,
        tank: tank.capacity))
    if isAnyPurchase { full.costs = full.costs?.rising() }
    return weighed(full, at: number)
  }

  /// An arrival with what the fuel costs at least; nil if that is too much.
  private func weighed(_ arrival: Arrival, at number: Int) -> Arrival? {
    guard isByCost, let costs = arrival.costs, let tank = trip.tank else { return arrival }
    let back = number < trip.stops.count - 1 ? trip.stops[number].fuel.back : 0
    let least = costs.using(back, reserve: tank.reserve).least(goingOn: costsToGo[number + 1])
    guard let least, least + cost(until: arrival.clocks.now) < costLimit else { return nil }
    var arrival = arrival
    arrival.leastCost = least
    return arrival
  }

  /// No plan costs less.
  var leastCost: Int {
    guard let tank = trip.tank, let costs = costsToGo.first else { return cost(until: least) }
    let start = LevelCosts(levels: tank.start...tank.start)
    return cost(until: least) + (start.least(goingOn: costs) ?? 0)
  }

  /// What the time until a moment costs.
  private func cost(until moment: Int) -> Int {
    trip.costs?.cost(ofSeconds: moment - trip.clocks.now) ?? 0
  }

  /// Works, where one may have to wait before.
  private mutating func work(
    at number: Int, _ arrival: Arrival, refuelling: Int?, waiting wait: Int,
    _ labels: inout [Label]
  ) {
    visit(number, arrival, refuelling: refuelling, &labels)
    guard wait > 0 else { return }
    if clock.hasBerth, let shift = clock.rules.shift,
      let later = delayed(arrival, by: wait, at: number, ofAtLeast: shift.otherPart)
    {
      // In the US a part of a rest may be longer, too.
      visit(number, later, refuelling: refuelling, &labels)
    }
    guard arrival.slack > 0 else { return }
    // Instead of waiting one may have rested longer before; still enough to rest here, too.
    var delays: Set<Int> = [min(wait, arrival.slack)]
    if trip.stops[number].allowsRest {
      for rest in rests where rest < wait { delays.insert(min(wait - rest, arrival.slack)) }
    }
    for delay in delays.sorted() {
      guard let later = delayed(arrival, by: delay, at: number) else { continue }
      visit(number, later, refuelling: refuelling, &labels)
    }
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
    _ number: Int, _ arrival: Arrival, refuelling: Int?, _ labels: inout [Label]
  ) {
    let stop = trip.stops[number]
    let label = Label(
      clocks: arrival.clocks, parent: arrival.parent, stop: number, arrival: arrival.clocks.now,
      slack: arrival.slack, fuel: arrival.fuel, costs: arrival.costs,
      leastCost: arrival.leastCost, work: stop.work + (refuelling ?? 0), refuelling: refuelling)
    serve(label, rest: 0, isPart: false, &labels)
    let wait = (stop.time(from: arrival.clocks.now)?.lowerBound ?? 0) - arrival.clocks.now
    guard stop.allowsRest, refuelling == nil || wait == 0 else { return }
    for rest in rests + (wait > 0 ? [wait] : []) {
      for isPart in clock.kinds(of: rest) { serve(label, rest: rest, isPart: isPart, &labels) }
    }
  }

  /// Rests, waits until it is time, works, and rests again.
  private mutating func serve(
    _ before: Label, rest: Int, isPart: Bool, _ labels: inout [Label]
  ) {
    let stop = trip.stops[before.stop]
    guard let time = stop.time(from: before.arrival + rest) else { return }
    let wait = time.lowerBound - before.arrival - rest
    // One may go on resting rather than wait, which is better but for one thing: it may be a whole
    // break instead of the first part of one.
    if rest > 0, wait > 0 { serve(before, rest: rest + wait, isPart: isPart, &labels) }
    var label = before
    if rest > 0 {
      guard self.rest(rest, isPart: isPart, &label) else { return }
      (label.restBefore, label.isPartBefore) = (rest, isPart)
      if rest >= dayEnd { label.slack = .max / 4 }
    }
    guard clock.wait(wait, &label.clocks) else { return }
    label.waiting = wait
    label.slack = min(label.slack, time.upperBound - 1 - time.lowerBound)
    guard clock.work(label.work, &label.clocks) else { return }
    if stop.crossing > 0 { return cross(label, &labels) }
    append(label, &labels)
    let isLast = label.stop == trip.stops.count - 1
    if stop.allowsRest, label.work > 0 || label.refuelling != nil, !isLast { worked.append(label) }
  }

  /// Rests at a place, or aboard; false if that is not allowed.
  private func rest(_ seconds: Int, isPart: Bool, _ label: inout Label) -> Bool {
    let stop = trip.stops[label.stop]
    let start = label.clocks.now
    if joins(seconds, at: start, isCrossing: stop.crossing > 0, behind: label.parent) {
      return false
    }
    if trip.hasBackups, !stop.isVisit {
      guard let fuel = fuelToBackup(of: label.stop, label.clocks, rest: seconds, isPart: isPart)
      else { return false }
      if let tank = trip.tank {
        guard label.fuel - fuel >= tank.reserve else { return false }
        label.backupFuel = max(label.backupFuel, fuel)
        label.costs = label.costs?.using(0, reserve: tank.reserve + fuel)
        if label.costs?.pieces.isEmpty == true { return false }
      }
    }
    return clock.rest(seconds, isPart: isPart, &label.clocks)
  }

  /// Whether a rest, or a crossing, would be one with a crossing, or a rest, a little before: together they
  /// would be a longer kind of rest, and no break between two times of work.
  private func joins(_ seconds: Int, at start: Int, isCrossing: Bool, behind label: Int) -> Bool {
    guard hasFerries, let rule = clock.rules.interruptedRest else { return false }
    var at = label
    while at >= 0, start - arena[at].clocks.now <= rule.most {
      let before = arena[at]
      let crossing = trip.stops[before.stop].crossing
      let other = isCrossing ? (crossing > 0 ? 0 : before.restAfter) : crossing
      let longest = max(seconds, other)
      if other > 0, kinds.contains(where: { longest < $0 && $0 <= seconds + other }) { return true }
      if isCrossing, other == 0, before.restBefore > 0,
        start - before.arrival - before.restBefore <= rule.most,
        kinds.contains(where: {
          max(seconds, before.restBefore) < $0 && $0 <= seconds + before.restBefore
        })
      {
        return true
      }
      at = before.parent
    }
    return false
  }

  /// Rests aboard.
  private mutating func cross(_ label: Label, _ labels: inout [Label]) {
    let crossing = trip.stops[label.stop].crossing
    for isPart in clock.kinds(of: crossing) {
      var next = label
      guard rest(crossing, isPart: isPart, &next) else { continue }
      (next.restAfter, next.isPartAfter) = (crossing, isPart)
      append(next, &labels)
    }
  }

  private mutating func rest(after label: Label, _ labels: inout [Label]) {
    for rest in rests + calendarRests(at: label.stop, label.clocks) {
      for isPart in clock.kinds(of: rest) {
        var next = label
        guard self.rest(rest, isPart: isPart, &next) else { continue }
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

  private mutating func append(_ label: Label, _ labels: inout [Label]) {
    let number = label.stop
    if !trip.restsWithoutBackup.isEmpty,
      trip.restsWithoutBackup.contains([number, label.restBefore, label.restAfter])
    {
      return
    }
    let isLast = number == trip.stops.count - 1
    let back = trip.stops[number].back
    let left = label.fuel - trip.stops[number].fuel.back
    guard let refuelling = isLast ? 0 : refuelling(from: number + 1, with: left) else { return }
    let service = service[number] + refuelling
    let end = end(
      of: label.clocks, driving: isLast ? 0 : driving[number] + back, service: service,
      from: number + 1, after: back)
    var label = label
    label.bound = end
    if end <= limit, !isLast {
      label.bound = max(end, behindRest(at: number, label.clocks, service: service))
    }
    if label.bound <= limit { label.bound = atVisits(behind: number, label.clocks, label.bound) }
    guard label.bound <= limit else {
      isCut = true
      return
    }
    if isByCost, label.leastCost + cost(until: label.bound) >= costLimit { return }
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
    var slack = parent < 0 ? 0 : arena[parent].slack
    for (place, index) in path.reversed().enumerated() {
      var label = arena[index]
      guard drive(from: parent, to: label.stop, &clocks) else { return nil }
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
      clocks = label.clocks
    }
    guard drive(from: parent, to: number, &clocks) else { return nil }
    return Arrival(
      clocks: clocks, parent: parent, slack: slack, fuel: arrival.fuel, costs: arrival.costs,
      leastCost: arrival.leastCost)
  }

  /// Drives to a place from that of a label, or from the start.
  private func drive(from label: Int, to number: Int, _ clocks: inout DriverClocks) -> Bool {
    let (from, to) = (label < 0 ? nil : trip.stops[arena[label].stop], trip.stops[number])
    let start = from.map { $0.along - $0.back } ?? 0
    return clock.drive(to.along - start, &clocks) && clock.drive(to.out, &clocks)
  }

  /// Does what was done at a place, at another time.
  private func redo(_ label: inout Label, _ slack: inout Int) -> Bool {
    let stop = trip.stops[label.stop]
    if label.restBefore > 0 {
      // Where one need not go one may only come when it is open.
      let now = label.clocks.now
      if !stop.isVisit, stop.time(from: now)?.lowerBound != now { return false }
      guard rest(label.restBefore, isPart: label.isPartBefore, &label) else { return false }
      if label.restBefore >= dayEnd { slack = .max / 4 }
    }
    guard let time = stop.time(from: label.clocks.now) else { return false }
    label.waiting = time.lowerBound - label.clocks.now
    slack = min(slack, time.upperBound - 1 - time.lowerBound)
    guard clock.wait(label.waiting, &label.clocks), clock.work(label.work, &label.clocks) else {
      return false
    }
    if label.restAfter > 0 {
      guard rest(label.restAfter, isPart: label.isPartAfter, &label) else { return false }
      if label.restAfter >= dayEnd { slack = .max / 4 }
    }
    return true
  }

  /// Without those that are no better than another.
  private mutating func unbeaten<W: Way>(_ ways: [W], _ order: ClockOrder) -> [W] {
    if ways.count < 2 { return ways }
    let essences = ways.map { order.essence(of: $0.clocks) }
    // A few values apart, since copies of whole ways take longer than comparing them.
    let costs = ways.map(\.costs)
    let keys = ways.indices.map { number in
      let clocks = essences[number]
      let (slack, fuel) = (ways[number].slack, costs[number] == nil ? ways[number].fuel : 0)
      return SIMD8(
        clocks.now, clocks.driving, clocks.work, clocks.drivingOfDay,
        -(clocks.dayStart + clocks.paused), -slack, -fuel, -clocks.breakParts)
    }
    let sorted = ways.indices.sorted { PlanSearch.isFirst(essences[$0], essences[$1]) }
    var kept: [Int] = []
    for way in sorted {
      let key = keys[way]
      let isBeaten = kept.contains { other in
        guard all(keys[other] .<= key), order.isNoWorse(essences[other], than: essences[way])
        else { return false }
        guard let mine = costs[other], let others = costs[way] else { return true }
        return mine.isNoDearer(than: others, isMoreBetter: isAnyPurchase)
      }
      compared += kept.count
      if compared > mostCompared {
        isFull = true
        return []
      }
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

  /// The label of a plan that ends as early without the rests that it does not need.
  ///
  /// A rest may be taken in place of waiting, or before another that would do for both.
  private mutating func withoutNeedless(_ label: Int) -> Int {
    var best = label
    var path = path(to: label)
    var number = 0
    while number < path.count - 1 {
      let left = arena[path[number]]
      if !trip.stops[left.stop].isVisit, left.refuelling == nil,
        let shorter = redone(path, without: number),
        arena[shorter[shorter.count - 1]].clocks.now <= arena[best].clocks.now
      {
        (path, best) = (shorter, shorter[shorter.count - 1])
      } else {
        number += 1
      }
    }
    return best
  }

  /// The labels of a path without one of them; nil if that is not allowed.
  private mutating func redone(_ path: [Int], without left: Int) -> [Int]? {
    var made = Array(path[..<left])
    var parent = made.last ?? -1
    var clocks = parent < 0 ? trip.clocks : arena[parent].clocks
    var slack = 0
    var fuel = parent < 0 ? trip.tank?.start ?? 0 : arena[parent].fuel
    for index in path[(left + 1)...] {
      var label = arena[index]
      let (from, to) = (parent < 0 ? nil : trip.stops[arena[parent].stop], trip.stops[label.stop])
      // With less on the way what was bought will do.
      if let tank = trip.tank, !isByCost {
        fuel -= to.fuel.along + to.fuel.out - (from.map { $0.fuel.along - $0.fuel.back } ?? 0)
        let isLast = label.stop == trip.stops.count - 1
        guard fuel >= (isLast ? max(tank.reserve, tank.end) : tank.reserve) else { return nil }
      }
      guard drive(from: parent, to: label.stop, &clocks) else { return nil }
      (label.arrival, label.parent, label.clocks) = (clocks.now, parent, clocks)
      guard redo(&label, &slack) else { return nil }
      if label.refuelling != nil { fuel = trip.tank?.capacity ?? 0 }
      label.fuel = fuel
      arena.append(label)
      parent = arena.count - 1
      clocks = label.clocks
      made.append(parent)
    }
    return clock.mayEnd(clocks) ? made : nil
  }

  /// The best plan, without rests that it does not need; nil if there is none.
  mutating func plan() -> RestPlan? {
    guard let best else { return nil }
    // With less on the ways a least purchase may no longer fit into the tank.
    let isFixed = !isAnyPurchase && (isByCost || knowsLeastPurchase)
    let last = isFixed ? best : withoutNeedless(best)
    return plan(to: last)
  }

  private func plan(to label: Int) -> RestPlan {
    let path = path(to: label)
    let end = arena[label].clocks.now
    var plan = RestPlan(
      stops: path.map { number in
        let label = arena[number]
        return RestPlan.Stop(
          stop: label.stop, arrival: label.arrival, restBefore: label.restBefore,
          waiting: label.waiting, service: label.work, restAfter: label.restAfter,
          isPartBefore: label.isPartBefore, isPartAfter: label.isPartAfter, fuel: bought(at: label),
          tank: label.fuel, clocks: label.clocks, backupFuel: label.backupFuel)
      }, end: end, earliest: end, labels: 0)
    if trip.costs != nil { buy(for: &plan) }
    return plan
  }

  /// The labels from the first to one.
  private func path(to label: Int) -> [Int] {
    var path: [Int] = []
    var at = label
    while at >= 0 {
      path.append(at)
      at = arena[at].parent
    }
    return path.reversed()
  }

  /// Sets what is bought where, so that it costs the least, and what the plan costs; nothing if the least
  /// purchase is more than fits into the tank.
  private func buy(for plan: inout RestPlan) {
    guard let tank = trip.tank else {
      plan.cost = cost(until: plan.end)
      return
    }
    var fuel = FuelTrip([], use: 0, tank: tank.capacity, start: tank.start)
    (fuel.reserve, fuel.end, fuel.leastPurchase) = (tank.reserve, tank.end, tank.leastPurchase)
    // What is used on the ways before a stop, and on arrival.
    var ways = 0
    var used: [Int] = []
    var stations: [Int] = []
    for (number, made) in plan.stops.enumerated() {
      let stop = trip.stops[made.stop]
      fuel.use = stop.fuel.along + ways + stop.fuel.out
      used.append(fuel.use)
      ways += stop.fuel.out + stop.fuel.back
      guard made.fuel != nil || made.backupFuel > 0 else { continue }
      stations.append(number)
      var station = FuelStop(along: fuel.use, price: stop.price)
      (station.isForced, station.isSold) = (true, made.fuel != nil)
      station.least = tank.reserve + made.backupFuel
      fuel.stops.append(station)
    }
    guard let bought = try? fuel.plan() else { return }
    var level = tank.start
    var before = 0
    for number in plan.stops.indices {
      level -= used[number] - before
      before = used[number]
      if let purchase = bought.purchases.first(where: { stations[$0.stop] == number }) {
        plan.stops[number].fuel = purchase.amount
        level += purchase.amount
      }
      plan.stops[number].tank = level
    }
    plan.cost = bought.cost + cost(until: plan.end)
  }

  /// What is bought at a place so that the tank is full, in millilitres; nil if nothing is.
  private func bought(at label: Label) -> Int? {
    guard label.refuelling != nil, let tank = trip.tank else { return nil }
    let place = trip.stops[label.stop].fuel
    guard label.parent >= 0 else { return tank.capacity - (tank.start - place.along - place.out) }
    let last = arena[label.parent]
    let before = trip.stops[last.stop].fuel
    return tank.capacity - (last.fuel - before.back - (place.along - before.along) - place.out)
  }
}

extension PlanTrip {
  /// What refuelling takes at least from the start, and from the route behind each place, to the end, by
  /// the level there, of which a higher one takes no more; without regard to the least purchase. Empty
  /// without a tank.
  ///
  /// Seen from the end it is the same journey, in which what is free of the tank takes the place of
  /// what is in it.
  fileprivate func leastToGo(_ offer: (PlanStop, FuelTank) -> FuelOffer) -> [LevelCosts] {
    guard let tank else { return [] }
    let sum = tank.capacity + tank.reserve
    var costs = LevelCosts(levels: tank.reserve...sum - max(tank.reserve, tank.end))
    var left: [LevelCosts] = []
    var along = stops[stops.count - 1].fuel.along
    for (number, stop) in stops.enumerated().reversed() {
      costs = costs.using(along - stop.fuel.along, reserve: tank.reserve)
      along = stop.fuel.along
      left.append(costs.mirrored(at: sum))
      let mayRefuel = mayRefuel(at: number)
      guard stop.isVisit || mayRefuel else { continue }
      var there =
        number < stops.count - 1 ? costs.using(stop.fuel.back, reserve: tank.reserve) : costs
      if mayRefuel {
        let bought = there.buying(offer(stop, tank))
        there = stop.isVisit ? there.lower(bought) : bought
      }
      there = there.using(stop.fuel.out, reserve: tank.reserve)
      costs = (stop.isVisit ? there : costs.lower(there)).rising()
    }
    left.append(costs.using(along, reserve: tank.reserve).mirrored(at: sum))
    return left.reversed()
  }
}
