import Corridor
import CorridorHTTP
import CorridorOnline
import CorridorTestSupport
import CorridorThreads
import Foundation
import Testing

/// Connections: kept, shared, given up, and what is sent on them.
@Suite(.timeLimit(.minutes(ProcessorTime.minutes(5)))) struct ConnectionTests {
  private func client(_ server: FakeServer, key: String? = nil) throws -> OnlineService {
    try OnlineService(url: server.url, key: key, limits: .patient)
  }

  @Test func `searches one after the other share a connection`() async throws {
    let server = try FakeServer(answers: [FakeServer.onePlace])
    let service = try client(server)
    let copy = service
    for number in 0..<20 {
      let response = try await (number % 2 == 0 ? service : copy).search(SearchRequest("x"))
      #expect(response.objects.map(\.uri) == ["fake:1"])
    }
    #expect(server.requests.withLock(\.count) == 20)
    #expect(server.connections.withLock { $0 } == 1)
  }

  @Test func `a connection that the service has closed is replaced`() async throws {
    // Each connection is for one request.
    let server = try FakeServer { peer, _ in
      if peer.request() != nil { peer.send(FakeServer.onePlace) }
    }
    let service = try OnlineService(url: server.url, limits: .patient, retries: .never)
    for _ in 0..<10 {
      #expect(try await service.search(SearchRequest("x")).objects.count == 1)
    }
  }

  @Test func `many searches at once wait for nobody, least of all for each other`() async throws {
    // More than there are threads for tasks; none is answered before all have come.
    let count = 24
    let come = Locked(0)
    let server = try FakeServer { peer, _ in
      while peer.request() != nil {
        come.withLock { $0 += 1 }
        while come.withLock({ $0 }) < count { usleep(1000) }
        peer.send(FakeServer.onePlace)
      }
    }
    let service = try client(server)
    let found = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<count {
        group.addTask { try await service.search(SearchRequest("x")).objects.count }
      }
      return try await group.reduce(0, +)
    }
    #expect(found == count)
  }

  @Test func `no more connections are made than may be`() async throws {
    let server = try FakeServer { peer, _ in
      while peer.request() != nil {
        usleep(20_000)
        peer.send(FakeServer.onePlace)
      }
    }
    var limits = OnlineLimits.patient
    limits.connections = 2
    let service = try OnlineService(url: server.url, limits: limits)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<12 {
        group.addTask { _ = try await service.search(SearchRequest("x")) }
      }
      try await group.waitForAll()
    }
    #expect(server.requests.withLock(\.count) == 12)
    #expect(server.connections.withLock { $0 } <= 2)
  }

  @Test func `a search that waits for a connection waits no longer than it may`() async throws {
    let isSlow = Locked(true)
    let server = try FakeServer { peer, _ in
      while peer.request() != nil {
        while isSlow.withLock({ $0 }) { usleep(10_000) }
        peer.send(FakeServer.onePlace)
      }
    }
    var limits = OnlineLimits.patient
    limits.connections = 1
    let service = try OnlineService(url: server.url, limits: limits)
    let first = Task { try await service.search(SearchRequest("x")) }
    while server.requests.withLock(\.count) == 0 { try await Task.sleep(for: .milliseconds(5)) }
    var options = SearchOptions()
    options.timeLimit = .milliseconds(200)
    // The only connection is still taken.
    await #expect(throws: SearchError.self) {
      try await service.search(SearchRequest("y", options: options))
    }
    isSlow.withLock { $0 = false }
    #expect(try await first.value.objects.count == 1)
  }

  @Test func `eight searches at once get their own answers`() async throws {
    let world = try OnlineWorld.usual.get()
    let manager = SearchManager(.online(try world.service()))
    let texts = [
      "kestrel", "ostro", "cafe", "Sorrel", "Quillhaven", "fuel", "where to eat", "АЗС Маяк",
    ]
    try await withThrowingTaskGroup(of: Void.self) { group in
      for text in texts {
        group.addTask {
          for _ in 0..<10 {
            let response = try await manager.submit(text).response
            expectSame(
              description(of: response),
              description(of: try world.index.search(SearchRequest(text))))
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test(arguments: 0..<3)
  func `a search that is cancelled ends at once, and the service sees it`(way: Int) async throws {
    let (asked, gone) = (Locked(false), Locked(false))
    let server = try FakeServer { peer, _ in
      _ = peer.request()
      asked.withLock { $0 = true }
      peer.waitForEnd()
      gone.withLock { $0 = true }
    }
    var session: SearchSession? = SearchManager(.online(try client(server))).submit("x")
    let response = Task { [session] in try await session?.response }
    while !asked.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(5)) }
    #expect(!gone.withLock { $0 })
    switch way {
    case 0: session?.cancel()
    case 1: response.cancel()
    // The client goes, too.
    default:
      session?.cancel()
      session = nil
    }
    await #expect {
      try await response.value
    } throws: { error in
      if case SearchError.cancelled = error { true } else { false }
    }
    while !gone.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(5)) }
  }

  @Test func `a search that is cancelled while it waits for another attempt ends`() async throws {
    let busy = FakeServer.answer("503 Service Unavailable", fields: ["Retry-After: 400"], body: "")
    let server = try FakeServer(answers: [busy])
    let service = try client(server)
    let search = Task { try await service.search(SearchRequest("x")) }
    while server.requests.withLock(\.isEmpty) { try await Task.sleep(for: .milliseconds(5)) }
    search.cancel()
    await #expect {
      try await search.value
    } throws: { error in
      if case SearchError.cancelled = error { true } else { false }
    }
  }

  @Test func `a task that is cancelled before it begins sends nothing`() async throws {
    let server = try FakeServer(answers: [FakeServer.onePlace])
    let service = try client(server)
    let search = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await service.search(SearchRequest("x"))
    }
    search.cancel()
    await #expect(throws: SearchError.self) { try await search.value }
    #expect(server.requests.withLock(\.isEmpty))
  }

  @Test func `the head of a request says who asks and what is read`() async throws {
    let server = try FakeServer(answers: [FakeServer.onePlace])
    let text = String(repeating: "x", count: 2_000_000)
    _ = try await client(server, key: "secret-1").search(SearchRequest(text))
    let request = try #require(server.requests.withLock(\.first))
    let lines = request.head.components(separatedBy: "\r\n")
    #expect(lines.first == "POST /v1/search HTTP/1.1")
    #expect(lines.contains("Authorization: Bearer secret-1"))
    #expect(lines.contains("Content-Type: application/json"))
    #expect(lines.contains { $0.lowercased() == "accept-encoding: gzip" })
    #expect(!request.head.lowercased().contains("expect:"))
    #expect(request.body.count > text.utf8.count)
  }

  @Test func `a service with keys answers who has one`() async throws {
    let keys = try APIKeys("dispatch secret-key-000001\n")
    let world = try OnlineWorld { $0.keys = keys }
    let right = try world.service(key: "secret-key-000001")
    #expect(try await right.search(SearchRequest("kestrel")).metadata.found > 0)
    for wrong in [try world.service(), try world.service(key: "secret-key-000002")] {
      await #expect {
        try await wrong.search(SearchRequest("kestrel"))
      } throws: { error in
        if case SearchError.service(.unauthorised(401, _)) = error { true } else { false }
      }
    }
  }
}
