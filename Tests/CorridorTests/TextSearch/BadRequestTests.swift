import Corridor
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

/// Input that makes no sense: typed errors or empty answers, in bounded time.
@Suite struct BadRequestTests {
  private let world: TestIndex

  init() throws {
    world = try TestIndex(SearchWorld(count: 80, seed: 13).places)
  }

  @Test func `positions and areas that are none are refused`() throws {
    let nowhere = [
      Coordinate(lon: .nan, lat: 0), Coordinate(lon: 0, lat: .infinity),
      Coordinate(lon: 0, lat: 90.1), Coordinate(lon: 361, lat: 0),
    ]
    let bow = Polygon(rings: [
      [
        Coordinate(lon: 0, lat: 0), Coordinate(lon: 1, lat: 1), Coordinate(lon: 1, lat: 0),
        Coordinate(lon: 0, lat: 1),
      ]
    ])
    let route = try SearchWorld.route()
    var areas: [SearchArea] =
      nowhere.map { .near($0) } + nowhere.map { .near($0, within: .meters(5)) }
    areas += [
      .near(SearchWorld.center, within: .meters(-1)),
      .near(SearchWorld.center, within: .meters(.nan)),
      .viewport(.box(west: 0, south: 2, east: 1, north: 1)),
      .viewport(.box(west: .nan, south: 0, east: 1, north: 1)),
      .viewport(.polygon(bow)), .viewport(.polygon(Polygon(rings: []))),
      .along(route, within: .meters(-1)), .along(route, viewport: .polygon(bow)),
    ]
    for area in areas {
      for text in [nil, "shell"] {
        #expect(throws: SearchError.self) {
          try world.index.search(SearchRequest(text, in: area))
        }
      }
    }
    for point in nowhere {
      #expect(throws: SearchError.self) {
        try world.index.search(SearchRequest("a", options: .init(userPosition: point)))
      }
      #expect(throws: SearchError.self) {
        try world.index.search(
          SearchRequest("a", options: .init(sort: .distance(to: .point(point)))))
      }
      #expect(throws: SearchError.self) { try world.index.reverse(point) }
    }
    #expect(throws: SearchError.self) {
      try world.index.search(SearchRequest("a", options: .init(sort: .distance(to: .polygon(bow)))))
    }
    for zoom in [-1, 25, Double.nan] {
      #expect(throws: SearchError.self) {
        try world.index.reverse(SearchWorld.center, zoom: zoom)
      }
    }
    let everywhere = SearchArea.near(SearchWorld.center, within: .meters(.infinity))
    #expect(try world.index.search(SearchRequest(in: everywhere)).metadata.found == 80)
  }

  @Test func `texts of nothing, of everything and of a megabyte are answered`() throws {
    let texts = [
      "", " ", "\t\n", "...", "\u{200F}\u{200E}\u{200B}", "\u{FFFD}", "\0", "🚚", "ー", "\"", "a:",
      String(repeating: "shell ", count: 170_000), String(repeating: "x", count: 1_000_000),
      String(repeating: "e\u{301}\u{302}", count: 200_000), String(repeating: "(", count: 100_000),
    ]
    let route = try SearchWorld.route()
    for text in texts {
      for area in [SearchArea.anywhere, .along(route)] {
        let response = try world.index.search(SearchRequest(text, in: area))
        #expect(response.metadata.found <= 83)
      }
      _ = try world.index.find(CorridorQuery(along: route, text: text))
    }
    for text in texts.prefix(7) {
      #expect(try world.index.search(SearchRequest(text)).metadata.found == 0)
      #expect(try world.index.find(CorridorQuery(along: route, text: text)).found == 0)
    }
    #expect(throws: SearchError.self) {
      try world.index.search(SearchRequest("shell", categories: ["feul"]))
    }
  }

  @Test func `an empty index is searched like any other`() throws {
    let empty = try TestIndex([])
    let route = try SearchWorld.route()
    for area in [SearchArea.anywhere, .near(SearchWorld.center), .along(route)] {
      for text in [nil, "shell", "47.1, 9.5", "test:1"] {
        let response = try empty.index.search(SearchRequest(text, in: area))
        #expect(response.objects.isEmpty && response.nextCursor == nil)
      }
    }
  }
}
