import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorGeometry

@Suite struct PassTests {
  private let geodesic: Geodesic
  init() throws { geodesic = try Geodesic.wgs84() }

  /// A line east from `start`, one vertex every 100 m.
  private func eastward(from start: Coordinate, meters: Double) -> [Coordinate] {
    stride(from: 0, through: meters, by: 100).map {
      geodesic.direct(from: start, azimuth: 90, meters: $0).position
    }
  }

  @Test func `an out-and-back route passes a place twice, once on each side`() throws {
    let start = Coordinate(lon: 8, lat: 50)
    let out = eastward(from: start, meters: 10_000)
    let route = try Route(lines: [out + out.reversed().dropFirst()])
    let place = geodesic.direct(from: out[40], azimuth: 0, meters: 500).position
    let passes = try route.shape.passes(of: #require(GridPosition(place)), within: 1000)
    #expect(passes.count == 2)
    #expect(passes.map(\.side) == [.left, .right])
    #expect(abs(passes[0].alongMeters - 4000) < 1)
    #expect(abs(passes[1].alongMeters - 16_000) < 1)
  }

  @Test func `a place five centimetres beside the route is on a side`() throws {
    let out = eastward(from: Coordinate(lon: 8, lat: 50), meters: 10_000)
    let shape = try Route(lines: [out]).shape
    for (azimuth, side) in [(0.0, Side.left), (180, .right)] {
      let place = geodesic.direct(from: out[40], azimuth: azimuth, meters: 0.05).position
      #expect(try shape.passes(of: #require(GridPosition(place)), within: 9).map(\.side) == [side])
    }
  }

  @Test func `the nearest point can be a step behind a vertex`() throws {
    let start = Coordinate(lon: 8, lat: 50)
    let shape = try Route(lines: [eastward(from: start, meters: 10_000)]).shape
    // From the vertex at 4,000 m it is a millimetre farther to the place.
    let point = geodesic.direct(from: start, azimuth: 90, meters: 4001).position
    let place = try #require(
      GridPosition(geodesic.direct(from: point, azimuth: 0, meters: 500).position))
    let exact = try shape.exactFoot(of: place.coordinate, on: 40)
    #expect(abs(exact.alongMeters - 4001) < 0.5)
    let alongs = try shape.passes(of: place, within: 1000).map(\.alongMeters)
    #expect(alongs.count == 1 && abs(alongs[0] - exact.alongMeters) < 0.01, "\(alongs)")
  }

