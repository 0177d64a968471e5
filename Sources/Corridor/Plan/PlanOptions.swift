public import CorridorRules

/// How to plan the rests and the fuel of a journey.
public struct PlanOptions: Sendable {
  public var rules: PlanRules
  /// What the driver has done before.
  public var record = DriverRecord()
  /// The categories of places at which one may rest.
  public var restCategories: [String]
  /// The categories of places at which one may buy fuel; without a tank it is of no concern.
  public var fuelCategories: [String] = []
  public var tank: PlanTank?
  /// Where one has to stop, in any order.
  public var visits: [PlanVisit] = []
  /// Whether rests are taken in a sleeper berth.
  public var hasBerth = true
  /// Whether places may be used whose opening hours or detours are unknown.
  public var keepsUnknown = true

  public init(rules: PlanRules = .eu, restCategories: [String]) {
    self.rules = rules
    self.restCategories = restCategories
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
  /// How long it takes to fill it, in seconds of work.
  public var refuellingSeconds: Double

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
      && (0...capacity).contains(reserve) && consumption >= 0 && consumption <= 1e6
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
