import Corridor
import CorridorFormats
import CorridorGeometry
import CorridorIndex
import CorridorOnline
import CorridorTestSupport
import Foundation
import Testing

/// Engines that run beside the tests.
private enum RealEngines {
  /// The addresses of engines by their kind and the region of their roads.
  static let urls: [String: [String: String]]? = {
    guard realData != nil, let text = ProcessInfo.processInfo.environment["CORRIDOR_ENGINES"] else {
      return nil
    }
    return try? JSONDecoder().decode([String: [String: String]].self, from: Data(text.utf8))
  }()
}

/// Detours by real engines, which `Scripts/with-engines.py` starts.
@Suite(
  .enabled(if: RealEngines.urls != nil, "CORRIDOR_ENGINES or CORRIDOR_REAL_DATA is not set")
)
struct EngineTruthTests {
  static let regions = ["malta", "vancouver"]

  /// How many of the fifteen drives of a region are tried; all with `CORRIDOR_ENGINE_ROUTES=all`.
  private static let driveCount =
    ProcessInfo.processInfo.environment["CORRIDOR_ENGINE_ROUTES"] == "all" ? 15 : 4

  private struct Truths: Decodable {
    struct Place: Decodable {
      var id: Int
      var lon: Double
      var lat: Double
    }
    struct Way: Decodable {
      var lengthKm: Double
      var timeS: Double
    }
    struct Truth: Decodable {
      var poi: Place
      var via: Way?
    }
    var route: Way
    var detours: [Truth]
  }

  /// Every fuel station of a region, with the time of the journey from the start of the first drive
  /// through it to the end, by Valhalla.
  private static func truths(_ region: String) throws -> Truths {
    let file = "\(try #require(realData))/detours/detours-\(region).json"
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Truths.self, from: Data(contentsOf: URL(filePath: file)))
  }

  private static func places(_ truths: Truths) throws -> TestIndex {
    try TestIndex(
      truths.detours.map { truth in
        TestPlace(
          id: "\(truth.poi.id)", position: TestPlace.at(truth.poi.lon, truth.poi.lat),
          categories: ["fuel"])
      })
  }

  /// The drives of a truck from door to door.
  private static func drives(_ region: String) throws -> [Route] {
    let data = try #require(realData)
    let lines = try RouteReader.read(contentsOf: "\(data)/routes/\(region).geojson").lines
    // Of each drive the file has the line of a car and then that of a truck.
    return try (0..<driveCount).map { try Route(lines: [lines[2 * $0 + 1]]) }
  }

  private static func engine(_ kind: String, _ region: String) throws -> RoutingEngine {
    let url = try #require(RealEngines.urls?[kind]?[region])
    return try RoutingEngine(url: url, kind: RoutingEngineKind(rawValue: kind))
  }

  @Test(arguments: regions) func freeDetoursAreTheTruths(_ region: String) async throws {
    let truths = try Self.truths(region)
    let places = try Self.places(truths)
    var query = CorridorQuery(
      along: try Self.drives(region)[0], within: .kilometers(200), limit: nil)
    query.truck.vehicle = VehicleProfile(kind: .hgv)
    query.truck.unknowns = .keep
    let answer = try await places.index.find(
      query, detours: DetourOptions(window: .free), by: try Self.engine("valhalla", region))
    #expect(answer.hits.count == truths.detours.count)
    let expected = Dictionary(
      uniqueKeysWithValues: truths.detours.map { ("\($0.poi.id)", $0.via) })
    for hit in answer.hits {
      let via = try #require(expected[hit.place.id] ?? nil)
      // It is farther than 200 m from every road.
      if hit.place.id == "43537879" {
        #expect(hit.detourUnknownBecause == .noRoad)
        continue
      }
      let detour = try #require(hit.detour, "\(hit.place.id)")
      #expect(abs(detour.seconds - (via.timeS - truths.route.timeS)) < 0.01, "\(hit.place.id)")
      #expect(abs(detour.meters - (via.lengthKm - truths.route.lengthKm) * 1000) < 20)
    }
  }

  @Test(arguments: ["valhalla", "osrm"], regions)
  func bestFiveAreThoseOfAskingForAll(_ kind: String, _ region: String) async throws {
    let places = try Self.places(try Self.truths(region))
    let engine = try Self.engine(kind, region)
    let windows = [0.5, 1, 2].map { DetourWindow.within(.kilometers($0)) } + [.free]
    var (asked, all, count) = (0, 0, 0)
    var (unknownCount, hitCount) = (0, 0)
    for route in try Self.drives(region) {
      for window in windows {
        var query = CorridorQuery(along: route, within: .kilometers(2))
        query.truck.vehicle = VehicleProfile(kind: .hgv)
        query.truck.unknowns = .keep
        let options = DetourOptions(window: window)
        let every = try await places.index.find(query, detours: options, by: engine)
        let known = every.hits.filter { $0.detour != nil }.sorted { one, other in
          let (a, b) = (one.detour?.seconds ?? 0, other.detour?.seconds ?? 0)
          return a != b ? a < b : one.alongMeters < other.alongMeters
        }
        // The drives are Valhalla's, and OSRM cannot follow them everywhere, few as a whole.
        let unknown = every.hits.count { !($0.detourUnknownBecause?.isFinding ?? true) }
        if kind == "valhalla" { #expect(unknown == 0) }
        if window != .free {
          unknownCount += unknown
          hitCount += every.hits.count
        }
        query.page.sort = .detour
        query.page.limit = 5
        let answer = try await places.index.find(query, detours: options, by: engine)
        let best = answer.hits.compactMap(\.detour)
        #expect(best.map(\.seconds) == known.prefix(5).compactMap { $0.detour?.seconds })
        #expect(answer.detours?.isExact == (unknown == 0))
        count += known.count
        asked += answer.detours?.journeyCount ?? 0
        all += answer.detours?.candidateCount ?? 0
      }
    }
    #expect(count > 0)
    // A stretch that OSRM would not take is in the windows of several places.
    #expect(unknownCount * 5 <= hitCount)
    print(
      "\(kind), \(region): the best five of \(all) places took \(asked) journeys; unknown: \(unknownCount) of \(hitCount)"
    )
  }
}
