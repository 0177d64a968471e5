import CorridorTestSupport
import Testing

@testable import CorridorGeometry

/// Positions at which segments meet: vertices, repeated vertices, and both sides of gaps.
@Suite struct RoutePositionTests {
  private static func p(_ lon: Double) -> Coordinate { Coordinate(lon: lon, lat: 0) }

  private static func foot(_ off: Double, segment: Int = 0, along: Double = 0) -> RouteFoot {
    RouteFoot(offRouteMeters: off, alongMeters: along, segment: segment, side: .left)
  }

  @Test func `segments that end where a stretch begins belong to it`() throws {
    let west = [Self.p(0), Self.p(0.001), Self.p(0.001)]
    let east = [Self.p(0.002), Self.p(0.002), Self.p(0.003)]
    let shape = try Route(lines: [west, [Self.p(0.0015)], east]).shape
    let gap = try Route(lines: [west]).lengthMeters
    for stretch in [gap...gap, 0...gap, gap...2 * gap] {
      let expected = (0..<shape.pointCount).filter { segment in
        let end = shape.along(at: min(segment + 1, shape.pointCount - 1))
        return shape.along(at: segment) <= stretch.upperBound && end >= stretch.lowerBound
      }
      #expect(expected.count > 5)
      #expect(Set(shape.segments(inMeters: stretch)).isSuperset(of: expected), "\(stretch)")
    }
  }

  @Test func `of passes that are equally near but for rounding, the first is the nearest`() {
    let tie = RouteFoot.tieMeters
    let first = Self.foot(100 + tie / 2, along: 1)
    #expect([first, Self.foot(100, along: 2)].nearest?.alongMeters == 1)
    #expect([Self.foot(100, along: 1), Self.foot(100, along: 2)].nearest?.alongMeters == 1)
    let farther = Self.foot(100 + 2 * tie, along: 1)
    #expect([farther, Self.foot(100, along: 2)].nearest?.alongMeters == 2)
    let nearer = Self.foot(100 - 2 * tie, along: 2)
    #expect([Self.foot(100, along: 1), nearer].nearest?.alongMeters == 2)
    #expect([RouteFoot]().nearest == nil)
  }

  @Test func `of two points of a stretch, one on a segment with length is better if equally near`()
    throws
  {
    let shape = try Route(lines: [[Self.p(0), Self.p(0.001)], [Self.p(0.002), Self.p(0.003)]]).shape
    #expect((0..<3).map(shape.hasLength) == [true, false, true])
    let tie = RouteFoot.tieMeters
    // Both have length: only what is nearer by more than rounding is better than an earlier point.
    for (off, isBetter) in [
      (100 - 2 * tie, true), (100 - tie / 2, false), (100, false), (100 + tie / 2, false),
    ] {
      let later = Self.foot(off, segment: 2)
      #expect(later.isBetter(than: Self.foot(100), in: shape) == isBetter, "\(off)")
    }
    // A gap has no side, so that the line after it is preferred.
    for (off, isBetter) in [
      (100 - 2 * tie, true), (100 - tie / 2, true), (100, true), (100 + tie / 2, true),
      (100 + 2 * tie, false),
    ] {
      let later = Self.foot(off, segment: 2)
      #expect(later.isBetter(than: Self.foot(100, segment: 1), in: shape) == isBetter, "\(off)")
    }
  }

  @Test(arguments: 0..<4)
  func `a place at a vertex is at exactly the distance of the vertex`(seed: Int) throws {
    let geodesic = try Geodesic.wgs84()
    var random = SplitMix(seed: 400 + UInt64(seed))
    // Places are on a grid, so vertices are, too.
    let lines = geodesic.wanderingLines(steps: 400, of: 300, &random).map { line in
      line.compactMap { GridPosition($0)?.coordinate }
    }
    let route = try Route(lines: lines)
    let alongs = try route.vertexAlongs()
    for (index, vertex) in route.vertices.enumerated() {
      let place = try #require(GridPosition(vertex))
      let passes = try route.shape.passes(of: place, within: 0.001)
      #expect(passes.contains { $0.alongMeters == alongs[index] }, "seed \(seed), \(index)")
      #expect(passes.allSatisfy { $0.side == .on })
    }
  }
}
