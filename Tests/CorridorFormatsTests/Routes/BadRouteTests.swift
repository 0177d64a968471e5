import CorridorFormats
import CorridorGeometry
import Testing

@Suite struct `Bad routes` {
  @Test func `says that nothing is there`() {
    for text in ["", " \n", "\u{FEFF}", "\r\n\t"] {
      #expect(routeError(text) == .empty(file: "route"), "\(text.debugDescription)")
      #expect(routeError(text, precision: 5) == .empty(file: "route"))
    }
  }

  /// Text, and where the error is to be: feature, part, vertex.
  @Test(
    arguments: [
      ("{\"type\":\"LineString\",\"coordinates\":[[1,2],[3]]}", 0, 0, 1),
      ("{\"type\":\"LineString\",\"coordinates\":[[1,2],[]]}", 0, 0, 1),
      ("{\"type\":\"LineString\",\"coordinates\":[[1,2],null]}", 0, 0, 1),
      ("{\"type\":\"LineString\",\"coordinates\":[[1,2],[\"3\",4]]}", 0, 0, 1),
      ("{\"type\":\"LineString\",\"coordinates\":[1,2]}", 0, 0, 0),
      ("{\"type\":\"LineString\",\"coordinates\":[[[1,2],[3,4]]]}", 0, 0, 0),
      ("{\"type\":\"MultiLineString\",\"coordinates\":[[[1,2]],[[1,2],[true,4]]]}", 0, 1, 1),
      ("{\"type\":\"LineString\",\"coordinates\":null}", 0, 0, nil),
      ("{\"type\":\"LineString\"}", 0, 0, nil),
      ("{\"type\":\"MultiLineString\",\"coordinates\":{}}", 0, 0, nil),
      ("{\"type\":\"MultiLineString\",\"coordinates\":[[[1,2]],5]}", 0, 1, nil),
      ("{\"type\":\"GeometryCollection\",\"geometries\":[null]}", 0, 0, nil),
      ("{\"type\":\"Polygon\",\"coordinates\":[[[1,2],[3,4],[5,6],[1,2]]]}", 0, 0, nil),
      ("{\"type\":\"Feature\",\"geometry\":null}", 0, 0, nil),
      ("{\"type\":\"Feature\"}", 0, 0, nil),
      ("{\"type\":\"Feature\",\"geometry\":\"LineString\"}", 0, 0, nil),
      (
        """
        {"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"LineString",\
        "coordinates":[[1,2]]}},{"type":"Feature","geometry":null}]}
        """, 1, 0, nil
      ),
      ("{\"type\":\"FeatureCollection\",\"features\":[7]}", 0, nil, nil),
      ("{\"type\":\"FeatureCollection\",\"features\":{}}", nil, nil, nil),
      ("{\"type\":\"FeatureCollection\"}", nil, nil, nil),
      ("{\"type\":\"Unheard\"}", 0, 0, nil),
      ("{\"type\":\"LineString\",\"coordinates\":[]}", 0, 0, nil),
      ("{\"type\":\"MultiLineString\",\"coordinates\":[]}", 0, 0, nil),
      ("LINESTRING EMPTY", 0, 0, nil),
      ("<gpx><trk><trkseg/></trk></gpx>", 0, 0, nil),
      ("<gpx><rte/></gpx>", 0, 0, nil),
      ("<gpx><trk><trkseg><trkpt lat='1'/></trkseg></trk></gpx>", 0, 0, 0),
      (
        "<gpx><trk><trkseg><trkpt lat='1' lon='2'/><trkpt lat='x' lon='2'/></trkseg></trk></gpx>",
        0, 0, 1
      ),
      ("<gpx><rte><rtept lat='NaN' lon='2'/></rte></gpx>", 0, 0, 0),
      ("<gpx><rte><rtept lat='1,5' lon='2'/></rte></gpx>", 0, 0, 0),
      (
        "<kml><Placemark><LineString><coordinates>1,2 3</coordinates></LineString></Placemark></kml>",
        0, 0, 1
      ),
      (
        "<kml><Placemark><LineString><coordinates>1;2</coordinates></LineString></Placemark></kml>",
        0, 0, 0
      ),
      (
        "<kml><Placemark><LineString><coordinates>1,nan</coordinates></LineString></Placemark></kml>",
        0, 0, 0
      ),
      ("<kml><Placemark><Track><coord>1</coord></Track></Placemark></kml>", 0, 0, 0),
      ("<kml><Placemark><Polygon/></Placemark></kml>", 0, 0, nil),
      (
        "<kml><Placemark><LineString><coordinates> </coordinates></LineString></Placemark></kml>",
        0, 0, nil
      ),
      ("{\"code\":\"Ok\",\"routes\":[{}]}", 0, nil, nil),
      ("{\"code\":\"Ok\",\"routes\":[{\"geometry\":\"_p~iF~ps\"}]}", 0, 0, nil),
      ("{\"code\":\"Ok\",\"routes\":[{\"geometry\":7}]}", 0, 0, nil),
      ("{\"trip\":{}}", 0, nil, nil),
      ("{\"trip\":{\"legs\":[{}]}}", 0, 0, nil),
      ("{\"trip\":{\"legs\":[{\"shape\":\"a!\"}]}}", 0, 0, nil),
      ("{\"trip\":{\"legs\":[]}}", 0, 0, nil),
      ("{\"paths\":[{}]}", 0, nil, nil),
      ("{\"paths\":[{\"points\":\"?\"}]}", 0, 0, nil),
      ("{\"paths\":[{\"points\":\"??\",\"points_encoded_multiplier\":0}]}", 0, 0, nil),
      ("{\"paths\":[{\"points\":\"??\",\"bbox\":[1,2,3,4]}]}", 0, 0, nil),
    ] as [(String, Int?, Int?, Int?)])
  func `names the feature, the part and the vertex`(
    text: String, feature: Int?, part: Int?, vertex: Int?
  ) {
    let error = routeError(text)
    guard case .content(let fault) = error else {
      Issue.record("\(text): \(String(describing: error))")
      return
    }
    #expect(fault.at.feature == feature, "\(text): \(fault)")
    #expect(fault.at.part == part, "\(text): \(fault)")
    #expect(fault.at.vertex == vertex, "\(text): \(fault)")
    #expect(!fault.description.contains("\n"))
  }

