import Testing

@testable import CorridorIndex

@Suite struct SuggestionTests {
  private let ids = CategoryTable.standard.categories.map(\.id)

  @Test(
    arguments: [
      ("feul", "fuel"), ("fule", "fuel"), ("fuel-hgv", "fuel_hgv"), ("Fuel", "fuel"),
      ("resturant", "restaurant"), ("truckstop", "truck_stop"), ("truck_prking", "truck_parking"),
      ("tyre", "tyres"), ("pakring", "parking"), ("bnk", "bank"),
    ])
  func `a slip of the hand is put right`(_ text: String, _ expected: String) {
    #expect(closestMatch(to: text, in: ids) == expected)
  }

  @Test(arguments: [
    "", "zzzz", "helicopter_school", "qwertyuiop", String(repeating: "a", count: 5000),
  ])
  func `what is like nothing gets no suggestion`(text: String) {
    #expect(closestMatch(to: text, in: ids) == nil)
  }

  @Test func `swapped neighbours are one edit, and of equals the one that starts alike wins`() {
    #expect(closestMatch(to: "ab", in: ["xy", "ba"]) == "ba")
    #expect(closestMatch(to: "cat", in: ["bat", "car"]) == "car")
    #expect(closestMatch(to: "--limt", in: ["--list", "--limit"]) == "--limit")
    #expect(closestMatch(to: "x", in: []) == nil)
  }

  @Test func `what others call a category leads to it`() {
    let table = CategoryTable.standard
    #expect(table.suggestion(for: "gas_station") == "fuel")
    #expect(table.suggestion(for: "gasStation") == "fuel")
    #expect(table.suggestion(for: "electric_vehicle_charging_station") == "charging")
    #expect(table.suggestion(for: "truck wash") == "truck_wash")
    #expect(table.suggestion(for: "Weighbridge") == "weighbridge")
    #expect(table.suggestion(for: "feul") == "fuel")
    #expect(table.suggestion(for: "nonsense_beyond_repair") == nil)
  }
}
