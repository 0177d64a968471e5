import Corridor
import CorridorFormats
import CorridorGeometry
import CorridorImport
import CorridorIndex
import CorridorTestSupport
import Foundation
import Testing

@Suite struct PassSelectionTests {
  /// A route that winds, and goes back the way it came, twice.
  private static func winding(seed: UInt64) throws -> Scene {
    var scene = try Scene(
      start: Coordinate(lon: 179.99, lat: 61), edges: 120, places: 150, seed: seed)
    let out = scene.route.vertices
    scene.route = try Route(lines: [out + out.reversed().dropFirst() + out.dropFirst()])
    return scene
  }

  @Test(arguments: 0..<6)
  func `passes are those that looking at every edge finds`(seed: UInt64) throws {
    let scene = try Self.winding(seed: 500 + seed)
    let world = try TestIndex(scene.places)
    var query = CorridorQuery(along: scene.route, within: .meters(250))
    query.passes.selection = .all
    try compare(query, in: world.index, most: .max, "seed \(seed)")
  }

  @Test func `of passes that are equally near the first comes first`() throws {
    let scene = try Self.winding(seed: 90)
    let world = try TestIndex(scene.places)
    var query = CorridorQuery(along: scene.route, within: .meters(250))
    query.passes.selection = .all
    let hits = try world.index.find(query).hits.map { Self.seen($0, roadWidth: 0) }
    var (ordered, others) = (0, 0)
    for (first, second) in zip(hits, hits.dropFirst())
    where first.id == second.id && second.off - first.off < 1e-4 {
      if first.along < second.along { ordered += 1 } else { others += 1 }
    }
    // One in a thousand or so has its two distances on both sides of a step.
    #expect(ordered > 100 && others * 100 < ordered, "\(ordered), \(others)")
  }

  @Test(arguments: PassSelection.allCases, [SideFilter.any, .left, .right])
  func `the nearest, the first or all are taken of the passes that count`(
    passes: PassSelection, side: SideFilter
  ) throws {
    let scene = try Self.winding(seed: 77)
    let world = try TestIndex(scene.places)
    let length = scene.route.lengthMeters
    let windows: [ClosedRange<Double>?] = [
      nil, 0...length, length * 0.3...length * 0.7, length * 0.5...(.infinity), 2 * length...3e9,
    ]
    for window in windows {
      for width in [0, 150.0] {
        var query = CorridorQuery(along: scene.route, within: .meters(250))
        query.passes.selection = .all
        let all = try world.index.find(query).hits.map { Self.seen($0, roadWidth: width) }
        query.passes.selection = passes
        query.passes.side = side
        query.journey.window = window.map { .meters($0) }
        query.passes.roadWidth = .meters(width)
        let counting = all.filter {
          (window?.contains($0.along) ?? true)
            && ($0.side == side.rawValue || side == .any
              || $0.side == "on")
        }
        let expected = Dictionary(grouping: counting, by: \.id).flatMap { (_, of) -> [Seen] in
          let ordered = of.sorted { $0.along < $1.along }
          switch passes {
          case .all: return ordered
          case .first: return Array(ordered.prefix(1))
          case .nearest:
            let least = ordered.map(\.off).min() ?? 0
            return Array(ordered.filter { $0.off <= least + 1e-7 }.prefix(1))
          }
        }
        for sort in SortOrder.plain {
          query.page.sort = sort
          let answer = try world.index.find(query)
          let name: Comment = "\(passes) \(side) \(window ?? 0...0) \(width) \(sort)"
          let found = answer.hits.map { Self.seen($0, roadWidth: 0) }
          #expect(answer.found == found.count, name)
          #expect(Self.isSame(found, expected), name)
          let keys = found.map { sort == .along ? ($0.along, $0.along) : ($0.off, $0.along) }
          #expect(zip(keys, keys.dropFirst()).allSatisfy { $0 <= $1 }, name)
          let scanned = try world.index.fullScan(query).hits.map { Self.seen($0, roadWidth: 0) }
          #expect(Self.isSame(scanned, expected), name)
          try comparePages(query, found.map(\.id), in: world.index)
        }
      }
    }
  }