  @Test(
    arguments: [
      ("{\"type\":\"LineString\",\"coordinates\":[[1,2],[3,91]]}", 1, nil),
      ("{\"type\":\"LineString\",\"coordinates\":[[361,2],[3,4]]}", 0, nil),
      ("{\"type\":\"Point\",\"coordinates\":[3,-90.1]}", 0, nil),
      ("LINESTRING(1 2,3 -91)", 1, nil),
      ("POINT(1e999 2)", 0, nil),
      ("LINESTRING(1 2,1e999 3)", 1, nil),
      ("<gpx>\n<rte><rtept lat='91' lon='2'/></rte></gpx>", 0, 2),
      ("<gpx><rte><rtept lat='1e999' lon='2'/></rte></gpx>", 0, 1),
      (
        "<kml><Placemark><LineString><coordinates>1,2 3,91\n</coordinates></LineString></Placemark></kml>",
        1, 2
      ),
    ] as [(String, Int, Int?)])
  func `refuses what is not on Earth`(text: String, vertex: Int, line: Int?) {
    let error = routeError(text)
    guard case .notOnEarth(_, _, let location, _, _) = error else {
      Issue.record("\(text): \(String(describing: error))")
      return
    }
    #expect(location.vertex == vertex)
    #expect(location.feature == 0)
    #expect(location.line == line)
  }

  @Test func `refuses a polyline off the Earth at its vertex`() {
    let line = [Coordinate(lon: 1, lat: 2), Coordinate(lon: 3, lat: 95)]
    guard
      case .notOnEarth(_, _, let location, _, _) = routeError(
        encoded(line, precision: 5), precision: 5)
    else {
      Issue.record("not refused")
      return
    }
    #expect(location.vertex == 1)
  }

  @Test(arguments: [
    ("{\"type\":\"LineString\",\"coordinates\":[[1,NaN]]}", 39),
    ("{\"type\":\"LineString\",\"coordinates\":[[1,1e999]]}", 39),
    ("{\"type\":\"LineString\",\"coordinates\":[[1,Infinity]]}", 39),
    ("{\"type\":\"LineString\",\"coordinates\":[[1,2]", 41),
    ("LINESTRING(1 NaN)", 13), ("LINESTRING(1,2)", 12), ("LINESTRING(1 2", 14),
    ("LINESTRING(1 2,)", 15), ("LINESTRING 1 2", 11), ("LINESTRING(1 2) x", 16),
    ("LINESTRING(1 2 3 4 5)", 19), ("MULTILINESTRING(1 2)", 16), ("LINESTRING()", 11),
    ("GEOMETRYCOLLECTION(LINESTRING(1 2)", 34), ("GEOMETRYCOLLECTION(FOO(1 2))", 19),
    ("SRID=x;POINT(1 2)", 5), ("SRID=4326 POINT(1 2)", 10),
    ("  LINESTRING(1 b)", 15),
    ("<gpx><trk></gpx>", 12), ("<gpx><trk>", 10), ("<gpx/><gpx/>", 6),
    ("<gpx a='1' a='2'/>", 11), ("<gpx>&nbsp;</gpx>", 5),
  ])
  func `names the byte of a fault of grammar`(text: String, byte: Int) {
    let error = routeError(text)
    guard case .syntax(let fault) = error else {
      Issue.record("\(text): \(String(describing: error))")
      return
    }
    #expect(fault.at.byte == byte, "\(text): \(fault)")
    #expect(fault.at.line == 1)
  }

