import Corridor
import CorridorTestSupport
import CorridorThreads
import Glibc
import Testing

@testable import CorridorHTTP

/// Who is answered when not all can be at once.
@Suite struct FairnessTests {
  /// Work that lasts until it is let go, but for requests with a body, which are short.
  private func service(_ isHeld: Locked<Bool>) -> FakeService {
    FakeService { request, token, _ in
      while request.body.isEmpty, isHeld.withLock({ $0 }), !token.isCancelled { usleep(1000) }
      return HTTPResponse(200)
    }
  }

  /// Asks `count` times for something that lasts, on connections of their own.
  private func hold(
    _ path: String, _ count: Int, at address: String, as client: String? = nil
  ) throws -> [Wire] {
    try (0..<count).map { _ in
      let wire = try Wire(address)
      wire.request("GET", path, nil, client.map { ["X-Forwarded-For: \($0)"] } ?? [])
      return wire
    }
  }

  @Test(arguments: 1...4)
  func `short requests pass heavy ones`(workers: Int) throws {
    let isHeld = Locked(true)
    let (server, address) = try service(isHeld).start { $0.workers = workers }
    defer { server.stop(within: .seconds(5)) }
    let heavy = try hold("/heavy", 2 * workers, at: address)
    #expect(wait { server.load == 2 * workers })
    let wire = try Wire(address, timeout: 5)
    for _ in 0..<20 {
      wire.request("POST", "/light", "x")
      #expect(try wire.answer().status == 200)
    }
    isHeld.withLock { $0 = false }
    for wire in heavy { #expect(try wire.answer().status == 200) }
  }

  @Test func `a request is heavy if its body is`() {
    for (count, isHeavy) in [(0, false), (10, false), (65_536, false), (65_537, true)] {
      #expect(RequestCost(of: [UInt8](repeating: 0x20, count: count)).isHeavy == isHeavy)
    }
  }

  @Test func `as many heavy requests run at once as there are workers`() throws {
    let running = Locked((now: 0, most: 0))
    let service = FakeService { _, _, _ in
      running.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
      usleep(20_000)
      running.withLock { $0.now -= 1 }
      return HTTPResponse(200)
    }
    let (server, address) = try service.start { $0.workers = 3 }
    for wire in try hold("/heavy", 12, at: address) { #expect(try wire.answer().status == 200) }
    #expect(running.withLock { $0.most } == 3)
    server.stop(within: .seconds(5))
  }

  @Test func `requests that seemed short and are not hold up no others`() throws {
    let isHeld = Locked(true)
    let (server, address) = try service(isHeld).start { $0.workers = 2 }
    defer { server.stop(within: .seconds(5)) }
    let long = try hold("/light", 20, at: address)
    #expect(wait { server.load == 20 })
    let wire = try Wire(address, timeout: 10)
    for _ in 0..<5 {
      wire.request("POST", "/light", "x")
      #expect(try wire.answer().status == 200)
    }
    isHeld.withLock { $0 = false }
    for wire in long { #expect(try wire.answer().status == 200) }
  }

  @Test func `clients take turns`() throws {
    let isHeld = Locked(true)
    let order = Locked<[String]>([])
    let service = FakeService { request, _, _ in
      while isHeld.withLock({ $0 }) { usleep(1000) }
      order.withLock { $0.append(request.head.fields["x-forwarded-for"] ?? "") }
      return HTTPResponse(200)
    }
    let (server, address) = try service.start { $0.workers = 1 }
    defer { server.stop(within: .seconds(5)) }
    var wires = try hold("/heavy", 1, at: address, as: "first")
    #expect(wait { server.load == 1 })
    wires += try hold("/heavy", 10, at: address, as: "10.0.0.1")
    #expect(wait { server.load == 11 })
    wires += try hold("/heavy", 2, at: address, as: "10.0.0.2")
    #expect(wait { server.load == 13 })
    isHeld.withLock { $0 = false }
    for wire in wires { #expect(try wire.answer().status == 200) }
    // Both of the second client come among the first four of those that waited.
    #expect(order.withLock { $0[1...4].filter { $0 == "10.0.0.2" }.count } == 2)
  }

  @Test func `a client that takes all places loses one to another client`() throws {
    let isHeld = Locked(true)
    let (server, address) = try service(isHeld).start {
      $0.workers = 1
      $0.queue = 4
    }
    defer { server.stop(within: .seconds(5)) }
    let many = try hold("/heavy", 5, at: address, as: "10.0.0.1")
    #expect(wait { server.load == 5 })
    let refused = try hold("/heavy", 1, at: address, as: "10.0.0.1")
    #expect(try refused[0].answer().status == 503)
    let other = try hold("/heavy", 1, at: address, as: "10.0.0.2")
    // It is in the place of one of the others, who hears of it.
    #expect(wait { many.contains { $0.hasInput } })
    isHeld.withLock { $0 = false }
    #expect(try other[0].answer().status == 200)
    let statuses = try many.map { try $0.answer().status }.sorted()
    #expect(statuses == [200, 200, 200, 200, 503])
  }

  @Test func `a client that does not read keeps no worker from others`() throws {
    let service = FakeService { request, token, writer in
      guard request.body.isEmpty else { return HTTPResponse(200) }
      writer.begin(HTTPResponse(200))
      let bytes = [UInt8](repeating: 0x20, count: 1 << 16)
      for _ in 0..<1000 where !writer.write(bytes) { return HTTPResponse(500) }
      return nil
    }
    let (server, address) = try service.start { $0.workers = 1 }
    defer { server.stop(within: .zero) }
    let slow = try hold("/heavy", 5, at: address)
    let wire = try Wire(address, timeout: 10)
    for _ in 0..<20 {
      wire.request("POST", "/heavy", "x")
      #expect(try wire.answer().status == 200)
      usleep(5000)
    }
    // Whoever reads in the end gets all of it.
    #expect(try slow[0].answer().body.count == 1000 << 16)
  }
}
