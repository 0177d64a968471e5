package import Corridor
internal import CorridorFormats

/// The tank of a vehicle, and where to fill it.
package struct TankFields: Sendable, Equatable {
  package var categories: [String] = []
  package var capacity: Double?
  package var level: Double?
  package var reserve: Double?
  package var consumption: Double?
  package var sections: [PlanTank.Section] = []
  package var refuellingSeconds: Int?
  package var levelAtEnd: Double?
  package var leastPurchase: Double?

  package init() {}

  static let stations = Field<Self>(
    list: \.categories, "fuel-at", .category, json: "fuelAt",
    help: "Categories of places at which to fill the tank, such as fuel; needs --tank.")
  static let capacity = Field<Self>(
    \.capacity, "tank", .liters("VOLUME", such: "800l"),
    help:
      "What the tank takes, 800l or 210gal; it is filled at each stop for fuel, unless there are prices."
  ).quotedLater()
  static let level = Field<Self>(
    \.level, "tank-level", .liters("VOLUME", such: "300l"),
    help: "What is in the tank at the start (default: it is full)."
  ).quotedLater()
  static let reserve = Field<Self>(
    \.reserve, "tank-reserve", .liters("VOLUME", such: "80l"),
    help: "What is in the tank at any time (default 0l)."
  ).quotedLater()
  static let consumption = Field<Self>(
    \.consumption, "consumption", .consumption,
    help: "How much fuel the vehicle uses: 28l/100km, or 7mpg (US gallons).")
  static let sections = Field<Self>(
    list: \.sections, "consumption-from", .consumptionSection, json: "consumptionFrom",
    help: "The consumption behind a place on the route, such as a delivery: '300km 22l/100km'.")
  static let levelAtEnd = Field<Self>(
    \.levelAtEnd, "tank-at-end", .liters("VOLUME", such: "200l"),
    help: "What has to be in the tank at the end (default: the reserve)."
  ).quotedLater()
  static let leastPurchase = Field<Self>(
    \.leastPurchase, "least-purchase", .liters("VOLUME", such: "50l"),
    help: "The least that one buys at a place (default 0l); needs prices."
  ).quotedLater()
  static let refuelling = Field<Self>(
    \.refuellingSeconds, "refuelling", .duration(such: "20min"),
    help: "How long filling the tank takes, which is work (default 20min)."
  ).quotedLater()

  static let all: [Field<Self>] = [
    stations, capacity, level, reserve, levelAtEnd, consumption, sections, leastPurchase,
    refuelling,
  ]

  /// The tank; nil if fuel is of no concern.
  func tank(_ form: RequestForm) throws(CommandError) -> PlanTank? {
    guard let capacity else {
      let isGiven =
        !categories.isEmpty || level != nil || reserve != nil || consumption != nil
        || refuellingSeconds != nil || !sections.isEmpty || levelAtEnd != nil
        || leastPurchase != nil
      if isGiven { throw form.missing(Self.capacity.option) }
      return nil
    }
    guard capacity > 0 else { throw form.badValue(Self.capacity.option, "more than 0l") }
    guard let consumption else { throw form.missing(Self.consumption.option) }
    let bound = "no more than \(form.name(of: Self.capacity.option))"
    if level ?? 0 > capacity { throw form.badValue(Self.level.option, bound) }
    if refuellingSeconds ?? 0 > 86_400 {
      throw form.badValue(Self.refuelling.option, "a day or less")
    }
    if reserve ?? 0 > capacity { throw form.badValue(Self.reserve.option, bound) }
    if levelAtEnd ?? 0 > capacity { throw form.badValue(Self.levelAtEnd.option, bound) }
    if leastPurchase ?? 0 > capacity - (reserve ?? 0) {
      throw form.badValue(
        Self.leastPurchase.option, "\(bound) less \(form.name(of: Self.reserve.option))")
    }
    var tank = PlanTank(
      capacity: capacity, level: level, reserve: reserve ?? 0, consumption: consumption,
      refuellingSeconds: Double(refuellingSeconds ?? 1200))
    tank.sections = sections
    (tank.levelAtEnd, tank.leastPurchase) = (levelAtEnd ?? 0, leastPurchase ?? 0)
    return tank
  }
}

extension ValueType where Value == Double {
  /// A volume in litres.
  static func liters(_ placeholder: String, such example: String) -> Self {
    quantity(placeholder, such: example, "a volume such as \(example), or 80gal", unit: "l") {
      Quantity.liters($0)
    }
  }

  /// Litres for 100 km.
  static var consumption: Self {
    quantity(
      "RATE", such: "28l/100km", "litres for a distance, 28l/100km, or 7mpg", unit: "l/100km"
    ) {
      Quantity.litersPer100Kilometers($0).flatMap { $0 <= 1e4 ? $0 : nil }
    }
  }

  private static func quantity(
    _ placeholder: String, such example: String, _ expected: String, unit: String,
    _ value: @escaping @Sendable (String) -> Double?
  ) -> Self {
    ValueType(placeholder, such: example) { (text, context) throws(CommandError) in
      guard let number = value(text), number <= 1e6 else {
        throw context.badValue(text, expected)
      }
      return number
    } text: {
      plainDecimal($0) + unit
    }
  }
}
