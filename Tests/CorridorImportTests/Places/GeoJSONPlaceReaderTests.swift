import CorridorFormats
import CorridorGeometry
import CorridorTestSupport
import Testing

@testable import CorridorImport

@Suite struct GeoJSONPlaceReaderTests {
  private let folder = TemporaryFolder()

  private func read(
    _ bytes: some Sequence<UInt8>, lines: Bool = false, sink: ListSink = ListSink(),
    change: (inout ImportOptions) -> Void = { _ in }
  ) throws -> (places: [ListedPlace], report: InputReport) {
    let file = try folder.write("stops.geojson", bytes)
    var options = ImportOptions(inputs: [file], output: "")
    change(&options)
    let collector = PlaceCollector(
      file: file, format: lines ? .geoJSONLines : .geoJSON, options: options, sink: sink,
      watch: ImportMonitor())
    try GeoJSONPlaceReader.read(file: file, lines: lines, into: collector)
    return (sink.places, collector.report)
  }

  private func feature(_ geometry: String, _ rest: String = #""properties":null"#) -> String {
    #"{"type":"Feature","geometry":\#(geometry),\#(rest)}"#
  }

  private func collection(_ features: [String]) -> String {
    #"{"type":"FeatureCollection","features":[\#(features.joined(separator: ","))]}"#
  }

  private func position(_ lon: Double, _ lat: Double) -> GridPosition? {
    GridPosition(Coordinate(lon: lon, lat: lat))
  }

  @Test(arguments: [
    #"{"type":"Polygon","coordinates":[[[0,0],[0,0],[2,0,7],[2,2],[2,2,1],[0,2],[0,0]]]}"#,
    #"{"type":"LineString","coordinates":[[1,1],[1,1,5],[1,1]]}"#,
    #"{"type":"MultiPoint","coordinates":[[1,1,3],[1,1]]}"#,
  ])
  func `takes repeated vertices, lines without length and mixed dimensions`(
    geometry: String
  ) throws {
    let (places, report) = try read(collection([feature(geometry)]).utf8)
    #expect(report.leftOutCount == 0)
    #expect(places.map(\.position) == [position(1, 1)])
  }

  @Test func `takes back what was exported`() throws {
    let point = #"{"type":"Point","coordinates":[9.5,47.1]}"#
    let exported = feature(
      point,
      #""id":"osm:way/1","properties":{"id":"osm:way/1","name":"Oak","categories":["fuel","cafe"],"tags":{"brand":"Oak","fuel:diesel":"yes"}}"#
    )
    let sink = ListSink(names: ["fuel": [3], "cafe": [1]])
    let place = try #require(try read(collection([exported]).utf8, sink: sink).places.first)
    #expect(place.tags == ["brand": "Oak", "fuel:diesel": "yes"])
    #expect(place.categories == [1, 3])
    #expect(place.uri == "stops:osm:way/1")
  }

