import Corridor
import CorridorRequests
import CorridorTestSupport
import CorridorThreads
import Foundation
import Testing

@testable import CorridorHTTP

/// Detours that clients ask a service for.
@Suite(.serialized, .timeLimit(.minutes(ProcessorTime.minutes(2)))) struct DetourServiceTests {
  /// An engine for which every way takes a minute, until it is told to hold its answers back.
  private final class SlowEngine: DetourEngine {
    let mostJourneys = 4
    let reachMeters = 200.0
    let isHeld = Locked(false)
    let askedCount = Locked(0)

    func topSpeed(of vehicle: VehicleProfile?) -> Double? { nil }

    func times(
      along lines: [FollowedLine], for vehicle: VehicleProfile?
    ) async throws(DetourFault) -> [LineTimes?] {
      askedCount.withLock { $0 += 1 }
      while isHeld.withLock({ $0 }) {
        do { try await Task.sleep(for: .milliseconds(5)) } catch { throw .cancelled }
      }
      return lines.map { LineTimes(meters: [0, $0.lengthMeters], seconds: [0, 100]) }
    }

    func ways(
      _ journeys: [DetourJourney], for vehicle: VehicleProfile?, hasShapes: Bool
    ) async throws(DetourFault) -> [Result<DetourWays, DetourUnknown>] {
      let way = DetourWay(seconds: 60, meters: 500)
      return journeys.map { _ in .success(DetourWays(out: way, back: way)) }
    }
  }

  private static func body(_ more: String) throws -> String {
    #"{"route":\#(try TestService.route()),"categories":["fuel"],\#(more)}"#
  }

  @Test func `a request has detours by the fields of the command`() throws {
    let service = try TestService { $0.engine = EngineAccess(SlowEngine(), mostJourneys: 3) }
    let answer = try service.ask("POST", "/v1/find", Self.body(#""detours":true"#))
    #expect(answer.status == 200, "\(answer.text)")
    let hits = try #require(try answer.json()["hits"] as? [[String: Any]])
    #expect(hits.count { $0["detourSeconds"] is Double } == 3)
    #expect(hits.count { $0["detourUnknownBecause"] as? String == "notAsked" } == hits.count - 3)
    let facts = try #require(try answer.json()["detours"] as? [String: Any])
    #expect(facts["exact"] as? Bool == false && facts["journeyCount"] as? Int == 3)
    let strict = try service.ask(
      "POST", "/v1/find", Self.body(#""sort":"detour","limit":2,"detourStrict":true"#))
    #expect(strict.status == 503 && strict.text.contains("no-detours"))
    let gaps = try service.ask("POST", "/v1/gaps", Self.body(#""maxDetour":"1s""#))
    #expect(gaps.status == 200)
  }

  @Test func `a service finds detours while all threads of Swift's pool are blocked`() throws {
    let service = try TestService { $0.engine = EngineAccess(SlowEngine()) }
    let body = try Self.body(#""detours":true"#)
    let (answer, wasBlocked) = try BlockedPool.run { try service.ask("POST", "/v1/find", body) }
    #expect(answer.status == 200 && wasBlocked, "\(answer.text)")
  }

  @Test func `a service without an engine says so, and nobody names one`() throws {
    let service = try TestService.usual.get()
    for field in [#""detours":true"#, #""sort":"detour""#, #""maxDetour":"5min""#] {
      let answer = try service.ask("POST", "/v1/find", Self.body(field))
      #expect(answer.status == 400 && answer.text.contains("engine"), "\(answer.text)")
    }
    for field in [#""engine":"http://127.0.0.1:1""#, #""engineKeyFile":"/etc/passwd""#] {
      let answer = try service.ask("POST", "/v1/find", Self.body(field))
      #expect(answer.status == 400 && answer.text.contains("unknown field"), "\(answer.text)")
    }
  }

  @Test func `a slow engine keeps nobody else from the service`() throws {
    let engine = SlowEngine()
    engine.isHeld.withLock { $0 = true }
    let service = try TestService {
      $0.engine = EngineAccess(engine, mostWaiting: 1)
      $0.limits.workers = 2
    }
    let first = Locked<Int?>(nil)
    let body = try Self.body(#""detours":true"#)
    Foundation.Thread.detachNewThread {
      let answer = try? service.ask("POST", "/v1/find", body)
      first.withLock { $0 = answer?.status ?? 0 }
    }
    #expect(wait { engine.askedCount.withLock { $0 } == 1 })
    let second = try service.ask("POST", "/v1/find", body)
    #expect(second.status == 503 && second.fields["retry-after"] == "1")
    let plain = try service.ask("POST", "/v1/find", Self.body(#""limit":1"#))
    #expect(plain.status == 200)
    engine.isHeld.withLock { $0 = false }
    #expect(wait { first.withLock { $0 } == 200 })
  }

  @Test func `the time limit of a request ends its wait for the engine`() throws {
    let engine = SlowEngine()
    engine.isHeld.withLock { $0 = true }
    let service = try TestService {
      $0.engine = EngineAccess(engine)
      $0.deadline = .milliseconds(300)
    }
    let answer = try service.ask("POST", "/v1/find", Self.body(#""detours":true"#))
    #expect(answer.status == 503 && answer.text.contains("deadline"), "\(answer.text)")
    #expect(try service.ask("GET", "/healthz").status == 200)
  }
}
