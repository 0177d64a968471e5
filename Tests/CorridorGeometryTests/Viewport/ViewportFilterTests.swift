import CorridorGeometry
import CorridorTestSupport
import Testing

private func p(_ lon: Double, _ lat: Double) -> Coordinate { Coordinate(lon: lon, lat: lat) }

private func contains(_ viewport: Viewport, _ lon: Double, _ lat: Double) throws -> Bool {
  try ViewportFilter(viewport).contains(#require(GridPosition(p(lon, lat))))
}

@Suite struct ViewportFilterTests {
  @Test func `a box holds its bounds and nothing one grid step beyond`() throws {
    let box = Viewport.box(west: 14.3, south: 35.8, east: 14.5, north: 36.0)
    for (lon, lat) in [(14.3, 35.8), (14.5, 36), (14.4, 35.9), (14.3, 35.9)] {
      #expect(try contains(box, lon, lat))
    }
    for (lon, lat) in [
      (14.2999999, 35.9), (14.5000001, 35.9), (14.4, 35.7999999), (14.4, 36.0000001),
    ] {
      #expect(try !contains(box, lon, lat))
    }
  }

  @Test func `a box may cross the antimeridian`() throws {
    for box in [
      Viewport.box(west: 170, south: -10, east: -170, north: 10),
      .box(west: 170, south: -10, east: 190, north: 10),
      .box(west: -190, south: -10, east: -170, north: 10),
    ] {
      for lon in [170, 179, 180, -180, -179, -170] as [Double] {
        #expect(try contains(box, lon, 0))
      }
      for lon in [169.9999999, -169.9999999, 0] as [Double] {
        #expect(try !contains(box, lon, 0))
      }
    }
    let beyond = Viewport.box(west: 180, south: -10, east: 190, north: 10)
    for lon in [180, -180, -175] as [Double] { #expect(try contains(beyond, lon, 0)) }
    let touching = Viewport.box(west: 170, south: 0, east: 180, north: 1)
    #expect(try contains(touching, -180, 0.5))
    #expect(try !contains(touching, -179.9999999, 0.5))
    #expect(try contains(.box(west: -180, south: -90, east: 180, north: 90), 77, 90))
    #expect(try contains(.box(west: 5, south: 5, east: 5, north: 5), 5, 5))
  }

  @Test(arguments: [(0.0, 360.0), (-180, 180), (-360, 0), (10, 370), (-540, 540), (-180, 540)])
  func `a box of 360 degrees or more has every longitude`(west: Double, east: Double) throws {
    let box = Viewport.box(west: west, south: -10, east: east, north: 10)
    for lon in [-180, -90.5, -1e-7, 0, 10, 77, 180] { #expect(try contains(box, lon, 0)) }
    #expect(try !contains(box, 77, 10.0000001))
    // Two grid steps less leave out the longitude between.
    let narrower = Viewport.box(west: 0, south: -10, east: 359.9999998, north: 10)
    for lon in [-180, -2e-7, 0, 77] { #expect(try contains(narrower, lon, 0)) }
    #expect(try !contains(narrower, -1e-7, 0))
  }

  @Test func `a polygon holds its edges but not its hole`() throws {
    let polygon = Polygon(rings: [
      [p(0, 0), p(4, 0), p(4, 4), p(0, 4)],
      [p(1, 1), p(3, 1), p(3, 3), p(1, 3), p(1, 1)],
    ])
    let viewport = Viewport.polygon(polygon)
    for (lon, lat) in [(0.5, 0.5), (0, 2), (4, 4), (1, 2), (3, 3)] as [(Double, Double)] {
      #expect(try contains(viewport, lon, lat))
    }
    for (lon, lat) in [(2, 2), (4.0000001, 2), (-1, 2), (1.0000001, 2)] as [(Double, Double)] {
      #expect(try !contains(viewport, lon, lat))
    }
  }

  @Test func `a polygon may go on beyond the antimeridian`() throws {
    for shift in [0, -360] as [Double] {
      let ring = [p(175 + shift, 0), p(185 + shift, 0), p(185 + shift, 5), p(175 + shift, 5)]
      let viewport = Viewport.polygon(Polygon(rings: [ring]))
      for lon in [175, 180, -180, -175] as [Double] { #expect(try contains(viewport, lon, 1)) }
      for lon in [174.9, -174.9] { #expect(try !contains(viewport, lon, 1)) }
      let bounds = try ViewportFilter(viewport).bounds
      #expect(
        bounds
          == GridBounds(
            west: 1_750_000_000, south: 0, east: -1_750_000_000, north: 50_000_000))
    }
  }

  @Test func `a polygon that is wider than half the Earth has bounds`() throws {
    let ring = [p(-100, 0), p(0, 40), p(101, 0)]
    let filter = try ViewportFilter(.polygon(Polygon(rings: [ring])))
    #expect(
      filter.bounds
        == GridBounds(west: -1_000_000_000, south: 0, east: 1_010_000_000, north: 400_000_000))
  }

  @Test func `overlapping polygons both count`() throws {
    let a = Polygon(rings: [[p(0, 0), p(4, 0), p(4, 4), p(0, 4)]])
    let b = Polygon(rings: [[p(2, 2), p(6, 2), p(6, 6), p(2, 6)]])
    let viewport = Viewport.multiPolygon(MultiPolygon(polygons: [a, b]))
    for (lon, lat) in [(1, 1), (3, 3), (5, 5)] as [(Double, Double)] {
      #expect(try contains(viewport, lon, lat))
    }
    #expect(try !contains(viewport, 1, 5))
  }

  @Test(arguments: 1...4)
  func `agrees with counting crossed edges`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    // A star about a centre never crosses itself.
    let ring = (0..<40).map { index -> Coordinate in
      let angle = Double(index) / 40 * 2 * Double.pi
      let radius = random.double(1...3)
      return p(10 + radius * cosine(angle), 50 + radius * cosine(angle - .pi / 2))
    }
    let closed = ring + [ring[0]]
    let filter = try ViewportFilter(.polygon(Polygon(rings: [ring])))
    let area = MultiPolygon(polygons: [Polygon(rings: [closed])])
    for _ in 0..<500 {
      let place = p(random.double(6...14), random.double(46...54))
      let grid = try #require(GridPosition(place))
      #expect(filter.contains(grid) == isInside(grid.coordinate, area), "seed \(seed), \(place)")
    }
  }

  @Test func `many threads may ask at once`() async throws {
    let filter = try ViewportFilter(
      .polygon(Polygon(rings: [[p(0, 0), p(10, 0), p(0, 10)]])))
    let found = await withTaskGroup(of: Int.self) { group in
      for worker in 0..<8 {
        group.addTask {
          var random = SplitMix(seed: UInt64(worker))
          var wrong = 0
          for _ in 0..<2_000 {
            let grid = GridPosition(
              lon: Int32(random.double(0...1e8)), lat: Int32(random.double(0...1e8)))
            if filter.contains(grid) != (Int(grid.lon) + Int(grid.lat) <= 100_000_000) {
              wrong += 1
            }
          }
          return wrong
        }
      }
      return await group.reduce(0, +)
    }
    #expect(found == 0)
  }

  @Test func `names what is wrong`() {
    let nan = Viewport.box(west: .nan, south: 0, east: 1, north: 1)
    #expect { try nan.validate() } throws: { error in
      guard case GeometryError.viewportNotOnEarth(.southWest, _) = error else { return false }
      return true
    }
    #expect(throws: GeometryError.viewportNotOnEarth(part: .northEast, found: p(1, 91))) {
      try Viewport.box(west: 0, south: 0, east: 1, north: 91).validate()
    }
    #expect(throws: GeometryError.viewportUpsideDown(south: 2, north: 1)) {
      try Viewport.box(west: 0, south: 2, east: 1, north: 1).validate()
    }
    #expect(throws: GeometryError.viewportEmpty) {
      try Viewport.polygon(Polygon(rings: [])).validate()
    }
    #expect(throws: GeometryError.viewportEmpty) {
      try Viewport.multiPolygon(MultiPolygon(polygons: [])).validate()
    }
    let short = GeometryError.viewportRingTooShort(
      part: .ring(polygon: 0, ring: 0), distinct: 2)
    #expect(throws: short) {
      try Viewport.polygon(Polygon(rings: [[p(0, 0), p(1, 1), p(0, 0)]])).validate()
    }
    let infinite = GeometryError.viewportNotOnEarth(
      part: .vertex(polygon: 0, ring: 0, vertex: 1), found: p(.infinity, 1))
    #expect(throws: infinite) {
      try Viewport.polygon(Polygon(rings: [[p(0, 0), p(.infinity, 1), p(2, 0)]])).validate()
    }
    let bow = Polygon(rings: [[p(0, 0), p(2, 2), p(2, 0), p(0, 2)]])
    let crossing = GeometryError.viewportInvalid(
      polygon: 0, reason: "Self-intersection", at: p(1, 1))
    #expect(throws: crossing) { try Viewport.polygon(bow).validate() }
    #expect(
      crossing.description
        == """
        polygon 0 of the viewport (from 0) is not simple: Self-intersection at longitude 1.0, \
        latitude 1.0; repair it, or split it into several
        """)
    let flat = Polygon(rings: [[p(0, 0), p(1, 1), p(2, 2)]])
    #expect(throws: GeometryError.self) { try Viewport.polygon(flat).validate() }
  }
}

/// Cosine by its series; accurate enough to draw a star.
private func cosine(_ angle: Double) -> Double {
  let turn = angle - (angle / (2 * .pi)).rounded() * 2 * .pi
  var term = 1.0
  var sum = 1.0
  for n in 1...20 {
    term *= -turn * turn / Double((2 * n - 1) * 2 * n)
    sum += term
  }
  return sum
}
