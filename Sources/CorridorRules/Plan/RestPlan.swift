package import CorridorHours

/// A place on the way where one may rest, or to which one has to go.
package struct PlanStop: Hashable, Sendable {
  /// Seconds of driving from the start along the route to the place.
  package var along: Int
  /// Seconds of driving from the route to the place, and back to the route.
  package var out: Int
  package var back: Int
  /// Whether it has to be visited.
  package var isVisit: Bool
  /// How long one works there.
  package var service: Int
  package var allowsRest: Bool
  /// How long a ferry or train takes that one boards there, on which one rests; 0 for none.
  package var crossing = 0
  /// How long filling the tank takes; nil where there is no fuel.
  package var refuelling: Int?
  /// What a millilitre costs, in any unit of money.
  package var price = 0
  /// The number of the place, the same for each time at which a route passes it; nil if it is none.
  package var place: Int?
  /// The fuel that is used on the way to the place and back, in millilitres.
  package var fuel = FuelUse()
  /// When one may come to rest, or begin to work, in seconds since 1970, in order; nil if at any time.
  package var times: [Range<Int>]?
  /// Whether a break takes no time there beside the work, as where two drivers change who both work.
  var hasFreeBreak = false

  package init(
    along: Int, out: Int = 0, back: Int = 0, isVisit: Bool = false, service: Int = 0,
    allowsRest: Bool = true, times: [Range<Int>]? = nil
  ) {
    self.along = along
    self.out = out
    self.back = back
    self.isVisit = isVisit
    self.service = service
    self.allowsRest = allowsRest
    self.times = times
  }

  /// The driving to the place and back.
  var way: Int { out + back }

  /// The work there, none where one only rests.
  var work: Int { isVisit ? service : 0 }

  /// What a break there takes of the time that it takes at most places; a ferry's time is work there.
  func pause(_ most: Int) -> Int { hasFreeBreak || crossing > 0 ? 0 : most }

  /// Whether one may rest there, or has to.
  var isRest: Bool { allowsRest || crossing > 0 }

  /// The time from a moment on in which one may be there; nil if there is none.
  func time(from moment: Int) -> Range<Int>? {
    guard let times else { return moment..<Int.max / 2 }
    guard let next = times.first(where: { !$0.isEmpty && $0.upperBound > moment }) else {
      return nil
    }
    return max(next.lowerBound, moment)..<next.upperBound
  }
}

/// The fuel that is used to a place, in millilitres.
package struct FuelUse: Hashable, Sendable {
  /// From the start along the route to the place.
  package var along = 0
  /// From the route to the place, and back to the route.
  package var out = 0
  package var back = 0

  package init(along: Int = 0, out: Int = 0, back: Int = 0) {
    self.along = along
    self.out = out
    self.back = back
  }
}

/// The tank of a vehicle, in millilitres.
package struct FuelTank: Hashable, Sendable {
  package var capacity: Int
  package var start: Int
  /// What has to be in the tank at any time.
  package var reserve = 0
  /// What has to be left at the end, if that is more than the reserve.
  package var end = 0
  /// The least that one buys at a place.
  package var leastPurchase = 1

  package init(capacity: Int, start: Int, reserve: Int = 0) {
    self.capacity = capacity
    self.start = start
    self.reserve = reserve
  }
}

/// How to choose among plans by what they cost.
package struct PlanCosts: Hashable, Sendable {
  /// How much later than the earliest plan one may end, in seconds.
  package var slack: Int
  /// What an hour of the journey costs, in the unit of prices.
  package var perHour: Int

  package init(slack: Int = 0, perHour: Int = 0) {
    self.slack = slack
    self.perHour = perHour
  }

  /// What so much time costs.
  package func cost(ofSeconds seconds: Int) -> Int {
    let (hours, rest) = seconds.quotientAndRemainder(dividingBy: 3600)
    return hours * perHour + rest * perHour / 3600
  }
}

/// A journey for which rests are to be found.
package struct PlanTrip: Sendable {
  /// The places in the order of travel; the last is the end of the journey and has to be visited.
  package var stops: [PlanStop]
  /// The driver's clocks at the start.
  package var clocks: DriverClocks
  package var rules: DrivingRules
  package var zone: TimeZoneRules
  /// Whether rests are taken in a sleeper berth.
  package var hasBerth = true
  /// Nil if fuel is of no concern.
  package var tank: FuelTank?
  /// Nil if the tank is filled wherever one stops for fuel, and the plan is the earliest at any cost.
  package var costs: PlanCosts?
  /// How long it takes two drivers to change where they stop for nothing else.
  package var changeSeconds = 300
  /// Whether behind every place where one rests there is another, to which one may go on if the place is
  /// full.
  package var hasBackups = false
  /// What is not done because one could not go on from there if the place were full.
  var restsWithoutBackup: Set<Stay> = []

  package init(
    _ stops: [PlanStop], from clocks: DriverClocks, by rules: DrivingRules, in zone: TimeZoneRules
  ) {
    self.stops = stops
    self.clocks = clocks
    self.rules = rules
    self.zone = zone
  }

  /// A place, with the rests before and after the work there, in seconds; of those that end a day it is all
  /// the same how long they are.
  struct Stay: Hashable {
    var stop: Int
    var restBefore: Int
    var restAfter: Int
  }

  /// A stay that is left out if there is no way to go on from it.
  func stay(at stop: Int, restBefore: Int, restAfter: Int) -> Stay {
    let longest = rules.dailyRest?.reduced ?? rules.shift?.rest ?? .max
    return Stay(
      stop: stop, restBefore: min(restBefore, longest), restAfter: min(restAfter, longest))
  }

  /// Drives from a place, or from the start (-1), to another; false if that is not allowed.
  func drive(
    from: Int, to number: Int, _ clock: ClockRules, _ clocks: inout DriverClocks
  ) -> Bool {
    let start = from < 0 ? 0 : stops[from].along - stops[from].back
    return clock.drive(stops[number].along - start, &clocks)
      && clock.drive(stops[number].out, &clocks)
  }

  /// What is used from a place, or from the start (-1), to another, in millilitres.
  func fuel(from: Int, to number: Int) -> Int {
    let start = from < 0 ? 0 : stops[from].fuel.along - stops[from].fuel.back
    return stops[number].fuel.along + stops[number].fuel.out - start
  }
}

