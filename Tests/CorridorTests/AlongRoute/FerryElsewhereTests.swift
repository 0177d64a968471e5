import Corridor
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Foundation
import Testing

/// What a ferry leaves alone: everything whose nearest stretch of the route is another one.
@Suite struct `A ferry elsewhere` {
  /// Routes that run over themselves: there and back, round and round, with repeated vertices, lines
  /// with gaps between them, edges of a centimetre and of a thousand kilometres.
  private static func route(seed: UInt64, _ random: inout SplitMix) throws -> Route {
    let geodesic = try Geodesic.wgs84()
    let sizes: [ClosedRange<Double>] = [10...400, 0.005...3, 300...9000, 5e4...4e5, 1...2e5]
    let size = sizes[Int(seed % 5)]
    var here = Coordinate(
      lon: .random(in: -179...179, using: &random), lat: .random(in: -75...75, using: &random))
    var azimuth = Double.random(in: 0..<360, using: &random)
    var line = [here]
    for _ in 0..<Int.random(in: 2...14, using: &random) {
      azimuth += .random(in: -100...100, using: &random)
      let step = geodesic.direct(
        from: here, azimuth: azimuth, meters: .random(in: size, using: &random))
      (here, azimuth) = (GridPosition(step.position)?.coordinate ?? here, step.azimuth)
      line.append(here)
      if Int.random(in: 0..<4, using: &random) == 0 { line.append(here) }
    }
    let back = Array(line.reversed())
    switch seed / 5 % 4 {
    case 0: return try Route(lines: [line])
    case 1: return try Route(lines: [line + back])
    case 2: return try Route(lines: [line + back + line])
    default: return try Route(lines: [line, back, Array(line.prefix(3))])
    }
  }

  private static func places(
    about route: Route, within: Double, _ random: inout SplitMix
  ) throws -> [TestPlace] {
    let geodesic = try Geodesic.wgs84()
    return (0..<40).compactMap { number in
      let at = route.coordinate(
        atAlongMeters: .random(in: 0...route.lengthMeters, using: &random))
      let away = within * pow(.random(in: 0...1.05, using: &random), 2)
      let place = geodesic.direct(
        from: at, azimuth: .random(in: 0..<360, using: &random), meters: away)
      return GridPosition(place.position).map {
        TestPlace(id: "test:\(number)", position: $0, categories: ["fuel"])
      }
    }
  }

  /// What is told of a hit but for the number of its pass.
  private struct Told: Hashable {
    var id: String
    var offRouteMeters: Double
    var alongMeters: Double
    var side: Side
    var snapped: Coordinate

    init(_ hit: Hit) {
      id = hit.place.id
      (offRouteMeters, alongMeters) = (hit.offRouteMeters, hit.alongMeters)
      (side, snapped) = (hit.side, hit.snapped)
    }
  }

