/// A stack of parts of a route with their bounding spheres, as a structure of arrays.
///
/// Eight spheres are tested at once, so eight elements past the last are always allocated.
@safe
struct RouteParts: ~Copyable {
  // SAFETY: each buffer has a capacity of `capacity` + 8 elements, of which `count` are in use and
  // all are initialised; deinit frees them.
  private var x: UnsafeMutablePointer<Float>
  private var y: UnsafeMutablePointer<Float>
  private var z: UnsafeMutablePointer<Float>
  private var radius: UnsafeMutablePointer<Float>
  private var parts: UnsafeMutablePointer<RouteEntry>
  private var capacity: Int
  private(set) var count = 0

  init() {
    capacity = 1024
    unsafe x = Self.allocated(capacity, 0)
    unsafe y = Self.allocated(capacity, 0)
    unsafe z = Self.allocated(capacity, 0)
    unsafe radius = Self.allocated(capacity, 0)
    unsafe parts = Self.allocated(capacity, RouteEntry(level: 0, index: 0))
  }

  deinit {
    unsafe x.deallocate()
    unsafe y.deallocate()
    unsafe z.deallocate()
    unsafe radius.deallocate()
    unsafe parts.deallocate()
  }

  /// The part at an index below ``count``.
  @inline(__always)
  subscript(index: Int) -> RouteEntry { unsafe parts[index] }

  /// Center and radius of the part at an index below ``count``.
  @inline(__always)
  func sphere(_ index: Int) -> (center: SIMD3<Float>, radius: Float) {
    unsafe (SIMD3(x[index], y[index], z[index]), radius[index])
  }

  /// Pushes a part.
  @inline(__always)
  mutating func push(_ part: RouteEntry, _ center: SIMD3<Float>, _ radius: Float) {
    if count == capacity { grow() }
    unsafe x[count] = center.x
    unsafe y[count] = center.y
    unsafe z[count] = center.z
    unsafe self.radius[count] = radius
    unsafe parts[count] = part
    count += 1
  }

  /// Removes all parts from `count` on.
  mutating func cut(to count: Int) { self.count = count }

  /// The bits of those of the eight parts from `first` on that come within `reach` of the centre of
  /// `sphere`; bits past ``count`` are undefined.
  @inline(__always)
  func near(_ first: Int, _ sphere: SIMD4<Float>, _ reach: Float) -> UInt32 {
    let gapX = unsafe load(x, first) - sphere.x
    let gapY = unsafe load(y, first) - sphere.y
    let gapZ = unsafe load(z, first) - sphere.z
    let far = unsafe load(radius, first) + reach
    return (gapX * gapX + gapY * gapY + gapZ * gapZ).atMost(far * far)
  }

  @inline(__always)
  private func load(_ base: UnsafeMutablePointer<Float>, _ first: Int) -> SIMD8<Float> {
    // SAFETY: eight elements past any part are allocated.
    unsafe UnsafeRawPointer(base + first).loadUnaligned(as: SIMD8<Float>.self)
  }

  private mutating func grow() {
    unsafe x = Self.doubled(x, capacity, 0)
    unsafe y = Self.doubled(y, capacity, 0)
    unsafe z = Self.doubled(z, capacity, 0)
    unsafe radius = Self.doubled(radius, capacity, 0)
    unsafe parts = Self.doubled(parts, capacity, RouteEntry(level: 0, index: 0))
    capacity *= 2
  }

  private static func allocated<Element>(
    _ capacity: Int, _ filler: Element
  ) -> UnsafeMutablePointer<Element> {
    let new = UnsafeMutablePointer<Element>.allocate(capacity: capacity + 8)
    unsafe new.initialize(repeating: filler, count: capacity + 8)
    return unsafe new
  }

  private static func doubled<Element: BitwiseCopyable>(
    _ old: UnsafeMutablePointer<Element>, _ count: Int, _ filler: Element
  ) -> UnsafeMutablePointer<Element> {
    let new = unsafe allocated(count * 2, filler)
    unsafe new.update(from: old, count: count)
    unsafe old.deallocate()
    return unsafe new
  }
}

/// A part of a route: a block of segments (level 0) or a node above the blocks.
struct RouteEntry: BitwiseCopyable {
  private var packed: UInt32

  @inline(__always)
  init(level: Int, index: Int) {
    packed = UInt32(truncatingIfNeeded: level << 28 | index)
  }

  @inline(__always) var level: Int { Int(packed >> 28) }
  @inline(__always) var index: Int { Int(packed & 0x0FFF_FFFF) }
}
