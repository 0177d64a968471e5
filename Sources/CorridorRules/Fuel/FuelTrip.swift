/// A place on the way where there is fuel.
package struct FuelStop: Hashable, Sendable {
  /// What is used from the start to the place on the route, in millilitres.
  package var along: Int
  /// What is used from the route to the place, and back to the route.
  package var out: Int
  package var back: Int
  /// What a millilitre costs, in any unit of money.
  package var price: Int
  /// What it costs to stop, in the same unit: the way and the time.
  package var cost: Int
  /// Whether one has to buy something.
  package var isForced = false
  /// Whether there is fuel; otherwise one only has to leave with enough.
  package var isSold = true
  /// What has to be in the tank on departure, if that is more than the reserve.
  package var least = 0

  package init(along: Int, out: Int = 0, back: Int = 0, price: Int, cost: Int = 0) {
    self.along = along
    self.out = out
    self.back = back
    self.price = price
    self.cost = cost
  }
}

/// A journey for which fuel is to be bought; amounts are in millilitres.
package struct FuelTrip: Hashable, Sendable {
  /// The places in the order of travel.
  package var stops: [FuelStop]
  /// What is used from the start to the end along the route.
  package var use: Int
  package var tank: Int
  package var start: Int
  /// What has to be in the tank at any time.
  package var reserve = 0
  /// What has to be left at the end, if that is more than the reserve.
  package var end = 0
  /// The least that one buys at a place.
  package var leastPurchase = 1

  package init(_ stops: [FuelStop], use: Int, tank: Int, start: Int) {
    self.stops = stops
    self.use = use
    self.tank = tank
    self.start = start
  }

  /// A journey with a tank, without places as yet.
  init(_ tank: FuelTank) {
    self.init([], use: 0, tank: tank.capacity, start: tank.start)
    (reserve, end, leastPurchase) = (tank.reserve, tank.end, tank.leastPurchase)
  }
}

/// Where to buy fuel, and how much, so that it costs the least.
package struct FuelPlan: Hashable, Sendable {
  package struct Purchase: Hashable, Sendable {
    /// The number of the place.
    package var stop: Int
    package var amount: Int
    /// What is in the tank when one arrives.
    package var arrival: Int
  }

  package var purchases: [Purchase]
  /// In the unit of prices, with what stopping costs.
  package var cost: Int
}

package enum FuelPlanError: Error, Hashable {
  /// The fuel does not last; with the number of the last place that can be reached, -1 for none.
  case stuck(Int)
  /// A place is not in order or has a negative number, or the journey has (-1).
  case badStop(Int)
}