  @Test func `a place at exactly the half-width of the corridor is within it`() throws {
    let out = eastward(from: Coordinate(lon: 8, lat: 50), meters: 1000)
    let shape = try Route(lines: [out]).shape
    let place = try #require(
      GridPosition(geodesic.direct(from: out[4], azimuth: 3, meters: 500).position))
    let meters = try shape.exactFoot(of: place.coordinate, on: 4).offRouteMeters
    let reach = PlaceReach(shape: shape, place: place, within: meters)
    #expect(try reach.bounds(on: 4) != nil)
    let narrower = PlaceReach(shape: shape, place: place, within: meters.nextDown)
    #expect(try narrower.bounds(on: 4) == nil)
  }

  @Test func `a turning point within reach joins both ways into one pass`() throws {
    let start = Coordinate(lon: 8, lat: 50)
    let out = eastward(from: start, meters: 10_000)
    let route = try Route(lines: [out + out.reversed().dropFirst()])
    let place = geodesic.direct(from: out[95], azimuth: 0, meters: 500).position
    let passes = try route.shape.passes(of: #require(GridPosition(place)), within: 1000)
    #expect(passes.count == 1)
    #expect(passes.first?.side == .left)
  }

  @Test(arguments: [0.0, 1500, 2500])
  func `a gap joins what lies on both sides of it within reach`(gap: Double) throws {
    let first = eastward(from: Coordinate(lon: 8, lat: 50), meters: 3000)
    let last = first[first.count - 1]
    let jump = geodesic.direct(from: last, azimuth: 90, meters: gap).position
    let route = try Route(lines: [first, eastward(from: jump, meters: 3000)])
    let middle = geodesic.direct(from: last, azimuth: 90, meters: gap / 2).position
    let place = try #require(GridPosition(middle))
    #expect(try route.shape.passes(of: place, within: gap / 2 + 1).count == 1)
    if gap > 0 { #expect(try route.shape.passes(of: place, within: gap / 2 - 1).isEmpty) }
  }

  @Test(arguments: 0..<30)
  func `passes are the stretches that sampling every metre finds`(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    var vertices = [Coordinate(lon: 12, lat: 55)]
    var azimuth = 0.0
    for _ in 0..<80 {
      azimuth += .random(in: -70...70, using: &random)
      vertices.append(
        geodesic.direct(
          from: vertices[vertices.count - 1], azimuth: azimuth,
          meters: .random(in: 5...120, using: &random)
        ).position)
    }
    let route = try Route(lines: [vertices])
    let within = Double.random(in: 50...400, using: &random)
    let place = try #require(
      GridPosition(
        geodesic.direct(
          from: vertices[Int.random(in: 0..<80, using: &random)],
          azimuth: .random(in: 0..<360, using: &random),
          meters: .random(in: 0...within, using: &random)
        ).position))
    // A stretch shorter than the sampling step can be missed by the samples; the reverse is
    // impossible.
    var stretches: [Double] = []
    var wasInside = false
    for (a, b) in zip(vertices, vertices.dropFirst()) {
      let line = geodesic.line(from: a, to: b)
      for at in stride(from: 0, to: line.solution.meters, by: 0.5) {
        let meters = geodesic.inverse(line.position(at: at).position, place.coordinate).meters
        let isInside = meters <= within
        if isInside, !wasInside { stretches.append(meters) }
        if isInside { stretches[stretches.count - 1] = min(stretches.last ?? meters, meters) }
        wasInside = isInside
      }
    }
    let passes = try route.shape.passes(of: place, within: within)
    let long = passes.filter { $0.offRouteMeters < within - 0.5 }
    #expect(long.count == stretches.filter { $0 < within - 0.5 }.count, "seed \(seed)")
    for (pass, stretch) in zip(passes, stretches) where passes.count == stretches.count {
      #expect(abs(pass.offRouteMeters - stretch) < 0.3, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<12)
  func `far from a long route, passes are what geodesics to every segment say`(seed: Int) throws {
    var random = SplitMix(seed: 100 + UInt64(seed))
    var vertices = [Coordinate(lon: 179, lat: .random(in: -80...80, using: &random))]
    var azimuth = 0.0
    for _ in 0..<60 {
      azimuth += .random(in: -60...60, using: &random)
      vertices.append(
        geodesic.direct(
          from: vertices[vertices.count - 1], azimuth: azimuth,
          meters: .random(in: 100...9_000, using: &random)
        ).position)
    }
    let shape = try Route(lines: [vertices + vertices.reversed().dropFirst()]).shape
    for _ in 0..<4 {
      let within = Double.random(in: 5_000...250_000, using: &random)
      let place = try #require(
        GridPosition(
          geodesic.direct(
            from: vertices[Int.random(in: 0..<60, using: &random)],
            azimuth: .random(in: 0..<360, using: &random),
            meters: .random(in: 0...within, using: &random)
          ).position))
      let passes = try shape.passes(of: place, within: within)
      let exact = try exactPasses(shape, place.coordinate, within)
      #expect(passes.count == exact.count, "seed \(seed)")
      for (pass, exact) in zip(passes, exact) {
        #expect(abs(pass.offRouteMeters - exact.offRouteMeters) < 1e-4, "seed \(seed)")
        #expect(abs(pass.alongMeters - exact.alongMeters) < 1e-3, "seed \(seed)")
        #expect(pass.side == exact.side, "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<24)
  func `stretches are what looking at every segment finds`(seed: Int) throws {
    var random = SplitMix(seed: 200 + UInt64(seed))
    let step = Double.random(in: 5...60, using: &random)
    let lines = geodesic.wanderingLines(steps: 3000, of: step, &random)
    let shape = try Route(lines: lines + [lines[0].reversed()]).shape
    for _ in 0..<20 {
      let within = step * pow(10, .random(in: 0...2.5, using: &random))
      let from = lines[0][Int.random(in: 0..<lines[0].count, using: &random)]
      let place = try #require(
        GridPosition(
          geodesic.direct(
            from: from, azimuth: .random(in: 0..<360, using: &random),
            meters: .random(in: 0...within, using: &random)
          ).position))
      let reach = PlaceReach(shape: shape, place: place, within: within)
      var expected: [Range<Int>] = []
      for segment in 0..<shape.pointCount where try reach.bounds(on: segment) != nil {
        if let last = expected.last, last.upperBound == segment, try reach.reaches(point: segment) {
          expected[expected.count - 1] = last.lowerBound..<segment + 1
        } else {
          expected.append(segment..<segment + 1)
        }
      }
      #expect(try shape.stretches(near: place, within: within) == expected, "seed \(seed)")
      let passes = try shape.passes(of: place, within: within)
      #expect(zip(passes, expected).allSatisfy { $1.contains($0.segment) }, "seed \(seed)")
      #expect(passes.count == expected.count, "seed \(seed)")
    }
  }

  /// Passes by the geodesic to every segment of a route without gaps.
  private func exactPasses(
    _ shape: RouteShape, _ place: Coordinate, _ within: Double
  ) throws -> [RouteFoot] {
    var passes: [RouteFoot] = []
    var last = -1
    for segment in 0..<shape.pointCount {
      let foot = try shape.exactFoot(of: place, on: segment)
      guard foot.offRouteMeters <= within else { continue }
      let start = EarthCurve.coordinate(of: shape.point(at: segment))
      let runsOn = last == segment - 1 && geodesic.inverse(start, place).meters <= within
      last = segment
      if !runsOn || passes.isEmpty {
        passes.append(foot)
      } else if foot.offRouteMeters < passes[passes.count - 1].offRouteMeters - 1e-7 {
        passes[passes.count - 1] = foot
      }
    }
    return passes
  }
}
