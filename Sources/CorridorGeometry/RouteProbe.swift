/// One search along a route: which parts of it matter for a region, and how near places are.
///
/// A probe belongs to one search on one thread. The search walks down a tree of places; at each
/// step it narrows the list of route parts that can matter there, and at a leaf asks for the
/// nearest point of 16 places at once. All bounds are straight-line distances in earth-centred
/// space, which are never longer than geodesic ones, so nothing within the corridor is lost at any
/// latitude; what is reported is geodesic.
@safe
package struct RouteProbe: ~Copyable {
  // SAFETY: `entries` and `blocks` have room for `entryCapacity` and `blockCapacity` elements and
  // are freed by deinit; each is used below its count. `lanes` holds 16 elements.
  let shape: RouteShape
  /// Half-width of the corridor in metres.
  package let within: Double
  /// Places farther than this are of no interest; at most ``within``. A search for the closest few
  /// lowers it as it goes.
  package var limit: Double
  // The shape's own, without a hop over the object.
  private let nodes: UnsafeMutablePointer<RouteNode>
  /// Index in ``nodes`` of the first node of each level; level 0 are the blocks.
  private let levelStarts: UnsafeMutablePointer<Int>
  private var entries: UnsafeMutablePointer<RouteEntry>
  private var entryCount = 0
  private var entryCapacity = 1024
  var blocks: UnsafeMutablePointer<Int32>
  var blockCount = 0
  private var blockCapacity = 256
  var lanes: UnsafeMutablePointer<ProbeLane>

  /// The list of all that the search is about.
  package private(set) var whole = 0..<0

  /// Prepares a search of all places within `within` metres of the route.
  ///
  /// - Parameter pieces: The pieces that matter; all of the route's unless given. Some beside them
  ///   may be taken into account too.
  package init(_ shape: RouteShape, within: Double, pieces: Range<Int>? = nil) {
    self.shape = shape
    self.within = within
    limit = within
    unsafe nodes = shape.nodes.baseAddress.unsafelyUnwrapped
    unsafe levelStarts = .allocate(capacity: shape.levelStarts.count)
    unsafe levelStarts.initialize(to: 0)
    for level in 1..<shape.levelStarts.count {
      unsafe (levelStarts + level).initialize(to: shape.levelStarts[level - 1])
    }
    unsafe entries = .allocate(capacity: entryCapacity)
    unsafe blocks = .allocate(capacity: blockCapacity)
    unsafe lanes = .allocate(capacity: 16)
    unsafe lanes.initialize(repeating: ProbeLane(), count: 16)
    let levels = shape.levelStarts.count - 1
    let pieces = pieces ?? 0..<shape.pointCount
    admit(
      RouteEntry(level: levels, index: 0),
      pieces.lowerBound / RouteBlock.count...max(pieces.upperBound - 1, 0) / RouteBlock.count)
    whole = 0..<entryCount
  }

  /// Lists the largest parts below `entry` that lie in a range of blocks.
  private mutating func admit(_ entry: RouteEntry, _ range: ClosedRange<Int>) {
    var span = 1
    for _ in 0..<entry.level { span *= RouteBlock.count }
    let first = entry.index * span
    let last = min(first + span, unsafe shape.blocks.count) - 1
    guard first <= range.upperBound, last >= range.lowerBound else { return }
    if range.lowerBound <= first && last <= range.upperBound || entry.level == 0 {
      push(entry)
      return
    }
    for child in 0..<RouteBlock.count {
      admit(
        RouteEntry(level: entry.level - 1, index: entry.index * RouteBlock.count + child), range)
    }
  }

  deinit {
    unsafe levelStarts.deallocate()
    unsafe entries.deallocate()
    unsafe blocks.deallocate()
    unsafe lanes.deallocate()
  }

  /// What the bounds have to reach: the limit, and a metre for rounding to Float.
  var reach: Float { Float(min(limit, 1e9)) * (1 + 2 * Float.ulpOfOne) + 1 }

  /// Lists the parts of `list` within reach of a sphere (x, y, z, radius in metres); the result
  /// stays valid until ``forget(_:)`` of it or of an older one.
  package mutating func narrow(_ list: Range<Int>, to sphere: SIMD4<Float>) -> Range<Int> {
    let first = entryCount
    let reach = reach + sphere.w
    for index in list {
      descend(unsafe entries[index], sphere, reach)
    }
    return first..<entryCount
  }

  /// Gives the room of the newest list back.
  package mutating func forget(_ list: Range<Int>) {
    entryCount = list.lowerBound
  }

  private mutating func descend(_ entry: RouteEntry, _ sphere: SIMD4<Float>, _ reach: Float) {
    guard entry.level > 0 else {
      let block = unsafe shape.blocks[entry.index]
      let gap = SIMD3(
        Float(block.center.x) - sphere.x, Float(block.center.y) - sphere.y,
        Float(block.center.z) - sphere.z)
      let far = reach + block.radius
      if (gap * gap).sum() <= far * far { push(entry) }
      return
    }
    let node = unsafe nodePointer(entry)
    var left = unsafe Self.near(node.pointee, sphere, reach)
    while left != 0 {
      let lane = left.trailingZeroBitCount
      left &= left - 1
      let child = RouteEntry(
        level: entry.level - 1, index: entry.index * RouteBlock.count + lane)
      // A part larger than the region is worth opening now; a smaller one is opened when the
      // region has been cut down to its size.
      if child.level > 0, unsafe node.pointee.child(lane).radius > sphere.w {
        descend(child, sphere, reach)
      } else {
        push(child)
      }
    }
  }

  /// Which children of `node` come within `reach` of the centre of `sphere`, as bits.
  @inline(__always)
  static func near(_ node: RouteNode, _ sphere: SIMD4<Float>, _ reach: Float) -> UInt32 {
    let gapX = node.x - sphere.x
    let gapY = node.y - sphere.y
    let gapZ = node.z - sphere.z
    let far = node.radius + reach
    return ((gapX * gapX + gapY * gapY + gapZ * gapZ) .<= far * far).bits
  }

  private mutating func push(_ entry: RouteEntry) {
    if entryCount == entryCapacity {
      unsafe entries = Self.doubled(entries, count: entryCount)
      entryCapacity *= 2
    }
    unsafe (entries + entryCount).initialize(to: entry)
    entryCount += 1
  }

  mutating func pushBlock(_ block: Int) {
    if blockCount == blockCapacity {
      unsafe blocks = Self.doubled(blocks, count: blockCount)
      blockCapacity *= 2
    }
    unsafe (blocks + blockCount).initialize(to: Int32(truncatingIfNeeded: block))
    blockCount += 1
  }

  private static func doubled<Element: BitwiseCopyable>(
    _ old: UnsafeMutablePointer<Element>, count: Int
  ) -> UnsafeMutablePointer<Element> {
    let new = UnsafeMutablePointer<Element>.allocate(capacity: count * 2)
    unsafe new.initialize(from: old, count: count)
    unsafe old.deallocate()
    return unsafe new
  }

  func entry(_ index: Int) -> RouteEntry { unsafe entries[index] }

  /// The node of an entry above the blocks.
  @inline(__always)
  func nodePointer(_ entry: RouteEntry) -> UnsafePointer<RouteNode> {
    // SAFETY: entries are only ever made for nodes that the tree has.
    unsafe UnsafePointer(nodes + (levelStarts[entry.level] + entry.index))
  }
}

/// A part of a route: a block of pieces (level 0) or a node above them.
struct RouteEntry: BitwiseCopyable {
  private var packed: UInt32

  init(level: Int, index: Int) {
    packed = UInt32(truncatingIfNeeded: level << 28 | index)
  }

  @inline(__always) var level: Int { Int(packed >> 28) }
  @inline(__always) var index: Int { Int(packed & 0x0FFF_FFFF) }
}
