import Corridor
import CorridorIndex
import CorridorTestSupport
import CorridorThreads
import Glibc
import Testing

@testable import CorridorHTTP

/// A server that is asked to stop while many ask it.
@Suite struct DrainTests {
  /// What became of the requests of a client.
  private struct Tally {
    var answered = 0
    var lost = 0
    var isRefused = false
  }

  /// Asks until connections are refused, as a proxy does: on a connection for as long as it may.
  private func ask(_ address: String, keepsAlive: Bool) -> Tally {
    var tally = Tally()
    while true {
      guard let wire = try? Wire(address, timeout: 20) else {
        tally.isRefused = true
        return tally
      }
      var mayGoOn = true
      while mayGoOn {
        wire.request("POST", "/light", "x", keepsAlive ? [] : ["Connection: close"])
        do {
          let answer = try wire.answer()
          tally.answered += 1
          mayGoOn = answer.fields["connection"]?.lowercased() != "close"
        } catch {
          tally.lost += 1
          mayGoOn = false
        }
      }
    }
  }

  @Test(arguments: [true, false])
  func `a server that stops under load loses no request`(keepsAlive: Bool) async throws {
    let service = FakeService { _, _, _ in HTTPResponse(200) }
    for _ in 0..<5 {
      let (server, address) = try service.start()
      let tallies = Locked<[Tally]>([])
      let clients = (0..<8).compactMap { _ in
        Thread {
          let tally = ask(address, keepsAlive: keepsAlive)
          tallies.withLock { $0.append(tally) }
        }
      }
      usleep(100_000)
      server.stop(within: .seconds(10))
      for client in clients { client.join() }
      let all = tallies.withLock { $0 }
      #expect(all.count == 8 && all.allSatisfy(\.isRefused))
      #expect(all.reduce(0) { $0 + $1.lost } == 0)
      #expect(all.reduce(0) { $0 + $1.answered } > 8)
    }
  }

  @Test func `each answer of a server that stops is the last of its connection`() throws {
    let isHeld = Locked(true)
    let service = FakeService { _, _, _ in
      while isHeld.withLock({ $0 }) { usleep(1000) }
      return HTTPResponse(200)
    }
    let (server, address) = try service.start()
    let waiting = try Wire(address)
    waiting.request("GET", "/light")
    let idle = try Wire(address)
    #expect(wait { server.load == 1 })
    let stopping = try #require(Thread { server.stop(within: .seconds(30)) })
    usleep(300_000)
    #expect(throws: (any Error).self) { try Wire(address) }
    // A request that comes while others are answered has its answer, too.
    idle.request("GET", "/now")
    let answer = try idle.answer()
    #expect(answer.status == 200 && answer.fields["connection"]?.lowercased() == "close")
    isHeld.withLock { $0 = false }
    let last = try waiting.answer()
    #expect(last.status == 200 && last.fields["connection"]?.lowercased() == "close")
    stopping.join()
  }

  @Test func `a service that drains answers new clients, each for the last time`() throws {
    let service = try TestService()
    let idle = try Wire(service.address)
    service.server.drain()
    func expectLast(_ answer: Wire.Answer, _ status: Int) {
      #expect(answer.status == status)
      #expect(answer.fields["connection"]?.lowercased() == "close")
    }
    expectLast(try service.ask("GET", "/v1/search?text=kestrel"), 200)
    expectLast(try service.ask("GET", "/healthz"), 200)
    idle.request("GET", "/v1/categories")
    expectLast(try idle.answer(), 200)
    let readiness = try service.ask("GET", "/readyz")
    expectLast(readiness, 503)
    #expect(readiness.text.contains(#""code":"stopping""#))
    service.server.stop(within: .seconds(5))
    #expect(throws: (any Error).self) { try Wire(service.address) }
  }

  @Test func `a service that stops says that it is not ready`() throws {
    let service = try TestService()
    let wires = try (0..<2).map { _ in try Wire(service.address) }
    for wire in wires {
      wire.request("GET", "/readyz")
      #expect(try wire.answer().status == 200)
    }
    let stopping = try #require(Thread { service.server.stop(within: .seconds(30)) })
    usleep(300_000)
    wires[0].request("GET", "/readyz")
    #expect(try wires[0].answer().status == 503)
    stopping.join()
  }
}
