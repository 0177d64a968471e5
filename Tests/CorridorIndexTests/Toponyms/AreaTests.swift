import CorridorTestSupport
import Testing

@testable import CorridorGeometry
@testable import CorridorIndex

@Suite struct AreaTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("a.corridor") }

  private static let region = [("boundary", "administrative"), ("admin_level", "4")]

  private func area(_ rings: [(ring: [GridPosition], isOuter: Bool)]) throws -> PlaceIndex {
    let index = try TestPlace.build(
      [
        TestPlace.toponym(
          id: "osm:relation/1", position: rings[0].ring[0], tags: Self.region, rings: rings)
      ], at: path)
    try index.verify()
    return index
  }

  @Test(arguments: 0..<12)
  func `holds what GEOS says it holds, boundaries included`(_: Int) throws {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix(seed: seed)
    // Everything stays this side of the antimeridian, which GEOS knows nothing of.
    let middle = GridPosition(
      lon: .random(in: -1_500_000_000...1_500_000_000, using: &random) & ~1,
      lat: .random(in: -800_000_000...800_000_000, using: &random) & ~1)
    let size = [100.0, 1e5, 4e7].randomElement(using: &random) ?? 1e5
    var rings: [(ring: [GridPosition], isOuter: Bool)] = []
    for part in 0..<Int32.random(in: 1...3, using: &random) {
      let center = GridPosition(lon: middle.lon + part * Int32(size) * 2, lat: middle.lat)
      let vertices = [3, 5, 16, 17, 33, 500].randomElement(using: &random) ?? 5
      rings.append(
        (TestPlace.star(center, radius: size, vertices: vertices, random: &random), true))
      if vertices > 4, size > 1000, Bool.random(using: &random) {
        let hole = TestPlace.star(center, radius: size / 3, vertices: 40, random: &random)
        rings.append((hole, false))
      }
    }
    let index = try area(rings)
    let context = try GeosContext()
    var polygons: [[[Coordinate]]] = []
    for ring in rings {
      let closed = (ring.ring + [ring.ring[0]]).map {
        Coordinate(lon: Double($0.lon), lat: Double($0.lat))
      }
      if ring.isOuter {
        polygons.append([closed])
      } else {
        polygons[polygons.count - 1] += [closed]
      }
    }
    let geometries = try polygons.map { try GeosPrepared(context.polygon($0)) }
    var inside = 0
    for number in 0..<3000 {
      var position = GridPosition(
        lon: middle.lon + .random(in: -Int32(size)...Int32(5 * size), using: &random),
        lat: middle.lat + .random(in: -Int32(size)...Int32(size), using: &random))
      let ring = rings[Int.random(in: rings.indices, using: &random)].ring
      let vertex = Int.random(in: ring.indices, using: &random)
      if number % 10 == 0 { position = ring[vertex] }
      if number % 10 == 1 {
        let next = ring[(vertex + 1) % ring.count]
        position = GridPosition(
          lon: ring[vertex].lon + (next.lon - ring[vertex].lon) / 2,
          lat: ring[vertex].lat + (next.lat - ring[vertex].lat) / 2)
      }
      if number % 10 == 2 { position.lat = ring[vertex].lat }
      if number % 10 == 3 { position.lon = ring[vertex].lon }
      let point = Coordinate(lon: Double(position.lon), lat: Double(position.lat))
      let expected = try geometries.contains { try $0.intersects(point) }
      let found = try !index.areas(holding: position).isEmpty
      #expect(found == expected, "\(position), SplitMix(seed: \(seed))")
      inside += found ? 1 : 0
    }
    #expect(inside > 100)
  }

  @Test func `an area across the antimeridian is one area`() throws {
    var random = SplitMix(seed: 4)
    let ring = TestPlace.star(
      GridPosition(lon: 1_799_000_000, lat: -170_000_000), radius: 3e7, vertices: 400,
      random: &random)
    let moved = ring.map {
      GridPosition(lon: TestPlace.wrapped(Int64($0.lon) + 900_000_000), lat: $0.lat)
    }
    let index = try area([(ring, true)])
    let twin = try TestPlace.build(
      [
        TestPlace.toponym(
          id: "a", position: moved[0], tags: Self.region, rings: [(moved, true)])
      ], at: folder.file("b.corridor"))
    var inside = 0
    for _ in 0..<5000 {
      let lon = Int64.random(in: 1_765_000_000...1_835_000_000, using: &random)
      let lat = Int32.random(in: -205_000_000 ... -135_000_000, using: &random)
      let here = GridPosition(lon: TestPlace.wrapped(lon), lat: lat)
      let there = GridPosition(lon: TestPlace.wrapped(lon + 900_000_000), lat: lat)
      let found = try !index.areas(holding: here).isEmpty
      #expect(try found == !twin.areas(holding: there).isEmpty, "\(here)")
      inside += found ? 1 : 0
    }
    #expect(inside > 500)
    for lon: Int32 in [1_800_000_000, -1_800_000_000] {
      let position = GridPosition(lon: lon, lat: -170_000_000)
      #expect(try index.areas(holding: position).count == 1)
    }
  }

  @Test func `halves that meet at the antimeridian are one country`() throws {
    let index = try area([
      (TestPlace.box(170, 60, 180, 70), true), (TestPlace.box(-180, 60, -170, 70), true),
    ])
    for (lon, isInside) in [
      (175.0, true), (180, true), (-180, true), (-175, true), (-165, false), (165, false),
      (0, false),
    ] {
      #expect(try index.areas(holding: TestPlace.at(lon, 65)).isEmpty != isInside, "\(lon)")
    }
  }

  @Test(arguments: [1.0, -1])
  func `a ring round a pole holds the pole`(sign: Double) throws {
    let ring = stride(from: -180.0, to: 180, by: 5).map {
      TestPlace.at($0, sign * (70 + 5 * ($0 / 180)))
    }
    let index = try area([(ring, true)])
    for lon in stride(from: -180.0, through: 180, by: 7.3) {
      #expect(try index.areas(holding: TestPlace.at(lon, sign * 90)).count == 1)
      #expect(try index.areas(holding: TestPlace.at(lon, sign * 80)).count == 1)
      #expect(try index.areas(holding: TestPlace.at(lon, sign * 60)).isEmpty)
      #expect(try index.areas(holding: TestPlace.at(lon, sign * -80)).isEmpty)
      #expect(try index.areas(holding: TestPlace.at(lon, sign * -90)).isEmpty)
    }
  }

  @Test func `a continent drawn down to the pole as a flat map has it holds the pole`() throws {
    var ring = stride(from: -180.0, through: 180, by: 4).map { TestPlace.at($0, -65) }
    ring += [TestPlace.at(180, -90), TestPlace.at(-180, -90)]
    let index = try area([(ring, true)])
    for lon in stride(from: -180.0, through: 180, by: 9.1) {
      #expect(try index.areas(holding: TestPlace.at(lon, -70)).count == 1)
      #expect(try index.areas(holding: TestPlace.at(lon, -90)).count == 1)
      #expect(try index.areas(holding: TestPlace.at(lon, -60)).isEmpty)
      #expect(try index.areas(holding: TestPlace.at(lon, 90)).isEmpty)
    }
  }

  @Test func `of many areas the same are found as one by one, the smallest first`() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix(seed: seed)
    let areas = (0..<600).map { number in
      let middle = GridPosition(
        lon: .random(in: -1_800_000_000...1_800_000_000, using: &random),
        lat: .random(in: -500_000_000...500_000_000, using: &random))
      let ring = TestPlace.star(
        middle, radius: number % 20 == 0 ? 3e8 : 3e7, vertices: 60, random: &random)
      return TestPlace.toponym(
        id: "a:\(number)", position: middle, tags: Self.region, rings: [(ring, true)])
    }
    let index = try TestPlace.build(areas, at: path, runBytes: 50_000)
    try index.verify()
    let mapped = MappedAreas(index.contents)
    for _ in 0..<2000 {
      let position = GridPosition(
        lon: .random(in: -1_800_000_000...1_800_000_000, using: &random),
        lat: .random(in: -900_000_000...900_000_000, using: &random))
      let found = try index.areas(holding: position)
      let expected = try (0..<areas.count).filter { try mapped.area($0, holds: position) }.map {
        try index.contents.areaEntry($0).row
      }
      #expect(Set(found.map(\.row)) == Set(expected), "\(position), SplitMix(seed: \(seed))")
      #expect(found.map(\.squareKilometers) == found.map(\.squareKilometers).sorted())
    }
  }

  @Test func `sizes are square kilometres`() throws {
    let index = try area([
      (TestPlace.box(10, 0, 11, 1), true), (TestPlace.box(10.2, 0.2, 10.7, 0.7), false),
    ])
    // A square degree at the equator has 12,308 km² on the ellipsoid, 12,364 on the sphere.
    let found = try #require(try index.areas(holding: TestPlace.at(10.1, 0.1)).first)
    #expect(abs(found.squareKilometers - 0.75 * 12_364) < 20)
  }

  @Test func `shapes come back as they were, without what is no part`() throws {
    let outer = TestPlace.box(0, 0, 10, 10)
    let hole = TestPlace.box(1, 1, 9, 9)
    let island = TestPlace.box(2, 2, 8, 8)
    let lake = TestPlace.box(3, 3, 4, 4)
    let closed = { (ring: [GridPosition]) in (ring + [ring[0]]).map(\.coordinate) }
    let line = [TestPlace.at(1, 1), TestPlace.at(1, 2), TestPlace.at(2, 2)]
    let index = try TestPlace.build(
      [
        TestPlace.toponym(
          id: "area", position: outer[0], tags: Self.region,
          rings: [
            (outer, true), (lake, false), (hole, false), (island, true),
            ([outer[0], outer[1]], true),
            ([outer[0], outer[0], outer[1], outer[0]], true),
          ]),
        TestPlace.toponym(
          id: "street", position: line[1], tags: [("highway", "primary")],
          lines: [[line[0]], [line[0], line[0], line[1], line[2]], [line[2], line[0]], []]),
        TestPlace.toponym(id: "node", position: line[2], tags: [("place", "city")]),
        TestPlace.toponym(
          id: "hole", position: line[2], tags: Self.region, rings: [(hole, false)]),
      ], at: path)
    try index.verify()
    func shape(_ id: String) throws -> PlaceShape? {
      try index.shape(of: try #require(try index.row(id)))
    }
    #expect(
      try shape("area")
        == .polygons([[closed(outer), closed(hole)], [closed(island), closed(lake)]]))
    #expect(
      try shape("street")
        == .lines([line.map(\.coordinate), [line[2].coordinate, line[0].coordinate]]))
    #expect(try shape("node") == nil)
    #expect(throws: IndexError.noSuchRow(row: 4, count: 4)) { try index.shape(of: 4) }
    #expect(try index.areas(holding: TestPlace.at(0.5, 0.5)).count == 1)
    #expect(try index.areas(holding: TestPlace.at(1.5, 1.5)).isEmpty)
    #expect(try index.areas(holding: TestPlace.at(2.5, 2.5)).count == 1)
    #expect(try index.areas(holding: TestPlace.at(3.5, 3.5)).isEmpty)
  }
}
