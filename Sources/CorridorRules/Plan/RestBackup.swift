extension PlanTrip {
  /// The plan by ``PlanTrip/plan(most:unless:)`` in which each place where one rests has another behind it.
  ///
  /// The other place is reached within the rules, with the fuel that is in the tank, and allows the same
  /// rest. Of the best such plan it is then looked for how the journey would end; a rest from which it
  /// could not go on is left out of the next try.
  func planWithBackups(
    most: Int, unless isCancelled: () -> Bool
  ) throws(PlanError) -> RestPlan {
    var free = self
    free.hasBackups = false
    let shortest = try free.bestPlan(most: most, unless: isCancelled)
    var trip = self
    var first: RestPlan?
    var last = -1
    for _ in 0..<32 {
      var plan: RestPlan
      do throws(PlanError) { plan = try trip.bestPlan(most: most, unless: isCancelled) } catch {
        switch error {
        case .stuck(let place), .notFound(let place): throw .noBackup(max(place, last))
        default: throw error
        }
      }
      let bound = first ?? plan
      first = bound
      guard let stop = try trip.addBackups(to: &plan, most: most, unless: isCancelled) else {
        plan.earliest = min(bound.earliest, plan.end)
        if plan.cost != nil, !trip.restsWithoutBackup.isEmpty {
          // What was left out may have been cheaper.
          var search = PlanSearch(self, ClockRules(self))
          search.lookForCosts()
          plan.leastCost = min(search.leastCost, plan.cost ?? 0)
        }
        plan.withoutBackups = RestPlan.Outcome(end: shortest.end, cost: shortest.cost)
        return plan
      }
      last = max(last, stop.stop)
      trip.restsWithoutBackup.insert(
        stay(at: stop.stop, restBefore: stop.restBefore, restAfter: stop.restAfter))
    }
    throw .noBackup(last)
  }

  /// Adds to each rest where to go if the place is full; returns a stop for which there is nothing, nil if
  /// there is none.
  private func addBackups(
    to plan: inout RestPlan, most: Int, unless isCancelled: () -> Bool
  ) throws(PlanError) -> RestPlan.Stop? {
    let clock = ClockRules(self)
    var before = clocks
    var (from, level) = (-1, tank?.start ?? 0)
    for number in plan.stops.indices {
      let made = plan.stops[number]
      let stop = stops[made.stop]
      var arrival = before
      _ = drive(from: from, to: made.stop, clock, &arrival)
      level -= fuel(from: from, to: made.stop)
      if !stop.isVisit, made.restBefore + made.restAfter > 0 {
        // Fuel is sold where the parking is full, too.
        if made.fuel != nil {
          if made.restBefore == 0 { _ = clock.wait(made.waiting, &arrival) }
          _ = clock.work(made.service, &arrival)
          level = made.tank
        }
        guard
          var backup = try backup(
            at: made.stop, arrival, level: level, clock, most: most, unless: isCancelled)
        else { return made }
        backup.decision = min(backup.decision, max(made.departure, arrival.now))
        plan.stops[number].backup = backup
      }
      (before, from, level) = (made.clocks, made.stop, made.tank)
    }
    return nil
  }

  /// Where to go if a place is full at which one arrives; nil if there is no plan then.
  private func backup(
    at number: Int, _ arrival: DriverClocks, level: Int, _ clock: ClockRules, most: Int,
    unless isCancelled: () -> Bool
  ) throws(PlanError) -> RestPlan.Backup? {
    let place = stops[number]
    var rest = self
    (rest.hasBackups, rest.restsWithoutBackup) = (false, [])
    rest.costs = nil
    rest.clocks = arrival
    rest.tank?.start = level
    rest.stops = stops[(number + 1)...].map { stop in
      var stop = stop
      if let same = place.place, stop.place == same { stop.allowsRest = false }
      stop.along += place.back - place.along
      stop.fuel.along += place.fuel.back - place.fuel.along
      return stop
    }
    let plan: RestPlan
    do throws(PlanError) { plan = try rest.bestPlan(most: most, unless: isCancelled) } catch {
      if case .cancelled = error { throw error }
      return nil
    }
    let rests = plan.stops.filter { $0.restBefore + $0.restAfter > 0 }
    let first =
      rests.first { rest.stops[$0.stop].crossing == 0 } ?? rests.first
      ?? plan.stops[plan.stops.count - 1]
    // How long one may hesitate, so that the same journey is within the rules.
    func isInTime(_ wait: Int) -> Bool {
      var clocks = arrival
      guard clock.wait(wait, &clocks) else { return false }
      var from = number
      for made in plan.stops {
        let stop = stops[made.stop + number + 1]
        guard drive(from: from, to: made.stop + number + 1, clock, &clocks),
          made.restBefore == 0
            || clock.rest(made.restBefore, isPart: made.isPartBefore, &clocks),
          let time = stop.time(from: clocks.now),
          clock.wait(time.lowerBound - clocks.now, &clocks),
          clock.work(made.service, &clocks),
          made.restAfter == 0
            || clock.rest(
              made.restAfter, isPart: made.isPartAfter, isAboard: stop.crossing > 0, &clocks),
          !made.isChange || clock.change(taking: made.changing, &clocks)
        else { return false }
        from = made.stop + number + 1
      }
      return clock.mayEnd(clocks)
    }
    var (low, high) = (0, 86_400)
    while high - low > 1 {
      let middle = (low + high) / 2
      if isInTime(middle) { low = middle } else { high = middle }
    }
    return RestPlan.Backup(
      stop: first.stop + number + 1, arrival: first.arrival, decision: arrival.now + low,
      end: plan.end)
  }
}

extension PlanSearch {
  /// What is used at least from a place to another to which one may go on if the first is full, and rest
  /// there as one would have; nil if there is none.
  func fuelToBackup(
    of number: Int, _ clocks: DriverClocks, rest: Int, isPart: Bool
  ) -> Int? {
    let place = trip.stops[number]
    var clocks = clocks
    guard clock.drive(place.back, &clocks) else { return nil }
    var along = place.along
    var least: Int?
    for stop in trip.stops[(number + 1)...] {
      guard clock.drive(stop.along - along, &clocks) else { break }
      along = stop.along
      var there = clocks
      let isOther = place.place == nil || place.place != stop.place
      if stop.allowsRest, isOther, clock.drive(stop.out, &there),
        let time = stop.time(from: there.now),
        clock.wait(time.lowerBound - there.now, &there),
        clock.rest(rest, isPart: isPart, &there)
      {
        let fuel = place.fuel.back + stop.fuel.along - place.fuel.along + stop.fuel.out
        if trip.tank == nil { return fuel }
        least = min(least ?? fuel, fuel)
      }
      if stop.isVisit { break }
    }
    return least
  }
}
