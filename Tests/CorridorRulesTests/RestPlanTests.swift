import CorridorHours
import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorRules

@Suite struct `Plans of rests` {
  static let zone = TimeZoneRules(offsetSeconds: 3600)
  /// Monday, 6:00.
  static let start = 1_795_410_000

  static func clocks(from start: Int = start) -> DriverClocks { DriverClocks(from: start) }

  /// Places of which one may rest at each, at minutes of driving, and the end.
  static func trip(
    _ minutes: [Int], to end: Int, by rules: DrivingRules = .eu, from start: Int = start
  ) -> PlanTrip {
    PlanTrip(
      minutes.map { PlanStop(along: $0 * 60) }
        + [PlanStop(along: end * 60, isVisit: true, allowsRest: false)],
      from: clocks(from: start), by: rules, in: zone)
  }

  /// The rests of a plan: the place and minutes.
  static func rests(_ plan: RestPlan) -> [[Int]] {
    plan.stops.flatMap { stop in
      [[stop.stop, stop.restBefore / 60], [stop.stop, stop.restAfter / 60]].filter { $0[1] > 0 }
    }
  }

  @Test func `rest no more than rules ask`() throws {
    let none = try Self.trip([60, 120], to: 270).plan()
    #expect(Self.rests(none) == [])
    #expect(none.end == Self.start + 270 * 60)
    let whole = try Self.trip([200], to: 271).plan()
    #expect(Self.rests(whole) == [[0, 45]])
    let parts = try Self.trip([100, 260], to: 500).plan()
    #expect(parts.end == Self.start + (500 + 45) * 60)
    let day = try Self.trip([250, 500], to: 700).plan()
    #expect(Self.rests(day) == [[0, 45], [1, 540]])
  }