  @Test func `a corridor so wide that all of a loop is within it has one pass`() throws {
    let scene = try Self.winding(seed: 3)
    let world = try TestIndex(scene.places)
    var query = CorridorQuery(along: scene.route, within: .kilometers(100))
    query.passes.selection = .all
    let answer = try world.index.find(query)
    #expect(answer.found == scene.places.count)
    #expect(answer.hits.allSatisfy { $0.pass == 1 && $0.passCount == 1 })
  }

  @Test func `a hundred passes of one place are a hundred hits`() throws {
    let geodesic = try Geodesic.wgs84()
    let start = Coordinate(lon: 14.4, lat: 35.9)
    let end = geodesic.direct(from: start, azimuth: 90, meters: 10_000).position
    let middle = geodesic.direct(from: start, azimuth: 90, meters: 5000)
    let place = geodesic.direct(from: middle.position, azimuth: 0, meters: 200).position
    let position = try #require(GridPosition(place))
    let world = try TestIndex([
      TestPlace(id: "test:1", position: position, categories: ["fuel"], tags: [])
    ])
    let route = try Route(lines: [(0...100).map { $0 % 2 == 0 ? start : end }])
    var query = CorridorQuery(along: route, categories: ["fuel"])
    query.passes.selection = .all
    query.page.sort = .along
    let hits = try world.index.find(query).hits
    #expect(hits.map(\.pass) == Array(1...100))
    #expect(hits.allSatisfy { $0.passCount == 100 })
    #expect(hits.map(\.side) == (0..<100).map { $0 % 2 == 0 ? .left : .right })
    for (number, hit) in hits.enumerated() {
      #expect(abs(hit.alongMeters - (5000 + 10_000 * Double(number))) < 1)
    }
    query.passes.side = .near(.right)
    #expect(try world.index.find(query).found == 50)
    query.passes.selection = .nearest
    #expect(try world.index.find(query).hits.map(\.pass) == [2])
  }

  @Test(arguments: PassSelection.allCases)
  func `a place of several of the categories is found once for each pass`(
    passes: PassSelection
  ) throws {
    let scene = try Self.winding(seed: 21)
    let world = try TestIndex(scene.places)
    var query = CorridorQuery(along: scene.route, within: .meters(250), sort: .along)
    query.passes.selection = passes
    let all = try world.index.find(query).hits
    // Every fifth place has two categories.
    query.places.categories = ["cafe", "toll"]
    let expected = all.filter { !$0.place.categories.filter(["cafe", "toll"].contains).isEmpty }
    #expect(expected.contains { $0.place.categories.count == 2 && $0.passCount > 1 })
    let found = try world.index.find(query).hits
    func keys(_ hits: some Sequence<Hit>) -> [String] {
      hits.map { "\($0.place.id) \($0.pass) of \($0.passCount) at \($0.alongMeters)" }.sorted()
    }
    #expect(keys(found) == keys(expected))
  }

  @Test(arguments: [-1, .nan]) func `no road is less than nothing wide`(width: Double) throws {
    let world = try TestIndex([])
    let route = try Route(lines: [[Coordinate(lon: 0, lat: 0)]])
    var query = CorridorQuery(along: route)
    query.passes.roadWidth = .meters(width)
    #expect(throws: SearchError.self) { try world.index.find(query) }
  }

  @Test(
    .enabled(if: realData != nil, "CORRIDOR_REAL_DATA is not set"),
    arguments: [
      ("liechtenstein-valhalla", "liechtenstein.geojson", 6),
      ("andorra-valhalla", "andorra.geojson", 6), ("malta-graphhopper", "malta.geojson", 6),
      ("vancouver-pelias", "vancouver.geojson", 6),
      ("malta-graphhopper", "stress-malta-200.geojson.gz", 3),
      ("andorra-valhalla", "stress-andorra-500.geojson.gz", 3),
    ])
  func `passes of real tours are those that looking at every edge finds`(
    extract: String, routes: String, places: Int
  ) throws {
    let data = try #require(realData)
    let folder = TemporaryFolder()
    let path = folder.file("places.corridor")
    _ = try PlaceImporter(
      ImportOptions(inputs: ["\(data)/\(extract).osm.pbf"], output: path)
    ).run()
    let index = try PlaceIndex(path: path)
    let lines = try RouteReader.read(contentsOf: "\(data)/routes/\(routes)").lines
    var counts: [Int] = []
    // Every fourth drive from door to door, and every tour.
    for (number, line) in lines.enumerated() where number % 4 == 0 || line.count > 2000 {
      let route = try Route(lines: [line])
      var query = CorridorQuery(along: route, within: .meters(150), categories: ["restaurant"])
      query.passes.selection = .all
      counts += try compare(query, in: index, most: places, "\(routes) \(number)")
    }
    #expect(counts.contains { $0 > 1 })
  }

