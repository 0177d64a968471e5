import CorridorGeometry
import Testing

@testable import Corridor

@Suite struct QueryUnderstandingTests {
  let understanding = QueryUnderstanding()

  private func readings(_ text: String, _ languages: [String] = ["en"]) -> [QueryReading] {
    understanding.readings(of: text, languages: languages)
  }

  @Test(arguments: [
    ("fuel station", "fuel"), ("Petrol Stations", "fuel"),
    ("show me the nearest gas station", "fuel"),
    ("where is the nearest truck wash, please", "truck_wash"), ("toilets near me", "toilets"),
    ("find truck parking nearby", "truck_parking"),
  ])
  func `understands a category alone`(text: String, category: String) {
    let found = readings(text)
    #expect(found.count >= 2)
    #expect(found.first?.categories == [category])
    #expect(found.first?.kind == .category)
    #expect(found.first?.place == nil && found.first?.text == nil)
    #expect(found.last == QueryReading(kind: .text, text: text))
  }

  @Test func `understands activities`() {
    let found = readings("where to eat")
    #expect(found.first?.kind == .activity)
    #expect(found.first?.categories == ["restaurant", "fast_food", "cafe", "food_court"])
    #expect(readings("fix a flat tyre")[0].categories == ["tyres"])
    #expect(readings("charge my truck")[0].categories == ["charging_hgv"])
  }

  @Test(arguments: [
    ("Where to go for a walk in the evening", "park", "en"), ("go swimming", "swimming_pool", "en"),
    ("see a movie", "cinema", "en"), ("see a movie tonight", "cinema", "en"),
    ("buy a present", "gift_shop", "en"), ("change a tyre", "tyres", "en"),
    ("take a shower", "shower", "en"), ("where can I swim with kids", "swimming_pool", "en"),
    ("wo kann man heute Abend tanzen", "nightclub", "de"), ("ins Kino gehen", "cinema", "de"),
    ("où se promener ce soir", "park", "fr"), ("ver una película", "cinema", "es"),
    ("где погулять вечером", "park", "ru"), ("посмотреть кино", "cinema", "ru"),
    ("泳げるところ", "swimming_pool", "ja"),
  ])
  func `understands what people want to do`(text: String, category: String, language: String) {
    let found = readings(text, [language])
    #expect(found.first?.kind == .activity, "\(found)")
    #expect(found.first?.categories.contains(category) == true)
    #expect(found.first?.text == nil && found.first?.place == nil)
  }

  @Test(arguments: [
    ("fuel station in Vaduz", "Vaduz"), ("show me fuel stations at Vaduz please", "Vaduz"),
    ("in Vaduz fuel station", "Vaduz"), ("petrol in San Ġwann", "San Ġwann"),
  ])
  func `finds the place that is joined to a category`(text: String, place: String) {
    let found = readings(text)[0]
    #expect(found.categories == ["fuel"])
    #expect(found.place == place)
    #expect(found.isPlaceSure && !found.isNear && found.text == nil)
    #expect(readings(text).contains(QueryReading(kind: .text, text: text)))
  }

  @Test func `finds what a category should be near`() {
    let found = readings("hotel near railway station")[0]
    #expect(found.categories == ["hotel"])
    #expect(found.place == "railway station")
    #expect(found.isNear && found.isPlaceSure)
    #expect(readings("showers near me")[0].isNear)
  }

  @Test func `takes the rest for a place or for text`() {
    let before = readings("Vaduz hotel")
    #expect(before.map(\.place) == ["Vaduz", nil, nil])
    #expect(before.map(\.text) == [nil, "Vaduz", "Vaduz hotel"])
    let after = readings("Hotel Adler")
    #expect(after.map(\.kind) == [.category, .text, .category])
    #expect(after.map(\.place) == ["Adler", nil, nil])
    #expect(!after[0].isPlaceSure)
    let both = readings("italian restaurant in Rome")[0]
    #expect(both.categories == ["restaurant"])
    #expect(both.text == "italian" && both.place == "Rome")
  }

  @Test func `leaves other texts to names and addresses`() {
    #expect(readings("Brumbaugh Xyzzy") == [QueryReading(kind: .text, text: "Brumbaugh Xyzzy")])
  }

  @Test func `corrects misspelt categories behind the plain text`() {
    let found = readings("supermarkrt in Vaduz")
    #expect(found.map(\.kind) == [.text, .category])
    #expect(found.last?.categories == ["supermarket"])
    #expect(found.last?.place == "Vaduz")
    #expect(found.last?.correctedText == "supermarket in Vaduz")
    let off = understanding.readings(of: "supermarkrt", correctsSpelling: false)
    #expect(off == [QueryReading(kind: .text, text: "supermarkrt")])
    #expect(readings("xupermarket").count == 1)
  }

  @Test func `reads coordinates and URIs`() {
    #expect(readings("47.1, 9.5")[0].kind == .coordinates(Coordinate(lon: 9.5, lat: 47.1)))
    #expect(readings("47.1, 9.5").last?.kind == .text)
    #expect(readings("osm:node/1")[0].kind == .identifier("osm:node/1"))
    #expect(readings("osm:node/1").last?.kind == .text)
  }

  @Test(arguments: [
    ("Vaduz Städtle 12", ["12 h"]), ("Städtle 12a, 9490 Vaduz", ["12a h", "9490 hp"]),
    ("12-14 High St SW1A 1AA", ["12-14 h", "SW1A 1AA p"]),
    ("Hauptstr. 12/3 80331", ["12/3 h", "80331 p"]),
    ("rue X 12bis", ["12bis h"]), ("ul. Y 7, 00-950", ["7 h", "00-950 p"]), ("№5", ["5 h"]),
    ("LV-1010 Rīga", ["LV-1010 p"]), ("110 00 Praha", ["110 00 p"]), ("1012 AB", ["1012 AB p"]),
    ("Route66 A1 no", []), ("12//3 123456789", []), ("Ленина 12к2", ["12к2 h"]),
  ])
  func `marks house numbers and postcodes`(text: String, marks: [String]) {
    let utf8 = Array(text.utf8)
    let found = AddressNumber.numbers(in: text).map { number in
      String(decoding: utf8[number.utf8], as: UTF8.self) + " "
        + (number.isHouseNumber ? "h" : "") + (number.isPostcode ? "p" : "")
    }
    #expect(found == marks)
  }
}
