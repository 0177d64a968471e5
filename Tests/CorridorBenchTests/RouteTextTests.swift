import CorridorFormats
import CorridorGeometry
import Testing

@testable import CorridorBench

struct RouteTextTests {
  private static let line = [
    Coordinate(lon: -8.612345, lat: 41.150021), Coordinate(lon: -8.61231, lat: 41.150999),
    Coordinate(lon: 0.000001, lat: -0.5), Coordinate(lon: 12.345678, lat: 59.999999),
  ]

  @Test(arguments: RouteText.allCases)
  func `every format is read as the line that was written`(_ format: RouteText) throws {
    let options = RouteReadOptions(precision: format.wantedPrecision)
    let document = try RouteReader.read(
      bytes: Array(format.text(of: Self.line).utf8), options: options)
    let expected = Self.line.map { PolylineText.rounded($0, precision: format.precision) }
    #expect(document.lines == [expected])
  }

  @Test func `encodes polylines as their documentation does`() {
    // developers.google.com/maps/documentation/utilities/polylinealgorithm
    let line = [
      Coordinate(lon: -120.2, lat: 38.5), Coordinate(lon: -120.95, lat: 40.7),
      Coordinate(lon: -126.453, lat: 43.252),
    ]
    #expect(PolylineText.encoded(line, precision: 5) == "_p~iF~ps|U_ulLnnqC_mqNvxq`@")
    // github.com/heremaps/flexible-polyline
    let here = [
      Coordinate(lon: 8.6982122, lat: 50.1022829), Coordinate(lon: 8.6956695, lat: 50.1020076),
      Coordinate(lon: 8.6914960, lat: 50.1006313), Coordinate(lon: 8.6875156, lat: 50.0987800),
    ]
    #expect(PolylineText.flexible(here, precision: 5) == "BFoz5xJ67i1B1B7PzIhaxL7Y")
  }
}
