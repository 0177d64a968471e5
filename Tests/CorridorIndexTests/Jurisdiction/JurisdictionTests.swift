import CorridorGeometry
import CorridorTestSupport
import Testing

@testable import CorridorIndex

@Suite struct JurisdictionTests {
  private let folder = TemporaryFolder()

  /// An area from 0 to 10 degrees either way, or as much of it.
  private func area(
    _ id: String, level: Int, west: Double = 0, east: Double = 10, _ tags: [(String, String)]
  ) -> TestPlace {
    TestPlace.toponym(
      id: id, position: TestPlace.at((west + east) / 2, 5),
      tags: [("boundary", "administrative"), ("admin_level", "\(level)")] + tags,
      rings: [(TestPlace.box(west, 0, east, 10), true)])
  }

  /// What is found at the business of an index.
  private func found(
    _ toponyms: [TestPlace], tags: [(String, String)] = [], zones: [String] = []
  ) throws -> Jurisdiction {
    var areas = TimeZoneAreas()
    for zone in zones.reversed() {
      // The first zone holds the place, the others are elsewhere.
      let west = zone == zones.first ? 0.0 : 50
      try areas.add([TestPlace.box(west, 0, west + 10, 10)], to: zone)
    }
    let place = TestPlace(id: "x:place", position: TestPlace.at(2, 3), tags: tags)
    let index = try TestPlace.build(
      toponyms + [place], at: folder.file("a.corridor"), timeZones: zones.isEmpty ? nil : areas)
    return try index.jurisdiction(at: 0)
  }

  @Test func `codes of the areas around a place tell its country and region`() throws {
    let country = area("x:c", level: 2, [("ISO3166-1", "DE"), ("ISO3166-1:alpha2", "DE")])
    let region = area("x:r", level: 4, west: 1, [("ISO3166-2", "DE-BW")])
    let other = area("x:o", level: 4, west: 3, [("ISO3166-2", "DE-BY")])
    #expect(
      try found([country]) == Jurisdiction(country: "de", region: nil, evidence: .area))
    for areas in [[country, region, other], [other, region]] {
      let answer = try found(areas)
      #expect(answer == Jurisdiction(country: "de", region: "de_bw", evidence: .area))
      #expect(answer.holidayRegion == "de_bw")
    }
  }

  @Test func `of several regions the smallest with holidays of its own is told`() throws {
    let country = area("x:c", level: 2, [("ISO3166-1", "ES")])
    let community = area("x:r", level: 4, west: 1, east: 9, [("ISO3166-2", "ES-CT")])
    let province = area("x:p", level: 6, west: 1.5, east: 8, [("ISO3166-2", "ES-B")])
    #expect(try found([country, community, province]).region == "es_ct")
    // Without any, the smallest; and a code of another country is no region of this one.
    #expect(try found([country, province]).region == "es_b")
    let foreign = area("x:f", level: 6, west: 1, east: 9.5, [("ISO3166-2", "FR-66")])
    #expect(try found([foreign, province]).region == "es_b")
  }

  @Test(arguments: [
    ("country_code_iso3166_1_alpha_2", "lu", "lu"), ("is_in:country_code", "LU", "lu"),
    ("addr:country", "LU", "lu"), ("addr:country", "Luxembourg", nil), ("ISO3166-2", "LU", nil),
    ("ISO3166-2", "L1-LU", nil), ("ISO3166-2", "LU-\u{E9}", nil),
  ])
  func `other codes of an area will do, and nothing else`(
    key: String, value: String, country: String?
  ) throws {
    #expect(try found([area("x:1", level: 8, [(key, value)])]).country == country)
  }

  @Test func `a place's own tags tell where no area does, then its time zone`() throws {
    let nameless = area("x:1", level: 8, [("name", "Somewhere")])
    #expect(
      try found([nameless], tags: [("addr:country", "IT")], zones: ["Europe/Vienna"])
        == Jurisdiction(country: "it", region: nil, evidence: .tags))
    #expect(
      try found([nameless], zones: ["Europe/Vienna", "Europe/Sofia"])
        == Jurisdiction(country: "at", region: nil, evidence: .timeZone("Europe/Vienna")))
    #expect(
      try found([], zones: ["Europe/Berlin", "Europe/Oslo"])
        == Jurisdiction(country: "de", region: nil, evidence: .timeZone("Europe/Berlin")))
    #expect(
      try found([], zones: ["Europe/Berlin", "Europe/Sofia"])
        == Jurisdiction(
          country: nil, region: nil, evidence: .sharedTimeZone("Europe/Berlin")))
    #expect(try found([nameless]) == Jurisdiction(evidence: .none))
    #expect(try found([nameless]).holidayRegion == nil)
  }

  @Test func `many places get what each gets alone, on both sides of a border`() throws {
    var random = SplitMix(seed: 11)
    var places = [
      area("x:de", level: 2, east: 5, [("ISO3166-1", "DE")]),
      area("x:at", level: 2, west: 5, [("ISO3166-1", "AT")]),
      area("x:town", level: 8, west: 1, east: 2, [("name", "Town")]),
    ]
    // A town without an area, whose reach crosses the border.
    places.append(
      TestPlace.toponym(
        id: "x:city", position: TestPlace.at(5.001, 5), tags: [("place", "city")]))
    for number in 0..<400 {
      let lon =
        number % 2 == 0
        ? Double.random(in: 4.95...5.05, using: &random) : .random(in: 0.5...9.5, using: &random)
      let spot = TestPlace.at(lon, .random(in: 4.9...5.1, using: &random))
      places.append(TestPlace(id: "p:\(number)", position: spot))
    }
    let index = try TestPlace.build(places, at: folder.file("a.corridor"))
    var reader = JurisdictionReader(index)
    for row in (0..<index.businessCount).shuffled(using: &random) {
      let lon = try index.position(at: row).lon
      if lon == 50_000_000 { continue }
      let expected = lon < 50_000_000 ? "de" : "at"
      #expect(try reader.jurisdiction(at: row).country == expected)
      #expect(try index.jurisdiction(at: row).country == expected)
    }
    #expect(throws: IndexError.self) { try reader.jurisdiction(at: index.count) }
  }
}
