import CorridorGeometry
import CorridorTestSupport
import Testing

private func p(_ lon: Double, _ lat: Double) -> Coordinate { Coordinate(lon: lon, lat: lat) }

@Suite struct ViewportClipTests {
  static let box = Viewport.box(west: 0, south: -1, east: 1, north: 1)
  static let square = Viewport.polygon(
    Polygon(rings: [[p(0, -1), p(1, -1), p(1, 1), p(0, 1)]]))

  @Test(arguments: [box, square])
  func `keeps what is inside, with its place along the route`(viewport: Viewport) throws {
    // Along the equator a geodesic is straight in longitude and latitude.
    let route = try Route(lines: [[p(-1, 0), p(0.5, 0), p(2, 0)]])
    let parts = try route.clippedParts(to: viewport)
    #expect(parts.count == 1)
    let part = try #require(parts.first)
    #expect(part.positions.first == p(0, 0))
    #expect(part.positions.last == p(1, 0))
    #expect(part.positions.contains(p(0.5, 0)))
    let degree = 111_319.490_793
    #expect(abs(part.beginMeters - degree) < 0.01)
    #expect(abs(part.endMeters - 2 * degree) < 0.01)
  }

  @Test(arguments: [box, square])
  func `keeps every pass of an out-and-back route`(viewport: Viewport) throws {
    let route = try Route(lines: [[p(-1, 0), p(2, 0), p(-1, 0)], [p(0.2, 0.2)], [p(5, 5)]])
    let parts = try route.clippedParts(to: viewport)
    #expect(parts.map(\.positions.first) == [p(0, 0), p(1, 0), p(0.2, 0.2)])
    #expect(parts.map(\.positions.last) == [p(1, 0), p(0, 0), p(0.2, 0.2)])
    #expect(parts[1].beginMeters > parts[0].endMeters)
  }

  @Test func `parts end at the antimeridian`() throws {
    let route = try Route(lines: [[p(179, 0), p(-179, 0)]])
    for viewport in [
      Viewport.box(west: 179.5, south: -1, east: -179.5, north: 1),
      .polygon(Polygon(rings: [[p(179.5, -1), p(180.5, -1), p(180.5, 1), p(179.5, 1)]])),
      .polygon(Polygon(rings: [[p(-180.5, -1), p(-179.5, -1), p(-179.5, 1), p(-180.5, 1)]])),
    ] {
      let parts = try route.clipped(to: viewport)
      #expect(parts.map(\.first) == [p(179.5, 0), p(-180, 0)])
      #expect(parts.map(\.last) == [p(180, 0), p(-179.5, 0)])
    }
  }

  @Test func `a long edge keeps to its geodesic`() throws {
    let ends = [p(-20, 50), p(60, 40)]
    let whole = Viewport.box(west: -180, south: -90, east: 180, north: 90)
    let part = try #require(try Route(lines: [ends]).clipped(to: whole).first)
    #expect(part.first == ends[0] && part.last == ends[1])
    let exact = try ExactDistance([ends])
    for index in stride(from: 0, to: part.count - 1, by: 97) {
      let middle = p(
        (part[index].lon + part[index + 1].lon) / 2, (part[index].lat + part[index + 1].lat) / 2)
      #expect(exact.meters(to: middle) < 0.011)
    }
  }

  @Test func `a hole cuts a route in two`() throws {
    let holed = Polygon(rings: [
      [p(0, -1), p(4, -1), p(4, 1), p(0, 1)], [p(1, -0.5), p(3, -0.5), p(3, 0.5), p(1, 0.5)],
    ])
    let route = try Route(lines: [[p(-1, 0), p(5, 0)]])
    let parts = try route.clipped(to: .polygon(holed))
    #expect(parts.map(\.first) == [p(0, 0), p(3, 0)])
    #expect(parts.map(\.last) == [p(1, 0), p(4, 0)])
  }

  @Test func `nothing inside gives no parts`() throws {
    let route = try Route(lines: [[p(5, 5), p(6, 6)], [p(0.5, 2), p(0.6, 2)]])
    #expect(try route.clipped(to: Self.box).isEmpty)
    #expect(try route.clipped(to: Self.square).isEmpty)
  }

  @Test(arguments: 1...3)
  func `a box and the same box as a polygon agree`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let line = (0..<60).map { _ in p(random.double(-2...3), random.double(-2...2)) }
    let route = try Route(lines: [line])
    let a = try route.clippedParts(to: Self.box)
    let b = try route.clippedParts(to: Self.square)
    #expect(a.count == b.count, "seed \(seed)")
    for (one, other) in zip(a, b) {
      #expect(abs(one.beginMeters - other.beginMeters) < 1e-3, "seed \(seed)")
      #expect(abs(one.endMeters - other.endMeters) < 1e-3, "seed \(seed)")
    }
  }
}
