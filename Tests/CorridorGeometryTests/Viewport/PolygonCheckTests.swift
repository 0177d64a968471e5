import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorGeometry

private func p(_ lon: Double, _ lat: Double) -> Coordinate { Coordinate(lon: lon, lat: lat) }

/// A star of spikes with long parallel edges, so that nearly all their boxes overlap.
private func star(_ count: Int, about center: Coordinate = p(10, 48)) -> [Coordinate] {
  let ring = (0..<count).map { index -> Coordinate in
    let angle = 2 * Double.pi * Double(index) / Double(count)
    let reach = 1 + 0.3 * Double(index % 2)
    return p(center.lon + 5 * cos(angle) * reach, center.lat + 3 * sin(angle) * reach)
  }
  return ring + [ring[0]]
}

@Suite struct `Polygons without GEOS` {
  private static func edges(_ rings: [[Coordinate]]) -> RingEdges { RingEdges(rings) }

  private static func isValid(_ polygons: [[[Coordinate]]]) throws -> Bool {
    try PolygonCheck.defect(ofPolygons: polygons) == nil
  }

  /// GEOS's result.
  private static func isValidByGEOS(_ polygons: [[[Coordinate]]]) throws -> Bool {
    var ordinates: [Double] = []
    var ends: [Int] = []
    var isOuter: [Bool] = []
    for rings in polygons {
      for (number, ring) in rings.enumerated() {
        ordinates += ring.flatMap { [$0.lon, $0.lat] }
        ends.append(ordinates.count / 2)
        isOuter.append(number == 0)
      }
    }
    let outcome = try PlanarPlacing().placeByGEOS(
      ordinates: ordinates.span, ringEnds: ends.span, ringIsOuter: isOuter.span)
    if case .invalid = outcome { return false }
    return true
  }

  private static func ring(
    _ random: inout SplitMix, about center: Coordinate, size: Int, count: Int, on grid: Bool
  ) -> [Coordinate] {
    // On a small grid, corners and edges meet often.
    var ring: [Coordinate] = []
    if Int.random(in: 0..<3, using: &random) == 0 {
      for _ in 0..<count {
        ring.append(
          p(
            center.lon + Double(Int.random(in: -size...size, using: &random)),
            center.lat + Double(Int.random(in: -size...size, using: &random))))
      }
    } else {
      let turn = Double.random(in: 0..<1, using: &random)
      for index in 0..<count {
        let angle = 2 * Double.pi * (Double(index) + turn) / Double(count)
        let reach = Double(size) * Double.random(in: 0.4...1.2, using: &random)
        let place = p(center.lon + reach * cos(angle), center.lat + reach * sin(angle))
        ring.append(grid ? p(place.lon.rounded(), place.lat.rounded()) : place)
      }
    }
    return ring + [ring[0]]
  }

