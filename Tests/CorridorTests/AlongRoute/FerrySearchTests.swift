import Corridor
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

@Suite struct `Searches with ferries` {
  /// A winding route in three lines, some of it on ferries: within an edge, over a gap, at the start.
  private static func scene(seed: UInt64, start: Coordinate) throws -> Scene {
    var scene = try Scene(start: start, edges: 150, lines: 3, places: 200, seed: seed)
    let length = scene.route.lengthMeters
    var random = SplitMix(seed: seed)
    var ferries = [length * 0.3...length * 0.4]
    for _ in 0..<3 {
      let at = Double.random(in: 0...length, using: &random)
      ferries.append(at...at + .random(in: 1...400, using: &random))
    }
    if seed % 2 == 0 { ferries.append(-1...length * 0.05) }
    if seed % 3 == 0 { ferries.append(length * 0.9...length) }
    scene.route = try scene.route.withFerries(ferries)
    return scene
  }

  private static let starts = [
    Coordinate(lon: 14.4, lat: 35.9), Coordinate(lon: 179.99, lat: -20),
    Coordinate(lon: 5, lat: 89.9),
  ]

  @Test(arguments: 0..<12)
  func `find what a full scan finds`(seed: UInt64) throws {
    let scene = try Self.scene(seed: seed, start: Self.starts[Int(seed % 3)])
    let world = try TestIndex(scene.places)
    let length = scene.route.lengthMeters
    for within in [50.0, 400, 5000, 30_000] {
      for window in [nil, length * 0.2...length * 0.6, length * 0.32...length * 0.35] {
        for passes in PassSelection.allCases {
          var query = CorridorQuery(along: scene.route, within: .meters(within))
          query.journey.window = window.map { .meters($0) }
          query.passes.selection = passes
          let (found, scanned) = (try world.index.find(query), try world.index.fullScan(query))
          let name: Comment = "seed \(seed), \(within) m, \(window ?? 0...0), \(passes)"
          #expect(found.found == scanned.found, name)
          let pairs = zip(
            found.hits.sorted { ($0.place.id, $0.pass) < ($1.place.id, $1.pass) },
            scanned.hits.sorted { ($0.place.id, $0.pass) < ($1.place.id, $1.pass) })
          for (one, other) in pairs {
            #expect(one.place.id == other.place.id && one.side == other.side, name)
            #expect(one.pass == other.pass && one.passCount == other.passCount, name)
            #expect(abs(one.offRouteMeters - other.offRouteMeters) < 1e-3, name)
            #expect(abs(one.alongMeters - other.alongMeters) < 0.05, name)
            #expect(
              !scene.route.ferries.contains {
                $0.lowerBound + 1e-6 < one.alongMeters && one.alongMeters < $0.upperBound - 1e-6
              }, name)
          }
        }
      }
    }
  }

  @Test(arguments: 0..<6)
  func `are those of the two roads by themselves`(seed: UInt64) throws {
    // The quays are vertices, so that the roads can be written down.
    let scene = try Scene(start: Self.starts[Int(seed % 2)], edges: 90, places: 200, seed: seed)
    let vertices = scene.route.vertices
    let roads = try Route(lines: [Array(vertices[...30]), Array(vertices[50...])])
    let (quay, length) = (
      try Route(lines: [Array(vertices[...30])]).lengthMeters, scene.route.lengthMeters
    )
    let offset = length - roads.lengthMeters
    let route = try scene.route.withFerries([quay...quay + offset])
    let world = try TestIndex(scene.places)
    for within in [300.0, 4000] {
      for passes in PassSelection.allCases {
        var query = CorridorQuery(along: route, within: .meters(within), sort: .along)
        query.passes.selection = passes
        let found = try world.index.find(query)
        query.corridor.route = roads
        let expected = try world.index.find(query)
        #expect(found.found == expected.found && found.found > 5)
        // At the quays the two roads touch, and there hits are in another order.
        let pairs = zip(
          found.hits.sorted { ($0.place.id, $0.pass) < ($1.place.id, $1.pass) },
          expected.hits.sorted { ($0.place.id, $0.pass) < ($1.place.id, $1.pass) })
        for (one, other) in pairs {
          #expect(one.place.id == other.place.id && one.side == other.side)
          #expect(one.pass == other.pass && one.passCount == other.passCount)
          #expect(abs(one.offRouteMeters - other.offRouteMeters) < 1e-6)
          let along = other.alongMeters + (other.alongMeters > quay + 1e-6 ? offset : 0)
          let isAtQuay = abs(other.alongMeters - quay) <= 1e-6
          #expect(abs(one.alongMeters - along) < 1e-5 || isAtQuay)
          #expect(abs(one.snapped.lat - other.snapped.lat) < 1e-9)
        }
      }
    }
  }

  @Test func `find nothing from a route that is all ferry`() throws {
    let scene = try Scene(start: Self.starts[0], edges: 20, places: 30, seed: 1)
    let world = try TestIndex(scene.places)
    var query = CorridorQuery(along: scene.route, within: .kilometers(5))
    #expect(try world.index.find(query).found > 0)
    query.corridor.route = try scene.route.withFerries([0...scene.route.lengthMeters])
    #expect(try world.index.find(query).found == 0)
    #expect(try world.index.fullScan(query).found == 0)
    query.page.limit = 3
    query.page.countsAll = false
    #expect(try world.index.find(query).hits.isEmpty)
    let request = SearchRequest(
      in: .along(query.corridor.route, within: .kilometers(5), viewport: nil))
    #expect(try world.index.search(request).objects.isEmpty)
  }

  @Test func `have pages of their own`() throws {
    let scene = try Self.scene(seed: 4, start: Self.starts[0])
    let world = try TestIndex(scene.places)
    var query = CorridorQuery(along: scene.route, within: .kilometers(2), limit: 3)
    let cursor = try #require(try world.index.find(query).nextCursor)
    query.page.cursor = cursor
    #expect(try world.index.find(query).hits.count == 3)
    query.corridor.route = try query.corridor.route.withFerries([])
    #expect(throws: SearchError.self) { try world.index.find(query) }
  }

  @Test func `say after how long one is at a hit`() throws {
    var scene = try Scene(start: Self.starts[0], edges: 60, places: 60, seed: 5)
    let world = try TestIndex(scene.places)
    var query = CorridorQuery(along: scene.route, within: .kilometers(2))
    #expect(try world.index.find(query).hits.allSatisfy { $0.afterSeconds == nil })
    let length = scene.route.lengthMeters
    scene.route.travelTimes = try TravelTimes(metersPerSecond: 20, lengthMeters: length)
    query.corridor.route = scene.route
    for hit in try world.index.find(query).hits {
      #expect(abs(try #require(hit.afterSeconds) - hit.alongMeters / 20) < 1e-9)
    }
    query.journey.pace = .metersPerSecond(10)
    for hit in try world.index.find(query).hits {
      #expect(abs(try #require(hit.afterSeconds) - hit.alongMeters / 10) < 1e-9)
    }
  }
}
