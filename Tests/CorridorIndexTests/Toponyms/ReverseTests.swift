import CorridorGeometry
import CorridorTestSupport
import Testing

@testable import CorridorIndex

@Suite struct ReverseTests {
  private let folder: TemporaryFolder
  private let index: PlaceIndex

  init() throws {
    folder = TemporaryFolder()
    index = try SampleTown.build(at: folder.file("a.corridor"))
  }

  private func reverse(_ lon: Double, _ lat: Double, _ zoom: Double) throws -> ReverseAnswer {
    try index.reverseGeocode(Coordinate(lon: lon, lat: lat), zoom: zoom)
  }

  @Test(
    arguments: [
      (17, "house", "Städtle 12, 9490 Vaduz, Liechtenstein"),
      (16.9, "street", "Städtle, 9490 Vaduz, Liechtenstein"),
      (15, "street", "Städtle, 9490 Vaduz, Liechtenstein"),
      (14, "town", "9490 Vaduz, Liechtenstein"), (11, "town", "9490 Vaduz, Liechtenstein"),
      (10, "district", "Bezirk, Liechtenstein"), (7, "district", "Bezirk, Liechtenstein"),
      (3, "country", "Liechtenstein"), (-5, "country", "Liechtenstein"),
      (.infinity, "house", "Städtle 12, 9490 Vaduz, Liechtenstein"),
    ] as [(Double, String, String)])
  func `zoom drops what is too small`(zoom: Double, id: String, line: String) throws {
    let answer = try reverse(9.5301, 47.1321, zoom)
    #expect(answer.place?.id == id)
    #expect(answer.address.formatted == line)
    #expect((answer.distanceMeters > 0) == ["house", "street"].contains(id))
  }

  @Test(
    arguments: [
      // A business with a house number, nearer than any house.
      (9.5297, 47.1341, 18, "bank", "Städtle 44, 9490 Vaduz, Liechtenstein"),
      // No house within 100 m, then no street within 300 m.
      (9.5325, 47.132, 18, "street", "Städtle, 9490 Vaduz, Liechtenstein"),
      (9.55, 47.15, 18, "town", "9490 Vaduz, Liechtenstein"),
      (9.51, 47.11, 12, "suburb", "Ebenholz, 9490 Vaduz, Liechtenstein"),
      // A locality by nearness, with and without its quarter.
      (9.609, 47.051, 12, "quarter", "Rotenboden, Triesenberg, Liechtenstein"),
      (9.58, 47.04, 12, "village", "Triesenberg, Liechtenstein"),
      // Outside of the district, then of the country.
      (9.65, 47.19, 8, "region", "Oberland, Liechtenstein"),
      (9.65, 47.25, 8, "country", "Liechtenstein"), (20, 47, 18, nil, ""),
    ] as [(Double, Double, Double, String?, String)])
  func `what is missing is taken from the next broader`(
    lon: Double, lat: Double, zoom: Double, id: String?, line: String
  ) throws {
    let answer = try reverse(lon, lat, zoom)
    #expect(answer.place?.id == id)
    #expect(answer.address.formatted == line)
    #expect((answer.kind == nil) == (id == nil))
  }

  @Test(
    arguments: [
      (18, ["house", "street", "town", "district", "region", "country"]),
      (16, ["street", "town", "district", "region", "country"]),
      (12, ["town", "district", "region", "country"]), (8, ["district", "region", "country"]),
      (3, ["country"]),
    ] as [(Double, [String])])
  func `what a position belongs to comes with it`(zoom: Double, ids: [String]) throws {
    let answer = try reverse(9.5301, 47.1321, zoom)
    #expect(try names(of: answer) == ids)
    #expect(answer.place?.id == ids.first)
  }

  private func names(of answer: ReverseAnswer) throws -> [String] {
    try answer.containment.map { try index.place(at: $0.row).id }
  }

  @Test func `the types that are wanted hold`() throws {
    let at = Coordinate(lon: 9.5297, lat: 47.1341)
    let business = try index.reverseGeocode(at, toponyms: false)
    #expect(business.place?.id == "bank")
    let toponym = try index.reverseGeocode(at, businesses: false)
    #expect(toponym.place?.kind == .street || toponym.place?.kind == .house)
    #expect(toponym.containment.first?.row == toponym.place?.row)
    let none = try index.reverseGeocode(at, businesses: false, toponyms: false)
    #expect(none.place == nil && none.containment == business.containment)
    let far = try index.reverseGeocode(Coordinate(lon: 9.55, lat: 47.15), toponyms: false)
    #expect(far.place == nil && !far.containment.isEmpty)
  }

