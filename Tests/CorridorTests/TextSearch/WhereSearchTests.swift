import Corridor
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

/// Texts that say what is wanted together with where it is.
@Suite struct WhereSearchTests {
  private let world: TestIndex

  init() throws {
    world = try TestIndex([
      area("rel:country", [("admin_level", "2"), ("name", "Liechtenstein")], at: 0, box: 0.5),
      area("rel:eschen", [("admin_level", "8"), ("name", "Eschen")], at: 0.2, box: 0.05),
      area("rel:schaan", [("admin_level", "8"), ("name", "Schaan")], at: 0.1, box: 0.03),
      area("rel:vaduz", [("admin_level", "8"), ("name", "Vaduz")], at: 0, box: 0.03),
      place("node:nendeln", [("place", "village"), ("name", "Nendeln")], at: 0.23),
      place("node:quarter", [("place", "suburb"), ("name", "Mühleholz")], at: 0.02),
      place(
        "node:migros", [("shop", "supermarket"), ("name", "Migros")], at: 0.1, ["supermarket"]),
      place(
        "node:other", [("shop", "supermarket"), ("name", "Migros")], at: -0.02, ["supermarket"]),
      place("node:spar", [("shop", "supermarket"), ("name", "Spar")], at: 0.021, ["supermarket"]),
      place("node:museum", [("name", "Kunstmuseum Liechtenstein")], at: 0.001, []),
      place("node:landesmuseum", [("name", "Liechtenstein Museum Vaduz")], at: 0.001, []),
      place(
        "node:weinstube", [("amenity", "restaurant"), ("name", "Weinstube")], at: 0.231,
        ["restaurant"]),
      place(
        "node:pinocchio",
        [("amenity", "restaurant"), ("name", "Pinocchio"), ("cuisine", "italian;pizza")], at: 0.001,
        ["restaurant"]),
      place(
        "node:rössle", [("amenity", "restaurant"), ("name", "Rössle")], at: 0.1, ["restaurant"]),
      place("node:garage", [("shop", "car_repair"), ("name", "Garage")], at: 0, ["car_repair"]),
      place("node:body", [("shop", "cosmetics"), ("name", "The Body Shop")], at: 0.1, []),
      place(
        "node:eleven", [("shop", "convenience"), ("name", "7-Eleven")], at: 0, ["convenience"]),
      place(
        "node:nineteen", [("addr:street", "Landstrasse"), ("addr:housenumber", "19")], at: 0.1),
      place("way:street", [("highway", "residential"), ("name", "Landstrasse")], at: 0.101),
    ])
    func place(
      _ id: String, _ tags: [(String, String)], at east: Double, _ categories: [String]? = nil
    ) -> TestPlace {
      TestPlace(
        id: id, position: GridPosition(lon: Int32(95_200_000 + east * 1e7), lat: 471_400_000),
        categories: categories ?? [], tags: tags, isToponym: categories == nil)
    }
    func area(_ id: String, _ tags: [(String, String)], at east: Double, box: Double) -> TestPlace {
      var place = place(id, tags + [("boundary", "administrative")], at: east)
      let lon = 9.52 + east
      place.rings = [(TestPlace.box(lon - box, 47.14 - box, lon + box, 47.14 + box), true)]
      return place
    }
  }

  private func search(
    _ text: String, _ change: (inout SearchRequest) -> Void = { _ in }
  ) throws -> SearchResponse { try world.checkedSearch(text, change) }

  private func found(_ text: String) throws -> [String] { try search(text).objects.map(\.uri) }

  @Test(arguments: [
    "Migros in Schaan", "Schaan Migros", "Migros, Schaan", "Migros, Schaan, Liechtenstein",
    "Migros à Schaan", "in Schaan Migros", "Migros w Schaan", "Migros, 9494 Schaan, Liechtenstein",
  ])
  func `a name is found in the town that is named with it`(text: String) throws {
    #expect(try found(text) == ["node:migros"])
  }

  @Test func `a name is found in a quarter without an outline`() throws {
    #expect(try found("Spar Mühleholz") == ["node:spar"])
    #expect(try found("Spar in Mühleholz") == ["node:spar"])
    #expect(try found("Migros Mühleholz").isEmpty)
  }

  @Test func `a category is found in a village that has no outline of its own`() throws {
    #expect(try found("restaurant in Nendeln") == ["node:weinstube"])
    #expect(try found("restaurant in Nendeln, Liechtenstein") == ["node:weinstube"])
  }

