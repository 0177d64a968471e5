import CorridorGeometry
import CorridorTestSupport
import Testing

@testable import CorridorIndex

@Suite struct LocalityTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("a.corridor") }

  /// Towns with boundaries that overlap, villages without, and places of all kinds among them.
  private static func world(
    _ count: Int, around middle: GridPosition, random: inout SplitMix
  ) -> [TestPlace] {
    (0..<count).map { number in
      let position = TestPlace.spot(
        near: middle, number % 50 == 0 ? 500_000_000 : 4_000_000, random: &random)
      var sample = TestPlace.toponym(id: "x:\(number)", position: position, tags: [])
      switch number % 20 {
      case 0, 1:
        let radius = Double.random(in: 1e4...6e5, using: &random)
        sample.tags = [("boundary", "administrative"), ("admin_level", "8")]
        sample.rings = [
          (TestPlace.star(position, radius: radius, vertices: 50, random: &random), true)
        ]
      case 2...4:
        let classes = ["city", "town", "village", "hamlet", "isolated_dwelling", "suburb"]
        sample.tags = [("place", classes.randomElement(using: &random) ?? "city")]
      case 5: sample.tags = [("boundary", "administrative"), ("admin_level", "6")]
      case 6: sample.tags = [("highway", "residential")]
      case 7...9: sample.tags = [("addr:housenumber", "1")]
      default: sample.isToponym = false
      }
      return sample
    }
  }

  @Test(arguments: [
    GridPosition(lon: 95_000_000, lat: 471_000_000),
    GridPosition(lon: 1_799_000_000, lat: 100_000_000),
    GridPosition(lon: 0, lat: 895_000_000),
  ])
  func `every row has the locality that all of them, one by one, give`(
    middle: GridPosition
  ) throws {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix(seed: seed)
    let index = try TestPlace.build(
      Self.world(3000, around: middle, random: &random), at: path, runBytes: 100_000)
    try index.verify()
    let contents = index.contents
    let areas = MappedAreas(contents)
    let entries = try (0..<contents.sections[.areaEntries].count).map { try contents.areaEntry($0) }
    var nodes: [(row: Int, center: SIMD3<Double>, reach: Double)] = []
    for row in index.businessCount..<index.count {
      let place = try contents.code(at: row).place
      guard place.isLocality, !entries.contains(where: { $0.row == row }) else { continue }
      nodes.append((row, Ellipsoid.position(try index.position(at: row)), place.reachMeters))
    }
    var byArea = 0
    var byNode = 0
    for row in 0..<index.count {
      let kind = try index.place(at: row).kind
      let position = try index.position(at: row)
      var expected: Int?
      if kind != .district {
        var size = Float.infinity
        for (number, entry) in entries.enumerated()
        where entry.row != row && entry.squareKilometers < size {
          guard try areas.area(number, holds: position) else { continue }
          expected = entry.row
          size = entry.squareKilometers
        }
        byArea += expected == nil ? 0 : 1
        if expected == nil, kind != .locality {
          let here = Ellipsoid.position(position)
          let near = nodes.map { (row: $0.row, share: ($0.center - here).length / $0.reach) }
          let best = near.min { ($0.share, $0.row) < ($1.share, $1.row) }
          if let best, best.share <= 1 { expected = best.row }
          byNode += expected == nil ? 0 : 1
        }
      }
      #expect(
        try index.locality(ofRow: row) == expected, "row \(row), SplitMix(seed: \(seed))")
    }
    #expect(byArea > 100)
    #expect(byNode > 100)
  }

  @Test func `nearness counts by the size of a settlement`() throws {
    let index = try TestPlace.build(
      [
        TestPlace.toponym(id: "city", position: TestPlace.at(10, 50), tags: [("place", "city")]),
        TestPlace.toponym(
          id: "village", position: TestPlace.at(10.1, 50), tags: [("place", "village")]),
        TestPlace(id: "near", position: TestPlace.at(10.06, 50)),
        TestPlace(id: "nearer", position: TestPlace.at(10.09, 50)),
        TestPlace(id: "far", position: TestPlace.at(11, 50)),
      ], at: path)
    func locality(_ id: String) throws -> String? {
      let row = try #require(try index.row(id))
      return try index.locality(ofRow: row).map { try index.place(at: $0).id }
    }
    // 4.3 km of 15 against 2.9 km of 4; 6.5 km of 15 against 0.7 km of 4.
    #expect(try locality("near") == "city")
    #expect(try locality("nearer") == "village")
    #expect(try locality("far") == nil)
    #expect(try locality("city") == nil)
  }

  @Test func `an index without toponyms has no column`() throws {
    try SamplePlace.build(SamplePlace.list(20, seed: 1), at: path)
    let index = try PlaceIndex(path: path)
    #expect(try index.locality(ofRow: 3) == nil)
    #expect(index.sectionLengths.first { $0.section == .localities }?.bytes == 0)
  }
}
