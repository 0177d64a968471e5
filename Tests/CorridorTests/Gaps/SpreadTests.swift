import Corridor
import CorridorFormats
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Foundation
import Testing

/// The best few of each stretch, against what the definition says of all hits.
@Suite struct SpreadTests {
  /// What a spread keeps of hits, by looking at every stretch.
  private static func kept(
    _ hits: [Hit], _ spread: Spread, window: ClosedRange<Double>?, length: Double
  ) -> [Hit] {
    let (start, end) = (
      max(window?.lowerBound ?? 0, 0), min(window?.upperBound ?? .infinity, length)
    )
    var kept: [Hit] = []
    var number = 0.0
    repeat {
      let from = number > 0 ? start + number * spread.every.value : start
      let to = start + (number + 1) * spread.every.value
      let isLast = to >= end
      let inside = hits.filter {
        $0.alongMeters >= from && ($0.alongMeters < to || (isLast && $0.alongMeters >= from))
      }
      kept += inside.sorted {
        ($0.offRouteMeters, $0.alongMeters, $0.place.id)
          < ($1.offRouteMeters, $1.alongMeters, $1.place.id)
      }.prefix(spread.keeping)
      if isLast { return kept }
      number += 1
    } while true
  }

  private static func keys(_ hits: some Sequence<Hit>) -> [String] {
    hits.map { "\($0.place.id) \($0.pass) \($0.alongMeters) \($0.offRouteMeters)" }
  }

  /// Compares each combination with the definition, and pages with the whole.
  private func compare(
    _ query: CorridorQuery, _ spreads: [Spread], in index: PlaceIndex, _ name: String
  ) throws {
    var query = query
    query.page.spread = nil
    query.page.sort = .along
    let all = Array(try index.find(query).hits)
    for spread in spreads {
      let expected = Self.kept(
        all, spread, window: try index.find(query).window,
        length: query.corridor.route.lengthMeters)
      query.page.spread = spread
      for sort in SortOrder.plain {
        query.page.sort = sort
        let answer = try index.find(query)
        let comment: Comment = "\(name) \(spread) \(sort)"
        #expect(answer.found == expected.count, comment)
        #expect(Self.keys(answer.hits).sorted() == Self.keys(expected).sorted(), comment)
        let order = answer.hits.map { sort == .along ? $0.alongMeters : $0.offRouteMeters }
        #expect(order == order.sorted(), comment)
        var pages = query
        pages.page.limit = max(expected.count / 3, 1)
        var paged: [String] = []
        repeat {
          let page = try index.find(pages)
          #expect(page.found == expected.count, comment)
          paged += Self.keys(page.hits)
          pages.page.cursor = page.nextCursor
        } while pages.page.cursor != nil && paged.count <= expected.count
        #expect(paged == Self.keys(answer.hits), comment)
      }
    }
  }

  @Test(arguments: 0..<6)
  func `keeps the closest of each stretch`(seed: UInt64) throws {
    var scene = try Scene(
      start: Coordinate(lon: 179.99, lat: 61), edges: 120, places: 150, seed: 900 + seed)
    let out = scene.route.vertices
    scene.route = try Route(lines: [out + out.reversed().dropFirst()])
    let world = try TestIndex(scene.places)
    let length = scene.route.lengthMeters
    let spreads = [
      Spread(every: .meters(500)), Spread(every: .meters(1234.5), keeping: 3),
      Spread(every: .meters(length / 4), keeping: 2), Spread(every: .meters(length), keeping: 5),
      Spread(every: .kilometers(1e6), keeping: 4), Spread(every: .meters(40)),
      Spread(every: .meters(.infinity), keeping: .max),
    ]
    for passes in PassSelection.allCases {
      for window in [nil, length * 0.3...length * 0.7, -5...length * 2, 2 * length...3e9] {
        for side in [SideFilter.any, .right] {
          var query = CorridorQuery(along: scene.route, within: .meters(250))
          query.passes = PassFilter(passes, side: side)
          query.journey.window = window.map { .meters($0) }
          try compare(query, spreads, in: world.index, "\(passes) \(side)")
        }
      }
    }
  }

