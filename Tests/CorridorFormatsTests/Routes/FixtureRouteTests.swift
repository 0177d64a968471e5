import CorridorFormats
import CorridorGeometry
import CorridorTestSupport
import Foundation
import Testing

/// `Fixtures` in the package's folder, from where this file is.

@Suite struct `Routes of the fixtures` {
  private func document(_ name: String, precision: Int? = nil) throws -> RouteDocument {
    try RouteReader.read(
      contentsOf: SourceTree.fixture(name),
      options: RouteReadOptions(precision: precision))
  }

  /// The main route is on the grid of 1e-5 degrees, so that every format holds the same decimals.
  @Test(
    arguments: [
      ("route.gpx", nil, .gpx), ("route-rte.gpx", nil, .gpx), ("route.kml", nil, .kml),
      ("route.wkt", nil, .wkt), ("route.polyline5", 5, .encodedPolyline(precision: 5)),
      ("route.polyline6", 6, .encodedPolyline(precision: 6)),
      ("route.flexpolyline", nil, .flexiblePolyline), ("route-osrm.json", nil, .osrm),
      ("route-osrm-polyline.json", nil, .osrm), ("route-osrm-polyline6.json", nil, .osrm),
      ("route-mapbox.json", nil, .osrm), ("route-valhalla.json", nil, .valhalla),
      ("route-graphhopper.json", nil, .graphHopper),
      ("route-graphhopper-encoded.json", nil, .graphHopper),
    ] as [(String, Int?, RouteFormat)])
  func `hold the same line in every format`(
    name: String, precision: Int?, format: RouteFormat
  ) throws {
    let expected = try document("route.geojson")
    #expect(expected.format == .geoJSON)
    #expect(expected.name == "Port Tansy – Toft")
    let found = try document(name, precision: precision)
    #expect(found.format == format)
    #expect(found.lines == expected.lines)
  }

  @Test func `keep gaps and stages`() throws {
    let whole = try document("route.geojson").lines[0]
    let gap = try document("route-multiline.geojson")
    #expect(gap.lines.count == 2)
    #expect(gap.lines[0].first == whole.first && gap.lines[1].last == whole.last)
    #expect(gap.lines.joined().count < whole.count)
    let stages = try document("route-collection.geojson")
    #expect(stages.featureCount == 2 && stages.lines.count == 2)
    #expect(stages.lines[0] + stages.lines[1].dropFirst() == whole)
  }

  @Test(arguments: ["route.polyline5", "route.polyline6"])
  func `do not tell the precision of a polyline`(name: String) {
    let error = failure { () throws(InputError) in
      try RouteReader.read(contentsOf: SourceTree.fixture(name))
    }
    guard case .precisionUnknown = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