  private struct Seen: Hashable {
    var id: String
    var off: Double
    var along: Double
    var side: String
    var pass: Int
    var count: Int
  }

  /// Whether hits are the same, in any order, to within rounding.
  private static func isSame(_ hits: [Seen], _ others: [Seen]) -> Bool {
    func ordered(_ hits: [Seen]) -> [Seen] { hits.sorted { ($0.id, $0.pass) < ($1.id, $1.pass) } }
    return hits.count == others.count
      && zip(ordered(hits), ordered(others)).allSatisfy {
        $0.id == $1.id && $0.pass == $1.pass && $0.count == $1.count && $0.side == $1.side
          && abs($0.off - $1.off) < 1e-4 && abs($0.along - $1.along) < 1e-3
      }
  }

  private static func seen(_ hit: Hit, roadWidth: Double) -> Seen {
    let isOn = roadWidth > 0 && hit.offRouteMeters <= roadWidth / 2
    return Seen(
      id: hit.place.id, off: hit.offRouteMeters, along: hit.alongMeters,
      side: isOn ? "on" : "\(hit.side)", pass: hit.pass, count: hit.passCount)
  }

  /// Compares the passes of some places with those by definition; how many each of them has.
  @discardableResult
  private func compare(
    _ query: CorridorQuery, in index: PlaceIndex, most: Int, _ name: String
  ) throws -> [Int] {
    let brute = try BrutePasses(query.corridor.route)
    let hits = Dictionary(grouping: try index.find(query).hits, by: \.place.id)
    let ids = hits.keys.sorted()
    let step = max(ids.count / most, 1)
    var counts: [Int] = []
    for number in stride(from: 0, to: ids.count, by: step) {
      guard let found = hits[ids[number]]?.sorted(by: { $0.alongMeters < $1.alongMeters }) else {
        continue
      }
      let within = query.corridor.within.value
      let expected = brute.passes(of: found[0].place.coordinate, within: within)
      counts.append(expected.count)
      let comment: Comment = "\(name), \(ids[number])"
      // What only just comes within reach, or only just does not leave it, is a matter of rounding.
      guard expected.allSatisfy({ within - $0.offRouteMeters > 1e-6 }) else { continue }
      #expect(found.count == expected.count, comment)
      #expect(found.map(\.pass) == Array(1...found.count), comment)
      #expect(found.allSatisfy { $0.passCount == found.count }, comment)
      for (hit, pass) in zip(found, expected) where found.count == expected.count {
        #expect(abs(hit.offRouteMeters - pass.offRouteMeters) < 0.001, comment)
        // Along a curve around the place many points are as near to within rounding.
        let slack = 0.05 + 0.001 * hit.alongMeters / 100_000
        #expect(abs(hit.alongMeters - pass.alongMeters) < slack, comment)
        #expect(hit.side == pass.side, comment)
      }
    }
    return counts
  }

  /// Pages of a few hits each are the whole answer.
  private func comparePages(
    _ query: CorridorQuery, _ ids: [String], in index: PlaceIndex
  ) throws {
    var query = query
    query.page.limit = max(ids.count / 3, 1)
    var paged: [String] = []
    repeat {
      let page = try index.find(query)
      paged += page.hits.map(\.place.id)
      query.page.cursor = page.nextCursor
    } while query.page.cursor != nil && paged.count <= ids.count
    #expect(paged == ids)
  }
}
