import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

@testable import CorridorImport

@Suite struct StreetGroupsTests {
  /// Ways of one name near a place, each with up to six vertices.
  private func network(
    seed: UInt64, around center: (lon: Double, lat: Double)
  ) -> [[Coordinate]] {
    var random = SplitMix(seed: seed)
    let degree = 111_195.0
    let width = degree * max(cosine(center.lat), 0.001)
    return (0..<Int.random(in: 1...12, using: &random)).map { _ in
      var x = Double.random(in: -1500...1500, using: &random)
      var y = Double.random(in: -1500...1500, using: &random)
      return (0..<Int.random(in: 2...6, using: &random)).map { _ in
        x += .random(in: -200...200, using: &random)
        y += .random(in: -200...200, using: &random)
        var lon = center.lon + x / width
        if lon > 180 { lon -= 360 }
        return Coordinate(lon: lon, lat: center.lat + y / degree)
      }
    }
  }

  private func cosine(_ degrees: Double) -> Double {
    // The series is enough for a test that measures again.
    let x = degrees * .pi / 180
    return 1 - x * x / 2 + x * x * x * x / 24 - x * x * x * x * x * x / 720
  }

  private func shapes(_ ways: [[Coordinate]]) throws -> DeferredShapes {
    let shapes = DeferredShapes(SpillArena(workingOn: "streets.corridor", limit: .max))
    for way in ways {
      let positions = way.compactMap(GridPosition.init)
      try shapes.append(positions.span, partEnds: [way.count].span, partIsOuter: nil)
    }
    return shapes
  }

  @Test func `a street is placed in its middle, on its longest part`() throws {
    for (ways, lon, lat) in [
      ([[(10, 60), (12, 60)]], 11, 60),
      ([[(-179.9, 10), (179.7, 10)]], 179.9, 10),
      ([[(179.9, 10), (-179.7, 10)]], -179.9, 10),
      ([[(-179.9, 10), (179.7, 10)], [(179.7, 10), (179.7, 10.1)]], 179.859_508, 10),
      ([[(0, 0), (0.01, 0)], [(0.01, 0), (0.01, 0.001)]], 0.005_455, 0),
      ([[(0.01, 0), (0.01, 0.001)], [(0, 0), (0.01, 0)]], 0.005_455, 0),
    ] as [([[(Double, Double)]], Double, Double)] {
      let lines = ways.map { $0.map { Coordinate(lon: $0.0, lat: $0.1) } }
      let middle = try shapes(lines).middle(of: Array(lines.indices)).coordinate
      #expect(abs(middle.lon - lon) < 1e-5 && abs(middle.lat - lat) < 1e-5, "\(middle)")
    }
  }

  /// The metres between two ways, by geodesics between points every few metres.
  private func metersApart(
    _ one: [Coordinate], _ other: [Coordinate], _ geodesic: Geodesic
  ) -> Double {
    func points(_ way: [Coordinate]) -> [Coordinate] {
      zip(way, way.dropFirst()).flatMap { start, end in
        (0...12).map { step in
          let share = Double(step) / 12
          var east = end.lon - start.lon
          if east > 180 { east -= 360 }
          if east < -180 { east += 360 }
          return Coordinate(
            lon: start.lon + east * share, lat: start.lat + (end.lat - start.lat) * share)
        }
      }
    }
    let others = points(other)
    return points(one).reduce(Double.infinity) { nearest, point in
      others.reduce(nearest) { min($0, geodesic.inverse(point, $1).meters) }
    }
  }

  /// Groups of ways that are joined where they are up to `reach` apart.
  private func groups(_ apart: [[Double]], reach: Double) -> [Int] {
    var labels = Array(apart.indices)
    for one in apart.indices {
      for other in apart.indices where apart[one][other] <= reach {
        let (old, new) = (max(labels[one], labels[other]), min(labels[one], labels[other]))
        for way in labels.indices where labels[way] == old { labels[way] = new }
      }
    }
    return labels
  }

