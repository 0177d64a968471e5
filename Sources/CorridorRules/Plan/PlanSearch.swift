/// What has been done so far, as one way among others is compared by.
protocol PlanWay {
  var clocks: DriverClocks { get }
  /// The label of the place before, -1 for the start.
  var parent: Int { get }
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
  struct Label: PlanWay {
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
    /// Whether the other driver drives on, and how long changing takes.
    var isChange = false
    var changing = 0
    var slack: Int
    var fuel: Int
    var costs: LevelCosts?
    /// No journey that goes on so costs less fuel.
    var leastCost = 0
    var bound = 0
    /// How long the work there takes, in seconds, with refuelling; of it refuelling, nil if one does not.
    var work = 0
    var refuelling: Int?
    /// What has to be in the tank on departure to get to another place to rest, besides the reserve.
    var backupFuel = 0
  }

  /// Clocks on the way, or on arrival at a place.
  struct Arrival: PlanWay {
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
  private(set) var least = 0
  let isDrivingOnly: Bool
  let breaks: BreakBound
  /// Only the ways to the places.
  let ways: BreakBound
  /// What is left behind a rest; nil where rules have no days, or there are too many places.
  let days: DayBound?
  /// The rest from which on a day is over.
  let dayEnd: Int
  /// What ferries and trains are near each place; empty where they interrupt no rest.
  let ferries: [NearFerries]
  /// The visits that have times.
  let timedVisits: [TimedVisit]
  /// How long refuelling takes from the start, and from the route behind each place, to the end at least,
  /// with the ways to places where one cannot rest.
  let refuelling: [LevelCosts]
  /// Whether any amount may be bought, so that one is never worse off with more in the tank.
  let isAnyPurchase: Bool

  /// Whether the earliest end is looked for with regard to the least purchase, which hardly ever matters.
  var knowsLeastPurchase = false
  /// Looks for the least cost among those in time, instead of the earliest end.
  private(set) var isByCost = false
  /// What has to be undercut.
  var costLimit = Int.max
  /// What fuel costs from the start, and from the route behind each place, to the end at least; empty
  /// before one looks for the least cost.
  private(set) var costsToGo: [LevelCosts] = []
  var limit = 0
  /// The places that are left out where only the most promising ways are gone on with.
  let isLesser: [Bool]
  /// How many ways are gone on with at a place.
  var breadth = Int.max
  /// What no journey takes less than from the place on at which one is.
  private(set) var leastBehind = 0
  var arena: [Label] = []
  /// Who has worked at a place and may rest there afterwards.
  var worked: [Label] = []
  var best: Int?
  /// Whether something could not end in time, and when the first of that would end that is known so well.
  var isCut = false
  var firstCut = Int.max
  /// Whether there were too many ways, how often two have been compared in all, and how often they may
  /// be.
  var isFull = false
  var compared = 0
  private var mostCompared = Int.max
  var furthest = -1

  init(_ trip: PlanTrip, _ clock: ClockRules) {
    self.trip = trip
    self.clock = clock
    let one = trip.asOne
    // Ways to places where one can rest, or drivers can change, are counted with the rests.
    refuelling = one.leastToGo { stop, tank in
      FuelOffer(
        price: 0, cost: (stop.refuelling ?? 0) + (stop.isVisit || stop.isRest ? 0 : stop.way),
        least: 1, tank: tank.capacity)
    }
    isAnyPurchase = trip.tank?.leastPurchase ?? 1 == 1
    rests = clock.rests()
    let stops = trip.stops
    ferries = trip.nearFerries
    timedVisits = stops.indices.filter { stops[$0].isVisit && stops[$0].times != nil }
      .map { TimedVisit($0, trip, one) }
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
    isLesser = trip.lesserStops
    days = DayBound(one, driving: driving)
    isDrivingOnly =
      stops.allSatisfy { $0.service == 0 } && trip.tank == nil
      && ([trip.clocks] + trip.clocks.second).allSatisfy {
        $0.workOfDay == $0.drivingOfDay && !$0.worksAtNight
      }
    dayEnd = clock.rules.dailyRest?.reduced ?? clock.rules.shift?.rest ?? .max
    breaks = BreakBound(one)
    ways = BreakBound(one, isOfWays: true)
    let first = refuelling.first?.cost(at: trip.tank?.start ?? 0) ?? 0
    // Of extended days there may be more if the journey takes longer than this.
    limit = trip.clocks.now + (end + detours) * 3
    let least = max(
      Self.earliestEnd(trip),
      clock.earliestEnd(
        of: trip.clocks, driving: end + detours, service: work + first, by: limit,
        breaks: breaks.least(from: 0, trip.clocks), ways: ways.least(from: 0, trip.clocks)))
    let atVisits = atVisits(
      from: 0, trip.clocks, slack: 0, driving: end + detours, service: work, least)
    self.least = atVisits < BreakBound.never ? atVisits : least
  }

