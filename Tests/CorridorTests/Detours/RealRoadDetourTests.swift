import CorridorFormats
import CorridorGeometry
import CorridorImport
import CorridorIndex
import CorridorTestSupport
import Foundation
import Testing

@testable import Corridor

/// Detours by the roads of real extracts, against those of Valhalla with the costing of trucks.
@Suite(.enabled(if: realData != nil, "CORRIDOR_REAL_DATA is not set"))
struct RealRoadDetourTests {
  private struct Truths: Decodable {
    struct Truth: Decodable {
      struct Place: Decodable {
        var type: String
        var id: Int
      }
      var poi: Place
      var detourS: Double?
      var error: String?
    }
    var detours: [Truth]
  }

  /// The features of a file of routes, as far as they tell which route is which.
  private struct Features: Decodable {
    struct Feature: Decodable {
      struct Properties: Decodable { var id: String }
      var properties: Properties
    }
    var features: [Feature]
  }

  /// An extract, and how close detours come to those of Valhalla there.
  struct Region: CustomTestStringConvertible {
    var name: String
    var extract: String
    var leastCorrelation: Double
    var testDescription: String { name }
  }

  private static let most = (median: 20.0, ninth: 100.0)

  private static func decoded<Value: Decodable>(_ name: String, as: Value.Type) throws -> Value {
    let file = "\(try #require(realData))/\(name)"
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Value.self, from: Data(contentsOf: URL(filePath: file)))
  }

  /// Seconds to each fuel station by Valhalla, by the id of the place.
  private static func truths(_ region: String) throws -> [String: Double] {
    let kinds = ["n": "node", "w": "way", "r": "relation"]
    var seconds: [String: Double] = [:]
    for truth in try decoded("detours/detours-\(region).json", as: Truths.self).detours {
      guard truth.error == nil, let detour = truth.detourS else { continue }
      seconds["osm:\(kinds[truth.poi.type] ?? "")/\(truth.poi.id)"] = detour
    }
    return seconds
  }

  private static func route(_ region: String) throws -> Route {
    let name = "routes/\(region).geojson"
    let features = try decoded(name, as: Features.self).features
    let number = try #require(
      features.firstIndex { $0.properties.id == "\(region)-00-truck" })
    let lines = try RouteReader.read(contentsOf: "\(try #require(realData))/\(name)").lines
    #expect(lines.count == features.count)
    return try Route(lines: [lines[number]])
  }

  private static func index(_ extract: String, in folder: TemporaryFolder) throws -> PlaceIndex {
    var options = ImportOptions(
      inputs: ["\(try #require(realData))/\(extract).osm.pbf"], output: folder.file("a.corridor"))
    options.hasRoads = true
    _ = try PlaceImporter(options).run()
    return try PlaceIndex(path: options.output)
  }

  /// The ranks of values from 0 on; equal values have the same rank.
  private static func ranks(_ values: [Double]) -> [Double] {
    values.map { value in
      let (less, same) = (values.count { $0 < value }, values.count { $0 == value })
      return Double(less) + Double(same - 1) / 2
    }
  }

  /// Pearson's correlation of the ranks (Spearman, 1904).
  private static func rankCorrelation(_ one: [Double], _ other: [Double]) -> Double {
    let (a, b) = (ranks(one), ranks(other))
    let middle = Double(a.count - 1) / 2
    func product(_ x: [Double], _ y: [Double]) -> Double {
      zip(x, y).reduce(0) { $0 + ($1.0 - middle) * ($1.1 - middle) }
    }
    return product(a, b) / (product(a, a) * product(b, b)).squareRoot()
  }

  @Test(arguments: [
    Region(name: "malta", extract: "malta-graphhopper", leastCorrelation: 0.88),
    Region(name: "vancouver", extract: "vancouver-pelias", leastCorrelation: 0.97),
  ])
  func `detours by the roads of an index are close to those of Valhalla`(region: Region) throws {
    let folder = TemporaryFolder()
    let index = try Self.index(region.extract, in: folder)
    let truths = try Self.truths(region.name)
    #expect(truths.count > 50)
    var query = CorridorQuery(
      along: try Self.route(region.name), within: .kilometers(40), categories: ["fuel"])
    query.truck.vehicle = VehicleProfile(kind: .hgv)
    query.truck.unknowns = .keep
    let answer = try index.find(query, detours: DetourOptions(window: .free), until: nil)
    var pairs: [(found: Double, expected: Double)] = []
    for hit in answer.hits {
      guard let expected = truths[hit.place.id], let detour = hit.detour else { continue }
      #expect(detour.seconds.isFinite, "\(hit.place.id)")
      pairs.append((detour.seconds, expected))
    }
    // Of a few stations Valhalla knows a road that is too far away, or closed to trucks here.
    #expect(pairs.count * 100 >= truths.count * 93, "\(pairs.count) of \(truths.count)")
    let correlation = Self.rankCorrelation(pairs.map(\.found), pairs.map(\.expected))
    #expect(correlation >= region.leastCorrelation, "\(correlation)")
    let differences = pairs.map { abs($0.found - $0.expected) }.sorted()
    let median = differences[differences.count / 2]
    let ninth = differences[differences.count * 9 / 10]
    #expect(median <= Self.most.median, "\(median) s")
    #expect(ninth <= Self.most.ninth, "\(ninth) s")
  }
}
