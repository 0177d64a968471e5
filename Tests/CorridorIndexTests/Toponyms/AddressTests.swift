import CorridorGeometry
import CorridorTestSupport
import Testing

@testable import CorridorIndex

@Suite struct AddressTests {
  private let folder: TemporaryFolder
  private let index: PlaceIndex

  init() throws {
    folder = TemporaryFolder()
    index = try SampleTown.build(at: folder.file("a.corridor"))
  }

  private func address(_ id: String, _ languages: [String] = []) throws -> Address {
    try index.address(of: try #require(try index.resolve(id)), languages: languages)
  }

  @Test(
    arguments: [
      ("house", "Städtle 12, 9490 Vaduz, Liechtenstein"),
      ("bank", "Städtle 44, 9490 Vaduz, Liechtenstein"),
      ("fuel", "Rotenboden, Triesenberg, Liechtenstein"),
      ("street", "Städtle, 9490 Vaduz, Liechtenstein"),
      ("suburb", "Ebenholz, 9490 Vaduz, Liechtenstein"), ("town", "9490 Vaduz, Liechtenstein"),
      ("district", "Bezirk, Liechtenstein"), ("region", "Oberland, Liechtenstein"),
      ("country", "Liechtenstein"), ("village", "Triesenberg, Liechtenstein"),
    ])
  func `tags come first, areas and the locality fill in`(id: String, line: String) throws {
    #expect(try address(id).formatted == line)
  }

  @Test func `components stand from broad to narrow, no narrower than the place`() throws {
    let house = try address("house")
    #expect(
      house.components.map(\.kind)
        == [.country, .region, .district, .locality, .street, .house, .postcode])
    #expect(house[.region] == "Oberland")
    #expect(house[.suburb] == nil)
    #expect(house.countryCode == "LI")
    #expect(try address("region").components.map(\.kind) == [.country, .region])
    #expect(try address("country").components == [.init(kind: .country, name: "Liechtenstein")])
  }

  @Test func `names come in a wanted language where there is one`() throws {
    #expect(
      try address("house", ["ru-RU", "fr"]).formatted == "Städtle 12, 9490 Вадуц, Le L")
    #expect(try address("fuel", ["fr", "ru"])[.locality] == "Тризенберг")
    #expect(try address("fuel", ["zh"])[.locality] == "Triesenberg")
  }

  @Test(
    arguments: [
      ("DE", "High 5, 123 Town, Land"), ("FR", "5 High, 123 Town, Land"),
      ("GB", "5 High, Town 123, Land"), ("US", "5 High, Town, Region 123, Land"),
      ("JP", "Land Region Town High 5"), (nil, "High 5, 123 Town, Land"),
    ] as [(String?, String)])
  func `a line is written as its country writes it`(code: String?, line: String) {
    let address = Address(
      components: [
        .init(kind: .country, name: "Land"), .init(kind: .region, name: "Region"),
        .init(kind: .locality, name: "Town"), .init(kind: .street, name: "High"),
        .init(kind: .house, name: "5"), .init(kind: .postcode, name: "123"),
      ], countryCode: code)
    #expect(address.formatted == line)
  }

  @Test func `a quarter that is called as its town is named once`() {
    var components: [AddressComponent] = [
      .init(kind: .country, name: "Land"), .init(kind: .locality, name: "Town"),
      .init(kind: .suburb, name: "Town"), .init(kind: .postcode, name: "123"),
    ]
    #expect(Address(components: components, countryCode: "AD").formatted == "123 Town, Land")
    components[2].name = "Quarter"
    #expect(
      Address(components: components, countryCode: "AD").formatted == "Quarter, 123 Town, Land")
  }

  @Test(
    arguments: [
      ("MT", [], "Malta"), ("DE", [], "Deutschland"), ("AT", ["xx", "fr"], "Autriche"),
      ("CH", ["it-CH"], "Svizzera"), ("GR", [], "Ελλάδα"), ("JP", ["zh-Hant"], "日本"),
      ("LI", ["\0", "???"], "Liechtenstein"), ("ZZ", [], "ZZ"), ("QX", ["en"], "QX"),
    ] as [(String, [String], String)])
  func `a country that is known by its code has a name`(
    code: String, languages: [String], name: String
  ) throws {
    let index = try TestIndex([
      TestPlace(
        id: "a:1", position: GridPosition(lon: 1, lat: 1),
        tags: [("name", "Shop"), ("addr:country", code)])
    ]).index
    let place = try #require(try index.resolve("a:1"))
    let address = try index.address(of: place, languages: languages)
    #expect(address[.country] == name)
    #expect(address.countryCode == code)
  }

  @Test func `an address of nothing is empty`() {
    #expect(Address(components: [], countryCode: nil).formatted == "")
    #expect(Address(components: [], countryCode: nil).isEmpty)
  }

  @Test func `countries are called on the spot as ICU calls them`() throws {
    let icu = try #require(ICU.shared)
    var named = 0
    for first in UInt8(ascii: "A")...UInt8(ascii: "Z") {
      for second in UInt8(ascii: "A")...UInt8(ascii: "Z") {
        let code = String(decoding: [first, second], as: UTF8.self)
        guard let local = CountryName.local(code) else { continue }
        named += 1
        // In English where ICU has no name in the language of the place.
        #expect(icu.country(code, in: nil) ?? icu.country(code, in: "en") == local)
      }
    }
    #expect(named >= 249)
    #expect(CountryName.local("ZZ") == nil)
  }
}
