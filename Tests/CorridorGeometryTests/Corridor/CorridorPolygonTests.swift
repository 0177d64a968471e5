import CorridorTestSupport
import Testing

@testable import CorridorGeometry

/// A route and a half-width, with a description for failures.
struct CorridorCase: CustomTestStringConvertible, Sendable {
  let name: String
  let lines: [[Coordinate]]
  let within: Double

  var testDescription: String { "\(name), within \(within) m" }
  /// The tolerance of the contract, in metres.
  var tolerance: Double { max(1, within / 1000) }
}

@Suite struct CorridorPolygonTests {
  /// A random route around a place, at a scale that suits the half-width.
  static func wander(
    _ seed: UInt64, around center: Coordinate, step: Double, count: Int, turn: Double = 70
  ) throws -> [Coordinate] {
    var random = SplitMix(seed: seed)
    let geodesic = try Geodesic.wgs84()
    var line = [center]
    var azimuth = random.double(0...360)
    for _ in 0..<count {
      azimuth += random.double(-turn...turn)
      let last = line[line.count - 1]
      let meters = step * random.double(0.01...1)
      line.append(geodesic.direct(from: last, azimuth: azimuth, meters: meters).position)
    }
    return line
  }

  static let cases: [CorridorCase] = {
    var cases: [CorridorCase] = []
    func p(_ lon: Double, _ lat: Double) -> Coordinate { Coordinate(lon: lon, lat: lat) }
    for within in [1, 50, 2_000, 50_000, 300_000, 1_000_000] as [Double] {
      for (index, lat) in [0, 35, -60, 80, 89.9].enumerated() {
        for (kind, step) in [("long steps", within * 3), ("short steps", within / 5)] {
          let center = p(Double(index) * 50 - 100, lat)
          let seed = UInt64(index) &* 31 &+ UInt64(within)
          let line = (try? wander(seed, around: center, step: step, count: 12)) ?? []
          cases.append(
            CorridorCase(name: "wander at \(lat), \(kind)", lines: [line], within: within))
        }
      }
      let across = (try? wander(7, around: p(179.9999, -17), step: within, count: 10)) ?? []
      let south = (try? wander(8, around: p(10, -90), step: within, count: 6)) ?? []
      let named: [(String, [[Coordinate]])] = [
        ("across 180", [across]), ("from the south pole", [south]),
        ("one point", [[p(12, 47)]]), ("one point on 180", [[p(-180, 5)]]),
        ("both poles and a point", [[p(0, 90)], [p(77, -90)], [p(1, 1)]]),
        ("point near the pole", [[p(33, 89.99999)]]),
        ("along 180", [[p(180, 10), p(-180, 10.5), p(180, 11)]]),
        ("over the pole", [[p(20, 89), p(-160, 89.5)]]),
        ("around the pole", [[p(0, 89.8), p(90, 89.8), p(180, 89.8), p(-90, 89.8), p(0, 89.8)]]),
        ("edge of 5,000 km", [[p(-20, 50), p(60, 40)]]),
        ("edge of 5,000 km across 180", [[p(150, 55), p(-140, 60)]]),
        ("edges of 1e-7 degrees", [[p(8, 48), p(8.0000001, 48), p(8.0000001, 48.0000001)]]),
        ("out and back", [[p(8, 48), p(8.01, 48.01), p(8.02, 48), p(8.01, 48.01), p(8, 48)]]),
        ("zero length", [[p(3, 3), p(3, 3), p(3, 3)]]),
        ("hairpin", [[p(8, 48), p(8.02, 48), p(8, 48.00001)]]),
        ("self-crossing", [[p(0, 0), p(0.1, 0.1), p(0.1, 0), p(0, 0.1)]]),
        ("longitudes beyond 180", [[p(179.99, 1), p(180.01, 1.01), p(359, 2)]]),
      ]
      for (name, lines) in named {
        cases.append(CorridorCase(name: name, lines: lines, within: within))
      }
    }
    return cases
  }()

