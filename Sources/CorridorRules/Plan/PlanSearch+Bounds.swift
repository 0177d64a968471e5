/// What no journey that goes on from somewhere falls below.
extension PlanSearch {
  /// How long refuelling takes at least from behind a place on, before that of a number, with the ways to
  /// places where one cannot rest; nil if the fuel does not last.
  func refuelling(from number: Int, with fuel: Int) -> Int? {
    trip.tank == nil ? 0 : refuelling[number].cost(at: fuel)
  }

  /// What no journey takes less than from when one leaves a place, however rested and with a full tank.
  func leastBehind(_ number: Int) -> Int {
    if number == trip.stops.count - 1 { return 0 }
    let back = trip.stops[number].back
    let full = (trip.tank?.capacity ?? 0) - trip.stops[number].fuel.back
    let work = service[number] + (refuelling(from: number + 1, with: full) ?? 0)
    // Of two drivers, or with a part of a rest in a berth, other clocks are the best.
    guard clock.rules.shift == nil, !clock.isOfTwo else { return back + driving[number] + work }
    var clocks = DriverClocks(from: trip.clocks.now)
    // From there on weeks are counted, with more long days in each.
    clocks.dayStart = trip.clocks.dayStart
    clocks.weeklyRestEnd = limit
    clocks.hasRestPart = true
    clocks.breakParts = max((clock.rules.drivingBreak?.parts.count ?? 1) - 1, 0)
    let end = clock.earliestEnd(
      of: clocks, driving: back + driving[number], service: work, by: limit,
      breaks: breaks.least(from: number + 1, clocks, driving: back),
      ways: ways.least(from: number + 1, clocks, driving: back), isIdle: false)
    return end - clocks.now
  }

  /// No journey ends earlier that has so much left, with breaks at places from one on, after some more
  /// driving.
  func end(
    of clocks: DriverClocks, driving: Int, service: Int, from number: Int, after more: Int = 0
  ) -> Int {
    if clocks.interrupted != nil {
      let left = leftOfRest(clocks, from: number)
      return left
        + end(of: rested(clocks), driving: driving, service: service, from: number, after: more)
    }
    return clock.earliestEnd(
      of: clocks, driving: driving, service: service, by: limit,
      breaks: breaks.least(from: number, clocks, driving: more),
      ways: ways.least(from: number, clocks, driving: more))
  }

  /// No journey ends earlier, by the days that are left from a place on.
  ///
  /// - Parameter enough: what need not be told from an earlier moment.
  func behindRest(
    at number: Int, _ clocks: DriverClocks, service: Int, enough: Int
  ) -> Int {
    let clocks = clocks.asOne(by: clock.rules)
    let clock = clock.asOne.first ?? clock
    guard let days, let daily = clock.rules.dailyRest else { return 0 }
    let left = driving[number] + trip.stops[number].back + service
    let long = clock.extensions(clocks, by: limit)
    let short = max(daily.mostReduced - clocks.reducedRests, 0) + (clocks.hasRestPart ? 1 : 0)
    if clocks.interrupted != nil {
      // The rest ends at one of the places behind, of which not too many are looked at.
      let places = ferries[number].placesAhead
      var least = places.count > 64 ? 0 : BreakBound.never
      for place in places.prefix(64) where least > 0 {
        if place == trip.stops.count - 1 {
          least = 0
        } else if trip.stops[place].isRest {
          least = min(least, days.least(behind: place, driven: 0, 0, long: long, short: short))
        }
      }
      return clocks.now + left + leftOfRest(clocks, from: number) + least
    }
    let extensions = clock.rules.dailyDriving.map { clocks.extensionsOfDay(by: $0) } ?? 0
    func least(short: Int, enough: Int) -> Int {
      guard clocks.driving > 0 || clocks.breakParts > 0, let rule = clock.rules.drivingBreak else {
        return days.least(
          behind: number, driven: clocks.drivingOfDay, extensions, long: long, short: short)
      }
      // As if the break were complete, of which a part has been taken.
      let taken = rule.parts.prefix(clocks.breakParts).reduce(0, +)
      let rested =
        days.least(
          behind: number, driven: clocks.drivingOfDay, extensions, long: long, short: short) - taken
      if rested > enough { return rested }
      let next = days.least(
        behind: number, driving: clocks.driving, taken: taken, driven: clocks.drivingOfDay,
        extensions, long: long, short: short, enough: enough)
      return max(rested, next)
    }
    let end = clocks.now + left + least(short: short, enough: max(enough, 0) - clocks.now - left)
    guard let weekly = clock.rules.weeklyRest, end > clocks.weeklyRestEnd + weekly.within else {
      return end
    }
    // One of the rests, which may have been a short one, is the weekly one.
    let others = least(short: short + daily.mostReduced, enough: .min)
    return max(end, clocks.now + left + weekly.reduced + max(others - daily.regular, 0))
  }

  /// No journey ends earlier, by the times of the visits behind a place, of which one knows when they
  /// may begin at the earliest.
  ///
  /// - Parameter slack: by how much the last daily rest may be longer.
  func atVisits(behind number: Int, _ clocks: DriverClocks, slack: Int, _ bound: Int) -> Int {
    if number == trip.stops.count - 1 { return bound }
    return atVisits(
      from: number + 1, clocks, slack: slack,
      driving: driving[number] + trip.stops[number].back, service: service[number], bound)
  }