/// Where to rest and for how long, so that one arrives as early as rules allow.
package struct RestPlan: Sendable {
  package struct Stop: Hashable, Sendable {
    /// The number of the place.
    package var stop: Int
    package var arrival: Int
    /// Rest before the work, time of waiting, work, and rest after it, in seconds.
    package var restBefore: Int
    package var waiting: Int
    package var service: Int
    package var restAfter: Int
    /// Whether these rests are each one of the two parts of a rest.
    package var isPartBefore = false
    package var isPartAfter = false
    /// When a rest that ends here began that a ferry interrupts, and how long it is without interruptions;
    /// nil if none ends here.
    package var interruptedRest: InterruptedRest?
    /// Whether the other driver drives on, and how long changing takes.
    package var isChange = false
    package var changing = 0
    /// What is bought, in millilitres; nil if nothing is.
    package var fuel: Int?
    /// What is in the tank when one leaves, in millilitres; 0 without one.
    package var tank = 0
    /// The driver's clocks when he leaves.
    package var clocks: DriverClocks
    /// What has to be in the tank on departure to get to the backup, besides the reserve.
    var backupFuel = 0
    /// Where to go if the place is full; nil if that was not asked for, or one does not rest there.
    package var backup: Backup?

    package var departure: Int { clocks.now }

    package struct InterruptedRest: Hashable, Sendable {
      package var start: Int
      package var seconds: Int
    }
  }

  /// Another place to rest, if one is full.
  package struct Backup: Hashable, Sendable {
    /// The number of the place, and when one arrives there.
    package var stop: Int
    package var arrival: Int
    /// When one has to leave the full place at the latest, so that the journey can go on so; no later than
    /// one would have left it.
    package var decision: Int
    /// When the journey ends if one goes on at once.
    package var end: Int
  }

  /// The places where one stops, in order; the last is the end of the journey.
  package var stops: [Stop]
  /// The journey ends.
  package var end: Int
  /// No plan ends earlier; the same as ``end`` if all ways were looked at and it is the earliest.
  package var earliest: Int
  /// What the fuel and the time cost, and what no plan that is in time falls below, in the unit of
  /// prices; nil if costs are of no concern.
  package var cost: Int?
  package var leastCost: Int?
  /// By when the journey had to end; nil if costs are of no concern.
  package var latest: Int?
  /// When the journey ends, and what it costs, by a plan without backups; nil if none were asked for.
  package var withoutBackups: Outcome?

  package struct Outcome: Hashable, Sendable {
    package var end: Int
    package var cost: Int?
  }

  /// What a driver does, of two the one who drives first or the other; the journey ends with a rest.
  package func log(
    of trip: PlanTrip, second isSecond: Bool = false
  ) throws(DutyLogError) -> DutyLog {
    var periods: [DutyPeriod] = []
    var isDriving = !isSecond
    var now = trip.clocks.now
    func add(_ duty: Duty, until end: Int) {
      periods.append(
        DutyPeriod(
          duty, from: Instant(seconds: Int64(now)), to: Instant(seconds: Int64(end))))
      now = end
    }
    let rest = trip.hasBerth ? Duty.sleeper : .rest
    for stop in stops {
      add(isDriving ? .driving : .available, until: stop.arrival)
      add(rest, until: now + stop.restBefore)
      add(.available, until: now + stop.waiting)
      add(.work, until: now + stop.service)
      add(trip.stops[stop.stop].crossing > 0 ? .ferry : rest, until: now + stop.restAfter)
      add(.available, until: now + stop.changing)
      if stop.isChange { isDriving.toggle() }
    }
    add(rest, until: now + 60)
    return try DutyLog(periods, drivers: trip.isOfTwo ? 2 : 1, in: trip.zone)
  }
}

/// Why there is no plan.
package enum PlanError: Error, Hashable {
  /// Between two places there is more driving than is allowed; with the number of the last place that
  /// can be reached, -1 for none, and how far one may drive at most, in seconds along the route.
  case outOfReach(Int, along: Int)
  /// No place in reach allows to go on; with the number of the last place that can be reached, -1 for
  /// none.
  case stuck(Int)
  /// No plan is among those that were looked at; with the number of the last place that was reached.
  case notFound(Int)
  case cancelled
  /// The fuel does not last, wherever one takes some; with the number of the last place in reach.
  case outOfFuel(Int)
  /// There is a plan, but none was found in which each place to rest has another behind it; with the
  /// number of the last place that was reached.
  case noBackup(Int)
  /// Places are not in order, or the last need not be visited; with the number of the place.
  case badStop(Int)
}
