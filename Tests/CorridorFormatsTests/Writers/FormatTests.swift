import CorridorFormats
import Foundation
import Testing

@Suite struct FormatTests {
  private let header = OutputHeader(
    columns: hitColumns,
    members: [
      .init("found", .integer(2)), .init("sort", .text("off-route")),
      .init("boundingBox", .degrees([14.5, 35.9, 14.6, 36])), .init("nextCursor", .none),
    ],
    footer: "2 of 2 places within 1 km of 83.2 km")
  private let tags: [OutputValue.Tag] = [.init(key: "fuel:adblue", value: "yes \"<&>\"\u{1}")]

  @Test func `writes GeoJSON with the facts before the features`() throws {
    let text = try written(.geojson, header: header, [hit(tags: tags), hit(id: "b", name: nil)])
    #expect(
      text == #"""
        {"type":"FeatureCollection","found":2,"sort":"off-route","boundingBox":[14.5,35.9,14.6,36],"nextCursor":null,"features":[
        {"type":"Feature","id":"osm:node/1","geometry":{"type":"Point","coordinates":[14.5,35.9012345]},"properties":{"id":"osm:node/1","name":"Fuel & Co","categories":["fuel","fuel_hgv"],"offRouteMeters":412.062,"alongMeters":83214.500,"side":"left","snapped":[14.51,0],"tags":{"fuel:adblue":"yes \"<&>\"\u0001"}}},
        {"type":"Feature","id":"b","geometry":{"type":"Point","coordinates":[14.5,35.9012345]},"properties":{"id":"b","name":null,"categories":["fuel","fuel_hgv"],"offRouteMeters":412.062,"alongMeters":83214.500,"side":"left","snapped":[14.51,0],"tags":{}}}
        ]}

        """#)
    #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [String: Any])
  }

  @Test func `writes an empty collection`() throws {
    let text = try written(.geojson, header: OutputHeader(columns: hitColumns), [])
    #expect(text == "{\"type\":\"FeatureCollection\",\"features\":[]}\n")
  }

  @Test func `writes one feature a line as NDJSON`() throws {
    let text = try written(.ndjson, header: header, [hit(), hit(name: "two\nlines")])
    let lines = text.split(separator: "\n")
    #expect(lines.count == 2)
    for line in lines {
      let feature = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(feature?["type"] as? String == "Feature")
    }
  }

  @Test func `writes CSV with two columns for a position`() throws {
    let text = try written(.csv, header: header, [hit(name: "A, B", tags: tags)])
    #expect(
      text == """
        id,lon,lat,name,categories,offRouteMeters,alongMeters,side,snappedLon,snappedLat,tags\r
        osm:node/1,14.5,35.9012345,"A, B",fuel;fuel_hgv,412.062,83214.500,left,14.51,0,\
        "{""fuel:adblue"":""yes \\""<&>\\""\\u0001""}"\r

        """)
  }

  @Test func `writes a CSV header also when nothing was found`() throws {
    let text = try written(.csv, header: OutputHeader(columns: [.init("name")]), [])
    #expect(text == "id,lon,lat,name\r\n")
  }

  @Test func `names the axes of another reference system`() throws {
    var header = OutputHeader(columns: [.init("snapped", isPosition: true)])
    header.axes = ("x", "y")
    let position = OutputPosition(x: 1234.5678, y: -1, decimals: 3)
    let feature = OutputFeature(id: "a", position: position, values: [.position(position)])
    #expect(
      try written(.csv, header: header, [feature])
        == "id,x,y,snappedX,snappedY\r\na,1234.568,-1,1234.568,-1\r\n")
  }

  @Test(arguments: [OutputFormat.gpx, .kml])
  func `writes well-formed XML`(format: OutputFormat) throws {
    for features in [[], [hit(name: "<&\"\u{0}>", tags: tags), hit(name: nil)]] {
      let text = try written(format, header: header, features)
      let reader = MarkupReader()
      try #require(reader.read(text), "\(text)")
      let marker = format == .gpx ? "wpt" : "Placemark"
      #expect(reader.elements.filter { $0 == marker }.count == features.count)
    }
  }

  @Test func `keeps the order of GPX's schema`() throws {
    let text = try written(.gpx, header: OutputHeader(columns: hitColumns), [hit()])
    let reader = MarkupReader()
    try #require(reader.read(text))
    #expect(reader.elements.prefix(6) == ["gpx", "wpt", "name", "desc", "type", "extensions"])
    #expect(text.contains("<desc>412 m left of the route</desc>"))
  }

  @Test func `ends with an error when the reader has gone`() throws {
    signal(SIGPIPE, SIG_IGN)
    var descriptors: [Int32] = [0, 0]
    // SAFETY: pipe fills two descriptors, for which the array has room.
    try #require(unsafe pipe(&descriptors) == 0)
    close(descriptors[0])
    defer { close(descriptors[1]) }
    let sink = ByteSink(descriptor: descriptors[1], name: "test")
    var writer = OutputFormat.ndjson.writer(header: header, sink: sink)
    #expect(throws: OutputError.readerGone) {
      for _ in 0..<1_000 { try writer.write(hit()) }
    }
  }

  @Test func `ends with an error when the disk is full`() throws {
    // SAFETY: the path is a C string during the call.
    let descriptor = unsafe open("/dev/full", O_WRONLY)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    let sink = ByteSink(descriptor: descriptor, name: "test")
    var writer = OutputFormat.csv.writer(header: header, sink: sink)
    #expect(throws: OutputError.cannotWrite(to: "test", errno: ENOSPC)) {
      try writer.end()
    }
  }
}