  @Test(arguments: 0..<24 as Range<UInt64>)
  func `ways up to 200 m apart are one street, ways over 270 m apart are two`(
    seed: UInt64
  ) throws {
    let centers = [(9.5, 47.1), (0.0, 0.0), (179.9995, -16.5), (25.0, 71.0)]
    let ways = network(seed: seed, around: centers[Int(seed) % centers.count])
    let geodesic = try Geodesic.wgs84()
    let apart = ways.map { one in ways.map { metersApart(one, $0, geodesic) } }
    var grouping = StreetGroups()
    let found = try grouping.groups(of: Array(ways.indices), in: shapes(ways))
    #expect(found.flatMap(\.self).sorted() == Array(ways.indices))
    #expect(found.map { $0[0] } == found.map { $0[0] }.sorted(), "seed \(seed)")
    var labels = Array(repeating: 0, count: ways.count)
    for group in found {
      #expect(group == group.sorted())
      for way in group { labels[way] = group[0] }
    }
    let surely = groups(apart, reach: 200)
    let atMost = groups(apart, reach: 270)
    for one in ways.indices {
      for other in ways.indices {
        if surely[one] == surely[other] {
          #expect(labels[one] == labels[other], "seed \(seed): \(one) and \(other)")
        }
        if labels[one] == labels[other] {
          #expect(atMost[one] == atMost[other], "seed \(seed): \(one) and \(other)")
        }
      }
    }
  }

  @Test func `ways that share a position are one street across the antimeridian too`() throws {
    let ways = [
      [Coordinate(lon: 179.99, lat: 5), Coordinate(lon: 180, lat: 5)],
      [Coordinate(lon: -180, lat: 5), Coordinate(lon: -179.99, lat: 5)],
      [Coordinate(lon: -179.98, lat: 5), Coordinate(lon: -179.99, lat: 5)],
      [Coordinate(lon: 179.98, lat: 5), Coordinate(lon: 179.97, lat: 5)],
    ]
    var grouping = StreetGroups()
    #expect(try grouping.groups(of: [0, 1, 2, 3], in: shapes(ways)) == [[0, 1, 2], [3]])
  }

  @Test(.timeLimit(.minutes(ProcessorTime.minutes(1))))
  func `twenty thousand ways of one name in one spot are no burden`() throws {
    let ways = (0..<20_000).map { number in
      let lon = 9 + Double(number % 200) * 1e-6
      let lat = 47 + Double(number / 200) * 0.0061
      return [Coordinate(lon: lon, lat: lat), Coordinate(lon: lon + 5e-7, lat: lat + 1e-6)]
    }
    var grouping = StreetGroups()
    let found = try grouping.groups(of: Array(ways.indices), in: shapes(ways))
    #expect(found.count == 100)
    #expect(found.allSatisfy { $0.count == 200 })
  }

  @Test func `a street stands on its longest way nearest to its middle`() throws {
    let ways = [
      [Coordinate(lon: 9, lat: 47), Coordinate(lon: 9.001, lat: 47)],
      [Coordinate(lon: 9.001, lat: 47), Coordinate(lon: 9.011, lat: 47)],
      [Coordinate(lon: 9.011, lat: 47), Coordinate(lon: 9.014, lat: 47)],
    ]
    #expect(
      try shapes(ways).middle(of: [0, 1, 2])
        == GridPosition(Coordinate(lon: 9.007, lat: 47)))
    let across = [
      [Coordinate(lon: 179.999, lat: 1), Coordinate(lon: 180, lat: 1)],
      [Coordinate(lon: -180, lat: 1), Coordinate(lon: -179.997, lat: 1)],
    ]
    #expect(
      try shapes(across).middle(of: [0, 1]) == GridPosition(Coordinate(lon: -179.999, lat: 1)))
    let point = [[Coordinate(lon: 3, lat: 4), Coordinate(lon: 3, lat: 4)]]
    #expect(try shapes(point).middle(of: [0]) == GridPosition(Coordinate(lon: 3, lat: 4)))
  }
}
