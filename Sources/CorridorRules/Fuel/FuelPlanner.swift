extension FuelTrip {
  /// The plan that costs the least.
  ///
  /// Place by place, what it costs to be there is known for every level of the tank: passed by, or
  /// having bought something there. Both are lines in pieces, and so is the lower of them, so that
  /// nothing is rounded.
  ///
  /// - Throws: ``FuelPlanError``.
  package func plan() throws(FuelPlanError) -> FuelPlan {
    try check()
    var search = FuelSearch(trip: self)
    var costs = LevelCosts()
    costs.append(LevelCosts.Piece(first: start, last: start, cost: 0, slope: 0, purchase: -1))
    var (along, furthest) = (0, -1)
    for (number, stop) in stops.enumerated() {
      costs.use(stop.along - along, reserve: reserve)
      along = stop.along
      let arrivals = costs.using(stop.out, reserve: reserve)
      if arrivals.pieces.isEmpty {
        if stop.isForced { throw .stuck(furthest) }
        continue
      }
      furthest = number
      guard stop.isSold else {
        costs = arrivals
        costs.use(0, reserve: max(reserve, stop.least))
        costs.use(stop.back, reserve: reserve)
        continue
      }
      var bought = arrivals.buying(offer(at: stop)) { search.purchase(at: number, $0, $1) }
      bought.use(0, reserve: max(reserve, stop.least))
      bought.use(stop.back, reserve: reserve)
      costs = stop.isForced ? bought : costs.lower(bought)
      // Who may buy as little as he likes is never worse off with more in the tank.
      if leastPurchase == 1 { costs.rise() }
    }
    costs.use(use - along, reserve: max(reserve, end))
    let last = costs.pieces.flatMap { [$0.part($0.first, $0.first), $0.part($0.last, $0.last)] }
      .min { $0.cost < $1.cost }
    guard let last else { throw .stuck(furthest) }
    return FuelPlan(
      purchases: search.purchases(to: last, left: use - along), cost: last.cost)
  }

  private func offer(at stop: FuelStop) -> FuelOffer {
    FuelOffer(price: stop.price, cost: stop.cost, least: leastPurchase, tank: tank)
  }

  private func check() throws(FuelPlanError) {
    let most = 1 << 32
    guard reserve >= 0, start >= reserve, start <= tank, end <= tank, leastPurchase >= 1,
      tank < most, use < most, leastPurchase < most
    else { throw .badStop(-1) }
    var along = 0
    for (number, stop) in stops.enumerated() {
      guard stop.along >= along, stop.along <= use, stop.out >= 0, stop.back >= 0, stop.price >= 0,
        stop.cost >= 0, stop.out < most, stop.back < most, stop.price < 1 << 30,
        stop.cost < 1 << 50
      else { throw .badStop(number) }
      along = stop.along
    }
    guard use >= along else { throw .badStop(-1) }
  }
}

/// The purchases that are looked at.
private struct FuelSearch {
  struct Node {
    var stop: Int
    /// The level with which one arrives, nil if it is what one leaves with less the least purchase.
    var arrival: Int?
    /// The purchase before, -1 for none.
    var before: Int
  }

  let trip: FuelTrip
  var nodes: [Node] = []

  init(trip: FuelTrip) { self.trip = trip }

  mutating func purchase(at stop: Int, _ arrival: Int?, _ before: Int) -> Int {
    nodes.append(Node(stop: stop, arrival: arrival, before: before))
    return nodes.count - 1
  }

  /// The purchases by which one comes to a level, with so much to use behind the last place.
  func purchases(to end: LevelCosts.Piece, left: Int) -> [FuelPlan.Purchase] {
    var purchases: [FuelPlan.Purchase] = []
    // What is in the tank on the route at the last place.
    var level = end.first + left
    var along = trip.stops.last?.along ?? 0
    var at = end.purchase
    while at >= 0 {
      let node = nodes[at]
      let stop = trip.stops[node.stop]
      let departure = level + along - stop.along + stop.back
      let arrival = node.arrival ?? departure - trip.leastPurchase
      purchases.append(
        FuelPlan.Purchase(stop: node.stop, amount: departure - arrival, arrival: arrival))
      level = arrival + stop.out
      along = stop.along
      at = node.before
    }
    return purchases.reversed()
  }
}
