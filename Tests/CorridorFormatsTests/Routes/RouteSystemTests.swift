import CorridorFormats
import CorridorGeometry
import Testing

/// Routes whose positions are in another reference system than WGS84.
@Suite struct RouteSystemTests {
  /// Vaduz and Schaan, also in Web Mercator (EPSG:3857) by its formulas: x = R lon,
  /// y = R ln tan(45° + lat / 2), R = 6,378,137 m.
  private let degrees = [
    Coordinate(lon: 9.5209, lat: 47.141), Coordinate(lon: 9.5087, lat: 47.165),
  ]
  private let mercator = "[[1059861.740,5965119.306],[1058503.642,5969047.981]]"

  @Test(arguments: [false, true])
  func `reads GeoJSON and WKT in the system that is given`(isWKT: Bool) throws {
    let text =
      isWKT
      ? "LINESTRING (1059861.740 5965119.306, 1058503.642 5969047.981)"
      : #"{"type":"LineString","coordinates":\#(mercator)}"#
    let document = try RouteReader.read(
      bytes: Array(text.utf8), options: RouteReadOptions(crs: "EPSG:3857"))
    let line = try #require(document.lines.first)
    #expect(line.count == 2)
    for (found, expected) in zip(line, degrees) {
      #expect(abs(found.lon - expected.lon) < 1e-8 && abs(found.lat - expected.lat) < 1e-8)
    }
    #expect(throws: InputError.self) { try RouteReader.read(bytes: Array(text.utf8)) }
  }

  @Test func `refuses a system for what is in WGS84 by definition, and one that is unknown`() {
    let polyline = Array("_p~iF~ps|U_ulLnnqC".utf8)
    #expect(throws: InputError.self) {
      try RouteReader.read(
        bytes: polyline, options: RouteReadOptions(precision: 5, crs: "EPSG:3857"))
    }
    let line = Array(#"{"type":"LineString","coordinates":\#(mercator)}"#.utf8)
    #expect(throws: InputError.self) {
      try RouteReader.read(bytes: line, options: RouteReadOptions(crs: "EPSG:0"))
    }
  }
}
