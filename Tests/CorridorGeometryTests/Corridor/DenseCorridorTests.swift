import CorridorTestSupport
import Testing

@testable import CorridorGeometry

private func p(_ lon: Double, _ lat: Double) -> Coordinate { Coordinate(lon: lon, lat: lat) }

/// Corridors of routes with many vertices, which are made in several batches.
@Suite struct DenseCorridorTests {
  static let cases: [CorridorCase] = (1...9 as ClosedRange<UInt64>).compactMap { seed in
    let within = [1_000.0, 300, 20_000][Int(seed % 3)]
    let center = p([8.0, 179.9, -70][Int(seed / 3 % 3)], [48.0, -33, 78][Int(seed / 3 % 3)])
    let line = try? CorridorPolygonTests.wander(
      seed, around: center, step: within * 0.08, count: 6_000, turn: [10, 25, 120][Int(seed % 3)])
    return line.map { CorridorCase(name: "dense, seed \(seed)", lines: [$0], within: within) }
  }

  /// Metres from a place to the nearest of those edges that start near it.
  private func meters(_ place: Coordinate, to line: [Coordinate], near: Double) throws -> Double {
    let geodesic = try Geodesic.wgs84()
    var least = Double.infinity
    for (a, b) in zip(line, line.dropFirst())
    where a != b && geodesic.inverse(a, place).meters < near {
      least = min(least, geodesic.line(from: a, to: b).nearest(to: place).meters)
    }
    return least
  }

