import Corridor
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

/// What is suggested for what is typed, and in which order.
@Suite struct CompletionOrderTests {
  private let world: TestIndex

  init() throws {
    world = try CompletionWorld.index([
      ["name": "Shell Mühle", "brand": "Shell", "amenity": "fuel", "addr:city": "Vaduz"],
      ["name": "Shell Tor", "brand": "Shell", "amenity": "fuel", "addr:city": "Schaan"],
      ["name": "Fuellerhof", "amenity": "restaurant", "addr:city": "Vaduz"],
      [
        "name": "Café Central", "amenity": "cafe", "addr:street": "Städtle",
        "addr:housenumber": "12", "addr:city": "Vaduz",
      ],
      ["name": "Vaduz", "place": "town", "wikidata": "Q1844"],
      ["name": "Städtle", "highway": "residential", "addr:city": "Vaduz"],
      ["name": "Shell Mühle", "brand": "Shell", "amenity": "fuel", "addr:city": "Vaduz"],
      ["amenity": "cafe", "addr:street": "Gasse", "addr:housenumber": "7"],
      ["name": "Tanna", "place": "hamlet"],
    ])
  }

  private func completions(_ request: CompletionRequest) throws -> [SearchCompletion] {
    try world.index.complete(request)
  }

  private func shown(_ fragment: String) throws -> [String] {
    try completions(CompletionRequest(fragment)).map(\.shown)
  }

  @Test func `a category that is begun comes before places of such names`() throws {
    let found = try completions(CompletionRequest("fue"))
    #expect(found.map(\.kind) == [.category, .place])
    #expect(found[0].isCollection && found[0].categories == ["fuel"] && found[0].count == 3)
    #expect(found[0].id == nil && found[0].coordinate == nil)
    #expect(found[0].shown.hasPrefix("[Fue]l"))
    #expect(found[1].shown == "[Fue]llerhof | Restaurant · Vaduz")
  }

  @Test func `a category that is begun in a language of others comes after places`() throws {
    let others = try completions(CompletionRequest("tan"))
    #expect(others.first?.title == "Tanna")
    #expect(others.dropFirst().contains { $0.categories == ["fuel"] })
    let own = try completions(CompletionRequest("tan", languages: ["de"]))
    #expect(own.first?.categories == ["fuel"])
    #expect(try completions(CompletionRequest("tankstel")).first?.categories == ["fuel"])
  }

  @Test func `one letter is no reason to put a category first`() throws {
    let found = try completions(CompletionRequest("f"))
    #expect(found.allSatisfy { $0.kind == .place } && !found.isEmpty)
  }

  @Test func `a category is offered in the words and the language that were typed`() throws {
    let found = try completions(CompletionRequest("coff"))
    #expect(found.map(\.shown) == ["[Coff]ee | Category · 2 places"])
    #expect(found.map(\.categories) == [["cafe"]])
    // There is no hotel, and of what "eat" may mean only restaurants and cafés.
    #expect(try completions(CompletionRequest("hotel")).isEmpty)
    let eat = try completions(CompletionRequest("where to ea"))
    #expect(eat.map(\.kind) == [.query] && eat[0].isCollection)
    #expect(Set(eat[0].categories) == ["cafe", "restaurant"] && eat[0].count == nil)
    #expect(eat[0].shown == "[Where] [to] [ea]t | Search")
  }

  @Test func `a category is offered in a place that is named beside it`() throws {
    let found = try completions(CompletionRequest("fuel in vad"))
    #expect(found.first?.shown == "[Fuel] [in] [Vad]uz | Search")
    #expect(found.first?.kind == .query && found.first?.categories == ["fuel"])
    #expect(try completions(CompletionRequest("vaduz fuel")).first?.title == "Vaduz fuel")
    // Nothing of it where there is no such place, or no such category.
    for fragment in ["fuel in xyz", "hotel in vad", "fuel in städ"] {
      let others = try completions(CompletionRequest(fragment, correctsSpelling: false))
      #expect(!others.contains { $0.isCollection }, "\(fragment)")
    }
  }

