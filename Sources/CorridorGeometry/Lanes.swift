// Lane-wise operations of the search's inner loops.
//
// The standard library's comparisons of vectors, and all that rests on them (`min`, `any`,
// `clamped`, `replacing`), are loops over lanes, which the compiler does not always unroll. Here a
// comparison is the sign of a difference, so that nothing but vector instructions can come out. Not
// for NaN.

/// All bits set in each lane where `a` is less than `b`, none elsewhere.
@inline(__always)
func isLess(_ a: SIMD8<Float>, _ b: SIMD8<Float>) -> SIMD8<Int32> {
  SIMD8<Int32>(bits: a - b) &>> 31
}

/// `a` in each lane where all bits of `mask` are set, `b` where none is.
@inline(__always)
func choose(_ a: SIMD8<Float>, _ b: SIMD8<Float>, where mask: SIMD8<Int32>) -> SIMD8<Float> {
  SIMD8<Float>(bits: choose(SIMD8<Int32>(bits: a), SIMD8<Int32>(bits: b), where: mask))
}

/// `a` in each lane where all bits of `mask` are set, `b` where none is.
@inline(__always)
func choose(_ a: SIMD8<Int32>, _ b: SIMD8<Int32>, where mask: SIMD8<Int32>) -> SIMD8<Int32> {
  (a & mask) | (b & ~mask)
}

extension SIMD8<Int32> {
  /// The bits of eight numbers.
  @inline(__always)
  init(bits numbers: SIMD8<Float>) {
    // SAFETY: both types are 32 bytes without padding, and every pattern is a value of either.
    self = unsafe unsafeBitCast(numbers, to: Self.self)
  }

  /// Bit i is set where lane i, all ones or all zeroes, is set.
  @inline(__always)
  var laneBits: UInt32 {
    let weighted = self & Self(1, 2, 4, 8, 16, 32, 64, 128)
    let four = weighted.lowHalf | weighted.highHalf
    let two = four.lowHalf | four.highHalf
    return UInt32(truncatingIfNeeded: two.x | two.y)
  }
}

extension SIMD8<Float> {
  /// Eight numbers from their bits.
  @inline(__always)
  init(bits: SIMD8<Int32>) {
    // SAFETY: both types are 32 bytes without padding, and every pattern is a value of either.
    self = unsafe unsafeBitCast(bits, to: Self.self)
  }

  /// Bit i is set where lane i is at most `limit`'s.
  @inline(__always)
  func atMost(_ limit: Self) -> UInt32 { isLess(limit, self).laneBits ^ 255 }

  /// The smaller of both in each lane.
  @inline(__always)
  func lesser(_ other: Self) -> Self { choose(self, other, where: isLess(self, other)) }

  /// The greater of both in each lane.
  @inline(__always)
  func greater(_ other: Self) -> Self { choose(other, self, where: isLess(self, other)) }

  /// The smallest lane.
  @inline(__always)
  var least: Float {
    let low = Swift.min(Swift.min(self[0], self[1]), Swift.min(self[2], self[3]))
    let high = Swift.min(Swift.min(self[4], self[5]), Swift.min(self[6], self[7]))
    return Swift.min(low, high)
  }
}

extension SIMD3<Double> {
  /// The smaller of both in each lane.
  @inline(__always)
  func lesser(_ other: Self) -> Self {
    Self(Swift.min(x, other.x), Swift.min(y, other.y), Swift.min(z, other.z))
  }

  /// The greater of both in each lane.
  @inline(__always)
  func greater(_ other: Self) -> Self {
    Self(Swift.max(x, other.x), Swift.max(y, other.y), Swift.max(z, other.z))
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

  init(low: SIMD8<Float>, high: SIMD8<Float>) {
    self.low = low
    self.high = high
  }
}

/// Room for sixteen numbers in memory.
///
/// A vector whose lanes are picked by a variable is kept in memory, and then all that is done with
/// it goes lane by lane; so vectors are put down here before their lanes are looked at.
@safe
struct LaneRoom<Number: BitwiseCopyable & SIMDScalar>: ~Copyable {
  // SAFETY: has sixteen elements, all initialised; freed by deinit.
  private let numbers: UnsafeMutablePointer<Number>

  init(repeating value: Number) {
    unsafe numbers = .allocate(capacity: 16)
    unsafe numbers.initialize(repeating: value, count: 16)
  }

  deinit { unsafe numbers.deallocate() }

  /// The number of a lane from 0 to 15.
  @inline(__always)
  subscript(lane: Int) -> Number {
    get { unsafe numbers[lane & 15] }
    nonmutating set { unsafe numbers[lane & 15] = newValue }
  }

  /// The eight numbers from `lane`, 0 or 8, on.
  @inline(__always)
  func eight(_ lane: Int) -> SIMD8<Number> {
    unsafe UnsafeRawPointer(numbers + (lane & 8)).loadUnaligned(as: SIMD8<Number>.self)
  }

  /// Puts eight numbers down from `lane`, 0 or 8, on.
  @inline(__always)
  func put(_ eight: SIMD8<Number>, at lane: Int) {
    unsafe UnsafeMutableRawPointer(numbers + (lane & 8)).storeBytes(
      of: eight, as: SIMD8<Number>.self)
  }
}
