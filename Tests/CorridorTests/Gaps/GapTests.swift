import Corridor
import CorridorFormats
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Foundation
import Testing

/// Gaps, against the passes by definition sorted by the kilometre.
@Suite struct GapTests {
  /// A gap by the definition.
  private struct Stretch: Hashable {
    var from: Double
    var to: Double
    var length: Double { to - from }
  }

  /// What lies between sorted distances along a route.
  private static func stretches(
    _ alongs: [Double], window: ClosedRange<Double>?, length: Double
  ) -> [Stretch] {
    let (start, end) = (
      max(window?.lowerBound ?? 0, 0), min(window?.upperBound ?? .infinity, length)
    )
    guard start <= end else { return [] }
    let posts = [start] + alongs.filter { (start...end).contains($0) }.sorted() + [end]
    return zip(posts, posts.dropFirst()).map { Stretch(from: $0, to: $1) }
  }

  /// Compares a report with the passes of every place, each measured against every edge.
  private func compare(
    _ query: CorridorQuery, _ places: [Coordinate], in index: PlaceIndex, _ name: String
  ) throws {
    let brute = try BrutePasses(query.corridor.route)
    let within = query.corridor.within.value
    let passes = places.flatMap { brute.passes(of: $0, within: within) }
    // What only just comes within reach is a matter of rounding.
    guard passes.allSatisfy({ within - $0.offRouteMeters > 1e-6 }) else { return }
    let counting = passes.filter {
      switch query.passes.side {
      case .any, .near, .far: true
      case .left: $0.side != .right
      case .right: $0.side != .left
      }
    }
    let slack = 0.06 + query.corridor.route.lengthMeters / 1e8
    let expected = Self.stretches(
      counting.map(\.alongMeters), window: try index.find(query).window,
      length: query.corridor.route.lengthMeters
    ).filter { $0.length > 2 * slack }
    let report = try index.gaps(query, GapOptions(sort: .along))
    let found = report.gaps.filter { $0.lengthMeters > 2 * slack }
    let comment: Comment = "\(name)"
    #expect(found.count == expected.count, comment)
    for (gap, stretch) in zip(found, expected) where found.count == expected.count {
      #expect(abs(gap.fromMeters - stretch.from) < slack, comment)
      #expect(abs(gap.toMeters - stretch.to) < slack, comment)
    }
  }

