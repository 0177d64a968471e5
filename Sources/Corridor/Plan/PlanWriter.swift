internal import CorridorGeometry
internal import CorridorHours
internal import CorridorRules

/// Makes the answer of a plan.
struct PlanWriter {
  let trip: PlanTrip
  let stops: JourneyStops
  let answer: Answer
  let route: Route
  let departure: ResolvedDeparture
  let zone: TimeZoneRules
  let options: PlanOptions

  func plan(_ plan: RestPlan) throws(SearchError) -> RoutePlan {
    var made: [RoutePlan.Stop] = []
    var activities: [RoutePlan.Activity] = []
    var now = Int64(trip.clocks.now)
    var driver = trip.isOfTwo ? 1 : nil
    for stop in plan.stops {
      let arrival = Int64(stop.arrival)
      if arrival > now {
        activities.append(.init(kind: .driving, start: now, end: arrival, driver: driver))
      }
      let done = self.activities(at: stop)
      activities += done
      now = Int64(stop.departure)
      if stop.isChange { driver = driver.map { 3 - $0 } }
      made.append(try self.stop(stop, done, nextDriver: driver))
    }
    return answer(
      made, activities, end: Int64(plan.end), earliest: Int64(plan.earliest), cost: cost(of: plan),
      withoutBackups: plan.withoutBackups.map { outcome in
        RoutePlan.Outcome(
          end: Int64(outcome.end),
          cost: stops.prices.flatMap { prices in
            outcome.cost.map { Double($0) / prices.unit }
          })
      }, failure: nil)
  }

  private func cost(of plan: RestPlan) -> RoutePlan.Cost? {
    guard let prices = stops.prices, let costs = trip.costs, let total = plan.cost,
      let least = plan.leastCost, let latest = plan.latest
    else { return nil }
    let time = costs.cost(ofSeconds: plan.end - trip.clocks.now)
    return RoutePlan.Cost(
      currency: prices.currency, fuel: Double(total - time) / prices.unit,
      time: Double(time) / prices.unit, least: Double(least) / prices.unit,
      latestEnd: Int64(latest), isLeast: least == total)
  }

  func failed(_ error: PlanError) -> RoutePlan {
    let isBroken = trip.rules.isBroken(trip.clocks)
    var furthest: Double?
    let (reason, last): (RoutePlan.Failure.Reason, Int)
    switch error {
    case .stuck(let place): (reason, last) = (isBroken ? .limitsReached : .noLegalPlan, place)
    case .outOfReach(let place, let along):
      (reason, last) = (.noRestInReach, place)
      furthest = stops.meters(driving: along)
    case .noBackup(let place): (reason, last) = (.noBackup, place)
    case .outOfFuel(let place): (reason, last) = (.noFuelInReach, place)
    case .notFound(let place): (reason, last) = (.notFound, place)
    case .badStop(let place): (reason, last) = (.noLegalPlan, place)
    case .cancelled: (reason, last) = (.notFound, -1)
    }
    let place = stops.entries.indices.contains(last) ? stops.entries[last].alongMeters : 0
    let start = departure.start.seconds
    return answer(
      [], [], end: start, earliest: start,
      failure: .init(reason: reason, furthestMeters: max(furthest ?? place, place)))
  }

  private func answer(
    _ made: [RoutePlan.Stop], _ activities: [RoutePlan.Activity], end: Int64, earliest: Int64,
    cost: RoutePlan.Cost? = nil, withoutBackups: RoutePlan.Outcome? = nil,
    failure: RoutePlan.Failure?
  ) -> RoutePlan {
    RoutePlan(
      stops: made, activities: activities, departure: departure.start.seconds, end: end,
      leftAtStart: trip.rules.left(trip.clocks), isOfTwo: trip.isOfTwo, earliestEnd: earliest,
      cost: cost,
      objective: options.objective, withoutBackups: withoutBackups, failure: failure,
      rules: options.rules,
      candidateCount: stops.candidateCount, unknownCount: stops.unknownCount,
      hasPricesOfOthers: stops.hasPricesOfOthers, answer: answer,
      zone: zone)
  }

