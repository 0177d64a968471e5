// Lane-wise operations of the search's inner loops. The standard library's `min`, `any`,
// `pointwiseMin` and `clamped` are calls that work lane by lane; comparisons and `replacing` become
// vector instructions, for up to eight lanes.

extension SIMD where Scalar: BinaryFloatingPoint {
  /// The smaller of both in each lane.
  @inline(__always)
  func lesser(_ other: Self) -> Self { replacing(with: other, where: other .< self) }

  /// The greater of both in each lane.
  @inline(__always)
  func greater(_ other: Self) -> Self { replacing(with: other, where: other .> self) }
}

extension SIMD8<Float> {
  /// The smallest lane.
  @inline(__always)
  var least: Float {
    let four = lowHalf.lesser(highHalf)
    let two = four.lowHalf.lesser(four.highHalf)
    return Swift.min(two.x, two.y)
  }
}

extension SIMDMask<SIMD8<Int32>> {
  /// Bit i is set where lane i is true.
  @inline(__always)
  var bits: UInt32 {
    let weights = SIMD8<Int32>(1, 2, 4, 8, 16, 32, 64, 128)
    return UInt32(
      truncatingIfNeeded: SIMD8<Int32>(repeating: 0).replacing(with: weights, where: self)
        .wrappedSum())
  }
}

/// Sixteen numbers, as two vectors of eight.
struct Lanes16 {
  var low: SIMD8<Float>
  var high: SIMD8<Float>

  init(repeating value: Float) {
    low = SIMD8(repeating: value)
    high = SIMD8(repeating: value)
  }

  subscript(lane: Int) -> Float {
    @inline(__always) get { lane < 8 ? low[lane] : high[lane - 8] }
    @inline(__always) set {
      if lane < 8 { low[lane] = newValue } else { high[lane - 8] = newValue }
    }
  }
}
