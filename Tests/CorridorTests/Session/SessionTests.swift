import Corridor
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Synchronization
import Testing

/// Sessions: pages, repetition, cancellation.
@Suite struct SessionTests {
  private let world: TestIndex
  private let manager: SearchManager

  init() throws {
    world = try TestIndex(SearchWorld(count: 300, seed: 5).places)
    manager = SearchManager(.offline(world.index))
  }

  @Test func `pages put together are the whole answer`() async throws {
    let route = try SearchWorld.route()
    for area in [SearchArea.anywhere, .near(SearchWorld.center), .along(route)] {
      let whole = try world.index.search(
        SearchRequest(categories: ["fuel", "cafe"], in: area, options: .init(pageSize: 10_000)))
      let session = manager.submit(
        SearchRequest(categories: ["fuel", "cafe"], in: area, options: .init(pageSize: 17)))
      let first = try await session.response
      #expect(first.isOffline)
      var uris = first.objects.map(\.uri)
      while let page = try await session.fetchNextPage() {
        #expect(page.metadata.found == whole.metadata.found)
        #expect(session.hasNextPage == (page.nextCursor != nil))
        uris += page.objects.map(\.uri)
      }
      #expect(uris == whole.objects.map(\.uri))
      #expect(try await session.fetchNextPage() == nil)
      #expect(!session.isSearching)
    }
  }

  @Test func `a cursor gives the same page without a session`() throws {
    var request = SearchRequest("Shell", in: .near(SearchWorld.center))
    request.options.pageSize = 5
    var uris: [String] = []
    var found = 0
    repeat {
      let page = try world.index.search(request)
      uris += page.objects.map(\.uri)
      found = page.metadata.found
      request.cursor = page.nextCursor
    } while request.cursor != nil
    #expect(found > 20)
    #expect(Set(uris).count == found)
    #expect(uris.count == found)
  }

  @Test func `cursors from elsewhere and made-up ones are refused`() throws {
    var request = SearchRequest(categories: ["fuel"], options: .init(pageSize: 3))
    let cursor = try #require(try world.index.search(request).nextCursor)
    let other = try TestIndex(SearchWorld(count: 300, seed: 6).places)
    request.cursor = cursor
    #expect(throws: SearchError.self) { try other.index.search(request) }
    #expect(try world.index.search(request).objects.count == 3)
    request.categories = ["cafe"]
    #expect(throws: SearchError.self) { try world.index.search(request) }
    request.categories = ["fuel"]
    for text in [
      "", "s1", cursor + "0", "c" + cursor.dropFirst(), String(repeating: "s", count: 66),
    ] {
      request.cursor = text
      #expect(throws: SearchError.self) { try world.index.search(request) }
    }
    for position in 2..<cursor.count {
      var flipped = Array(cursor)
      flipped[position] = flipped[position] == "0" ? "1" : "0"
      request.cursor = String(flipped)
      #expect(throws: SearchError.self) { try world.index.search(request) }
    }
  }

  @Test func `the order that is told is the one that objects are in`() throws {
    let near = SearchArea.near(SearchWorld.center, within: .kilometers(20))
    let box = SearchArea.viewport(.box(west: 8, south: 46, east: 10, north: 48))
    for (text, categories, area) in [
      ("fuel", [], near), (nil, ["fuel", "cafe"], near), (nil, ["fuel"], box),
      (nil, ["fuel"], .anywhere),
    ] as [(String?, [String], SearchArea)] {
      for user in [nil, SearchWorld.center] {
        let response = try world.index.search(
          SearchRequest(
            text, categories: categories, in: area,
            options: SearchOptions(pageSize: 1_000, userPosition: user, sort: .relevance)))
        try #require(response.objects.count > 3)
        let isMeasured = area.hasPoint || user != nil
        let distances = response.objects.compactMap { $0.distanceMeters ?? $0.userDistanceMeters }
        if isMeasured {
          #expect(response.metadata.sort == .distance)
          #expect(zip(distances, distances.dropFirst()).allSatisfy { $0 <= $1 + 0.01 })
        }
      }
    }
    let named = try world.index.search(SearchRequest("Shell", in: near))
    #expect(named.metadata.sort == .relevance)
    let anywhere = try world.index.search(SearchRequest(categories: ["fuel"], in: .anywhere))
    #expect(anywhere.metadata.sort == .relevance)
  }

