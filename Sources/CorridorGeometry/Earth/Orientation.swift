/// Which side of a line a point is on, without rounding errors.
enum Orientation {
  /// Relative error bound of the determinant: (3 + 16 ε) ε with ε = 2⁻⁵³.
  static let errorBound = 3.330_669_073_875_471_6e-16

  /// 1 if `c` is to the left of the line from `a` to `b`, -1 if to the right, 0 if on it.
  ///
  /// Uses the filter of J. R. Shewchuk, *Adaptive Precision Floating-Point Arithmetic and Fast
  /// Robust Geometric Predicates* (1997), and his exact expansions if the filter does not decide.
  @inline(__always)
  static func of(_ a: Coordinate, _ b: Coordinate, _ c: Coordinate) -> Int {
    let left = (a.lon - c.lon) * (b.lat - c.lat)
    let right = (a.lat - c.lat) * (b.lon - c.lon)
    let side = left - right
    if abs(side) > errorBound * (abs(left) + abs(right)) { return side > 0 ? 1 : -1 }
    return exactly(a, b, c)
  }

  @inline(never)
  private static func exactly(_ a: Coordinate, _ b: Coordinate, _ c: Coordinate) -> Int {
    // Edges of a ring share their ends, so most of the calls are these.
    if a == c || b == c || a == b { return 0 }
    // The six products of the determinant, each as two doubles, summed exactly.
    var expansion: [Double] = []
    expansion.reserveCapacity(12)
    for (x, y) in [
      (a.lon, b.lat), (-a.lat, b.lon), (b.lon, c.lat), (-b.lat, c.lon), (c.lon, a.lat),
      (-c.lat, a.lon),
    ] {
      let product = x * y
      grow(&expansion, by: (-product).addingProduct(x, y))
      grow(&expansion, by: product)
    }
    // The largest nonzero component determines the sign.
    guard let sign = expansion.last(where: { $0 != 0 }) else { return 0 }
    return sign > 0 ? 1 : -1
  }

  /// Adds a number to an expansion, whose components are in ascending order of magnitude.
  private static func grow(_ expansion: inout [Double], by number: Double) {
    var sum = number
    for index in expansion.indices {
      let (total, part) = (sum + expansion[index], expansion[index])
      let virtual = total - sum
      expansion[index] = (sum - (total - virtual)) + (part - virtual)
      sum = total
    }
    expansion.append(sum)
  }
}
