import CorridorGeometry
import CorridorTestSupport
import Testing

@testable import CorridorIndex

@Suite struct HilbertCurveTests {
  /// The curve by its definition, level by level.
  private static func key(_ x: UInt32, _ y: UInt32) -> UInt64 {
    var (x, y) = (x, y)
    var key: UInt64 = 0
    for level in (0..<32).reversed() {
      let right = x >> UInt32(level) & 1 == 1
      let upper = y >> UInt32(level) & 1 == 1
      key = key << 2 | (right ? (upper ? 2 : 3) : (upper ? 1 : 0))
      if !upper {
        if right { (x, y) = (~x, ~y) }
        swap(&x, &y)
      }
    }
    return key
  }

  @Test func `all levels at once give what they give one by one`() {
    var random = SplitMix(seed: 1)
    var corners: [UInt32] = [0, 1, 2, 3, 1 << 31, 1 << 31 - 1, .max, .max - 1, 0x5555_5555]
    corners += (0..<3).map { _ in UInt32(truncatingIfNeeded: random.next()) }
    for x in corners {
      for y in corners { #expect(HilbertCurve.key(x: x, y: y) == Self.key(x, y), "\(x), \(y)") }
    }
    for _ in 0..<10_000 {
      let bits = random.next()
      let (x, y) = (UInt32(truncatingIfNeeded: bits), UInt32(truncatingIfNeeded: bits >> 32))
      #expect(HilbertCurve.key(x: x, y: y) == Self.key(x, y), "\(x), \(y)")
    }
  }

  @Test func `the corners of the Earth are on the curve`() {
    let corner = GridPosition(lon: 1_800_000_000, lat: 900_000_000)
    #expect(HilbertCurve.key(corner) == Self.key(3_600_000_000, 3_600_000_000))
    #expect(HilbertCurve.key(GridPosition(lon: -1_800_000_000, lat: -900_000_000)) == 0)
  }
}
