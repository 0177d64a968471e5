import Corridor
import CorridorGeometry
import CorridorHTTP
import CorridorIndex
import CorridorOnline
import CorridorTestSupport
import CorridorThreads
import Foundation
import Testing

/// Completions of a service against those of the index that it has.
@Suite(.timeLimit(.minutes(ProcessorTime.minutes(5)))) struct OnlineCompletionTests {
  /// The servers of a test, which end with it.
  private let servers = Locked<[FakeServer]>([])

  /// Requests with all parts.
  private static func requests() -> [CompletionRequest] {
    let fragments = [
      "kest", "kestrl", "fue", "fuel in Br", "where to e", "Quiet Road 2", "Sorr", "АЗС", "\"\\\n🚚",
      "", " ", "?!", "x",
    ]
    var requests = fragments.map { CompletionRequest($0) }
    for fragment in ["kest", "fue", "s"] {
      let quay = RequestCase.quay
      let changes: [(inout CompletionRequest) -> Void] = [
        { $0.location = quay },
        { $0.location = Coordinate(lon: quay.lon + 360, lat: quay.lat) },
        { ($0.location, $0.distance) = (quay, .meters(250)) },
        { $0.region = RequestCase.box },
        { ($0.region, $0.regionPriority) = (RequestCase.box, .required) },
        { $0.region = .polygon(RequestCase.triangle) },
        { $0.resultTypes = .places }, { $0.resultTypes = .queries }, { $0.resultTypes = [] },
        { $0.resultTypes = .businesses }, { $0.resultTypes = [.toponyms, .queries] },
        { $0.categoryFilter = .including(["cafe", "fuel"]) },
        { $0.categoryFilter = .excluding(["fuel"]) }, { $0.categoryFilter = .including([]) },
        { $0.addressFilter = .including([.street, .locality]) },
        { $0.addressFilter = .excluding([.street]) }, { $0.addressFilter = .including([]) },
        { $0.maxResults = 1 }, { $0.maxResults = 1000 }, { $0.languages = ["ru", "de"] },
        { $0.correctsSpelling = false },
      ]
      for change in changes {
        var request = CompletionRequest(fragment)
        change(&request)
        requests.append(request)
      }
    }
    return requests
  }

  /// A completion with its distance as the service writes it.
  private static func rounded(_ completions: [SearchCompletion]) -> [SearchCompletion] {
    completions.map { completion in
      var completion = completion
      completion.distanceMeters = completion.distanceMeters.map { ($0 * 1000).rounded() / 1000 }
      return completion
    }
  }

  @Test func `completions are the same online`() async throws {
    let world = try OnlineWorld.usual.get()
    let service = try world.service()
    var found = 0
    for request in Self.requests() {
      let online = try await service.complete(request)
      let offline = try world.index.complete(request)
      #expect(Self.rounded(online) == Self.rounded(offline), "\(request)")
      found += online.count
    }
    #expect(found > 100)
  }

  @Test func `a completer asks the service, and its magic keys are searched for there`()
    async throws
  {
    let world = try OnlineWorld.usual.get()
    let mode = SearchMode.online(try world.service())
    let completer = SearchCompleter(mode, CompletionRequest(near: RequestCase.quay))
    let updates = completer.results.makeAsyncIterator()
    for fragment in ["kest", "fue", "sorr", "kestrl"] {
      completer.queryFragment = fragment
      let update = try #require(await updates.next())
      #expect(update.fragment == fragment && !update.completions.isEmpty)
      guard case .online = update.source else {
        Issue.record("answered by \(update.source)")
        return
      }
      for completion in update.completions {
        let online = try SearchManager(mode).submit(completion)
        let offline = try SearchManager(.offline(world.index)).submit(completion)
        #expect(
          try await online.response.objects.map(\.uri) == offline.response.objects.map(\.uri))
      }
    }
    completer.queryFragment = ""
    #expect(await updates.next()?.completions.isEmpty == true)
  }

  @Test(arguments: [
    CompletionRequest("x", maxResults: 0), CompletionRequest("x", distance: .meters(0)),
    CompletionRequest("x", near: Coordinate(lon: 0, lat: 91)),
    CompletionRequest("x", categoryFilter: .including(["feul"])),
    CompletionRequest("x", categoryFilter: .excluding(["feul"])),
    CompletionRequest("x", region: .box(west: 0, south: 1, east: 1, north: 0)),
  ])
  func `a request for completions that is wrong fails as it does offline, in every mode`(
    request: CompletionRequest
  ) async throws {
    let world = try OnlineWorld.usual.get()
    let offline = #expect(throws: SearchError.self) { try world.index.complete(request) }
    let service = try world.service()
    let modes: [SearchMode] = [
      .offline(world.index), .online(service),
      .combined(world.index, service, timeout: .seconds(600)),
    ]
    for mode in modes {
      let completer = SearchCompleter(mode, request)
      let update = try #require(await completer.results.first { _ in true })
      guard case .failure(let error) = update.result else {
        Issue.record("no error")
        return
      }
      #expect("\(error)" == offline.map { "\($0)" })
    }
  }

  // MARK: The combined mode

  /// The update of a completer with an index and a service that answers so.
  private func update(
    of service: any SearchService, timeout: Duration = .seconds(600)
  ) async throws -> CompletionUpdate {
    let index = try Island.indexWithStations.get()
    let completer = SearchCompleter(
      .combined(index, service, timeout: timeout), CompletionRequest("kest"))
    let update = try #require(await completer.results.first { _ in true })
    if case .fallback = update.source {
      #expect(update.completions == (try index.complete(CompletionRequest("kest"))))
      #expect(!update.completions.isEmpty)
    }
    return update
  }

  private func service(_ answer: String) throws -> OnlineService {
    let server = try FakeServer(answers: [answer])
    servers.withLock { $0.append(server) }
    return try OnlineService(url: server.url, limits: .patient, retries: .never)
  }

  @Test func `the index completes while the service is away`() async throws {
    let dead = try OnlineService(
      url: "http://127.0.0.1:\(FakeServer.refusingPort())", limits: .patient, retries: .never)
    let refused = try await update(of: dead)
    guard case .fallback(.service(.refused)) = refused.source else {
      Issue.record("\(refused.source)")
      return
    }
    let slow = try FakeServer { peer, _ in
      _ = peer.request()
      peer.waitForEnd()
    }
    servers.withLock { $0.append(slow) }
    let late = try await update(
      of: OnlineService(url: slow.url, limits: .patient), timeout: .milliseconds(300))
    guard case .fallback(.tookTooLong) = late.source else {
      Issue.record("\(late.source)")
      return
    }
    for (status, type) in [("500 Fault", "text/html"), ("503 Busy", "application/problem+json")] {
      let update = try await update(of: service(FakeServer.answer(status, type: type, body: "")))
      guard case .fallback(.service(.remoteFault)) = update.source else {
        Issue.record("\(update.source)")
        return
      }
    }
    let html = try await update(of: service(FakeServer.answer(type: "text/html", body: "<html>")))
    guard case .fallback(.serviceMisbehaved) = html.source else {
      Issue.record("\(html.source)")
      return
    }
    // An empty fragment asks nobody.
    let completer = SearchCompleter(.online(dead))
    completer.queryFragment = ""
    let cleared = try #require(await completer.results.first { _ in true })
    guard case .online = cleared.source, cleared.completions.isEmpty else {
      Issue.record("\(cleared.source)")
      return
    }
  }

  @Test func `a completer with a wrong key has an error, not the index's completions`()
    async throws
  {
    let world = try OnlineWorld { $0.keys = try? APIKeys("dispatch secret-key-000001\n") }
    for key in [nil, "secret-key-000002"] {
      let update = try await update(of: world.service(key: key))
      guard case .failure(.service(.unauthorised(401, _))) = update.result,
        case .online = update.source
      else {
        Issue.record("\(update)")
        return
      }
      #expect(update.completions.isEmpty)
    }
    let right = try await update(of: world.service(key: "secret-key-000001"))
    guard case .online = right.source else {
      Issue.record("\(right)")
      return
    }
    #expect(!right.completions.isEmpty)
  }

  @Test func `a request for completions that is refused as wrong has an error`() async throws {
    let update = try await update(
      of: service(
        FakeServer.answer(
          "400 Bad Request", type: "application/problem+json",
          body: #"{"code":"bad-request","detail":"no"}"#)))
    guard case .failure(.service(.rejected(400, "no"))) = update.result else {
      Issue.record("\(update)")
      return
    }
  }

  // MARK: The answer

  private static let one = #"""
    {"completions":[{"title":"Über 🚚 x","subtitle":"","titleHighlightRanges":[[0,4],[5,7]],\#
    "subtitleHighlightRanges":[],"kind":"place","isCollection":false,"magicKey":"KEY","id":"a:1",\#
    "placeKind":"business","position":[3,4],"distanceMeters":1.5,"categories":["cafe"],"count":null}]}
    """#

  /// The answer with a key that can be read.
  private func one() throws -> String {
    let key = try #require(
      try Island.indexWithStations.get().complete(CompletionRequest("kest")).first?.magicKey)
    return Self.one.replacingOccurrences(of: "KEY", with: key)
  }

  @Test func `ranges are counted in UTF-8, too`() async throws {
    let completion = try #require(
      try await service(FakeServer.answer(body: one())).complete(CompletionRequest("x")).first)
    #expect(
      completion.titleHighlightRanges == [
        HighlightRange(utf8: 0..<5, utf16: 0..<4), HighlightRange(utf8: 6..<10, utf16: 5..<7),
      ])
    #expect(completion.coordinate == Coordinate(lon: 3, lat: 4))
    #expect(completion.distanceMeters == 1.5 && completion.categories == ["cafe"])
  }

  @Test(arguments: [
    ("[[0,4],[5,7]]", "[[0,4],[5,6]]"), ("[[0,4],[5,7]]", "[[0,400]]"),
    ("[[0,4],[5,7]]", "[[4,0]]"), ("[[0,4],[5,7]]", "[[-1,0]]"), ("[[0,4],[5,7]]", "[[1]]"),
    ("[[0,4],[5,7]]", "[[0,9223372036854775807]]"), ("[[0,4],[5,7]]", "7"),
    (#""kind":"place""#, #""kind":"castle""#), (#""magicKey":""#, #""magicKey":"x"#),
    (#""position":[3,4]"#, #""position":[3,94]"#), (#""position":[3,4]"#, #""position":[3]"#),
    (#""title":"#, #""other":"#), ("completions", "hits"), (#"[{"title""#, #"{"a":[{"title""#),
  ])
  func `completions with a wrong member are not understood`(
    right: String, wrong: String
  ) async throws {
    let answer = try one()
    #expect(answer.contains(right))
    let service = try service(
      FakeServer.answer(body: answer.replacingOccurrences(of: right, with: wrong)))
    let completer = SearchCompleter(.online(service), CompletionRequest("x"))
    let update = try #require(await completer.results.first { _ in true })
    guard case .failure(.serviceMisbehaved) = update.result else {
      Issue.record("\(update.result)")
      return
    }
  }

  @Test func `more completions than were asked for are not understood`() async throws {
    let answer = try one()
    let item = answer.dropFirst(#"{"completions":["#.count).dropLast(2)
    let service = try service(
      FakeServer.answer(body: #"{"completions":[\#(item),\#(item)]}"#))
    let completer = SearchCompleter(.online(service), CompletionRequest("x", maxResults: 1))
    let update = try #require(await completer.results.first { _ in true })
    guard case .failure(.serviceMisbehaved) = update.result else {
      Issue.record("\(update.result)")
      return
    }
  }

  @Test func `a service of one's own need not have completions`() async throws {
    struct Searches: SearchService {
      func search(_ request: SearchRequest) async throws(SearchError) -> SearchResponse {
        throw .cancelled
      }
      func reverse(
        _ point: Coordinate, zoom: Double, options: SearchOptions
      ) async throws(SearchError) -> SearchResponse { throw .cancelled }
      func resolve(
        _ uris: [String], options: SearchOptions
      ) async throws(SearchError) -> [ResolvedObject] { [] }
    }
    let update = try await update(of: Searches())
    guard case .fallback(.serviceUnavailable) = update.source else {
      Issue.record("\(update.source)")
      return
    }
  }

  // MARK: Typing

  @Test func `a fragment that is superseded is cancelled, and the service sees it`() async throws {
    let (asked, gone) = (Locked(0), Locked(0))
    let server = try FakeServer { peer, _ in
      while let request = peer.request() {
        if String(decoding: request.body, as: UTF8.self).contains("last") {
          peer.send(FakeServer.answer(body: #"{"completions":[]}"#))
        } else {
          asked.withLock { $0 += 1 }
          peer.waitForEnd()
          gone.withLock { $0 += 1 }
          return
        }
      }
    }
    let completer = SearchCompleter(
      .online(try OnlineService(url: server.url, limits: .patient)))
    completer.queryFragment = "first"
    while asked.withLock({ $0 }) == 0 { try await Task.sleep(for: .milliseconds(5)) }
    #expect(completer.isSearching)
    completer.queryFragment = "last"
    let update = try #require(await completer.results.first { _ in true })
    #expect(update.fragment == "last")
    #expect(try update.result.get().isEmpty)
    while gone.withLock({ $0 }) == 0 { try await Task.sleep(for: .milliseconds(5)) }

    // Cancelling, and releasing the completer, end a call as well.
    completer.queryFragment = "again"
    while asked.withLock({ $0 }) == 1 { try await Task.sleep(for: .milliseconds(5)) }
    completer.cancel()
    while gone.withLock({ $0 }) == 1 { try await Task.sleep(for: .milliseconds(5)) }
    #expect(!completer.isSearching)
  }
}
