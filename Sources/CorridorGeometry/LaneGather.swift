/// Sixteen places side by side, and for each the block whose centre is nearest.
struct LaneGather {
  private let x: Lanes16
  private let y: Lanes16
  private let z: Lanes16
  /// Bit i is set when place i is within reach of a block.
  private(set) var near: UInt32 = 0
  private var nearestLow = SIMD8<Int32>(repeating: -1)
  private var nearestHigh = SIMD8<Int32>(repeating: -1)
  private var nearestSquared = Lanes16(repeating: .infinity)

  init(x: Lanes16, y: Lanes16, z: Lanes16) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// The block whose centre is nearest to a place.
  @inline(__always)
  func nearestBlock(_ lane: Int) -> Int {
    Int(lane < 8 ? nearestLow[lane] : nearestHigh[lane - 8])
  }

  /// Squared distances of the places to a point, in metres.
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
    return ((squared.low .<= far) .| (squared.high .<= far)).bits != 0
  }

  /// Which places are within their own bound and `more` of a point, as bits; a bound below zero
  /// admits nothing.
  @inline(__always)
  func within(_ bound: Lanes16, more: Float, of center: SIMD3<Float>) -> UInt32 {
    let squared = squaredGaps(to: center)
    let (low, high) = (bound.low + more, bound.high + more)
    let zero = SIMD8<Float>(repeating: 0)
    let hitLow = (squared.low .<= low * low) .& (bound.low .>= zero)
    let hitHigh = (squared.high .<= high * high) .& (bound.high .>= zero)
    return hitLow.bits | hitHigh.bits << 8
  }

  /// Notes a block; false when no place is within `reach` of its centre.
  @inline(__always)
  mutating func meet(block: Int, at center: SIMD3<Float>, reach: Float) -> Bool {
    let squared = squaredGaps(to: center)
    let far = SIMD8(repeating: reach * reach)
    let hit = (squared.low .<= far).bits | (squared.high .<= far).bits << 8
    guard hit != 0 else { return false }
    near |= hit
    let number = SIMD8(repeating: Int32(truncatingIfNeeded: block))
    let closerLow = squared.low .< nearestSquared.low
    nearestSquared.low.replace(with: squared.low, where: closerLow)
    nearestLow.replace(with: number, where: closerLow)
    let closerHigh = squared.high .< nearestSquared.high
    nearestSquared.high.replace(with: squared.high, where: closerHigh)
    nearestHigh.replace(with: number, where: closerHigh)
    return true
  }
}
