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
    var search = PlanSearch(self, clock)
    var (slack, breadth, labels) = (300, Int.max, 0)
    var earliest = search.least
    while true {
      search.run(slack: slack, breadth: breadth, most: breadth == .max ? most : .max)
      labels += search.arena.count
      if let best = search.best {
        var plan = search.plan(to: best, labels: labels)
        if breadth < .max { plan.earliest = min(earliest, plan.end) }
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
