/// Sixteen places, and for each the block with the nearest centre.
struct NearestBlockFinder {
  private let x: FloatVector16
  private let y: FloatVector16
  private let z: FloatVector16
  /// Bit i is set if place i is within reach of a block.
  private(set) var near: UInt32 = 0
  private var nearestLow = SIMD8<Int32>(repeating: -1)
  private var nearestHigh = SIMD8<Int32>(repeating: -1)
  private var nearestSquared = FloatVector16(repeating: 1e37)

  init(x: FloatVector16, y: FloatVector16, z: FloatVector16) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// Stores the block with the nearest centre for each place.
  @inline(__always)
  func putNearestBlocks(in blocks: borrowing VectorBuffer16<Int32>) {
    blocks.put(nearestLow, at: 0)
    blocks.put(nearestHigh, at: 8)
  }

  /// Squared distances of the places from a point, in metres.
  @inline(__always)
  private func squaredGaps(to center: SIMD3<Float>) -> (low: SIMD8<Float>, high: SIMD8<Float>) {
    let (lowX, highX) = (x.low - center.x, x.high - center.x)
    let (lowY, highY) = (y.low - center.y, y.high - center.y)
    let (lowZ, highZ) = (z.low - center.z, z.high - center.z)
    return (
      lowX * lowX + lowY * lowY + lowZ * lowZ, highX * highX + highY * highY + highZ * highZ
    )
  }

  /// Whether any of the places is within `reach` of a point.
  @inline(__always)
  func comes(within reach: Float, of center: SIMD3<Float>) -> Bool {
    let squared = squaredGaps(to: center)
    let far = SIMD8(repeating: reach * reach)
    return squared.low.lesser(squared.high).atMost(far) != 0
  }

  /// The bits of the places within their own bound plus `more` of a point.
  @inline(__always)
  func within(_ bound: FloatVector16, more: Float, of center: SIMD3<Float>) -> UInt32 {
    let squared = squaredGaps(to: center)
    let (low, high) = (bound.low + more, bound.high + more)
    return squared.low.atMost(low * low) | squared.high.atMost(high * high) << 8
  }

  /// The bits of the places within `reach` metres of a point; none if `reach` is negative.
  @inline(__always)
  func within(_ reach: Float, of center: SIMD3<Float>) -> UInt32 {
    let squared = squaredGaps(to: center)
    let far = SIMD8<Float>(repeating: reach > 0 ? reach * reach : -1)
    return squared.low.atMost(far) | squared.high.atMost(far) << 8
  }

  /// Takes a block into account; false if no place is within `reach` of its centre.
  @inline(__always)
  mutating func meet(block: Int, at center: SIMD3<Float>, reach: Float) -> Bool {
    let squared = squaredGaps(to: center)
    let far = SIMD8(repeating: reach * reach)
    let hit = squared.low.atMost(far) | squared.high.atMost(far) << 8
    guard hit != 0 else { return false }
    near |= hit
    let number = SIMD8(repeating: Int32(truncatingIfNeeded: block))
    let closerLow = isLess(squared.low, nearestSquared.low)
    nearestSquared.low = choose(squared.low, nearestSquared.low, where: closerLow)
    nearestLow = choose(number, nearestLow, where: closerLow)
    let closerHigh = isLess(squared.high, nearestSquared.high)
    nearestSquared.high = choose(squared.high, nearestSquared.high, where: closerHigh)
    nearestHigh = choose(number, nearestHigh, where: closerHigh)
    return true
  }
}