  @Test func `on a street, a house farther than its plot is not what is there`() throws {
    var steps = 0
    for step in 0...60 {
      let at = Coordinate(lon: 9.53, lat: 47.132 + Double(step) * 2e-5)
      let answer = try index.reverseGeocode(at)
      let street = try index.reverseGeocode(at, zoom: 16)
      guard street.kind == .street else { continue }
      if answer.kind == .house {
        #expect(answer.distanceMeters <= 20 || street.distanceMeters > 10)
      } else {
        #expect(answer.distanceMeters == street.distanceMeters && street.distanceMeters <= 10)
        #expect(answer.address[.locality] == "Vaduz")
        steps += 1
      }
    }
    #expect(steps > 0)
  }

  @Test func `positions that are none are errors, others on the edge of the world are not`() throws
  {
    for (lon, lat) in [(Double.nan, 0.0), (0, .nan), (.infinity, 0), (0, 90.1), (400, 0)] {
      #expect(throws: IndexError.positionNotOnEarth(lon: "\(lon)", lat: "\(lat)")) {
        try reverse(lon, lat, 18)
      }
    }
    #expect(throws: IndexError.zoomNotANumber) { try reverse(0, 0, .nan) }
    for (lon, lat) in [(180.0, 0.0), (-180, 0), (0, 90), (0, -90), (180, 90), (359, 0)] {
      #expect(try reverse(lon, lat, 18).place == nil)
    }
    #expect(try reverse(9.5301 - 360, 47.1321, 18).place?.id == "house")
  }

  @Test func `an address is no narrower than its zoom, also where nothing is found`() throws {
    let town = try TestPlace.build(
      SampleTown.toponyms.filter { $0.id == "town" || $0.id == "house" },
      at: folder.file("b.corridor"))
    let here = Coordinate(lon: 9.5301, lat: 47.1321)
    #expect(try town.reverseGeocode(here, zoom: 18).address[.locality] == "Vaduz")
    #expect(try town.reverseGeocode(here, zoom: 8).place == nil)
    #expect(try town.reverseGeocode(here, zoom: 8).address.isEmpty)
  }

  @Test func `a country without an area is known by the code of what is there`() throws {
    func node(_ id: String, _ tags: [(String, String)]) -> TestPlace {
      TestPlace.toponym(
        id: id, position: TestPlace.at(14.45, 35.89), tags: tags + [("name", id)])
    }
    func area(_ id: String, _ level: Int, _ code: [(String, String)], _ west: Double) -> TestPlace {
      TestPlace.toponym(
        id: id, position: TestPlace.at(west + 0.5, 35.5),
        tags: [("boundary", "administrative"), ("admin_level", "\(level)"), ("name", id)] + code,
        rings: [(TestPlace.box(west, 35, west + 1, 36), true)])
    }
    let index = try TestPlace.build(
      [
        node("Malta", [("place", "country"), ("ISO3166-1:alpha2", "MT")]),
        node("Monaco", [("place", "country"), ("ISO3166-1", "MC")]),
        node("Nowhere", [("place", "country")]),
        area("island", 4, [("ISO3166-2", "MT-46")], 14),
        area("quarter", 10, [("ISO3166-2", "MC-MC")], 16),
        area("uncoded", 8, [], 18), area("foreign", 8, [("ISO3166-2", "FR-06")], 20),
      ], at: folder.file("b.corridor"))
    for (lon, zoom, id) in [
      (14.3, 4, "Malta"), (14.3, 8, "island"), (16.3, 4, "Monaco"), (16.3, 8, "Monaco"),
      (18.3, 4, nil), (20.3, 4, nil), (40, 4, nil),
    ] as [(Double, Double, String?)] {
      let answer = try index.reverseGeocode(Coordinate(lon: lon, lat: 35.5), zoom: zoom)
      #expect(answer.place?.id == id, "\(lon), \(zoom)")
      if id != nil, id != "island" {
        #expect(answer.kind == .country && answer.distanceMeters == 0)
        #expect(answer.address[.country] == id)
      }
    }
  }

  @Test func `what a position belongs to begins with the smallest area`() throws {
    func area(_ id: String, _ size: Double, _ tags: [(String, String)]) -> TestPlace {
      let ring = TestPlace.box(14 - size, 35 - size, 14 + size, 35 + size)
      return TestPlace.toponym(
        id: id, position: TestPlace.at(14, 35), tags: tags + [("name", id)], rings: [(ring, true)])
    }
    func boundary(_ level: Int) -> [(String, String)] {
      [("boundary", "administrative"), ("admin_level", "\(level)")]
    }
    let island = [("place", "island")]
    let places = [
      area("land", 3, boundary(2)), area("isle", 0.2, island),
      area("region", 1, boundary(4)), area("island", 2, island), area("rock", 0.1, island),
    ]
    let index = try TestPlace.build(places, at: folder.file("d.corridor"))
    let position = TestPlace.at(14.01, 35.01)
    let order = ["rock", "isle", "region", "island", "land"]
    let areas = try index.areas(holding: position)
    #expect(try areas.map { try index.place(at: $0.row).id } == order)
    let answer = try index.reverseGeocode(position.coordinate)
    let parts = try answer.containment.map { try index.place(at: $0.row).id }
    #expect(parts == order, "\(parts)")
  }

  @Test func `an index without places knows nothing`() throws {
    let empty = try TestPlace.build([], at: folder.file("b.corridor"))
    let answer = try empty.reverseGeocode(Coordinate(lon: 0, lat: 0))
    #expect(answer.place == nil)
    #expect(answer.address.isEmpty)
  }

  @Test func `a path is a street only where none is near`() throws {
    let at = TestPlace.at
    func way(_ id: String, _ highway: String, _ lat: Double, area: Bool = false) -> TestPlace {
      TestPlace.toponym(
        id: id, position: at(9.5, lat), tags: [("highway", highway), ("name", id)],
        lines: area ? [] : [[at(9.49, lat), at(9.51, lat)]],
        rings: area ? [(TestPlace.box(9.49, lat - 0.0001, 9.51, lat + 0.0001), true)] : [])
    }
    let index = try TestPlace.build(
      [
        way("trail", "path", 47.0), way("cycleway", "cycleway", 47.0005),
        way("lane", "track", 47.002), way("steps", "steps", 47.01),
        way("walk", "footway", 47.0025, area: true), way("zone", "pedestrian", 47.02),
        way("mall", "footway", 47.0201),
      ], at: folder.file("b.corridor"))
    for (lat, id) in [
      (47.0, "lane"), (47.0004, "lane"), (46.999, "trail"), (47.0101, "steps"),
      (47.0025, "lane"), (47.0201, "zone"),
    ] {
      let answer = try index.reverseGeocode(Coordinate(lon: 9.5, lat: lat), zoom: 16)
      #expect(answer.place?.id == id, "\(lat)")
    }
  }

  @Test func `the nearest house is the nearest of all`() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix(seed: seed)
    func spot() -> GridPosition {
      GridPosition(
        lon: TestPlace.wrapped(1_800_000_000 + .random(in: -30_000...30_000, using: &random)),
        lat: 600_000_000 + .random(in: -20_000...20_000, using: &random))
    }
    let houses = (0..<800).map { number in
      TestPlace(
        id: "h:\(number)", position: spot(),
        tags: [number % 4 == 0 ? ("place", "square") : ("addr:housenumber", "\(number)")],
        isToponym: number % 3 != 0)
    }
    let index = try TestPlace.build(houses, at: folder.file("b.corridor"))
    var found = 0
    for _ in 0..<300 {
      let position = spot()
      let here = Ellipsoid.position(position)
      let best = houses.filter { $0.tags[0].0 != "place" }.map { house in
        (meters: (Ellipsoid.position(house.position) - here).length, id: house.id)
      }.filter { $0.meters <= 100 }.min { $0.meters < $1.meters }
      let answer = try index.reverseGeocode(position.coordinate)
      let isHouse = answer.kind == .house
      #expect(isHouse == (best != nil), "SplitMix(seed: \(seed))")
      if let best, isHouse {
        found += 1
        #expect(answer.place?.id == best.id, "SplitMix(seed: \(seed))")
        #expect(abs(answer.distanceMeters - best.meters) < 1e-6)
      }
    }
    #expect(found > 100)
  }
}
