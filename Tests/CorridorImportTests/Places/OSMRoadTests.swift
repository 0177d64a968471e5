import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

@testable import CorridorImport

@Suite struct OSMRoadTests {
  private let folder = TemporaryFolder()

  /// Reads a file with three nodes from west to east and a way through them for each of some tags.
  private func roads(
    _ ways: [[String: String]], hasToponyms: Bool = true, nodes: [Int] = [1, 2, 3],
    triggers: [TagTrigger]? = nil
  ) throws -> (sink: ListSink, report: InputReport) {
    var osm = OSMText()
    for node in 1...3 { osm.node(node, Double(node), 47) }
    for (number, tags) in ways.enumerated() { osm.way(10 + number, nodes, tags) }
    let file = try folder.write("extract.osm", osm.text)
    var options = ImportOptions(inputs: [file], output: "")
    options.hasToponyms = hasToponyms
    let sink = ListSink(triggers: triggers)
    sink.takesCarriageways = true
    let collector = PlaceCollector(
      file: file, format: .osmXML, options: options, sink: sink, watch: ImportMonitor())
    try OSMPlaceReader.read(file: file, into: collector)
    return (sink, collector.report)
  }

  private func key(_ text: String) -> UInt32 { Carriageway.key(of: Array(text.utf8).span) }

  @Test(
    arguments: [
      (["highway": "primary"], .twoWay, false),
      (["highway": "primary", "oneway": "no"], .twoWay, false),
      (["highway": "tertiary", "oneway": "yes"], .oneWay, false),
      (["highway": "trunk", "oneway": "1"], .oneWay, false),
      (["highway": "secondary", "oneway": "true"], .oneWay, false),
      (["highway": "secondary", "oneway": "-1"], .oneWay, true),
      (["highway": "trunk", "oneway": "reverse"], .oneWay, true),
      (["highway": "motorway"], .oneWay, false),
      (["highway": "motorway", "oneway": "no"], .twoWay, false),
      (["highway": "motorway", "oneway": "-1"], .oneWay, true),
      (["highway": "primary", "dual_carriageway": "yes"], .undirected, false),
      (["highway": "primary", "dual_carriageway": "yes", "oneway": "yes"], .oneWay, false),
      (["highway": "primary", "dual_carriageway": "no"], .twoWay, false),
    ] as [([String: String], Carriageway.Use, Bool)])
  func `ways of roads are taken in their direction of travel`(
    tags: [String: String], use: Carriageway.Use, isReversed: Bool
  ) throws {
    let line = [1.0, 2, 3].map { TestPlace.at($0, 47) }
    for hasToponyms in [true, false] {
      let named = tags.merging(["name": "Long Road"]) { $1 }
      let (sink, report) = try roads(
        [tags, named], hasToponyms: hasToponyms, triggers: hasToponyms ? nil : [])
      for way: Int64 in [10, 11] {
        let road = try #require(sink.roads[way], "\(tags)")
        #expect(road.carriageway.use == use)
        #expect(road.carriageway.isMotorway == (tags["highway"] == "motorway"))
        #expect(road.carriageway.name == (way == 11 ? key("Long Road") : 0))
        #expect(road.lines == [isReversed ? line.reversed() : line])
      }
      #expect(sink.places.map(\.uri) == (hasToponyms ? ["osm:way/11"] : []))
      #expect(report.leftOut.isEmpty)
    }
  }

  @Test(arguments: [
    ["highway": "residential", "oneway": "yes"], ["highway": "motorway_link"],
    ["highway": "unclassified"], ["highway": "construction"], ["oneway": "yes"], [:],
    ["highway": "primary", "junction": "roundabout"],
    ["highway": "primary", "junction": "circular", "oneway": "yes"],
    ["highway": "primary", "area": "yes"], ["highway": "trunk", "oneway": "reversible"],
    ["highway": "motorway", "oneway": "alternating"], ["railway": "rail"],
  ])
  func `other ways are not`(tags: [String: String]) throws {
    let (sink, _) = try roads([tags, tags.merging(["name": "Long Road"]) { $1 }])
    #expect(sink.roads.isEmpty)
  }

  @Test func `names and the first number are told apart`() throws {
    let (sink, _) = try roads([
      ["highway": "motorway", "ref": "A 9;E 51", "name": "A 9"],
      ["highway": "motorway", "ref": "A 9"], ["highway": "trunk", "ref": ";B 2"],
      ["highway": "trunk", "ref": "E 51"],
    ])
    #expect(sink.roads[10]?.carriageway.ref == key("A 9"))
    #expect(sink.roads[10]?.carriageway.name == key("A 9"))
    #expect(sink.roads[11]?.carriageway.ref == key("A 9"))
    #expect(sink.roads[12]?.carriageway.ref == 0)
    #expect(key("A 9") != key("E 51") && key("") == 0)
  }

  @Test func `a way is cut where the file has no node, and nothing is said of what is missing`()
    throws
  {
    let tags = ["highway": "primary", "oneway": "-1"]
    let (sink, report) = try roads([tags], nodes: [1, 2, 99, 3, 1, 98, 97])
    let at = [0.0, 1, 2, 3].map { TestPlace.at($0, 47) }
    #expect(sink.roads[10]?.lines == [[at[2], at[1]], [at[1], at[3]]])
    let (none, nothing) = try roads([tags, ["highway": "trunk"]], nodes: [99, 1])
    #expect(none.roads.isEmpty && nothing.leftOut.isEmpty && report.leftOut.isEmpty)
    // A street says so.
    let (_, cut) = try roads([tags.merging(["name": "Long Road"]) { $1 }], nodes: [99, 1])
    #expect(cut.leftOut.map(\.finding) == [.cutToponym])
  }

  @Test func `an import of the island keeps its roads, in every form of the file the same`() throws
  {
    var bytes: [[UInt8]] = []
    for name in ["island.osm", "island.osm.pbf"] {
      let output = folder.file("\(name).corridor")
      _ = try PlaceImporter(
        ImportOptions(inputs: [SourceTree.fixture(name)], output: output)
      ).run()
      let index = try PlaceIndex(path: output)
      try index.verify()
      #expect(index.hasCarriageways)
      bytes.append(try TemporaryFolder.bytes(output))
    }
    #expect(bytes[0] == bytes[1])
    let table = folder.file("table.corridor")
    _ = try PlaceImporter(
      ImportOptions(inputs: [SourceTree.fixture("stations.csv")], output: table)
    ).run()
    #expect(try !PlaceIndex(path: table).hasCarriageways)
  }
}