  @Test func `a country or province without an area must be that of the data`() throws {
    #expect(try found("Migros, Austria").isEmpty)
    let open = try TestIndex([
      TestPlace(
        id: "node:1", position: GridPosition(lon: 95_200_000, lat: 471_400_000), categories: [],
        tags: [("name", "Migros"), ("addr:country", "CH"), ("addr:state", "SG")])
    ])
    for country in ["Switzerland", "Schweiz", "Suisse", "Швейцария", "CH", "SG", "SG, CH"] {
      let response = try open.index.search(SearchRequest("Migros, \(country)"))
      #expect(response.objects.map(\.uri) == ["node:1"], "\(country)")
    }
    for country in ["Germany", "Nowhere", "DE", "WA", "Island"] {
      let response = try open.index.search(SearchRequest("Migros, \(country)"))
      #expect(response.objects.isEmpty, "\(country)")
      #expect(try open.index.search(SearchRequest("Migros \(country)")).objects.isEmpty)
    }
  }

  @Test(arguments: ["Vaduz, Liechtenstein", "Liechtenstein Vaduz", "9490 Vaduz, Liechtenstein"])
  func `a town with its country comes before what is called after both`(text: String) throws {
    #expect(try found(text).first == "rel:vaduz")
  }

  @Test func `a house number is not the beginning of another`() throws {
    #expect(try found("Landstrasse 1 Schaan") == ["way:street"])
    #expect(try found("Landstrasse 19 Schaan") == ["node:nineteen"])
  }

  @Test(arguments: [
    ("kunst museum", "node:museum"), ("7eleven", "node:eleven"), ("mig ros schaan", "node:migros"),
  ])
  func `two words may be one, and one two`(text: String, uri: String) throws {
    #expect(try found(text).first == uri)
  }

  @Test func `a misspelt category gives what it gives when spelt right`() throws {
    let right = try search("supermarket")
    let wrong = try search("supermaket")
    #expect(wrong.objects.map(\.uri) == right.objects.map(\.uri))
    #expect(wrong.metadata.correctedRequestText != nil)
    guard case .categories = wrong.metadata.interpretation else {
      Issue.record("\(wrong.metadata.interpretation)")
      return
    }
  }

  @Test func `what is cooked comes first`() throws {
    #expect(try found("pizza in Vaduz").first == "node:pinocchio")
    #expect(try found("italian restaurant").first == "node:pinocchio")
    #expect(try found("italian") == ["node:pinocchio"])
  }

  @Test func `a name that is more than a category comes before the category`() throws {
    #expect(try found("The Body Shop") == ["node:body", "node:garage"])
  }

  @Test func `a category in a town that is not there is not one elsewhere`() throws {
    #expect(try found("restaurant in Berlin").isEmpty)
    #expect(try found("restaurant Berlin").isEmpty)
    #expect(try found("open restaurant").count == 3)
  }

  @Test func `where the best do not come first, a dish is all there is`() throws {
    let response = try search("pizza") {
      $0.options.sort = .distance(to: .point(Coordinate(lon: 9.5, lat: 47)))
    }
    #expect(response.objects.map(\.uri) == ["node:pinocchio"])
    #expect(try found("pizzeria").first == "node:pinocchio")
  }

  @Test func `a right word is not corrected into one of another language`() throws {
    #expect(try search("chinese Schaan").metadata.correctedRequestText == nil)
    #expect(try search("chinese Schaan").objects.isEmpty)
  }

  @Test func `what finds nothing is still understood, and not corrected`() throws {
    let response = try search("hospital")
    #expect(response.objects.isEmpty)
    #expect(response.metadata.correctedRequestText == nil)
    #expect(
      response.metadata.interpretation == .categories(["hospital"], text: nil, locality: nil))
  }

  @Test(arguments: [
    "Migros in Schaan", "migr schaan", "Migros, Schaan, Liechtenstein", "Migros, 9494 Schaan",
  ])
  func `a name is completed in the town that is named with it`(text: String) throws {
    #expect(try world.checkedCompletions(text).map(\.id) == ["node:migros"])
  }

  @Test(.timeLimit(.minutes(ProcessorTime.minutes(1))))
  func `names of areas without end are tried a few times`() throws {
    for text in [
      "zzz " + Array(repeating: "Schaan", count: 300).joined(separator: " "),
      "zzz " + Array(repeating: "Vaduz, Schaan", count: 100).joined(separator: ", "),
      "zzz" + String(repeating: ", AB", count: 500), String(repeating: "x", count: 1 << 20),
    ] {
      #expect(try world.index.search(SearchRequest(text)).objects.isEmpty)
      // Longer ones are refused.
      _ = try world.index.complete(CompletionRequest(String(text.prefix(8192))))
    }
  }
}
