import CorridorFormats
import CorridorGeometry
import CorridorTestSupport
import Foundation
import Testing

@Suite struct AreaReaderTests {
  private let square = "[[[0,0],[1,0,9],[1,1],[0,0]]]"

  private func read(_ text: String) throws(InputError) -> MultiPolygon {
    try read(Data(text.utf8))
  }

  private func read(_ data: Data) throws(InputError) -> MultiPolygon {
    let folder = TemporaryFolder()
    let path = folder.file("area")
    _ = FileManager.default.createFile(atPath: path, contents: data)
    return try AreaReader.read(contentsOf: path)
  }

  private var ring: [Coordinate] {
    [(0, 0), (1, 0), (1, 1), (0, 0)].map { Coordinate(lon: $0.0, lat: $0.1) }
  }

  @Test func `keeps repeated vertices of a ring, and drops heights`() throws {
    let text = #"{"type":"Polygon","coordinates":[[[0,0],[0,0,4],[1,0],[1,1],[1,1],[0,0]]]}"#
    let expected = [(0, 0), (0, 0), (1, 0), (1, 1), (1, 1), (0, 0)]
      .map { Coordinate(lon: $0.0, lat: $0.1) }
    #expect(try read(text).polygons == [Polygon(rings: [expected])])
  }

  @Test func `reads polygons wherever GeoJSON has them`() throws {
    let polygon = #"{"type":"Polygon","coordinates":\#(square)}"#
    let feature = #"{"type":"Feature","properties":{},"geometry":\#(polygon)}"#
    for (text, count) in [
      (polygon, 1), (feature, 1),
      (#"{"type":"MultiPolygon","coordinates":[\#(square),\#(square)]}"#, 2),
      (#"{"type":"GeometryCollection","geometries":[\#(polygon),\#(polygon)]}"#, 2),
      (#"{"type":"FeatureCollection","features":[\#(feature),\#(feature),\#(feature)]}"#, 3),
    ] {
      let area = try read(text)
      #expect(area.polygons == Array(repeating: Polygon(rings: [ring]), count: count))
    }
  }

  @Test(arguments: [
    "", "{}", "[]", "3", #"{"type":"Point","coordinates":[1,2]}"#,
    #"{"type":"Polygon"}"#, #"{"type":"Polygon","coordinates":3}"#,
    #"{"type":"Polygon","coordinates":[[[0,0],[1]]]}"#,
    #"{"type":"Polygon","coordinates":[[[0,0],["a",1]]]}"#,
    #"{"type":"Polygon","coordinates":[3]}"#, #"{"type":"MultiPolygon","coordinates":null}"#,
    #"{"type":"Feature","geometry":null}"#, #"{"type":"FeatureCollection","features":[]}"#,
    #"{"type":"FeatureCollection"}"#, #"{"type":"FeatureCollection","features":[null]}"#,
    #"{"type":"GeometryCollection"}"#, #"{"type":"Polygon","coordinates":[[[0,0],[1,1e999]]]}"#,
    String(repeating: #"{"type":"GeometryCollection","geometries":["#, count: 200_000),
  ])
  func `refuses what has no polygon`(text: String) {
    #expect(throws: InputError.self) { try read(text) }
  }

  @Test func `gives an error or polygons for every cut of a text`() throws {
    let text =
      #"{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Polygon","coordinates":\#(square)}}]}"#
    for length in 0..<text.utf8.count {
      #expect(throws: InputError.self, "\(length) bytes") {
        try read(String(text.prefix(length)))
      }
    }
    _ = try read(text)
  }

  @Test func `gives an error or polygons for flipped and random bytes`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SplitMix(seed: seed)
    let text = Array(#"{"type":"Polygon","coordinates":\#(square)}"#.utf8)
    for round in 0..<400 {
      var bytes = text
      if round % 4 == 0 {
        bytes = (0..<Int(random.next() % 200)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      } else {
        bytes[Int(random.next() % UInt64(bytes.count))] ^= 1 << UInt8(random.next() % 8)
      }
      // Whatever is read has a ring; anything else is a typed error.
      if let area = try? read(Data(bytes)) {
        #expect(!area.polygons.isEmpty, "seed \(seed), round \(round)")
      }
    }
  }
}