  /// What is done at a stop.
  private func activities(at stop: RestPlan.Stop) -> [RoutePlan.Activity] {
    let place = trip.stops[stop.stop]
    var now = Int64(stop.arrival)
    var done: [RoutePlan.Activity] = []
    func add(_ kind: RoutePlan.Activity.Kind, _ seconds: Int) {
      guard seconds > 0 else { return }
      done.append(.init(kind: kind, start: now, end: now + Int64(seconds)))
      now += Int64(seconds)
    }
    func rest(_ seconds: Int, _ isPart: Bool) -> RoutePlan.Activity.Kind {
      .rest(trip.rules.kind(ofRest: seconds, isPart: isPart))
    }
    add(rest(stop.restBefore, stop.isPartBefore), stop.restBefore)
    add(.waiting, stop.waiting)
    let refuelling = stop.fuel == nil ? 0 : place.refuelling ?? 0
    add(.refuelling, refuelling)
    add(.work, stop.service - refuelling)
    add(
      place.crossing > 0 ? .ferry : rest(stop.restAfter, stop.isPartAfter), stop.restAfter)
    add(.change, stop.changing)
    return done
  }

  private func stop(
    _ stop: RestPlan.Stop, _ done: [RoutePlan.Activity], nextDriver: Int?
  ) throws(SearchError) -> RoutePlan.Stop {
    let entry = stops.entries[stop.stop]
    let hit = try hit(of: entry)
    var open: Arrival?
    var situation: ArrivalSituation?
    if let found = hit {
      open = try found.arrivals?.arrival(row: found.place.row, at: Int64(stop.arrival))
      situation = try rethrowing(
        found.arrivals?.situation(row: found.place.row, at: Instant(seconds: Int64(stop.arrival))),
        as: SearchError.index)
    }
    let kind: RoutePlan.Stop.Kind
    switch entry.source {
    case .hit: kind = .place
    case .ferry: kind = .ferry
    case .visit: kind = stop.stop == stops.entries.count - 1 ? .end : .visit
    }
    return RoutePlan.Stop(
      kind: kind, hit: hit,
      position: hit?.place.position.coordinate
        ?? route.coordinate(atAlongMeters: entry.alongMeters),
      alongMeters: entry.alongMeters, arrival: Int64(stop.arrival),
      departure: Int64(stop.departure), activities: done, left: trip.rules.left(stop.clocks),
      nextDriver: nextDriver, isChange: stop.isChange,
      leftOfOther: stop.clocks.second.first.map(trip.rules.left),
      interruptedRestSeconds: stop.interruptedRest?.seconds, owedRest: owedRest(after: stop),
      detourSeconds: Double(entry.stop.out + entry.stop.back),
      isDetourKnown: entry.isDetourKnown, open: open, situation: situation,
      fuelLiters: stop.fuel.map { Double($0) / 1000 },
      tankLiters: trip.tank == nil ? nil : Double(stop.tank) / 1000,
      price: stop.fuel == nil ? nil : entry.price,
      isPriceKnown: stop.fuel != nil && entry.isPriceKnown,
      fuelCost: stops.prices.flatMap { prices in
        stop.fuel.map { Double($0 * entry.stop.price) / prices.unit }
      },
      backup: try stop.backup.map { backup throws(SearchError) in
        let entry = stops.entries[backup.stop]
        return RoutePlan.Backup(
          hit: try self.hit(of: entry), alongMeters: entry.alongMeters,
          arrival: Int64(backup.arrival), decision: Int64(backup.decision),
          end: Int64(backup.end), zone: zone)
      },
      zone: zone)
  }

  /// What a reduced weekly rest at a stop has to be made up for with.
  private func owedRest(after stop: RestPlan.Stop) -> OwedRest? {
    let start = stop.departure - stop.changing - stop.restAfter
    var rests = [(stop.restBefore, stop.arrival), (stop.restAfter, start)]
    if let rest = stop.interruptedRest { rests = [(rest.seconds, rest.start)] }
    for (seconds, start) in rests {
      let owed = trip.rules.weeklyRest?.owed(
        afterRestOf: seconds, from: Instant(seconds: Int64(start)), in: zone)
      if let owed { return owed }
    }
    return nil
  }

  /// The place of a stop; nil for other kinds.
  private func hit(of entry: JourneyStops.Entry) throws(SearchError) -> Hit? {
    guard case .hit(let number) = entry.source else { return nil }
    let found = answer.hits[number]
    if let fault = found.fault { throw fault }
    return found
  }
}
