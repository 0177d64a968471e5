import CorridorTestSupport
import Testing

@testable import CorridorGeometry

private func p(_ lon: Double, _ lat: Double) -> Coordinate { Coordinate(lon: lon, lat: lat) }

/// Flat ends, coarser outlines, and corridors clipped to viewports.
@Suite struct CorridorFormTests {
  /// Random routes of every size and latitude, with the viewports that clip them.
  static let routes: [CorridorCase] = (1...24 as ClosedRange<UInt64>).compactMap { seed in
    var random = SplitMix(seed: seed)
    let within = [30.0, 1_000, 40_000][Int(seed % 3)]
    let center = p(
      [random.double(-180...180), 179.99][Int(seed % 2)],
      [random.double(-80...80), 89.9, -89.99][Int(seed / 2 % 3)])
    let step = within * [0.2, 3][Int(seed / 6 % 2)]
    guard let line = try? CorridorPolygonTests.wander(seed, around: center, step: step, count: 15)
    else { return nil }
    return CorridorCase(name: "seed \(seed)", lines: [line], within: within)
  }

  /// Positions around a route, most of them near its outline.
  private func places(_ example: CorridorCase, _ count: Int) throws -> [Coordinate] {
    var random = SplitMix(seed: 7)
    let geodesic = try Geodesic.wgs84()
    let vertices = example.lines.flatMap { $0 }
    return (0..<count).map { _ in
      geodesic.direct(
        from: vertices[Int(random.next() % UInt64(vertices.count))],
        azimuth: random.double(0...360), meters: example.within * random.double(0...1.3)
      ).position
    }
  }

