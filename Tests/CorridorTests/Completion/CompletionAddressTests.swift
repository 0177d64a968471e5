import Corridor
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

/// What stands below a name where the tags of a place do not say it.
@Suite struct CompletionAddressTests {
  private let world: TestIndex

  init() throws {
    let vaduz = Coordinate(lon: 9.52, lat: 47.14)
    world = try TestIndex(
      [
        place("node:town", [("place", "town"), ("name", "Vaduz"), ("name:ko", "파두츠")], vaduz),
        place("node:fuel", [("amenity", "fuel"), ("name", "Hofmann")], vaduz, ["fuel"]),
        place("node:dog", [("amenity", "dog_park"), ("name", "Hundeplatz")], vaduz, []),
        place(
          "node:house",
          [("addr:street", "Städtle"), ("addr:housenumber", "12"), ("addr:postcode", "9490")], vaduz
        ),
        place("way:street", [("highway", "residential"), ("name", "Hofgasse")], vaduz),
        place(
          "rel:country",
          [
            ("boundary", "administrative"), ("admin_level", "2"), ("name", "Liechtenstein"),
            ("name:de", "Fürstentum Liechtenstein"),
          ], Coordinate(lon: 9.55, lat: 47.2), box: 0.3),
        place(
          "rel:region",
          [("boundary", "administrative"), ("admin_level", "4"), ("name", "Oberland")],
          Coordinate(lon: 9.55, lat: 47.15), box: 0.1),
      ])

    func place(
      _ id: String, _ tags: [(String, String)], _ at: Coordinate, _ categories: [String]? = nil,
      box: Double? = nil
    ) -> TestPlace {
      var place = TestPlace(
        id: id, position: GridPosition(at) ?? GridPosition(lon: 0, lat: 0),
        categories: categories ?? [], tags: tags, isToponym: categories == nil)
      if let box {
        place.rings = [
          (TestPlace.box(at.lon - box, at.lat - box, at.lon + box, at.lat + box), true)
        ]
      }
      return place
    }
  }

  private func subtitle(_ fragment: String, _ languages: [String] = []) throws -> String? {
    let request = CompletionRequest(fragment, resultTypes: .places, languages: languages)
    let found = try world.index.complete(request)
    #expect(found.count == 1)
    return found.first?.shown
  }

  @Test func `a business is in its locality`() throws {
    #expect(try subtitle("hofm") == "[Hofm]ann | Fuel station · Vaduz")
    #expect(try subtitle("hofm", ["ko"])?.hasSuffix("· 파두츠") == true)
    #expect(try subtitle("hund") == "[Hund]eplatz | Dog park · Vaduz")
  }

  @Test func `a street is in its locality`() throws {
    #expect(try subtitle("hofg") == "[Hofg]asse | Vaduz")
  }

  @Test func `a house is in its locality, with the postcode`() throws {
    #expect(try subtitle("12 städ") == "[Städ]tle [12] | 9490 Vaduz")
    #expect(try subtitle("städtle 12") == "[Städtle] [12] | 9490 Vaduz")
  }

  @Test func `a house number stands where the country writes it`() throws {
    let at = GridPosition(lon: 144_000_000, lat: 359_000_000)
    let world = try TestIndex([
      TestPlace(
        id: "a:1", position: at,
        tags: [
          ("boundary", "administrative"), ("admin_level", "2"), ("name", "Malta"),
          ("ISO3166-1:alpha2", "MT"),
        ], isToponym: true,
        rings: [(TestPlace.box(14, 35.5, 15, 36.5), true)]),
      TestPlace(
        id: "a:2", position: at, tags: [("place", "town"), ("name", "Mosta")], isToponym: true),
      TestPlace(
        id: "a:3", position: at,
        tags: [("name", "Dom"), ("addr:street", "Triq il-Kbira"), ("addr:housenumber", "12")]),
    ])
    let found = try world.index.complete(CompletionRequest("dom", resultTypes: .places))
    #expect(found.map(\.subtitle) == ["12 Triq il-Kbira, Mosta"])
  }

  @Test func `a quarter that is called as its town is in what is broader`() throws {
    let at = GridPosition(lon: 144_000_000, lat: 359_000_000)
    let world = try TestIndex([
      TestPlace(
        id: "a:1", position: at,
        tags: [("boundary", "administrative"), ("admin_level", "2"), ("name", "Malta")],
        isToponym: true, rings: [(TestPlace.box(14, 35.5, 15, 36.5), true)]),
      TestPlace(
        id: "a:2", position: at, tags: [("place", "town"), ("name", "Mosta")], isToponym: true),
      TestPlace(
        id: "a:3", position: at, tags: [("place", "suburb"), ("name", "Mosta")], isToponym: true),
      TestPlace(
        id: "a:4", position: at, tags: [("place", "suburb"), ("name", "Mostina")],
        isToponym: true),
    ])
    let found = try world.index.complete(CompletionRequest("most", resultTypes: .places))
    #expect(
      Dictionary(uniqueKeysWithValues: found.map { ($0.id ?? "", $0.subtitle) })
        == ["a:2": "Malta", "a:3": "Suburb · Malta", "a:4": "Mosta"])
  }

  @Test func `a town is in its region and country`() throws {
    #expect(try subtitle("vad") == "[Vad]uz | Oberland, Liechtenstein")
    #expect(try subtitle("vad", ["de"]) == "[Vad]uz | Oberland, Fürstentum Liechtenstein")
    #expect(try subtitle("oberl") == "[Oberl]and | Liechtenstein")
    #expect(try subtitle("liecht") == "[Liecht]enstein | Country")
  }
}
