import Testing

@testable import Corridor

@Suite struct TruckConditionTests {
  @Test(arguments: [
    ("adBlue", TruckCondition(.adBlue)), (" ADBLUE ", TruckCondition(.adBlue)),
    ("adBlue=yes", TruckCondition(.adBlue)), ("!adBlue", TruckCondition(.adBlue, .no)),
    ("! ad_blue", TruckCondition(.adBlue, .no)), ("showers=no", TruckCondition(.showers, .no)),
    ("showers=unknown", TruckCondition(.showers, .unknown)),
    ("adBlue?", TruckCondition(.adBlue, takesUnknown: true)),
    ("maxHeight>=4m", TruckCondition(.maxHeightMeters, .atLeast(4))),
    ("maxHeightMeters >= 4", TruckCondition(.maxHeightMeters, .atLeast(4))),
    ("max-height>=400cm?", TruckCondition(.maxHeightMeters, .atLeast(4), takesUnknown: true)),
    ("maxWeight<40000kg", TruckCondition(.maxWeightTonnes, .below(40))),
    ("truckSpaces>10", TruckCondition(.truckSpaces, .above(10))),
    ("truckSpaces<=10", TruckCondition(.truckSpaces, .atMost(10))),
    ("truckSpaces=10", TruckCondition(.truckSpaces, .equal(10))),
    ("hgvChargingKilowatts>=350", TruckCondition(.hgvChargingKilowatts, .atLeast(350))),
    ("hgvChargingKilowatts>=0.35MW", TruckCondition(.hgvChargingKilowatts, .atLeast(350))),
    ("hgvCharging", TruckCondition(.hgvCharging)),
  ])
  func `reads conditions, and its own words again`(text: String, condition: TruckCondition) throws {
    let read = try TruckCondition(text)
    #expect(read == condition)
    #expect(try TruckCondition(read.description) == condition)
  }

  @Test(arguments: [
    ("adblu", "unknown attribute 'adblu'; did you mean adBlue?"),
    ("maxHeigth>=4m", "unknown attribute 'maxHeigth'; did you mean maxHeightMeters?"),
    (
      "maxHeight>=tall",
      """
      'maxHeight>=tall' is not a condition; give one such as maxHeightMeters>=4m, \
      !maxHeightMeters or maxHeightMeters=unknown
      """
    ),
    (
      "adBlue>=4",
      "'adBlue>=4' is not a condition; give one such as adBlue, !adBlue or adBlue=unknown"
    ),
    (
      "truckSpaces>=1.5",
      """
      'truckSpaces>=1.5' is not a condition; give one such as truckSpaces>=10, !truckSpaces or \
      truckSpaces=unknown
      """
    ),
    (
      "!adBlue=yes",
      "'!adBlue=yes' is not a condition; give one such as adBlue, !adBlue or adBlue=unknown"
    ),
  ])
  func `says what is wrong with a condition`(text: String, message: String) {
    do throws(TruckError) {
      Issue.record("read \(try TruckCondition(text))")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test(arguments: ["", "?", "!", "!!adBlue", ">=4", "adBlue adBlue", "\u{0}", "=yes"])
  func `takes nothing else`(text: String) {
    #expect(throws: TruckError.self) { try TruckCondition(text) }
  }

  @Test(arguments: [
    // Some spaces, at least one, and nobody says how many.
    ("truckSpaces", TruckFact.Value.yes, Verdict.yes), ("!truckSpaces", .yes, .no),
    ("truckSpaces>=1", .yes, .yes), ("truckSpaces>=2", .yes, .unknown),
    ("truckSpaces>0", .yes, .yes), ("truckSpaces>1", .yes, .unknown),
    ("truckSpaces=1", .yes, .unknown), ("truckSpaces<=9", .yes, .unknown),
    ("truckSpaces<9", .yes, .unknown), ("truckSpaces=unknown", .yes, .no),
    // None.
    ("truckSpaces", .quantity(0), .no), ("!truckSpaces", .quantity(0), .yes),
    ("truckSpaces", .quantity(1), .yes), ("!truckSpaces", .quantity(1), .no),
    ("truckSpaces<1", .no, .yes), ("truckSpaces>=1", .no, .no), ("truckSpaces=0", .no, .yes),
    // A limit, and places without one.
    ("maxHeight>=4m", .quantity(4), .yes), ("maxHeight>=4m", .quantity(3.99), .no),
    ("maxHeight>4m", .quantity(4), .no), ("maxHeight>4m", .quantity(4.01), .yes),
    ("maxHeight<=4m", .quantity(4), .yes), ("maxHeight<=4m", .quantity(4.01), .no),
    ("maxHeight<4m", .quantity(4), .no), ("maxHeight<4m", .quantity(3.99), .yes),
    ("maxHeight=4m", .quantity(4), .yes), ("maxHeight=4m", .quantity(4.01), .no),
    ("maxHeight>=4m", .no, .yes), ("maxHeight>4m", .no, .yes), ("maxHeight<=4m", .no, .no),
    ("maxHeight", .no, .no), ("!maxHeight", .no, .yes), ("maxHeight", .quantity(4), .yes),
    ("!maxHeight", .quantity(4), .no),
    // Not known.
    ("truckSpaces", .unknown, .unknown), ("!truckSpaces", .unknown, .unknown),
    ("truckSpaces=unknown", .unknown, .yes), ("maxHeight>=4m", .unknown, .unknown),
    ("adBlue", .yes, .yes), ("adBlue", .no, .no), ("!adBlue", .no, .yes), ("!adBlue", .yes, .no),
  ])
  func `a condition holds at its limit as its sign says`(
    text: String, value: TruckFact.Value, verdict: Verdict
  ) throws {
    #expect(try TruckCondition(text).verdict(of: TruckFact(value)) == verdict)
  }
}