  /// No journey ends earlier, by the times of visits and the driving between them.
  private static func earliestEnd(_ trip: PlanTrip) -> Int {
    var now = trip.clocks.now
    var (along, back) = (0, 0)
    for stop in trip.stops where stop.isVisit {
      now += back + stop.along - along + stop.out
      now = (stop.time(from: now)?.lowerBound ?? now) + stop.service + stop.crossing
      (along, back) = (stop.along, stop.back)
    }
    return now
  }

  /// Looks for the least cost from now on.
  mutating func lookForCosts() {
    isByCost = true
    costsToGo = trip.leastToGo {
      FuelOffer(price: $0.price, cost: 0, least: 1, tank: $1.capacity)
    }
  }

  /// Looks for plans that end at most so long behind the least.
  mutating func run(
    slack: Int, breadth: Int, most: Int, unless isCancelled: () -> Bool
  ) throws(PlanError) {
    let before = compared
    (limit, self.breadth, mostCompared) = (least + slack, breadth, most)
    (arena, best, isCut, firstCut, isFull, furthest) = ([], nil, false, .max, false, -1)
    var first = Arrival(clocks: trip.clocks, parent: -1, slack: 0, fuel: trip.tank?.start ?? 0)
    if let tank = trip.tank, isByCost || knowsLeastPurchase {
      first.costs = LevelCosts(levels: tank.start...tank.start)
    }
    var states = [first]
    var along = 0
    var used = 0
    for number in trip.stops.indices where !states.isEmpty {
      if breadth < .max, isLesser[number] { continue }
      if isCancelled() { throw .cancelled }
      let stop = trip.stops[number]
      states = driven(states, by: stop.along - along, using: stop.fuel.along - used, to: number)
      // With a tenth of the work behind it, the search of all ways has come too little far to come to the end.
      if breadth == .max, 20 * stop.along < trip.stops[trip.stops.count - 1].along,
        10 * (compared - before) > most - before
      {
        isFull = true
      }
      if isFull { return }
      (along, used) = (stop.along, stop.fuel.along)
      var labels: [Label] = []
      let order = self.order(at: number)
      leastBehind = leastBehind(number)
      let there = stop.isVisit || stop.isRest ? stop.work : stop.refuelling ?? 0
      for state in states where stop.isVisit || stop.isRest || trip.mayRefuel(at: number) {
        guard state.clocks.now + stop.out + there + leastBehind <= limit else {
          isCut = true
          continue
        }
        var arrival = state
        guard use(stop.fuel.out, of: &arrival, upTo: number),
          clock.drive(stop.out, &arrival.clocks)
        else { continue }
        furthest = number
        stay(at: number, arrival, &labels)
      }
      let tired = unbeaten(worked, order, at: number)
      worked = []
      for label in tired { rest(after: label, &labels) }
      labels = promising(labels, at: number, in: 4)
      if number == trip.stops.count - 1 { return finish(labels) }
      if stop.isVisit { states = [] }
      for label in unbeaten(labels, order, at: number) {
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
        (isCut, firstCut) = (true, min(firstCut, end))
        continue
      }
      state.bound = max(state.bound, end)
      driven.append(state)
    }
    driven = unbeaten(
      driven,
      ClockOrder(
        clock: clock, driving: left, service: work, end: limit, isDrivingOnly: isDrivingOnly,
        mayRefuel: trip.tank != nil), at: number)
    return promising(driven, at: number)
  }

