import Corridor
import CorridorOnline
import CorridorTestSupport
import Testing

/// The answers of a real service against those of the index that it has.
@Suite struct OnlineAnswerTests {
  private let world: OnlineWorld
  private let service: OnlineService

  init() throws {
    world = try OnlineWorld.usual.get()
    service = try world.service()
  }

  @Test(arguments: try RequestCase.texts() + RequestCase.areas() + RequestCase.options())
  func `a search has the same answer online, page after page`(wanted: RequestCase) async throws {
    let offline = SearchManager(.offline(world.index)).submit(wanted.request)
    let online = SearchManager(.online(service)).submit(wanted.request)
    var there: SearchResponse? = try await online.response
    var here: SearchResponse? = try await offline.response
    for _ in 0..<5 {
      let (one, other) = (try #require(there), try #require(here))
      guard case .online = one.source else {
        Issue.record("answered by \(one.source)")
        return
      }
      expectSame(description(of: one), description(of: other))
      if !wanted.isRephrased { #expect(one.nextCursor == other.nextCursor) }
      guard other.nextCursor != nil else { break }
      there = try await online.fetchNextPage()
      here = try await offline.fetchNextPage()
    }
  }

  @Test func `the requests find something, and more than one page of it`() async throws {
    var found = 0
    var paged = 0
    for wanted in try RequestCase.texts() + RequestCase.areas() + RequestCase.options() {
      let response = try world.index.search(wanted.request)
      if response.metadata.found > 0 { found += 1 }
      if response.nextCursor != nil { paged += 1 }
    }
    #expect(found > 40)
    #expect(paged > 10)
  }

  @Test(arguments: try RequestCase.wrong())
  func `a request that is wrong fails as it does offline`(wanted: RequestCase) async throws {
    let offline = #expect(throws: SearchError.self) {
      try world.index.search(wanted.request)
    }
    let online = await #expect(throws: SearchError.self) {
      try await service.search(wanted.request)
    }
    if wanted.name.contains("comma") {
      guard case .unknownCategory = online else {
        Issue.record("\(online.map { "\($0)" } ?? "-")")
        return
      }
    } else {
      #expect(online.map { "\($0)" } == offline.map { "\($0)" })
    }
  }

  @Test func `cursors that are none, or another search's, fail as they do offline`() async throws {
    var request = SearchRequest("kestrel", options: SearchOptions(pageSize: 2))
    let cursor = try await #require(service.search(request).nextCursor)
    request.cursor = cursor
    expectSame(
      description(of: try await service.search(request)),
      description(of: try world.index.search(request)))
    for (text, cursor) in [("kestrel", "nonsense"), ("kestrel", ""), ("ostro", cursor)] {
      request.text = text
      request.cursor = cursor
      let offline = #expect(throws: SearchError.self) { try world.index.search(request) }
      let online = await #expect(throws: SearchError.self) { try await service.search(request) }
      #expect(online.map { "\($0)" } == offline.map { "\($0)" })
    }
  }

  @Test(arguments: [0, 4, 8, 10, 12, 14, 16, 18, 17.25, 24])
  func `what is at a point is the same online`(zoom: Double) async throws {
    var options = SearchOptions()
    for (point, change) in [
      (RequestCase.quay, 0), (Coordinate(lon: -20.2583035, lat: 44.9913117), 1),
      (Coordinate(lon: 339.8904, lat: 44.95), 2), (Coordinate(lon: 0.0000001, lat: -1e-9), 3),
    ] {
      if change == 1 { options.includesGeometry = true }
      if change == 2 { options.userPosition = RequestCase.quay }
      if change == 3 { options.languages = ["ru"] }
      let offline = SearchManager(.offline(world.index)).reverse(
        point, zoom: zoom, options: options)
      let online = SearchManager(.online(service)).reverse(point, zoom: zoom, options: options)
      expectSame(
        description(of: try await online.response), description(of: try await offline.response))
    }
  }

  @Test(arguments: [-1, 24.5, .nan])
  func `a zoom that is none fails online, too`(zoom: Double) async throws {
    await #expect {
      try await service.reverse(RequestCase.quay, zoom: zoom)
    } throws: { error in
      if case SearchError.zoomOutOfRange = error { true } else { false }
    }
  }

  @Test func `identifiers have the same outcomes online`() async throws {
    let uris = [
      "osm:relation/2", "osm:node/1", "nonsense", "stations:S001", "osm:relation/2", "",
      "osm:node/x",
      "stations:gone", "node/2401", "http://openstreetmap.org/node/2401", "osm:way/343", "a b:c d",
    ]
    let options = SearchOptions(
      userPosition: RequestCase.quay, includesGeometry: true, languages: ["ru"])
    let offline = try await SearchManager(.offline(world.index)).search(uris, options: options)
    let online = try await SearchManager(.online(service)).search(uris, options: options)
    #expect(online.count == uris.count)
    for (number, (one, other)) in zip(online, offline).enumerated() {
      switch (one, other) {
      case (.found(let one), .found(let other)):
        expectSame(description(of: one), description(of: other))
      case (.gone(let one), .gone(let other)), (.malformed(let one), .malformed(let other)):
        #expect(one == other)
      default:
        // The service takes links for what they link to: they are looked up, and none is a URI.
        #expect(
          [uris[8], uris[9], uris[11]].contains(uris[number]), "\(uris[number]): \(one), \(other)")
      }
    }
    #expect(online[0].object?.uri == "osm:relation/2")
    #expect(try await service.resolve([]).isEmpty)
  }

  @Test func `more identifiers than one request has are all resolved`() async throws {
    let uris = (0..<12_001).map { $0 % 3 == 0 ? "osm:relation/2" : "osm:node/\($0)" }
    let resolved = try await SearchManager(.online(service)).search(uris)
    #expect(resolved.map(\.uri) == uris)
    #expect(resolved[12_000].object != nil)
  }

  @Test func `completions are found online`() async throws {
    for completion in try world.index.complete(CompletionRequest("kest", near: RequestCase.quay)) {
      let online = try SearchManager(.online(service)).submit(completion)
      let offline = try SearchManager(.offline(world.index)).submit(completion)
      #expect(try await online.response.objects.map(\.uri) == offline.response.objects.map(\.uri))
    }
  }
}
