import CorridorGeometry
import CorridorTestSupport
import Testing

@testable import CorridorIndex

@Suite struct LonLatBoxTests {
  private static let half: Int32 = 1_800_000_000

  @Test func `boxes that touch at a parallel or a meridian meet`() {
    let box = LonLatBox(west: 100, width: 50, south: -20, north: 30)
    for (west, south, meets) in [
      (100, 30, true), (100, 31, false), (100, -30, true), (100, -31, false), (150, 0, true),
      (151, 0, false), (90, 0, true), (89, 0, false),
    ] as [(Int32, Int32, Bool)] {
      let other = LonLatBox(west: west, width: 10, south: south, north: south + 10)
      #expect(box.meets(other) == meets && other.meets(box) == meets, "\(west), \(south)")
    }
  }

  @Test func `an edge of half a turn goes west`() {
    for (from, to) in [(0, Self.half), (0, -Self.half), (-100, Self.half - 100)] as [(Int32, Int32)]
    {
      let line = [GridPosition(lon: from, lat: 0), GridPosition(lon: to, lat: 0)]
      let (box, turns) = LonLatBox.around(line.span)
      #expect(box.width == UInt32(Self.half) && turns == 0)
      #expect(box.holds(lon: from) && box.holds(lon: to))
      #expect(box.holds(lon: from - 1) && !box.holds(lon: from + 1), "\(from) to \(to)")
    }
  }
}
