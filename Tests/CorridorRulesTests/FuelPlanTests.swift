import CorridorTestSupport
import Testing

@testable import CorridorRules

@Suite struct `Plans of fuel` {
  /// What a plan costs if it can be driven.
  static func cost(of plan: FuelPlan, _ trip: FuelTrip) -> Int? {
    var (level, along, cost) = (trip.start, 0, 0)
    for purchase in plan.purchases {
      let stop = trip.stops[purchase.stop]
      level -= stop.along - along + stop.out
      along = stop.along
      guard level == purchase.arrival, level >= trip.reserve,
        purchase.amount >= trip.leastPurchase
      else { return nil }
      level += purchase.amount
      guard level <= trip.tank else { return nil }
      level -= stop.back
      guard level >= trip.reserve else { return nil }
      cost += purchase.amount * stop.price + stop.cost
    }
    level -= trip.use - along
    return level >= max(trip.reserve, trip.end) ? cost : nil
  }

  /// The least cost by trying all amounts at all places.
  static func brute(_ trip: FuelTrip) -> Int? {
    var best: Int?
    func go(_ number: Int, _ before: Int, _ along: Int, _ cost: Int) {
      if cost >= best ?? .max { return }
      if number == trip.stops.count {
        if before - (trip.use - along) >= max(trip.reserve, trip.end) { best = cost }
        return
      }
      let stop = trip.stops[number]
      let level = before - (stop.along - along)
      if level < trip.reserve { return }
      go(number + 1, level, stop.along, cost)
      let arrival = level - stop.out
      if arrival < trip.reserve || arrival + trip.leastPurchase > trip.tank { return }
      for amount in trip.leastPurchase...trip.tank - arrival
      where arrival + amount - stop.back >= trip.reserve {
        go(
          number + 1, arrival + amount - stop.back, stop.along,
          cost + amount * stop.price + stop.cost)
      }
    }
    go(0, trip.start, 0, 0)
    return best
  }

  @Test func `buy where it is cheap, and no more than it takes before`() throws {
    // 300 l to go with 100 in a tank of 200: a little at the dear place, then all at the cheap one.
    let stops = [
      FuelStop(along: 80_000, price: 2000), FuelStop(along: 150_000, price: 1500),
      FuelStop(along: 280_000, price: 1900),
    ]
    var trip = FuelTrip(stops, use: 300_000, tank: 200_000, start: 100_000)
    var plan = try trip.plan()
    #expect(plan.purchases.map(\.stop) == [0, 1])
    #expect(plan.purchases.map(\.amount) == [50_000, 150_000])
    #expect(plan.cost == 50_000 * 2000 + 150_000 * 1500)
    trip.leastPurchase = 60_000
    plan = try trip.plan()
    #expect(plan.purchases.map(\.amount) == [60_000, 140_000])
    trip.reserve = 10_000
    #expect(try trip.plan().purchases.map(\.arrival) == [20_000, 10_000])
    trip.reserve = 0
    trip.stops[1].cost = 200_000_000
    #expect(try trip.plan().purchases.map(\.stop) == [0, 2])
  }

  @Test func `are none without need`() throws {
    let trip = FuelTrip([FuelStop(along: 5, price: 1)], use: 10, tank: 20, start: 10)
    #expect(try trip.plan() == FuelPlan(purchases: [], cost: 0))
    #expect(try FuelTrip([], use: 0, tank: 0, start: 0).plan().cost == 0)
  }

  @Test func `say how far the fuel lasts`() throws {
    var trip = FuelTrip([FuelStop(along: 5, price: 1)], use: 30, tank: 20, start: 10)
    #expect(throws: FuelPlanError.stuck(0)) { try trip.plan() }
    trip.start = 4
    #expect(throws: FuelPlanError.stuck(-1)) { try trip.plan() }
    trip.start = 21
    #expect(throws: FuelPlanError.badStop(-1)) { try trip.plan() }
    trip.start = 20
    trip.stops.append(FuelStop(along: 4, price: 1))
    #expect(throws: FuelPlanError.badStop(1)) { try trip.plan() }
  }

  @Test func `are those that trying all finds`() throws {
    var feasible = 0
    for number in 0..<`Plans of rests`.trips * 20 {
      var random = SplitMix(seed: UInt64(number))
      let use = Int.random(in: 1...25, using: &random)
      let tank = Int.random(in: 3...12, using: &random)
      let stops = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        FuelStop(
          along: Int.random(in: 0...use, using: &random),
          out: Int.random(in: 0...1, using: &random),
          back: Int.random(in: 0...1, using: &random), price: Int.random(in: 1...6, using: &random),
          cost: Int.random(in: 0...4, using: &random))
      }
      var trip = FuelTrip(
        stops.sorted { $0.along < $1.along }, use: use, tank: tank,
        start: Int.random(in: 2...tank, using: &random))
      trip.reserve = Int.random(in: 0...2, using: &random)
      trip.end = Int.random(in: 0...4, using: &random) - 1
      trip.end = min(max(trip.end, 0), tank)
      trip.leastPurchase = Int.random(in: 1...4, using: &random)
      let expected = Self.brute(trip)
      do {
        let plan = try trip.plan()
        #expect(plan.cost == expected, "\(number): \(trip)")
        #expect(Self.cost(of: plan, trip) == expected, "\(number): \(trip) \(plan)")
        feasible += 1
      } catch FuelPlanError.stuck {
        #expect(expected == nil, "\(number): \(trip)")
      }
    }
    #expect(feasible > `Plans of rests`.trips * 5)
  }

  @Test(arguments: [1, 100_000])
  func `of 2,000 places cost what they say`(least: Int) throws {
    var random = SplitMix(seed: 3)
    let stops = (0..<2000).map { _ in
      FuelStop(
        along: Int.random(in: 0...900_000, using: &random),
        out: Int.random(in: 0...500, using: &random),
        back: Int.random(in: 0...500, using: &random),
        price: Int.random(in: 1400...2000, using: &random), cost: 5_000_000)
    }
    var trip = FuelTrip(
      stops.sorted { $0.along < $1.along }, use: 900_000, tank: 400_000, start: 200_000)
    trip.reserve = 40_000
    trip.leastPurchase = least
    let plan = try trip.plan()
    #expect(Self.cost(of: plan, trip) == plan.cost)
    #expect(plan.purchases.allSatisfy { $0.amount >= least })
  }
}