  @Test func `another area, order and filter apply from the next submission on`() async throws {
    let session = manager.submit(SearchRequest(categories: ["fuel"], in: .anywhere))
    let first = try await session.response
    session.setSearchArea(.near(SearchWorld.center, within: .kilometers(15)))
    #expect(try await session.response.metadata.found == first.metadata.found)
    let near = try await session.resubmit()
    #expect(near.metadata.found < first.metadata.found)
    #expect(near.metadata.sort == .distance)
    for object in near.objects { #expect(try #require(object.distanceMeters) <= 15_000) }

    let far = Coordinate(lon: 9.3, lat: 47)
    session.setSortByDistance(to: .point(far))
    let sorted = try await session.resubmit()
    let distances = sorted.objects.compactMap(\.distanceMeters)
    #expect(distances == distances.sorted())
    #expect(sorted.objects.map(\.uri) != near.objects.map(\.uri))
    session.resetSort()
    #expect(try await session.resubmit().objects.map(\.uri) == near.objects.map(\.uri))

    session.setFilters(SearchFilters(features: [try TagExpression("brand=*")]))
    let open = try await session.resubmit()
    #expect(open.metadata.found > 0 && open.metadata.found < near.metadata.found)
    for object in open.objects { #expect(object[tag: "brand"] != nil) }
    #expect(try await session.response.objects == open.objects)
  }

  @Test(.timeLimit(.minutes(ProcessorTime.minutes(3))))
  func `a cancelled session says so, and can be submitted again`() async throws {
    let released = Flag()
    let service = FakeService { _ async throws(SearchError) in
      await released.wait()
      return FakeService.page()
    }
    let session = SearchManager(.online(service)).submit("x")
    #expect(session.isSearching)
    session.cancel()
    await #expect(throws: SearchError.self) { try await session.response }
    await #expect(throws: SearchError.self) { try await session.fetchNextPage() }
    // Cancelling the task that waits cancels the search.
    let other = SearchManager(.online(service)).submit("x")
    let waiting = Task { try await other.response }
    waiting.cancel()
    let outcome = await waiting.result
    #expect(throws: SearchError.self) { try outcome.get() }
    // Had one of them waited for the service, this line would never have been reached.
    released.set()
    let local = manager.submit("Shell")
    local.cancel()
    // Also where the loops have not noticed yet.
    #expect(!local.isSearching)
    _ = try? await local.response
    #expect(try await local.resubmit().metadata.found > 0)
  }

  @Test func `a failed page is asked for again by retrying`() async throws {
    let calls = Counter()
    let service = FakeService { (request) async throws(SearchError) in
      let call = calls.next()
      if call == 0 || call == 2 { throw .serviceUnavailable(reason: "busy") }
      return FakeService.page(
        "remote:\(request.cursor ?? "first")", cursor: request.cursor == nil ? "second" : nil)
    }
    let session = SearchManager(.online(service)).submit("x")
    await #expect(throws: SearchError.self) { try await session.response }
    #expect(try await session.retry()?.objects.first?.uri == "remote:first")
    #expect(session.hasNextPage)
    await #expect(throws: SearchError.self) { try await session.fetchNextPage() }
    #expect(try await session.retry()?.objects.first?.uri == "remote:second")
    #expect(try await session.fetchNextPage() == nil)
    #expect(calls.next() == 4)
  }

  @Test(.timeLimit(.minutes(ProcessorTime.minutes(3))))
  func `a dropped session cancels its work`() async throws {
    let started = Flag()
    let cancelled = Flag()
    let service = FakeService { _ async throws(SearchError) in
      started.set()
      while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(10)) }
      cancelled.set()
      throw .cancelled
    }
    var session: SearchSession? = SearchManager(.online(service)).submit("x")
    await started.wait()
    #expect(session?.isSearching == true)
    session = nil
    await cancelled.wait()
  }
}

/// Counts calls.
final class Counter: Sendable {
  private let value = Atomic(0)
  func next() -> Int { value.add(1, ordering: .relaxed).oldValue }
}

/// Is set once.
final class Flag: Sendable {
  private let value = Atomic(false)
  func set() { value.store(true, ordering: .relaxed) }
  var isSet: Bool { value.load(ordering: .relaxed) }

  /// Waits until it is set, whether or not the task is cancelled.
  func wait() async {
    while !isSet {
      try? await Task.sleep(for: .milliseconds(10))
      await Task.yield()
    }
  }
}

extension SearchArea {
  /// Whether it is about a point.
  fileprivate var hasPoint: Bool { if case .near = self { true } else { false } }
}
