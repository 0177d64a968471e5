import Corridor
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import CorridorThreads
import Synchronization
import Testing

/// How soon a search that nobody waits for stops: by how often it looks whether it must, and by what
/// it does after the look that says so. Time decides nothing here.
@Suite struct InterruptionTests {
  /// Counts the looks at a sign, which goes up at one of them and stays up.
  private final class Watch: Sendable {
    private let count = Atomic(0)
    var looks: Int { count.load(ordering: .relaxed) }

    func sign(upAt look: Int = .max) -> CancellationToken {
      CancellationToken { self.count.add(1, ordering: .relaxed).newValue >= look }
    }
  }

  private static let world = Result {
    try TestIndex(SearchWorld(count: 1200, seed: 17, degrees: 0.5).places)
  }

  /// A route to and fro across the world.
  private static func route() throws -> Route {
    try Route(lines: [
      (0..<60).map { number in
        Coordinate(
          lon: 9 + Double(number) / 60, lat: 47.14 + (number % 2 == 0 ? 0.3 : -0.3))
      }
    ])
  }

  private static func requests() throws -> [SearchRequest] {
    let route = try route()
    let box = Viewport.box(west: 8, south: 46, east: 11, north: 48)
    return [
      SearchRequest(in: .along(route, within: .kilometers(3))),
      SearchRequest("shell", in: .along(route, within: .kilometers(3))),
      SearchRequest(in: .anywhere, options: .init(sort: .distance(to: .line(route)))),
      SearchRequest(categories: ["fuel"], in: .viewport(box)),
      SearchRequest("shell"), SearchRequest("shell markt"), SearchRequest("shwll"),
    ]
  }

  private func isCancelled(_ search: () throws(SearchError) -> Void) -> Bool {
    do throws(SearchError) { try search() } catch { if case .cancelled = error { return true } }
    return false
  }

  @Test(arguments: 0..<7)
  func `a search looks at every few places whether it must token, and heeds it`(
    number: Int
  ) throws {
    let index = try Self.world.get().index
    let request = try Self.requests()[number]
    let whole = Watch()
    let found = try index.search(request, until: whole.sign()).metadata.found
    #expect(found > 10)
    #expect(whole.looks >= found / 64, "\(whole.looks) looks at \(found) places")
    for share in [0, 0.1, 0.5, 0.99, 1] {
      let last = max(1, Int(share * Double(whole.looks)))
      let watch = Watch()
      let sign = watch.sign(upAt: last)
      #expect(isCancelled { () throws(SearchError) in _ = try index.search(request, until: sign) })
      // Whoever is on the way out may look again, but nobody goes on.
      #expect(watch.looks <= last + 3, "\(watch.looks) looks, up at \(last) of \(whole.looks)")
    }
  }

  @Test(
    arguments: PassSelection.allCases,
    [nil, Spread(every: .kilometers(1), keeping: 40)] as [Spread?])
  func `a search along a route heeds every look, also when it orders what it found`(
    passes: PassSelection, spread: Spread?
  ) throws {
    let index = try Self.world.get().index
    var query = CorridorQuery(along: try Self.route(), within: .kilometers(20))
    query.passes.selection = passes
    query.page.spread = spread
    let whole = Watch()
    let found = try index.find(query, until: whole.sign()).found
    #expect(found > 500)
    for last in Set([1, whole.looks / 2, whole.looks - 3, whole.looks - 1, whole.looks]) {
      let watch = Watch()
      let sign = watch.sign(upAt: last)
      #expect(isCancelled { () throws(SearchError) in _ = try index.find(query, until: sign) })
      #expect(watch.looks <= last + 3, "\(watch.looks) looks, up at \(last) of \(whole.looks)")
    }
  }

  @Test func `a search by distance to a line looks before each place that it measures`() throws {
    let index = try Self.world.get().index
    var request = SearchRequest()
    let (plain, measured) = (Watch(), Watch())
    let found = try index.search(request, until: plain.sign()).metadata.found
    request.options.sort = .distance(to: .line(try Self.route()))
    _ = try index.search(request, until: measured.sign())
    #expect(measured.looks >= plain.looks + found * 9 / 10)
  }

  @Test func `completing ends at the look that tells it to`() throws {
    let index = try Self.world.get().index
    for fragment in ["s", "she", "shell m", "shwll"] {
      let request = CompletionRequest(fragment, near: SearchWorld.center)
      let whole = Watch()
      _ = try index.complete(request, until: whole.sign())
      #expect(whole.looks > 0)
      for last in Set([1, (whole.looks + 1) / 2, whole.looks]) {
        let watch = Watch()
        let sign = watch.sign(upAt: last)
        #expect(
          isCancelled { () throws(SearchError) in _ = try index.complete(request, until: sign) })
        #expect(watch.looks <= last + 3, "\(watch.looks) looks, up at \(last)")
      }
    }
  }

  @Test(.timeLimit(.minutes(ProcessorTime.minutes(3))))
  func `a sign that another thread raises stops a search`() async throws {
    let index = try Self.world.get().index
    let request = try Self.requests()[2]
    let token = CancellationToken()
    let search = Task.detached { () -> Bool in
      // Again and again, so that none of them is too short to be stopped.
      while true {
        do throws(SearchError) { _ = try index.search(request, until: token) } catch { return true }
      }
    }
    token.cancel()
    #expect(await search.value)
  }
}
