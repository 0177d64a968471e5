import Corridor
import CorridorGeometry
import CorridorOnline
import CorridorTestSupport
import Foundation

/// What the engines answer to the journeys of the tests: 100 s and 1000 m to each place, and 200 s
/// and 2000 m back.
///
/// Journeys begin at 8 degrees east and end at 10; places are between. The place at 9.5 has no road,
/// and to the one at 9.25 no way leads.
enum EngineScript {
  static func journey(
    placeAt lon: Double = 9, startHeading: Double? = nil, endHeading: Double? = nil
  ) -> DetourJourney {
    DetourJourney(
      start: Coordinate(lon: 8, lat: 50), startHeading: startHeading,
      place: Coordinate(lon: lon, lat: 50), end: Coordinate(lon: 10, lat: 50),
      endHeading: endHeading)
  }

  static let good = DetourWays(
    out: DetourWay(seconds: 100, meters: 1000), back: DetourWay(seconds: 200, meters: 2000))

  /// A server that answers as an engine, but for its answers to journeys, if those are given.
  static func server(
    _ kind: RoutingEngineKind, hostile: String? = nil
  ) throws -> FakeServer {
    try FakeServer { peer, _ in
      while let request = peer.request() {
        let path = path(of: request)
        if let hostile, path != "/info" {
          guard !hostile.isEmpty else { return peer.reset() }
          peer.send(hostile)
        } else {
          peer.send(answer(kind, path, String(decoding: request.body, as: UTF8.self)))
        }
      }
    }
  }

  /// The path of a request, without the query.
  static func path(of request: FakePeer.Request) -> String {
    String(target(of: request).prefix { $0 != "?" })
  }

  /// The path of a request with its query.
  static func target(of request: FakePeer.Request) -> String {
    let words = request.head.prefix { $0 != "\r\n" && $0 != "\r" }.split(separator: " ")
    return words.count > 1 ? String(words[1]) : ""
  }

  /// The answer of an engine; 404 to what it does not know.
  static func answer(_ kind: RoutingEngineKind, _ path: String, _ body: String) -> String {
    switch (kind, path) {
    case (.valhalla, "/status"): ok(#"{"version":"3.5.1","tileset_last_modified":1}"#)
    case (.valhalla, "/route"): valhalla(body)
    case (.osrm, _) where path.hasPrefix("/table/v1/driving/"): osrm(path)
    case (.osrm, _):
      refused(#"{"code":"InvalidUrl","message":"URL string malformed close to position 1"}"#)
    case (.graphHopper, "/info"): ok(#"{"version":"9.0","profiles":[{"name":"car"}]}"#)
    case (.graphHopper, "/route"): graphHopper(body)
    case (.openRouteService, "/v2/health"): ok(#"{"status":"ready"}"#)
    case (.openRouteService, _) where path.hasPrefix("/v2/matrix/"): openRouteService(body)
    default: FakeServer.answer("404 Not Found", type: "text/html", body: "<html>no</html>")
    }
  }

  static func ok(_ body: String) -> String { FakeServer.answer(body: body) }

  static func refused(_ body: String) -> String {
    FakeServer.answer("400 Bad Request", body: body)
  }

  private static func valhalla(_ body: String) -> String {
    if body.contains(#""lon":9.5"#) {
      return refused(
        #"{"error_code":171,"error":"No suitable edges near location","status_code":400}"#)
    }
    if body.contains(#""lon":9.25"#) {
      return refused(#"{"error_code":442,"error":"No path could be found","status_code":400}"#)
    }
    return ok(
      #"{"trip":{"legs":[{"summary":{"time":100.0,"length":1.0}},"#
        + #"{"summary":{"time":200,"length":2}}],"#
        + #""summary":{"time":300.001,"length":3},"units":"kilometers"}}"#)
  }

  private static func osrm(_ path: String) -> String {
    let positions = path.dropFirst("/table/v1/driving/".count).split(separator: ";")
    if positions.contains("9.5,50") {
      return refused(
        #"{"code":"NoSegment","message":"Could not find a matching segment for coordinate 1"}"#)
    }
    let places = stride(from: 1, to: positions.count, by: 3).map { String(positions[$0]) }
    return ok(#"{"code":"Ok","# + matrices(places.map { $0 == "9.25,50" }) + "}")
  }

  private static func graphHopper(_ body: String) -> String {
    if body.contains("[9.5,50]") { return refused(#"{"message":"Cannot find point 1: 50,9.5"}"#) }
    if body.contains("[9.25,50]") {
      return refused(#"{"message":"Connection between locations not found"}"#)
    }
    return body.contains(#""points":[[8,50]"#)
      ? ok(#"{"paths":[{"distance":1000,"time":100000}]}"#)
      : ok(#"{"paths":[{"distance":2000,"time":200000}]}"#)
  }

  private static func openRouteService(_ body: String) -> String {
    if body.contains("[9.5,50]") {
      let message = "Could not find routable point within a radius of 350.0 meters"
      return FakeServer.answer(
        "404 Not Found", body: #"{"error":{"code":6010,"message":"\#(message)"}}"#)
    }
    let places = body.components(separatedBy: "[8,50],[").dropFirst().map {
      String($0.prefix { $0 != "]" })
    }
    return ok("{" + matrices(places.map { $0 == "9.25,50" }) + "}")
  }

  /// `durations` and `distances` of journeys, whose places can be reached or not.
  private static func matrices(_ isCutOff: [Bool]) -> String {
    func matrix(_ out: Int, _ back: Int) -> String {
      let size = 2 * isCutOff.count
      let rows = (0..<size).map { row in
        let numbers = (0..<size).map { column in
          if row != column { return "7" }
          return isCutOff[row / 2] ? "null" : "\(row % 2 == 0 ? out : back)"
        }
        return "[" + numbers.joined(separator: ",") + "]"
      }
      return "[" + rows.joined(separator: ",") + "]"
    }
    return #""durations":\#(matrix(100, 200)),"distances":\#(matrix(1000, 2000))"#
  }
}

extension RoutingEngine {
  /// An engine at a server, with times that no machine is too slow for.
  init(
    _ kind: RoutingEngineKind?, at server: FakeServer, key: String? = nil,
    limits: EngineLimits = EngineLimits(timeout: .seconds(300)),
    retries: RetryPolicy = RetryPolicy(attempts: 2, firstWait: .milliseconds(1))
  ) throws {
    try self.init(url: server.url, kind: kind, key: key, limits: limits, retries: retries)
  }

  /// The outcomes of journeys without shapes, for a vehicle of no kind.
  func ways(_ journeys: [DetourJourney]) async throws -> [Result<DetourWays, DetourUnknown>] {
    try await ways(journeys, for: nil, hasShapes: false)
  }
}
