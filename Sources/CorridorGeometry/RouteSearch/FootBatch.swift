/// Computes the nearest points of segments to places, two at a time.
///
/// The results are those of ``RouteShape/foot(of:on:)``. Computed one by one, each would wait for
/// the divisions and roots of the previous one.
@safe
struct FootBatch: ~Copyable {
  /// Maximum number of pairs of a place and a segment.
  static var capacity: Int { 64 }

  // SAFETY: has `Column.allCases.count` columns of `capacity` numbers, all initialised, freed by
  // deinit; `count` is at most `capacity`, which is even.
  private let numbers: UnsafeMutablePointer<Double>
  private let segments: UnsafeMutablePointer<Int>
  private(set) var count = 0

  /// The columns of each pair: positions in metres, then the results of ``measure()``.
  private enum Column: Int, CaseIterable {
    case placeX, placeY, placeZ, startX, startY, startZ, deltaX, deltaY, deltaZ
    case meters, share, turn
  }

  init() {
    let size = Column.allCases.count * Self.capacity
    unsafe numbers = .allocate(capacity: size)
    unsafe numbers.initialize(repeating: 0, count: size)
    unsafe segments = .allocate(capacity: Self.capacity)
    unsafe segments.initialize(repeating: 0, count: Self.capacity)
  }

  deinit {
    unsafe numbers.deallocate()
    unsafe segments.deallocate()
  }

  /// Removes all pairs from `count` on.
  @inline(__always)
  mutating func cut(to count: Int) { self.count = min(count, self.count) }

  /// Adds a pair; false if the batch is full.
  @inline(__always)
  mutating func add(_ place: SIMD3<Double>, _ segment: Int, of shape: RouteShape) -> Bool {
    guard count < Self.capacity else { return false }
    let start = shape.point(at: segment)
    let delta = shape.hasLength(segment) ? shape.point(at: segment + 1) - start : SIMD3()
    put(place, in: .placeX)
    put(start, in: .startX)
    put(delta, in: .deltaX)
    unsafe segments[count] = segment
    count += 1
    return true
  }

  @inline(__always)
  private func put(_ position: SIMD3<Double>, in first: Column) {
    let base = first.rawValue * Self.capacity + count
    unsafe numbers[base] = position.x
    unsafe numbers[base + Self.capacity] = position.y
    unsafe numbers[base + 2 * Self.capacity] = position.z
  }

  @inline(__always)
  private func two(_ column: Column, _ pair: Int) -> SIMD2<Double> {
    unsafe UnsafeRawPointer(numbers + (column.rawValue * Self.capacity + pair))
      .loadUnaligned(as: SIMD2<Double>.self)
  }

  @inline(__always)
  private func put(_ two: SIMD2<Double>, in column: Column, _ pair: Int) {
    unsafe UnsafeMutableRawPointer(numbers + (column.rawValue * Self.capacity + pair))
      .storeBytes(of: two, as: SIMD2<Double>.self)
  }

  /// The segment of a pair below ``count``.
  @inline(__always)
  func segment(_ pair: Int) -> Int { unsafe segments[pair] }

  /// The results for a pair below ``count``: straight-line metres to the nearest point, share of
  /// the segment before it, and a number above zero if the place is on the right.
  @inline(__always)
  func result(_ pair: Int) -> (meters: Double, share: Double, turn: Double) {
    (number(.meters, pair), number(.share, pair), number(.turn, pair))
  }

  /// Computes all pairs.
  @inline(__always)
  func measure() {
    var pair = 0
    while pair < count {
      measure(pair)
      pair += 2
    }
  }

  /// Computes the pairs whose segment is partly on a ferry.
  func measureCuts(of shape: RouteShape) {
    for pair in 0..<count {
      let segment = segment(pair)
      guard shape.cut(at: segment) != nil else { continue }
      let place = SIMD3(
        number(.placeX, pair), number(.placeY, pair), number(.placeZ, pair))
      let foot = shape.foot(of: place, on: segment)
      put(foot.squared.squareRoot(), in: .meters, pair)
      put(foot.share, in: .share, pair)
      put(foot.turn(of: place), in: .turn, pair)
    }
  }

  private func number(_ column: Column, _ pair: Int) -> Double {
    unsafe numbers[column.rawValue * Self.capacity + pair]
  }

  private func put(_ number: Double, in column: Column, _ pair: Int) {
    unsafe numbers[column.rawValue * Self.capacity + pair] = number
  }

  /// Computes two pairs; ``RouteShape/foot(of:on:)`` explains the formulas.
  @inline(__always)
  private func measure(_ pair: Int) {
    let place = Triple(two(.placeX, pair), two(.placeY, pair), two(.placeZ, pair))
    let start = Triple(two(.startX, pair), two(.startY, pair), two(.startZ, pair))
    let delta = Triple(two(.deltaX, pair), two(.deltaY, pair), two(.deltaZ, pair))
    let offset = place - start
    let squared = delta.dot(delta)
    let raw = offset.dot(delta) * squared.inverse
    let aside = offset - delta * raw
    let stretch = 1 + aside.dot(aside) * (0.5 / (EarthCurve.radius * EarthCurve.radius))
    let share = (0.5 + (raw - 0.5) * stretch).share
    let sagitta = squared * share * (1 - share) * (0.5 / EarthCurve.radius)
    let up = Triple(
      place.x * EarthCurve.roughUp.x, place.y * EarthCurve.roughUp.y,
      place.z * EarthCurve.roughUp.z)
    let gap = offset - delta * share - up * sagitta
    put(gap.dot(gap).root, in: .meters, pair)
    put(share, in: .share, pair)
    put(delta.cross(up).dot(gap), in: .turn, pair)
  }
}

/// Two vectors in space, as a structure of arrays.
private struct Triple {
  var x: SIMD2<Double>
  var y: SIMD2<Double>
  var z: SIMD2<Double>

  @inline(__always)
  init(_ x: SIMD2<Double>, _ y: SIMD2<Double>, _ z: SIMD2<Double>) {
    self.x = x
    self.y = y
    self.z = z
  }

  @inline(__always)
  static func - (a: Self, b: Self) -> Self { Self(a.x - b.x, a.y - b.y, a.z - b.z) }

  @inline(__always)
  static func * (a: Self, factor: SIMD2<Double>) -> Self {
    Self(a.x * factor, a.y * factor, a.z * factor)
  }

  @inline(__always)
  func dot(_ other: Self) -> SIMD2<Double> { x * other.x + y * other.y + z * other.z }

  @inline(__always)
  func cross(_ other: Self) -> Self {
    Self(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }
}
