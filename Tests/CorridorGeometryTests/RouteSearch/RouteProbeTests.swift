import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorGeometry

/// Compares the probe with PROJ's geodesics to every edge.
@Suite struct RouteProbeTests {
  /// A kind of route: its start, its edge length in metres, and its number of edges.
  struct Kind: Sendable, CustomTestStringConvertible {
    var start: Coordinate
    var edge: ClosedRange<Double>
    var count: Int
    var within: Double
    var seed: UInt64
    var testDescription: String {
      "\(count) edges of \(edge) m from \(start.lon),\(start.lat) within \(within) m, seed \(seed)"
    }
  }

  static let kinds: [Kind] = {
    var kinds: [Kind] = []
    let starts = [
      Coordinate(lon: 9.5, lat: 47.1), Coordinate(lon: 179.999, lat: 0.01),
      Coordinate(lon: -179.99, lat: 66), Coordinate(lon: 12, lat: 89.98),
      Coordinate(lon: -75, lat: -89.999), Coordinate(lon: 100, lat: -33),
    ]
    for (index, start) in starts.enumerated() {
      let seed = UInt64(index) * 100
      kinds.append(Kind(start: start, edge: 20...90, count: 300, within: 2000, seed: seed))
      kinds.append(Kind(start: start, edge: 0.005...0.02, count: 60, within: 300, seed: seed + 1))
      kinds.append(Kind(start: start, edge: 400...1600, count: 60, within: 7900, seed: seed + 2))
      kinds.append(Kind(start: start, edge: 4e3...4e4, count: 20, within: 20000, seed: seed + 3))
      kinds.append(Kind(start: start, edge: 1e6...5e6, count: 2, within: 50000, seed: seed + 4))
      kinds.append(Kind(start: start, edge: 1e5...5e5, count: 3, within: 900_000, seed: seed + 5))
    }
    return kinds
  }()

  @Test(arguments: kinds)
  func `agrees with PROJ on membership, distance, position and side`(kind: Kind) throws {
    let geodesic = try Geodesic.wgs84()
    var random = SplitMix(seed: kind.seed)
    let vertices = walk(kind, geodesic, &random)
    let route = try Route(lines: [vertices])
    let edges = zip(vertices, vertices.dropFirst()).map { geodesic.line(from: $0, to: $1) }
    let places = scatter(kind, edges, geodesic, &random)
    let found = try probe(route, places, within: kind.within)
    for (index, place) in places.enumerated() {
      let truth = nearest(edges, place.coordinate)
      guard truth.meters <= kind.within else {
        #expect(found[index] == nil, "place \(index) is \(truth.meters) m away")
        continue
      }
      let foot = try #require(found[index], "place \(index) at \(truth.meters) m is missing")
      #expect(abs(foot.offRouteMeters - truth.meters) < 1e-4)
      let tolerance = 1e-4 + 1e-9 * route.lengthMeters
      let match = truth.ties.first { abs($0.along - foot.alongMeters) < tolerance }
      #expect(match != nil, "place \(index): \(foot.alongMeters), expected \(truth.ties)")
      // At a vertex the earliest edge decides; other ties are also correct.
      if let match, abs(match.angle) > 0.01, abs(match.angle) < 179.99, truth.meters > 0.011 {
        #expect(foot.side == (match.angle > 0 ? .right : .left), "place \(index)")
      }
      let snapped = route.shape.coordinate(atAlongMeters: foot.alongMeters, segment: foot.segment)
      #expect(abs(geodesic.inverse(snapped, place.coordinate).meters - truth.meters) < 1e-4)
    }
  }

  @Test func `sees the position along an edge from eight kilometres aside`() throws {
    let geodesic = try Geodesic.wgs84()
    for azimuth in stride(from: 0.0, to: 360, by: 45) {
      let start = Coordinate(lon: 9.5, lat: 47.1)
      let end = geodesic.direct(from: start, azimuth: azimuth, meters: 499).position
      let edge = geodesic.line(from: start, to: end)
      for along in [1.0, 100, 400, 498] {
        let on = edge.position(at: along)
        let place = geodesic.direct(from: on.position, azimuth: on.azimuth + 90, meters: 7990)
        let grid = try #require(GridPosition(place.position))
        let foot = try probe(Route(lines: [[start, end]]), [grid], within: 8000)[0]
        let truth = edge.nearest(to: grid.coordinate)
        #expect(abs(try #require(foot).alongMeters - truth.along) < 5e-5)
        #expect(abs(try #require(foot).offRouteMeters - truth.meters) < 2e-5)
      }
    }
  }

  private func walk(
    _ kind: Kind, _ geodesic: Geodesic, _ random: inout SplitMix
  ) -> [Coordinate] {
    var vertices = [kind.start]
    var azimuth = Double.random(in: 0..<360, using: &random)
    for _ in 0..<kind.count {
      azimuth += .random(in: -60...60, using: &random)
      let next = geodesic.direct(
        from: vertices[vertices.count - 1], azimuth: azimuth,
        meters: .random(in: kind.edge, using: &random))
      vertices.append(next.position)
      if Int.random(in: 0..<20, using: &random) == 0 { vertices.append(next.position) }
      azimuth = next.azimuth
    }
    return vertices
  }

  private func scatter(
    _ kind: Kind, _ edges: [Geodesic.Line], _ geodesic: Geodesic, _ random: inout SplitMix
  ) -> [GridPosition] {
    var places: [GridPosition] = []
    while places.count < 160 {
      let edge = edges[Int.random(in: 0..<edges.count, using: &random)]
      let on = edge.position(at: .random(in: 0...max(edge.solution.meters, 1e-9), using: &random))
      let away: Double =
        switch places.count % 5 {
        case 0: kind.within + .random(in: -0.02...0.02, using: &random)
        case 1: .random(in: 0...0.05, using: &random)
        default: kind.within * .random(in: 0...1.2, using: &random)
        }
      let place = geodesic.direct(
        from: on.position, azimuth: on.azimuth + 90 + .random(in: -20...20, using: &random),
        meters: away)
      if let grid = GridPosition(place.position) { places.append(grid) }
    }
    return places
  }

  private typealias Truth = (meters: Double, ties: [(along: Double, angle: Double)])

  private func nearest(_ edges: [Geodesic.Line], _ place: Coordinate) -> Truth {
    var along = 0.0
    var all: [(meters: Double, along: Double, angle: Double)] = []
    for edge in edges {
      let foot = edge.nearest(to: place)
      all.append((foot.meters, along + foot.along, foot.angle))
      along += edge.solution.meters
    }
    let least = all.map(\.meters).min() ?? .infinity
    // Equally near within the tolerance of the contract: each is correct.
    let ties = all.filter { $0.meters <= least + 1e-4 }
    return (least, ties.map { ($0.along, $0.angle) })
  }

  private func probe(
    _ route: Route, _ places: [GridPosition], within: Double
  ) throws -> [RouteFoot?] {
    var probe = RouteProbe(route.shape, within: within)
    var found: [RouteFoot?] = []
    for first in stride(from: 0, to: places.count, by: 16) {
      let group = Array(places[first..<min(first + 16, places.count)])
      let (near, list) = probe.look(at: group)
      for lane in group.indices {
        guard near & (1 << UInt32(lane)) != 0 else {
          found.append(nil)
          continue
        }
        found.append(try probe.foot(lane: lane, at: group[lane].coordinate))
      }
      probe.forget(list)
    }
    return found
  }
}
