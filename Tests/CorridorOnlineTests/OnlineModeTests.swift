import Corridor
import CorridorHTTP
import CorridorOnline
import CorridorTestSupport
import Testing

/// The combined mode with a real service that comes and goes.
@Suite(.timeLimit(.minutes(ProcessorTime.minutes(5)))) struct OnlineModeTests {
  private func isFallback(_ response: SearchResponse) -> Bool {
    switch response.source {
    case .fallback(.service), .fallback(.serviceUnavailable): true
    default: false
    }
  }

  @Test func `the index answers while the service is away, and says so`() async throws {
    let index = try Island.indexWithStations.get()
    let url = "http://127.0.0.1:\(try FakeServer.deadPort())"
    let service = try OnlineService(
      url: url, limits: .patient, retries: RetryPolicy(attempts: 2, firstWait: .milliseconds(1)))
    let manager = SearchManager(.combined(index, service, timeout: .seconds(600)))

    let session = manager.submit("kestrel", options: SearchOptions(pageSize: 2))
    let away = try await session.response
    #expect(isFallback(away) && away.isOffline)
    let offline = try index.search(
      SearchRequest("kestrel", options: SearchOptions(pageSize: 2)))
    expectSame(description(of: away), description(of: offline))
    let reverse = try await manager.reverse(RequestCase.quay).response
    #expect(isFallback(reverse))
    #expect(try await manager.resolve("osm:relation/2").object?.uri == "osm:relation/2")

    // The service comes back: the session whose pages the index began goes on with the index, a new
    // one hears the service.
    let world = try OnlineWorld(at: String(url.dropFirst("http://".count)))
    let next = try #require(try await session.fetchNextPage())
    #expect(isFallback(next))
    let back = try await session.resubmit()
    guard case .online = back.source else {
      Issue.record("answered by \(back.source)")
      return
    }
    #expect(!back.isOffline)
    expectSame(description(of: back), description(of: offline))
    let second = try #require(try await session.fetchNextPage())
    guard case .online = second.source else {
      Issue.record("answered by \(second.source)")
      return
    }

    // It goes away once more, with the connection that was kept.
    world.server.stop(within: .seconds(5))
    #expect(isFallback(try await manager.submit("kestrel").response))
  }

  @Test func `the index answers for a service that is slow`() async throws {
    let server = try FakeServer { peer, _ in
      _ = peer.request()
      peer.waitForEnd()
    }
    let service = try OnlineService(url: server.url, limits: .patient)
    let manager = SearchManager(
      .combined(try Island.indexWithStations.get(), service, timeout: .milliseconds(300)))
    let response = try await manager.submit("kestrel").response
    guard case .fallback(.tookTooLong) = response.source else {
      Issue.record("answered by \(response.source)")
      return
    }
    #expect(response.metadata.found > 0)
  }

  @Test func `the index answers for another service than ours`() async throws {
    let server = try FakeServer(answers: [
      FakeServer.answer("404 Not Found", type: "text/html", body: "<html>")
    ])
    let service = try OnlineService(url: server.url, limits: .patient)
    let manager = SearchManager(
      .combined(try Island.indexWithStations.get(), service, timeout: .seconds(600)))
    let response = try await manager.submit("kestrel").response
    guard case .fallback(.serviceMisbehaved) = response.source else {
      Issue.record("answered by \(response.source)")
      return
    }
  }

  @Test func `what the service does not allow, the index does`() async throws {
    let world = try OnlineWorld { $0.widestMeters = 5000 }
    let manager = SearchManager(
      .combined(world.index, try world.service(), timeout: .seconds(600)))
    let route = try RequestCase.route()
    let wide = try await manager.submit("kestrel", along: route, within: .kilometers(9)).response
    guard case .fallback(.service(.exceedsLimit(400, let reason))) = wide.source else {
      Issue.record("answered by \(wide.source)")
      return
    }
    #expect(reason.contains("5 km"))
    #expect(wide.metadata.found > 0)
  }

  @Test func `a request that is wrong is wrong for both`() async throws {
    let world = try OnlineWorld.usual.get()
    let manager = SearchManager(
      .combined(world.index, try world.service(), timeout: .seconds(600)))
    await #expect {
      try await manager.submit(SearchRequest(categories: ["feul"])).response
    } throws: { error in
      guard case SearchError.unknownCategory("feul", "fuel") = error else { return false }
      return true
    }
  }

  @Test func `a wrong key is an error, whatever the index has`() async throws {
    let keys = try APIKeys("dispatch secret-key-000001\n")
    let world = try OnlineWorld { $0.keys = keys }
    for key in [nil, "secret-key-000002"] {
      let manager = SearchManager(
        .combined(world.index, try world.service(key: key), timeout: .seconds(600)))
      await #expect {
        try await manager.submit("kestrel").response
      } throws: { error in
        if case SearchError.service(.unauthorised(401, _)) = error { true } else { false }
      }
      await #expect {
        try await manager.resolve("osm:relation/2")
      } throws: { error in
        if case SearchError.service(.unauthorised(401, _)) = error { true } else { false }
      }
    }
  }
}
