import CorridorGeometry
import CorridorTestSupport
import Testing

@testable import CorridorIndex

/// Which businesses are a chain.
@Suite struct ChainTests {
  private let folder = TemporaryFolder()

  /// An index of places with these tags, all of which trade.
  private func index(_ places: [[String: String]]) throws -> PlaceIndex {
    let path = folder.file("chains.corridor")
    let builder = try PlaceIndexBuilder(path: path)
    for (number, tags) in places.enumerated() {
      var draft = PlaceDraft()
      draft.setURI("t:\(number)".utf8)
      draft.position = GridPosition(lon: Int32(number) * 1000, lat: 470_000_000)
      for (key, value) in tags.sorted(by: { $0.key < $1.key }) {
        draft.addTag(key: key.utf8, value: value.utf8)
      }
      try builder.add(draft)
    }
    // Where sections are in the directory is known only if all are there.
    let way = [(0, 0), (0, 5)].map { GridPosition(lon: $0.0, lat: $0.1) }
    try builder.add(Carriageway(use: .oneWay), way: 1, lines: [way])
    _ = try builder.finish()
    let index = try PlaceIndex(path: path)
    try index.verify()
    return index
  }

  /// The chains with the numbers of their places.
  private func chains(_ places: [[String: String]]) throws -> [String: Set<Int>] {
    let index = try index(places)
    var chains: [String: Set<Int>] = [:]
    for number in 0..<index.chainCount {
      let rows = try index.rows(ofChain: number)
      for row in rows { #expect(try index.chain(ofRow: row) == number) }
      let own = try rows.map { Int(try index.place(at: $0).id.dropFirst(2)) ?? -1 }
      let chain = try index.chain(number)
      #expect(chain.count == rows.count && rows == rows.sorted())
      #expect(try index.chain(named: chain.name) == number)
      chains[chain.name] = Set(own)
    }
    return chains
  }

  @Test func `two of one brand are a chain, however it is spelled`() throws {
    let found = try chains([
      ["brand": "AVIA"], ["brand": "Avia"], ["brand": "Avia"], ["brand": "Shell"],
    ])
    #expect(found == ["Avia": [0, 1, 2]])
  }

  @Test func `a Wikidata id joins brands in several scripts`() throws {
    let found = try chains([
      ["brand": "Starbucks", "brand:wikidata": "Q37158"],
      ["brand": "スターバックス", "brand:wikidata": "Q37158"],
      ["brand": "Starbucks", "brand:wikidata": "Q37158"],
      // One mistake does not join two chains.
      ["brand": "Coop", "brand:wikidata": "Q37158"],
      ["brand": "Coop", "brand:wikidata": "Q432564"],
      ["brand": "Coop", "brand:wikidata": "Q432564"],
    ])
    #expect(found == ["Starbucks": [0, 1, 2], "Coop": [3, 4, 5]])
  }

  @Test func `names count where something is sold, from three places on`() throws {
    let bank = ["amenity": "bank"]
    let found = try chains([
      bank.merging(["name": "HSBC"]) { $1 }, bank.merging(["name": "HSBC"]) { $1 },
      bank.merging(["name": "Hsbc"]) { $1 },
      ["amenity": "atm", "operator": "HSBC"],
      // Two of one name are chance, and schools are no chain.
      ["shop": "bakery", "name": "Mill"], ["shop": "bakery", "name": "Mill"],
      ["amenity": "school", "name": "Central"], ["amenity": "school", "name": "Central"],
      ["amenity": "school", "name": "Central"],
    ])
    #expect(found == ["HSBC": [0, 1, 2, 3]])
  }

  @Test func `a place without a brand belongs to the chain of its name or its operator`() throws {
    let found = try chains([
      ["brand": "McDonald's", "amenity": "fast_food"],
      ["name": "McDonald's", "amenity": "fast_food"],
      ["name": "McDonalds", "amenity": "fast_food"],
      ["amenity": "fuel", "name": "Kitsilano Fuel", "operator": "Esso"],
      ["amenity": "fuel", "operator": "Esso"], ["amenity": "fuel", "operator": "ESSO"],
    ])
    #expect(found.count == 2)
    #expect(found["McDonald's"] == [0, 1, 2])
    #expect(found["Esso"] == [3, 4, 5] || found["ESSO"] == [3, 4, 5])
  }

  @Test func `a damaged list of places is noticed`() throws {
    let index = try index([["brand": "A"], ["brand": "A"], ["brand": "B"], ["brand": "B"]])
    _ = index
    let bytes = try IndexBytes(path: folder.file("chains.corridor"))
    for section in [IndexSection.chainRows, .placeChains] {
      try bytes.forEachChange(of: section, places: 16, at: folder.file("hostile.corridor")) {
        _, _ in
        #expect(throws: IndexError.self) {
          try PlaceIndex(path: folder.file("hostile.corridor")).verify()
        }
      }
    }
  }
}