  /// The same of visits from one on, with the driving and other work that are left.
  func atVisits(
    from number: Int, _ clocks: DriverClocks, slack: Int, driving: Int, service: Int, _ bound: Int
  ) -> Int {
    let last = trip.stops.count - 1
    var bound = bound
    var (ahead, service) = (driving, service)
    // The clocks behind the visit before, as far as they are known.
    var now = clocks.now
    var known = clocks.interrupted == nil ? [clocks] : []
    var isBehindVisit = false
    /// When a visit with so much driving and work before it begins at the earliest; nil for never.
    func start(of stop: PlanStop, _ driving: Int, _ service: Int, by earliest: Int = .min) -> Int? {
      let arrival = max(earliest, now + driving + service)
      func end(rests: Int) -> Int {
        let ends = known.lazy.map {
          clock.earliestEnd(of: $0, driving: driving, service: service, by: limit, rests: rests)
        }
        return ends.min() ?? .min
      }
      let start = stop.time(from: max(arrival, end(rests: 0)))?.lowerBound
      // Behind a visit that begins later one may have rested later, too.
      guard let start, !isBehindVisit, let clocks = known.first,
        clock.needsRest(clocks, by: start + stop.work - slack)
      else { return start }
      return stop.time(from: max(start, end(rests: 1)))?.lowerBound
    }
    for visit in timedVisits where visit.stop >= number && visit.stop < last {
      let stop = trip.stops[visit.stop]
      let behind = self.driving[visit.stop] + stop.back
      let left = self.service[visit.stop]
      guard let start = start(of: stop, ahead - behind, service - left - stop.work) else {
        return BreakBound.never
      }
      now = start + stop.work
      known = visit.clocks(clocks, at: now, clock)
      (ahead, service, isBehindVisit) = (behind, left, true)
      bound = max(bound, now + behind + left)
      let rested = known.map { behindRest(at: visit.stop, $0, service: left, enough: .min) }
      bound = max(bound, rested.min() ?? .min)
    }
    // The end begins no earlier than all before it allows.
    let end = trip.stops[last]
    guard let start = start(of: end, ahead, service - end.work, by: bound - end.work) else {
      return BreakBound.never
    }
    return max(bound, start + end.work)
  }

  /// An arrival with what the fuel costs at least; nil if that is too much.
  func weighed(_ arrival: Arrival, at number: Int) -> Arrival? {
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
  func cost(until moment: Int) -> Int {
    trip.costs?.cost(ofSeconds: moment - trip.clocks.now) ?? 0
  }
}

extension PlanTrip {
  /// Places of which better ones are near; none unless there are very many. Of places next to each other
  /// those stay to which the way is the shortest, of each kind, and where fuel is the cheapest.
  var lesserStops: [Bool] {
    let groups = 256
    guard stops.count > 4 * groups else { return Array(repeating: false, count: stops.count) }
    var isLesser = stops.map { !$0.isVisit }
    let size = stops.count / groups
    for start in stride(from: 0, to: stops.count, by: size) {
      let group = start..<min(start + size, stops.count)
      func keep(_ places: [Int], by cost: (PlanStop) -> Int = { $0.way }) {
        let best = places.min { cost(stops[$0]) < cost(stops[$1]) }
        if let best { isLesser[best] = false }
      }
      let rests = group.filter { stops[$0].allowsRest }
      keep(rests)
      keep(rests.filter { stops[$0].times == nil })
      let stations = group.filter { stops[$0].refuelling != nil }
      keep(stations)
      if costs != nil { keep(stations) { $0.price } }
    }
    return isLesser
  }

  /// What refuelling takes at least from the start, and from the route behind each place, to the end, by
  /// the level there, of which a higher one takes no more; without regard to the least purchase. Empty
  /// without a tank.
  ///
  /// Seen from the end it is the same journey, in which what is free of the tank takes the place of
  /// what is in it.
  func leastToGo(_ offer: (PlanStop, FuelTank) -> FuelOffer) -> [LevelCosts] {
    guard let tank else { return [] }
    let sum = tank.capacity + tank.reserve
    var costs = LevelCosts(levels: tank.reserve...sum - max(tank.reserve, tank.end))
    var left: [LevelCosts] = []
    var along = stops[stops.count - 1].fuel.along
    for (number, stop) in stops.enumerated().reversed() {
      costs.use(along - stop.fuel.along, reserve: tank.reserve)
      along = stop.fuel.along
      left.append(costs.mirrored(at: sum))
      let mayRefuel = mayRefuel(at: number)
      guard stop.isVisit || mayRefuel else { continue }
      var there = costs
      if number < stops.count - 1 { there.use(stop.fuel.back, reserve: tank.reserve) }
      if mayRefuel {
        let bought = there.buying(offer(stop, tank))
        there = stop.isVisit ? there.lower(bought) : bought
      }
      there.use(stop.fuel.out, reserve: tank.reserve)
      costs = stop.isVisit ? there : costs.lower(there)
      costs.rise()
    }
    left.append(costs.using(along, reserve: tank.reserve).mirrored(at: sum))
    return left.reversed()
  }
}
