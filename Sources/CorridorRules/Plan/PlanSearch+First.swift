extension PlanSearch {
  /// The first plan, or nil if there are too many ways: all ways are looked at within a time that is added to
  /// until there is one.
  ///
  /// - Parameters:
  ///   - slack: how much time there is, behind the least; how much there would be next if there is no plan.
  ///   - earliest: no plan ends before this moment.
  ///   - most: how often ways are compared at most, each time.
  ///   - many: how often they are compared at most before time is added.
  mutating func first(
    within slack: inout Int, after earliest: inout Int, most: Int, many: Int = .max,
    unless isCancelled: () -> Bool
  ) throws(PlanError) -> RestPlan? {
    while true {
      let before = compared
      try run(slack: slack, breadth: .max, most: before + most, unless: isCancelled)
      if let plan = plan() { return plan }
      if isFull { return nil }
      guard isCut, slack < PlanTrip.longest else { throw .stuck(furthest) }
      earliest = max(earliest, limit + 1)
      slack = longer(than: slack)
      if compared - before > many { return nil }
    }
  }

  /// More time, where there is no plan within some: as much as one may need, if that is known.
  func longer(than slack: Int) -> Int {
    min(max(firstCut - least, slack + slack / 2), 2 * slack)
  }
}

extension PlanTrip {
  /// No journey ends earlier, by the earliest plans to and behind each visit with times.
  ///
  /// Where one waits for a visit there are many ways to be there in time; behind it there are few.
  ///
  /// - Parameter most: how often ways are compared for each of these plans.
  func leastBehindVisits(
    _ search: PlanSearch, most: Int, unless isCancelled: () -> Bool
  ) throws(PlanError) -> Int {
    var least = search.least
    // Of two drivers, of shifts, and where rests are interrupted, other clocks are the best.
    guard !isOfTwo, rules.shift == nil, search.ferries.isEmpty else { return least }
    for visit in search.timedVisits where visit.stop < stops.count - 1 {
      var head = self
      head.stops.removeSubrange((visit.stop + 1)...)
      head.tank?.end = 0
      guard let start = try head.earliest(most: most, unless: isCancelled) else { continue }
      var tail = behind(visit.stop, at: start, by: search.limit, search.clock.calendar)
      var ends: [Int] = []
      for clocks in visit.clocks(clocks, at: start, search.clock) {
        tail.clocks = clocks
        (tail.clocks.dayStart, tail.clocks.extendedDays, tail.clocks.reducedRests) = (start, 0, 0)
        guard let end = try tail.earliest(most: most, unless: isCancelled) else { continue }
        ends.append(end)
      }
      least = max(least, ends.min() ?? least)
    }
    return least
  }

  /// No journey ends earlier; nil if there is none.
  private func earliest(most: Int, unless isCancelled: () -> Bool) throws(PlanError) -> Int? {
    var search = PlanSearch(self, ClockRules(self))
    var (slack, earliest) = (20, search.least)
    do throws(PlanError) {
      let plan = try search.first(
        within: &slack, after: &earliest, most: most, unless: isCancelled)
      return plan?.end ?? earliest
    } catch {
      if error == .cancelled { throw error }
      return nil
    }
  }

  /// What is behind a visit, which one leaves at a moment or later, with a full tank.
  ///
  /// Who leaves later may have rested later, and other weeks and nights may be near: what is counted in
  /// these is left out.
  private func behind(
    _ visit: Int, at start: Int, by limit: Int, _ calendar: PlanCalendar
  ) -> PlanTrip {
    var trip = self
    trip.stops.removeSubrange(...visit)
    for number in trip.stops.indices {
      trip.stops[number].along -= stops[visit].along - stops[visit].back
      trip.stops[number].fuel.along -= stops[visit].fuel.along - stops[visit].fuel.back
    }
    if let tank { trip.tank?.start = tank.capacity }
    (trip.costs, trip.hasBackups, trip.restsWithoutBackup) = (nil, false, [])
    (trip.rules.weeklyDriving, trip.rules.weeklyWork, trip.rules.nightWork) = ([], [], nil)
    trip.rules.weeklyRest?.within = Self.longest
    let day = rules.dailyRest?.within ?? 0
    trip.rules.dailyRest?.within = Self.longest
    let weeks = calendar.week(of: max(limit, start)) - calendar.week(of: start - day)
    trip.rules.dailyDriving?.extensionsInWeek *= weeks + 1
    return trip
  }
}
