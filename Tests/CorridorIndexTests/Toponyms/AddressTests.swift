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

  @Test func `an address of nothing is empty`() {
    #expect(Address(components: [], countryCode: nil).formatted == "")
    #expect(Address(components: [], countryCode: nil).isEmpty)
  }
}
