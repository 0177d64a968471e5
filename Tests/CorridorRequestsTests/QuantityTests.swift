import Testing

@testable import CorridorRequests

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

  @Test(
    arguments: [
      ("80km/h", 80 / 3.6), ("36 kmh", 10), ("50mph", 22.352), ("22m/s", 22),
      ("10kn", 18_520 / 3600),
      ("0km/h", 0), (" 3.6 KM/H ", 1),
    ] as [(String, Double)])
  func `reads speeds with units`(text: String, speed: Double) throws {
    #expect(abs(try #require(Quantity.metersPerSecond(text)) - speed) < 1e-9)
  }

  @Test(arguments: ["", "80", "km/h", "-5km/h", "nan km/h", "infkm/h", "80km", "1e3m/s", "80km/h2"])
  func `refuses what is no speed`(text: String) {
    #expect(Quantity.metersPerSecond(text) == nil)
  }

  @Test(arguments: [("210gal", 794.936_474), ("400 l", 400), ("1.5 litres", 1.5)])
  func `reads volumes with units`(text: String, liters: Double) throws {
    #expect(abs(try #require(Quantity.liters(text)) - liters) < 1e-6)
  }

  @Test(arguments: [("7mpg", 33.602_083), ("28l/100km", 28), ("28 L / 100 km", 28)])
  func `reads consumptions with units`(text: String, liters: Double) throws {
    #expect(abs(try #require(Quantity.litersPer100Kilometers(text)) - liters) < 1e-6)
  }

  @Test(arguments: [
    "120km-165km", "120-165km", "120km..165km", "120 - 165 km", "120000m-165km", "120..165km",
    "120000-165000",
  ])
  func `reads stretches`(text: String) throws {
    let (start, end) = try #require(Quantity.stretch(text))
    #expect(start == 120_000 && end == 165_000)
  }

  @Test(arguments: ["", "-", "120km", "120km-", "-165km", "a-b", "1-2-3", "1..2..3", "1km-nan"])
  func `refuses what is no stretch`(text: String) {
    #expect(Quantity.stretch(text) == nil)
  }
}
