/// A visit that has times, before which one may have to wait.
///
/// One may rest longer instead, so that nothing is known of the clocks behind it but the way from the last
/// place before it where one may rest.
struct TimedVisit {
  /// The number of its place.
  let stop: Int
  /// How much one has driven at least when one leaves it: since a break, since a whole break before a part
  /// of one, and since a rest.
  private var driving = 0
  private var drivingBeforePart = 0
  private var drivingOfDay = 0

  /// - Parameter one: the trip as that of one driver, whose breaks may be at more places.
  init(_ stop: Int, _ trip: PlanTrip, _ one: PlanTrip) {
    self.stop = stop
    // A rest around it may be interrupted, if a ferry is near.
    if trip.rules.interruptedRest != nil, trip.stops.contains(where: { $0.crossing > 0 }) { return }
    let start = one.clocks
    let breaks = one.driven(to: stop, from: start.driving).prefix(2)
    (driving, drivingBeforePart) = (breaks[0], breaks[breaks.count - 1])
    if start.breakParts > 0 {
      let along = one.stops[stop].along + one.stops[stop].out
      drivingBeforePart = min(drivingBeforePart, start.driving + along)
    }
    drivingOfDay = trip.driven(to: stop, from: start.drivingOfDay)[0]
  }

  /// Clocks as one of which some are no worse than those with which one leaves it at a moment; empty where
  /// rules leave that open.
  ///
  /// - Parameter clocks: those of a place before it.
  func clocks(_ clocks: DriverClocks, at moment: Int, _ clock: ClockRules) -> [DriverClocks] {
    let rules = (clock.asOne.first ?? clock).rules
    // The parts of a rest in a berth are many.
    if rules.shift != nil, clock.hasBerth { return [] }
    let before = clocks.asOne(by: clock.rules)
    var clocks = DriverClocks(from: moment)
    // Longer days are counted from there on.
    (clocks.dayStart, clocks.extendedDays) = (before.dayStart, before.extendedDays)
    clocks.drivingOfDay = min(drivingOfDay, rules.dailyDriving?.most ?? .max)
    clocks.reducedRests = -(rules.dailyRest?.mostReduced ?? 0)
    clocks.hasRestPart = true
    guard let rule = rules.drivingBreak else { return [clocks] }
    clocks.pause = rule.least
    if rule.isAnyPause { return [clocks] }
    clocks.driving = driving
    if rule.parts.count < 2 { return [clocks] }
    var rested = clocks
    (rested.driving, rested.breakParts) = (drivingBeforePart, rule.parts.count - 1)
    return [clocks, rested]
  }
}

extension PlanTrip {
  /// How much one has driven when one leaves a visit if one rests at a place before it, or if one has driven
  /// so much at the start; the least first.
  fileprivate func driven(to visit: Int, from start: Int) -> [Int] {
    if stops[visit].allowsRest { return [0] }
    let there = stops[visit].along + stops[visit].out
    let places = stops[..<visit].filter(\.isRest).map { there - $0.along + $0.back }
    return (places + [start + there]).sorted()
  }
}
