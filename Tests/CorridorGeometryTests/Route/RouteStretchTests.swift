import CorridorGeometry
import CorridorTestSupport
import Testing

/// Stretches of routes as lines.
@Suite struct RouteStretchTests {
  private static func length(_ lines: [[Coordinate]]) throws -> Double {
    let geodesic = try Geodesic.wgs84()
    return lines.reduce(0) { sum, line in
      zip(line, line.dropFirst()).reduce(sum) { $0 + geodesic.inverse($1.0, $1.1).meters }
    }
  }

  private static func winding(
    _ seed: UInt64, start: Coordinate, step: ClosedRange<Double>
  ) throws -> [Coordinate] {
    let geodesic = try Geodesic.wgs84()
    var random = SplitMix(seed: seed)
    var (line, azimuth) = ([start], 80.0)
    for _ in 0..<60 {
      azimuth += .random(in: -40...40, using: &random)
      let next = geodesic.direct(
        from: line[line.count - 1], azimuth: azimuth, meters: .random(in: step, using: &random))
      line.append(next.position)
      azimuth = next.azimuth
    }
    return line
  }

  @Test func `a route over a pole does not cross the antimeridian`() throws {
    let route = try Route(
      lines: [[Coordinate(lon: 10, lat: 89.999), Coordinate(lon: -170, lat: 89.999)]])
    let lines = route.lines(inMeters: 0...route.lengthMeters)
    #expect(lines == [route.vertices])
  }

  @Test(arguments: [5.0...120, 200...3000], [UInt64(1), 2, 3])
  func `a stretch is as long as it says, begins and ends there, and follows the route`(
    step: ClosedRange<Double>, seed: UInt64
  ) throws {
    let vertices = try Self.winding(seed, start: Coordinate(lon: 179.98, lat: 52), step: step)
    let route = try Route(lines: [vertices])
    let length = route.lengthMeters
    for stretch in [0...length, length * 0.2...length * 0.21, length * 0.4...length, 0...0.5] {
      let lines = route.lines(inMeters: stretch)
      let meters = stretch.upperBound - stretch.lowerBound
      #expect(abs(try Self.length(lines) - meters) < 0.001, "\(stretch)")
      let ends = [lines.first?.first, lines.last?.last].compactMap(\.self)
      for (end, along) in zip(ends, [stretch.lowerBound, stretch.upperBound]) {
        let there = route.coordinate(atAlongMeters: along)
        #expect(try Geodesic.wgs84().inverse(end, there).meters < 0.001)
      }
      for position in lines.joined() {
        #expect(try route.nearest(to: position)?.offRouteMeters ?? 9 < 0.02)
        #expect(abs(position.lon) <= 180)
      }
    }
  }

  @Test func `lines end at the antimeridian and begin on its other side`() throws {
    let route = try Route(lines: [
      [
        Coordinate(lon: 179.9, lat: 10), Coordinate(lon: -179.9, lat: 10.1),
        Coordinate(lon: 179.95, lat: 10.2), Coordinate(lon: 180, lat: 10.3),
        Coordinate(lon: -180, lat: 10.4), Coordinate(lon: -179.9, lat: 10.5),
      ]
    ])
    let lines = route.lines(inMeters: 0...route.lengthMeters)
    #expect(lines.count >= 4)
    for line in lines {
      #expect(line.count > 1)
      #expect(zip(line, line.dropFirst()).allSatisfy { abs($0.lon - $1.lon) < 1 })
    }
    for (line, next) in zip(lines, lines.dropFirst()) {
      #expect(abs(line[line.count - 1].lon) == 180)
      #expect(next[0].lon == -line[line.count - 1].lon)
      #expect(next[0].lat == line[line.count - 1].lat)
    }
    #expect(abs(try Self.length(lines) - route.lengthMeters) < 0.01)
  }

  @Test func `lines end at the route's own gaps`() throws {
    let (one, other) = (
      [Coordinate(lon: 0, lat: 0), Coordinate(lon: 0.001, lat: 0)],
      [Coordinate(lon: 0.002, lat: 0), Coordinate(lon: 0.003, lat: 0)]
    )
    let alone = [Coordinate(lon: 0.0015, lat: 0)]
    let route = try Route(lines: [one, alone, other])
    let half = route.lengthMeters / 2
    #expect(route.lines(inMeters: 0...2 * half) == [one, other])
    // A gap has no length: a stretch that ends at it ends before it, one that begins at it begins
    // after it.
    #expect(route.lines(inMeters: 0...half) == [one])
    #expect(route.lines(inMeters: half...2 * half).joined().last == other[1])
    #expect(route.lines(inMeters: half...2 * half).joined().allSatisfy { $0.lon >= 0.0015 })
    #expect(route.lines(inMeters: -5...9 * half) == [one, other])
  }

  @Test func `a stretch without length has its position twice`() throws {
    let point = Coordinate(lon: 200, lat: 0)
    let route = try Route(lines: [[point]])
    let twice = Coordinate(lon: -160, lat: 0)
    let lines = route.lines(inMeters: 0...0)
    #expect(lines.count == 1 && lines[0].count == 2)
    for position in lines[0] {
      #expect(try Geodesic.wgs84().inverse(position, twice).meters < 1e-6)
    }
  }
}
