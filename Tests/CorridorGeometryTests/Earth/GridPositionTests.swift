import CorridorGeometry
import CorridorTestSupport
import Foundation
import Testing

@Suite struct GridPositionTests {
  /// Centroids of rectangles fall between two grid positions; none of these is an exact tie.
  @Test(arguments: [
    (42.53472145, 425_347_214), (1.67846395, 16_784_640), (14.44758605, 144_475_860),
    (9.50193195, 95_019_319), (0.1, 1_000_000), (-0.00000005, 0), (-76.5357069, -765_357_069),
    (0, 0),
  ])
  func `rounds the exact decimal value`(degrees: Double, steps: Int32) throws {
    let position = try #require(GridPosition(Coordinate(lon: degrees, lat: degrees)))
    #expect(position == GridPosition(lon: steps, lat: steps))
  }

  @Test func `rounds as printf does, just beside the middle between two steps`() throws {
    var random = SplitMix(seed: 7)
    for _ in 0..<20_000 {
      let half = Double(Int32.random(in: -900_000_000..<900_000_000, using: &random)) + 0.5
      for degrees in [half / 1e7, (half / 1e7).nextUp, (half / 1e7).nextDown] {
        let position = try #require(GridPosition(Coordinate(lon: 0, lat: degrees)))
        let printed = String(format: "%.7f", degrees).replacing(".", with: "")
        #expect(position.lat == Int32(printed), "\(degrees)")
      }
    }
  }

  @Test(arguments: [
    (181.0, 0.0, -179.0), (-181, 0, 179), (360, 0, 0), (180, 0, 180), (-180, 0, -180),
  ])
  func `brings longitudes into one turn`(lon: Double, lat: Double, expected: Double) throws {
    #expect(GridPosition(Coordinate(lon: lon, lat: lat))?.coordinate.lon == expected)
  }

  @Test(arguments: [
    (0.0, 90.1), (361, 0), (.nan, 0), (0, .nan), (.infinity, 0), (0, -.infinity),
  ])
  func `refuses what is no position on Earth`(lon: Double, lat: Double) {
    #expect(GridPosition(Coordinate(lon: lon, lat: lat)) == nil)
  }
}
