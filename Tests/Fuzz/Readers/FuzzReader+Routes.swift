import CorridorFormats
import CorridorGeometry

extension FuzzReader {
  /// Routes in every format. They are recognised by their content, but a corpus of one format makes a fuzzer
  /// look at that.
  static let routes = [
    FuzzReader(
      name: "route-geojson",
      seeds: ["route.geojson", "route-collection.geojson", "route-multiline.geojson"], read: route),
    FuzzReader(name: "route-gpx", seeds: ["route.gpx", "route-rte.gpx"], read: route),
    FuzzReader(name: "route-kml", seeds: ["route.kml"], read: route),
    FuzzReader(name: "route-wkt", seeds: ["route.wkt"], read: route),
    FuzzReader(name: "route-wkb", read: route),
    FuzzReader(name: "route-polyline", seeds: ["route.polyline5", "route.polyline6"], read: route),
    FuzzReader(name: "route-flexible-polyline", seeds: ["route.flexpolyline"], read: route),
    FuzzReader(
      name: "route-answer",
      seeds: [
        "route-graphhopper-encoded.json", "route-graphhopper.json", "route-mapbox.json",
        "route-osrm-polyline.json", "route-osrm-polyline6.json", "route-osrm.json",
        "route-valhalla.json",
      ], read: route),
  ]

  /// Reads a route with and without the reader of plain GeoJSON, which have to agree, and makes a line of it.
  private static let route: @Sendable ([UInt8]) throws -> Void = { bytes in
    var options = RouteReadOptions()
    let quick = document(bytes, options)
    // The reader of plain GeoJSON is for the usual limit of nesting and above.
    options.maximumNesting = 63
    let whole = document(bytes, options)
    switch (quick, whole) {
    case (.success(let quick), .success(let whole)):
      try expect(
        quick.lines == whole.lines && quick.name == whole.name && quick.format == whole.format,
        "the reader of plain GeoJSON reads another route")
      for position in quick.lines.joined() {
        try expect(position.lon.isFinite && position.lat.isFinite, "a position that is none")
      }
      if let route = try? Route(quick) {
        try expect(route.lengthMeters.isFinite, "a length that is none")
      }
    case (_, .failure(.tooDeep)): break
    case (.failure(let quick), .failure(let whole)):
      try expect("\(quick)" == "\(whole)", "two errors: \(quick); \(whole)")
    default:
      throw Finding(description: "the reader of plain GeoJSON does not agree")
    }
  }

  private static func document(
    _ bytes: [UInt8], _ options: RouteReadOptions
  ) -> Result<RouteDocument, InputError> {
    Result { () throws(InputError) in try RouteReader.read(bytes: bytes, options: options) }
  }
}
