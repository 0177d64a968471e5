/// Ferries and trains that are near a place: so little driving from it that a rest there and one aboard
/// may be one rest that is interrupted.
struct NearFerries {
  /// The number of the first at the place or behind it.
  var next: Int?
  /// How long those take to which one comes behind the place, in order.
  var ahead: [Int] = []
  /// How long those take that are near before the place.
  var behind = 0
  /// Whether there are any, before the place, at it or behind it.
  var isNear = false
  /// The places that are near behind it, and whether one may rest at one of them or end the journey.
  var placesAhead = 0..<0
  var isRestAhead = false
}

extension PlanTrip {
  /// What ferries and trains are near each place; empty if there are none, or rules let them interrupt no
  /// rest.
  var nearFerries: [NearFerries] {
    guard let rule = rules.interruptedRest, stops.contains(where: { $0.crossing > 0 }) else {
      return []
    }
    let ferries = stops.indices.filter { stops[$0].crossing > 0 }
    return stops.indices.map { number in
      let along = stops[number].along
      func isNear(_ other: Int) -> Bool { abs(stops[other].along - along) <= rule.most }
      let next = ferries.filter { $0 > number && isNear($0) }
      var near = NearFerries(
        ahead: next.prefix(rule.mostTimes).map { stops[$0].crossing },
        isNear: ferries.contains(where: isNear))
      if near.isNear {
        near.behind = ferries.filter { $0 < number && isNear($0) }
          .reduce(0) { $0 + stops[$1].crossing }
        near.next = stops[number].crossing > 0 ? number : next.first
        near.placesAhead = stops.indices.dropFirst(number + 1).prefix(while: isNear).indices
        near.isRestAhead = near.placesAhead.contains { stops[$0].isRest || $0 == stops.count - 1 }
      }
      return near
    }
  }
}

/// The last rests of a way, of which one with a ferry or train may be joined with another.
struct RecentRests {
  struct Rest: Equatable {
    var seconds: Int
    /// How long it is on a ferry or train.
    var aboard: Int
    /// Whether it goes on with a rest that was interrupted before it.
    var isContinued: Bool
  }

  /// The last first, each with what has interrupted it and those behind it until now.
  var rests: [Rest] = []
  var interruptions: [Int] = []

  /// Whether what may be done after others may be done after these.
  func isNoWorse(than other: RecentRests) -> Bool {
    if rests.isEmpty { return true }
    return rests == other.rests
      && zip(interruptions, other.interruptions).allSatisfy { $0 >= $1 }
  }
}

/// Rests that ferries and trains interrupt.
extension PlanSearch {
  /// Whether a day ends with a rest, which may be longer.
  func endsDay(_ rest: Int, isPart: Bool) -> Bool {
    rest >= dayEnd || isPart && rest > 0 && clock.mayInterrupt
  }

  /// Whether a rest at a place is taken as a part of another: it may be tried both ways if it can be.
  ///
  /// - Parameter isUsual: whether it is one of those that are tried everywhere. Of these only breaks are
  ///   parts of a rest that a ferry interrupts, since others are longer than such a part has to be.
  func kinds(of rest: Int, isUsual: Bool, at number: Int, _ clocks: DriverClocks) -> [Bool] {
    let mayBePart = !isUsual || rest <= clock.rules.drivingBreak?.least ?? 0
    if clocks.interrupted != nil { return mayBePart ? [true] : [] }
    guard !ferries.isEmpty, clock.mayInterrupt, !clocks.isFresh else {
      return clock.kinds(of: rest)
    }
    let near = ferries[number]
    let isAboard = trip.stops[number].crossing > 0
    let isFirst =
      mayBePart && (isAboard ? near.isRestAhead : !near.ahead.isEmpty)
      && clock.interruptedLevel(rest, aboard: 0) == 0
    // What is one of the usual ones, too, has been tried.
    let isKnown = !isUsual && !isAboard && rests.contains(rest)
    return (isKnown ? [] : [false]) + (isFirst ? [true] : [])
  }

