import CorridorFormats
import CorridorTestSupport
import Testing

@testable import CorridorImport

@Suite struct PlaceFormatTests {
  private let folder = TemporaryFolder()

  @Test(arguments: [
    ("a.osm.pbf", [0, 0, 0, 13, 10, 9] + Array("OSMHeader".utf8) + [24], PlaceFormat.osmPBF),
    ("a.csv", [0, 0, 0, 13, 10, 9] + Array("OSMHeader".utf8) + [24], .osmPBF),
    ("a.bin", Array("<?xml version='1.0'?><osm/>".utf8), .osmXML),
    ("a.bin", Array("BZh91AY&SY".utf8), .osmXMLBzip2),
    ("a.txt", Array("id,lat,lon\n".utf8), .table),
    ("a.csv", [0xEF, 0xBB, 0xBF] + Array("id\tlat\tlon\n".utf8), .table),
    ("a.csv", Array("Caf".utf8) + [0xE9, 0x2C], .table),
    ("a.json", Array(" {\"type\":\"FeatureCollection\"".utf8), .geoJSON),
    ("a.json", Array("{\n\"type\": \"Feature\",\n\"a\": {}}\n".utf8), .geoJSON),
    ("a.json", Array("{\"a\":{}}\n{\"b\":1}\n".utf8), .geoJSONLines),
    ("a.geojsonl", Array("{\"a\":{}}\n".utf8), .geoJSONLines),
    ("a.json", Array("\u{1E}{\"a\":{}}\n".utf8), .geoJSONLines),
    ("a.osm.pbf", [7, 7, 7], .osmPBF), ("a.osm", [7, 7, 7], .osmXML),
    ("a.geojson", [7, 7, 7], .geoJSON),
  ])
  func `knows a format by content, then by name`(
    name: String, bytes: [UInt8], format: PlaceFormat
  ) throws {
    let input = try PlaceInput(path: folder.write(name, bytes), format: nil)
    #expect(input.format == format)
    #expect(input.size == bytes.count)
  }

  @Test func `what is no file or has no format is a typed error`() throws {
    #expect(throws: InputError.unreadable(file: folder.path, reason: .directory)) {
      try PlaceInput(path: folder.path, format: nil)
    }
    #expect(throws: InputError.unreadable(file: "/nowhere", reason: .missing)) {
      try PlaceInput(path: "/nowhere", format: nil)
    }
    for stream in ["/dev/null", "-"] {
      #expect(throws: InputError.self) { try PlaceInput(path: stream, format: nil) }
    }
    let empty = try folder.write("empty.csv", "")
    #expect(throws: InputError.empty(file: empty)) { try PlaceInput(path: empty, format: nil) }
    let blank = try folder.write("blank.csv", " \n\n")
    #expect(throws: InputError.empty(file: blank)) { try PlaceInput(path: blank, format: nil) }
    let binary = try folder.write("binary.csv", [1, 2, 3, 0, 0])
    #expect(throws: InputError.self) { try PlaceInput(path: binary, format: nil) }
  }

  @Test func `says which encoding or which byte keeps a file from being text`() throws {
    let wide = try folder.write("wide.csv", Array("id,lat\n".utf8).flatMap { [$0, 0] })
    let marked = try folder.write("marked.csv", [0xFF, 0xFE] + Array("i\0,\0".utf8))
    for file in [wide, marked] {
      #expect(throws: InputError.encoding(file: file, found: "UTF-16 (little-endian)")) {
        try PlaceInput(path: file, format: nil)
      }
    }
    let escape = try folder.write("escape.csv", "id,lat,lon\n1,\u{1B}[1m2,3\n")
    #expect {
      try PlaceInput(path: escape, format: nil)
    } throws: { error in
      (error as? InputError)?.description.contains("byte 0x1B at byte 13") == true
    }
  }

  @Test(arguments: [
    ("a/b.csv", "b"), ("b.csv.gz", "b"), ("stations.2018.csv", "stations.2018"), ("b", "b"),
    (".hidden", ".hidden"), ("/x/y.z/b.geojson", "b"),
  ])
  func `the stem of a file is its name without folder and extension`(
    path: String, stem: String
  ) {
    #expect(path.stem == stem)
  }
}
