import Corridor
import CorridorIndex
import CorridorOnline
import CorridorTestSupport
import CorridorThreads
import Foundation
import Testing

/// The cache of a client: what is kept, for how many answers, and what is sent to ask for changes.
@Suite(.timeLimit(.minutes(ProcessorTime.minutes(5)))) struct OnlineCacheTests {
  /// A server whose answers have the tag `"TAG"` and the request's text as the URI of their place,
  /// and which answers 304 to who has it.
  private func server(_ tag: Locked<String>) throws -> FakeServer {
    try FakeServer { peer, _ in
      while let request = peer.request() {
        let tag = tag.withLock { $0 }
        if request.head.contains("If-None-Match: \(tag)\r\n") {
          peer.send("HTTP/1.1 304 Not Modified\r\nETag: \(tag)\r\n\r\n")
        } else {
          peer.send(Self.tagged(tag, FakeServer.onePlace))
        }
      }
    }
  }

  private static func tagged(_ tag: String, _ answer: String) -> String {
    answer.replacingOccurrences(of: "\r\n\r\n", with: "\r\nETag: \(tag)\r\n\r\n")
  }

  private func client(
    _ server: FakeServer, _ limits: OnlineCacheLimits = OnlineCacheLimits()
  ) throws -> OnlineService {
    try OnlineService(url: server.url, limits: .patient, retries: .never, cacheLimits: limits)
  }

  private func search(_ service: OnlineService, _ text: String = "x") async throws -> [String] {
    try await service.search(SearchRequest(text)).objects.map(\.uri)
  }

  /// The tags that the requests have sent.
  private func known(_ server: FakeServer) -> [String?] {
    server.requests.withLock { requests in
      requests.map { request in
        request.head.components(separatedBy: "\r\n").first { $0.hasPrefix("If-None-Match: ") }
          .map { String($0.dropFirst("If-None-Match: ".count)) }
      }
    }
  }

  private func isNotCached(_ error: any Error) -> Bool {
    if case SearchError.service(.notCached) = error { true } else { false }
  }

  @Test func `an answer that has not changed is not sent again`() async throws {
    let tag = Locked("W/\"1\"")
    let server = try server(tag)
    let service = try client(server)
    for _ in 0..<3 { #expect(try await search(service) == ["fake:1"]) }
    // Copies share the cache.
    let copy = service
    #expect(try await search(copy) == ["fake:1"])
    #expect(try await search(service, "y") == ["fake:1"])
    tag.withLock { $0 = "\"2\"" }
    for _ in 0..<2 { #expect(try await search(service) == ["fake:1"]) }
    let one = "W/\"1\""
    #expect(known(server) == [nil, one, one, one, nil, one, "\"2\""])
  }

  @Test func `each policy does what it says`() async throws {
    let server = try server(Locked("\"1\""))
    var service = try client(server)
    service.cachePolicy = .onlyCache
    await #expect { try await search(service) } throws: { isNotCached($0) }
    #expect(known(server) == [])
    service.cachePolicy = .reload
    for _ in 0..<2 { #expect(try await search(service) == ["fake:1"]) }
    #expect(known(server) == [nil, nil])
    // What was reloaded is in the cache.
    service.cachePolicy = .onlyCache
    #expect(try await search(service) == ["fake:1"])
    await #expect { try await search(service, "y") } throws: { isNotCached($0) }
    #expect(known(server) == [nil, nil])
    service.cachePolicy = .useCache
    #expect(try await search(service) == ["fake:1"])
    #expect(known(server) == [nil, nil, "\"1\""])
  }

  @Test func `the index answers for what the cache does not have`() async throws {
    let server = try server(Locked("\"1\""))
    var service = try client(server)
    service.cachePolicy = .onlyCache
    let mode = SearchMode.combined(
      try Island.indexWithStations.get(), service, timeout: .seconds(600))
    let response = try await SearchManager(mode).submit("x").response
    guard case .fallback(.service(.notCached)) = response.source else {
      Issue.record("another source")
      return
    }
    let completer = SearchCompleter(mode, CompletionRequest("kest"))
    let update = try #require(await completer.results.first { _ in true })
    guard case .fallback(.service(.notCached)) = update.source else {
      Issue.record("\(update.source)")
      return
    }
    #expect(!update.completions.isEmpty && server.connections.withLock { $0 } == 0)
  }

  @Test func `no more answers are kept than may be, the last used ones longest`() async throws {
    let server = try server(Locked("\"1\""))
    var service = try client(server, OnlineCacheLimits(entries: 2))
    for text in ["a", "b", "a", "c"] { _ = try await search(service, text) }
    service.cachePolicy = .onlyCache
    #expect(try await search(service, "a") == ["fake:1"])
    #expect(try await search(service, "c") == ["fake:1"])
    await #expect { try await search(service, "b") } throws: { isNotCached($0) }

    var none = try client(server, OnlineCacheLimits(entries: 0))
    _ = try await search(none)
    none.cachePolicy = .onlyCache
    await #expect { try await search(none) } throws: { isNotCached($0) }
  }

  @Test func `no more bytes are kept than may be`() async throws {
    let server = try server(Locked("\"1\""))
    let size = FakeServer.onePlace.utf8.count
    var service = try client(server, OnlineCacheLimits(bytes: 5 * size))
    for number in 0..<50 { _ = try await search(service, "\(number)") }
    // Larger than all that is kept: nothing else is removed for it.
    _ = try await search(service, String(repeating: "x", count: 6 * size))
    service.cachePolicy = .onlyCache
    var kept: [Int] = []
    for number in 0..<50 where (try? await search(service, "\(number)")) != nil {
      kept.append(number)
    }
    #expect((2...5).contains(kept.count) && kept == Array((50 - kept.count)..<50), "\(kept)")
  }

  @Test(arguments: [
    "no quotes", "\"", "\"a\" b\"", "W/x", "\"\u{7F}\"", "",
    "\"" + String(repeating: "a", count: 2000) + "\"",
  ])
  func `a tag that is none is not sent back`(tag: String) async throws {
    let server = try FakeServer(answers: [Self.tagged(tag, FakeServer.onePlace)])
    let service = try client(server)
    for _ in 0..<2 { #expect(try await search(service) == ["fake:1"]) }
    #expect(known(server) == [nil, nil])
  }

  @Test func `an answer that is not understood is not kept`() async throws {
    let server = try FakeServer(answers: [
      Self.tagged("\"1\"", FakeServer.answer(body: "{")),
      Self.tagged("\"1\"", FakeServer.onePlace),
    ])
    let service = try client(server)
    await #expect(throws: SearchError.self) { try await search(service) }
    #expect(try await search(service) == ["fake:1"])
    #expect(known(server) == [nil, nil])
  }

  @Test func `304 to who has nothing is not understood`() async throws {
    let server = try FakeServer { peer, _ in
      while peer.request() != nil { peer.send("HTTP/1.1 304 Not Modified\r\n\r\n") }
    }
    await #expect {
      try await search(client(server))
    } throws: { error in
      if case SearchError.serviceMisbehaved = error { true } else { false }
    }
  }

  @Test func `a key that is no longer accepted is an error, whatever the cache has`() async throws {
    let server = try FakeServer(answers: [
      Self.tagged("\"1\"", FakeServer.onePlace), FakeServer.answer("401 Unauthorized", body: ""),
    ])
    let service = try client(server)
    #expect(try await search(service) == ["fake:1"])
    await #expect {
      try await search(service)
    } throws: { error in
      if case SearchError.service(.unauthorised(401, _)) = error { true } else { false }
    }
    #expect(known(server) == [nil, "\"1\""])
  }

  @Test func `a Corridor server has tags for all that a client asks`() async throws {
    let world = try OnlineWorld.usual.get()
    var service = try world.service()
    let requests = [
      SearchRequest("kestrel"), SearchRequest(categories: ["fuel"]),
      SearchRequest("kestrel", in: .along(try RequestCase.route(), within: .kilometers(2))),
    ]
    let completion = CompletionRequest("kest")
    for request in requests {
      let first = try await service.search(request)
      let again = try await service.search(request)
      expectSame(description(of: first), description(of: again))
    }
    let reverse = try await service.reverse(RequestCase.quay)
    let resolved = try await service.resolve(["osm:relation/2", "osm:node/1"])
    let completions = try await service.complete(completion)
    #expect(try await service.complete(completion) == completions)
    // All is in the cache.
    service.cachePolicy = .onlyCache
    for request in requests {
      expectSame(
        description(of: try await service.search(request)),
        description(of: try world.index.search(request)))
    }
    expectSame(
      description(of: try await service.reverse(RequestCase.quay)), description(of: reverse))
    #expect(
      try await service.resolve(["osm:relation/2", "osm:node/1"]).map(\.uri) == resolved.map(\.uri))
    #expect(try await service.complete(completion) == completions)
    await #expect {
      try await service.complete(CompletionRequest("kes"))
    } throws: { isNotCached($0) }
  }

  @Test func `many tasks share a cache`() async throws {
    let server = try server(Locked("\"1\""))
    let service = try client(server, OnlineCacheLimits(entries: 3))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<16 {
        group.addTask {
          for round in 0..<10 {
            let found = try await search(service, "\((number + round) % 5)")
            #expect(found == ["fake:1"])
          }
        }
      }
      try await group.waitForAll()
    }
  }
}
