import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorGeometry

/// Distant routes: the segments for which geodesics are computed, and the results.
@Suite struct `Far off a route` {
  private let geodesic: Geodesic
  init() throws { geodesic = try Geodesic.wgs84() }

  private func somewhere(_ random: inout SplitMix) -> Coordinate {
    Coordinate(
      lon: .random(in: -180...180, using: &random),
      lat: asin(.random(in: -1...1, using: &random)) * 180 / .pi)
  }

  @Test(arguments: 0..<20)
  func `the formula of Andoyer and Lambert keeps its bounds`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<5000 {
      let (place, point) = (somewhere(&random), somewhere(&random))
      let meters = geodesic.inverse(place, point).meters
      guard meters < AndoyerLambert.farthestMeters else { continue }
      let formula = AndoyerLambert(from: Ellipsoid.position(place))
      let bounds = formula.bounds(to: Ellipsoid.position(point))
      #expect(bounds.low <= meters && meters <= bounds.high)
      let step = pow(10, Double.random(in: 2...5, using: &random))
      let next = geodesic.direct(
        from: point, azimuth: .random(in: 0..<360, using: &random), meters: step
      ).position
      let error = formula.meters(to: Ellipsoid.position(point)) - meters
      let other =
        formula.meters(to: Ellipsoid.position(next)) - geodesic.inverse(place, next).meters
      if meters + step < AndoyerLambert.farthestMeters {
        #expect(abs(other - error) <= AndoyerLambert.errorGrowth * step / 2 + 1e-7)
      }
    }
  }

  @Test(arguments: 0..<40)
  func `the nearest of all segments is found with a geodesic for a few`(seed: UInt64) throws {
    var random = SplitMix(seed: 50 + seed)
    let start = somewhere(&random)
    // Long edges, many short ones, and both.
    var vertices = [start]
    var azimuth = Double.random(in: 0..<360, using: &random)
    let edge = [1e6...4e6, 20...900, 300...2e5][Int(seed % 3)]
    for _ in 0..<[3, 900, 40][Int(seed % 3)] {
      azimuth += .random(in: -20...20, using: &random)
      let step = geodesic.direct(
        from: vertices[vertices.count - 1], azimuth: azimuth,
        meters: .random(in: edge, using: &random))
      vertices.append(step.position)
      azimuth = step.azimuth
    }
    let route = try Route(lines: [vertices])
    let shape = route.shape
    for _ in 0..<6 {
      let from = route.coordinate(
        atAlongMeters: .random(in: 0...route.lengthMeters, using: &random))
      let far = pow(10, Double.random(in: 4...6.9, using: &random))
      let place = geodesic.direct(
        from: from, azimuth: .random(in: 0..<360, using: &random), meters: far
      ).position
      var segments = Array(0..<shape.pointCount)
      let foot = try #require(
        try shape.exactFoot(of: place, at: Ellipsoid.position(place), among: &segments))
      #expect(segments.count <= 8, "seed \(seed): \(segments.count) of \(shape.pointCount)")
      // By the vertices: no point of the route is nearer than the foot.
      let nearest = stride(from: 0, to: shape.pointCount, by: 1 + shape.pointCount / 3000).map {
        geodesic.inverse(EarthCurve.coordinate(of: shape.point(at: $0)), place).meters
      }.min()
      #expect(foot.offRouteMeters <= (nearest ?? 0) + 1e-7, "seed \(seed)")
      // By every edge.
      var least = Double.infinity
      for (a, b) in zip(vertices, vertices.dropFirst()) {
        least = min(least, geodesic.line(from: a, to: b).nearest(to: place).meters)
      }
      if far < 5e6 { #expect(abs(foot.offRouteMeters - least) < 1e-3, "seed \(seed), \(far)") }
    }
  }

  @Test(arguments: 0..<12)
  func `a segment is within reach where its nearest point is`(seed: UInt64) throws {
    var random = SplitMix(seed: 400 + seed)
    var vertices = [somewhere(&random)]
    for _ in 0..<3 {
      vertices.append(
        geodesic.direct(
          from: vertices[vertices.count - 1], azimuth: .random(in: 0..<360, using: &random),
          meters: .random(in: 1e5...2e6, using: &random)
        ).position)
    }
    let route = try Route(lines: [vertices])
    let shape = route.shape
    for _ in 0..<3 {
      let within = pow(10, Double.random(in: 4...7.2, using: &random))
      let from = route.coordinate(
        atAlongMeters: .random(in: 0...route.lengthMeters, using: &random))
      let place = try #require(
        GridPosition(
          geodesic.direct(
            from: from, azimuth: .random(in: 0..<360, using: &random),
            meters: within * .random(in: 0.9...1, using: &random)
          ).position))
      let reach = PlaceReach(shape: shape, place: place, within: within)
      var segments: [Range<Int>] = []
      for segment in 0..<shape.pointCount {
        let meters = try shape.exactFoot(of: place.coordinate, on: segment).offRouteMeters
        let bounds = try reach.bounds(on: segment)
        #expect((bounds != nil) == (meters <= within), "seed \(seed), \(segment), \(within)")
        if let bounds { #expect(bounds.low <= meters && meters <= bounds.high + 1e-6) }
        guard meters <= within else { continue }
        if let last = segments.last, last.upperBound == segment, try reach.reaches(point: segment) {
          segments[segments.count - 1] = last.lowerBound..<segment + 1
        } else {
          segments.append(segment..<segment + 1)
        }
      }
      #expect(
        try shape.stretches(near: place, within: within) == segments, "seed \(seed), \(within)")
    }
  }
}
