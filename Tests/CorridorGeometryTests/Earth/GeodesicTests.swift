import CorridorGeometry
import CorridorTestSupport
import Foundation
import Testing

@Suite struct GeodesicTests {
  @Test(.enabled(if: realData != nil, "CORRIDOR_REAL_DATA is not set"))
  func `solves the lines of GeographicLib's test set`() throws {
    let file = try #require(realData) + "/suites/geodesic/GeodTest-100.dat"
    let geodesic = try Geodesic.wgs84()
    var lines = 0
    for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") {
      let field = line.split(separator: " ").compactMap { Double($0) }
      let start = Coordinate(lon: field[1], lat: field[0])
      let end = Coordinate(lon: field[4], lat: field[3])
      #expect(abs(geodesic.inverse(start, end).meters - field[6]) < 1e-6)
      let reached = geodesic.direct(from: start, azimuth: field[2], meters: field[6]).position
      #expect(geodesic.inverse(reached, end).meters < 1e-6)
      lines += 1
    }
    #expect(lines == 100)
  }

  @Test(arguments: [0.0, 35, 60, 85, 89.9, -89.99])
  func `the nearest point of an edge is nearer than its neighbours`(lat: Double) throws {
    let geodesic = try Geodesic.wgs84()
    var random = SplitMix(seed: UInt64(bitPattern: Int64(lat * 100)))
    for _ in 0..<40 {
      let start = Coordinate(lon: .random(in: -180...180, using: &random), lat: lat)
      let azimuth = Double.random(in: 0..<360, using: &random)
      let length = pow(10, Double.random(in: 0...6.7, using: &random))
      let end = geodesic.direct(from: start, azimuth: azimuth, meters: length).position
      let line = geodesic.line(from: start, to: end)
      let on = line.position(at: .random(in: 0...line.solution.meters, using: &random))
      let away = pow(10, Double.random(in: -2...6, using: &random))
      let place = geodesic.direct(
        from: on.position, azimuth: on.azimuth + .random(in: 0..<360, using: &random),
        meters: away
      ).position
      let nearest = line.nearest(to: place)
      #expect(nearest.meters <= away + 1e-6)
      for step in [-100.0, -1, -0.01, 0.01, 1, 100] {
        let along = min(max(nearest.along + step, 0), line.solution.meters)
        let meters = geodesic.inverse(line.position(at: along).position, place).meters
        #expect(meters >= nearest.meters - 1e-8, "from \(start) to \(end) for \(place)")
      }
    }
  }
}
