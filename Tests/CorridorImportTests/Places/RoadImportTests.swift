import CorridorFormats
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorImport

/// The road graph that an import makes of the ways of OSM files.
@Suite struct RoadImportTests {
  private let folder = TemporaryFolder()

  private func index(
    _ texts: [OSMText], hasRoads: Bool = true, as name: String = "roads"
  ) throws -> PlaceIndex {
    let inputs = try texts.enumerated().map { number, osm in
      try folder.write("\(name)-\(number).osm", osm.text)
    }
    var options = ImportOptions(inputs: inputs, output: folder.file("\(name).corridor"))
    options.hasRoads = hasRoads
    _ = try PlaceImporter(options).run()
    let index = try PlaceIndex(path: options.output)
    try index.verify()
    return index
  }

  private func roads(_ texts: OSMText...) throws -> Roads { try Roads(try index(texts)) }

  /// Nodes 1 to 5 from west to east, 6 to 8 north of 3, about 76 m and 111 m apart.
  private static func town() -> OSMText {
    var osm = OSMText()
    for node in 1...5 { osm.node(node, 9 + 0.001 * Double(node), 47) }
    for node in 6...8 { osm.node(node, 9.003, 47 + 0.001 * Double(node - 5)) }
    return osm
  }

  private static func at(_ node: Int) -> GridPosition {
    node < 6
      ? TestPlace.at(9 + 0.001 * Double(node), 47)
      : TestPlace.at(9.003, 47 + 0.001 * Double(node - 5))
  }

  private static func line(_ nodes: Int...) -> [GridPosition] { nodes.map(at) }

