/// What has been done, done again at another time or without a stop, and as a plan.
extension PlanSearch {
  /// An arrival with a longer rest before, the last that ends a day or that is at least so long; nil if
  /// that is not allowed.
  mutating func delayed(
    _ arrival: Arrival, by delay: Int, at number: Int, ofAtLeast least: Int? = nil
  ) -> Arrival? {
    func isEnough(_ rest: Int, _ isPart: Bool) -> Bool {
      least.map { rest >= $0 } ?? endsDay(rest, isPart: isPart)
    }
    var path: [Int] = []
    var at = arrival.parent
    while at >= 0 {
      path.append(at)
      let label = arena[at]
      if isEnough(label.restBefore, label.isPartBefore)
        || isEnough(restAshore(after: label), label.isPartAfter)
      {
        break
      }
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
        if isEnough(restAshore(after: label), label.isPartAfter) {
          label.restAfter += delay
        } else {
          label.restBefore += delay
        }
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

  /// The rest after work, which can be longer; that on a ferry cannot.
  private func restAshore(after label: Label) -> Int {
    trip.stops[label.stop].crossing > 0 ? 0 : label.restAfter
  }

  /// The number of the place of a label, -1 for the start.
  private func stop(of label: Int) -> Int { label < 0 ? -1 : arena[label].stop }

  /// Drives to a place from that of a label, or from the start.
  private func drive(from label: Int, to number: Int, _ clocks: inout DriverClocks) -> Bool {
    trip.drive(from: stop(of: label), to: number, clock, &clocks)
  }

  /// Does what was done at a place, at another time.
  private func redo(_ label: inout Label, _ slack: inout Int) -> Bool {
    let stop = trip.stops[label.stop]
    let done = label
    (label.restBefore, label.restAfter, label.changing) = (0, 0, 0)
    if done.restBefore > 0 {
      // Where one need not go one may only come when it is open.
      let now = label.clocks.now
      if !stop.isVisit, stop.time(from: now)?.lowerBound != now { return false }
      guard rest(done.restBefore, isPart: done.isPartBefore, &label) else { return false }
      label.restBefore = done.restBefore
      if endsDay(done.restBefore, isPart: done.isPartBefore) { slack = .max / 4 }
    }
    guard let time = stop.time(from: label.clocks.now) else { return false }
    label.waiting = time.lowerBound - label.clocks.now
    slack = min(slack, time.upperBound - 1 - time.lowerBound)
    guard clock.wait(label.waiting, &label.clocks), clock.work(label.work, &label.clocks) else {
      return false
    }
    if done.restAfter > 0 {
      guard rest(done.restAfter, isPart: done.isPartAfter, &label) else { return false }
      label.restAfter = done.restAfter
      if endsDay(restAshore(after: label), isPart: label.isPartAfter) { slack = .max / 4 }
    }
    label.changing = done.changing
    return !label.isChange || clock.change(taking: label.changing, &label.clocks)
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
      // Where fuel has its price, more of it may be bought here than is needed.
      if !trip.stops[left.stop].isVisit, left.refuelling == nil || trip.costs == nil,
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
      // With less on the way what was bought will do.
      if let tank = trip.tank, !isByCost {
        fuel -= trip.fuel(from: stop(of: parent), to: label.stop)
        let isLast = label.stop == trip.stops.count - 1
        guard fuel >= (isLast ? max(tank.reserve, tank.end) : tank.reserve) else { return nil }
      }
      guard drive(from: parent, to: label.stop, &clocks) else { return nil }
      (label.arrival, label.parent, label.clocks) = (clocks.now, parent, clocks)
      if label.refuelling != nil { fuel = trip.tank?.capacity ?? 0 }
      label.fuel = fuel
      guard redo(&label, &slack) else { return nil }
      arena.append(label)
      parent = arena.count - 1
      clocks = label.clocks
      made.append(parent)
    }
    guard let last = made.last, mayEnd(behind: arena[last]) else { return nil }
    return made
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
          isPartBefore: label.isPartBefore, isPartAfter: label.isPartAfter,
          interruptedRest: interruptedRest(endingAt: label), isChange: label.isChange,
          changing: label.changing, fuel: bought(at: label),
          tank: label.fuel, clocks: label.clocks, backupFuel: label.backupFuel)
      }, end: end, earliest: end)
    if trip.costs != nil { buy(for: &plan) }
    return plan
  }

  /// The rest with interruptions that ends at a place, if one does.
  private func interruptedRest(endingAt label: Label) -> RestPlan.Stop.InterruptedRest? {
    let before = label.parent < 0 ? trip.clocks : arena[label.parent].clocks
    guard let part = before.interrupted, label.clocks.interrupted == nil else { return nil }
    let last =
      (label.isPartBefore ? label.restBefore : 0) + (label.isPartAfter ? label.restAfter : 0)
    return RestPlan.Stop.InterruptedRest(start: part.start, seconds: part.seconds + last)
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
    var fuel = FuelTrip(tank)
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
    let before = label.parent < 0 ? tank.start : arena[label.parent].fuel
    let used = trip.fuel(from: stop(of: label.parent), to: label.stop)
    return tank.capacity - (before - used)
  }
}
