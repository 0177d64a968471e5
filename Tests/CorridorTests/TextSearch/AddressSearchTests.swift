import Corridor
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

/// Addresses of which the data has a part: the house if it is there, else the street.
@Suite struct AddressSearchTests {
  private let world: TestIndex

  init() throws {
    world = try TestIndex([
      Self.place(
        "node:town", [("place", "town"), ("name", "Vaduz"), ("postal_code", "9485")], east: 0),
      Self.place("node:other", [("place", "town"), ("name", "Balzers")], east: 0.3),
      Self.place("way:street", [("highway", "residential"), ("name", "Städtle")], east: 0.001),
      Self.place("way:namesake", [("highway", "residential"), ("name", "Städtle")], east: 0.301),
      Self.place("node:island", [("place", "island"), ("name", "Städtle")], east: 0.002),
      Self.place(
        "table:1", [("name", "Depot"), ("addr:street", "Quiet Road 27"), ("addr:city", "Toft")],
        east: 0.25, []),
      Self.place("node:mill", [("name", "Mühle"), ("addr:postcode", "9485")], east: 0.2, []),
      Self.place("node:canada", [("name", "Mill"), ("addr:postcode", "V6Z 2Y3")], east: 0.2, []),
      Self.place("way:lane", [("highway", "residential"), ("name", "Hofgasse")], east: 0.002),
      Self.place(
        "node:house", [("addr:street", "Städtle"), ("addr:housenumber", "38")], east: 0.003),
      Self.place(
        "node:cafe", [("amenity", "cafe"), ("name", "Städtle Café")], east: 0.004, ["cafe"]),
    ])
  }

  private static func place(
    _ id: String, _ tags: [(String, String)], east: Double, _ categories: [String]? = nil
  ) -> TestPlace {
    let at = Coordinate(lon: 9.52 + east, lat: 47.14)
    return TestPlace(
      id: id, position: GridPosition(at) ?? GridPosition(lon: 0, lat: 0),
      categories: categories ?? [], tags: tags, isToponym: categories == nil)
  }

  private func search(
    _ text: String, _ change: (inout SearchRequest) -> Void = { _ in }
  ) throws -> SearchResponse { try world.checkedSearch(text, change) }

  private func found(_ text: String) throws -> [String] { try search(text).objects.map(\.uri) }

  private func completed(
    _ fragment: String, _ change: (inout CompletionRequest) -> Void = { _ in }
  ) throws -> [SearchCompletion] { try world.checkedCompletions(fragment, change) }

  @Test(arguments: [
    "Städtle 38", "38 Städtle Vaduz", "Vaduz, Städtle 38", "Städtle 38, 9490 Vaduz",
    "FL-9490 Vaduz, Städtle Nr. 38", "Städtle №38", "stadtle n° 38",
  ])
  func `a house is found without its postcode`(text: String) throws {
    #expect(try found(text) == ["node:house"])
    #expect(try completed(text).first?.id == "node:house")
  }

  @Test(arguments: [
    "Städtle 12 Vaduz", "Vaduz Städtle 12", "12a Städtle, Vaduz", "Städtle 10-14, 9490 Vaduz",
    "Städtle Nr. 12, Vaduz",
  ])
  func `a house that is not there is its street in that town`(text: String) throws {
    #expect(try found(text) == ["way:street"])
    #expect(try completed(text).map(\.id) == ["way:street"])
  }

  @Test func `with a postcode but no number, all that is called so is found`() throws {
    let all = try found("Städtle 9490 Vaduz")
    #expect(all.contains("way:street") && all.contains("node:cafe"))
  }

  @Test func `the accuracy says that the street is all there is`() throws {
    #expect(try search("Vaduz Städtle 12").metadata.toponyms?.accuracy == .street)
    #expect(try search("Vaduz Städtle 38").metadata.toponyms?.accuracy == .exact)
  }

  @Test func `a street elsewhere follows where no town is named`() throws {
    #expect(try Set(found("Städtle 12")) == ["way:street", "way:namesake"])
    #expect(try found("Städtle 12, Balzers") == ["way:namesake"])
  }

  @Test func `where streets have no names, the town is all there is`() throws {
    let response = try search("Balzers 12")
    #expect(response.objects.map(\.uri) == ["node:other"])
    #expect(response.metadata.toponyms?.accuracy == .other)
    #expect(try completed("Balzers 12").map(\.id) == ["node:other"])
  }

  @Test func `a misspelt address is its street, spelt right`() throws {
    let response = try search("Städtel 12 Vaduz")
    #expect(response.objects.map(\.uri) == ["way:street"])
    #expect(response.metadata.correctedRequestText == "Städtle Vaduz")
    #expect(try search("Städtel 12 Vaduz") { $0.options.correctsSpelling = false }.objects.isEmpty)
    #expect(try completed("Städtel 12 Vaduz").first?.id == "way:street")
  }

  @Test func `a street is found while its town is typed`() throws {
    #expect(try completed("städtle 12, v").map(\.shown) == ["[Städtle] | [V]aduz"])
  }

  @Test func `who wants no toponyms gets no street`() throws {
    #expect(try search("Städtle 12") { $0.options.resultTypes = .businesses }.objects.isEmpty)
    #expect(try completed("Städtle 12") { $0.resultTypes = .businesses }.isEmpty)
  }

  @Test func `a street that a filter leaves out is not suggested`() throws {
    let found = try completed("Städtle 12") {
      $0.region = .box(west: 9.8, south: 47, east: 9.9, north: 47.2)
      $0.regionPriority = .required
    }
    #expect(found.map(\.id) == ["way:namesake"])
  }

  @Test(arguments: [
    "Quiet Road 27", "Quiet Road 27, Toft", "27 Quiet Road", "Quiet Road 27, 12345 Toft",
    "Quiet Road Nr. 27, Toft",
  ])
  func `street and number may be one tag`(text: String) throws {
    #expect(try found(text) == ["table:1"])
    #expect(try completed(text).map(\.id) == ["table:1"])
  }

  @Test func `a number before a street is the house where there is a postcode besides`() throws {
    #expect(try found("1100 Städtle, Vaduz V6E 1B2") == ["way:street"])
    #expect(try found("38 Städtle, Vaduz V6E 1B2") == ["node:house"])
  }

  @Test func `abbreviations are written out`() throws {
    #expect(try found("Quiet Rd 27, Toft") == ["table:1"])
  }

  @Test func `a number that is not there is not found in another tag`() throws {
    #expect(try found("Quiet Road 28").isEmpty)
  }

  @Test func `a postcode alone finds what has it`() throws {
    #expect(try found("9485") == ["node:town", "node:mill"])
    #expect(try completed("9485").map(\.id) == ["node:town", "node:mill"])
    #expect(try found("V6Z 2Y3") == ["node:canada"])
    #expect(try found("V6Z2Y3") == ["node:canada"])
    #expect(try found("9486").isEmpty)
  }

  @Test(arguments: ["12", "9490", "Nr. 12", "12, 9490", "№ 5", ",12,"])
  func `numbers alone are no address`(text: String) throws {
    #expect(try found(text).isEmpty)
    #expect(try completed(text).isEmpty)
  }

  @Test func `what a completion stands for is found`() throws {
    let completion = try #require(try completed("Städtle 12 Vaduz").first)
    let response = try world.index.search(magicKey: completion.magicKey)
    #expect(response.objects.map(\.uri) == ["way:street"])
  }
}
