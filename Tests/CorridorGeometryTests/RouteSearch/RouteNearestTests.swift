import CorridorTestSupport
import Testing

@testable import CorridorGeometry

@Suite struct RouteNearestTests {
  @Test func `a position is where the route passes it nearest, first of equal ones`() throws {
    let line = [Coordinate(lon: 10, lat: 0), Coordinate(lon: 11, lat: 0)]
    let route = try Route(lines: [line + [line[0]]])
    let degree = try Geodesic.wgs84().inverse(line[0], line[1]).meters
    let position = Coordinate(lon: 10.25, lat: 0.001)
    let first = try #require(try route.nearest(to: position))
    #expect(abs(first.alongMeters - degree / 4) < 0.01)
    #expect(abs(first.offRouteMeters - 110.574) < 0.01)
    let second = try #require(try route.nearest(to: position, from: degree / 2))
    #expect(abs(second.alongMeters - degree * 1.75) < 0.01)
    #expect(try route.nearest(to: position, from: degree * 1.8) == nil)
  }

  @Test(arguments: [(10.0, 90.0), (-170, 0), (10.5, -89)])
  func `however far off it is`(lon: Double, lat: Double) throws {
    let route = try Route(lines: [[Coordinate(lon: 10, lat: 0), Coordinate(lon: 11, lat: 1)]])
    let found = try #require(try route.nearest(to: Coordinate(lon: lon, lat: lat)))
    let scanned = try #require(
      try route.shape.scannedFoot(of: Coordinate(lon: lon, lat: lat), within: 3e7))
    #expect(abs(found.offRouteMeters - scanned.offRouteMeters) < 0.001)
    #expect(abs(found.alongMeters - scanned.alongMeters) < 1)
  }

  @Test(arguments: [Double.nan, .infinity, 91]) func `what is nowhere has no pass`(lat: Double)
    throws
  {
    let route = try Route(lines: [[Coordinate(lon: 10, lat: 0), Coordinate(lon: 11, lat: 1)]])
    #expect(try route.nearest(to: Coordinate(lon: 10, lat: lat)) == nil)
  }
}