  /// The parts at a place with which a rest that a ferry interrupts is as long as a daily or weekly one.
  func interruptedRests(at number: Int, _ clocks: DriverClocks) -> [Int] {
    guard !ferries.isEmpty, clock.mayInterrupt else { return [] }
    let part = clocks.interrupted
    var sum = part?.seconds ?? 0
    var sums = part?.aboard ?? 0 > 0 ? [sum] : []
    for crossing in ferries[number].ahead {
      sum += crossing
      sums.append(sum)
    }
    let weekly = clock.rules.weeklyRest
    let all = [clock.rules.interruptibleRest, weekly?.reduced, weekly?.regular].compactMap { $0 }
    let parts = all.flatMap { whole in sums.map { whole - $0 } }
    return Set(parts).filter { $0 > 0 }.sorted()
  }

  /// The last rests of a way, with those at the place where one is.
  func recentRests<W: PlanWay>(of way: W) -> RecentRests {
    guard let rule = clock.rules.interruptedRest, !ferries.isEmpty else { return RecentRests() }
    var recent = RecentRests()
    var interruption = 0
    func add(_ seconds: Int, isAboard: Bool, isContinued: Bool) {
      guard seconds > 0, interruption <= rule.most, recent.rests.count < rule.mostTimes else {
        return
      }
      recent.rests.append(
        RecentRests.Rest(
          seconds: seconds, aboard: isAboard ? seconds : 0, isContinued: isContinued))
      recent.interruptions.append(interruption)
    }
    func isContinued(behind label: Int) -> Bool {
      (label < 0 ? trip.clocks : arena[label].clocks).interrupted != nil
    }
    var (at, from) = (way.parent, way.clocks.now)
    if let label = way as? Label {
      addRests(of: label, until: &from)
    }
    func addRests(of label: Label, until now: inout Int) {
      let end = label.clocks.now - label.changing
      interruption += now - end
      add(
        label.restAfter, isAboard: trip.stops[label.stop].crossing > 0,
        isContinued: label.restBefore > 0
          ? label.isPartBefore && label.isPartAfter : isContinued(behind: label.parent))
      let rested = label.arrival + label.restBefore
      interruption += end - label.restAfter - rested
      add(label.restBefore, isAboard: false, isContinued: isContinued(behind: label.parent))
      now = label.arrival
    }
    while at >= 0, recent.rests.count < rule.mostTimes, interruption <= rule.most {
      addRests(of: arena[at], until: &from)
      at = arena[at].parent
    }
    return recent
  }

  /// The last rests of a way that a ferry, or the rest at the end, may be joined with, if one goes on at once,
  /// or that have been on one.
  func joinableRests<W: PlanWay>(of way: W, at number: Int) -> RecentRests {
    guard let rule = clock.rules.interruptedRest else { return RecentRests() }
    var recent = recentRests(of: way)
    var count = (recent.rests.lastIndex { $0.aboard > 0 } ?? -1) + 1
    if let ferry = ferries[number].next {
      let driving = trip.stops[ferry].along - trip.stops[number].along
      let aboard = ferries[number].ahead.reduce(ferry == number ? trip.stops[ferry].crossing : 0, +)
      let near = recent.interruptions.prefix { $0 + driving <= rule.most }.count
      let all = recent.rests.prefix(near).reduce(aboard) { $0 + $1.seconds }
      if clock.interruptedLevel(all, aboard: aboard) > 0 { count = max(count, near) }
    }
    let left = trip.stops[trip.stops.count - 1].along - trip.stops[number].along
    count = max(count, recent.interruptions.prefix { $0 + left <= rule.most }.count)
    recent.rests.removeSubrange(count...)
    recent.interruptions.removeSubrange(count...)
    return recent
  }

  /// Whether rules would join a rest, or a crossing, with those a little before otherwise than was meant.
  func joins(_ seconds: Int, isAboard: Bool, behind label: Label) -> Bool {
    guard !ferries.isEmpty, ferries[label.stop].isNear else { return false }
    // Those of the rest that is gone on with are meant.
    let meant = label.clocks.interrupted?.times ?? 0
    return joins(seconds, isAboard: isAboard, with: recentRests(of: label).rests[...], but: meant)
  }

