import Corridor
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

@testable import CorridorBench

/// Checks have to find what is wrong.
struct CheckTests {
  private let scene: Scene

  init() throws { scene = try Scene.shared.get() }

  private func complaint(
    _ question: Question, _ change: (inout CorridorQuery) -> Void = { _ in }
  ) throws -> String? {
    var query = question.query(scene.route)
    change(&query)
    return try question.complaint(
      about: scene.index.find(query), along: scene.route, by: scene.search)
  }

  @Test(arguments: Question.allCases)
  func `takes right answers`(_ question: Question) throws {
    #expect(try scene.index.find(question.query(scene.route)).returned > 1)
    #expect(try complaint(question) == nil)
  }

  @Test(arguments: Question.allCases)
  func `finds that places are missing or too many`(_ question: Question) throws {
    #expect(
      try complaint(question) { $0.corridor.within = .meters(10) }?.contains("is missing") == true)
    #expect(try complaint(question) { $0.page.limit = 1 }?.contains("1 places instead of") == true)
    #expect(
      try complaint(question) { query in
        query.corridor.within = .kilometers(50)
        query.page.limit = nil
        query.places.viewport = nil
      }?.contains("should not be found") == true)
  }

  @Test func `finds that an answer is out of order, or along another route`() throws {
    #expect(try complaint(.q2) { $0.page.sort = .along }?.contains("is out of order") == true)
    let shifted = try Route(
      lines: [scene.route.route.vertices.map { Coordinate(lon: $0.lon + 1e-4, lat: $0.lat) }])
    #expect(try complaint(.q2) { $0.corridor.route = shifted } != nil)
  }

  @Test func `finds that a polygon is too narrow or too wide`() throws {
    for (within, isRight) in [(2000.0, true), (1900, false), (2100, false)] {
      let shape = try scene.route.route.corridorPolygon(within: within)
      #expect(
        try (scene.search.complaint(about: shape, along: scene.route, within: 2000) == nil)
          == isRight)
    }
  }
}

/// A few towns, and a route through them.
private struct Scene {
  static let shared = Result { try Scene() }

  let search: ExhaustiveSearch
  let index: PlaceIndex
  let route: BenchRoute

  init() throws {
    let world = World(seed: 1, towns: 3)
    search = ExhaustiveSearch(world, places: 6000)
    let folder = TemporaryFolder()
    let path = folder.file("world.corridor")
    _ = try WorldBuild(world, places: 6000, at: path) { _, _ in }
    // The mapping stays when the file is gone.
    index = try PlaceIndex(path: path)
    let line = world.routes(1, vertices: 400, seed: 1)[0]
    let middle = line[line.count / 2]
    route = BenchRoute(
      name: "", path: "", route: try Route(lines: [line]),
      viewport: (middle.lon - 0.3, middle.lat - 0.3, middle.lon + 0.3, middle.lat + 0.3))
  }
}