  @Test func `turns properties into tags and finds the identifier`() throws {
    let point = #"{"type":"Point","coordinates":[9.5,47.1,430]}"#
    let (places, _) = try read(
      collection([
        feature(
          point,
          #""id":7,"properties":{"name":"Oak","fuel":{"diesel":true,"lpg":false},"lanes":4,"empty":"","none":null,"cards":["a","b"],"height":4.25,"pumps":[{"n":1},{"n":2}],"fuel:diesel":"again"}"#
        ),
        feature(point, #""properties":{"id":"a/b"}"#),
        feature(point, #""properties":{"@id":"node/123"}"#),
      ]).utf8)
    #expect(places.map(\.uri) == ["stops:7", "stops:a/b", "stops:node/123"])
    #expect(places[0].position == position(9.5, 47.1))
    #expect(
      places[0].tags == [
        "name": "Oak", "fuel:diesel": "yes", "fuel:lpg": "no", "lanes": "4", "cards": "a;b",
        "height": "4.25", "pumps:0:n": "1", "pumps:1:n": "2",
      ])
    let osm = try read(feature(point, #""properties":{"@id":"node/123"}"#).utf8) {
      $0.source = "osm"
    }
    #expect(osm.places.map(\.uri) == ["osm:node/123"])
  }

  @Test(arguments: [
    (#"{"type":"Point","coordinates":[1,2]}"#, 1.0, 2.0),
    (#"{"type":"MultiPoint","coordinates":[[3,4],[5,6]]}"#, 3, 4),
    (#"{"type":"LineString","coordinates":[[0,0],[1,0],[4,0]]}"#, 2, 0),
    (#"{"type":"LineString","coordinates":[[7,8],[7,8]]}"#, 7, 8),
    (#"{"type":"MultiLineString","coordinates":[[[0,0],[1,0]],[[5,5],[5,8]]]}"#, 5, 6),
    (#"{"type":"Polygon","coordinates":[[[0,0],[2,0],[2,2],[0,2],[0,0]]]}"#, 1, 1),
    (
      #"{"type":"MultiPolygon","coordinates":[[[[0,0],[2,0],[2,2],[0,2],[0,0]]],[[[8,8],[9,8],[9,9],[8,9],[8,8]]]]}"#,
      1, 1
    ),
    (
      #"{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[1,2]},{"type":"Point","coordinates":[3,4]}]}"#,
      1, 2
    ),
  ])
  func `places every kind of geometry`(geometry: String, lon: Double, lat: Double) throws {
    let (places, report) = try read(feature(geometry).utf8)
    let found = try #require(places.first, "\(report.leftOut)")
    if geometry.contains("MultiPolygon") {
      // The centroid of two parts lies in neither of them.
      #expect((0...2).contains(found.position.coordinate.lon) || found.position.coordinate.lon > 8)
    } else {
      #expect(found.position == position(lon, lat))
    }
    let (bare, _) = try read(geometry.utf8)
    #expect(bare.map(\.position) == [found.position])
  }

  @Test func `an area with its centroid in a hole stands on its surface`() throws {
    let ring =
      #"{"type":"Polygon","coordinates":[[[0,0],[3,0],[3,3],[0,3],[0,0]],[[1,1],[1,2],[2,2],[2,1],[1,1]]]}"#
    let (places, _) = try read(feature(ring).utf8)
    let found = places[0].position.coordinate
    #expect(!((1...2).contains(found.lon) && (1...2).contains(found.lat)))
    #expect((0...3).contains(found.lon) && (0...3).contains(found.lat))
  }

  @Test(arguments: [
    ("null", ImportFinding.noGeometry), (#"{"type":"Point","coordinates":[]}"#, .noGeometry),
    (#"{"type":"Point","coordinates":[1]}"#, .brokenGeometry),
    (#"{"type":"Point","coordinates":["1","2"]}"#, .brokenGeometry),
    (#"{"type":"Point","coordinates":[1,91]}"#, .notOnEarth),
    (#"{"type":"Point","coordinates":[1e300,2]}"#, .notOnEarth),
    (#"{"type":"Point"}"#, .brokenGeometry),
    (#"{"type":"Circle","coordinates":[1,2]}"#, .brokenGeometry),
    (#"{"type":"LineString","coordinates":[[1,2],3]}"#, .brokenGeometry),
    (#"{"type":"LineString","coordinates":[]}"#, .noGeometry),
    (#"{"type":"Polygon","coordinates":[]}"#, .noGeometry),
    (#"{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1]]]}"#, .invalidArea),
    (#"{"type":"Polygon","coordinates":[[[0,0],[1,1],[1,0],[0,1],[0,0]]]}"#, .invalidArea),
    (#"{"type":"GeometryCollection","geometries":[]}"#, .noGeometry),
  ])
  func `leaves a feature out whose geometry gives no position`(
    geometry: String, finding: ImportFinding
  ) throws {
    let good = feature(#"{"type":"Point","coordinates":[1,2]}"#)
    let (places, report) = try read(collection([good, feature(geometry)]).utf8)
    #expect(places.count == 1)
    #expect(report.leftOut.map(\.finding) == [finding])
    #expect(report.leftOut[0].samples[0].at == .feature(1))
    #expect(throws: ImportError.self) {
      try read(collection([good, feature(geometry)]).utf8) { $0.isStrict = true }
    }
  }

  @Test(arguments: ["\n", "\r\n", "\u{1E}"])
  func `reads one feature a line and says which line is broken`(separator: String) throws {
    let point = #"{"type":"Point","coordinates":[9.5,47.1]}"#
    let lines = [
      feature(point, #""id":"a""#), #"{"type":"Feature","#, feature(point, #""id":"b""#), "7",
    ]
    let text =
      separator == "\u{1E}"
      ? lines.map { separator + $0 + "\n" }.joined() : lines.joined(separator: separator)
    let (places, report) = try read(text.utf8, lines: true)
    #expect(places.map(\.uri) == ["stops:a", "stops:b"])
    #expect(report.objects == 4)
    #expect(report.leftOut.map(\.finding) == [.brokenLine, .notAFeature])
    #expect(report.leftOut.map { $0.samples[0].at } == [.line(2), .line(4)])
  }

  @Test func `understands the places of Overture`() throws {
    let place = #"""
      {"type":"Feature","id":"08f1","geometry":{"type":"Point","coordinates":[9.5,47.1]},"properties":{
      "version":1,"confidence":0.77,"operating_status":"open",
      "names":{"primary":"Oak Fuel","common":{"de":"Eiche"},"rules":null},
      "categories":{"primary":"gas_station","alternate":["car_wash","truck_stop"]},
      "brand":{"wikidata":"Q1","names":{"primary":"Oak"}},
      "addresses":[{"freeform":"Road 1","locality":"Vaduz","postcode":"9490","region":null,"country":"LI"}],
      "phones":["+4231","+4232"],"websites":["https://a.example/"],"socials":null,
      "sources":[{"dataset":"x"}]}}
      """#
    let names: [String: [UInt16]] = ["gas_station": [5], "car_wash": [2]]
    let (places, _) = try read(
      place.replacing("\n", with: " ").utf8, lines: true, sink: ListSink(names: names))
    #expect(places.map(\.uri) == ["stops:08f1"])
    #expect(places[0].categories == [2, 5])
    #expect(
      places[0].tags == [
        "name": "Oak Fuel", "name:de": "Eiche", "brand": "Oak", "brand:wikidata": "Q1",
        "addr:street": "Road 1", "addr:city": "Vaduz", "addr:postcode": "9490",
        "addr:country": "LI", "phone": "+4231;+4232", "website": "https://a.example/",
        "overture:category": "gas_station", "overture:alternate": "car_wash;truck_stop",
        "overture:operating_status": "open", "overture:confidence": "0.77",
      ])
    let closed = place.replacing("\n", with: " ").replacing(
      #""operating_status":"open""#, with: #""operating_status":"permanently_closed""#)
    let (gone, _) = try read(closed.utf8, lines: true, sink: ListSink(names: names))
    #expect(gone[0].categories.isEmpty)
  }

  @Test func `transforms positions from the reference system given or named`() throws {
    let point = #"{"type":"Point","coordinates":[1113194.9079327357,0]}"#
    let (given, _) = try read(feature(point).utf8) { $0.crs = "EPSG:3857" }
    #expect(given.map(\.position) == [position(10, 0)])
    let named =
      #"{"type":"FeatureCollection","crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG::3857"}},"features":[\#(feature(point))]}"#
    let (found, report) = try read(named.utf8)
    #expect(found.map(\.position) == [position(10, 0)])
    #expect(report.notices.count == 1)
    #expect(throws: ImportError.self) {
      try read(feature(point).utf8) { $0.crs = "EPSG:999999" }
    }
  }

  @Test(arguments: [
    "", " ", "[", "{}", "7", "[]", #"{"type":7}"#, #"{"features":[]"#, "nul", "\u{1E}",
    String(repeating: "[", count: 200_000), String(repeating: #"{"a":"#, count: 200_000),
    #"{"type":"Feature","geometry":{"type":"Point","coordinates":[1e999,0]}}"#,
    #"{"type":"Feature","geometry":{"type":"Point","coordinates":[NaN,0]}}"#,
  ])
  func `what is no collection is a typed error or no place`(text: String) throws {
    for lines in [false, true] {
      do {
        let (places, _) = try read(text.utf8, lines: lines)
        #expect(places.isEmpty)
      } catch {
        #expect(error is ImportError)
      }
    }
  }

  @Test(arguments: 0..<40)
  func `damaged collections give errors or places and never a trap`(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let ring = #"{"type":"Polygon","coordinates":[[[0,0],[3,0],[3,3],[0,0]]]}"#
    let line = #"{"type":"LineString","coordinates":[[1,2],[3,4]]}"#
    var bytes = Array(
      collection([feature(ring, #""id":1,"properties":{"a":[1,"b"]}"#), feature(line)]).utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: place)
      default: bytes.insert("[]{},:\"0".utf8.randomElement(using: &random)!, at: place)
      }
    }
    for lines in [false, true] {
      do {
        _ = try read(bytes, lines: lines)
      } catch {
        #expect(error is ImportError, "seed \(seed)")
      }
    }
  }

  @Test(.enabled(if: realData != nil, "CORRIDOR_REAL_DATA is not set"))
  func `a collection whose geometries are all null is accounted for`() throws {
    let file = realData! + "/italy-gas.geojson"
    let sink = ListSink()
    let collector = PlaceCollector(
      file: file, format: .geoJSON, options: ImportOptions(inputs: [file], output: ""), sink: sink,
      watch: ImportMonitor())
    try GeoJSONPlaceReader.read(file: file, lines: false, into: collector)
    #expect(sink.places.isEmpty)
    #expect(collector.report.objects == 4_574)
    #expect(collector.report.leftOut.map(\.count) == [4_574])
    #expect(collector.report.leftOut.map(\.finding) == [.noGeometry])
  }
}
