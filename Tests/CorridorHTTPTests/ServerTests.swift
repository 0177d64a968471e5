import Corridor
import CorridorIndex
import CorridorTestSupport
import CorridorThreads
import Glibc
import Synchronization
import Testing

@testable import CorridorHTTP

/// The server beneath the service: who works, who waits, who is told to come again.
@Suite struct ServerTests {
  /// Work that goes on until it is told to stop, or for as long as it is held; then it answers with
  /// the body.
  private final class Slow: Sendable {
    let begun = Atomic(0)
    let stopped = Atomic(0)
    let late = Atomic(0)
    let isHeld = Atomic(true)

    func work(_ request: HTTPRequest, _ token: CancellationToken) -> HTTPResponse {
      begun.add(1, ordering: .relaxed)
      while isHeld.load(ordering: .relaxed) {
        do throws(SearchError) { try token.check() } catch {
          if case .tookTooLong = error { late.add(1, ordering: .relaxed) }
          stopped.add(1, ordering: .relaxed)
          return HTTPResponse(503)
        }
        usleep(1000)
      }
      return HTTPResponse(200, type: "text/plain", request.body)
    }

    /// Starts a server with one worker.
    func start(
      limit: Duration = .seconds(60)
    ) throws -> (server: HTTPServer, address: String, service: FakeService) {
      let service = FakeService(limit: limit) { request, token, _ in self.work(request, token) }
      let (server, address) = try service.start {
        $0.workers = 1
        $0.queue = 2
      }
      return (server, address, service)
    }
  }

  @Test func `work for a client that has gone is stopped`() throws {
    let slow = Slow()
    let (server, address, _) = try slow.start()
    do {
      let wire = try Wire(address)
      wire.request("GET", "/heavy")
      #expect(wait { slow.begun.load(ordering: .relaxed) == 1 })
    }
    #expect(wait { slow.stopped.load(ordering: .relaxed) == 1 })
    #expect(slow.late.load(ordering: .relaxed) == 0)
    server.stop(within: .seconds(5))
  }

  @Test func `work that takes too long is stopped, and the client is told`() throws {
    let slow = Slow()
    let (server, address, _) = try slow.start(limit: .milliseconds(50))
    let wire = try Wire(address)
    wire.request("GET", "/heavy")
    #expect(try wire.answer().status == 503)
    #expect(slow.late.load(ordering: .relaxed) == 1)
    server.stop(within: .seconds(5))
  }

  @Test func `when too many wait, the next is told to come again, and quick answers go on`() throws
  {
    let slow = Slow()
    let (server, address, _) = try slow.start()
    let waiting = try (0..<3).map { _ in try Wire(address) }
    for wire in waiting { wire.request("GET", "/heavy") }
    #expect(wait { server.load == 3 })
    let next = try Wire(address)
    next.request("GET", "/heavy")
    #expect(try next.answer().status == 503)
    next.request("GET", "/now")
    #expect(try next.answer().status == 200)
    slow.isHeld.store(false, ordering: .relaxed)
    for wire in waiting { #expect(try wire.answer().status == 200) }
    #expect(slow.begun.load(ordering: .relaxed) == 3)
    server.stop(within: .seconds(5))
  }

  @Test func `a server that stops lets those who wait have their answers`() throws {
    let slow = Slow()
    let (server, address, _) = try slow.start()
    let wire = try Wire(address)
    wire.request("POST", "/heavy", "body")
    #expect(wait { slow.begun.load(ordering: .relaxed) == 1 })
    let stopping = try #require(Thread { server.stop(within: .seconds(30)) })
    usleep(100_000)
    slow.isHeld.store(false, ordering: .relaxed)
    #expect(try wire.answer().text == "body")
    stopping.join()
    #expect(throws: (any Error).self) { try Wire(address) }
  }

  @Test func `a server that stops sends to the end what it has begun to send`() throws {
    let slow = Slow()
    let (server, address, _) = try slow.start()
    slow.isHeld.store(false, ordering: .relaxed)
    let wire = try Wire(address)
    // More than the buffers between them hold.
    let body = String(repeating: "x", count: 1 << 24)
    wire.request("POST", "/heavy", body)
    #expect(wait { slow.begun.load(ordering: .relaxed) >= 1 })
    let stopping = try #require(Thread { server.stop(within: .seconds(30)) })
    usleep(50_000)
    #expect(try wire.answer().body.count == body.utf8.count)
    stopping.join()
  }

  @Test func `a server that stops does not wait for ever`() throws {
    let slow = Slow()
    let (server, address, _) = try slow.start()
    let wire = try Wire(address)
    wire.request("GET", "/heavy")
    #expect(wait { slow.begun.load(ordering: .relaxed) == 1 })
    server.stop(within: .milliseconds(50))
    #expect(slow.stopped.load(ordering: .relaxed) == 1)
  }

  @Test func `requests one after the other on a connection are each answered`() throws {
    let slow = Slow()
    let (server, address, service) = try slow.start()
    slow.isHeld.store(false, ordering: .relaxed)
    let wire = try Wire(address)
    for number in 0..<200 {
      wire.request("POST", "/heavy", "body \(number)")
      #expect(try wire.answer().text == "body \(number)")
    }
    // Also when the next is sent before the answer to the one before.
    for number in 0..<20 { wire.request("POST", "/heavy", "ahead \(number)") }
    for number in 0..<20 { #expect(try wire.answer().text == "ahead \(number)") }
    #expect(wait { service.ended.withLock { $0.count } == 220 })
    server.stop(within: .seconds(5))
  }
}
