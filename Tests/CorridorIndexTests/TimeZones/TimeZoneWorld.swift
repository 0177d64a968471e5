import CorridorGeometry
import CorridorTestSupport

@testable import CorridorIndex

/// Zones that overlap, some with holes, and places among them.
struct TimeZoneWorld {
  /// Rings in steps from the middle, the outer one first; each zone is larger than the one before.
  var polygons: [(name: String, rings: [[SIMD2<Int64>]])] = []
  var places: [TestPlace] = []
  var areas = TimeZoneAreas()
  private let middle: GridPosition

  /// Polygons about a middle, from 1,000 to 2 million steps wide, every third with a hole; places in
  /// and around all of them, and on their vertices.
  init(around middle: GridPosition, places count: Int, random: inout SplitMix) throws(IndexError) {
    self.middle = middle
    var size = 1000.0
    for number in 0..<17 {
      let center = Self.spot(1_000_000, &random)
      var rings = [Self.ring(center, size, random: &random)]
      if number % 3 == 2 { rings.append(Self.ring(center, size / 3, random: &random)) }
      polygons.append(("Zone/\(100 - number % 15)", rings))
      size *= 1.6
    }
    for polygon in polygons.shuffled(using: &random) {
      try areas.add(polygon.rings.map { $0.map(place) }, to: polygon.name)
    }
    let vertices = polygons.flatMap { $0.rings.flatMap { $0 } }
    for number in 0..<count {
      let spot =
        number % 10 == 0
        ? vertices.randomElement(using: &random) ?? .zero
        : Self.spot(number % 3 == 0 ? 3_000_000 : 1_200_000, &random)
      places.append(
        TestPlace(id: "x:\(number)", position: place(spot), isToponym: number % 20 == 7))
    }
  }

  private static func spot(_ reach: Int64, _ random: inout SplitMix) -> SIMD2<Int64> {
    SIMD2(.random(in: -reach...reach, using: &random), .random(in: -reach...reach, using: &random))
  }

  /// A ring whose corners are about as far from its center.
  private static func ring(
    _ center: SIMD2<Int64>, _ radius: Double, random: inout SplitMix
  ) -> [SIMD2<Int64>] {
    (0..<40).map { step in
      let length = radius * Double.random(in: 0.95...1.05, using: &random)
      let turn = Turn(Double(step) / 40)
      return center &+ SIMD2(Int64(length * turn.cosine), Int64(length * turn.sine))
    }
  }

  private func place(_ spot: SIMD2<Int64>) -> GridPosition {
    GridPosition(
      lon: TestPlace.wrapped(Int64(middle.lon) + spot.x), lat: Int32(Int64(middle.lat) + spot.y))
  }

  /// The zone of a position by trying all polygons, the smallest first.
  func zone(of position: GridPosition) -> String? {
    var x = Int64(position.lon) - Int64(middle.lon)
    if x > 1_800_000_000 { x -= 3_600_000_000 }
    if x < -1_800_000_000 { x += 3_600_000_000 }
    let spot = SIMD2(x, Int64(position.lat) - Int64(middle.lat))
    return polygons.first { Self.holds($0.rings, spot) }?.name
  }

  /// Whether rings hold a spot: how often they cross the line from it eastwards, in a plane.
  static func holds(_ rings: [[SIMD2<Int64>]], _ spot: SIMD2<Int64>) -> Bool {
    var isInside = false
    for ring in rings {
      for index in ring.indices {
        var low = ring[index]
        var high = ring[(index + 1) % ring.count]
        if low.y > high.y { swap(&low, &high) }
        let cross = (high.x - low.x) * (spot.y - low.y) - (high.y - low.y) * (spot.x - low.x)
        if cross == 0, low.y <= spot.y, spot.y <= high.y,
          min(low.x, high.x) <= spot.x, spot.x <= max(low.x, high.x)
        {
          return true
        }
        if low.y <= spot.y, spot.y < high.y, cross > 0 { isInside.toggle() }
      }
    }
    return isInside
  }
}

/// A share of a full turn.
private struct Turn {
  var cosine: Double
  var sine: Double

  init(_ share: Double) {
    // Half angles of the tangent: no library of mathematics is needed for corners.
    let quarter = Int(share * 4)
    let tangent = (share * 4 - Double(quarter)) * 0.999
    let x = (1 - tangent * tangent) / (1 + tangent * tangent)
    let y = 2 * tangent / (1 + tangent * tangent)
    (cosine, sine) =
      switch quarter {
      case 0: (x, y)
      case 1: (-y, x)
      case 2: (-x, -y)
      default: (y, -x)
      }
  }
}