  @Test func `nodes where ways meet or end become nodes, others become vertices`() throws {
    var osm = Self.town()
    osm.way(10, [1, 2, 3, 4, 5], ["highway": "primary", "name": "Long Road"])
    osm.way(11, [3, 6, 7, 8], ["highway": "residential"])
    osm.way(12, [1, 8], ["highway": "footway"])
    osm.way(13, [1, 7], ["railway": "rail"])
    osm.way(14, [5, 8, 1, 5], ["highway": "service", "area": "yes"])
    let roads = try roads(osm)
    #expect(Set(roads.nodes) == Set(Self.line(1, 3, 5, 8)))
    #expect(
      Set(roads.lines)
        == [Self.line(1, 2, 3), Self.line(3, 4, 5), Self.line(3, 6, 7, 8)])
    for (number, line) in roads.lines.enumerated() {
      let highway = line == Self.line(3, 6, 7, 8) ? "residential" : "primary"
      #expect(try roads.tags(number) == ["highway": highway])
    }
    // Each node has the segments that begin or end there.
    for node in roads.nodes.indices {
      let directed = try roads.graph.leaving(node).map { try roads.graph.directed($0) }
      let expected = roads.lines.indices.flatMap { number in
        (roads.lines[number].first == roads.nodes[node] ? [2 * number] : [])
          + (roads.lines[number].last == roads.nodes[node] ? [2 * number + 1] : [])
      }
      #expect(directed.sorted() == expected.sorted())
    }
  }

  @Test func `a way that crosses itself, or is closed, is cut where it does`() throws {
    var osm = Self.town()
    osm.way(10, [1, 3, 7, 2, 3, 5], ["highway": "service"])
    osm.way(11, [4, 6, 8, 4], ["highway": "tertiary", "junction": "roundabout"])
    let roads = try roads(osm)
    #expect(
      Set(roads.lines)
        == [
          Self.line(1, 3), Self.line(3, 7, 2, 3), Self.line(3, 5), Self.line(4, 6, 8, 4),
        ])
    #expect(roads.nodes.count == 4)
  }

  @Test(arguments: [
    ["oneway": "yes"], ["oneway": "-1"], ["oneway": "no"], ["junction": "roundabout"],
    ["maxspeed": "60", "maxspeed:hgv": "40"], ["access": "no", "hgv": "destination"], [:],
  ])
  func `tags that matter are kept, and the line as the way has it`(tags: [String: String]) throws {
    let tags = tags.merging(["highway": "secondary"]) { $1 }
    var osm = Self.town()
    osm.way(10, [1, 2, 3], tags.merging(["name": "Long Road", "source": "survey"]) { $1 })
    let roads = try roads(osm)
    #expect(roads.lines == [Self.line(1, 2, 3)])
    #expect(try roads.tags(0) == tags)
  }

  @Test func `barriers and signals are nodes with tags`() throws {
    var osm = Self.town()
    osm.node(2, 9.002, 47, ["barrier": "gate", "access": "private", "name": "Gate"])
    osm.node(4, 9.004, 47, ["highway": "traffic_signals"])
    osm.node(6, 9.003, 47.001, ["highway": "crossing"])
    osm.node(20, 9.01, 47.01, ["barrier": "bollard"])
    osm.way(10, [1, 2, 3, 4, 5], ["highway": "primary"])
    osm.way(11, [3, 6, 7], ["highway": "primary"])
    let roads = try roads(osm)
    #expect(Set(roads.nodes) == Set(Self.line(1, 2, 3, 4, 5, 7)))
    for (number, position) in roads.nodes.enumerated() {
      let tags = try roads.graph.node(number).tags.map { try roads.texts($0) }
      switch position {
      case Self.at(2): #expect(tags == ["barrier": "gate", "access": "private"])
      case Self.at(4): #expect(tags == ["highway": "traffic_signals"])
      default: #expect(tags == nil)
      }
    }
  }

  @Test func `turn restrictions by node and by way name the segments along them`() throws {
    var osm = Self.town()
    osm.way(10, [1, 2, 3], ["highway": "primary"])
    osm.way(11, [3, 4, 5], ["highway": "primary"])
    osm.way(12, [8, 7, 6, 3], ["highway": "residential"])
    osm.way(13, [1, 8], ["highway": "residential"])
    osm.relation(
      1, [(10, "from"), (12, "to")],
      ["type": "restriction", "restriction": "no_left_turn", "except": "hgv"],
      nodes: [(3, "via")])
    osm.relation(
      2, [(13, "from"), (12, "via"), (11, "to")],
      ["type": "restriction", "restriction:hgv": "only_left_turn"])
    osm.relation(
      3, [(10, "from"), (99, "to")], ["type": "restriction", "restriction": "no_right_turn"],
      nodes: [(3, "via")])
    osm.relation(
      4, [(10, "from"), (11, "to")], ["type": "site", "restriction": "no_straight_on"],
      nodes: [(3, "via")])
    let roads = try roads(osm)
    var found: [[String: String]: [[GridPosition]]] = [:]
    for number in 0..<roads.graph.turnCount {
      let (tags, path) = try roads.graph.turn(number)
      found[try roads.texts(tags)] = path.map { directed in
        let line = roads.lines[directed / 2]
        return directed % 2 == 0 ? line : line.reversed()
      }
      for (place, directed) in path.enumerated() {
        let bits = try roads.graph.segment(directed / 2).tagsAndTurns
        let mark = directed % 2 == 0 ? RoadSegment.turnForward : RoadSegment.turnBackward
        let isMarked = place == 0 || place == path.count - 2
        #expect((bits & mark != 0) == isMarked)
      }
    }
    #expect(
      found == [
        ["restriction": "no_left_turn", "except": "hgv"]: [
          Self.line(1, 2, 3), Self.line(3, 6, 7, 8),
        ],
        ["restriction:hgv": "only_left_turn"]: [
          Self.line(1, 8), Self.line(8, 7, 6, 3), Self.line(3, 4, 5),
        ],
      ])
  }

  @Test func `a way is cut where the file has no node`() throws {
    var osm = Self.town()
    osm.way(10, [1, 2, 99, 3, 4, 98, 5], ["highway": "primary"])
    let roads = try roads(osm)
    #expect(Set(roads.lines) == [Self.line(1, 2), Self.line(3, 4)])
    #expect(roads.nodes.count == 4)
  }

  @Test func `of ways with one id in two inputs the first is kept, and both meet at a node`() throws
  {
    var first = Self.town()
    first.way(10, [1, 2, 3], ["highway": "primary"])
    first.way(11, [3, 4], ["highway": "tertiary"])
    var second = Self.town()
    second.way(10, [1, 2, 3, 4], ["highway": "service"])
    second.way(12, [2, 6], ["highway": "residential"])
    let roads = try roads(first, second)
    #expect(
      Set(roads.lines)
        == [Self.line(1, 2), Self.line(2, 3), Self.line(3, 4), Self.line(2, 6)])
    let highways = try roads.lines.indices.compactMap { try roads.tags($0)["highway"] }
    #expect(highways.sorted() == ["primary", "primary", "residential", "tertiary"])
  }

  @Test func `without the option there are no roads, and all else is the same`() throws {
    let file = SourceTree.fixture("island.osm.pbf")
    var lengths: [[String: Int]] = []
    for hasRoads in [false, true] {
      var options = ImportOptions(inputs: [file], output: folder.file("\(hasRoads).corridor"))
      options.hasRoads = hasRoads
      _ = try PlaceImporter(options).run()
      let index = try PlaceIndex(path: options.output)
      #expect(index.hasRoads == hasRoads)
      #expect(try (index.roads() != nil) == hasRoads)
      lengths.append(
        Dictionary(uniqueKeysWithValues: index.sectionLengths.map { ("\($0.section)", $0.bytes) }))
    }
    let roads = Set(lengths[1].keys).subtracting(lengths[0].keys)
    #expect(roads.count >= 6 && roads.allSatisfy { $0.hasPrefix("road") }, "\(roads)")
    for (section, bytes) in lengths[0] { #expect(lengths[1][section] == bytes, "\(section)") }
    var none = OSMText()
    none.node(1, 9, 47, ["amenity": "fuel"])
    #expect(try !index([none], as: "none").hasRoads)
  }

  @Test func `XML and PBF of the same data have the same roads`() throws {
    var bytes: [[UInt8]] = []
    for name in ["island.osm", "island.osm.pbf"] {
      var options = ImportOptions(
        inputs: [SourceTree.fixture(name)], output: folder.file("\(name).corridor"))
      options.hasRoads = true
      _ = try PlaceImporter(options).run()
      try PlaceIndex(path: options.output).verify()
      bytes.append(try TemporaryFolder.bytes(options.output))
    }
    #expect(bytes[0] == bytes[1])
  }

  /// A town of winding roads.
  private static func windingRoads(_ seed: UInt64, ways: ClosedRange<Int>) -> OSMText {
    var random = SplitMix(seed: seed)
    var osm = OSMText()
    for node in 1...201 {
      osm.node(
        node, 9 + .random(in: 0...0.05, using: &random), 47 + .random(in: 0...0.05, using: &random),
        node % 40 == 0 ? ["barrier": "gate"] : [:])
    }
    for way in ways {
      let nodes = (0..<12).map { _ in Int.random(in: 1...200, using: &random) }
      osm.way(way, nodes, ["highway": way % 2 == 0 ? "tertiary" : "service"])
    }
    // Three ways in a row with a turn restriction by node, and one by way.
    let row = 1000 + 10 * ways.lowerBound
    for place in 0..<3 { osm.way(row + place, [198 + place, 199 + place], ["highway": "road"]) }
    osm.relation(
      row, [(row, "from"), (row + 1, "to")],
      ["type": "restriction", "restriction": "no_straight_on"], nodes: [(199, "via")])
    osm.relation(
      row + 1, [(row, "from"), (row + 1, "via"), (row + 2, "to")],
      ["type": "restriction", "restriction": "no_u_turn"])
    return osm
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `segments are as long as their lines on the ellipsoid`(seed: UInt64) throws {
    let roads = try roads(Self.windingRoads(seed, ways: 10...40))
    #expect(roads.lines.count > 100)
    let geodesic = try Geodesic.wgs84()
    for (number, line) in roads.lines.enumerated() {
      let meters = zip(line, line.dropFirst()).reduce(0.0) {
        $0 + geodesic.inverse($1.0.coordinate, $1.1.coordinate).meters
      }
      let found = Double(try roads.graph.segment(number).lengthCentimeters) / 100
      #expect(abs(found - meters) <= max(0.01, meters * 0.001), "\(found) \(meters)")
    }
  }

  /// Overwrites the second half of a file, which keeps its size and time.
  private func spoil(_ file: String) throws {
    var times = stat()
    let found = unsafe stat(file, &times)
    var bytes = try TemporaryFolder.bytes(file)
    for index in bytes.count / 2..<bytes.count { bytes[index] = 0x20 }
    try TemporaryFolder.write(bytes, file)
    let stamps = [times.st_atim, times.st_mtim]
    let set = unsafe utimensat(AT_FDCWD, file, stamps, 0)
    #expect(found == 0 && set == 0)
  }

  @Test func `an import that goes on from checkpoints has the same roads`() throws {
    let inputs = try (0..<3).map { number in
      try folder.write(
        "part-\(number).osm",
        Self.windingRoads(7, ways: 10 + 20 * number...40 + 20 * number).text)
    }
    func options(_ name: String, _ inputs: [String]) -> ImportOptions {
      var options = ImportOptions(inputs: inputs, output: folder.file("\(name).corridor"))
      options.hasRoads = true
      options.isResumable = name == "places"
      return options
    }
    _ = try PlaceImporter(options("whole", inputs)).run()
    var isThird = false
    #expect(throws: ImportError.self) {
      try PlaceImporter(options("places", inputs)).run {
        if $0.file == inputs[2] { isThird = true }
      } isCancelled: {
        isThird
      }
    }
    let checkpoints = folder.file("places.corridor.checkpoints")
    #expect(try FileManager.default.contentsOfDirectory(atPath: checkpoints).count == 2)
    // What was read is not read again.
    let texts = try inputs.map { try TemporaryFolder.bytes($0) }
    for input in inputs[..<2] { try spoil(input) }
    _ = try PlaceImporter(options("places", inputs)).run()
    let found = try TemporaryFolder.bytes(folder.file("places.corridor"))
    #expect(try found == TemporaryFolder.bytes(folder.file("whole.corridor")))
    let graph = try PlaceIndex(path: folder.file("places.corridor")).roads()
    #expect(try #require(graph).turnCount == 6)
    for (input, text) in zip(inputs, texts) { try TemporaryFolder.write(text, input) }
    // Those of an import without roads are of no use.
    var plain = options("places", inputs)
    plain.hasRoads = false
    isThird = false
    #expect(throws: ImportError.self) {
      try PlaceImporter(plain).run {
        if $0.file == inputs[2] { isThird = true }
      } isCancelled: {
        isThird
      }
    }
    _ = try PlaceImporter(options("places", inputs)).run()
    #expect(try TemporaryFolder.bytes(folder.file("places.corridor")) == found)
  }

  @Test(.enabled(if: realData != nil, "CORRIDOR_REAL_DATA is not set"))
  func `the roads of Malta take at most 35 bytes for each directed edge`() throws {
    var options = ImportOptions(
      inputs: [try #require(realData) + "/malta-graphhopper.osm.pbf"],
      output: folder.file("malta.corridor"))
    options.hasRoads = true
    _ = try PlaceImporter(options).run()
    let index = try PlaceIndex(path: options.output)
    try index.verify()
    let graph = try #require(try index.roads())
    var edges = 0
    for number in 0..<graph.segmentCount {
      let tags = try graph.tags(graph.segment(number).tags)
      let isOneWay = tags.contains {
        $0.key == "oneway" && ["yes", "-1"].contains($0.value)
          || $0.key == "junction" && $0.value == "roundabout"
      }
      edges += isOneWay ? 1 : 2
    }
    #expect(edges > 50_000)
    let sections: Set<IndexSection> = [
      .roadNodes, .roadEnds, .roadSegments, .roadShapes, .roadSpheres, .roadTags, .roadTurns,
      .roadTurnPaths,
    ]
    let bytes = index.sectionLengths.reduce(0) {
      $0 + (sections.contains($1.section) ? $1.bytes : 0)
    }
    #expect(bytes > 0 && Double(bytes) / Double(edges) <= 35, "\(bytes) / \(edges)")
  }
}

/// A road graph as tests look at it.
private struct Roads {
  let graph: RoadGraph
  var nodes: [GridPosition] = []
  var lines: [[GridPosition]] = []

  init(_ index: PlaceIndex) throws {
    graph = try #require(try index.roads())
    nodes = try (0..<graph.nodeCount).map { try graph.node($0).position }
    lines = try (0..<graph.segmentCount).map { try graph.line(of: graph.segment($0)) }
  }

  func texts(_ number: Int) throws -> [String: String] {
    Dictionary(uniqueKeysWithValues: try graph.tags(number).map { ($0.key, $0.value) })
  }

  func tags(_ segment: Int) throws -> [String: String] {
    try texts(graph.segment(segment).tags)
  }
}
