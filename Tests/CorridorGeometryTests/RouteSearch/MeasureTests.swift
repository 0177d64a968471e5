import CorridorTestSupport
import Testing

@testable import CorridorGeometry

/// Routes measured by PROJ alone.
@Suite struct MeasureTests {
  /// A random route at a latitude, with edges of some metres to some hundred kilometres.
  private static func line(_ seed: UInt64, at latitude: Double) throws -> [Coordinate] {
    var random = SplitMix(seed: seed)
    let geodesic = try Geodesic.wgs84()
    var line = [Coordinate(lon: 179.9, lat: latitude)]
    for step in 0..<40 {
      let meters = [20.0, 400, 3_000, 12_000, 150_000][step % 5] * random.double(0.3...1)
      line.append(
        geodesic.direct(
          from: line[step], azimuth: random.double(-60...60), meters: meters
        ).position)
    }
    return line
  }

  @Test(arguments: [0.0, 47, -70, 85] as [Double])
  func `lengths are the sums of PROJ's, and the series differs in no digit that is written`(
    latitude: Double
  ) throws {
    let geodesic = try Geodesic.wgs84()
    let line = try Self.line(3, at: latitude)
    let series = try Route(lines: [line])
    let proj = try series.measured(by: .proj)
    #expect(series.measure == .series && proj.measure == .proj)
    var sum = 0.0
    let alongs = try proj.vertexAlongs()
    for index in 1..<line.count {
      sum += geodesic.inverse(line[index - 1], line[index]).meters
      #expect(alongs[index] == sum)
    }
    #expect(proj.lengthMeters == sum)
    #expect(abs(series.lengthMeters - sum) < 0.0005)
    #expect(try proj.measured(by: .series).lengthMeters == series.lengthMeters)
  }

  @Test(arguments: [0.0, 47, -70, 85] as [Double])
  func `distances are PROJ's, and the series differs by less than is written`(
    latitude: Double
  ) throws {
    let line = try Self.line(5, at: latitude)
    let exact = try ExactDistance([line])
    let series = try Route(lines: [line])
    let proj = try series.measured(by: .proj)
    let geodesic = try Geodesic.wgs84()
    var random = SplitMix(seed: 11)
    var compared = 0
    for _ in 0..<400 {
      let from = line[Int(random.next() % UInt64(line.count))]
      let place = geodesic.direct(
        from: from, azimuth: random.double(0...360), meters: random.double(0...9_000)
      ).position
      let position = try #require(GridPosition(place))
      let feet = try [series, proj].map {
        try $0.shape.passes(of: position, within: 10_000).nearest
      }
      guard let rough = feet[0], let fine = feet[1] else {
        #expect((feet[0] == nil) == (feet[1] == nil))
        continue
      }
      compared += 1
      #expect(abs(fine.offRouteMeters - exact.meters(to: position.coordinate)) < 1e-6)
      #expect(abs(fine.offRouteMeters - rough.offRouteMeters) < 0.0001)
      #expect(abs(fine.alongMeters - rough.alongMeters) < 0.005)
      #expect(fine.side == rough.side || fine.offRouteMeters < 0.02)
    }
    #expect(compared > 300)
  }

  @Test func `ferries stay where they are`() throws {
    let route = try Route(lines: [Self.line(7, at: 30)]).withFerries([1_000...2_000])
    let proj = try route.measured(by: .proj)
    #expect(proj.ferries == route.ferries)
    #expect(proj.measure == .proj)
    #expect(proj.roads.measure == .proj)
  }
}
