import CorridorGeometry
import CorridorTestSupport
import Testing

@testable import CorridorIndex

/// What people type, and what must come first.
@Suite struct TextSearchTests {
  private let folder: TemporaryFolder
  private let index: PlaceIndex

  init() throws {
    folder = TemporaryFolder()
    let path = folder.file("a.corridor")
    let builder = try PlaceIndexBuilder(path: path)
    var draft = PlaceDraft()
    for (id, place) in Self.places.enumerated() {
      draft.reset()
      draft.position = GridPosition(lon: place.lon * 10_000_000, lat: 470_000_000)
      draft.setURI("test:\(id)".utf8)
      for (key, value) in place.tags { draft.addTag(key: key.utf8, value: value.utf8) }
      try builder.add(draft)
    }
    _ = try builder.finish()
    index = try PlaceIndex(path: path)
  }

  private static let places: [(lon: Int32, tags: KeyValuePairs<String, String>)] = [
    (
      9,
      [
        "name": "Café Central", "amenity": "cafe", "addr:street": "Städtle",
        "addr:housenumber": "12",
      ]
    ),
    (10, ["name": "Central Park", "leisure": "park"]),
    (11, ["name": "Central", "amenity": "restaurant"]),
    (12, ["name": "Vaduz", "place": "town", "population": "5696", "wikidata": "Q1844"]),
    (12, ["name": "Vaduz", "amenity": "bench"]),
    (13, ["name": "Vaduzer Hof", "brand": "Hof", "amenity": "hotel"]),
    (14, ["name": "Gasthaus", "brand": "Hof", "addr:city": "Vaduz"]),
  ]

  private func names(
    _ text: String, isComplete: Bool = true, near lon: Double? = nil, _ kinds: TextRows = .places
  ) throws -> [String] {
    let query = TextQuery(
      text, isComplete: isComplete, focus: lon.map { Coordinate(lon: $0, lat: 47) }, kinds: kinds)
    return try index.bestMatches(query).matches.map { match in
      if match.row >= index.count { return try index.chain(match.row - index.count).name }
      let place = try index.place(at: match.row)
      return place["amenity"].map { "\(place.name ?? "") (\($0))" } ?? place.name ?? ""
    }
  }

  @Test func `finds words without their accents, the whole name first`() throws {
    #expect(try names("cafe") == ["Café Central (cafe)"])
    #expect(try names("CENTRAL").first == "Central (restaurant)")
    #expect(try names("central cafe") == ["Café Central (cafe)"])
  }

  @Test func `an important town comes before a bench and before longer words`() throws {
    let found = try names("Vadu", isComplete: false)
    #expect(found.first == "Vaduz")
    #expect(found.last == "Vaduz (bench)" || found.last == "Vaduzer Hof (hotel)")
  }

  @Test func `what is near comes first`() throws {
    #expect(try names("centr", isComplete: false, near: 10).first == "Central Park")
    #expect(try names("centr", isComplete: false, near: 9).first == "Café Central (cafe)")
  }

  @Test func `a focus is the same told by any longitude`() throws {
    let world = try TextWorld(400, seed: 4)
    var random = SplitMix(seed: 4)
    for text in ["st", "b", "s", "z"] {
      for _ in 0..<30 {
        // Within one of the towns, so that blocks have the focus in their midst.
        let place = try world.index.position(at: .random(in: 0..<world.index.count, using: &random))
        var query = TextQuery(text, isComplete: false, focus: place.coordinate, limit: 1)
        let found = try world.index.bestMatches(query).matches
        query.focus?.lon += place.lon < 0 ? 360 : -360
        #expect(try world.index.bestMatches(query).matches.map(\.row) == found.map(\.row))
        #expect(try world.index.allMatches(query).matches.first?.row == found.first?.row)
      }
    }
  }

  @Test func `an address needs a name or a house number`() throws {
    #expect(try names("städtle 12") == ["Café Central (cafe)"])
    #expect(try names("städtle") == [])
    #expect(try names("gasthaus vaduz") == ["Gasthaus"])
  }

  @Test func `a misspelt word is corrected unless that is switched off`() throws {
    var query = TextQuery("centrl cafe")
    let found = try index.bestMatches(query)
    #expect(found.matches.map(\.isCorrected) == [true])
    #expect(found.correctedText == "Central cafe")
    query.correctsSpelling = false
    #expect(try index.bestMatches(query).matches.isEmpty)
  }

  @Test func `a brand of two places is a chain`() throws {
    #expect(try names("hof", .chains) == ["Hof"])
    #expect(try index.chains == [IndexChain(name: "Hof", count: 2)])
  }

  @Test func `nothing is found for nothing`() throws {
    for text in ["", " ", "...", "\u{200B}", "!?"] { #expect(try names(text) == []) }
  }
}
