import CorridorFormats
import CorridorGeometry
import CorridorTestSupport
import Testing

@testable import CorridorImport

@Suite struct OSMPlaceReaderTests {
  private let folder = TemporaryFolder()
  private let fuel = ["amenity": "fuel"]

  private func read(
    _ text: String, change: (inout ImportOptions) -> Void = { _ in }
  ) throws -> (sink: ListSink, report: InputReport) {
    let file = try folder.write("extract.osm", text)
    var options = ImportOptions(inputs: [file], output: "")
    change(&options)
    let sink = ListSink()
    let collector = PlaceCollector(
      file: file, format: .osmXML, options: options, sink: sink, watch: ImportMonitor())
    try OSMPlaceReader.read(file: file, into: collector)
    return (sink, collector.report)
  }

  private func read(_ build: (inout OSMText) -> Void) throws -> (
    sink: ListSink, report: InputReport
  ) {
    var osm = OSMText()
    build(&osm)
    return try read(osm.text)
  }

  private func position(_ lon: Double, _ lat: Double) -> GridPosition? {
    GridPosition(Coordinate(lon: lon, lat: lat))
  }

  @Test func `takes nodes, closed ways and multipolygons with all their tags`() throws {
    let (sink, report) = try read { osm in
      osm.node(1, 9.5, 47.1, ["amenity": "fuel", "name": "Größe", "fuel:adblue": "yes"])
      osm.node(2, 9.6, 47.1, ["highway": "crossing"])
      osm.square(way: 10, first: 20, 8, 46, side: 2, ["amenity": "parking", "area": "no"])
      osm.square(way: 11, first: 30, 0, 0, side: 4, [:])
      osm.square(way: 12, first: 40, 1, 1, side: 2, ["landuse": "grass"])
      osm.relation(
        7, [(11, "outer"), (12, "inner")], ["type": "multipolygon", "amenity": "hospital"])
    }
    #expect(Set(sink.places.map(\.uri)) == ["osm:node/1", "osm:way/10", "osm:relation/7"])
    #expect(sink["osm:node/1"]?.position == position(9.5, 47.1))
    #expect(
      sink["osm:node/1"]?.tags == ["amenity": "fuel", "name": "Größe", "fuel:adblue": "yes"])
    #expect(sink["osm:way/10"]?.position == position(9, 47))
    #expect(sink["osm:way/10"]?.tags["area"] == "no")
    // The centroid lies in the hole.
    let hospital = try #require(sink["osm:relation/7"]).position.coordinate
    #expect((0...4).contains(hospital.lon) && (0...4).contains(hospital.lat))
    #expect(!((1...3).contains(hospital.lon) && (1...3).contains(hospital.lat)))
    #expect(sink["osm:relation/7"]?.tags["type"] == "multipolygon")
    #expect(report.leftOut.isEmpty)
  }

  @Test func `takes objects in any order and ids below zero`() throws {
    let (sink, report) = try read { osm in
      osm.relation(-7, [(-11, "outer"), (12, "")], ["type": "boundary", "amenity": "school"])
      osm.way(12, [3, 4, -1])
      osm.way(9, [2, 3, 4, 2], fuel)
      osm.way(-11, [-1, 2, 3])
      osm.node(4, 0, 3)
      osm.node(3, 3, 3)
      osm.node(-1, 0, 0, fuel)
      osm.node(2, 3, 0)
    }
    #expect(
      sink.places.map(\.uri) == ["osm:node/-1", "osm:way/9", "osm:relation/-7"])
    #expect(sink["osm:relation/-7"]?.position == position(1.5, 1.5))
    #expect(report.leftOut.isEmpty)
  }

  @Test func `leaves out what has no shape and says why`() throws {
    let (sink, report) = try read { osm in
      osm.node(1, 0, 0)
      osm.node(2, 1, 0)
      osm.node(3, 1, 1)
      osm.node(4, 0, 1)
      osm.node(5, nil, nil, fuel)
      osm.node(6, 0, 91, fuel)
      osm.way(20, [1, 2, 1], fuel)
      osm.way(21, [1, 2, 3, 4], fuel)
      osm.way(22, [1, 2, 99, 4, 1], fuel)
      osm.way(23, [1, 3, 2, 4, 1], fuel)
      osm.way(24, [1, 2, 1, 2, 1], fuel)
      osm.way(25, [1, 2, 3, 4, 1], ["amenity": "fuel", "area": "no"])
      osm.way(26, [1, 2])
      osm.relation(30, [(25, "outer"), (98, "outer")], ["type": "multipolygon", "amenity": "a"])
      osm.relation(31, [(26, "outer")], ["type": "multipolygon", "amenity": "a"])
      osm.relation(32, [(25, "outer")], ["type": "site", "amenity": "a"])
      osm.relation(33, [], ["type": "multipolygon", "amenity": "a"])
    }
    #expect(sink.places.map(\.uri) == ["osm:way/25"])
    var found: [String: ImportFinding] = [:]
    for tally in report.leftOut {
      for sample in tally.samples { found["\(sample.at)"] = tally.finding }
    }
    #expect(
      found == [
        "node/5": .noPosition, "node/6": .noPosition, "way/20": .notClosed, "way/21": .notClosed,
        "way/22": .missingNodes, "way/23": .invalidArea, "way/24": .invalidArea,
        "relation/30": .missingWays, "relation/31": .noArea, "relation/32": .notAnArea,
        "relation/33": .noArea,
      ])
  }

  @Test func `leaves deleted objects and old versions out`() throws {
    let (sink, _) = try read { osm in
      osm.node(1, 1, 1, fuel, "version=\"1\" visible=\"true\"")
      osm.node(1, 2, 2, fuel, "version=\"2\" visible=\"true\"")
      osm.node(2, 3, 3, fuel, "version=\"1\" visible=\"true\"")
      osm.node(2, 3, 3, [:], "version=\"2\" visible=\"false\"")
      osm.node(3, 3, 3, fuel, "version=\"1\" visible=\"false\"")
    }
    #expect(sink.places.map(\.uri) == ["osm:node/1"])
    #expect(sink.places[0].position == position(2, 2))
  }

  @Test func `a strict import names the object that is left out`() throws {
    var osm = OSMText()
    osm.way(20, [1, 2, 3, 1], fuel)
    #expect {
      try read(osm.text) { $0.isStrict = true }
    } throws: {
      guard case .input(.content(let fault)) = $0 as? ImportError else { return false }
      return fault.found.hasPrefix("way/20: nodes are missing")
    }
  }

  @Test(arguments: [
    "", "<", "<osm", "<osm version=\"0.6\">", "<html></html>", "<osm version=\"0.5\"></osm>",
    "<osm version=\"0.6\"><node id=\"x\" lat=\"1\" lon=\"2\"/></osm>",
    "<osm version=\"0.6\"><node id=\"1\" lat=\"1e999\" lon=\"nan\"/></osm>",
    "<!DOCTYPE a [<!ENTITY b \"ccc\">]><osm version=\"0.6\"><node id=\"&b;\"/></osm>",
    String(repeating: "<osm version=\"0.6\">", count: 50_000),
  ])
  func `what is no OSM file is a typed error that names it`(text: String) throws {
    #expect {
      try read(text)
    } throws: { error in
      guard let error = error as? ImportError else { return false }
      return error.description.contains("extract.osm")
    }
  }

  @Test(arguments: ["1e999", "-1e999", "1e11", "1e20", "9e99999", "nan", "inf"])
  func `a coordinate too large for any integer is no coordinate`(text: String) throws {
    for axis in ["lon='\(text)' lat='1'", "lat='\(text)' lon='1'"] {
      #expect(throws: ImportError.self, "\(axis)") {
        try read("<osm version='0.6'><node id='1' \(axis)><tag k='a' v='b'/></node></osm>")
      }
    }
  }

  @Test func `an exponent within bounds is read`() throws {
    let (sink, _) = try read(
      "<osm version='0.6'><node id='1' lon='2e-99' lat='-5E1'><tag k='amenity' v='fuel'/></node></osm>"
    )
    #expect(sink.places.map(\.position) == [position(0, -50)])
  }

  @Test(arguments: ["<a>", "<osm version='0.6'>", "<node id='1'>"])
  func `refuses 200,000 levels of nesting`(open: String) throws {
    #expect(throws: ImportError.self) {
      try read("<osm version='0.6'>" + String(repeating: open, count: 200_000)).report
    }
  }

  @Test func `refuses entity bombs before they go off`() throws {
    var bomb = "<!DOCTYPE osm [<!ENTITY a0 'lol'>"
    for level in 1..<30 {
      bomb +=
        "<!ENTITY a\(level) '" + String(repeating: "&a\(level - 1);", count: 10) + "'>"
    }
    for body in [
      "<osm version='0.6'><node id='1' lat='1' lon='2'><tag k='a' v='&a29;'/></node></osm>",
      "<osm version='0.6' generator='&a29;'/>", "<osm version='0.6'>&a29;</osm>",
    ] {
      #expect {
        try read("<?xml version='1.0'?>" + bomb + "]>" + body)
      } throws: { error in
        (error as? ImportError)?.description.contains("entities") == true
      }
    }
  }

  @Test func `a missing file and a folder are typed errors`() throws {
    let collector = PlaceCollector(
      file: folder.path, format: .osmPBF, options: ImportOptions(inputs: [], output: ""),
      sink: ListSink(), watch: ImportMonitor())
    for file in [folder.path, folder.path + "/none.osm.pbf", "http://localhost/none.osm.pbf"] {
      #expect(throws: ImportError.self) { try OSMPlaceReader.read(file: file, into: collector) }
    }
  }
}
