import CorridorTestSupport
import Testing

@testable import CorridorGeometry

/// Rings with few vertices have, bit for bit, the positions of GEOS.
@Suite struct PlainRingTests {
  private let placing: PlanarPlacing

  init() throws {
    placing = try PlanarPlacing()
  }

  /// The position of a closed ring with and without GEOS.
  private func positions(
    _ corners: [SIMD2<Double>]
  ) -> (byGEOS: PlanarPlacing.Outcome, plain: Coordinate?) {
    let ordinates = (corners + [corners[0]]).flatMap { [$0.x, $0.y] }
    let byGEOS = placing.placeByGEOS(
      ordinates: ordinates.span, ringEnds: [corners.count + 1].span, ringIsOuter: [true].span)
    return (byGEOS, PlainRing.position(ofRing: ordinates.span))
  }

  /// A position on the grid of OSM files, as their reader creates it.
  private func onGrid(_ x: Double, _ y: Double) -> SIMD2<Double> {
    SIMD2(x.rounded() / 1e7, y.rounded() / 1e7)
  }

  @Test(arguments: 1...40)
  func `random rings stand where GEOS has them`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var known = 0
    let count = 500
    for _ in 0..<count {
      let middle = SIMD2(
        Double.random(in: -1.79e9...1.79e9, using: &random),
        Double.random(in: -8.9e8...8.9e8, using: &random))
      // Corners of all kinds: on a coarse lattice many coincide, are collinear, or cross.
      let size = [3, 10, 1000, 100_000].randomElement(using: &random) ?? 3
      let corners = (0..<Int.random(in: 3...12, using: &random)).map { _ in
        onGrid(
          middle.x + Double(Int.random(in: -size...size, using: &random)),
          middle.y + Double(Int.random(in: -size...size, using: &random)))
      }
      let (byGEOS, plain) = positions(corners)
      guard let plain else { continue }
      known += 1
      #expect(byGEOS == .position(plain), "\(corners)")
    }
    #expect(known > count / 20)
  }

  @Test(arguments: 1...10)
  func `buildings are known without GEOS`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<200 {
      let (x, y) = (
        Double(Int.random(in: -1_790_000_000...1_790_000_000, using: &random)),
        Double(Int.random(in: -890_000_000...890_000_000, using: &random))
      )
      let width = Double(Int.random(in: 200...9000, using: &random))
      let height = Double(Int.random(in: 200...9000, using: &random))
      var corners = [
        onGrid(x, y), onGrid(x + width / 2, y), onGrid(x + width, y), onGrid(x + width, y + height),
        onGrid(x, y + height),
      ]
      if Bool.random(using: &random) { corners.reverse() }
      let (byGEOS, plain) = positions(corners)
      #expect(plain != nil)
      #expect(byGEOS == plain.map { .position($0) }, "\(corners)")
    }
  }

  @Test(
    arguments: [
      [(0, 0), (2, 2), (2, 0), (0, 2)], [(0, 0), (4, 0), (2, 0), (2, 2)],
      [(0, 0), (4, 0), (4, 4), (2, 0), (0, 4)], [(0, 0), (2, 0), (2, 0), (2, 2)],
      [(0, 0), (9, 0), (9, 9), (8, 9), (8, 1), (0, 1)], [(0, 0), (1, 0), (2, 0)],
      [(0, 0), (4, 0), (4, 4), (0, 4), (0, 3), (3, 3), (3, 1), (0, 1)],
    ] as [[(Double, Double)]])
  func `a ring that crosses or touches itself, or does not hold its centroid, is left to GEOS`(
    corners: [(Double, Double)]
  ) {
    #expect(positions(corners.map { SIMD2($0.0, $0.1) }).plain == nil)
  }
}
