import CorridorFormats
import CorridorGeometry
import Testing

@Suite struct `Routes in every format` {
  @Test(arguments: samples.map(\.name))
  func `gives the same line`(name: String) throws {
    let sample = samples.first { $0.name == name }!
    let document = try route(sample.text, precision: sample.precision)
    #expect(document.lines == [sampleLine])
    #expect(document.featureCount == 1)
    #expect(document.markerCount == 0)
    if sample.text.contains("Way") { #expect(document.name == "Way") }
  }

  @Test func `reads a byte order mark and white space around each format but XML`() throws {
    for sample in samples where !sample.text.hasPrefix("<") {
      let document = try route("\u{FEFF}\n \(sample.text)\r\n ", precision: sample.precision)
      #expect(document.lines == [sampleLine], "\(sample.name)")
    }
  }

  @Test func `reads a polyline of precision 5 only when it is told or proven`() throws {
    let five = encoded(sampleLine, precision: 5)
    let rounded = sampleLine.map {
      Coordinate(lon: ($0.lon * 1e5).rounded() / 1e5, lat: ($0.lat * 1e5).rounded() / 1e5)
    }
    #expect(try route(five, precision: 5).lines == [rounded])
    let ends = [sampleLine[0], sampleLine[4]].map { "{\"location\":[\($0.lon),\($0.lat)]}" }
    let proven =
      "{\"code\":\"Ok\",\"routes\":[{\"geometry\":\(quoted(five))}],\"waypoints\":[\(ends[0]),\(ends[1])]}"
    #expect(try route(proven).lines == [rounded])
    #expect(try route(proven, precision: 5).lines == [rounded])
    guard case .precision(_, found: 6, _) = routeError(proven, precision: 6) else {
      Issue.record("\(String(describing: routeError(proven, precision: 6)))")
      return
    }
    let silent = "{\"code\":\"Ok\",\"routes\":[{\"geometry\":\(quoted(five))}]}"
    #expect(try route(silent, precision: 5).lines == [rounded])
    for text in [five, silent, quoted(five)] {
      guard case .precisionUnknown = routeError(text) else {
        Issue.record("\(text): \(String(describing: routeError(text)))")
        continue
      }
    }
    guard case .precision(_, found: 7, _) = routeError(five, precision: 7) else {
      Issue.record("\(String(describing: routeError(five, precision: 7)))")
      return
    }
  }

  @Test func `reads positions up to the poles and beyond the antimeridian`() throws {
    let line = [
      Coordinate(lon: -179, lat: 90), Coordinate(lon: 179, lat: -90),
      Coordinate(lon: 359.5, lat: 0),
    ]
    let points = line.map { "<trkpt lat=\"\($0.lat)\" lon=\"\($0.lon)\"/>" }.joined()
    let gpx = "<gpx version=\"1.1\"><trk><trkseg>\(points)</trkseg></trk></gpx>"
    #expect(try route(gpx).lines == [line])
    #expect(try route(encoded(line, precision: 6), precision: 6).lines == [line])
  }

  @Test func `does not take waypoints near longitude 0, latitude 0 for a proof`() {
    let line = [Coordinate(lon: 0.0001, lat: 0.0001), Coordinate(lon: 0.0002, lat: 0)]
    let text = """
      {"code":"Ok","routes":[{"geometry":\(quoted(encoded(line, precision: 5)))}],\
      "waypoints":[{"location":[0.0001,0.0001]},{"location":[0.0002,0]}]}
      """
    #expect(
      routeError(text) == .precisionUnknown(file: "route", format: "OSRM or Mapbox answer"))
  }

  @Test func `takes a polyline that starts like JSON for what it is`() throws {
    // Latitudes whose code starts with a bracket.
    for lat in stride(from: -0.0006, to: 0.0006, by: 0.000001) {
      let line = [Coordinate(lon: 1, lat: lat), Coordinate(lon: 1.5, lat: lat)]
      let text = encoded(line, precision: 6)
      let found = try route(text, precision: 6).lines[0]
      for (one, other) in zip(found, line) { #expect(abs(one.lat - other.lat) < 1e-6, "\(text)") }
    }
  }

  @Test func `reads several features in order as one route, or one of them`() throws {
    let lines = [[(1.0, 2.0), (3, 4)], [(5, 6), (7, 8)]].map { line in
      line.map { Coordinate(lon: $0.0, lat: $0.1) }
    }
    let features = lines.map {
      "{\"type\":\"Feature\",\"geometry\":{\"type\":\"LineString\",\"coordinates\":\(coordinates($0))}}"
    }
    let collection =
      "{\"type\":\"FeatureCollection\",\"name\":\"N\",\"features\":[\(features.joined(separator: ","))]}"
    let tracks = lines.map { line in
      "<trk><trkseg>" + line.map { "<trkpt lon='\($0.lon)' lat='\($0.lat)'/>" }.joined()
        + "</trkseg></trk>"
    }
    let placemarks = lines.map { line in
      "<Placemark><LineString><coordinates>"
        + line.map { "\($0.lon),\($0.lat)" }.joined(separator: " ")
        + "</coordinates></LineString></Placemark>"
    }
    for text in [
      collection, "<gpx>\(tracks.joined())</gpx>",
      "<kml><Folder>\(placemarks.joined())</Folder></kml>",
    ] {
      let all = try route(text)
      #expect(all.lines == lines)
      #expect(all.featureCount == 2)
      #expect(try route(text, feature: 1).lines == [lines[1]])
      #expect(
        routeError(text, feature: 2) == .noSuchFeature(file: "route", asked: 2, count: 2))
    }
    #expect(try route(collection).name == "N")
  }

