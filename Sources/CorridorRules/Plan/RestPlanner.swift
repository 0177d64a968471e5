extension PlanTrip {
  /// The plan with the earliest end, or, where costs are given, the cheapest of those that end little
  /// later.
  ///
  /// All ways to rest are looked at, place by place in the order of travel, but for those that are no
  /// better than another, and those that cannot end in time: no later than a plan that was found among
  /// the most promising ways before. Where that takes too many ways, only the most promising are looked
  /// at, and ``RestPlan/earliest`` says how much earlier another plan could end at most. That is better known
  /// with what is behind each visit with times, which is looked at first.
  ///
  /// Rests are as long as a rule asks, or longer where one would wait; one rests at a place once, or
  /// before and after the work there. When one would wait, rests before may be longer instead. What a
  /// reduced weekly rest is short of is not made up for: a journey takes three weeks at most.
  ///
  /// - Parameters:
  ///   - most: how often ways are compared before only the most promising are looked at; ten millions
  ///     take some tenths of a second.
  ///   - isCancelled: asked at every place.
  /// - Throws: ``PlanError``.
  package func plan(
    most: Int = 10_000_000, unless isCancelled: () -> Bool = { false }
  ) throws(PlanError) -> RestPlan {
    try check()
    return hasBackups
      ? try planWithBackups(most: most, unless: isCancelled)
      : try bestPlan(most: most, unless: isCancelled)
  }

  /// The plan, where backups are only looked at as far as they are in reach.
  func bestPlan(most: Int, unless isCancelled: () -> Bool) throws(PlanError) -> RestPlan {
    let clock = ClockRules(self)
    if let error = asOne.reach() { throw error }
    if let last = lastByFuel() { throw .outOfFuel(last) }
    var search = PlanSearch(self, clock)
    let least = try leastBehindVisits(search, most: most / 40, unless: isCancelled)
    var plan = try earliestPlan(&search, after: least, most: most, unless: isCancelled)
    guard costs != nil else { return plan }
    if plan.cost == nil {
      search.knowsLeastPurchase = true
      plan = try earliestPlan(&search, after: plan.earliest, most: most, unless: isCancelled)
    }
    return try cheapest(
      than: plan, by: plan.end + (costs?.slack ?? 0), &search, most: most, unless: isCancelled)
  }

  /// The plan with the earliest end, if one knows that there is none before a moment.
  ///
  /// First all ways within a time that is added to until there is a plan. Where these are many, a plan
  /// among a few ways, of which there are more the more time there is, and all ways no later than that; then
  /// the same with more ways. Then one adds time again until there is a plan, or there are too many ways.
  private func earliestPlan(
    _ search: inout PlanSearch, after earliest: Int, most: Int, unless isCancelled: () -> Bool
  ) throws(PlanError) -> RestPlan {
    func look(within slack: Int, breadth: Int, most: Int = .max) throws(PlanError) -> RestPlan? {
      try search.run(slack: slack, breadth: breadth, most: most, unless: isCancelled)
      return search.plan()
    }
    /// A plan among so many ways at each place, and time for it; nil if there is none.
    func found(
      among breadth: Int, within slack: Int, most: Int = .max
    ) throws(PlanError) -> RestPlan? {
      var (slack, breadth) = (slack, breadth)
      while true {
        let plan = try look(within: slack, breadth: breadth, most: most)
        if plan != nil || search.isFull || !search.isCut || slack >= Self.longest { return plan }
        slack = search.longer(than: slack)
        breadth = max(breadth, min(2 * breadth, Self.breadth))
      }
    }
    /// The first of all plans that end no later than one, unless there are too many ways.
    func proven(_ plan: RestPlan, share: Int) throws(PlanError) -> RestPlan? {
      let best = try look(
        within: plan.end - search.least, breadth: .max, most: search.compared + most / share)
      if best != nil || search.isFull { return best }
      var plan = plan
      plan.earliest = plan.end
      return plan
    }
    var (slack, earliest) = (max(earliest - search.least, 20), earliest)
    var plan = try planWithoutBerth(search, most: most / 4, unless: isCancelled)
    // Where work has to end some time after it began, as in the US, plans among a few ways are often far from
    // the earliest, and adding time leads there sooner.
    let isByWindow = rules.shift != nil
    let (mostAtFirst, many) = isByWindow ? (most / 8, most / 8) : (most / 40, most / 500)
    if plan == nil,
      let best = try search.first(
        within: &slack, after: &earliest, most: mostAtFirst, many: many, unless: isCancelled)
    {
      return best
    }
    // Where one has to wait for a visit, most ways end as early as any.
    if plan == nil, let known = try look(within: slack, breadth: Self.fewest),
      known.end <= earliest
    {
      return known
    }
    for (breadth, share) in [(Self.few, isByWindow ? 8 : 4), (Self.breadth, 2)] {
      if let known = plan {
        plan = try look(within: known.end - search.least, breadth: breadth) ?? known
      } else {
        plan = try found(among: breadth, within: slack)
        if let known = plan, known.end > earliest, !isByWindow {
          // The less time there is, the fewer ways are promising.
          plan = try look(within: known.end - 1 - search.least, breadth: breadth) ?? known
        }
      }
      if let plan, plan.end <= earliest { return plan }
      if let plan, let best = try proven(plan, share: share) { return best }
    }
    while true {
      if let plan { slack = min(slack, plan.end - search.least) }
      let compared = search.compared
      if let best = try look(within: slack, breadth: .max, most: compared + most) { return best }
      if search.isFull { break }
      // All ways in the time of this plan have been looked at.
      if var plan, search.limit >= plan.end {
        plan.earliest = plan.end
        return plan
      }
      guard search.isCut, slack < Self.longest else { throw .stuck(search.furthest) }
      earliest = search.limit + 1
      // A little more where a little less took long.
      let share = Double(search.compared - compared) / Double(max(most, 1))
      slack += share < 0.02 ? slack : max(share < 0.1 ? slack / 2 : slack / 6, 60)
    }
    if plan == nil {
      plan = try found(
        among: 8 * Self.breadth, within: slack, most: search.compared + 4 * most)
    }
    guard var plan else { throw .notFound(search.furthest) }
    plan.earliest = min(earliest, plan.end)
    return try earlier(than: plan, &search, most: most, unless: isCancelled)
  }

  /// The plan without rests in a berth, of which there are far fewer; nil where that makes no difference,
  /// or there is none that is one with a berth, too.
  private func planWithoutBerth(
    _ search: PlanSearch, most: Int, unless isCancelled: () -> Bool
  ) throws(PlanError) -> RestPlan? {
    guard hasBerth, let shift = rules.shift else { return nil }
    var trip = self
    trip.hasBerth = false
    var other = PlanSearch(trip, ClockRules(trip))
    other.knowsLeastPurchase = search.knowsLeastPurchase
    let plan: RestPlan
    do throws(PlanError) {
      plan = try trip.earliestPlan(
        &other, after: other.least, most: most, unless: isCancelled)
    } catch {
      if error == .cancelled { throw error }
      return nil
    }
    // In a berth these would be parts of a rest.
    let parts = shift.otherPart..<shift.rest
    return plan.stops.contains { parts ~= $0.restBefore || parts ~= $0.restAfter } ? nil : plan
  }

  /// An earlier plan than one of the most promising, the earliest if it is found without too many ways:
  /// there are fewer of them now that one knows by when to end.
  private func earlier(
    than plan: RestPlan, _ search: inout PlanSearch, most: Int, unless isCancelled: () -> Bool
  ) throws(PlanError) -> RestPlan {
    var plan = plan
    /// Looks for a plan that ends by a moment.
    func look(by end: Int, breadth: Int) throws(PlanError) -> Bool {
      try search.run(
        slack: end - search.least, breadth: breadth,
        most: search.compared + (breadth == .max ? most : 2 * most), unless: isCancelled)
      guard var next = search.plan() else { return false }
      if breadth < .max { next.earliest = min(plan.earliest, next.end) }
      plan = next
      return true
    }
    // The less time there is, the fewer ways are promising.
    var failed = plan.earliest - 1
    while plan.end - failed > max(300, (plan.end - clocks.now) / 200) {
      let middle = (failed + plan.end) / 2
      if try look(by: middle, breadth: Self.breadth) { continue }
      if try !look(by: middle, breadth: 4 * Self.breadth) { failed = middle }
    }
    guard plan.earliest < plan.end else { return plan }
    if try look(by: plan.end - 1, breadth: .max) { return plan }
    if !search.isFull { plan.earliest = plan.end }
    return plan
  }

  /// The cheapest plan that ends by a moment.
  ///
  /// The most promising ways are looked at first, since a good plan rules out most others.
  private func cheapest(
    than earliest: RestPlan, by latest: Int, _ search: inout PlanSearch, most: Int,
    unless isCancelled: () -> Bool
  ) throws(PlanError) -> RestPlan {
    var plan = earliest
    (plan.leastCost, plan.latest) = (plan.cost, earliest.end)
    guard tank != nil, let cost = plan.cost else { return plan }
    plan.latest = latest
    if let (cheaper, isLeast) = try planByFuel(by: latest, most: most, unless: isCancelled),
      let lower = cheaper.cost
    {
      if lower < cost {
        (plan.stops, plan.end) = (cheaper.stops, cheaper.end)
        (plan.cost, plan.leastCost) = (lower, lower)
      }
      if isLeast { return plan }
    }
    search.lookForCosts()
    search.costLimit = plan.cost ?? cost
    if search.costLimit <= search.leastCost { return plan }
    let slack = latest - search.least
    // Many of the most promising that end much later rule out those that end soon.
    for (slack, breadth) in [
      (earliest.end - search.least, Self.breadth), (slack, Self.breadth), (slack, .max),
    ] {
      repeat {
        try search.run(
          slack: slack, breadth: breadth,
          most: breadth == .max ? search.compared + most : .max, unless: isCancelled)
        guard var cheaper = search.plan() else { break }
        (cheaper.earliest, cheaper.leastCost) = (plan.earliest, cheaper.cost)
        cheaper.latest = latest
        plan = cheaper
        search.costLimit = cheaper.cost ?? search.costLimit
      } while breadth < .max
    }
    if search.isFull { plan.leastCost = min(search.leastCost, plan.cost ?? .max) }
    return plan
  }

  /// The cheapest plan with no more places than those where fuel would be bought without rules and
  /// times, and whether no plan at all costs less; nil if it is not in time, or fuel is also sold at
  /// visits.
  private func planByFuel(
    by latest: Int, most: Int, unless isCancelled: () -> Bool
  ) throws(PlanError) -> (RestPlan, isLeast: Bool)? {
    guard let tank, let costs, !hasBackups,
      stops.indices.allSatisfy({ !stops[$0].isVisit || !mayRefuel(at: $0) })
    else { return nil }
    var fuel = FuelTrip(tank)
    // What is used on the ways to visits before a place, and how long all driving and work take.
    var (ways, seconds) = (0, 0)
    var stations: [Int] = []
    for (number, stop) in stops.enumerated() {
      let isLast = number == stops.count - 1
      if stop.isVisit {
        ways += stop.fuel.out + (isLast ? 0 : stop.fuel.back)
        seconds += stop.out + (isLast ? 0 : stop.back) + stop.service + stop.crossing
      } else if mayRefuel(at: number) {
        stations.append(number)
        fuel.stops.append(
          FuelStop(
            along: stop.fuel.along + ways, out: stop.fuel.out, back: stop.fuel.back,
            price: stop.price, cost: costs.cost(ofSeconds: stop.way + (stop.refuelling ?? 0))))
      }
      if isLast { (fuel.use, seconds) = (stop.fuel.along + ways, seconds + stop.along) }
    }
    guard let bought = try? fuel.plan() else { return nil }
    let chosen = Set(bought.purchases.map { stations[$0.stop] })
    let kept = stops.indices.filter { stops[$0].isVisit || chosen.contains($0) }
    guard kept.count < stops.count else { return nil }
    var trip = self
    trip.stops = kept.map { stops[$0] }
    var search = PlanSearch(trip, ClockRules(trip))
    search.knowsLeastPurchase = tank.leastPurchase > 1
    var plan: RestPlan
    do throws(PlanError) {
      plan = try trip.earliestPlan(
        &search, after: search.least, most: most, unless: isCancelled)
      guard plan.end <= latest else { return nil }
      plan = try trip.cheapest(than: plan, by: latest, &search, most: most, unless: isCancelled)
    } catch {
      if error == .cancelled { throw error }
      return nil
    }
    for number in plan.stops.indices { plan.stops[number].stop = kept[plan.stops[number].stop] }
    // Each stop's time may be rounded.
    let least = bought.cost + costs.cost(ofSeconds: seconds) + plan.stops.count
    return (plan, plan.cost ?? .max <= least)
  }

  /// How many ways are gone on with at a place if there are too many.
  private static let breadth = 64
  /// How many at first, and before one knows whether any will do.
  private static let few = 16
  private static let fewest = 8
  static let longest = 21 * 86_400

  /// How far a driver comes who rests wherever he may; nil if to the end.
  private func reach() -> PlanError? {
    let day = min(rules.dailyDriving?.extended ?? .max, rules.shift?.mostDriving ?? .max)
    var today = day
    if let rule = rules.dailyDriving, clocks.extendedDays >= rule.extensionsInWeek,
      clocks.drivingOfDay <= rule.most
    {
      today = min(today, rule.most)
    }
    // Today's limit is that of the other days with so much driven that it comes to the same.
    var least = reach(driving: day, after: clocks.drivingOfDay + (day - today))
    let isDriving = tank == nil && stops.allSatisfy { $0.service == 0 && $0.times == nil }
    if let rule = rules.drivingBreak, !rule.isAnyPause || isDriving {
      let next = reach(driving: rule.mostDriving, after: clocks.driving)
      if let next, next.along < least?.along ?? .max { least = next }
    }
    return least.map { .outOfReach($0.last, along: $0.along) }
  }

  /// The last place in reach of a driver who may drive so long between rests, and how far he comes on
  /// the way behind it; nil if to the end.
  private func reach(driving most: Int, after start: Int) -> (last: Int, along: Int)? {
    // How much a driver has driven at least when he is at the place on the route.
    var (driven, along, last) = (start, 0, -1)
    for (number, stop) in stops.enumerated() {
      driven += stop.along - along
      along = stop.along
      if driven + stop.out <= most {
        last = number
      } else if stop.isVisit || driven > most {
        return (last, along + min(most - driven, 0))
      }
      if stop.isRest, driven + stop.out <= most {
        driven = min(driven + (stop.isVisit ? stop.out + stop.back : 0), stop.back)
      } else if stop.isVisit {
        driven += stop.out + stop.back
      }
    }
    return nil
  }

  /// Whether one may fill the tank at a place.
  func mayRefuel(at number: Int) -> Bool {
    tank != nil && stops[number].refuelling != nil && number < stops.count - 1
  }

  /// The last place in reach of a vehicle that is refuelled wherever it may be; nil if the end is.
  private func lastByFuel() -> Int? {
    guard let tank else { return nil }
    var (level, along, last) = (tank.start, 0, -1)
    for (number, stop) in stops.enumerated() {
      level -= stop.fuel.along - along
      along = stop.fuel.along
      let onArrival = level - stop.fuel.out
      let least = number == stops.count - 1 ? max(tank.reserve, tank.end) : tank.reserve
      if onArrival >= least { last = number } else if stop.isVisit { return last }
      guard level >= tank.reserve else { return last }
      if mayRefuel(at: number), onArrival >= tank.reserve {
        let full = tank.capacity - stop.fuel.back
        level = stop.isVisit ? full : max(level, full)
      } else if stop.isVisit {
        level = onArrival - stop.fuel.back
      }
    }
    return nil
  }

  private func check() throws(PlanError) {
    guard let last = stops.last, last.isVisit else { throw .badStop(stops.count - 1) }
    if let tank, costs != nil {
      // What would not fit into a number.
      let isPossible =
        tank.capacity < 1 << 31 && last.fuel.along < 1 << 32
        && stops.allSatisfy {
          (0..<1 << 30).contains($0.price) && max($0.fuel.out, $0.fuel.back) < 1 << 30
        }
      guard isPossible else { throw .badStop(-1) }
    }
    var (along, used) = (0, 0)
    for (number, stop) in stops.enumerated() {
      guard stop.fuel.along >= used, stop.fuel.out >= 0, stop.fuel.back >= 0,
        stop.crossing >= 0, stop.crossing < 1 << 40, stop.isVisit || stop.crossing == 0,
        stop.refuelling ?? 0 >= 0,
        stop.refuelling ?? 0 < 1 << 40
      else { throw .badStop(number) }
      used = stop.fuel.along
      guard stop.along >= along, stop.out >= 0, stop.back >= 0, stop.service >= 0,
        stop.along < 1 << 40, stop.out < 1 << 40, stop.back < 1 << 40, stop.service < 1 << 40
      else { throw .badStop(number) }
      along = stop.along
    }
  }
}

extension ClockRules {
  /// The clocks of a journey.
  convenience init(_ trip: PlanTrip) {
    let calendar = PlanCalendar(
      from: min(trip.clocks.now, trip.clocks.dayStart), days: 21, in: trip.zone,
      night: trip.rules.nightWork?.nightMinutes)
    self.init(rules: trip.rules, calendar: calendar, hasBerth: trip.hasBerth)
    if trip.isOfTwo {
      let one = trip.asOne
      asOne = [ClockRules(rules: one.rules, calendar: calendar, hasBerth: trip.hasBerth)]
      asOne[0].freeBreaks = one.stops.count(where: \.hasFreeBreak)
    }
    if trip.rules.interruptedRest != nil {
      interruptions = trip.stops.count { $0.crossing > 0 }
      for number in asOne.indices { asOne[number].interruptions = interruptions }
    }
  }
}
