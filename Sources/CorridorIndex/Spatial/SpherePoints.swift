internal import CorridorGeometry

/// Up to sixteen points or spheres about which a small sphere is sought.
@safe
struct SpherePoints: ~Copyable {
  // SAFETY: room for four columns of `capacity` numbers, all initialised, until deinit; every index
  // is below `count`, which is no more than that.
  private let columns: UnsafeMutablePointer<Double>
  private(set) var count = 0
  private var hasRadii = false

  private static var capacity: Int { 16 }

  /// Steps towards the smallest sphere. On an invented continent eight leave leaves 1.2 % wider than
  /// the smallest, five 1.9 %, three 2.9 %, one 5.4 %.
  private static var steps: Int { 8 }

  init() {
    unsafe columns = .allocate(capacity: 4 * Self.capacity)
    unsafe columns.initialize(repeating: 0, count: 4 * Self.capacity)
  }

  deinit { unsafe columns.deallocate() }

  /// Forgets all.
  mutating func removeAll() {
    count = 0
    hasRadii = false
  }

  /// Adds a sphere, or a point, whose radius is zero; there are at most sixteen.
  mutating func append(_ center: SIMD3<Double>, radius: Double) {
    precondition(count < Self.capacity)
    unsafe columns[count] = center.x
    unsafe columns[Self.capacity + count] = center.y
    unsafe columns[2 * Self.capacity + count] = center.z
    unsafe columns[3 * Self.capacity + count] = radius
    if radius > 0 { hasRadii = true }
    count += 1
  }

  private func center(_ index: Int) -> SIMD3<Double> {
    unsafe SIMD3(
      columns[index], columns[Self.capacity + index], columns[2 * Self.capacity + index])
  }

  private func radius(_ index: Int) -> Double { unsafe columns[3 * Self.capacity + index] }

  /// A small sphere about all, of which there is one at least.
  ///
  /// Starts in the middle of their box and steps towards the farthest, shorter each time (Bădoiu
  /// and Clarkson, "Smaller core-sets for balls", 2003); the smallest sphere met is kept. `slack`
  /// is how far off the points may be.
  func sphere(slack: Double) -> BoundingSphere {
    var low = center(0) - radius(0)
    var high = center(0) + radius(0)
    for index in 1..<max(count, 1) {
      let (center, radius) = (center(index), radius(index))
      low = SIMD3(
        min(low.x, center.x - radius), min(low.y, center.y - radius), min(low.z, center.z - radius))
      high = SIMD3(
        max(high.x, center.x + radius), max(high.y, center.y + radius),
        max(high.z, center.z + radius))
    }
    var middle = (low + high) / 2
    var best = (center: middle, radius: Double.infinity)
    for step in 2..<2 + Self.steps {
      let (farthest, reach) = reach(from: middle)
      if reach < best.radius { best = (middle, reach) }
      middle += (center(farthest) - middle) / Double(step + 2)
    }
    return BoundingSphere(around: best.center, radius: best.radius + slack)
  }

  /// The part that reaches farthest from a position, and how far.
  private func reach(from position: SIMD3<Double>) -> (index: Int, distance: Double) {
    guard hasRadii else { return farthestPoint(from: position) }
    var farthest = 0
    var distance = -1.0
    for index in 0..<count {
      let reach = (center(index) - position).length + radius(index)
      if reach > distance {
        distance = reach
        farthest = index
      }
    }
    return (farthest, distance)
  }

  /// The same where all are points.
  private func farthestPoint(from position: SIMD3<Double>) -> (index: Int, distance: Double) {
    var farthest = 0
    var squared = -1.0
    for index in 0..<count {
      let x = unsafe columns[index] - position.x
      let y = unsafe columns[Self.capacity + index] - position.y
      let z = unsafe columns[2 * Self.capacity + index] - position.z
      let square = x * x + y * y + z * z
      if square > squared {
        squared = square
        farthest = index
      }
    }
    return (farthest, squared.squareRoot())
  }
}