  private func joins(
    _ seconds: Int, isAboard: Bool, with recent: ArraySlice<RecentRests.Rest>, but meant: Int = 0
  ) -> Bool {
    for first in recent.indices where first >= meant && !recent[first].isContinued {
      var (sum, aboard, level) = (0, 0, 0)
      for rest in recent[...first].reversed() {
        (sum, aboard) = (sum + rest.seconds, max(aboard, rest.aboard))
        if aboard > 0 || sum == rest.seconds {
          level = max(level, clock.interruptedLevel(sum, aboard: aboard))
        }
      }
      aboard = max(aboard, isAboard ? seconds : 0)
      if aboard > 0, clock.interruptedLevel(sum + seconds, aboard: aboard) > level { return true }
    }
    return false
  }

  /// Whether the next ferry would be joined with a rest that is not meant to be, if one goes on at once.
  func isDoomed<W: PlanWay>(_ way: W, at number: Int) -> Bool {
    guard let rule = clock.rules.interruptedRest, way.clocks.interrupted == nil,
      let ferry = ferries[number].next
    else { return false }
    let recent = recentRests(of: way)
    let driving = trip.stops[ferry].along - trip.stops[number].along
    let count = recent.interruptions.prefix { $0 + driving <= rule.most }.count
    return joins(trip.stops[ferry].crossing, isAboard: true, with: recent.rests.prefix(count))
  }

  /// Whether the journey may end behind a label, where rules join the rest at the end with those on a ferry
  /// shortly before, and around it.
  func mayEnd(behind label: Label) -> Bool {
    guard clock.mayEnd(label.clocks) else { return false }
    if ferries.isEmpty { return true }
    let recent = recentRests(of: label).rests
    // The last goes on at the end if nothing was done after it.
    let last = label.clocks.rested > 0 ? 1 : 0
    // What is joined with the rest at the end is no break of the day, nor the end of another.
    var (sum, aboard, joined) = (0, 0, 0)
    for (number, rest) in recent.enumerated() {
      aboard = max(aboard, rest.aboard)
      if number < last { continue }
      sum += rest.seconds
      if !rest.isContinued, aboard > 0, clock.interruptedLevel(sum, aboard: aboard) == 0 {
        joined = number + 1
      }
    }
    let meant = max(label.clocks.interrupted?.times ?? 0, last)
    let dayEnd = clock.rules.dailyDriving?.dayEnd ?? .max
    guard recent.prefix(joined).dropFirst(meant).allSatisfy({ $0.seconds < dayEnd }) else {
      return false
    }
    let least = clock.rules.workBreak?.leastPart ?? 0
    let breaks = recent.prefix(joined).dropFirst(last).map(\.seconds).filter { $0 >= least }
    let besides = label.clocks.rested + breaks.reduce(0, +)
    return ([label.clocks] + label.clocks.second).allSatisfy {
      clock.hasBreaks(of: $0, besides: besides)
    }
  }

  /// What is left at least of a rest that is gone on with; nothing if that may be at the end.
  func leftOfRest(_ clocks: DriverClocks, from number: Int) -> Int {
    guard let part = clocks.interrupted, let rule = clock.rules.interruptedRest else { return 0 }
    let last = trip.stops.count - 1
    if trip.stops[last].along - trip.stops[min(number, last)].along <= rule.most { return 0 }
    return max((clock.rules.interruptibleRest ?? 0) - part.seconds, 0)
  }

  /// Clocks that are no worse than those after the rest that is gone on with, if one is: what is driven
  /// until then is of the day before.
  func rested(_ clocks: DriverClocks) -> DriverClocks {
    guard let part = clocks.interrupted, let rule = clock.rules.interruptedRest else {
      return clocks
    }
    var rested = clocks
    rested.beginDay(at: clocks.now)
    rested.interrupted = nil
    (rested.driving, rested.work) = (part.interruption - rule.most, 0)
    rested.drivingOfDay = rested.driving
    rested.second = clocks.second.map(self.rested)
    return rested
  }
}
