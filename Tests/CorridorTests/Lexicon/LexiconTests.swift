import Testing

@testable import Corridor

@Suite struct LexiconTests {
  let lexicon = Lexicon.standard

  @Test(arguments: [
    ("gas station", ["fuel"]), ("  GAS   Stations!", ["fuel"]), ("Café", ["cafe"]),
    ("where to eat", ["restaurant", "fast_food", "cafe", "food_court"]),
    ("AdBlue", ["fuel_adblue"]),
    ("B&B", ["guest_house"]), ("fix a flat tyre", ["tyres"]), ("charge my truck", ["charging_hgv"]),
  ])
  func `finds what a phrase means`(text: String, categories: [String]) {
    #expect(lexicon.meanings(of: text, languages: ["en"]).first?.categories == categories)
  }

  @Test(arguments: ["", " ", "!?", "\0", "gas statio", "xyzzy", "\u{200F}", "🚚"])
  func `finds nothing where nothing is meant`(text: String) {
    #expect(lexicon.meanings(of: text) == [])
  }

  @Test func `completes half typed phrases`() {
    let found = lexicon.completions(of: "truck pa", languages: ["en-GB"])
    #expect(found.first?.meaning.categories == ["truck_parking"])
    #expect(found.first?.meaning.phrase == "truck parking")
    #expect(found.first?.isFromStart == true)
    let later = lexicon.completions(of: "clearance", languages: ["en"], limit: 3)
    #expect(later.contains { $0.meaning.categories == ["customs"] && !$0.isFromStart })
    #expect(lexicon.completions(of: "", limit: 3) == [])
    #expect(lexicon.completions(of: "f", limit: 3).count == 3)
  }

  @Test func `names categories in a language`() {
    #expect(lexicon.name(of: "fuel") == "fuel station")
    #expect(lexicon.name(of: "fuel", languages: ["en-US"]) == "fuel station")
    #expect(lexicon.name(of: "no_such_category") == "no_such_category")
  }
}