  @Test(arguments: 0..<40)
  func `are valid where GEOS says so`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var counts = (valid: 0, invalid: 0)
    for round in 0..<250 {
      let isOnGrid = round % 4 != 0
      var polygons: [[[Coordinate]]] = []
      for _ in 0..<(round % 5 == 0 ? 3 : 1) {
        let center = p(Double(Int.random(in: -9...9, using: &random)), 0)
        var rings = [
          Self.ring(
            &random, about: center, size: 8, count: .random(in: 3...9, using: &random), on: isOnGrid
          )
        ]
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          let middle = p(
            center.lon + Double(Int.random(in: -5...5, using: &random)),
            Double(Int.random(in: -5...5, using: &random)))
          rings.append(
            Self.ring(
              &random, about: middle, size: .random(in: 1...4, using: &random),
              count: .random(in: 3...5, using: &random), on: isOnGrid))
        }
        polygons.append(rings)
      }
      let isDrawn = polygons.joined().allSatisfy { Set($0).count >= 3 }
      guard isDrawn else { continue }
      let expected = try Self.isValidByGEOS(polygons)
      #expect(try Self.isValid(polygons) == expected, "seed \(seed), round \(round): \(polygons)")
      if expected { counts.valid += 1 } else { counts.invalid += 1 }
    }
    #expect(counts.valid > 10 && counts.invalid > 10, "\(counts)")
  }

  @Test func `may touch at points that cut nothing off`() throws {
    let square = [p(0, 0), p(8, 0), p(8, 8), p(0, 8), p(0, 0)]
    let valid: [[[Coordinate]]] = [
      // A hole with a corner on the outline, and one in its corner.
      [square, [p(0, 4), p(2, 3), p(2, 5), p(0, 4)]],
      [square, [p(0, 0), p(2, 1), p(1, 2), p(0, 0)]],
      // Two holes that touch.
      [square, [p(1, 1), p(4, 4), p(1, 4), p(1, 1)], [p(4, 4), p(7, 5), p(5, 7), p(4, 4)]],
      // Three rings at one point.
      [square, [p(0, 0), p(2, 1), p(1, 2), p(0, 0)], [p(0, 0), p(5, 1), p(3, 1), p(0, 0)]],
    ]
    let invalid: [(rings: [[Coordinate]], reason: String)] = [
      ([square, [p(0, 4), p(8, 4), p(4, 5), p(0, 4)]], "Interior is disconnected"),
      (
        [square, [p(1, 1), p(7, 1), p(7, 7), p(1, 1)], [p(3, 2), p(5, 2), p(5, 3), p(3, 2)]],
        "Holes are nested"
      ),
      ([square, [p(9, 9), p(11, 9), p(10, 10), p(9, 9)]], "Hole lies outside shell"),
      (
        [[p(0, 0), p(8, 0), p(4, 4), p(8, 8), p(0, 8), p(4, 4), p(0, 0)]], "Ring Self-intersection"
      ),
      ([[p(0, 0), p(8, 8), p(8, 0), p(0, 8), p(0, 0)]], "Self-intersection"),
      ([[p(0, 0), p(8, 0), p(8, 8), p(8, 2), p(0, 0)]], "Self-intersection"),
    ]
    for rings in valid {
      #expect(try Self.isValidByGEOS([rings]))
      #expect(try PolygonCheck.defect(of: RingEdges(rings), unless: { false }) == nil, "\(rings)")
    }
    for (rings, reason) in invalid {
      #expect(try !Self.isValidByGEOS([rings]))
      let defect = try PolygonCheck.defect(of: RingEdges(rings), unless: { false })
      #expect(defect?.reason == reason)
    }
  }

  @Test(arguments: 0..<20)
  func `hold what counting crossed edges says`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let count = [3, 7, 40, 500, 3000][Int(seed) % 5]
    let isOnGrid = seed % 2 == 0
    let outline = (0..<count).map { index -> Coordinate in
      let angle = 2 * Double.pi * Double(index) / Double(count)
      let reach = Double.random(in: 30...90, using: &random)
      let place = p(reach * cos(angle), 0.9 * reach * sin(angle))
      return isOnGrid && count < 50 ? p(place.lon.rounded(), place.lat.rounded()) : place
    }
    let hole = [p(-9, -9), p(9, -9), p(0, 9), p(-9, -9)]
    let area = MultiPolygon(polygons: [Polygon(rings: [outline + [outline[0]], hole])])
    guard try Self.isValid([area.polygons[0].rings]) else { return }
    let index = try AreaIndex(RingEdges(area.polygons[0].rings)) { false }
    for _ in 0..<2000 {
      var place = p(random.double(-95...95), random.double(-90...90))
      if isOnGrid { place = p(place.lon.rounded(), place.lat.rounded()) }
      let pointLocation = index.pointLocation(of: place)
      if pointLocation.isOnEdge {
        let isNear = area.polygons[0].rings.contains { ring in
          zip(ring, ring.dropFirst()).contains { Orientation.of($0, $1, place) == 0 }
        }
        #expect(isNear)
      } else {
        #expect(pointLocation.isInside == isInside(place, area), "seed \(seed), \(place)")
      }
    }
    for vertex in outline { #expect(index.pointLocation(of: vertex).isOnEdge) }
  }

  @Test func `take no longer for a star than for a circle of as many vertices`() throws {
    // With boxes, a star of this size takes minutes.
    let clock = ContinuousClock()
    let start = clock.now
    let filter = try ViewportFilter(.polygon(Polygon(rings: [star(300_000)])))
    #expect(clock.now - start < .seconds(30))
    #expect(filter.contains(GridPosition(lon: 100_000_000, lat: 480_000_000)))
    #expect(!filter.contains(GridPosition(lon: 170_000_000, lat: 480_000_000)))
  }

  @Test func `are placed in an import as soon as others`() throws {
    let placing = try PlanarPlacing()
    for (count, isValid) in [(100_000, true), (100_000, false)] {
      var ring = star(count)
      if !isValid { ring.swapAt(50_000, 50_002) }
      let ordinates = ring.flatMap { [$0.lon, $0.lat] }
      let clock = ContinuousClock()
      let start = clock.now
      let outcome = placing.place(
        ordinates: ordinates.span, ringEnds: [ring.count].span, ringIsOuter: [true].span)
      #expect(clock.now - start < .seconds(10))
      if case .position(let place) = outcome {
        #expect(isValid && abs(place.lon - 10) < 1e-6 && abs(place.lat - 48) < 1e-6)
      } else {
        #expect(!isValid, "\(outcome)")
      }
    }
  }

  @Test(arguments: [1, 40, 300, 1000])
  func `are given up when asked to`(looks: Int) throws {
    var asked = 0
    #expect(throws: GeometryError.interrupted) {
      _ = try ViewportFilter(.polygon(Polygon(rings: [star(200_000)]))) {
        asked += 1
        return asked >= looks
      }
    }
    #expect(asked == looks)
  }

  @Test func `are told apart to the last bit`() {
    let (a, b) = (p(0, 0), p(3, 1))
    #expect(Orientation.of(a, b, p(1.5, 0.5)) == 0)
    #expect(Orientation.of(a, b, p(1.5, 0.5.nextUp)) == 1)
    #expect(Orientation.of(a, b, p(1.5.nextUp, 0.5)) == -1)
    let far = p(1e-9 + 12.5, 24.1)
    #expect(Orientation.of(p(0.1, 0.1), p(0.3, 0.3), p(0.2, 0.2)) == 0)
    #expect(Orientation.of(far, p(24.2, 48.3), far) == 0)
    #expect(Orientation.of(p(12, 12), p(24, 24), p(0.5, 0.5.nextUp)) == 1)
  }
}
