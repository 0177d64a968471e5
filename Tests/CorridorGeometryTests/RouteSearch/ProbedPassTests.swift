import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorGeometry

/// Compares the passes found from a look with those found segment by segment.
@Suite struct ProbedPassTests {
  private let geodesic: Geodesic
  init() throws { geodesic = try Geodesic.wgs84() }

  @Test(arguments: 0..<24)
  func `passes of a leaf are those found segment by segment`(seed: Int) throws {
    var random = SplitMix(seed: 700 + UInt64(seed))
    let step = Double.random(in: 5...200, using: &random)
    let lines = geodesic.wanderingLines(steps: 2000, of: step, &random)
    let shape = try Route(lines: lines + [lines[0].reversed()]).shape
    var asked = 0
    var decided = 0
    for _ in 0..<40 {
      let within = step * pow(10, .random(in: 0...1.8, using: &random))
      var probe = RouteProbe(shape, within: within, findsPasses: true)
      let places = try places(16, near: lines[0].randomElement(using: &random), within, &random)
      let (near, list) = probe.look(at: places)
      for (lane, place) in places.enumerated() where near >> UInt32(lane) & 1 != 0 {
        guard let nearest = try probe.foot(lane: lane, at: place.coordinate) else { continue }
        asked += 1
        let expected = try shape.passes(of: place, within: within)
        guard let count = probe.findPasses(lane: lane) else { continue }
        #expect(count == expected.count, "seed \(seed)")
        var found: [RouteFoot] = []
        guard probe.addPasses(lane: lane, nearest: nearest, to: &found) else { continue }
        decided += 1
        #expect(found.count == expected.count)
        for (pass, other) in zip(found, expected) {
          #expect(abs(pass.offRouteMeters - other.offRouteMeters) < 1e-6, "seed \(seed)")
          #expect(abs(pass.alongMeters - other.alongMeters) < 1e-6, "seed \(seed)")
          #expect(pass.side == other.side, "seed \(seed)")
        }
      }
      probe.forget(list)
    }
    // Cases at the very limit of reach are left to geodesics; these are rare.
    #expect(asked > 100)
    #expect(decided * 10 > asked * 9, "\(decided) of \(asked)")
  }

  /// Places around a point and close to each other, as those of a leaf.
  private func places(
    _ count: Int, near point: Coordinate?, _ within: Double, _ random: inout SplitMix
  ) throws -> [GridPosition] {
    let point = try #require(point)
    return try (0..<count).map { _ in
      let place = geodesic.direct(
        from: point, azimuth: .random(in: 0..<360, using: &random),
        meters: .random(in: 0...within, using: &random))
      return try #require(GridPosition(place.position))
    }
  }
}
