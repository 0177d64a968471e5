import CorridorIndex
import CorridorTestSupport
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

  @Test(arguments: [
    ("wo tanken", "fuel"), ("WO DIESEL TANKEN", "fuel_diesel"), ("Baeckerei", ""),
    ("backerei", "bakery"), ("où manger", "restaurant"), ("ou manger", "restaurant"),
    ("dónde dormir", "hotel"), ("fare benzina", "fuel"), ("borracharia", "tyres"),
    ("lekke band", "tyres"), ("gdzie zaparkować ciężarówkę", "truck_parking"),
    ("gdzie zaparkowac ciezarowke", "truck_parking"), ("pneuservis", "tyres"),
    ("kde sa najesť", "restaurant"), ("kamionmosó", "truck_wash"), ("unde mănânc", "restaurant"),
    ("бензиностанция", "fuel"), ("benzinostantsiya", "fuel"), ("που να φαω", "restaurant"),
    ("farmakeio", "pharmacy"), ("βενζινάδικο", "fuel"),
  ])
  func `understands many languages, and their letters typed in Latin ones`(
    text: String, category: String
  ) {
    #expect((lexicon.meanings(of: text).first?.categories.first ?? "") == category)
  }

  @Test func `decides between meanings by the languages that are preferred`() {
    #expect(lexicon.meanings(of: "gas", languages: ["en"]).first?.categories == ["fuel"])
    #expect(lexicon.meanings(of: "gaz", languages: ["pl-PL"]).first?.categories == ["fuel_lpg"])
    #expect(lexicon.name(of: "fuel", languages: ["de-AT"]) == "Tankstelle")
    #expect(lexicon.name(of: "fuel", languages: ["xx", "fr", "de"]) == "station-service")
  }

  @Test func `completes in Latin letters what is written in others`() {
    let found = lexicon.completions(of: "venzinad", languages: ["el"])
    #expect(found.first?.meaning.categories == ["fuel"])
    #expect(found.first?.meaning.phrase == "βενζινάδικο")
  }

  @Test(
    arguments: [
      ("hotel", "hotell", 1), ("hotel", "hotle", 1), ("hotel", "otel", nil), ("bank", "banc", nil),
      ("restaurant", "restuarnat", 2), ("restaurant", "rstrant", nil), ("hvo100", "hvo10", nil),
    ] as [(String, String, Int?)])
  func `corrects letters, but never the first one nor digits`(
    phrase: String, typed: String, edits: Int?
  ) {
    var units = PhraseUnits()
    var folder = TextFolder()
    units.take(Array(typed.utf8).span, limit: 4, &folder)
    let nearest = lexicon.nearest(to: units.bytes.span, units.key(0..<1))
    let isFound = nearest?.keys.contains { lexicon.spelling(of: $0.phrase).lowercased() == phrase }
    #expect((isFound == true ? nearest?.edits : nil) == edits)
  }

  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func `measures edits like the definition`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    func letter() -> Unicode.Scalar { Unicode.Scalar(UInt8(97 + random.next() % 3)) }
    let left = (0..<Int(random.next() % 7)).map { _ in letter() }
    var right = left
    for _ in 0..<random.next() % 3 {
      guard right.count > 1 else { break }
      let position = Int(random.next() % UInt64(right.count - 1))
      switch random.next() % 4 {
      case 0: right.swapAt(position, position + 1)
      case 1: right.remove(at: position)
      case 2: right.insert(letter(), at: position)
      default: right[position] = letter()
      }
    }
    let limit = Int(random.next() % 4)
    let meter = BitParallelEditDistance(left, limit: limit)
    let whole = Self.edits(left[...], right[...])
    #expect(
      meter.edits(to: right, asPrefix: false) == (whole <= limit ? whole : nil), "seed \(seed)")
    let prefix = (0...right.count).map { Self.edits(left[...], right.prefix($0)) }.min() ?? 0
    #expect(
      meter.edits(to: right, asPrefix: true) == (prefix <= limit ? prefix : nil), "seed \(seed)")
  }

  /// The optimal string alignment distance by its recursive definition.
  private static func edits(
    _ left: ArraySlice<Unicode.Scalar>, _ right: ArraySlice<Unicode.Scalar>
  ) -> Int {
    guard let a = left.last, let b = right.last else { return left.count + right.count }
    if a == b { return edits(left.dropLast(), right.dropLast()) }
    var best = min(
      edits(left.dropLast(), right), edits(left, right.dropLast()),
      edits(left.dropLast(), right.dropLast()))
    if left.count > 1, right.count > 1, a == right.dropLast().last, b == left.dropLast().last {
      best = min(best, edits(left.dropLast(2), right.dropLast(2)))
    }
    return best + 1
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