  /// Those that may end first, or cost the least, and some of the most rested, who get on in any case.
  ///
  /// - Parameter share: how many times as many as are gone on with.
  private mutating func promising<W: PlanWay>(
    _ ways: [W], at number: Int, in share: Int = 1
  ) -> [W] {
    if breadth == .max || ways.count <= breadth * share { return ways }
    if !ferries.isEmpty, ferries[number].next != nil {
      let free = ways.filter { !isDoomed($0, at: number) }
      if !free.isEmpty, free.count < ways.count {
        isCut = true
        return promising(free, at: number, in: share)
      }
    }
    let isInterrupted = ways.map { $0.clocks.interrupted != nil }
    if isInterrupted.contains(true), isInterrupted.contains(false) {
      // Each for itself, since what is left of a rest is hard to compare.
      return [false, true].flatMap { isOne in
        promising(
          zip(ways, isInterrupted).filter { $1 == isOne }.map(\.0), at: number, in: share)
      }
    }
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
    // Where one has to wait, it matters how much is left of the day.
    let fresh = ways.indices.sorted { one, other in
      let (one, two) = (clocks[one], clocks[other])
      return (-one.dayStart, one.now, one.drivingOfDay) < (-two.dayStart, two.now, two.drivingOfDay)
    }
    var kept = Set(PlanSearch.spread(first, over: ends, to: isByCost ? most / 4 : most * 3 / 4))
    kept.formUnion(rested.prefix(most / 4))
    kept.formUnion(fresh.prefix(most / 4))
    if !timedVisits.isEmpty || trip.stops[trip.stops.count - 1].times != nil {
      // Where one has to wait, one may have to begin later.
      let slacks = ways.map { min($0.slack, 86_400) }
      let late = ways.indices.sorted { (ends[$0], -slacks[$0], $0) < (ends[$1], -slacks[$1], $1) }
      kept.formUnion(late.prefix(most / 4))
    }
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

  /// So many of the first of some numbers that are in the order of these values: of those whose value is
  /// that of the last, some from all of them.
  private static func spread(_ numbers: [Int], over values: [Int], to count: Int) -> [Int] {
    guard count > 0, count < numbers.count else { return Array(numbers.prefix(count)) }
    let last = values[numbers[count - 1]]
    let less = numbers.prefix(count).prefix { values[$0] < last }
    let same = numbers[less.count...].prefix { values[$0] == last }
    let chosen = count - less.count
    return less + (0..<chosen).map { same[less.count + $0 * same.count / chosen] }
  }

  /// For those who are about to leave a place.
  private func order(at number: Int) -> ClockOrder {
    ClockOrder(
      clock: clock, driving: driving[number] + trip.stops[number].back, service: service[number],
      end: limit, isDrivingOnly: isDrivingOnly, mayRefuel: trip.tank != nil)
  }

  private mutating func finish(_ labels: [Label]) {
    let ends = labels.filter { mayEnd(behind: $0) }
    let first = ends.min { one, other in
      let (end, later) = (one.clocks.now, other.clocks.now)
      guard isByCost else { return end < later }
      return (one.leastCost + cost(until: end), end) < (other.leastCost + cost(until: later), later)
    }
    guard let first else { return }
    arena.append(first)
    best = arena.count - 1
  }

  /// Without those that are no better than another.
  private mutating func unbeaten<W: PlanWay>(
    _ ways: [W], _ order: ClockOrder, at number: Int
  ) -> [W] {
    if ways.count < 2 { return ways }
    let recent =
      ferries.isEmpty || !ferries[number].isNear
      ? [] : ways.map { joinableRests(of: $0, at: number) }
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
    // Of those that are as good for the rest of the journey, the one comes first that leaves more behind it.
    let ranks = essences.map(PlanSearch.rank)
    let clockRanks = ways.map { PlanSearch.rank(of: $0.clocks) }
    let sorted = ways.indices.sorted { one, other in
      PlanSearch.isFirst(ranks[one], ranks[other])
        ?? PlanSearch.isFirst(clockRanks[one], clockRanks[other]) ?? (one < other)
    }
    var kept: [Int] = []
    for way in sorted {
      let key = keys[way]
      let isBeaten = kept.contains { other in
        guard all(keys[other] .<= key), order.isNoWorse(essences[other], than: essences[way]),
          recent.isEmpty || recent[other].isNoWorse(than: recent[way])
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

  /// The order in which what is better comes first, for the most part; nil if there is none.
  private static func isFirst(_ one: SIMD4<Int>, _ other: SIMD4<Int>) -> Bool? {
    for number in 0..<4 where one[number] != other[number] { return one[number] < other[number] }
    return nil
  }

  /// What clocks are put in order by.
  private static func rank(of clocks: DriverClocks) -> SIMD4<Int> {
    SIMD4(clocks.now, clocks.driving, clocks.drivingOfDay, -clocks.dayStart)
  }
}
