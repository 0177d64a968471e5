internal import CSIMD

// Element-wise operations of the search's inner loops.
//
// The standard library's comparisons of vectors, and everything built on them (`min`, `any`,
// `clamped`, `replacing`), are loops over elements that the compiler does not always unroll; those
// of CSIMD are vector instructions. Not for NaN.

/// All bits set in each element where `a` is less than `b`, otherwise none.
@inline(__always)
func isLess(_ a: SIMD8<Float>, _ b: SIMD8<Float>) -> SIMD8<Int32> { corridor_less(a, b) }

/// `a` in each element where all bits of `mask` are set, `b` where none is set.
@inline(__always)
func choose(_ a: SIMD8<Float>, _ b: SIMD8<Float>, where mask: SIMD8<Int32>) -> SIMD8<Float> {
  corridor_choose(mask, a, b)
}

/// `a` in each element where all bits of `mask` are set, `b` where none is set.
@inline(__always)
func choose(_ a: SIMD8<Int32>, _ b: SIMD8<Int32>, where mask: SIMD8<Int32>) -> SIMD8<Int32> {
  (a & mask) | (b & ~mask)
}

extension SIMD8<Float> {
  /// Bit i is set if element i is at most that of `limit`.
  @inline(__always)
  func atMost(_ limit: Self) -> UInt32 { corridor_at_most(self, limit) }

  /// The element-wise minimum.
  @inline(__always)
  func lesser(_ other: Self) -> Self { corridor_lesser(self, other) }

  /// The element-wise maximum.
  @inline(__always)
  func greater(_ other: Self) -> Self { corridor_greater(self, other) }

  /// The smallest element.
  @inline(__always)
  var least: Float { corridor_least(self) }

  /// One over each element that is greater than `least`, zero for the others.
  @inline(__always)
  func inverse(above least: Float) -> Self { corridor_inverse_above(self, least) }
}

extension SIMD3<Double> {
  /// The element-wise minimum.
  @inline(__always)
  func lesser(_ other: Self) -> Self {
    Self(Swift.min(x, other.x), Swift.min(y, other.y), Swift.min(z, other.z))
  }

  /// The element-wise maximum.
  @inline(__always)
  func greater(_ other: Self) -> Self {
    Self(Swift.max(x, other.x), Swift.max(y, other.y), Swift.max(z, other.z))
  }
}

extension SIMD8<Double> {
  /// The integers as doubles.
  @inline(__always)
  init(_ integers: SIMD8<Int32>) { self = corridor_doubles(integers) }

  /// The elements rounded to Float.
  @inline(__always)
  var floats: SIMD8<Float> { corridor_floats(self) }

  /// The smallest element of both vectors.
  @inline(__always)
  func lowest(with other: Self) -> Double { corridor_low(self, other) }

  /// The greatest element of both vectors.
  @inline(__always)
  func highest(with other: Self) -> Double { corridor_high(self, other) }

  /// The index, 0 to 15, of the first element of both vectors that equals `number`, which must be
  /// one of them.
  @inline(__always)
  func lane(of number: Double, with other: Self) -> Int {
    Int(corridor_lane(self, other, number))
  }

  /// Whether all elements are between minus `limit` and `limit`.
  @inline(__always)
  func isWithin(_ limit: Double) -> Bool { corridor_all_within(self, limit) }
}

extension SIMD2<Double> {
  /// The elements clamped to 0...1.
  @inline(__always)
  var share: Self { corridor_share(self) }

  /// One over each element that is greater than zero, zero for the others.
  @inline(__always)
  var inverse: Self { corridor_inverse(self) }

  /// The square root of each element.
  @inline(__always)
  var root: Self { corridor_root(self) }
}

/// Sixteen numbers, as two vectors of eight.
struct FloatVector16 {
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

/// A scratch buffer for sixteen numbers.
///
/// A vector whose elements are selected by a variable index is kept in memory, and then all
/// operations on it are scalar; therefore vectors are stored here before their elements are
/// accessed.
@safe
struct VectorBuffer16<Number: BitwiseCopyable & SIMDScalar>: ~Copyable {
  // SAFETY: has sixteen elements, all initialised; deinit frees them.
  private let numbers: UnsafeMutablePointer<Number>

  init(repeating value: Number) {
    unsafe numbers = .allocate(capacity: 16)
    unsafe numbers.initialize(repeating: value, count: 16)
  }

  deinit { unsafe numbers.deallocate() }

  /// The number at an index from 0 to 15.
  @inline(__always)
  subscript(lane: Int) -> Number {
    get { unsafe numbers[lane & 15] }
    nonmutating set { unsafe numbers[lane & 15] = newValue }
  }

  /// The eight numbers from `lane`, 0 or 8.
  @inline(__always)
  func eight(_ lane: Int) -> SIMD8<Number> {
    unsafe UnsafeRawPointer(numbers + (lane & 8)).loadUnaligned(as: SIMD8<Number>.self)
  }

  /// Stores eight numbers from `lane`, 0 or 8.
  @inline(__always)
  func put(_ eight: SIMD8<Number>, at lane: Int) {
    unsafe UnsafeMutableRawPointer(numbers + (lane & 8)).storeBytes(
      of: eight, as: SIMD8<Number>.self)
  }
}