  @Test func `reads the first of several alternatives, or the one asked for`() throws {
    let lines = [sampleLine, Array(sampleLine.reversed())]
    let geometries = lines.map { "{\"type\":\"LineString\",\"coordinates\":\(coordinates($0))}" }
    let shapes = lines.map { "{\"legs\":[{\"shape\":\(quoted(encoded($0, precision: 6)))}]}" }
    for text in [
      "{\"code\":\"Ok\",\"routes\":[\(geometries.map { "{\"geometry\":\($0)}" }.joined(separator: ","))]}",
      "{\"paths\":[\(geometries.map { "{\"points\":\($0)}" }.joined(separator: ","))]}",
      "{\"trip\":\(shapes[0]),\"alternates\":[{\"trip\":\(shapes[1])}]}",
    ] {
      #expect(try route(text).lines == [lines[0]])
      #expect(try route(text, feature: 1).lines == [lines[1]])
      #expect(try route(text).featureCount == 2)
      #expect(routeError(text, feature: 5) == .noSuchFeature(file: "route", asked: 5, count: 2))
      #expect(routeError(text, feature: -1) == .noSuchFeature(file: "route", asked: -1, count: 2))
    }
  }

  @Test func `joins legs that meet and keeps gaps`() throws {
    let legs = [Array(sampleLine[0...1]), Array(sampleLine[1...3]), Array(sampleLine[4...4])]
    let shapes = legs.map { "{\"shape\":\(quoted(encoded($0, precision: 6)))}" }
    let text = "{\"trip\":{\"legs\":[\(shapes.joined(separator: ","))]}}"
    #expect(try route(text).lines == [Array(sampleLine[0...3]), [sampleLine[4]]])
    let segments =
      "<gpx><trk><trkseg><trkpt lat='1' lon='2'/></trkseg><trkseg/><trkseg><trkpt lat='3' lon='4'/></trkseg></trk></gpx>"
    #expect(try route(segments).lines.count == 2)
  }

  @Test func `takes a point for a route of one vertex, and beside lines for a marker`() throws {
    let point = Coordinate(lon: 3, lat: 4)
    for text in [
      "{\"type\":\"Point\",\"coordinates\":[3,4,5]}", "POINT(3 4)", "POINT ZM (3 4 5 6)",
      "<kml><Placemark><Point><coordinates>3,4</coordinates></Point></Placemark></kml>",
      "{\"type\":\"LineString\",\"coordinates\":[[3,4]]}", "LINESTRING(3 4)",
    ] {
      #expect(try route(text).lines == [[point]], "\(text)")
      #expect(try route(text).markerCount == 0)
    }
    let mixed = """
      {"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[3,4]},\
      {"type":"LineString","coordinates":[[1,2],[3,4]]}]}
      """
    #expect(try route(mixed).lines.count == 1)
    #expect(try route(mixed).markerCount == 1)
    #expect(try route("GEOMETRYCOLLECTION(POINT(1 2),LINESTRING(3 4,5 6))").markerCount == 1)
  }

  @Test func `leaves empty lines out when there are others`() throws {
    for text in [
      "{\"type\":\"MultiLineString\",\"coordinates\":[[],[[1,2],[3,4]],[]]}",
      "MULTILINESTRING(EMPTY,(1 2,3 4))",
      "GEOMETRYCOLLECTION(LINESTRING EMPTY,LINESTRING(1 2,3 4))",
      "<kml><Placemark><LineString><coordinates/></LineString><LineString><coordinates>1,2 3,4</coordinates></LineString></Placemark></kml>",
    ] {
      #expect(try route(text).lines == [[Coordinate(lon: 1, lat: 2), Coordinate(lon: 3, lat: 4)]])
    }
  }

  @Test func `takes dimensions of WKT in every spelling`() throws {
    let line = [Coordinate(lon: 1, lat: 2), Coordinate(lon: 3, lat: 4)]
    for text in [
      "LINESTRING Z (1 2 9,3 4 9)", "LINESTRINGZ(1 2 9,3 4 9)", "LineString M(1 2 9, 3 4 9)",
      "LINESTRING ZM(1 2 8 9,3 4 8 9)", "linestringzm (1 2 8 9 ,3 4 8 9 )", "LINESTRING(1 2 9,3 4)",
      "MULTILINESTRING Z((1 2 9,3 4 9))", "SRID=4326; LINESTRING\n(1.0 2e0\t,\n+3 4.)",
    ] {
      #expect(try route(text).lines == [line], "\(text)")
    }
  }

  @Test func `makes a route of a file`() throws {
    let document = try route(samples[0].text)
    let made = try Route(lines: document.lines)
    #expect(made.vertices == sampleLine)
    #expect(
      failure { () throws(InputError) in try Route(contentsOf: "/no/such/route") }
        == .unreadable(file: "/no/such/route", reason: .missing))
  }
}
