import Corridor
import CorridorFormats
import CorridorGeometry
import CorridorImport
import CorridorIndex
import CorridorTestSupport
import Foundation
import Testing

/// What an independent program says, which measures every place against every nearby edge.
///
/// `CORRIDOR_REAL_DATA` names the folder of extracts and routes.
struct Oracle {
  let checker: IndependentChecker
  let data: String

  static let current: Oracle? = {
    guard let checker = IndependentChecker.current, let realData else { return nil }
    return Oracle(checker: checker, data: realData)
  }()

  struct Answer: Decodable {
    var tag: String
    var feature: Int
    var within: Double
    var lengthMeters: Double
    var hits: [Hit]
  }

  struct Hit: Decodable {
    var id: String
    var offRouteMeters: Double
    var alongMeters: Double
    var alongAlso: [Double]
    var side: String
    var atVertex: Bool
  }

  func answers(
    _ places: String, _ routes: String, tags: [String], within: [Double]
  ) throws -> [Answer] {
    let script = SourceTree.root.appending(path: "Scripts/oracle-answers.py").path
    let lines = try checker.lines(
      [script, checker.program, places, routes] + tags.flatMap { ["--tag", $0] }
        + within.flatMap { ["--within", "\($0)"] })
    return try #require(lines).map { try JSONDecoder().decode(Answer.self, from: $0) }
  }
}

@Suite(.enabled(if: Oracle.current != nil, "CORRIDOR_ORACLE or CORRIDOR_REAL_DATA is not set"))
struct OracleTests {
  let folder = TemporaryFolder()

  @Test(arguments: [
    ("liechtenstein-valhalla", "liechtenstein.geojson"),
    ("andorra-valhalla", "andorra.geojson"),
    ("malta-graphhopper", "malta.geojson"),
    ("vancouver-pelias", "vancouver.geojson"),
  ])
  func `every route of an extract finds exactly the oracle's places`(
    extract: String, routes: String
  ) throws {
    try compare(
      extract, routes, tags: ["amenity=fuel", "amenity=restaurant"], within: [2000, 137.5])
  }

  @Test(arguments: [
    ("andorra-valhalla", "stress-andorra-500.geojson.gz"),
    ("malta-graphhopper", "stress-malta-200.geojson.gz"),
  ])
  func `roads driven many times over find exactly the oracle's places`(
    extract: String, routes: String
  ) throws {
    try compare(extract, routes, tags: ["amenity=fuel"], within: [2000])
  }

  @Test(arguments: [
    "baltimore-valhalla.osm.pbf", "monaco-lz4-planetiler.osm.pbf", "motis-test-case.osm.pbf",
    "liechtenstein-2013-osm2pgsql.osm.bz2", "north-bayreuth-graphhopper.osm.gz",
    "singapore-bayfront-valhalla.osm.pbf",
  ])
  func `extracts without routes find the oracle's places along lines through them`(
    extract: String
  ) throws {
    let oracle = try #require(Oracle.current)
    let file = "\(oracle.data)/\(extract)"
    let path = folder.file("places.corridor")
    _ = try PlaceImporter(ImportOptions(inputs: [file], output: path)).run()
    let index = try PlaceIndex(path: path)
    var random = SplitMix(seed: UInt64(index.count))
    let lines = try (0..<5).map { _ in
      try (0..<9).map { _ in
        try index.place(at: .random(in: 0..<index.count, using: &random)).coordinate
      }
    }
    let features = lines.map { line in
      let positions = line.map { "[\($0.lon),\($0.lat)]" }.joined(separator: ",")
      return #"{"type":"Feature","properties":{},"geometry":"#
        + #"{"type":"LineString","coordinates":[\#(positions)]}}"#
    }
    let routes = folder.file("routes.geojson")
    try #"{"type":"FeatureCollection","features":[\#(features.joined(separator: ","))]}"#
      .write(toFile: routes, atomically: true, encoding: .utf8)
    let answers = try oracle.answers(
      file, routes, tags: ["amenity=fuel", "amenity=restaurant"], within: [900])
    #expect(answers.count == 10)
    #expect(answers.contains { !$0.hits.isEmpty })
    for answer in answers {
      try check(index, try Route(lines: [lines[answer.feature]]), answer)
    }
  }

  /// Start, length of the edges in metres, how many, half-width in metres.
  static let generated: [(Coordinate, ClosedRange<Double>, Int, Double)] = [
    (Coordinate(lon: 179.9995, lat: -16.5), 20...90, 200, 1500),
    (Coordinate(lon: -179.9, lat: 68), 2e4...9e4, 8, 20_000),
    (Coordinate(lon: 25, lat: 89.995), 20...90, 200, 1500),
    (Coordinate(lon: -60, lat: -89.9), 5e3...3e4, 12, 9000),
    (Coordinate(lon: 10, lat: 50), 4.9e6...5e6, 2, 30_000),
    (Coordinate(lon: 170, lat: 40), 4.9e6...5e6, 2, 2000),
    (Coordinate(lon: 9.5, lat: 47.1), 0.005...0.012, 300, 50),
    (Coordinate(lon: 0, lat: 0), 100...900, 60, 5000),
  ]