  @Test func `say how far one comes`() throws {
    #expect(throws: PlanError.outOfReach(0, along: 370 * 60)) {
      try Self.trip([100], to: 700).plan()
    }
    #expect(throws: PlanError.outOfReach(-1, along: 270 * 60)) {
      try Self.trip([300], to: 700).plan()
    }
    #expect(throws: PlanError.badStop(1)) { try Self.trip([100, 50], to: 700).plan() }
    #expect(throws: PlanError.badStop(-1)) {
      try PlanTrip([], from: Self.clocks(), by: .eu, in: Self.zone).plan()
    }
  }

  struct Case: CustomTestStringConvertible {
    var name: String
    var rules: DrivingRules
    var stops: [PlanStop]
    /// Minutes from the start.
    var end: Int
    var clocks = `Plans of rests`.clocks()
    var hasBerth = true

    var testDescription: String { name }
  }

  /// A place, with minutes of driving and of work, and hours from Monday, 6:00.
  static func place(
    _ minutes: Int, service: Int? = nil, rest: Bool = true, from: Double? = nil, to: Double = 30
  ) -> PlanStop {
    let times = from.map { [start + Int($0 * 3600)..<start + Int(to * 3600)] }
    return PlanStop(
      along: minutes * 60, isVisit: service != nil, service: (service ?? 0) * 60,
      allowsRest: rest, times: times)
  }

  static func clocks(hours: Int, _ change: (inout DriverClocks) -> Void) -> DriverClocks {
    var clocks = Self.clocks(from: start + hours * 3600)
    change(&clocks)
    return clocks
  }

  static let sunday: Case = {
    var clocks = Self.clocks(from: start - 86_400 + 280 * 60)
    clocks.dayStart -= 340 * 60
    (clocks.drivingOfDay, clocks.workOfDay) = (270 * 60, 270 * 60)
    (clocks.drivingOfWeek, clocks.workOfWeek, clocks.breaksOfDay) = (270 * 60, 270 * 60, 45 * 60)
    let hours = [0, 4.5, 5, 9.5, 14, 14.5, 19, 23.5, 24]
    var places = hours.map { place(255 + Int($0 * 60)) }
    places.insert(place(265), at: 1)
    return Case(
      name: "a day may be extended in the old week", rules: .eu,
      stops: places + [place(255 + 1710, service: 0, rest: false)], end: 3855 - 1160, clocks: clocks
    )
  }()

  static let cases = [
    Case(
      name: "the rest at the end is no break of the day", rules: .eu,
      stops: [place(240, service: 180)], end: 450),
    Case(
      name: "seven hours end the work of a day", rules: .eu,
      stops: [
        place(180, service: 165), place(210, service: 15, from: 14, to: 20),
        place(240, service: 0, rest: false),
      ], end: 885),
    Case(
      name: "rests next to each other are one", rules: .eu,
      stops: [
        place(240), place(240, service: 0, from: 13.25), place(480),
        place(660, service: 0, rest: false),
      ], end: 1260),
    Case(
      name: "a rest before the first driving is no break", rules: .eu,
      stops: [
        place(0), place(60, service: 1, rest: false, from: 1.5, to: 20), place(240),
        place(300, service: 0, rest: false),
      ], end: 376),
    Case(
      name: "a break before a long service", rules: .eu,
      stops: [
        place(60), place(240), place(255, service: 210, rest: false),
        place(270, service: 0, rest: false),
      ], end: 510),
    sunday,
    Case(
      name: "who waits does not drive", rules: .us(),
      stops: [
        place(240, service: 0, rest: false, from: 5), place(540, service: 0, rest: false),
      ], end: 600),
    Case(
      name: "a rest until the next week", rules: .eu,
      stops: [place(0), place(60, service: 0, rest: false)], end: 7 * 1440 - 300,
      clocks: clocks(hours: 96) { $0.drivingOfWeek = 56 * 3600 }),
    Case(
      name: "a rest until the next day", rules: .us(),
      stops: [place(0), place(60, service: 0, rest: false)], end: 19 * 60,
      clocks: clocks(hours: 14) { for day in 1...7 { $0.dutyOfDays[day] = 36_000 } }),
    Case(
      name: "a longer part before a window", rules: .us(),
      stops: [
        place(180), place(240, service: 120, rest: false, from: 13.5, to: 13.75),
        place(660, service: 0, rest: false),
      ], end: 1350),
    Case(
      name: "a first part before a wait", rules: .eu,
      stops: [
        place(130, service: 105, from: 7.25, to: 8.25), place(222),
        place(444, service: 0, rest: false),
      ], end: 884),
    Case(
      name: "a rest completes a wait", rules: .us(),
      stops: [place(240, from: 4.25), place(640, service: 0, rest: false)], end: 670),
    Case(
      name: "a wait before a place opens", rules: .us(),
      stops: [place(60, service: 60), place(300, from: 7), place(750, service: 0, rest: false)],
      end: 1470, hasBerth: false),
  ]

  @Test(arguments: cases)
  func `of days that were worked by hand end as early`(one: Case) throws {
    var trip = PlanTrip(one.stops, from: one.clocks, by: one.rules, in: Self.zone)
    trip.hasBerth = one.hasBerth
    let plan = try trip.plan()
    #expect((plan.end - Self.start) / 60 == one.end, "\(plan.stops)")
    // A log says nothing of what was before.
    if one.clocks == Self.clocks() {
      #expect(one.rules.breaches(in: try plan.log(of: trip)) == [])
    }
  }

  /// What need not be so yet: the breaks of a day may come later in it, and a ferry may make a longer rest
  /// of one.
  private static func mayPass(_ trip: PlanTrip) -> [Breach.Kind] {
    let isByFerry = trip.stops.contains { $0.crossing > 0 }
    return isByFerry ? [.breaksOfDay, .dailyRest, .reducedRests] : [.breaksOfDay]
  }

  /// The rest until one no longer works at night.
  private static func untilMorning(_ now: Int, _ rules: DrivingRules) -> [Int] {
    // The zone is an hour ahead of UTC.
    rules.nightWork.map { [86_400 - (now + 3600 - $0.nightMinutes.upperBound * 60) % 86_400] } ?? []
  }

  /// The earliest end by trying all rests at all places, as the judge of logs sees it.
  static func brute(_ trip: PlanTrip, rests: [Int], waits: [Int] = []) -> Int? {
    var best: Int?
    let end = trip.stops.last?.along ?? 0
    var periods: [(Duty, Int)] = []
    let rest: Duty = trip.hasBerth ? .sleeper : .rest
    let mayPass = Self.mayPass(trip)
    func judge(isEnd: Bool = false) -> Bool {
      var all: [DutyPeriod] = []
      var now = trip.clocks.now
      for (duty, seconds) in periods + [(rest, 60)] {
        all.append(
          DutyPeriod(
            duty, from: Instant(seconds: Int64(now)), to: Instant(seconds: Int64(now + seconds))))
        now += seconds
      }
      guard let log = try? DutyLog(all, in: trip.zone) else { return false }
      return trip.rules.breaches(in: log).allSatisfy { !isEnd && mayPass.contains($0.kind) }
    }
    func go(_ number: Int, _ now: Int, _ along: Int) {
      if let best, now + end - along >= best { return }
      let stop = trip.stops[number]
      let arrival = now + stop.along - along + stop.out
      let isLast = number == trip.stops.count - 1
      // Passing by.
      if !stop.isVisit { go(number + 1, now, along) }
      let kept = periods.count
      periods.append((.driving, arrival - now))
      defer { periods.removeSubrange(kept...) }
      if !judge() { return }
      let before = stop.allowsRest ? rests + waits + untilMorning(arrival, trip.rules) : []
      for pause in (stop.isVisit ? [0] : []) + before {
        guard let time = stop.time(from: arrival + pause) else { continue }
        if !stop.isVisit, stop.time(from: arrival)?.lowerBound != arrival { continue }
        let wait = stop.isVisit ? time.lowerBound - arrival - pause : 0
        let mark = periods.count
        periods.append((rest, pause))
        periods.append((.available, wait))
        if stop.isVisit { periods.append((.work, stop.service)) }
        if stop.crossing > 0 { periods.append((.ferry, stop.crossing)) }
        let done = arrival + pause + wait + (stop.isVisit ? stop.service : 0) + stop.crossing
        let others = stop.isVisit && stop.allowsRest && stop.service > 0
        for after in [0] + (others ? rests + untilMorning(done, trip.rules) : []) {
          let mark = periods.count
          periods.append((rest, after))
          if judge(isEnd: isLast) {
            if isLast {
              if done + after < best ?? .max { best = done + after }
            } else {
              periods.append((.driving, stop.back))
              // Driving back counts from the place where one leaves the route.
              go(number + 1, done + after + stop.back, stop.along)
            }
          }
          periods.removeSubrange(mark...)
        }
        periods.removeSubrange(mark...)
      }
    }
    go(0, trip.clocks.now, 0)
    return best
  }

  /// How many random trips are tried, `CORRIDOR_RANDOM_TRIPS` or 100.
  static let trips =
    ProcessInfo.processInfo.environment["CORRIDOR_RANDOM_TRIPS"].flatMap { Int($0) } ?? 100

  /// Trips that once went wrong: a rest before a ferry that the end of the journey joined with it, and drivers
  /// who changed in a rest that was shorter than that takes.
  private static let faulty = [1647, 1834, 550, 1658, 2155, 2169]

  enum Sort: CaseIterable {
    case plain, visits, windows, ferries
  }

  static func random(_ sort: Sort, by rules: DrivingRules, _ random: inout SplitMix) -> PlanTrip {
    // Places about as far apart as one drives without a break, or nearer.
    let count = Int.random(in: 1...(sort == .windows ? 3 : 5), using: &random)
    var places: [Int] = []
    for _ in 0..<count {
      places.append((places.last ?? 0) + Int.random(in: 6...56, using: &random) * 5)
    }
    let end = (places.last ?? 0) + Int.random(in: 6...54, using: &random) * 5
    var trip = Self.trip(places, to: end, by: rules)
    for number in 0..<count where Int.random(in: 0..<3, using: &random) == 0 {
      trip.stops[number].out = Int.random(in: 0...20, using: &random) * 60
      trip.stops[number].back = trip.stops[number].out
    }
    if sort == .ferries { Self.addFerries(to: &trip, &random) }
    guard sort != .plain, sort != .ferries || Bool.random(using: &random) else { return trip }
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      let visit = Int.random(in: 0..<count, using: &random)
      if trip.stops[visit].crossing > 0 { continue }
      trip.stops[visit].isVisit = true
      trip.stops[visit].service = Int.random(in: 0...8, using: &random) * 900
      trip.stops[visit].allowsRest = Bool.random(using: &random)
    }
    guard sort == .windows else { return trip }
    for number in 0...count where Int.random(in: 0..<2, using: &random) == 0 {
      let hour = trip.stops[number].along * 3 / 2 + Int.random(in: -2...14, using: &random) * 3600
      let from = Self.start + max(hour, 0) / 900 * 900
      trip.stops[number].times = [from..<from + Int.random(in: 1...12, using: &random) * 3600]
    }
    return trip
  }

  /// Makes ferries of a place or two, with others near them.
  private static func addFerries(to trip: inout PlanTrip, _ random: inout SplitMix) {
    // In the US what another ferry takes away from a divided rest is not looked at.
    for _ in 0..<(trip.rules.shift == nil ? Int.random(in: 1...2, using: &random) : 1) {
      let number = Int.random(in: 0..<trip.stops.count - 1, using: &random)
      let ferry = trip.stops[number]
      trip.stops[number] = PlanStop(
        along: ferry.along, isVisit: true, service: 0, allowsRest: false)
      trip.stops[number].crossing = Int.random(in: 1...48, using: &random) * 900
      // The way to the next place, or from the one before.
      let isNext = Bool.random(using: &random)
      let near = isNext ? number + 1 : number
      let before = near > 0 ? trip.stops[near - 1].along : 0
      let shorter = trip.stops[near].along - before - Int.random(in: 1...12, using: &random) * 300
      for other in near..<trip.stops.count { trip.stops[other].along -= max(shorter, 0) }
    }
  }

  /// What makes a daily rest of a crossing, or of two.
  private static func crossingRests(_ trip: PlanTrip, by rules: DrivingRules) -> [Int] {
    let crossings = trip.stops.map(\.crossing).filter { $0 > 0 }
    guard let daily = rules.dailyRest, !crossings.isEmpty else { return [] }
    let others = (crossings + [crossings.reduce(0, +)]).map { daily.regular - $0 }
    return Set(others).filter { $0 > 0 }.sorted()
  }

  @Test(
    .timeLimit(.minutes(ProcessorTime.minutes(15))), arguments: Sort.allCases,
    [DrivingRules.eu, .us()])
  func `are those that trying all finds`(sort: Sort, rules: DrivingRules) throws {
    var feasible = 0
    for number in Array(0..<Self.trips / 4) + Self.faulty {
      var random = SplitMix(seed: UInt64(number))
      var trip = Self.random(sort, by: rules, &random)
      trip.hasBerth = !number.isMultiple(of: 3)
      let clock = ClockRules(trip)
      // Rests of a week are for longer journeys.
      var rests = clock.rests().filter { $0 < 24 * 3600 }
      if let rule = rules.drivingBreak, rule.isAnyPause {
        // With work a shorter one is a break, too.
        let short = trip.stops.map { rule.least - $0.service }.filter { $0 > 0 }
        rests += Set(short).subtracting(rests).sorted()
      }
      rests += Self.crossingRests(trip, by: rules).filter { !rests.contains($0) }
      let waits = sort == .windows ? Array(stride(from: 3600, through: 13 * 3600, by: 3600)) : []
      let expected = Self.brute(trip, rests: rests, waits: waits.filter { !rests.contains($0) })
      let comment: Comment = "\(sort), \(rules.name), number \(number): \(trip.stops)"
      do {
        let plan = try trip.plan()
        if sort == .windows {
          // A plan waits to the second, what is tried only to half an hour.
          #expect(plan.end <= expected ?? .max, comment)
        } else {
          #expect(plan.end == expected, comment)
        }
        let log = try plan.log(of: trip)
        #expect(rules.breaches(in: log).isEmpty, "\(comment) \(rules.breaches(in: log)) \(log)")
        feasible += 1
      } catch let error as PlanError {
        switch error {
        case .stuck, .outOfReach, .notFound: #expect(expected == nil, comment)
        case .outOfFuel, .noBackup, .badStop, .cancelled: throw error
        }
      }
    }
    #expect(feasible > Self.trips / 16)
  }
  /// Many places at random, some off the route.
  static func manyPlaces(
    _ count: Int, hours: Int, by rules: DrivingRules, seed: UInt64 = 7
  ) -> PlanTrip {
    var random = SplitMix(seed: seed)
    let places = (0..<count).map { _ in Int.random(in: 1..<hours * 60, using: &random) }.sorted()
    var trip = Self.trip(places, to: hours * 60, by: rules)
    for number in 0..<count {
      trip.stops[number].out = Int.random(in: 0...300, using: &random)
      trip.stops[number].back = Int.random(in: 0...300, using: &random)
    }
    return trip
  }

  @Test(arguments: [DrivingRules.eu, .us()])
  func `are legal where only the most promising are looked at`(rules: DrivingRules) throws {
    let trip = Self.manyPlaces(80, hours: rules.shift == nil ? 30 : 14, by: rules)
    let exact = try trip.plan(most: .max / 4)
    #expect(exact.earliest == exact.end)
    let quick = try trip.plan(most: 100)
    #expect(quick.earliest <= exact.end && exact.end <= quick.end)
    for plan in [exact, quick] { #expect(try rules.breaches(in: plan.log(of: trip)).isEmpty) }
  }

  @Test(arguments: [DrivingRules.eu, .us()])
  func `of long journeys are proven`(rules: DrivingRules) throws {
    var trip = Self.manyPlaces(130, hours: 40, by: rules)
    let plan = try trip.plan()
    // With a berth there may be too many ways.
    #expect(plan.end - plan.earliest < (rules.shift == nil ? 1 : 3600))
    #expect(try rules.breaches(in: plan.log(of: trip)).isEmpty)
    // Without a berth one can do nothing that one cannot do with it.
    trip.hasBerth = false
    let other = try trip.plan()
    #expect(other.earliest == other.end && other.end >= plan.end)
  }

  @Test func `among 2,000 stations are the cheapest`() throws {
    var random = SplitMix(seed: 5)
    var along = 0
    var stops = (0..<2000).map { _ in
      along += Int.random(in: 0...100, using: &random)
      var stop = PlanStop(along: along, allowsRest: false)
      stop.refuelling = 900
      stop.price = Int.random(in: 1300...1999, using: &random)
      stop.fuel.along = along * 6
      return stop
    }
    var end = PlanStop(along: along, isVisit: true, allowsRest: false)
    end.fuel.along = along * 6
    stops.append(end)
    var trip = PlanTrip(
      stops, from: Self.clocks(), by: DrivingRules(name: "none"), in: Self.zone)
    let tank = FuelTank(capacity: 300_000, start: 150_000, reserve: 20_000)
    (trip.tank, trip.costs) = (tank, PlanCosts(slack: 20 * 3600, perHour: 30_000_000))
    var fuel = FuelTrip(tank)
    fuel.use = end.fuel.along
    fuel.stops = stops.dropLast().map {
      FuelStop(along: $0.fuel.along, price: $0.price, cost: 7_500_000)
    }
    let plan = try trip.plan()
    #expect(plan.cost == (try fuel.plan().cost) + along * 30_000_000 / 3600)
    #expect(plan.leastCost == plan.cost)
  }

  @Test(arguments: [0, 1, 3])
  func `end before a reduced weekly rest has to be made up for`(weeks: Int) throws {
    var rules = DrivingRules.eu
    rules.weeklyRest?.compensatedInWeeks = weeks
    let trip = Self.manyPlaces(80, hours: 80, by: rules)
    let plan = try trip.plan()
    #expect(rules.breaches(in: try plan.log(of: trip)).isEmpty)
  }

  @Test func `of a journey of weeks have weekly rests`() throws {
    let trip = Self.manyPlaces(150, hours: 60, by: .eu)
    let plan = try trip.plan()
    #expect(try DrivingRules.eu.breaches(in: plan.log(of: trip)).isEmpty)
    #expect(Self.rests(plan).contains { $0[1] >= 24 * 60 })
  }

  @Test func `without a place for rest in reach do not take long to fail`() throws {
    var trip = Self.manyPlaces(300, hours: 40, by: .eu)
    trip.stops.removeAll { (20 * 3600..<25 * 3600).contains($0.along) }
    let last = try #require(trip.stops.lastIndex { $0.along < 20 * 3600 })
    #expect {
      try trip.plan()
    } throws: { error in
      guard case .outOfReach(last, let along)? = error as? PlanError else { return false }
      return (20 * 3600..<25 * 3600).contains(along)
    }
  }

  // MARK: - Ferries and fuel

  @Test func `rest on ferries`() throws {
    // Four hours to the quay, a crossing, and four hours from it.
    func plan(_ crossing: Int, from clocks: DriverClocks = Self.clocks()) throws -> RestPlan {
      var trip = Self.trip([240], to: 480)
      trip.clocks = clocks
      trip.stops[0].isVisit = true
      trip.stops[0].allowsRest = false
      trip.stops[0].crossing = crossing * 60
      let plan = try trip.plan()
      #expect(try DrivingRules.eu.breaches(in: plan.log(of: trip)).isEmpty)
      return plan
    }
    #expect(try plan(45).end == Self.start + (480 + 45) * 60)
    #expect(try plan(20 * 60).end == Self.start + (480 + 20 * 60) * 60)
    // Too short for a break.
    #expect(throws: PlanError.self) { try plan(30) }
    // A day ends aboard.
    let tired = Self.clocks(hours: 0) { clocks in
      (clocks.drivingOfDay, clocks.dayStart) = (5 * 3600, Self.start - 6 * 3600)
    }
    #expect(throws: PlanError.self) { try plan(8 * 60, from: tired) }
    #expect(try plan(9 * 60, from: tired).end == Self.start + (480 + 9 * 60) * 60)
    // Or on the quay and aboard, 3 and 8 hours with 10 minutes between them.
    var trip = Self.trip([240, 250], to: 480)
    trip.clocks = tired
    (trip.stops[1].isVisit, trip.stops[1].allowsRest) = (true, false)
    trip.stops[1].crossing = 8 * 3600
    let interrupted = try trip.plan()
    #expect(interrupted.end == Self.start + (480 + 11 * 60) * 60)
    #expect(interrupted.stops.map(\.restAfter) == [3 * 3600, 8 * 3600, 0])
    #expect(try DrivingRules.eu.breaches(in: interrupted.log(of: trip)).isEmpty)
    // An hour and a minute are too long.
    trip.stops[1].along = 301 * 60
    #expect(try trip.plan().end > interrupted.end)
  }

  @Test func `rest until no work is at night`() throws {
    // There are 11 hours of driving and work behind a rest from 18:00 on, of which 9 hours would be enough.
    var trip = Self.trip([60, 330], to: 600)
    trip.clocks = Self.clocks(hours: 11) { $0.drivingOfDay = 8 * 3600 }
    (trip.stops[1].isVisit, trip.stops[1].service) = (true, 7200)
    let plan = try trip.plan()
    #expect(plan.stops[0].restAfter == 10 * 3600)
    #expect(try DrivingRules.eu.breaches(in: plan.log(of: trip)).isEmpty)
  }

  @Test func `begin a day later where a ferry would arrive at night`() throws {
    // From a customer at 8:00 on there are more than ten hours of work, of which the last would be at 1:30.
    var trip = Self.trip([60, 300, 540, 642, 647], to: 707)
    trip.clocks = Self.clocks(hours: 11) { $0.drivingOfDay = 8 * 3600 }
    trip.stops[0] = Self.place(60, service: 20, from: 26, to: 30)
    trip.stops[3] = Self.place(642, service: 0, rest: false)
    trip.stops[3].crossing = 6 * 3600
    let plan = try trip.plan()
    let ferry = try #require(plan.stops.first { $0.stop == 3 })
    // At 4:00 the night is over.
    #expect(ferry.arrival + 6 * 3600 == Self.start + 46 * 3600)
    #expect(plan.earliest == plan.end && plan.end == Self.start + 46 * 3600 + (5 + 300 + 60) * 60)
    #expect(try DrivingRules.eu.breaches(in: plan.log(of: trip)).isEmpty)
  }

  /// A trip with stations at random, of which some are no places to rest: only on the ways to those is
  /// fuel used, a millilitre a second, and nothing on the ways to rests.
  private static func withStations(
    _ number: Int, _ random: inout SplitMix
  ) -> (trip: PlanTrip, stations: [Int]) {
    var trip = Self.random(.plain, by: number.isMultiple(of: 2) ? .eu : .us(), &random)
    let stations = trip.stops.indices.dropLast().filter { _ in Bool.random(using: &random) }
    for number in trip.stops.indices {
      let place = trip.stops[number]
      trip.stops[number].fuel = FuelUse(along: place.along)
      guard stations.contains(number) else { continue }
      trip.stops[number].refuelling = 900
      trip.stops[number].price = Int.random(in: 1...9, using: &random)
      if Bool.random(using: &random) {
        trip.stops[number].allowsRest = false
        trip.stops[number].fuel = FuelUse(along: place.along, out: place.out, back: place.back)
      }
    }
    let capacity = Int.random(in: 4...12, using: &random) * 3600
    trip.tank = FuelTank(
      capacity: capacity, start: Int.random(in: 1800...capacity, using: &random), reserve: 600)
    return (trip, stations)
  }

  /// All choices of some numbers.
  private static func choices(of numbers: [Int]) -> [[Int]] {
    (0..<1 << numbers.count).map { choice in
      numbers.enumerated().filter { choice >> $0.offset & 1 == 1 }.map(\.element)
    }
  }

  @Test(.timeLimit(.minutes(ProcessorTime.minutes(15))))
  func `fill the tank where that is the least time`() throws {
    for number in 0..<Self.trips {
      var random = SplitMix(seed: UInt64(number))
      let (trip, stations) = Self.withStations(number, &random)
      let expected = Self.choices(of: stations).compactMap { chosen -> Int? in
        guard let end = Self.end(of: trip, refuelledAt: chosen) else { return nil }
        return Self.purchases(trip, at: chosen) == nil ? nil : end
      }.min()
      let plan = try? trip.plan()
      #expect(plan?.end == expected, "number \(number)")
      guard let plan else { continue }
      #expect(try trip.rules.breaches(in: plan.log(of: trip)).isEmpty, "number \(number)")
      for stop in plan.stops { #expect(stop.tank >= 600, "number \(number)") }
    }
  }

  @Test(.timeLimit(.minutes(ProcessorTime.minutes(15))))
  func `buy where that costs the least`() throws {
    var cheaper = 0
    for number in 0..<Self.trips {
      var random = SplitMix(seed: UInt64(number))
      var (trip, stations) = Self.withStations(number, &random)
      let costs = PlanCosts(
        slack: [0, 900, 1800, 7200][number % 4],
        perHour: Bool.random(using: &random) ? 0 : Int.random(in: 0...9000, using: &random))
      trip.costs = costs
      trip.tank?.end = Bool.random(using: &random) ? 0 : 3600
      if Bool.random(using: &random) {
        trip.tank?.leastPurchase = Int.random(in: 1...3600, using: &random)
      }
      let all = Self.choices(of: stations).compactMap { chosen -> (end: Int, cost: Int)? in
        guard let fuel = Self.purchases(trip, at: chosen),
          let end = Self.end(of: trip, refuelledAt: chosen)
        else { return nil }
        return (end, fuel + costs.cost(ofSeconds: end - trip.clocks.now))
      }
      let first = all.map(\.end).min()
      let expected = all.filter { $0.end <= (first ?? 0) + costs.slack }.map(\.cost).min()
      let plan = try? trip.plan()
      #expect(plan?.cost == expected, "number \(number)")
      guard let plan, let tank = trip.tank else { continue }
      #expect(plan.earliest == first && plan.leastCost == expected, "number \(number)")
      #expect(try trip.rules.breaches(in: plan.log(of: trip)).isEmpty, "number \(number)")
      if plan.end > plan.earliest { cheaper += 1 }
      var (level, from) = (tank.start, 0)
      for stop in plan.stops {
        let place = trip.stops[stop.stop].fuel
        level -= place.along - from + place.out
        #expect(level >= tank.reserve, "number \(number)")
        if let fuel = stop.fuel {
          #expect(fuel >= tank.leastPurchase, "number \(number)")
          level += fuel
        }
        #expect(level == stop.tank && level <= tank.capacity, "number \(number)")
        level -= place.back
        from = place.along
      }
      #expect(level >= tank.end, "number \(number)")
    }
    #expect(cheaper > Self.trips / 200)
  }

  @Test func `have another place for every rest`() throws {
    var checked = 0
    for number in 0..<Self.trips {
      var random = SplitMix(seed: UInt64(number))
      var trip = Self.random(
        number.isMultiple(of: 3) ? .windows : .plain, by: number.isMultiple(of: 2) ? .eu : .us(),
        &random)
      guard let free = try? trip.plan() else { continue }
      trip.hasBackups = true
      guard let plan = try? trip.plan() else { continue }
      let comment: Comment = "number \(number)"
      #expect(plan.withoutBackups?.end == free.end && plan.end >= free.end, comment)
      #expect(try trip.rules.breaches(in: plan.log(of: trip)).isEmpty, comment)
      for stop in plan.stops where stop.restBefore + stop.restAfter > 0 {
        guard !trip.stops[stop.stop].isVisit else { continue }
        let backup = try #require(stop.backup, comment)
        checked += 1
        // Without the place the journey goes on as said, from the place before.
        #expect(backup.stop > stop.stop && backup.arrival > stop.arrival, comment)
        #expect(backup.decision >= stop.arrival, comment)
        #expect(backup.end >= free.end, comment)
      }
    }
    #expect(checked > Self.trips / 4)
  }

  @Test func `say the last moment to go on to another place`() throws {
    // After 4 h there is a place, and 20 minutes behind it another: one may hesitate as long as one would
    // have rested.
    var trip = Self.trip([240, 260], to: 500)
    trip.hasBackups = true
    let plan = try trip.plan()
    #expect(Self.rests(plan) == [[0, 45]])
    let backup = try #require(plan.stops[0].backup)
    #expect(backup.stop == 1 && backup.arrival == Self.start + 260 * 60)
    #expect(backup.end == plan.end)
    #expect(backup.decision == plan.stops[0].departure)
    // The day has to be over 15 h after its start: 25 minutes after the end by the backup.
    trip.clocks.dayStart -= 330 * 60
    let late = try #require(try trip.plan().stops[0].backup)
    #expect(late.decision == Self.start + 265 * 60)
    trip.clocks.dayStart = Self.start
    // None behind the last.
    trip.stops.remove(at: 1)
    #expect(throws: PlanError.noBackup(0)) { try trip.plan() }
  }

  // MARK: - Two drivers

  static func forTwo(_ trip: PlanTrip) -> PlanTrip {
    var made = trip
    made.clocks = DriverClocks(trip.clocks, beside: trip.clocks)
    made.rules = trip.rules.forTwo ?? trip.rules
    return made
  }

  @Test func `of two drivers go on while one of them rests`() throws {
    // 9 h without a place where they stop for longer.
    let change = try Self.forTwo(Self.trip([240], to: 500)).plan()
    #expect(change.end == Self.start + 505 * 60)
    #expect(change.stops.map(\.isChange) == [true, false])
    // One alone could not go on so soon.
    #expect(try Self.trip([240], to: 500).plan().end == Self.start + 545 * 60)
    // 20 h on a day, of which both drive an hour more than on others, or 9 h of rest for both.
    let day = try Self.forTwo(Self.trip([240, 480, 720, 960, 1080], to: 1200)).plan()
    #expect(day.end == Self.start + (1200 + 5 * 5) * 60, "\(day.stops)")
    let two = try Self.forTwo(Self.trip([240, 480, 720, 960, 1080], to: 1300)).plan()
    #expect(two.end == Self.start + (1300 + 540 + 4 * 5) * 60, "\(two.stops)")
  }

  @Test func `of two drivers change where they refuel`() throws {
    var trip = Self.forTwo(Self.trip([260, 520], to: 780))
    trip.tank = FuelTank(capacity: 300, start: 300)
    for (number, along) in [260, 520, 780].enumerated() { trip.stops[number].fuel.along = along }
    for number in 0..<2 {
      (trip.stops[number].allowsRest, trip.stops[number].refuelling) = (false, 900)
      (trip.stops[number].out, trip.stops[number].back) = (60, 60)
    }
    let plan = try trip.plan()
    #expect(plan.end == Self.start + (780 + 2 * 17) * 60)
    #expect(plan.stops.map(\.isChange) == [true, true, false])
    // The way to a place where they both refuel and change counts once.
    #expect(PlanSearch(trip, ClockRules(trip)).least <= plan.end)
  }

  /// The earliest end of two drivers by trying everything, as the judge of logs sees it.
  static func bruteOfTwo(_ trip: PlanTrip, rests: [Int]) -> Int? {
    var best: Int?
    let end = trip.stops.last?.along ?? 0
    var logs: [[(Duty, Int)]] = [[], []]
    var driver = 0
    func add(_ duty: Duty, _ seconds: Int, beside: Duty? = nil) {
      logs[driver].append((duty, seconds))
      logs[1 - driver].append((beside ?? duty, seconds))
    }
    let mayPass = Self.mayPass(trip)
    func judge(isEnd: Bool = false) -> Bool {
      logs.allSatisfy { periods in
        var all: [DutyPeriod] = []
        var now = trip.clocks.now
        for (duty, seconds) in periods + [(.sleeper, 60)] {
          let (start, end) = (Int64(now), Int64(now + seconds))
          all.append(DutyPeriod(duty, from: Instant(seconds: start), to: Instant(seconds: end)))
          now += seconds
        }
        guard let log = try? DutyLog(all, drivers: 2, in: trip.zone) else { return false }
        return DrivingRules.eu.breaches(in: log).allSatisfy { !isEnd && mayPass.contains($0.kind) }
      }
    }
    func go(_ number: Int, _ now: Int, _ along: Int) {
      if let best, now + end - along >= best { return }
      let stop = trip.stops[number]
      let isLast = number == trip.stops.count - 1
      if !stop.isVisit { go(number + 1, now, along) }
      let (kept, first) = (logs, driver)
      defer { (logs, driver) = (kept, first) }
      let way = stop.along - along + stop.out
      add(.driving, way, beside: .available)
      if !judge() { return }
      let arrived = logs
      let arrival = now + way
      let rested = stop.allowsRest ? rests + untilMorning(arrival, trip.rules) : []
      for before in (stop.isVisit || stop.allowsRest ? [0] : []) + rested {
        let isBrief = !stop.isVisit && before == 0
        let done = arrival + before + stop.work
        let others = stop.isVisit && stop.allowsRest && stop.service > 0
        for after in [0] + (others ? rests + untilMorning(done, trip.rules) : []) {
          for isChange in isBrief ? [true] : isLast ? [false] : [false, true] {
            (logs, driver) = (arrived, first)
            var spent = 0
            let pause = before + stop.work + stop.crossing + after
            for (duty, seconds) in [
              (Duty.sleeper, before), (.work, stop.work), (.ferry, stop.crossing),
              (.sleeper, after),
              (.available, isChange ? max(trip.changeSeconds - pause, 0) : 0),
            ] {
              add(duty, seconds)
              spent += seconds
            }
            guard judge(isEnd: isLast) else { continue }
            let done = now + way + spent
            if isLast {
              best = min(best ?? .max, done)
              continue
            }
            if isChange { driver = 1 - driver }
            add(.driving, stop.back, beside: .available)
            go(number + 1, done + stop.back, stop.along)
          }
        }
      }
    }
    go(0, trip.clocks.now, 0)
    return best
  }

  @Test(
    .timeLimit(.minutes(ProcessorTime.minutes(15))), arguments: [Sort.plain, .visits, .ferries])
  func `of two drivers are those that trying all finds`(sort: Sort) throws {
    var feasible = 0
    for number in Array(0..<Self.trips / 4) + Self.faulty {
      var random = SplitMix(seed: UInt64(number))
      let trip = Self.forTwo(Self.random(sort, by: .eu, &random))
      let rests = [900, 1800, 2700, 9 * 3600] + Self.crossingRests(trip, by: .eu)
      let expected = Self.bruteOfTwo(trip, rests: rests)
      let comment: Comment = "\(sort), number \(number): \(trip.stops)"
      do {
        let plan = try trip.plan()
        #expect(plan.end == expected && plan.earliest == plan.end, comment)
        for isSecond in [false, true] {
          let log = try plan.log(of: trip, second: isSecond)
          #expect(DrivingRules.eu.breaches(in: log).isEmpty, comment)
        }
        feasible += 1
      } catch let error as PlanError {
        #expect(expected == nil, "\(error) \(comment)")
      }
    }
    #expect(feasible > Self.trips / 16)
  }

  @Test func `of two drivers on a long journey are proven`() throws {
    let trip = Self.forTwo(Self.manyPlaces(80, hours: 50, by: .eu))
    let plan = try trip.plan()
    #expect(plan.earliest == plan.end)
    for isSecond in [false, true] {
      #expect(DrivingRules.eu.breaches(in: try plan.log(of: trip, second: isSecond)).isEmpty)
    }
  }

  /// Times from so many hours after the start on, so many hours long, on a week of days.
  private static func times(from hour: Int, hours: Int) -> [Range<Int>] {
    (0..<7).map { day in
      let from = start + (24 * day + hour) * 3600
      return from..<from + hours * 3600
    }
  }

  @Test func `of two drivers among many places are proven before many ways are looked at`() throws {
    // Changing takes as long where places close as elsewhere, and where one refuels.
    var trip = Self.forTwo(Self.manyPlaces(300, hours: 40, by: .eu))
    for number in 0..<300 where !number.isMultiple(of: 2) {
      trip.stops[number].times = Self.times(from: 0, hours: 16)
    }
    let plan = try trip.plan(most: 2_000_000)
    #expect(plan.earliest == plan.end)
    trip.tank = FuelTank(capacity: 70_000, start: 50_000)
    for number in trip.stops.indices { trip.stops[number].fuel.along = trip.stops[number].along }
    for number in stride(from: 0, to: 300, by: 3) {
      (trip.stops[number].allowsRest, trip.stops[number].refuelling) = (false, 1200)
    }
    let refuelled = try trip.plan(most: 2_000_000)
    #expect(refuelled.earliest == refuelled.end && refuelled.end > plan.end)
    for isSecond in [false, true] {
      let log = try refuelled.log(of: trip, second: isSecond)
      #expect(DrivingRules.eu.breaches(in: log).isEmpty)
    }
  }

  @Test func `end no earlier than what is behind each customer`() throws {
    var sharper = 0
    let count = max(Self.trips / 4, 100)
    for seed in 0..<UInt64(count) {
      var random = SplitMix(seed: seed)
      var trip = Self.tour(seed, places: 14, hours: 12...32, drivers: 1)
      // On any day of the week.
      let day = Int.random(in: 0..<7, using: &random) * 86_400
      trip.clocks = Self.clocks(from: Self.start + day)
      trip.clocks.extendedDays = Int.random(in: 0...2, using: &random)
      for number in trip.stops.indices {
        trip.stops[number].times = trip.stops[number].times?.map {
          $0.lowerBound + day..<$0.upperBound + day
        }
      }
      // All ways, one by one.
      var search = PlanSearch(trip, ClockRules(trip))
      let bound = try trip.leastBehindVisits(search, most: 250_000) { false }
      let least = search.least
      var (slack, earliest) = (20, least)
      let plan = try? search.first(within: &slack, after: &earliest, most: 3_000_000) { false }
      guard let plan else { continue }
      #expect(bound <= plan.end, "seed \(seed)")
      sharper += bound > least ? 1 : 0
    }
    #expect(sharper > 0)
  }

  /// Journeys on which one has to wait for customers, who open for some hours a day.
  private static func tour(
    _ seed: UInt64, places: Int = 50, hours: ClosedRange<Int> = 20...40, drivers: Int
  ) -> PlanTrip {
    var random = SplitMix(seed: seed)
    let hours = Int.random(in: hours, using: &random)
    var trip = manyPlaces(places, hours: hours, by: .eu, seed: seed)
    for _ in 0..<2 {
      let number = Int.random(in: places / 5..<places, using: &random)
      (trip.stops[number].isVisit, trip.stops[number].allowsRest) = (
        true, Bool.random(using: &random)
      )
      trip.stops[number].service = Int.random(in: 0...4, using: &random) * 900
    }
    for number in trip.stops.indices where trip.stops[number].isVisit {
      trip.stops[number].times = times(
        from: Int.random(in: 0...23, using: &random), hours: Int.random(in: 3...10, using: &random))
    }
    return drivers == 2 ? forTwo(trip) : trip
  }

  @Test(arguments: [1, 2])
  func `to customers with hours are no later than others that are legal, too`(drivers: Int) throws {
    var proven = 0
    for seed in 0..<UInt64(max(Self.trips / 100, 10)) {
      let trip = Self.tour(seed, drivers: drivers)
      let comment: Comment = "seed \(seed)"
      guard let plan = try? trip.plan() else {
        #expect(throws: PlanError.self, comment) { try trip.plan(most: 100) }
        continue
      }
      proven += plan.earliest == plan.end ? 1 : 0
      for isSecond in drivers == 2 ? [false, true] : [false] {
        let log = try plan.log(of: trip, second: isSecond)
        #expect(DrivingRules.eu.breaches(in: log).isEmpty, comment)
      }
      // With fewer places, among fewer ways, or with a customer who opens later.
      var others: [RestPlan?] = [try? trip.plan(most: 100)]
      for part in 0..<2 {
        var fewer = trip
        fewer.stops.removeAll { !$0.isVisit && $0.along.isMultiple(of: 2) == (part == 0) }
        others.append(try? fewer.plan())
        var later = trip
        for number in trip.stops.indices {
          later.stops[number].times = trip.stops[number].times?.map {
            $0.lowerBound + (part + 1) * 1800..<$0.upperBound
          }
        }
        others.append(try? later.plan())
      }
      for other in others.compactMap(\.self) { #expect(other.end >= plan.earliest, comment) }
    }
    #expect(proven > max(Self.trips / 100, 10) / 2)
  }

  /// The end of a plan with a rest at a place from which one comes to a visit just as it opens, made of a
  /// plan to the place and one from there on; nil if there is none.
  private static func end(of trip: PlanTrip, restingAt place: Int, before visit: Int) -> Int? {
    let stop = trip.stops[place]
    var first = trip
    first.stops = Array(trip.stops[..<place])
    first.stops.append(PlanStop(along: stop.along, out: stop.out, isVisit: true, service: 0))
    guard let before = try? first.plan(), var clocks = before.stops.last?.clocks else { return nil }
    let way = stop.back + trip.stops[visit].along - stop.along + trip.stops[visit].out
    let least = before.end + 11 * 3600 + way
    guard let opening = trip.stops[visit].time(from: least)?.lowerBound,
      ClockRules(trip).rest(opening - way - before.end, &clocks)
    else { return nil }
    var second = trip
    second.clocks = clocks
    second.stops = trip.stops[(place + 1)...].map { stop in
      var later = stop
      later.along -= trip.stops[place].along - trip.stops[place].back
      later.times = nil
      return later
    }
    guard let plan = try? second.plan(),
      let there = plan.stops.first(where: { $0.stop == visit - place - 1 }),
      trip.stops[visit].time(from: there.arrival)?.lowerBound == there.arrival
    else { return nil }
    return plan.end
  }

  @Test(arguments: [1, 2])
  func `to a customer are no later than with a rest before him`(drivers: Int) throws {
    var compared = 0
    for seed in 0..<UInt64(max(Self.trips / 10, 20)) {
      var random = SplitMix(seed: seed)
      var trip = Self.manyPlaces(40, hours: drivers * 22, by: .eu, seed: seed)
      let visit = Int.random(in: 16...28, using: &random)
      (trip.stops[visit].isVisit, trip.stops[visit].allowsRest) = (true, false)
      trip.stops[visit].times = Self.times(
        from: Int.random(in: 0...23, using: &random), hours: 4)
      if drivers == 2 { trip = Self.forTwo(trip) }
      guard let plan = try? trip.plan() else { continue }
      for place in max(0, visit - 8)..<visit {
        guard let end = Self.end(of: trip, restingAt: place, before: visit) else { continue }
        #expect(plan.earliest <= end, "seed \(seed), place \(place)")
        compared += 1
      }
    }
    #expect(compared > Self.trips / 10)
  }

  /// When a journey ends on which one has to refuel at some places and nowhere else; nil if it cannot.
  private static func end(of trip: PlanTrip, refuelledAt chosen: [Int]) -> Int? {
    var made = trip
    (made.tank, made.costs) = (nil, nil)
    for stop in made.stops.indices { made.stops[stop].refuelling = nil }
    for stop in chosen { (made.stops[stop].isVisit, made.stops[stop].service) = (true, 900) }
    return try? made.plan().end
  }

  /// What it costs to buy fuel at some places and nowhere else; nil if it does not last.
  private static func purchases(_ trip: PlanTrip, at chosen: [Int]) -> Int? {
    guard let tank = trip.tank, let last = trip.stops.last else { return nil }
    var fuel = FuelTrip(tank)
    fuel.use = last.along
    fuel.stops = chosen.map { number in
      let place = trip.stops[number]
      var stop = FuelStop(
        along: place.along, out: place.fuel.out, back: place.fuel.back, price: place.price)
      stop.isForced = true
      return stop
    }
    return try? fuel.plan().cost
  }
}
