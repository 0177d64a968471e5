public import CorridorRules

/// How to plan the rests and the fuel of a journey.
public struct PlanOptions: Sendable {
  public var rules: PlanRules
  /// What the driver has done before.
  public var record = DriverRecord()
  /// What a second driver has done before; nil if one drives alone. The other one drives first.
  public var secondRecord: DriverRecord?
  /// How long two drivers take to change where they stop for nothing else, in seconds, an hour at most.
  public var changeSeconds = 300.0
  /// The categories of places at which one may rest.
  public var restCategories: [String]
  /// The categories of places at which one may buy fuel; without a tank it is of no concern.
  public var fuelCategories: [String] = []
  public var tank: PlanTank?
  /// What fuel and time cost; nil if that is of no concern, and the tank is filled at each fuel stop.
  public var prices: PlanPrices?
  public var objective = PlanObjective.earliest
  /// Where one has to stop, in any order.
  public var visits: [PlanVisit] = []
  /// Whether rests are taken in a sleeper berth.
  public var hasBerth = true
  /// Whether each place where one rests has another behind it, to which one may go on within the rules if
  /// the place is full.
  public var hasBackups = false
  /// Whether places may be used whose opening hours or detours are unknown.
  public var keepsUnknown = true

  public init(rules: PlanRules = .eu, restCategories: [String]) {
    self.rules = rules
    self.restCategories = restCategories
  }
}

/// What a plan is chosen by.
public enum PlanObjective: Hashable, Sendable {
  /// The earliest arrival; of such plans the cheapest, where there are prices.
  case earliest
  /// The cheapest of the plans that arrive no more than so much later than the earliest; needs
  /// ``PlanOptions/prices`` and a tank.
  case cheapest(slackSeconds: Double)

  /// How much later than the earliest a plan may arrive.
  var slackSeconds: Double {
    if case .cheapest(let seconds) = self { seconds } else { 0 }
  }
}

/// The rules about driving and rest.
public struct PlanRules: Hashable, Sendable {
  package let rules: DrivingRules

  package init(_ rules: DrivingRules) { self.rules = rules }

  /// The European Union: Regulation (EC) No 561/2006 and Directive 2002/15/EC.
  public static let eu = PlanRules(.eu)
  /// The United States, property: 49 CFR 395 with 70 hours in 8 days.
  public static let us = PlanRules(.us())
  /// The United States, property: 49 CFR 395 with 60 hours in 7 days.
  public static let us7 = PlanRules(.us(days: 7))

  public var name: String { rules.name }
}

/// The tank of a vehicle; amounts are in litres.
public struct PlanTank: Hashable, Sendable {
  public var capacity: Double
  /// What is in it at the start.
  public var level: Double
  /// What has to be in it at any time.
  public var reserve: Double
  /// Litres for 100 km.
  public var consumption: Double
  /// The consumption behind places along the route, instead of ``consumption``: after a delivery, or in
  /// the mountains.
  public var sections: [Section] = []
  /// How long it takes to fill it, in seconds of work.
  public var refuellingSeconds: Double
  /// What has to be left at the end, if that is more than the reserve.
  public var levelAtEnd = 0.0
  /// The least that one buys at a place, if there are prices.
  public var leastPurchase = 0.0

  /// A consumption from a place on.
  public struct Section: Hashable, Sendable {
    public var alongMeters: Double
    /// Litres for 100 km.
    public var consumption: Double

    public init(alongMeters: Double, consumption: Double) {
      self.alongMeters = alongMeters
      self.consumption = consumption
    }

    var isPossible: Bool {
      alongMeters >= 0 && alongMeters.isFinite && (0...1e4).contains(consumption)
    }
  }

  public init(
    capacity: Double, level: Double? = nil, reserve: Double = 0, consumption: Double,
    refuellingSeconds: Double = 1200
  ) {
    self.capacity = capacity
    self.level = level ?? capacity
    self.reserve = reserve
    self.consumption = consumption
    self.refuellingSeconds = refuellingSeconds
  }

  /// Whether the numbers can be those of a tank.
  var isPossible: Bool {
    capacity > 0 && capacity <= 1e6 && (0...capacity).contains(level)
      && (0...capacity).contains(reserve) && (0...1e4).contains(consumption)
      && (0...capacity).contains(levelAtEnd) && (0...capacity - reserve).contains(leastPurchase)
      && (0...86_400).contains(refuellingSeconds)
  }
}

/// A stop of the journey that has to be made.
public struct PlanVisit: Hashable, Sendable {
  /// In metres along the route; nil for its end.
  public var alongMeters: Double?
  /// How long one works there.
  public var serviceSeconds: Double
  /// When the work may begin, as opening hours of OpenStreetMap in the time zone of the journey; nil
  /// for any time.
  public var hours: String?
  /// Whether one may rest there, too.
  public var allowsRest: Bool

  public init(
    alongMeters: Double?, serviceSeconds: Double = 0, hours: String? = nil,
    allowsRest: Bool = false
  ) {
    self.alongMeters = alongMeters
    self.serviceSeconds = serviceSeconds
    self.hours = hours
    self.allowsRest = allowsRest
  }
}