  @Test(arguments: routes)
  func `a clipped corridor is what the corridor and the viewport share`(
    _ example: CorridorCase
  ) throws {
    let route = try Route(lines: example.lines)
    let whole = try route.corridorPolygon(within: example.within)
    let places = try places(example, 300)
    let middle = example.lines[0][5]
    let far = (places.map { abs($0.lat - middle.lat) }.max() ?? 1) / 2
    let wide = min(170, far / max(0.01, Ellipsoid.cosine(latitude: middle.lat)))
    let ring = [
      p(middle.lon - wide, max(-90, middle.lat - far)), p(middle.lon + wide, middle.lat),
      p(middle.lon, min(90, middle.lat + far)),
    ]
    let hole = ring.map {
      p(middle.lon + ($0.lon - middle.lon) / 3, middle.lat + ($0.lat - middle.lat) / 3)
    }
    let east = middle.lon + wide > 180 ? middle.lon + wide - 360 : middle.lon + wide
    let viewports: [Viewport] = [
      .polygon(Polygon(rings: [ring, hole])),
      .multiPolygon(MultiPolygon(polygons: [Polygon(rings: [ring]), Polygon(rings: [hole])])),
      .box(west: middle.lon, south: max(-90, middle.lat - far), east: east, north: middle.lat),
    ]
    for viewport in viewports {
      let clipped = try route.corridorPolygon(within: example.within, in: viewport)
      let filter = try ViewportFilter(viewport)
      for place in places {
        // Positions are rounded to 1e-7 degrees, which may put one on an edge on the other side.
        let position = try #require(GridPosition(place))
        let isExpected = isInside(position.coordinate, whole) && filter.contains(position)
        if isInside(position.coordinate, clipped) != isExpected {
          #expect(
            isOnEdge(position, of: viewport, or: whole), "\(position.coordinate) \(viewport)")
        }
      }
      let context = try GeosContext()
      for polygon in clipped.polygons {
        #expect(try context.polygon(polygon.rings).isValid)
        #expect(polygon.rings.joined().allSatisfy { abs($0.lon) <= 180 })
      }
    }
  }

  /// Whether a position that moves by a few steps of the grid changes sides.
  private func isOnEdge(
    _ position: GridPosition, of viewport: Viewport, or area: MultiPolygon
  ) -> Bool {
    guard let filter = try? ViewportFilter(viewport) else { return false }
    let here = position.coordinate
    let around = [-3e-7, 0, 3e-7].flatMap { x in
      [-3e-7, 0, 3e-7].compactMap { y in
        GridPosition(p(here.lon + x, min(90, max(-90, here.lat + y))))
      }
    }
    return Set(around.map(filter.contains)).count > 1
      || Set(around.map { isInside($0.coordinate, area) }).count > 1
  }

  @Test func `a viewport that only touches the corridor shares no area with it`() throws {
    let route = try Route(lines: [[p(10, 0)]])
    let whole = try route.corridorPolygon(within: 1000)
    let east = try #require(whole.polygons[0].rings[0].map(\.lon).max())
    for viewport: Viewport in [
      .box(west: east, south: -1, east: 11, north: 1),
      .box(west: 12, south: -1, east: 13, north: 1),
      .box(west: 10, south: -1, east: 10, north: 1),
    ] {
      #expect(try route.corridorPolygon(within: 1000, in: viewport).polygons.isEmpty)
    }
  }

  @Test func `a viewport around the equator holds a corridor along it`() throws {
    let route = try Route(lines: [[p(0.4, 0), p(0.6, 0)]])
    let ring = [p(0, -20), p(1, -20), p(1, 20), p(0, 20)]
    for viewport: Viewport in [
      .box(west: 0, south: -20, east: 1, north: 20), .polygon(Polygon(rings: [ring])),
    ] {
      let clipped = try route.corridorPolygon(within: 1000, in: viewport)
      #expect(clipped.polygons.count == 1)
      #expect(isInside(p(0.5, 0.008), clipped) && !isInside(p(0.5, 0.01), clipped))
    }
  }

  @Test func `refuses viewports that cross themselves`() throws {
    let route = try Route(lines: [[p(10, 0)]])
    let bow = Polygon(rings: [[p(9, -1), p(11, 1), p(11, -1), p(9, 1)]])
    #expect { try route.corridorPolygon(within: 1000, in: .polygon(bow)) } throws: { error in
      guard case GeometryError.viewportInvalid(polygon: 0, reason: _, at: _) = error else {
        return false
      }
      return true
    }
  }

  @Test(arguments: [0.0, 60, -89.5] as [Double])
  func `flat ends leave a rectangle`(latitude: Double) throws {
    let geodesic = try Geodesic.wgs84()
    let start = p(179.98, latitude)
    let end = geodesic.direct(from: start, azimuth: 80, meters: 5_000)
    let route = try Route(lines: [[start, end.position]])
    for within in [100.0, 1_000, 4_000] {
      let area = try route.corridorPolygon(within: within, caps: .flat)
      for (along, off, isExpected) in [
        (2_500.0, 0.0, true), (2_500, within - 5, true), (2_500, within + 5, false),
        (5, within - 5, true), (-5, 0, false), (-5, within - 5, false), (4_995, 5 - within, true),
        (5_005, 0, false), (5_005, 10, false),
      ] {
        let middle = geodesic.line(from: start, to: end.position).position(at: along)
        let place = geodesic.direct(
          from: middle.position, azimuth: middle.azimuth + 90, meters: off
        ).position
        #expect(isInside(place, area) == isExpected, "\(along) m, \(off) m, within \(within) m")
      }
    }
  }

  @Test func `flat ends leave what other parts of the route reach`() throws {
    // Back beside the start, 500 m to its south, and on to the west.
    let line = [p(0, 0), p(0.1, 0), p(0.1, -0.0045), p(-0.1, -0.0045)]
    let area = try Route(lines: [line]).corridorPolygon(within: 1000, caps: .flat)
    #expect(isInside(p(-0.001, 0), area))
    #expect(!isInside(p(-0.001, 0.006), area))
    #expect(isInside(p(0.001, 0.006), area))
    #expect(!isInside(p(-0.1001, -0.0045), area))
    // A route that ends where it starts has no end that shows.
    let loop = [p(0, 0), p(0.05, 0), p(0.05, 0.05), p(0, 0.05), p(0, 0)]
    let around = try Route(lines: [loop]).corridorPolygon(within: 1000, caps: .flat)
    #expect(isInside(p(-0.005, 0.001), around) && isInside(p(0.001, -0.005), around))
    // A point has no direction, and so no flat end.
    let point = try Route(lines: [[p(7, 7)]]).corridorPolygon(within: 1000, caps: .flat)
    #expect(isInside(p(7.005, 7.005), point))
  }

  @Test(arguments: routes)
  func `a coarser outline keeps within its tolerance, with fewer vertices`(
    _ example: CorridorCase
  ) throws {
    let route = try Route(lines: example.lines)
    let exact = try ExactDistance(example.lines)
    let whole = try route.corridorPolygon(within: example.within)
    for tolerance in [example.within / 50, example.within / 4] where tolerance > 1 {
      let area = try route.corridorPolygon(within: example.within, tolerance: tolerance)
      for ring in area.polygons.flatMap(\.rings) {
        let outline = CorridorPolygonTests.outline(of: ring)
        for index in stride(from: 0, to: outline.count, by: outline.count / 60 | 1) {
          let stray = abs(exact.meters(to: outline[index]) - example.within)
          #expect(stray <= tolerance, "\(tolerance) m: strays \(stray) m at \(outline[index])")
        }
      }
      let counts = [area, whole].map { $0.polygons.flatMap(\.rings).reduce(0) { $0 + $1.count } }
      #expect(counts[0] < counts[1])
    }
  }

  @Test func `refuses tolerances that no corridor of the half-width has`() throws {
    let route = try Route(lines: [[p(1, 2)]])
    for tolerance in [0, 0.5, 501, .nan, .infinity] as [Double] {
      #expect { try route.corridorPolygon(within: 1000, tolerance: tolerance) } throws: { error in
        guard case GeometryError.toleranceOutOfRange = error else { return false }
        return "\(error)".contains("give 1.0 to 500.0 m")
      }
    }
  }
}

extension Ellipsoid {
  fileprivate static func cosine(latitude: Double) -> Double {
    let frame = LocalFrame(Coordinate(lon: 0, lat: latitude))
    return frame.cosLat
  }
}
