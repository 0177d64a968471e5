import CorridorGeometry
import CorridorTestSupport
import Testing

@testable import CorridorIndex

@Suite struct TimeZoneTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("a.corridor") }

  @Test(arguments: [
    GridPosition(lon: 95_000_000, lat: 471_000_000),
    GridPosition(lon: 1_799_900_000, lat: -101_000_000),
    GridPosition(lon: 0, lat: 0),
  ])
  func `every business has the zone that all polygons, one by one, give`(
    middle: GridPosition
  ) throws {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix(seed: seed)
    let world = try TimeZoneWorld(around: middle, places: 6000, random: &random)
    let index = try TestPlace.build(
      world.places, at: path, runBytes: 200_000, timeZones: world.areas)
    try index.verify()
    #expect(index.hasTimeZones)
    let names = try index.timeZoneNames()
    #expect(names == names.sorted() && Set(names) == Set(world.polygons.map(\.name)))
    var cursor = index.timeZoneCursor
    var found: Set<String> = []
    var count = 0
    for row in (0..<index.count).shuffled(using: &random) + Array(0..<index.count) {
      let name = try index.timeZoneName(at: row)
      let expected =
        row < index.businessCount ? world.zone(of: try index.position(at: row)) : nil
      #expect(name == expected, "row \(row), seed \(seed)")
      #expect(try cursor.zone(at: row).map { names[$0] } == expected)
      if let expected {
        found.insert(expected)
        count += 1
      }
    }
    // Most zones are met, and some places have none.
    #expect(found.count > 8 && count < 2 * index.businessCount)
    let counts = try index.timeZoneCounts()
    #expect(counts.places == count / 2 && counts.zones == found.count)
  }

  @Test func `what lies on a shared edge belongs to the smaller zone`() throws {
    var areas = TimeZoneAreas()
    try areas.add([TestPlace.box(10, 40, 20, 50)], to: "Zone/Large")
    try areas.add([TestPlace.box(20, 40, 21, 50)], to: "Zone/Small")
    let index = try TestPlace.build(
      [
        TestPlace(id: "x:1", position: TestPlace.at(20, 45)),
        TestPlace(id: "x:2", position: TestPlace.at(19.999_999_9, 45)),
        TestPlace(id: "x:3", position: TestPlace.at(9.999_999_9, 45)),
        TestPlace(id: "x:4", position: TestPlace.at(20.5, 50)),
      ], at: path, timeZones: areas)
    var zones: [String: String] = [:]
    for row in 0..<4 { try zones[index.place(at: row).id] = index.timeZoneName(at: row) }
    #expect(zones == ["x:1": "Zone/Small", "x:2": "Zone/Large", "x:4": "Zone/Small"])
  }

  @Test func `a hole makes a zone smaller`() throws {
    var areas = TimeZoneAreas()
    try areas.add(
      [TestPlace.box(10, 40, 20, 50), TestPlace.box(11, 41, 19, 49)], to: "Zone/Holed")
    try areas.add([TestPlace.box(18, 42, 25, 49)], to: "Zone/Whole")
    let index = try TestPlace.build(
      [TestPlace(id: "x:1", position: TestPlace.at(19.5, 45))], at: path, timeZones: areas)
    #expect(try index.timeZoneName(at: 0) == "Zone/Holed")
  }

  @Test func `a zone round a pole that is cut along the antimeridian holds the pole`() throws {
    // As Antarctica is published: a coast from west to east, then along the frame of the map.
    let ring = [
      (-180.0, -70.0), (-90, -65), (0, -70), (90, -66), (180, -70), (180, -90), (-180, -90),
      (-180, -70),
    ]
    var areas = TimeZoneAreas()
    try areas.add([ring.map { TestPlace.at($0.0, $0.1) }], to: "Antarctica/McMurdo")
    let inside = [(0.0, -89.0), (180, -89), (-180, -75), (45, -90), (-90, -66), (135, -70)]
    let outside = [(0.0, -69.0), (180, -69), (-90, -64), (0, 89), (90, 0)]
    let places = (inside + outside).enumerated().map { number, spot in
      TestPlace(id: "x:\(number)", position: TestPlace.at(spot.0, spot.1))
    }
    let index = try TestPlace.build(places, at: path, timeZones: areas)
    for row in 0..<index.count {
      let number = try #require(Int(index.place(at: row).id.dropFirst(2)))
      #expect(try (index.timeZoneName(at: row) != nil) == (number < inside.count), "\(number)")
    }
  }

  @Test func `an index without areas has no zones`() throws {
    let places = [TestPlace(id: "x:1", position: TestPlace.at(20, 45))]
    let index = try TestPlace.build(places, at: path)
    try index.verify()
    #expect(!index.hasTimeZones)
    #expect(try index.timeZoneName(at: 0) == nil)
    #expect(throws: IndexError.noSuchRow(row: 1, count: 1)) { try index.timeZoneName(at: 1) }
    var areas = TimeZoneAreas()
    // A ring of two positions and a polygon of a hole alone enclose nothing.
    try areas.add([[TestPlace.at(0, 0), TestPlace.at(1, 1), TestPlace.at(0, 0)]], to: "Zone/Flat")
    try areas.add([[], TestPlace.box(10, 40, 30, 50)], to: "Zone/Hole")
    let other = try TestPlace.build(places, at: path, timeZones: areas)
    try other.verify()
    #expect(try other.hasTimeZones && other.timeZoneName(at: 0) == nil)
    let none = try TestPlace.build([], at: path, timeZones: areas)
    try none.verify()
    #expect(try none.timeZoneCounts() == (0, 0))
  }

  @Test(arguments: [IndexSection.zoneNames, .zoneRuns])
  func `every changed number is found, and none crashes`(section: IndexSection) throws {
    var random = SplitMix(seed: 7)
    let world = try TimeZoneWorld(
      around: GridPosition(lon: 0, lat: 0), places: 300, random: &random)
    _ = try TestPlace.build(world.places, at: path, timeZones: world.areas)
    try IndexBytes(path: path).forEachChange(of: section, places: 80, at: path) { byte, _ in
      try? PlaceIndex(path: path).verify()
      do throws(IndexError) {
        let changed = try PlaceIndex(path: path)
        _ = try changed.timeZoneCounts()
        var cursor = changed.timeZoneCursor
        for row in (0..<changed.count).reversed() {
          _ = try cursor.zone(at: row)
          _ = try changed.timeZoneName(at: row)
        }
      } catch {
        #expect(error.description.contains("damaged"), "byte \(byte): \(error)")
      }
    }
  }

  @Test func `verifying finds runs that do not ascend, repeat a zone or name none`() throws {
    var areas = TimeZoneAreas()
    try areas.add([TestPlace.box(10, 40, 20, 50)], to: "Zone/A")
    try areas.add([TestPlace.box(20, 40, 30, 50)], to: "Zone/B")
    let places = (0..<40).map {
      TestPlace(id: "x:\($0)", position: TestPlace.at(11 + Double($0) / 2, 45))
    }
    let index = try TestPlace.build(places, at: path, timeZones: areas)
    let whole = try IndexBytes(path: path)
    let start = whole.entry(.zoneRuns).offset
    try #require(index.contents.sections[.zoneRuns].count >= 2)
    let first = whole.load(start)
    let second = whole.load(start + 8)
    for (offset, value) in [
      (start, first + 1), (start + 8, first), (start + 8, second ^ 1 << 32),
      (start + 8, 2 << 32 | second & 0xFFFF_FFFF), (start + 8, second & ~0xFFFF_FFFF | 40),
    ] {
      var changed = whole
      changed.store(value, at: offset)
      changed.seal()
      try TemporaryFolder.write(changed.bytes, path)
      #expect(throws: IndexError.self, "\(offset - start): \(value)") {
        try PlaceIndex(path: path).verify()
      }
    }
  }
}
