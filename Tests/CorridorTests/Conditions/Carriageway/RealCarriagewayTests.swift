import CorridorFormats
import CorridorGeometry
import CorridorImport
import CorridorIndex
import CorridorTestSupport
import Foundation
import Testing

@testable import Corridor

/// Real roads, held against a program of its own that reads the extract with another reader and measures by
/// another projection.
@Suite(.enabled(if: Oracle.current != nil, "CORRIDOR_ORACLE or CORRIDOR_REAL_DATA is not set"))
struct RealCarriagewayTests {
  private let folder = TemporaryFolder()

  private struct Query: Encodable {
    var snapped: [Double]
    var from: [Double]
    var to: [Double]
    var place: [Double]
  }

  /// Routes of a few edges along roads, some metres off them, in either direction.
  private func routes(_ index: PlaceIndex, every step: Int, seed: UInt64) throws -> [Route] {
    var random = SplitMix(seed: seed)
    var routes: [Route] = []
    var number = 0
    let tree = try #require(index.carriageways)
    try tree.forEachCarriagewaySegment(within: 1e8, of: SIMD3()) { (segment) throws(IndexError) in
      number += 1
      guard number % step == 0 else { return }
      let (east, north) = (
        Double.random(in: -2e-4...2e-4, using: &random),
        Double.random(in: -1e-4...1e-4, using: &random)
      )
      var line: [Coordinate] = []
      try tree.forEachVertex(of: segment) { vertex in
        let at = vertex.coordinate
        line.append(Coordinate(lon: at.lon + east, lat: at.lat + north))
      }
      if Int.random(in: 0..<6, using: &random) == 0 { line.reverse() }
      if let route = try? Route(lines: [line]) { routes.append(route) }
    }
    return routes
  }

  @Test(arguments: [
    ("vancouver-pelias.osm.pbf", 12), ("baltimore-valhalla.osm.pbf", 3),
    ("north-bayreuth-graphhopper.osm.gz", 6), ("liechtenstein-valhalla.osm.pbf", 20),
  ])
  func `hits say what an independent program says of them`(extract: String, step: Int) throws {
    let oracle = try #require(Oracle.current)
    let file = oracle.data + "/" + extract
    let output = folder.file("extract.corridor")
    _ = try PlaceImporter(ImportOptions(inputs: [file], output: output)).run()
    let index = try PlaceIndex(path: output)
    try index.verify()
    let seed = UInt64.random(in: 0 ... .max)
    var queries: [Query] = []
    var said: [OppositeCarriageway] = []
    for route in try routes(index, every: step, seed: seed) {
      var query = CorridorQuery(
        along: route, within: .meters(400), passes: PassFilter(carriageway: .any))
      query.page.limit = 8
      for hit in try index.find(query).hits {
        let ends = [hit.segment, hit.segment + 1].map { point in
          route.roads.coordinate(atAlongMeters: route.roads.along(at: point), segment: point).pair
        }
        queries.append(
          Query(
            snapped: hit.snapped.pair, from: ends[0], to: ends[1],
            place: hit.place.coordinate.pair))
        said.append(try #require(try hit.beyondOppositeCarriageway))
      }
    }
    let path = folder.file("queries.ndjson")
    let lines = try queries.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
    try Data(lines.joined(separator: "\n").utf8).write(to: URL(filePath: path))
    let script = SourceTree.root.appending(path: "Scripts/oracle-carriageways.py").path
    let answers = try #require(try oracle.checker.lines([script, file, path])).map {
      String(decoding: $0, as: UTF8.self).filter { $0 != "\"" }
    }
    try #require(answers.count == said.count)
    var close = 0
    for (number, answer) in answers.enumerated() {
      guard answer != "close" else {
        close += 1
        continue
      }
      #expect(said[number].rawValue == answer, "seed \(seed): \(lines[number])")
    }
    let counts = OppositeCarriageway.allCases.map { one in said.count { $0 == one } }
    // Which roads and offsets are drawn is left to chance.
    #expect(said.count > 100 && close < said.count / 20 + 3)
    #expect(counts[1] > 50 && (counts[0] > 0 || extract.hasPrefix("liechtenstein")))
  }
}

extension Coordinate {
  fileprivate var pair: [Double] { [lon, lat] }
}