  /// Whether a report agrees with the passes that the search itself gives, to the last bit.
  private func check(_ query: CorridorQuery, in index: PlaceIndex, _ name: String) throws {
    var every = query
    (every.passes.selection, every.page.sort, every.page.spread) = (.all, .along, nil)
    let hits = Array(try index.find(every).hits)
    let length = query.corridor.route.lengthMeters
    let expected = Self.stretches(
      hits.map { min($0.alongMeters, length) }, window: try index.find(query).window, length: length
    ).filter { $0.length > 0 }
    let reach = length / 10
    for sort in [GapOrder.length, .along] {
      for minimum in [0, reach / 2] {
        let options = GapOptions(
          sort: sort, minimum: .meters(minimum), range: .meters(reach + 7), reserve: .meters(7))
        let report = try index.gaps(query, options)
        let comment: Comment = "\(name) \(sort) \(minimum)"
        var wanted = expected.filter { $0.length >= minimum }
        if sort == .length { wanted.sort { ($1.length, $0.from) < ($0.length, $1.from) } }
        #expect(
          report.gaps.map { Stretch(from: $0.fromMeters, to: $0.toMeters) } == wanted, comment)
        #expect(report.found == wanted.count, comment)
        #expect(report.passCount == hits.count, comment)
        #expect(report.longestMeters == expected.map(\.length).max() ?? 0, comment)
        #expect(
          report.exceedingCount == expected.filter { $0.length > options.reachMeters ?? 0 }.count,
          comment)
        var exceedingOnly = options
        exceedingOnly.exceedingOnly = true
        let exceeding = try index.gaps(query, exceedingOnly)
        #expect(
          exceeding.gaps.map(\.number) == report.gaps.filter(\.exceeds).map(\.number), comment)
        #expect(exceeding.exceedingCount == report.exceedingCount, comment)
        for gap in report.gaps {
          #expect(gap.exceeds == (gap.lengthMeters > options.reachMeters ?? 0), comment)
          #expect(gap.before.map { $0.alongMeters <= gap.fromMeters + 1e-9 } ?? true, comment)
          #expect(
            (gap.before == nil) == !hits.contains { $0.alongMeters <= gap.fromMeters }, comment)
          #expect(
            (gap.before == nil)
              == (gap.fromMeters == report.stretch?.lowerBound && gap.number == 1
                && !hits.contains { $0.alongMeters <= gap.fromMeters }),
            comment)
          #expect(gap.after.map { abs($0.alongMeters - gap.toMeters) < 1e-6 } ?? true, comment)
        }
        var few = options
        few.limit = 2
        let page = try index.gaps(query, few)
        #expect(page.gaps.map(\.number) == report.gaps.prefix(2).map(\.number), comment)
        #expect(page.found == report.found, comment)
      }
    }
  }

  @Test(arguments: 0..<6)
  func `gaps are what lies between the passes of every place`(seed: UInt64) throws {
    var scene = try Scene(
      start: Coordinate(lon: 179.99, lat: 61), edges: 90, lines: 3, places: 40, seed: 300 + seed)
    let out = scene.route.vertices
    if seed % 2 == 0 { scene.route = try Route(lines: [out + out.reversed().dropFirst()]) }
    let world = try TestIndex(scene.places)
    let length = scene.route.lengthMeters
    for window in [nil, length * 0.3...length * 0.7, length * 0.5...(.infinity), 2 * length...3e9] {
      for side in [SideFilter.any, .left, .right] {
        let query = CorridorQuery(
          along: scene.route, within: .meters(250), window: window.map { .meters($0) },
          passes: PassFilter(side: side))
        // What is nearest to an end of a line is on no side of the gap behind it.
        if seed % 2 == 0 || side == .any {
          try compare(
            query, scene.places.map(\.position.coordinate), in: world.index, "\(seed) \(side)")
        }
        try check(query, in: world.index, "\(seed) \(side)")
      }
    }
  }

  @Test(.enabled(if: realData != nil, "CORRIDOR_REAL_DATA is not set"), arguments: RealTours.all)
  func `gaps of real routes are what lies between the passes of every place`(
    tours: RealTours
  ) throws {
    let world = try tours.open()
    for (number, route) in world.routes.enumerated() {
      let query = CorridorQuery(along: route, within: .meters(800), categories: ["fuel"])
      let name = "\(tours.routes) \(number)"
      try check(query, in: world.index, name)
      // Every place of the kind near the route, by a far wider search.
      guard number % 8 == 0, route.vertices.count < 20_000 else { continue }
      let near = try world.index.find(
        CorridorQuery(along: route, within: .meters(1500), categories: ["fuel"]))
      try compare(query, near.hits.map(\.place.coordinate), in: world.index, name)
    }
  }

  @Test func `a hundred passes of one place are a hundred and one gaps`() throws {
    let geodesic = try Geodesic.wgs84()
    let start = Coordinate(lon: 14.4, lat: 35.9)
    let end = geodesic.direct(from: start, azimuth: 90, meters: 10_000).position
    let middle = geodesic.direct(from: start, azimuth: 90, meters: 5000)
    let place = geodesic.direct(from: middle.position, azimuth: 0, meters: 200).position
    let world = try TestIndex([
      TestPlace(
        id: "test:1", position: try #require(GridPosition(place)), categories: ["fuel"], tags: [])
    ])
    let route = try Route(lines: [(0...100).map { $0 % 2 == 0 ? start : end }])
    var query = CorridorQuery(along: route, categories: ["fuel"])
    let report = try world.index.gaps(query)
    #expect(report.passCount == 100)
    #expect(report.gaps.count == 101)
    #expect(report.gaps.filter { abs($0.lengthMeters - 10_000) < 1 }.count == 99)
    #expect(report.gaps.filter { abs($0.lengthMeters - 5000) < 1 }.count == 2)
    #expect(report.gaps.filter { $0.before == nil || $0.after == nil }.count == 2)
    query.passes.side = .near(.right)
    #expect(try world.index.gaps(query).gaps.count == 51)
  }

  @Test func `a route without a place is one gap, and the window cuts it`() throws {
    let world = try TestIndex([])
    let route = try Route(lines: [[Coordinate(lon: 0, lat: 0), Coordinate(lon: 1, lat: 0)]])
    var query = CorridorQuery(along: route)
    let report = try world.index.gaps(query, GapOptions(range: .kilometers(100)))
    #expect(report.gaps.count == 1)
    #expect(report.gaps[0].lengthMeters == route.lengthMeters)
    #expect(report.gaps[0].before == nil && report.gaps[0].after == nil)
    #expect(report.exceedingCount == 1)
    #expect(abs((report.gaps[0].excessMeters ?? 0) - (route.lengthMeters - 100_000)) < 1e-6)
    query.journey.window = .meters(1000...5000)
    #expect(try world.index.gaps(query).gaps.map(\.lengthMeters) == [4000])
    query.journey.window = .meters(2 * route.lengthMeters...3 * route.lengthMeters)
    let beyond = try world.index.gaps(query)
    #expect(beyond.gaps.isEmpty && beyond.stretch == nil && beyond.longestMeters == 0)
  }

  @Test(arguments: [
    GapOptions(range: .kilometers(10), reserve: .kilometers(11)),
    GapOptions(range: .meters(-1), reserve: .meters(-2)), GapOptions(range: .meters(.nan)),
    GapOptions(range: .meters(10), reserve: .meters(-1)), GapOptions(minimum: .meters(-1)),
    GapOptions(minimum: .meters(.nan)), GapOptions(limit: 0),
    GapOptions(range: .meters(.infinity), reserve: .meters(.infinity)),
  ])
  func `refuses what nothing can be held against`(options: GapOptions) throws {
    let world = try TestIndex([])
    let route = try Route(lines: [[Coordinate(lon: 0, lat: 0)]])
    #expect(throws: SearchError.self) {
      try world.index.gaps(CorridorQuery(along: route), options)
    }
  }
}