  @Test func `names the byte at which a polyline is cut or broken`() throws {
    let text = encoded(sampleLine, precision: 6)
    let whole = (1..<sampleLine.count).map {
      encoded(Array(sampleLine.prefix($0)), precision: 6).count
    }
    for length in 1..<text.utf8.count {
      let cut = String(text.prefix(length))
      if let vertices = whole.firstIndex(of: length) {
        #expect(try route(cut, precision: 6).lines[0].count == vertices + 1)
        continue
      }
      guard case .syntax(let fault) = routeError(cut, precision: 6) else {
        Issue.record("cut after \(length)")
        continue
      }
      #expect(fault.at.byte == length)
    }
    guard case .syntax(let fault) = routeError("_p~iF~p 9s|U", precision: 5) else {
      Issue.record("not refused")
      return
    }
    #expect(fault.at.byte == 7)
    #expect(fault.found == "a space")
    let endless = String(repeating: "~", count: 100)
    guard case .syntax(let fault) = routeError(endless, precision: 5) else {
      Issue.record("not refused")
      return
    }
    #expect(fault.at.byte == 0)
  }

  @Test func `names the byte at which a flexible polyline is cut or broken`() throws {
    // Two vertices at precision 5, by the format's description: 50.10228, 8.69821 and 50.10201,
    // 8.69567.
    let text = "BFoz5xJ67i1B1B7PzIhaxL7Y"
    #expect(try route(text).lines[0].count == 4)
    for (bad, byte) in [("BFoz5xJ67i1", 11), ("CFoz5xJ67i1B", 0), ("B-------9A1", 1), ("9", 1)] {
      guard case .syntax(let fault) = routeError(bad) else {
        Issue.record("\(bad): \(String(describing: routeError(bad)))")
        continue
      }
      #expect(fault.at.byte == byte, "\(fault)")
      #expect(fault.format == "flexible polyline")
    }
  }

  @Test(arguments: ["[", "{\"a\":", "{\"type\":\"GeometryCollection\",\"geometries\":["])
  func `refuses 200,000 levels of nesting in JSON`(open: String) {
    guard
      case .tooDeep(_, "JSON", 1024, let location) = routeError(
        String(repeating: open, count: 200_000))
    else {
      Issue.record("not refused")
      return
    }
    #expect(location.byte != nil)
  }

  @Test func `refuses 200,000 levels of nesting in XML and WKT`() {
    for text in [
      "<kml>" + String(repeating: "<Folder>", count: 200_000),
      "<gpx>" + String(repeating: "<extensions>", count: 200_000),
      String(repeating: "GEOMETRYCOLLECTION(", count: 200_000),
    ] {
      guard case .tooDeep(_, _, 1024, let location) = routeError(text) else {
        Issue.record("\(text.prefix(20)): \(String(describing: routeError(text)))")
        continue
      }
      #expect(location.line == 1)
    }
  }

  @Test func `refuses entity bombs before they go off`() {
    var bomb = "<?xml version=\"1.0\"?>\n<!DOCTYPE gpx [<!ENTITY a \"lol\">"
    for level in 1..<30 {
      let before = level == 1 ? "a" : "a\(level - 1)"
      bomb += "<!ENTITY a\(level) \"" + String(repeating: "&\(before);", count: 10) + "\">"
    }
    bomb += "]><gpx><trk><name>&a29;</name></trk></gpx>"
    let outside = "<!DOCTYPE gpx SYSTEM \"file:///etc/passwd\"><gpx/>"
    for text in [bomb, outside] {
      guard case .syntax(let fault) = routeError(text) else {
        Issue.record("\(String(describing: routeError(text)))")
        continue
      }
      #expect(fault.found == "a document type declaration")
    }
  }

  @Test(arguments: ["null", "true", "false", " null\n"])
  func `takes a word of JSON for one and not for a polyline`(text: String) {
    for precision in [nil, 5, 6] {
      guard case .unknownFormat(_, let found, _) = routeError(text, precision: precision) else {
        Issue.record("\(String(describing: routeError(text, precision: precision)))")
        continue
      }
      #expect(found.contains("JSON"))
    }
  }