  @Test(arguments: SortOrder.plain)
  func `a page without a count has the same hits`(sort: Corridor.SortOrder) throws {
    let scene = try Scene(
      start: Coordinate(lon: 14.4, lat: 35.9), edges: 60, places: 300, seed: 2)
    let world = try TestIndex(scene.places)
    var query = CorridorQuery(along: scene.route, within: .kilometers(2), sort: sort)
    for keeping in [1, 2] {
      query.page.spread = Spread(every: .meters(500), keeping: keeping)
      for limit in [1, 3, 7, nil] {
        query.page.limit = limit
        query.page.countsAll = true
        let counted = try world.index.find(query)
        query.page.countsAll = false
        let answer = try world.index.find(query)
        #expect(Self.keys(answer.hits) == Self.keys(counted.hits), "\(limit ?? 0)")
        #expect(answer.nextCursor == counted.nextCursor)
        #expect(answer.returned >= min(limit ?? 5, 5))
      }
    }
  }

  @Test func `a boundary belongs to the stretch that begins there, the end to the last one`() throws
  {
    let geodesic = try Geodesic.wgs84()
    let start = Coordinate(lon: 14.4, lat: 35.9)
    let vertices = (0...4).map {
      geodesic.direct(from: start, azimuth: 90, meters: Double($0) * 400).position
    }
    let route = try Route(lines: [vertices])
    // What stands at a vertex is at the vertex's distance.
    let places = try (0...3).map {
      TestPlace(
        id: "test:\($0)", position: try #require(GridPosition(vertices[$0])), categories: ["fuel"],
        tags: [])
    }
    let world = try TestIndex(places)
    var query = CorridorQuery(along: route, within: .meters(1), sort: .along)
    let alongs = try world.index.find(query).hits.map(\.alongMeters)
    #expect(alongs.count == 4)
    // Two stretches of two places each, the third of which is where the second stretch begins.
    query.page.spread = Spread(every: .meters(alongs[2]), keeping: 2)
    #expect(try world.index.find(query).hits.map(\.alongMeters) == alongs)
    // One stretch, at whose end the third is.
    query.journey.window = .meters(0...alongs[2])
    #expect(try world.index.find(query).found == 2)
    query.page.spread?.keeping = 3
    #expect(try world.index.find(query).found == 3)
  }

  @Test func `a page of a spread is not taken for one of another`() throws {
    let scene = try Scene(
      start: Coordinate(lon: 14.4, lat: 35.9), edges: 60, places: 60, seed: 1)
    let world = try TestIndex(scene.places)
    var query = CorridorQuery(along: scene.route, within: .kilometers(2), limit: 2)
    query.page.spread = Spread(every: .meters(500), keeping: 2)
    query.page.cursor = try world.index.find(query).nextCursor
    #expect(query.page.cursor != nil)
    for other in [Spread(every: .meters(500), keeping: 3), Spread(every: .meters(501), keeping: 2)]
    {
      var different = query
      different.page.spread = other
      #expect(throws: SearchError.self) { try world.index.find(different) }
    }
    query.page.spread = nil
    #expect(throws: SearchError.self) { try world.index.find(query) }
  }

  @Test(arguments: [
    Spread(every: .meters(0)), Spread(every: .meters(-1)), Spread(every: .meters(.nan)),
    Spread(every: .meters(0.0001)), Spread(every: .kilometers(50), keeping: 0),
    Spread(every: .kilometers(50), keeping: -1),
  ])
  func `refuses stretches without length and keeping nothing`(spread: Spread) throws {
    let world = try TestIndex([])
    var query = CorridorQuery(along: try Route(lines: [[Coordinate(lon: 0, lat: 0)]]))
    query.page.spread = spread
    #expect(throws: SearchError.self) { try world.index.find(query) }
  }

  @Test(.enabled(if: realData != nil, "CORRIDOR_REAL_DATA is not set"), arguments: RealTours.all)
  func `keeps the closest of each stretch of real routes`(tours: RealTours) throws {
    let world = try tours.open()
    for (number, route) in world.routes.enumerated() {
      for passes in PassSelection.allCases {
        let query = CorridorQuery(
          along: route, within: .kilometers(1), categories: ["fuel"],
          passes: PassFilter(passes))
        try compare(
          query,
          [Spread(every: .kilometers(5), keeping: 2), Spread(every: .kilometers(50), keeping: 3)],
          in: world.index, "\(tours.routes) \(number)")
      }
    }
  }
}
