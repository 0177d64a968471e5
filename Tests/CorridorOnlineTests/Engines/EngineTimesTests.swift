import Corridor
import CorridorGeometry
import CorridorTestSupport
import CorridorThreads
import Foundation
import Testing

@testable import CorridorOnline

/// Times along lines, and lines of ways.
@Suite(.serialized, .timeLimit(.minutes(ProcessorTime.minutes(5)))) struct EngineTimesTests {
  /// A line of a hundredth of a degree to the north: 1112.3 m.
  static func line(lengthMeters: Double = 1112) -> FollowedLine {
    FollowedLine(
      positions: [0, 4, 10].map { Coordinate(lon: 8, lat: 50 + $0 / 1000) },
      lengthMeters: lengthMeters)
  }

  /// What engines answer for the line: two parts of 445 and 667 m, together 66 s.
  private static let answers: [RoutingEngineKind: [String: String]] = [
    .valhalla: [
      "/trace_attributes": #"""
      {"units":"kilometers","edges":[{"length":0.445,"end_node":{"elapsed_time":30.0}},
      {"length":0.667,"end_node":{"elapsed_time":65.9}}]}
      """#,
      "/route": #"""
      {"trip":{"legs":[{"summary":{"time":66,"length":1.112}}],"summary":{"time":66}}}
      """#,
    ],
    .osrm: [
      "/route/v1/driving/8,50;8,50.01": #"""
      {"code":"Ok","routes":[{"legs":[{"duration":66,"distance":1112,
      "annotation":{"duration":[20,40],"distance":[445,667]}}]}]}
      """#
    ],
    .graphHopper: [
      "/info": #"{"profiles":[{"name":"car"}]}"#,
      "/route": #"""
      {"paths":[{"distance":1112,"time":66000,"points":"_sdpH_oyo@_X?od@?",
      "details":{"time":[[0,1,20000],[1,2,40000]]}}]}
      """#,
    ],
    .openRouteService: [
      "/v2/directions/driving-car/json": #"""
      {"routes":[{"segments":[{"duration":66,"distance":1112,"steps":[
      {"duration":20,"distance":445},{"duration":40,"distance":667},
      {"duration":0,"distance":0}]}]}]}
      """#
    ],
  ]

  private func server(_ kind: RoutingEngineKind) throws -> FakeServer {
    try server(Self.answers[kind] ?? [:])
  }

  /// A server that answers what is asked of a path, and refuses what is asked of others.
  private func server(_ answers: [String: String]) throws -> FakeServer {
    try FakeServer { peer, _ in
      while let request = peer.request() {
        let body = answers[EngineScript.path(of: request)]
        peer.send(body.map { EngineScript.ok($0) } ?? EngineScript.refused("{}"))
      }
    }
  }

  @Test(arguments: RoutingEngineKind.allCases)
  func `times along a line`(kind: RoutingEngineKind) async throws {
    let server = try server(kind)
    let engine = try RoutingEngine(kind, at: server)
    let found = try await engine.times(along: [Self.line(), Self.line()], for: nil)
    #expect(found.count == 2 && found[0] == found[1])
    let times = try #require(found[0])
    try #require(times.meters.count == 3 && times.seconds.count == 3)
    #expect(times.meters[0] == 0 && times.seconds[0] == 0)
    #expect(abs(times.meters[2] - 1112) < 0.001)
    #expect(abs(times.seconds[2] - 66) < 0.001)
    // The first part takes a third of the time, or nearly a half by Valhalla. GraphHopper's parts
    // are measured along its points.
    let third = kind == .valhalla ? 30 * 66 / 65.9 : 22
    #expect(abs(times.seconds[1] - third) < 0.001)
    #expect(kind == .graphHopper || abs(times.meters[1] - 445) < 0.001)
  }

  @Test(arguments: RoutingEngineKind.allCases)
  func `a line of another length is not followed`(kind: RoutingEngineKind) async throws {
    let server = try server(kind)
    let engine = try RoutingEngine(kind, at: server)
    for length in [1000, 1200, 40_000.0] {
      #expect(try await engine.times(along: [Self.line(lengthMeters: length)], for: nil) == [nil])
    }
    let point = FollowedLine(positions: [Coordinate(lon: 8, lat: 50)], lengthMeters: 0)
    #expect(try await engine.times(along: [point], for: nil) == [nil])
    #expect(try await engine.times(along: [], for: nil) == [])
  }

  @Test func `Valhalla's trace decides unless it fails`() async throws {
    let route = Self.answers[.valhalla]?["/route"] ?? ""
    let server = try FakeServer { peer, _ in
      while let request = peer.request() {
        let isTrace = EngineScript.path(of: request) == "/trace_attributes"
        peer.send(
          isTrace
            ? EngineScript.refused(#"{"error_code":443,"error":"Exact match failed"}"#)
            : EngineScript.ok(route))
      }
    }
    let engine = try RoutingEngine(.valhalla, at: server)
    let found = try await engine.times(along: [Self.line()], for: nil)
    #expect(found == [LineTimes(meters: [0, 1112], seconds: [0, 66])])
    let bodies = server.requests.withLock { $0.map { String(decoding: $0.body, as: UTF8.self) } }
    #expect(bodies.count == 3)
    #expect(bodies[0].contains("map_snap") && bodies[1].contains("edge_walk"))
    #expect(bodies[2].contains(#""heading":0,"heading_tolerance":60"#))
  }

  @Test func `samples of a line are its ends and some between`() {
    let long = FollowedLine(
      positions: (0...30).map { Coordinate(lon: 8, lat: 50 + Double($0) / 200) },
      lengthMeters: 16_700)
    let samples = long.samples()
    #expect(samples.count == 10)
    #expect(samples.first?.position == long.positions.first)
    #expect(samples.last?.position == long.positions.last)
    #expect(zip(samples, samples.dropFirst()).allSatisfy { $0.position.lat < $1.position.lat })
    #expect(long.samples(every: 10).count == 20)
    #expect(long.samples(most: 2).count == 2)
    let point = FollowedLine(
      positions: Array(repeating: Coordinate(lon: 8, lat: 50), count: 3), lengthMeters: 0)
    #expect(point.samples().isEmpty)
  }

  // MARK: Shapes

  private static let shaped: [(RoutingEngineKind, [String: String])] = [
    (
      .valhalla,
      [
        "/route": #"""
        {"trip":{"legs":[{"summary":{"time":100,"length":1,"has_ferry":false},
        "shape":"_gwj~A__hgN_ibE?"},
        {"summary":{"time":200,"length":2,"has_ferry":true},"shape":"_qzp~A__hgN~hbE?"}],
        "summary":{"time":300}}}
        """#
      ]
    ),
    (
      .osrm,
      [
        "/route/v1/driving/8,50;9,50;10,50": #"""
        {"code":"Ok","routes":[{"legs":[
        {"duration":100,"distance":1000,"steps":[{"geometry":"_gwj~A__hgN_ibE?"}]},
        {"duration":200,"distance":2000,"steps":[]}]}]}
        """#
      ]
    ),
    (
      .openRouteService,
      [
        "/v2/matrix/driving-car": #"""
        {"durations":[[100,7],[7,200]],"distances":[[1000,7],[7,2000]],
        "sources":[{"snapped_distance":1.5},{"snapped_distance":200}],
        "destinations":[{"snapped_distance":0},{}]}
        """#,
        "/v2/directions/driving-car/json": #"""
        {"routes":[{"segments":[{"duration":100.4,"distance":1000},
        {"duration":199.8,"distance":2000}],"way_points":[0,1,2],"geometry":"_sdpH_oyo@_X?od@?"}]}
        """#,
      ]
    ),
  ]

  @Test(arguments: 0..<3) func `lines of ways`(index: Int) async throws {
    let (kind, answers) = Self.shaped[index]
    let server = try server(answers)
    let engine = try RoutingEngine(kind, at: server)
    let found = try await engine.ways([EngineScript.journey()], for: nil, hasShapes: true)
    let ways = try #require(try found.first?.get())
    #expect(ways.out.seconds == 100 && ways.back.seconds == 200)
    #expect(ways.out.shape.count == 2)
    #expect(ways.out.hasFerry == (kind == .valhalla ? false : nil))
    #expect(ways.back.hasFerry == (kind == .valhalla ? true : nil))
  }

  @Test func `a road that is farther than the reach is none`() async throws {
    let graphHopper = try server([
      "/info": #"{"profiles":[{"name":"car"}]}"#,
      // The second point is at the start, too.
      "/route": #"""
      {"paths":[{"distance":9,"time":9,"snapped_waypoints":"_sdpH_oyo@_X?"}]}
      """#,
    ])
    let openRouteService = try server([
      "/v2/matrix/driving-car": #"""
      {"durations":[[100,7],[7,200]],"distances":[[1000,7],[7,2000]],
      "sources":[{"snapped_distance":1.5},{"snapped_distance":200.1}]}
      """#
    ])
    for (kind, server) in [
      (RoutingEngineKind.graphHopper, graphHopper), (.openRouteService, openRouteService),
    ] {
      let engine = try RoutingEngine(kind, at: server)
      #expect(try await engine.ways([EngineScript.journey()]) == [.failure(.noRoad)])
    }
  }

  @Test func `recorded errors of Valhalla`() async throws {
    let reasons: [(Int, DetourUnknown)] = [
      (171, .noRoad), (170, .noWay), (154, .tooFar), (125, .refused),
    ]
    for (code, reason) in reasons {
      let body = #"{"error_code":\#(code),"error":"x","status_code":400,"status":"Bad Request"}"#
      let server = try FakeServer(answers: [EngineScript.refused(body)])
      let engine = try RoutingEngine(.valhalla, at: server)
      #expect(try await engine.ways([EngineScript.journey()]) == [.failure(reason)])
    }
  }
}
