internal import CorridorGeometry
internal import CorridorHours
public import CorridorIndex
internal import CorridorRules
package import CorridorThreads

extension PlaceIndex {
  /// Plans the rests of a journey along a route, and where to buy fuel.
  ///
  /// The plan is the one that ends first, or the cheapest by ``PlanOptions/objective``: all ways to rest
  /// at the places found are looked at, or as many as can be, and ``RoutePlan/earliestEnd`` and
  /// ``RoutePlan/cost`` say how much better another one could be.
  ///
  /// ```swift
  /// var query = CorridorQuery(along: route, within: .kilometers(2))
  /// query.journey.departure = try Departure("2026-11-23T06:00", timeZone: "Europe/Berlin")
  /// let plan = try places.plan(query, PlanOptions(restCategories: ["truck_parking"]))
  /// for stop in plan.stops { print(stop.arrivalText, stop.hit?.place.name ?? "") }
  /// ```
  ///
  /// - Parameters:
  ///   - query: The route, the conditions on places, the departure and the pace. Its categories are
  ///     those of the options; passes, order, spread, limit and cursor are ignored: every pass by
  ///     a place is one at which one may stop.
  ///   - options: The rules, what the driver has done before, and where he has to go.
  /// - Throws: ``SearchError``; that there is no plan is an answer, ``RoutePlan/failure``.
  public func plan(
    _ query: CorridorQuery, _ options: PlanOptions
  ) throws(SearchError) -> RoutePlan {
    let request = try PlanQuestion(query, options)
    return try request.plan(try find(request.query, until: nil))
  }

  /// Plans with detours by the roads of the index.
  public func plan(
    _ query: CorridorQuery, _ options: PlanOptions, detours: DetourOptions
  ) throws(SearchError) -> RoutePlan {
    let request = try PlanQuestion(query, options)
    return try request.plan(try find(request.query, detours: detours, until: nil))
  }

  /// Plans with detours by a routing engine.
  public func plan(
    _ query: CorridorQuery, _ options: PlanOptions, detours: DetourOptions,
    by engine: some DetourEngine
  ) async throws(SearchError) -> RoutePlan {
    let request = try PlanQuestion(query, options)
    return try request.plan(
      try await find(request.query, detours: detours, by: engine, until: nil))
  }
}

/// What to plan, checked.
package struct PlanQuestion: Sendable {
  /// Finds the places at which one may stop.
  package let query: CorridorQuery
  private let options: PlanOptions
  private let departure: ResolvedDeparture
  private let times: TravelTimes
  private let zone: TimeZoneRules
  private let clocks: DriverClocks
  private let rules: DrivingRules

  /// The first of December 9999: what is planned has to end in a year of four digits.
  private static let lastDeparture: Int64 = 253_399_622_400

  package init(_ query: CorridorQuery, _ options: PlanOptions) throws(SearchError) {
    guard var departure = query.journey.departure,
      departure.secondsSince1970 < Self.lastDeparture
    else { throw .planNeedsDeparture }
    guard let times = try query.journey.pace.travelTimes(along: query.corridor.route) else {
      throw .travelTimesMissing
    }
    if let tank = options.tank {
      guard tank.isPossible else { throw .tankOutOfRange(found: tank) }
      let length = query.corridor.route.lengthMeters
      if let section = tank.sections.first(where: { !$0.isPossible || $0.alongMeters > length }) {
        throw .consumptionOutOfRange(found: section)
      }
    }
    let slack = options.objective.slackSeconds
    guard (0...21 * 86_400).contains(slack) else { throw .slackOutOfRange(found: slack) }
    // The plan decides when one arrives.
    (departure.open, departure.toleranceSeconds) = (.ignore, 0)
    var query = query
    query.places.categories =
      options.restCategories + (options.tank == nil ? [] : options.fuelCategories)
    query.passes.selection = .all
    query.page = AnswerPage(sort: .along)
    query.journey.departure = departure
    self.departure = try ResolvedDeparture(departure)
    zone = self.departure.zone ?? TimeZoneRules(offsetSeconds: departure.offsetSeconds)
    guard (0...3600).contains(options.changeSeconds) else {
      throw .changeOutOfRange(found: options.changeSeconds)
    }
    (self.query, self.options, self.times) = (query, options, times)
    let zone = zone
    func clocks(
      of record: DriverRecord, by rules: DrivingRules
    ) throws(SearchError) -> DriverClocks {
      let clocks = record.clocks(at: Int(departure.secondsSince1970), by: rules, in: zone)
      guard let clocks else { throw .recordContradicts(found: record) }
      return clocks
    }
    if let second = options.secondRecord {
      guard let rules = options.rules.rules.forTwo else {
        throw .rulesNotForTwo(found: options.rules)
      }
      self.rules = rules
      self.clocks = DriverClocks(
        try clocks(of: options.record, by: rules), beside: try clocks(of: second, by: rules))
    } else {
      rules = options.rules.rules
      self.clocks = try clocks(of: options.record, by: rules)
    }
  }

  /// Plans with the places that were found, until `token` is cancelled.
  package func plan(
    _ answer: Answer, until token: CancellationToken? = nil
  ) throws(SearchError) -> RoutePlan {
    let route = query.corridor.route
    let stops = try JourneyStops(
      answer, along: route, times: times, start: departure.start, zone: zone,
      context: OpeningContext(holidays: departure.holidays), options)
    var trip = PlanTrip(
      stops.entries.map(\.stop), from: clocks, by: rules, in: zone)
    (trip.hasBerth, trip.hasBackups) = (options.hasBerth, options.hasBackups)
    trip.changeSeconds = Int(options.changeSeconds)
    if let tank = options.tank {
      trip.tank = FuelTank(
        capacity: Int(tank.capacity * 1000), start: Int(tank.level * 1000),
        reserve: Int(tank.reserve * 1000))
      trip.tank?.end = Int(tank.levelAtEnd * 1000)
      if let prices = stops.prices {
        trip.tank?.leastPurchase = max(Int(tank.leastPurchase * 1000), 1)
        trip.costs = PlanCosts(
          slack: Int(options.objective.slackSeconds), perHour: prices.ofHour)
      }
    }
    let made: Result<RestPlan, PlanError> =
      rules.isBroken(clocks)
      ? .failure(.stuck(-1))
      : Result { () throws(PlanError) in
        try trip.plan { token?.isCancelled ?? false }
      }
    try token?.check()
    let writer = PlanWriter(
      trip: trip, stops: stops, answer: answer, route: route, departure: departure, zone: zone,
      options: options)
    switch made {
    case .success(let plan): return try writer.plan(plan)
    case .failure(let error): return writer.failed(error)
    }
  }
}