  @Test(arguments: [
    "hello, world", "1,2\n3,4", "12.5", "<osm version=\"0.6\"/>", "<!-- only -->", "{}", "[]",
    "[1,2]",
    "[[1,2],[3,4]]", "null", "true", "{\"foo\":1,\"bar\":2}", "\"\"", "\"hello, world\"",
    "PK\u{3}\u{4}abc, def", "\0\0\0\rabc, def", "POLYGON", "LINESTRING", "(1 2)",
    "\u{1F69A}", "{\"a\":\"b\"", "%PDF-1.4",
  ])
  func `says what it found when it is no route`(text: String) {
    let error = routeError(text)
    #expect(error != nil)
    #expect(error?.description.contains("\n") == false)
    #expect(error?.description.hasPrefix("route: ") == true, "\(String(describing: error))")
  }

  @Test(arguments: [
    (
      #"{"code":"NoRoute","message":"Impossible route between points"}"#, "NoRoute",
      "Impossible route between points"
    ),
    (#"{"code":"InvalidInput","message":"x","routes":[]}"#, "InvalidInput", "x"),
    (
      #"{"message":"Not Authorized - Invalid Token"}"#, "without a code",
      "Not Authorized - Invalid Token"
    ),
    (
      #"{"message":"Cannot find point 0","hints":[{"message":"Cannot find point 0"}]}"#,
      "without a code", "Cannot find point 0"
    ),
    (
      #"{"error_code":154,"error":"Path distance exceeds","status_code":400,"status":"Bad"}"#,
      "154", "Path distance exceeds"
    ),
    (
      #"{"trip":{"status":442,"status_message":"No path could be found"}}"#, "442",
      "No path could be found"
    ),
    (#"{"error":{"code":2010,"message":"Could not find\npoint"}}"#, "2010", "Could not find point"),
    (#"{"error":"quota"}"#, "without a code", "quota"),
  ])
  func `quotes the service that failed`(text: String, code: String, message: String) {
    guard case .service(_, _, let foundCode, let foundMessage) = routeError(text) else {
      Issue.record("\(text): \(String(describing: routeError(text)))")
      return
    }
    #expect(foundCode == code)
    #expect(foundMessage == message)
  }

  @Test func `refuses another reference system than WGS84`() throws {
    let line = "\"type\":\"LineString\",\"coordinates\":[[1,2],[3,4]]"
    func crs(_ name: String) -> String {
      "{\"crs\":{\"type\":\"name\",\"properties\":{\"name\":\"\(name)\"}},\(line)}"
    }
    #expect(try route(crs("urn:ogc:def:crs:OGC:1.3:CRS84")).lines.count == 1)
    for text in [crs("urn:ogc:def:crs:EPSG::3857"), "SRID=3857;LINESTRING(1 2,3 4)"] {
      guard case .content(let fault) = routeError(text) else {
        Issue.record("\(text): \(String(describing: routeError(text)))")
        continue
      }
      #expect(fault.found.contains("3857"))
    }
  }

  @Test func `asks which when a GPX has tracks and routes`() throws {
    let text = """
      <gpx><wpt lat='1' lon='1'/><rte><rtept lat='1' lon='2'/></rte><trk><trkseg><trkpt lat='3' lon='4'/>\
      </trkseg></trk></gpx>
      """
    guard case .ambiguous = routeError(text) else {
      Issue.record("\(String(describing: routeError(text)))")
      return
    }
    #expect(try route(text, feature: 0).lines == [[Coordinate(lon: 2, lat: 1)]])
    #expect(try route(text, feature: 1).lines == [[Coordinate(lon: 4, lat: 3)]])
    #expect(try route(text, feature: 1).markerCount == 1)
    guard case .noRoute = routeError("<gpx><wpt lat='1' lon='1'/></gpx>") else {
      Issue.record("waypoints are no route")
      return
    }
  }

  @Test func `leaves what stands in extensions alone`() throws {
    let text = """
      <gpx><rte><extensions><trk><name>No</name><trkpt lat='x'/></trk></extensions><rtept lat='1' lon='2'>\
      <extensions><rpt lat='9' lon='9'/><trkseg/></extensions><name>Start</name></rtept>\
      <g:rtept lat='3' lon='4'/></rte></gpx>
      """
    let document = try route(text)
    #expect(
      document.lines == [[Coordinate(lon: 2, lat: 1), Coordinate(lon: 4, lat: 3)]])
    #expect(document.name == nil)
  }
}
