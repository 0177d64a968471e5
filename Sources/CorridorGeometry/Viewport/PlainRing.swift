/// Computes the position of a ring with few vertices, such as a building's, without GEOS.
///
/// The result is that of GEOS, bit for bit: the sums for area and centroid are those of
/// `geos::algorithm::Area` and `Centroid`. If doubles cannot decide which side of a line a point is
/// on, by the error bound of J. R. Shewchuk, *Adaptive Precision Floating-Point Arithmetic and Fast
/// Robust Geometric Predicates* (1997), there is no result.
enum PlainRing {
  /// Rings with more vertices are left to GEOS, which uses trees for them.
  private static let vertexLimit = 40
  /// Longitude and latitude of the centroid of a closed ring, if it is certain that the ring is a
  /// valid polygon and that the centroid is inside; O(n²).
  static func position(ofRing ordinates: Span<Double>) -> Coordinate? {
    let last = ordinates.count / 2 - 1
    guard (3...vertexLimit).contains(last), ordinates.vertex(0) == ordinates.vertex(last) else {
      return nil
    }
    for index in ordinates.indices where !ordinates[index].isFinite { return nil }
    guard isSimple(ordinates), area(of: ordinates) > 0 else { return nil }
    let centroid = centroid(of: ordinates)
    return holds(centroid, ordinates) ? Coordinate(lon: centroid.x, lat: centroid.y) : nil
  }

  /// Positive if `c` is to the left of the line from `a` to `b`, negative if to the right, zero if
  /// uncertain.
  private static func side(
    _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>
  ) -> Double {
    let left = (a.x - c.x) * (b.y - c.y)
    let right = (a.y - c.y) * (b.x - c.x)
    let side = left - right
    return abs(side) > Orientation.errorBound * (abs(left) + abs(right)) ? side : 0
  }

  /// Whether it is certain that edges meet only at the vertices between them.
  private static func isSimple(_ ring: Span<Double>) -> Bool {
    let count = ring.count / 2 - 1
    var before = ring.vertex(count - 1)
    for index in 0..<count {
      let (start, end) = (ring.vertex(index), ring.vertex(index + 1))
      guard turns(before, start, end) else { return false }
      let low = pointwiseMin(start, end)
      let high = pointwiseMax(start, end)
      // The edge before the first one touches it.
      for other in index + 2..<max(index + 2, index == 0 ? count - 1 : count) {
        let (from, to) = (ring.vertex(other), ring.vertex(other + 1))
        let isApart =
          any(pointwiseMin(from, to) .> high) || any(pointwiseMax(from, to) .< low)
        guard isApart || areApart(start, end, from, to) else { return false }
      }
      before = start
    }
    return true
  }

  /// Whether it is certain that two consecutive edges have only the vertex between them in common:
  /// the ring turns there or continues straight on.
  private static func turns(
    _ start: SIMD2<Double>, _ middle: SIMD2<Double>, _ end: SIMD2<Double>
  ) -> Bool {
    guard start != middle, middle != end else { return false }
    if side(start, middle, end) != 0 { return true }
    let products = (middle - start) * (end - middle)
    return products.sum() > 1e-9 * (abs(products.x) + abs(products.y))
  }

  /// Whether it is certain that one of two edges is completely on one side of the other.
  private static func areApart(
    _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>
  ) -> Bool {
    side(a, b, c) * side(a, b, d) > 0 || side(c, d, a) * side(c, d, b) > 0
  }

  /// As in `geos::algorithm::Area::ofRing`.
  private static func area(of ring: Span<Double>) -> Double {
    let first = ring.vertex(0)
    var sum = 0.0
    for index in 1..<ring.count / 2 - 1 {
      let breadth = ring.vertex(index).x - first.x
      sum += breadth * (ring.vertex(index - 1).y - ring.vertex(index + 1).y)
    }
    return abs(sum / 2)
  }

  /// As in `geos::algorithm::Centroid`; the orientation of the ring changes only signs.
  private static func centroid(of ring: Span<Double>) -> SIMD2<Double> {
    let base = ring.vertex(0)
    var sum = SIMD2<Double>()
    var areas = 0.0
    for index in 0..<ring.count / 2 - 1 {
      let (start, end) = (ring.vertex(index), ring.vertex(index + 1))
      let area = (start.x - base.x) * (end.y - base.y) - (end.x - base.x) * (start.y - base.y)
      sum += area * (base + start + end)
      areas += area
    }
    return sum / 3 / areas
  }

  /// Whether it is certain that a point is inside, by the edges that a ray to the east crosses.
  private static func holds(_ point: SIMD2<Double>, _ ring: Span<Double>) -> Bool {
    var isInside = false
    for index in 0..<ring.count / 2 - 1 {
      let (start, end) = (ring.vertex(index), ring.vertex(index + 1))
      guard start.y != point.y else { return false }
      guard (start.y > point.y) != (end.y > point.y) else { continue }
      let hand = side(start, end, point)
      guard hand != 0 else { return false }
      if (hand > 0) == (end.y > start.y) { isInside.toggle() }
    }
    return isInside
  }
}

extension Span<Double> {
  /// A position of an array of alternating longitudes and latitudes.
  @inline(always)
  fileprivate func vertex(_ index: Int) -> SIMD2<Double> {
    SIMD2(self[2 * index], self[2 * index + 1])
  }
}
