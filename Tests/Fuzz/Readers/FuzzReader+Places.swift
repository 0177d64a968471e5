import CorridorImport
import CorridorIndex

extension FuzzReader {
  /// Files of places, which are imported, and the index verified.
  static let places = [
    FuzzReader(name: "places-pbf", seeds: ["island-shuffled.osm.pbf"]) {
      try importing($0, .osmPBF)
    },
    FuzzReader(name: "places-pbf-blocks") { try importing(OSMBlocks.file(of: $0), .osmPBF) },
    FuzzReader(name: "places-osm-xml", seeds: ["island.osm"]) { try importing($0, .osmXML) },
    FuzzReader(name: "places-osm-xml-gzip", seeds: ["island.osm.gz"]) {
      try importing($0, .osmXMLGzip)
    },
    FuzzReader(name: "places-osm-xml-bzip2", seeds: ["island.osm.bz2"]) {
      try importing($0, .osmXMLBzip2)
    },
    FuzzReader(
      name: "places-table",
      seeds: ["stations.csv", "stations-bad.csv", "antimeridian-places.csv"]
    ) { try importing($0, .table) },
    FuzzReader(name: "places-geojson", seeds: ["depots.geojson"]) { try importing($0, .geoJSON) },
    FuzzReader(name: "places-geojson-lines", seeds: ["places.geojsonl"]) {
      try importing($0, .geoJSONLines)
    },
    FuzzReader(name: "places-detected") { try importing($0, nil) },
    FuzzReader(name: "time-zones", seeds: ["timezones.geojson"]) { bytes in
      let file = try FuzzFile(bytes)
      _ = try? TimeZoneReader.read(contentsOf: file.path)
    },
  ]

  private static func importing(_ bytes: [UInt8], _ format: PlaceFormat?) throws {
    let file = try FuzzFile(bytes)
    let output = file.beside("places.corridor")
    var options = ImportOptions(inputs: [file.path], output: output)
    options.format = format
    guard let report = try? PlaceImporter(options).run() else {
      try expect((try? PlaceIndex(path: output)) == nil, "a failed import has left an index")
      return
    }
    // What an import wrote is right.
    let index: PlaceIndex
    do throws(IndexError) {
      index = try PlaceIndex(path: output)
      try index.verify()
    } catch {
      throw Finding(description: "the index of an import: \(error)")
    }
    try expect(index.count == report.places, "\(report.places) places, of which \(index.count) are")
  }
}
