import Corridor
import CorridorTestSupport
import CorridorThreads
import Testing

@testable import CorridorOnline

/// Engines while synchronous work blocks all threads of Swift's global pool.
@Suite(.serialized, .timeLimit(.minutes(ProcessorTime.minutes(2)))) struct BlockedEngineTests {
  @Test(arguments: RoutingEngineKind.allCases)
  func `an engine answers a thread that waits`(kind: RoutingEngineKind) throws {
    let server = try EngineScript.server(kind)
    let engine = try RoutingEngine(nil, at: server)
    let journeys = (0..<7).map { EngineScript.journey(placeAt: 9 + Double($0) / 64) }
    let (ways, wasBlocked) = BlockedPool.run {
      WaitingExecutor.outcome(until: CancellationToken(after: .seconds(30))) {
        try? await engine.ways(journeys)
      }
    }
    #expect(ways == Array(repeating: .success(EngineScript.good), count: 7) && wasBlocked)
  }

  @Test func `a failed request is repeated after a pause`() throws {
    let server = try FakeServer(answers: [FakeServer.answer("503 Busy", body: "{}")])
    let engine = try RoutingEngine(
      url: server.url, kind: .osrm,
      retries: RetryPolicy(attempts: 3, firstWait: .milliseconds(10)))
    let (ways, wasBlocked) = BlockedPool.run {
      WaitingExecutor.outcome(until: CancellationToken(after: .seconds(30))) {
        try? await engine.ways([EngineScript.journey()])
      }
    }
    #expect(ways == [.failure(.engineDown)] && wasBlocked)
    #expect(server.requests.withLock { $0.count } == 3)
  }
}
