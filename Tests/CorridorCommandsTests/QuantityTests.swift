import Testing

@testable import CorridorCommands

@Suite struct QuantityTests {
  @Test(
    arguments: [
      ("2km", 2000), ("500m", 500), ("500", 500), ("1mi", 1609.344), ("1nmi", 1852),
      ("3ft", 0.9144),
      ("2yd", 1.8288), ("1.5 km", 1500), (" 7 ", 7), ("0", 0), ("2KM", 2000), ("0.1m", 0.1),
    ] as [(String, Double)])
  func `reads distances with units`(text: String, meters: Double) {
    #expect(Quantity.meters(text) == meters)
  }

  @Test(arguments: [
    "", "km", "-1km", "+1", "1 2", "2 parsec", "nan", "inf", "0x10", "1e3", "1,5km", "1.km", ".5km",
    "1..2", "9" + String(repeating: "0", count: 400), "2km3m", "２km",
  ])
  func `refuses what is no distance`(text: String) {
    #expect(Quantity.meters(text) == nil)
  }

  @Test(
    arguments: [
      ("90min", 5400), ("2h", 7200), ("1h30min", 5400), ("1 h 30 min", 5400), ("45s", 45),
      ("1.5h", 5400), ("1d", 86_400), ("10sec", 10),
    ] as [(String, Double)])
  func `reads times with units`(text: String, seconds: Double) {
    #expect(Quantity.seconds(text) == seconds)
  }

  @Test(arguments: ["", "90", "1h30", "min", "-5min", "2 hours", "1h nan"])
  func `refuses what is no time`(text: String) {
    #expect(Quantity.seconds(text) == nil)
  }
}