  @Test(arguments: cases + winding)
  func `keeps within its tolerance of the exact corridor`(_ example: CorridorCase) throws {
    let area = try Route(lines: example.lines).corridorPolygon(within: example.within)
    let exact = try ExactDistance(example.lines)
    #expect(!area.polygons.isEmpty)
    try expectWellFormed(area)

    for ring in area.polygons.flatMap(\.rings) {
      let outline = Self.outline(of: ring)
      // Odd, so that vertices and midpoints alternate.
      for index in stride(from: 0, to: outline.count, by: outline.count / 120 | 1) {
        let stray = abs(exact.meters(to: outline[index]) - example.within)
        #expect(stray <= example.tolerance, "outline strays \(stray) m at \(outline[index])")
        if stray > example.tolerance { return }
      }
    }

    // Inside and outside: random places around the route, and near its outline.
    var random = SplitMix(seed: 99)
    let geodesic = try Geodesic.wgs84()
    let vertices = example.lines.flatMap { $0 }
    for _ in 0..<120 {
      let from = vertices[Int(random.next() % UInt64(vertices.count))]
      let meters = example.within * random.double(0...1.3)
      let place = geodesic.direct(
        from: from, azimuth: random.double(0...360), meters: meters
      ).position
      let distance = exact.meters(to: place)
      guard abs(distance - example.within) > example.tolerance else { continue }
      #expect(
        isInside(place, area) == (distance < example.within), "\(place) at \(distance) m")
    }
  }

  /// Vertices and midpoints, except on cut lines.
  static func outline(of ring: [Coordinate]) -> [Coordinate] {
    var outline: [Coordinate] = []
    for (a, b) in zip(ring, ring.dropFirst()) {
      if abs(a.lon) == 180, a.lon == b.lon { continue }
      if abs(a.lat) == 90, a.lat == b.lat { continue }
      if abs(a.lat) < 90, abs(a.lon) < 180 { outline.append(a) }
      outline.append(Coordinate(lon: (a.lon + b.lon) / 2, lat: (a.lat + b.lat) / 2))
    }
    return outline
  }

  /// Routes with many bends and edges from a hundredth of the half-width to twice as long.
  static let winding: [CorridorCase] = {
    var cases: [CorridorCase] = []
    for seed in 1...96 as ClosedRange<UInt64> {
      var random = SplitMix(seed: seed)
      let within = [0.1, 30, 500, 1_000, 20_000, 150_000][Int(seed % 6)]
      let center = Coordinate(
        lon: random.double(-180...180), lat: [random.double(-89...89), 89.99, 5][Int(seed % 3)])
      let step = within * [0.01, 0.05, 0.3, 2][Int(seed / 3 % 4)]
      let turn = [10.0, 40, 150][Int(seed / 2 % 3)]
      let line = (try? wander(seed, around: center, step: step, count: 120, turn: turn)) ?? []
      cases.append(CorridorCase(name: "winding, seed \(seed)", lines: [line], within: within))
    }
    return cases
  }()

  @Test func `refuses half-widths that have no corridor polygon`() throws {
    let route = try Route(lines: [[Coordinate(lon: 1, lat: 2)]])
    for within in [0, -1, .nan, .infinity, 1e-4, 9_000_001] as [Double] {
      #expect { try route.corridorPolygon(within: within) } throws: { error in
        guard case GeometryError.withinOutOfRange = error else { return false }
        return "\(error)".contains("give 0.001 to 9000000.0 m")
      }
    }
  }

  @Test(arguments: [4_000_000, 9_000_000] as [Double])
  func `covers whole hemispheres`(within: Double) throws {
    let lines = [[Coordinate(lon: 20, lat: 50), Coordinate(lon: 25, lat: 52)]]
    let area = try Route(lines: lines).corridorPolygon(within: within)
    try expectWellFormed(area)
    let exact = try ExactDistance(lines)
    for ring in area.polygons.flatMap(\.rings) {
      let outline = Self.outline(of: ring)
      for index in stride(from: 0, to: outline.count, by: outline.count / 200 | 1) {
        #expect(abs(exact.meters(to: outline[index]) - within) < within / 1000)
      }
    }
  }

  @Test func `gives the same polygons each time`() throws {
    let example = Self.winding[7]
    let route = try Route(lines: example.lines)
    #expect(
      try route.corridorPolygon(within: example.within)
        == route.corridorPolygon(within: example.within))
  }

  /// Closed, in range, right-handed, valid for GEOS, and nothing across the antimeridian.
  private func expectWellFormed(_ area: MultiPolygon) throws {
    let context = try GeosContext()
    for polygon in area.polygons {
      for (index, ring) in polygon.rings.enumerated() {
        #expect(ring.count >= 4 && ring.first == ring.last)
        #expect(ring.allSatisfy { abs($0.lon) <= 180 && abs($0.lat) <= 90 })
        var area = 0.0
        for (a, b) in zip(ring, ring.dropFirst()) {
          area += (a.lon - ring[0].lon) * (b.lat - ring[0].lat)
          area -= (b.lon - ring[0].lon) * (a.lat - ring[0].lat)
        }
        #expect((area > 0) == (index == 0))
      }
    }
    let parts = try area.polygons.map { try context.polygon($0.rings) }
    for part in parts {
      let defect = try part.defect()
      #expect(defect == nil, "\(String(describing: defect))")
    }
  }
}
