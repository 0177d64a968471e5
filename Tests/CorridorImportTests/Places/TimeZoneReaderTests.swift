import CorridorFormats
import CorridorGeometry
import CorridorHours
import CorridorImport
import CorridorIndex
import CorridorTestSupport
import Foundation
import Testing

@Suite struct TimeZoneReaderTests {
  private let folder = TemporaryFolder()

  private func feature(_ name: String, _ coordinates: String = "[[[0,0],[1,0],[1,1],[0,0]]]")
    -> String
  {
    """
    {"type":"Feature","properties":{"tzid":"\(name)"},\
    "geometry":{"type":"Polygon","coordinates":\(coordinates)}}
    """
  }

  private func collection(_ features: String...) -> String {
    #"{"type":"FeatureCollection","features":[\#(features.joined(separator: ","))]}"#
  }

  @Test func `every business of the island is in the zone whose polygon holds it`() throws {
    var options = ImportOptions(
      inputs: [SourceTree.fixture("island.osm.pbf")], output: folder.file("a.corridor"))
    options.timeZones = SourceTree.fixture("timezones.geojson")
    let report = try PlaceImporter(options).run()
    #expect(report.unknownTimeZones.isEmpty)
    let index = try PlaceIndex(path: options.output)
    try index.verify()
    let text = try Data(contentsOf: URL(fileURLWithPath: SourceTree.fixture("timezones.geojson")))
    let zones = try JSONDecoder().decode(Zones.self, from: text)
    var counts: [String: Int] = [:]
    for row in 0..<index.businessCount {
      let position = try index.position(at: row)
      let lon = Double(position.lon) / 1e7
      let lat = Double(position.lat) / 1e7
      let expected = zones.features.first { $0.holds(lon, lat) }?.properties.tzid
      #expect(try index.timeZoneName(at: row) == expected, "row \(row)")
      counts[expected ?? "", default: 0] += 1
    }
    // The border has many places on either side.
    #expect(counts.count == 2 && counts.values.allSatisfy { $0 > 100 })
  }

  @Test func `a zone that the tz database does not know is kept and reported`() throws {
    let path = try folder.write(
      "zones.geojson",
      collection(
        feature("Europe/Berlin"), feature("Mars/Olympus"), feature("Etc/GMT+1"),
        feature("Mars/Olympus")))
    let file = try TimeZoneReader.read(contentsOf: path)
    #expect(file.areas.names == ["Europe/Berlin", "Mars/Olympus", "Etc/GMT+1"])
    #expect(file.unknown.map(\.name) == ["Mars/Olympus"] && file.unknown[0].feature == 1)
    let error = #expect(throws: ImportError.self) {
      try TimeZoneReader.read(contentsOf: path, isStrict: true)
    }
    #expect(error?.description.contains("feature 1") == true)
    #expect(error?.description.contains("Mars/Olympus") == true)
  }

  @Test func `what is no file of time zones says what was found, and in which feature`() throws {
    let good = feature("Europe/Berlin")
    for (text, words) in [
      ("", ["empty"]),
      ("tzid", ["expected"]),
      ("{}", ["without \"type\""]),
      (#"{"type":"Topology"}"#, ["Topology", "timezone-boundary-builder"]),
      (#"{"type":"FeatureCollection"}"#, ["features"]),
      (collection(), ["no time zone"]),
      (collection(good, #"{"type":"Feature","properties":{"name":"x"}}"#), ["tzid", "feature 1"]),
      (collection(good, #"{"type":"Feature","properties":null}"#), ["tzid", "feature 1"]),
      (collection(good, good.replacing("Europe/Berlin", with: "")), ["tzid", "feature 1"]),
      (
        collection(good, #"{"type":"Feature","properties":{"tzid":"Europe/Rome"}}"#),
        ["Europe/Rome without geometry", "feature 1"]
      ),
      (collection(good.replacing("Polygon", with: "Point")), ["Point", "feature 0"]),
      (collection(good.replacing(#""Polygon""#, with: "3")), ["type", "feature 0"]),
      (collection(good, feature("Europe/Rome", "[[[0,0],[1,91],[1,1]]]")), ["91", "feature 1"]),
      (
        collection(good, feature("Europe/Rome", "[[[0,0],[1]]]")),
        ["invalid position", "feature 1"]
      ),
      (collection(good, feature("Europe/Rome", "[3]")), ["invalid position", "feature 1"]),
      (collection(good, feature("Europe/Rome", "3")), ["not an array", "feature 1"]),
    ] {
      let path = try folder.write("zones.geojson", text)
      let error = #expect(throws: ImportError.self, "\(text)") {
        try TimeZoneReader.read(contentsOf: path)
      }
      for word in words + [path] {
        #expect(error?.description.contains(word) == true, "\(text): \(error as Any)")
      }
    }
  }

  @Test func `any change of a file gives zones or a typed error`() throws {
    let whole = Array(collection(feature("Europe/Berlin"), feature("Europe/Rome")).utf8)
    for cut in stride(from: 0, to: whole.count, by: 7) {
      let path = try folder.write("zones.geojson", whole[..<cut])
      #expect(throws: ImportError.self) { try TimeZoneReader.read(contentsOf: path) }
      var flipped = whole
      flipped[cut] ^= 0x21
      let other = try folder.write("zones.geojson", flipped)
      do throws(ImportError) { _ = try TimeZoneReader.read(contentsOf: other) } catch {}
    }
  }

  @Test func `a file of zones that cannot be read ends the import before anything is read`() {
    var options = ImportOptions(
      inputs: [SourceTree.fixture("stations.csv")], output: folder.file("a.corridor"))
    options.timeZones = folder.file("missing.geojson")
    #expect(
      throws: ImportError.input(.unreadable(file: folder.file("missing.geojson"), reason: .missing))
    ) { try PlaceImporter(options).run() }
    #expect((try? folder.names) == [])
  }
}

/// The fixture's zones, read and tested by other means.
private struct Zones: Decodable {
  var features: [Feature]

  struct Feature: Decodable {
    var properties: Properties
    var geometry: Geometry

    /// Whether the outer rings hold a position: how often they cross the line eastwards.
    func holds(_ lon: Double, _ lat: Double) -> Bool {
      geometry.rings.contains { ring in
        zip(ring, ring.dropFirst()).count { start, end in
          (start[1] > lat) != (end[1] > lat)
            && lon < (end[0] - start[0]) * (lat - start[1]) / (end[1] - start[1]) + start[0]
        } % 2 == 1
      }
    }
  }

  struct Properties: Decodable {
    var tzid: String
  }

  struct Geometry: Decodable {
    var rings: [[[Double]]]

    enum CodingKeys: CodingKey { case type, coordinates }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      if try values.decode(String.self, forKey: .type) == "Polygon" {
        rings = try values.decode([[[Double]]].self, forKey: .coordinates)
      } else {
        rings = try values.decode([[[[Double]]]].self, forKey: .coordinates).flatMap { $0 }
      }
    }
  }
}
