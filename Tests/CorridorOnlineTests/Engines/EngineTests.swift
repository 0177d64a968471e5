import Corridor
import CorridorGeometry
import CorridorTestSupport
import CorridorThreads
import Foundation
import Testing

@testable import CorridorOnline

/// Journeys by all engines: good answers, hostile ones, and none.
@Suite(.serialized, .timeLimit(.minutes(ProcessorTime.minutes(5)))) struct EngineTests {
  @Test(arguments: RoutingEngineKind.allCases)
  func `a good answer`(kind: RoutingEngineKind) async throws {
    let server = try EngineScript.server(kind)
    let engine = try RoutingEngine(kind, at: server)
    let journeys = (0..<7).map { EngineScript.journey(placeAt: 9 + Double($0) / 64) }
    let ways = try await engine.ways(journeys)
    let good = Result<DetourWays, DetourUnknown>.success(EngineScript.good)
    #expect(ways == Array(repeating: good, count: 7))
    #expect(try await engine.ways([]).isEmpty)
  }

  @Test(arguments: RoutingEngineKind.allCases)
  func `a place that breaks a request changes no other answer`(
    kind: RoutingEngineKind
  ) async throws {
    let server = try EngineScript.server(kind)
    let engine = try RoutingEngine(kind, at: server)
    let ways = try await engine.ways(
      [9, 9.5, 9.125, 9.25, 9.75].map { EngineScript.journey(placeAt: $0) })
    let good = Result<DetourWays, DetourUnknown>.success(EngineScript.good)
    #expect(ways == [good, .failure(.noRoad), good, .failure(.noWay), good])
  }

  @Test(arguments: RoutingEngineKind.allCases)
  func `an engine is told by its answers, once`(kind: RoutingEngineKind) async throws {
    let server = try EngineScript.server(kind)
    let engine = try RoutingEngine(nil, at: server)
    let copy = engine
    #expect(engine.kind == nil)
    #expect(engine.topSpeed(of: nil) == 50)
    async let first = engine.ways([EngineScript.journey()])
    async let second = copy.ways([EngineScript.journey()])
    let (one, other) = try await (first, second)
    #expect(one == [.success(EngineScript.good)])
    #expect(other == one)
    #expect(engine.kind == kind && copy.kind == kind)
    let probes = server.requests.withLock { requests in
      requests.filter { EngineScript.path(of: $0) == "/status" }.count
    }
    #expect(probes == 1)
  }

  @Test func `what is no engine is asked again by the next call`() async throws {
    let server = try FakeServer(answers: [
      FakeServer.answer("404 Not Found", type: "text/html", body: "<html>")
    ])
    let engine = try RoutingEngine(nil, at: server)
    for _ in 0..<2 {
      #expect(try await engine.ways([EngineScript.journey()]) == [.failure(.badAnswer)])
    }
    await #expect(throws: DetourFault.away(.badAnswer)) {
      try await engine.times(along: [EngineTimesTests.line()], for: nil)
    }
    #expect(engine.kind == nil)
  }

  // MARK: Hostile answers

  private static let numbers: [RoutingEngineKind: String] = [
    .valhalla: #"""
    {"trip":{"legs":[{"summary":{"time":#,"length":1}},{"summary":{"time":2,"length":#}}],
    "summary":{"time":3,"length":2},"units":"kilometers"}}
    """#,
    .osrm: ##"{"code":"Ok","durations":[[#,1],[1,2]],"distances":[[1,1],[1,#]]}"##,
    .graphHopper: ##"{"paths":[{"distance":#,"time":#}]}"##,
    .openRouteService: ##"{"durations":[[#,1],[1,2]],"distances":[[1,1],[1,#]]}"##,
  ]

  @Test(
    arguments: RoutingEngineKind.allCases,
    [
      "NaN", "-1", "\"1\"", "1e999", "-Infinity", "1e300", "{}", "[]", "true",
    ])
  func `what is no length or time is a bad answer`(
    kind: RoutingEngineKind, number: String
  ) async throws {
    let template = try #require(Self.numbers[kind])
    let body = template.replacingOccurrences(of: "#", with: number)
    let server = try EngineScript.server(kind, hostile: FakeServer.answer(body: body))
    let engine = try RoutingEngine(kind, at: server)
    #expect(try await engine.ways([EngineScript.journey()]) == [.failure(.badAnswer)])
  }

  /// An answer that is none, and what it is taken for.
  struct NoAnswer: Sendable {
    var text: String
    var reason: DetourUnknown

    init(_ text: String, _ reason: DetourUnknown) {
      self.text = text
      self.reason = reason
    }
  }

  static let noAnswers: [NoAnswer] = [
    NoAnswer(FakeServer.answer(type: "text/html", body: "<html>sign in</html>"), .badAnswer),
    NoAnswer(FakeServer.answer(body: "{}"), .badAnswer),
    NoAnswer(FakeServer.answer(body: "[]"), .badAnswer),
    NoAnswer(FakeServer.answer(body: ""), .badAnswer),
    NoAnswer(
      FakeServer.answer(body: #"{"trip":{},"code":"Ok","paths":[],"durations":[]}"#), .badAnswer),
    NoAnswer(
      FakeServer.answer("400 Bad Request", type: "text/html", body: "<html>"), .badAnswer),
    NoAnswer(FakeServer.answer("302 Found", fields: ["Location: /x"], body: ""), .badAnswer),
    NoAnswer(FakeServer.answer("401 Unauthorized", body: "{}"), .refused),
    NoAnswer(FakeServer.answer("429 Too Many Requests", body: "{}"), .refused),
    NoAnswer(FakeServer.answer("500 Internal Server Error", body: "{}"), .engineDown),
    NoAnswer(FakeServer.answer("503 Service Unavailable", body: ""), .engineDown),
    NoAnswer("", .engineDown),
    NoAnswer("HTTP/1.1 200 OK\r\nContent-Length: 9\r\nConnection: close\r\n\r\n", .timedOut),
  ]

  @Test(arguments: RoutingEngineKind.allCases, EngineTests.noAnswers)
  func `answers that are none`(kind: RoutingEngineKind, answer: NoAnswer) async throws {
    let server = try EngineScript.server(kind, hostile: answer.text)
    // Only the answer that never ends has to be waited for.
    let limit: Duration = answer.reason == .timedOut ? .milliseconds(300) : .seconds(300)
    let engine = try RoutingEngine(kind, at: server, limits: EngineLimits(timeout: limit))
    #expect(try await engine.ways([EngineScript.journey()]) == [.failure(answer.reason)])
  }

  @Test(arguments: RoutingEngineKind.allCases)
  func `an answer that is too large`(kind: RoutingEngineKind) async throws {
    let padded = #"{"x":""# + String(repeating: "x", count: 1000) + #""}"#
    let server = try EngineScript.server(kind, hostile: FakeServer.answer(body: padded))
    let engine = try RoutingEngine(
      kind, at: server, limits: EngineLimits(timeout: .seconds(300), answerBytes: 900))
    #expect(try await engine.ways([EngineScript.journey()]) == [.failure(.badAnswer)])
  }

  @Test(arguments: RoutingEngineKind.allCases)
  func `an engine that nobody is at`(kind: RoutingEngineKind) async throws {
    let port = try FakeServer.refusingPort()
    let engine = try RoutingEngine(
      url: "http://127.0.0.1:\(port)", kind: kind,
      retries: RetryPolicy(attempts: 2, firstWait: .milliseconds(1)))
    #expect(try await engine.ways([EngineScript.journey()]) == [.failure(.engineDown)])
    await #expect(throws: DetourFault.away(.engineDown)) {
      try await engine.times(along: [EngineTimesTests.line()], for: nil)
    }
  }

  @Test(arguments: [
    FakeServer.answer("503 Service Unavailable", body: ""),
    FakeServer.answer("429 Too Many Requests", body: "{}"), "",
  ])
  func `an engine that may answer the next time is asked again`(first: String) async throws {
    let answer = EngineScript.answer(.valhalla, "/route", "")
    let server = try FakeServer(answers: [first, answer])
    let engine = try RoutingEngine(.valhalla, at: server)
    #expect(try await engine.ways([EngineScript.journey()]) == [.success(EngineScript.good)])
    #expect(server.requests.withLock(\.count) == 2)
  }

  @Test func `a wait that is longer than the time limit is not begun`() async throws {
    let busy = FakeServer.answer("503 Service Unavailable", fields: ["Retry-After: 900"], body: "")
    let server = try FakeServer(answers: [busy])
    let engine = try RoutingEngine(.valhalla, at: server)
    #expect(try await engine.ways([EngineScript.journey()]) == [.failure(.engineDown)])
    #expect(server.requests.withLock(\.count) == 1)
  }

  @Test func `an engine that does not answer is spared`() async throws {
    let server = try EngineScript.server(.osrm, hostile: "")
    let engine = try RoutingEngine(.osrm, at: server, retries: .never)
    for _ in 0..<50 {
      #expect(try await engine.ways([EngineScript.journey()]) == [.failure(.engineDown)])
    }
    // One a second are tried, however slow the machine is.
    #expect(server.requests.withLock(\.count) < 50)
  }

  @Test func `the breaker opens after failures in a row, and closes with an answer`() {
    let breaker = EngineBreaker()
    let start = ContinuousClock.now
    for _ in 0..<5 { breaker.note(isAnswered: false, at: start) }
    breaker.note(isAnswered: true, at: start)
    for _ in 0..<6 {
      #expect(breaker.admits(at: start))
      breaker.note(isAnswered: false, at: start)
    }
    #expect(!breaker.admits(at: start + .milliseconds(999)))
    #expect(breaker.admits(at: start + .milliseconds(1000)))
    #expect(!breaker.admits(at: start + .milliseconds(1999)))
    #expect(breaker.admits(at: start + .milliseconds(2000)))
    breaker.note(isAnswered: true, at: start)
    #expect(breaker.admits(at: start))
  }

  // MARK: Tasks

  @Test(arguments: RoutingEngineKind.allCases)
  func `a cancelled task ends at once`(kind: RoutingEngineKind) async throws {
    let server = try FakeServer { peer, _ in
      _ = peer.request()
      peer.waitForEnd()
    }
    let engine = try RoutingEngine(kind, at: server)
    // More journeys than requests at once: some wait for their turn.
    let journeys = (0..<40).map { EngineScript.journey(placeAt: 9 + Double($0) / 64) }
    let task = Task { try await engine.ways(journeys) }
    while server.requests.withLock(\.isEmpty) { try await Task.sleep(for: .milliseconds(5)) }
    task.cancel()
    await #expect(throws: DetourFault.cancelled) { try await task.value }
  }

  @Test func `no more requests are made at once than may be`() async throws {
    let (running, most) = (Locked(0), Locked(0))
    let server = try FakeServer { peer, _ in
      while peer.request() != nil {
        let count = running.withLock { count in
          count += 1
          return count
        }
        most.withLock { $0 = max($0, count) }
        usleep(5000)
        running.withLock { $0 -= 1 }
        peer.send(EngineScript.answer(.valhalla, "/route", ""))
      }
    }
    let engine = try RoutingEngine(
      .valhalla, at: server, limits: EngineLimits(timeout: .seconds(300), requests: 3))
    #expect(engine.mostJourneys == 3)
    let journeys = (0..<20).map { EngineScript.journey(placeAt: 9 + Double($0) / 64) }
    #expect(try await engine.ways(journeys).count == 20)
    #expect(most.withLock { $0 } <= 3)
    #expect(server.requests.withLock(\.count) == 20)
  }

  // MARK: Keys and addresses

  @Test(arguments: RoutingEngineKind.allCases)
  func `a key goes to its engine and into no text`(kind: RoutingEngineKind) async throws {
    let server = try EngineScript.server(kind)
    let engine = try RoutingEngine(kind, at: server, key: "se+cret/1")
    _ = try await engine.ways([EngineScript.journey()])
    var text = ""
    dump(engine, to: &text)
    for shown in ["\(engine)", String(reflecting: engine), text] {
      #expect(!shown.contains("cret"))
    }
    let requests = server.requests.withLock { $0 }
    for request in requests {
      let lines = request.head.components(separatedBy: "\r\n")
      let target = EngineScript.target(of: request)
      switch kind {
      case .valhalla: #expect(lines.contains("Authorization: Bearer se+cret/1"))
      case .openRouteService: #expect(lines.contains("Authorization: se+cret/1"))
      case .graphHopper: #expect(target.hasSuffix("?key=se%2Bcret%2F1"))
      case .osrm: #expect(!request.head.contains("cret"))
      }
      #expect(kind == .graphHopper || !target.contains("cret"))
    }
  }

  @Test(arguments: [
    "http://a/?key=secret", "http://secret:secret@a", "http://secret@a/#secret", "ftp://a?secret",
  ])
  func `errors about URLs have no secrets`(url: String) {
    #expect {
      try RoutingEngine(url: url)
    } throws: { error in
      guard case OnlineServiceError.badURL = error else { return false }
      return !"\(error)".contains("secret")
    }
  }

  @Test(arguments: ["", "a b", "a\r\nX: b"])
  func `what is no key`(key: String) {
    #expect(throws: OnlineServiceError.badKey) { try RoutingEngine(url: "http://a", key: key) }
  }
}
