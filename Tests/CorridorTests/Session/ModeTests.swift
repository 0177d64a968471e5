import Corridor
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

/// Online, offline and combined: who answers, and why.
@Suite struct ModeTests {
  private let world: TestIndex

  init() throws {
    world = try TestIndex(SearchWorld(count: 60, seed: 5).places)
  }

  /// Waits for a service for so long; it answers at once unless a test says otherwise.
  private func combined(
    _ service: FakeService, timeout: Duration = .seconds(600)
  ) -> SearchManager {
    SearchManager(.combined(world.index, service, timeout: timeout))
  }

  @Test func `a service that answers is heard, page after page`() async throws {
    let service = FakeService { (request) async throws(SearchError) in
      FakeService.page("remote:\(request.cursor ?? "1")", cursor: request.cursor == nil ? "2" : nil)
    }
    for mode in [
      SearchMode.online(service), .combined(world.index, service, timeout: .seconds(600)),
    ] {
      let session = SearchManager(mode).submit("shell")
      let response = try await session.response
      #expect(!response.isOffline)
      #expect(response.objects.map(\.uri) == ["remote:1"])
      #expect(try await session.fetchNextPage()?.objects.map(\.uri) == ["remote:2"])
      #expect(try await session.fetchNextPage() == nil)
    }
  }

  @Test func `the index answers for a service that fails`() async throws {
    let service = FakeService { _ async throws(SearchError) in
      throw .serviceUnavailable(reason: "no route to host")
    }
    let session = combined(service).submit("shell", options: .init(pageSize: 4))
    let response = try await session.response
    #expect(response.isOffline)
    guard case .fallback(.serviceUnavailable("no route to host")) = response.source else {
      Issue.record("answered by \(response.source)")
      return
    }
    let next = try #require(try await session.fetchNextPage())
    guard case .fallback = next.source else {
      Issue.record("answered by \(next.source)")
      return
    }
    #expect(!next.objects.isEmpty)
    await #expect(throws: SearchError.self) {
      try await SearchManager(.online(service)).submit("shell").response
    }
  }

  @Test(.timeLimit(.minutes(ProcessorTime.minutes(3))))
  func `the index answers for a service that is slow, even one that cannot be cancelled`()
    async throws
  {
    let released = Flag()
    let service = FakeService { _ async throws(SearchError) in
      await released.wait()
      return FakeService.page()
    }
    // Without the timeout this would wait for good.
    let response = try await combined(service, timeout: .milliseconds(200)).submit("shell").response
    released.set()
    guard case .fallback(.tookTooLong) = response.source else {
      Issue.record("answered by \(response.source)")
      return
    }
    #expect(response.metadata.found > 0)
  }

  @Test(.timeLimit(.minutes(ProcessorTime.minutes(3))))
  func `a service has half of the time that a search has, and the index the other half`()
    async throws
  {
    let released = Flag()
    let service = FakeService { _ async throws(SearchError) in
      await released.wait()
      return FakeService.page()
    } resolved: { (uris) async throws(SearchError) in
      await released.wait()
      return uris.map { .gone(uri: $0) }
    }
    // With its own timeout the service would be waited for longer than this test may take.
    let manager = SearchManager(.combined(world.index, service, timeout: .seconds(600)))
    let options = SearchOptions(timeLimit: .seconds(12))
    async let resolved = manager.search(["test:1"], options: options)
    do throws(SearchError) {
      let response = try await manager.submit("shell", options: options).response
      guard case .fallback(.tookTooLong(limit: .seconds(6))) = response.source else {
        Issue.record("answered by \(response.source)")
        return
      }
      #expect(response.metadata.found > 0)
    } catch {
      // A machine that is so busy that it wakes nobody for seconds may miss the index's half.
      guard case .tookTooLong(limit: .seconds(12)) = error else { throw error }
    }
    do {
      let outcomes = try await resolved
      #expect(outcomes.map { $0.object?.uri } == ["test:1"])
    } catch SearchError.tookTooLong(limit: .seconds(12)) {}
    released.set()
  }

  @Test(arguments: 0..<6)
  func `the index answers for a service that answers nonsense`(kind: Int) async throws {
    let service = FakeService { (request) async throws(SearchError) in
      var page = FakeService.page()
      switch kind {
      case 0: page.objects[0].coordinate = Coordinate(lon: .nan, lat: 3)
      case 1: page.objects[0].coordinate = Coordinate(lon: 3, lat: 91)
      case 2: page.objects = Array(repeating: page.objects[0], count: request.options.pageSize + 1)
      case 3: page.metadata.found = 0
      case 4: page.objects[0].uri = ""
      default: (page.objects, page.nextCursor) = ([], "more")
      }
      return page
    }
    let response = try await combined(service).submit("shell").response
    guard case .fallback(.serviceMisbehaved) = response.source else {
      Issue.record("answered by \(response.source)")
      return
    }
    await #expect(throws: SearchError.self) {
      try await SearchManager(.online(service)).submit("shell").response
    }
  }

  @Test func `a request that is wrong is nobody's fault but its own`() async throws {
    let service = FakeService { _ async throws(SearchError) in
      throw .unknownCategory(found: "feul", suggestion: "fuel")
    }
    await #expect {
      try await combined(service).submit("shell").response
    } throws: { error in
      guard case SearchError.unknownCategory = error else { return false }
      return true
    }
  }

  @Test func `identifiers are resolved by the service, else in the index`() async throws {
    let right = FakeService {
      _ async throws(SearchError) in
      FakeService.page()
    } resolved: { (uris) async throws(SearchError) in
      uris.map { .gone(uri: $0) }
    }
    let uris = ["test:1", "test:none", "nonsense"]
    let gone = try await combined(right).search(uris)
    #expect(gone.allSatisfy { $0.object == nil })
    let wrong = FakeService {
      _ async throws(SearchError) in
      FakeService.page()
    } resolved: { (uris) async throws(SearchError) in
      [.gone(uri: "another:1")]
    }
    for manager in [combined(wrong), SearchManager(.offline(world.index))] {
      let resolved = try await manager.search(uris)
      #expect(resolved.map(\.uri) == uris)
      #expect(resolved[0].object?.name == (try world.index.resolve("test:1")?.name))
      guard case .gone = resolved[1], case .malformed = resolved[2] else {
        Issue.record("\(resolved)")
        return
      }
      guard case .found(let one) = try await manager.resolve("test:1") else {
        Issue.record("not found")
        return
      }
      #expect(one.uri == "test:1")
    }
    await #expect(throws: SearchError.self) {
      try await SearchManager(.online(wrong)).search(uris)
    }
  }
}