  @Test(arguments: 0..<100)
  func `moves no hit, no side and no order`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let route = try Self.route(seed: seed, &random)
    let length = route.lengthMeters
    guard length > 0 else { return }
    let within = min(pow(10, .random(in: 0...6.4, using: &random)), 40 * length)
    let places = try Self.places(about: route, within: within, &random)
    let world = try TestIndex(places)
    for _ in 0..<4 {
      let start = Double.random(in: 0..<length, using: &random)
      let end = start + length * pow(10, .random(in: -5 ... -0.3, using: &random))
      let ferry = start...min(end, length)
      guard ferry.lowerBound < ferry.upperBound else { continue }
      var query = CorridorQuery(along: route, within: .meters(within))
      let whole = try world.index.find(query).hits.map { Told($0) }
      query.corridor.route = try route.withFerries([ferry])
      let cut = try world.index.find(query).hits.map { Told($0) }
      let kept = whole.filter { !ferry.contains($0.alongMeters) }
      let ids = Set(kept.map(\.id))
      #expect(cut.filter { ids.contains($0.id) } == kept, "seed \(seed), \(within), \(ferry)")
      // The others have moved away; a scan of so many segments would take minutes.
      guard route.shape.pointCount < 500 else { continue }
      let scanned = try world.index.fullScan(query).hits
      #expect(cut.count == scanned.count, "seed \(seed), \(within), \(ferry)")
      let found = Dictionary(uniqueKeysWithValues: cut.map { ($0.id, $0) })
      for hit in scanned {
        let told = try #require(found[hit.place.id])
        #expect(abs(told.offRouteMeters - hit.offRouteMeters) < 1e-3)
        #expect(told.side == .on || hit.side == .on || told.offRouteMeters > 0.009)
        #expect((told.side == .on) == (hit.side == .on) || abs(hit.offRouteMeters - 0.01) < 1e-4)
      }
    }
  }

  @Test(arguments: 0..<60)
  func `leaves all passes of which it takes nothing`(seed: UInt64) throws {
    var random = SplitMix(seed: 1000 + seed)
    let route = try Self.route(seed: seed, &random)
    let length = route.lengthMeters
    guard length > 0 else { return }
    let within = min(pow(10, .random(in: 0...6, using: &random)), 2 * length)
    let places = try Self.places(about: route, within: within, &random)
    let world = try TestIndex(places)
    let positions = Dictionary(uniqueKeysWithValues: places.map { ($0.id, $0.position) })
    for _ in 0..<4 {
      let start = Double.random(in: 0..<length, using: &random)
      let end = start + length * pow(10, .random(in: -4 ... -0.5, using: &random))
      let ferry = start...min(end, length)
      guard ferry.lowerBound < ferry.upperBound else { continue }
      var query = CorridorQuery(along: route, within: .meters(within), sort: .along)
      query.passes.selection = .all
      let whole = try world.index.find(query).hits
      query.corridor.route = try route.withFerries([ferry])
      let cut = try world.index.find(query).hits.map { Told($0) }
      let kept = try whole.filter { hit in
        let position = try #require(positions[hit.place.id])
        let stretches = try route.shape.stretches(near: position, within: within)
        let segments = stretches[hit.pass - 1]
        let last = min(segments.upperBound, route.shape.pointCount - 1)
        return route.shape.along(at: segments.lowerBound) > ferry.upperBound
          || route.shape.along(at: last) < ferry.lowerBound
      }.map { Told($0) }
      let wanted = Set(kept)
      #expect(cut.filter { wanted.contains($0) } == kept, "seed \(seed), \(within), \(ferry)")
    }
  }

  @Test func `has no side of its own where the road ends at the quay`() throws {
    let route = try Route(lines: [
      [
        (77.7031471, 30.1585789), (79.4630998, 31.2765082), (84.610348, 33.6308944),
        (90.9034803, 41.9779795), (91.9947557, 42.1303429), (91.9090697, 42.0165619),
        (88.3942609, 42.2438129), (79.6807789, 40.8155315), (72.1032909, 37.8069571),
        (72.1169477, 37.5717219), (73.529309, 34.4437361), (73.805842, 29.5271135),
        (74.1304584, 23.0637523), (74.6078306, 19.628192), (74.8100636, 18.9060514),
        (74.8417101, 18.86572), (75.0289899, 18.7782129), (78.4292556, 17.1391625),
        (83.1273389, 15.8893728), (84.7385821, 17.4036089), (91.4803562, 26.8579983),
      ].map { Coordinate(lon: $0.0, lat: $0.1) }
    ])
    let place = try #require(GridPosition(Coordinate(lon: 73.2380154, lat: 34.4846159)))
    let world = try TestIndex([TestPlace(id: "test:0", position: place, categories: [])])
    let ferry = 4_093_647.978...8_208_410.308
    let query = CorridorQuery(
      along: try route.withFerries([ferry]), within: .meters(29_978.737))
    let hit = try #require(try world.index.find(query).hits.first)
    #expect(abs(hit.offRouteMeters - 23_750.146) < 1e-3)
    #expect(hit.alongMeters == ferry.lowerBound)
    #expect(hit.side == .right)
    #expect(try world.index.fullScan(query).hits.first?.side == .right)
  }

  @Test func `leaves equal distances to the first of them`() throws {
    let there = [
      (72.1939867, -60.6694247), (72.2317751, -60.6649324), (72.2685564, -60.6526872),
      (72.2687757, -60.6525427),
    ].map { Coordinate(lon: $0.0, lat: $0.1) }
    let route = try Route(lines: [there + there.reversed() + there + there.reversed()])
    let place = try #require(GridPosition(Coordinate(lon: 72.2329905, lat: -60.6757185)))
    let world = try TestIndex([TestPlace(id: "test:0", position: place, categories: [])])
    var query = CorridorQuery(along: route, within: .meters(5951.661))
    let whole = try #require(try world.index.find(query).hits.first)
    query.corridor.route = try route.withFerries([7974.025...10265.627])
    let cut = try #require(try world.index.find(query).hits.first)
    #expect(abs(whole.alongMeters - 1906.997) < 1e-3)
    #expect(cut.alongMeters == whole.alongMeters && cut.side == whole.side)
    #expect(cut.offRouteMeters == whole.offRouteMeters)
  }
}