  @Test(arguments: generated.indices)
  func `generated routes find exactly the oracle's places`(number: Int) throws {
    let oracle = try #require(Oracle.current)
    let (start, edge, count, within) = Self.generated[number]
    let geodesic = try Geodesic.wgs84()
    var random = SplitMix(seed: UInt64(number))
    var line = [start]
    var azimuth = 200.0
    for _ in 0..<count {
      let step = geodesic.direct(
        from: line[line.count - 1], azimuth: azimuth, meters: .random(in: edge, using: &random))
      // To the grid, so that both programs read the same numbers.
      line.append(try #require(GridPosition(step.position)).coordinate)
      azimuth = step.azimuth + .random(in: -40...40, using: &random)
    }
    var table = "id,lon,lat\n"
    for place in 0..<400 {
      let edge = Int.random(in: 0..<count, using: &random)
      let road = geodesic.line(from: line[edge], to: line[edge + 1])
      let on = road.position(at: .random(in: 0...1, using: &random) * road.solution.meters)
      let away = geodesic.direct(
        from: on.position, azimuth: .random(in: 0..<360, using: &random),
        meters: within * .random(in: 0...1.3, using: &random))
      let at = try #require(GridPosition(away.position)).coordinate
      table += "\(place),\(at.lon),\(at.lat)\n"
    }
    let places = folder.file("places.csv")
    try table.write(toFile: places, atomically: true, encoding: .utf8)
    let coordinates = line.map { "[\($0.lon),\($0.lat)]" }.joined(separator: ",")
    let routes = folder.file("route.geojson")
    try #"{"type":"LineString","coordinates":[\#(coordinates)]}"#
      .write(toFile: routes, atomically: true, encoding: .utf8)
    let path = folder.file("places.corridor")
    _ = try PlaceImporter(ImportOptions(inputs: [places], output: path)).run()
    let index = try PlaceIndex(path: path)
    let route = try Route(contentsOf: routes)
    for answer in try oracle.answers(places, routes, tags: [], within: [within, within / 7]) {
      #expect(answer.hits.count > 20)
      try check(index, route, answer)
    }
  }

  private func compare(
    _ extract: String, _ routes: String, tags: [String], within: [Double]
  ) throws {
    let oracle = try #require(Oracle.current)
    let places = "\(oracle.data)/\(extract).osm.pbf"
    let path = folder.file("places.corridor")
    _ = try PlaceImporter(ImportOptions(inputs: [places], output: path)).run()
    let index = try PlaceIndex(path: path)
    let file = "\(oracle.data)/routes/\(routes)"
    let answers = try oracle.answers(places, file, tags: tags, within: within)
    #expect(answers.count >= tags.count * within.count)
    for answer in answers {
      let route = try Route(
        contentsOf: file, options: RouteReadOptions(feature: answer.feature))
      #expect(abs(route.lengthMeters - answer.lengthMeters) < 1e-8 * answer.lengthMeters + 1e-6)
      try check(index, route, answer)
    }
  }

  private func check(_ index: PlaceIndex, _ route: Route, _ expected: Oracle.Answer) throws {
    let comment: Comment = "\(expected.tag), feature \(expected.feature), \(expected.within) m"
    var query = CorridorQuery(along: route, within: .meters(expected.within))
    let isTable = expected.hits.contains { !$0.id.hasPrefix("osm:") }
    if !isTable { query.places.tags = [try TagExpression(expected.tag)] }
    // The oracle leaves relations out, and knows rows of a table by their bare ids.
    let hits = try index.find(query).hits.filter { !$0.place.id.hasPrefix("osm:relation/") }
    let ids = hits.map { isTable ? String($0.place.id.dropFirst(7)) : $0.place.id }
    #expect(ids.sorted() == expected.hits.map(\.id).sorted(), comment)
    let byID = Dictionary(uniqueKeysWithValues: zip(ids, hits))
    for truth in expected.hits {
      guard let hit = byID[truth.id] else { continue }
      #expect(abs(hit.offRouteMeters - truth.offRouteMeters) < 0.001, comment)
      let tolerance = 0.001 + 1e-8 * route.lengthMeters
      let matches = (truth.alongAlso + [truth.alongMeters]).contains {
        abs($0 - hit.alongMeters) <= tolerance
      }
      #expect(matches, "\(truth.id): \(hit.alongMeters), expected \(truth.alongAlso)")
      // Where the route comes by again, the other side may be as right.
      if abs(truth.alongMeters - hit.alongMeters) <= tolerance {
        #expect("\(hit.side)" == truth.side, "\(truth.id) \(comment)")
      }
    }
  }
}