  @Test func `a chain comes before its places, with how many there are`() throws {
    let found = try completions(CompletionRequest("shel"))
    #expect(found[0].kind == .chain && found[0].count == 3)
    #expect(found[0].shown == "[Shel]l | Chain · 3 places")
    #expect(
      Set(found.dropFirst().map(\.shown)) == [
        "[Shel]l Mühle | Fuel station · Vaduz", "[Shel]l Tor | Fuel station · Schaan",
      ])
  }

  @Test func `of places with the same title and subtitle the best is shown`() throws {
    for near in [0, 6] {
      let request = CompletionRequest("shell m", near: CompletionWorld.position(of: near))
      let places = try completions(request).filter { $0.kind == .place }
      #expect(places.map(\.id) == ["test:\(near)"])
      #expect(try #require(places[0].distanceMeters) < 0.001)
    }
  }

  @Test func `the address is highlighted where it matched`() throws {
    #expect(try shown("städtle 12") == ["Café Central | Café · [Städtle] [12], Vaduz"])
    #expect(try shown("central vad") == ["Café [Central] | Café · Städtle 12, [Vad]uz"])
  }

  @Test func `what has no name is shown by its address`() throws {
    #expect(try shown("gasse 7") == ["[Gasse] [7] | Café"])
  }

  @Test func `toponyms say what they are in, else what they are`() throws {
    let found = try completions(CompletionRequest("stä", resultTypes: .places))
    #expect(found.map(\.shown) == ["[Stä]dtle | Vaduz"])
    #expect(found.map(\.placeKind) == [.street])
    #expect(try shown("vaduz").first == "[Vaduz] | Town")
  }

  @Test func `a misspelt word is shown as it was meant`() throws {
    let found = try shown("cenral")
    #expect(found == ["Café [Central] | Café · Städtle 12, Vaduz"])
    #expect(try completions(CompletionRequest("cenral", correctsSpelling: false)).isEmpty)
  }

  @Test func `there are no more than were asked for, and half of them are places`() throws {
    for limit in 1...4 {
      let found = try completions(CompletionRequest("shell", maxResults: limit))
      #expect(found.count <= limit)
      #expect(found.count { $0.isCollection } <= (limit + 1) / 2)
    }
  }

  @Test func `the end of a word is found after what begins with it`() throws {
    let world = try CompletionWorld.index([
      ["name": "Kirkkopuisto", "leisure": "park"],
      ["name": "Museo", "name:fi": "Vanha museopuisto", "tourism": "museum"],
      ["name": "Puisto Grill", "brand": "Puisto", "amenity": "cafe"],
      ["name": "Tienpuisto", "brand": "Tienpuisto", "amenity": "fuel"],
      ["name": "Tienpuisto", "brand": "Tienpuisto", "amenity": "fuel"],
    ])
    let found = try world.index.complete(CompletionRequest("puisto", resultTypes: .all))
    #expect(
      found.map(\.shown) == [
        "[Puisto] Grill | Café", "Vanha museo[puisto] | Museum",
        "Tien[puisto] | Chain · 2 places", "Tien[puisto] | Fuel station", "Kirkko[puisto] | Park",
      ])
    // A town that ends with a word is not the place in which to search.
    let towns = try CompletionWorld.index([
      ["name": "Dorf", "amenity": "cafe"], ["name": "Vaterdorf", "place": "town"],
      ["name": "Tor", "amenity": "fuel"],
    ])
    let inTown = try towns.index.complete(CompletionRequest("fuel in dorf"))
    #expect(!inTown.contains { $0.title.hasSuffix("Vaterdorf") })
  }

  @Test func `the language that is wanted is shown where it matches as well`() throws {
    let world = try CompletionWorld.index([
      [
        "name": "München", "name:de": "München", "name:en": "Munich", "name:it": "Monaco",
        "place": "city",
      ]
    ])
    func title(_ fragment: String, _ languages: [String]) throws -> String? {
      try world.index.complete(CompletionRequest(fragment, languages: languages)).first?.title
    }
    #expect(try title("mun", []) == "München")
    #expect(try title("mun", ["en"]) == "Munich")
    #expect(try title("muni", []) == "Munich")
    #expect(try title("mona", ["en"]) == "Monaco")
  }
}