  @Test(arguments: cases)
  func `keeps within its tolerance of the exact corridor`(_ example: CorridorCase) throws {
    let line = example.lines[0]
    let route = try Route(lines: [line])
    let area = try route.corridorPolygon(within: example.within)
    #expect(try area == route.corridorPolygon(within: example.within))
    for ring in area.polygons.flatMap(\.rings) {
      let outline = CorridorPolygonTests.outline(of: ring)
      for index in stride(from: 0, to: outline.count, by: outline.count / 50 | 1) {
        let meters = try meters(outline[index], to: line, near: 1.2 * example.within)
        #expect(
          abs(meters - example.within) <= example.tolerance,
          "\(meters) m from the route at \(outline[index])")
      }
    }
    var random = SplitMix(seed: 5)
    for _ in 0..<60 {
      let place = try Geodesic.wgs84().direct(
        from: line[Int(random.next() % UInt64(line.count))], azimuth: random.double(0...360),
        meters: example.within * random.double(0.8...1.2)
      ).position
      let meters = try meters(place, to: line, near: 1.3 * example.within)
      guard abs(meters - example.within) > example.tolerance else { continue }
      #expect(isInside(place, area) == (meters < example.within), "\(place) at \(meters) m")
    }
  }

  @Test(arguments: cases)
  func `is clipped as a whole, and in pieces that reach the viewport`(
    _ example: CorridorCase
  ) throws {
    let route = try Route(lines: example.lines)
    let whole = try route.corridorPolygon(within: example.within)
    let middle = example.lines[0][3_000]
    let (high, wide) = (example.within / 200_000, example.within / 80_000)
    let viewport = Viewport.polygon(
      Polygon(rings: [
        [
          p(middle.lon - wide, middle.lat - high), p(middle.lon + wide, middle.lat),
          p(middle.lon, middle.lat + high),
        ]
      ]))
    let context = try GeosContext()
    let clip = try CorridorClip(viewport, in: context)
    var expected: [Polygon] = []
    for polygon in whole.polygons {
      expected += try clip.clipped(context.polygon(polygon.rings))?.polygons() ?? []
    }
    let clipped = try route.corridorPolygon(within: example.within, in: viewport)
    let areas = [expected, clipped.polygons].map { Self.squareDegrees(of: $0) }
    #expect(areas[1] > 0 && abs(areas[0] - areas[1]) < 1e-6 * areas[1], "\(areas)")
  }

  /// The area of polygons in longitude and latitude.
  private static func squareDegrees(of polygons: [Polygon]) -> Double {
    polygons.map(\.rightHanded).flatMap(\.rings).reduce(0) { sum, ring in
      zip(ring, ring.dropFirst()).reduce(sum) { sum, edge in
        let (a, b) = (edge.0, edge.1)
        return sum
          + ((a.lon - ring[0].lon) * (b.lat - ring[0].lat)
            - (b.lon - ring[0].lon) * (a.lat - ring[0].lat)) / 2
      }
    }
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `leaves out only pieces that do not reach a viewport`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let within = [200.0, 5_000, 800_000][Int(seed % 3)]
    let center = p(
      [random.double(-180...180), 179.99][Int(seed % 2)],
      [random.double(-89...89), 89.9][Int(seed / 2 % 2)])
    let line = try CorridorPolygonTests.wander(seed, around: center, step: within, count: 5)
    let route = try Route(lines: [line])
    let tolerance = try CorridorTolerance(within: within)
    let size = within / 100_000
    var left = 0
    for _ in 0..<12 {
      let corner = try Geodesic.wgs84().direct(
        from: line[2], azimuth: random.double(0...360), meters: within * random.double(0...8)
      ).position
      let viewport = Viewport.box(
        west: corner.lon, south: max(-90, corner.lat - size),
        east: corner.lon + size > 180 ? corner.lon + size - 360 : corner.lon + size,
        north: corner.lat)
      let bounds = ViewportBounds(of: try ViewportShape(viewport))
      guard !bounds.mayMeet(CorridorPiece(positions: line), tolerance) else { continue }
      left += 1
      // The corridor without that filter.
      let context = try GeosContext()
      let clip = try CorridorClip(viewport, in: context)
      for polygon in try route.corridorPolygon(within: within).polygons {
        #expect(try clip.clipped(context.polygon(polygon.rings)) == nil, "seed \(seed)")
      }
    }
    if within < 10_000 { #expect(left > 0, "seed \(seed)") }
  }

  @Test(arguments: [0, 1, 5, 40])
  func `stops on all threads when it is cancelled`(checks: Int) throws {
    let route = try Route(lines: Self.cases[1].lines)
    var count = 0
    let area = try route.corridorPolygon(within: 1000) {
      count += 1
      return count > checks
    }
    #expect(area == nil && count > checks)
    #expect(try !route.corridorPolygon(within: 1000).polygons.isEmpty)
  }

  @Test(arguments: [2, 3, 512, 513, 514, 8191, 8192, 8193, 8194, 8195, 16_385, 16_386])
  func `a line of any number of vertices keeps those that it needs`(count: Int) throws {
    let line = (0..<count).map { p(1e-4 * Double($0), $0 % 2 == 0 ? 0 : 1e-4) }
    let simplification = CorridorSimplification(tolerance: 1)
    #expect(try simplification.simplified(line) { false } == line)
  }

  /// The address sanitizer, under which this test runs, too, finds what a cancelled corridor loses.
  @Test func `can be cancelled at any time`() throws {
    try Self.checkCancellation(of: Self.cases[0].lines)
  }

  /// Not under a sanitizer, which finds what ``GeosGeometry/union()`` loses when it is interrupted.
  @Test(.disabled(if: ProcessorTime.slowdown > 1), arguments: [cases[1].lines, lattice(of: 40)])
  func `lines that cross can be cancelled at any time`(lines: [[Coordinate]]) throws {
    try Self.checkCancellation(of: lines)
  }

  private static func checkCancellation(of lines: [[Coordinate]]) throws {
    let route = try Route(lines: lines)
    var most = 0
    let whole = try route.corridorPolygon(within: 20) {
      most += 1
      return false
    }
    for checks in stride(from: 1, to: most, by: most / 40 + 1) {
      var count = 0
      let area = try route.corridorPolygon(within: 20) {
        count += 1
        return count > checks
      }
      // How often it checks depends on the time that it takes.
      #expect(area == (count > checks ? nil : whole))
    }
  }

  /// Lines of 10 km that cross each other.
  private static func lattice(of count: Int) -> [[Coordinate]] {
    (0..<count).flatMap { number in
      let step = 0.1 * Double(number) / Double(count)
      return [[p(step, -0.001), p(step, 0.1)], [p(-0.001, step), p(0.1, step)]]
    }
  }

  @Test func `a lattice has a hole in each of its meshes`() throws {
    let route = try Route(lines: Self.lattice(of: 40))
    let area = try route.corridorPolygon(within: 20)
    #expect(area.polygons.count == 1 && area.polygons[0].rings.count == 1 + 39 * 39)
    for hole in area.polygons[0].rings.dropFirst().prefix(3) {
      for corner in hole {
        let nearest = try Self.lattice(of: 40).map { try meters(corner, to: $0, near: .infinity) }
        #expect(try abs(#require(nearest.min()) - 20) < 1)
      }
    }
  }

  @Test func `polygons that cross or cover each other often are told apart from a chain`() throws {
    let context = try GeosContext()
    func meetings(_ lines: [[Coordinate]]) throws -> Double {
      let polygons = try lines.map { line in
        let area = try Route(lines: [line]).corridorPolygon(within: 20)
        return try context.polygon(area.polygons[0].rings)
      }
      return try EdgeSample(of: polygons).meetings
    }
    #expect(try meetings(Self.lattice(of: 100)) > EdgeSample.mostMeetings)
    let short = (0..<50).map { [p(0, 0), p(1e-6 * Double($0), 1e-6)] }
    #expect(try meetings(short) > EdgeSample.mostMeetings)
    let line = Self.cases[0].lines[0]
    let chain = stride(from: 0, to: line.count - 100, by: 100).map { Array(line[$0...$0 + 100]) }
    #expect(try meetings(chain) < EdgeSample.mostMeetings / 2)
    #expect(try meetings([]) == 0)
    #expect(try meetings([line]) == 0)
  }

  @Test func `one of so many edges is taken, over all rings`() throws {
    let context = try GeosContext()
    func ring(_ west: Double, _ size: Double) -> [Coordinate] {
      [p(west, 0), p(west + size, 0), p(west + size, size), p(west, size), p(west, 0)]
    }
    let parts = try [
      context.polygon([ring(0, 8), ring(1, 2)]), context.polygon([ring(10, 1)]),
    ]
    for step in 1...14 {
      var next = step / 2
      var starts: [Coordinate] = []
      for part in parts { try part.forEachEdge(from: &next, by: step) { a, _ in starts.append(a) } }
      let all = [ring(0, 8), ring(1, 2), ring(10, 1)].flatMap { $0.dropLast() }
      #expect(starts == stride(from: step / 2, to: 12, by: step).map { all[$0] })
    }
  }

  @Test(arguments: [0, 47, -60, 79] as [Double])
  func `interpolates a plane as PROJ computes it`(latitude: Double) throws {
    let plane = AzimuthalPlane(geodesic: try Geodesic.wgs84(), center: p(179.99, latitude))
    let line = try CorridorPolygonTests.wander(4, around: plane.center, step: 300, count: 200)
    let points = try #require(plane.points(of: line, within: 1e-4))
    let map = try #require(plane.interpolatedPositions(reach: 30_000, within: 1e-4))
    for (position, point) in zip(line, points) {
      let exact = plane.point(position)
      #expect(abs(exact.lon - point.lon) < 2e-4 && abs(exact.lat - point.lat) < 2e-4)
      let step = map(exact)
      let back = p(plane.center.lon + step.lon, plane.center.lat + step.lat)
      #expect(plane.geodesic.inverse(position, back).meters < 2e-4)
    }
    // A pole has no such map.
    let polar = AzimuthalPlane(geodesic: plane.geodesic, center: p(10, 89.95))
    #expect(polar.interpolatedPositions(reach: 30_000, within: 1e-4) == nil)
  }
}
