internal import Corridor
internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorThreads
internal import Glibc

/// Something that takes long enough to be cancelled.
struct CancelQuestion {
  var name: String
  /// Begins the work.
  var begin: (PlaceIndex) -> any CancelWork

  /// Questions about half a continent: by text, by category, along a route, in a polygon, of every
  /// place there is, and of what somebody types.
  static func all(in world: World) throws -> [CancelQuestion] {
    let line = world.routes(1, vertices: 60_000, seed: 60_000)
    let route = try Route(lines: line)
    let west = SearchArea.viewport(.multiPolygon(MultiPolygon(polygons: [star(corners: 5000)])))
    let everything = SearchRequest(in: .near(line[0][0], within: .kilometers(5000)))
    return [
      search("text", SearchRequest("Restaurant")),
      search("two-words", SearchRequest("Hotel Restaurant")),
      search("text-near", SearchRequest("Hotel", in: .near(line[0][0], within: .kilometers(1500)))),
      search("category", SearchRequest(categories: ["restaurant"])),
      search("along-route", SearchRequest(in: .along(route, within: .kilometers(20)))),
      search(
        "text-along-route", SearchRequest("Hotel", in: .along(route, within: .kilometers(200)))),
      search("polygon", SearchRequest(in: west)),
      search("everything", everything),
      CancelQuestion(name: "everything-in-session") {
        SessionWork(session: SearchManager(.offline($0)).submit(everything))
      },
      completion("complete-1", CompletionRequest("r", near: line[0][0])),
      completion("complete-two-words", CompletionRequest("hotel re", near: line[0][0])),
    ]
  }

  private static func search(_ name: String, _ request: SearchRequest) -> CancelQuestion {
    CancelQuestion(name: name) { index in
      LoopWork { (token) throws(SearchError) in
        try index.search(request, until: token).metadata.found
      }
    }
  }

  private static func completion(_ name: String, _ request: CompletionRequest) -> CancelQuestion {
    CancelQuestion(name: name) { index in
      LoopWork { (token) throws(SearchError) in try index.complete(request, until: token).count }
    }
  }

  /// A star-shaped polygon about the middle of the continent.
  private static func star(corners: Int) -> Polygon {
    var ring = (0..<corners).map { corner in
      let angle = 2 * Double.pi * Double(corner) / Double(corners)
      let reach = corner.isMultiple(of: 2) ? 1.0 : 0.8
      return Coordinate(lon: 10 + 15 * reach * cos(angle), lat: 48 + 10 * reach * sin(angle))
    }
    ring.append(ring[0])
    return Polygon(rings: [ring])
  }
}

/// Work that was begun.
protocol CancelWork {
  /// Stops it.
  func cancel()
  /// Waits for its end; how much it found, or nil when it was cancelled.
  func end() async throws -> Int?
}

/// A session's search: until who waits for it hears that it was cancelled.
struct SessionWork: CancelWork {
  let session: SearchSession

  func cancel() { session.cancel() }

  func end() async throws -> Int? {
    do throws(SearchError) {
      return try await session.response.metadata.found
    } catch {
      if case .cancelled = error { return nil }
      throw error
    }
  }
}

/// What a session or a completer does: until its loops have stopped and given back their memory.
struct LoopWork: CancelWork {
  private let token = CancellationToken()
  private let task: Task<Result<Int, SearchError>, Never>

  init(_ work: @escaping @Sendable (CancellationToken) throws(SearchError) -> Int) {
    task = Task.detached { [token] in
      do throws(SearchError) {
        return .success(try work(token))
      } catch {
        return .failure(error)
      }
    }
  }

  func cancel() { token.cancel() }

  func end() async throws -> Int? {
    switch await task.value {
    case .success(let found): return found
    case .failure(.cancelled): return nil
    case .failure(let error): throw error
    }
  }
}
