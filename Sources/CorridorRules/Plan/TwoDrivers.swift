/// Two drivers of one vehicle: both rest while it stands, and one has breaks while the other drives.
extension DrivingRules {
  /// The rules for each of two drivers, who rest within a longer time; nil where rules have none.
  package var forTwo: DrivingRules? {
    guard var daily = dailyRest, daily.withinForTwo > 0, shift == nil,
      drivingBreak?.isAnyPause != true
    else { return nil }
    (daily.within, daily.regular, daily.firstPart) =
      (daily.withinForTwo, daily.reduced, daily.reduced)
    var rules = self
    rules.interruptedRest?.daily = dailyRest?.regular
    rules.dailyRest = daily
    return rules
  }

  /// Rules for one driver by whom no journey ends later than with two.
  ///
  /// - Parameter least: what changing drivers takes at least.
  fileprivate func asOne(changing least: Int) -> DrivingRules {
    var rules = self
    (rules.workBreak, rules.nightWork, rules.weeklyWork) = (nil, nil, [])
    if let rule = drivingBreak {
      // A part of a break is no shorter.
      rules.drivingBreak?.least = min(([least, rule.least] + rule.parts).min() ?? 0, rule.least)
      rules.drivingBreak?.parts = []
    }
    if let rule = dailyDriving {
      rules.dailyDriving?.most = 2 * rule.most
      rules.dailyDriving?.extended = 2 * rule.extended
      rules.dailyDriving?.extensionsInWeek = 2 * rule.extensionsInWeek
      rules.dailyDriving?.extensionsInDay = 2
    }
    rules.weeklyDriving = weeklyDriving.map { rule in
      WeeklyLimit(article: rule.article, weeks: rule.weeks, most: 2 * rule.most)
    }
    return rules
  }
}

extension DriverClocks {
  /// The clocks of two drivers as if they were one, by the rules for each.
  func asOne(by rules: DrivingRules) -> DriverClocks {
    guard let other = second.first else { return self }
    var one = alone
    one.breakParts = 0
    one.drivingOfDay = 0
    one.extendedDays = 0
    for clocks in [self, other] {
      one.drivingOfDay += clocks.drivingOfDay
      guard let rule = rules.dailyDriving else { continue }
      one.extendedDays += min(clocks.extendedDays, rule.extensionsInWeek)
      one.extensionsOfDay += clocks.extensionsOfDay(by: rule)
    }
    one.drivingOfWeek += other.drivingOfWeek
    one.drivingOfLastWeek += other.drivingOfLastWeek
    one.weeklyRestEnd = max(weeklyRestEnd, other.weeklyRestEnd)
    one.dayStart = max(dayStart, other.dayStart)
    return one
  }
}

extension PlanTrip {
  /// Whether there are two drivers.
  package var isOfTwo: Bool { !clocks.second.isEmpty }

  /// The trip of one driver who takes no longer than two; the same if there is one.
  var asOne: PlanTrip {
    guard isOfTwo else { return self }
    var trip = self
    trip.clocks = clocks.asOne(by: rules)
    trip.rules = rules.asOne(changing: changeSeconds)
    for number in stops.indices.dropLast() {
      if stops[number].isVisit {
        // Where they work, drivers change in no time.
        (trip.stops[number].allowsRest, trip.stops[number].hasFreeBreak) = (true, true)
      } else if let refuelling = stops[number].refuelling, mayRefuel(at: number) {
        // Either takes as long as the other at least.
        trip.stops[number].allowsRest = true
        trip.stops[number].refuelling = max(refuelling - changeSeconds, 0)
      }
    }
    return trip
  }
}
