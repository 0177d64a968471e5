import Corridor
import CorridorIndex
import Glibc
import Synchronization
import Testing

@testable import CorridorHTTP

/// The server beneath the service: who works, who waits, who is told to come again.
@Suite struct ServerTests {
  /// Works on `/slow` until it is told to stop, or for as long as it is held.
  private final class SlowService: HTTPService {
    let begun = Atomic(0)
    let stopped = Atomic(0)
    let late = Atomic(0)
    let ended = Atomic(0)
    let isHeld = Atomic(true)
    let limit: Duration
    /// Heavy ones run one at a time where there is one worker.
    private let cost = RequestCost(isHeavy: true, bytes: 0)

    init(limit: Duration = .seconds(60)) { self.limit = limit }

    func admit(_ head: inout HTTPHead) -> Admission { .body(limit: 1 << 24) }

    func answer(_ request: HTTPRequest) -> HTTPReply {
      guard request.head.path == "/slow" else { return .now(HTTPResponse(200)) }
      return .after(
        HTTPWork(limit: limit, cost: cost) { [self] stop, _ in
          begun.add(1, ordering: .relaxed)
          while isHeld.load(ordering: .relaxed) {
            do throws(SearchError) { try stop.check() } catch {
              if case .tookTooLong = error { late.add(1, ordering: .relaxed) }
              stopped.add(1, ordering: .relaxed)
              return HTTPResponse(503)
            }
            usleep(1000)
          }
          return HTTPResponse(200, type: "text/plain", request.body)
        })
    }

    func tooMuchMemoryResponse(to head: HTTPHead, needed: Int) -> HTTPResponse {
      HTTPResponse(413)
    }

    func busyResponse(to head: HTTPHead) -> HTTPResponse { HTTPResponse(503) }
    func lateResponse(to head: HTTPHead) -> HTTPResponse { HTTPResponse(503) }
    func goneResponse(to head: HTTPHead) -> HTTPResponse { HTTPResponse(400) }

    func tooLargeResponse(to head: HTTPHead, limit: Int) -> HTTPResponse { HTTPResponse(413) }

    func didEnd(_ record: ExchangeRecord) { ended.add(1, ordering: .relaxed) }
  }

  private func start(
    _ service: SlowService, workers: Int = 1, queue: Int = 2
  ) throws -> (server: HTTPServer, address: String) {
    var limits = ServerLimits()
    limits.workers = workers
    limits.queue = queue
    let (socket, address) = try ListenAddress("127.0.0.1:0").listen()
    return (try HTTPServer(socket: socket, service: service, limits: limits), address)
  }

  @Test func `work for a client that has gone is stopped`() throws {
    let service = SlowService()
    let (server, address) = try start(service)
    do {
      let wire = try Wire(address)
      wire.request("GET", "/slow")
      #expect(wait { service.begun.load(ordering: .relaxed) == 1 })
    }
    #expect(wait { service.stopped.load(ordering: .relaxed) == 1 })
    #expect(service.late.load(ordering: .relaxed) == 0)
    server.stop(within: .seconds(5))
  }

  @Test func `work that takes too long is stopped, and the client is told`() throws {
    let service = SlowService(limit: .milliseconds(50))
    let (server, address) = try start(service)
    let wire = try Wire(address)
    wire.request("GET", "/slow")
    #expect(try wire.answer().status == 503)
    #expect(service.late.load(ordering: .relaxed) == 1)
    server.stop(within: .seconds(5))
  }

  @Test func `when too many wait, the next is told to come again, and quick answers go on`() throws
  {
    let service = SlowService()
    let (server, address) = try start(service, workers: 1, queue: 2)
    let waiting = try (0..<3).map { _ in try Wire(address) }
    for wire in waiting { wire.request("GET", "/slow") }
    #expect(wait { server.load == 3 })
    let next = try Wire(address)
    next.request("GET", "/slow")
    #expect(try next.answer().status == 503)
    next.request("GET", "/quick")
    #expect(try next.answer().status == 200)
    service.isHeld.store(false, ordering: .relaxed)
    for wire in waiting { #expect(try wire.answer().status == 200) }
    #expect(service.begun.load(ordering: .relaxed) == 3)
    server.stop(within: .seconds(5))
  }

  @Test func `a server that stops lets those who wait have their answers`() throws {
    let service = SlowService()
    let (server, address) = try start(service)
    let wire = try Wire(address)
    wire.request("POST", "/slow", "body")
    #expect(wait { service.begun.load(ordering: .relaxed) == 1 })
    let stopping = try #require(HelperThread { server.stop(within: .seconds(30)) })
    usleep(100_000)
    service.isHeld.store(false, ordering: .relaxed)
    #expect(try wire.answer().text == "body")
    stopping.join()
    #expect(throws: (any Error).self) { try Wire(address) }
  }

  @Test func `a server that stops sends to the end what it has begun to send`() throws {
    let service = SlowService()
    let (server, address) = try start(service)
    service.isHeld.store(false, ordering: .relaxed)
    let wire = try Wire(address)
    // More than the buffers between them hold.
    let body = String(repeating: "x", count: 1 << 24)
    wire.request("POST", "/slow", body)
    #expect(wait { service.begun.load(ordering: .relaxed) >= 1 })
    let stopping = try #require(HelperThread { server.stop(within: .seconds(30)) })
    usleep(50_000)
    #expect(try wire.answer().body.count == body.utf8.count)
    stopping.join()
  }

  @Test func `a server that stops does not wait for ever`() throws {
    let service = SlowService()
    let (server, address) = try start(service)
    let wire = try Wire(address)
    wire.request("GET", "/slow")
    #expect(wait { service.begun.load(ordering: .relaxed) == 1 })
    server.stop(within: .milliseconds(50))
    #expect(service.stopped.load(ordering: .relaxed) == 1)
  }

  @Test func `requests one after the other on a connection are each answered`() throws {
    let service = SlowService()
    let (server, address) = try start(service)
    service.isHeld.store(false, ordering: .relaxed)
    let wire = try Wire(address)
    for number in 0..<200 {
      wire.request("POST", "/slow", "body \(number)")
      #expect(try wire.answer().text == "body \(number)")
    }
    // Also when the next is sent before the answer to the one before.
    for number in 0..<20 { wire.request("POST", "/slow", "ahead \(number)") }
    for number in 0..<20 { #expect(try wire.answer().text == "ahead \(number)") }
    #expect(wait { service.ended.load(ordering: .relaxed) == 220 })
    server.stop(within: .seconds(5))
  }
}
