/// One search along a route: which of its parts are relevant for a region, and how near places are.
///
/// A probe belongs to one search on one thread. The search descends a tree of places; at each step
/// it narrows the list of relevant route parts, and at a leaf it finds the nearest points of 16
/// places at once. All bounds are straight-line distances in earth-centred space, which are never
/// longer than geodesic ones, so nothing within the corridor is missed at any latitude; reported
/// distances are geodesic.
@safe
package struct RouteProbe: ~Copyable {
  let shape: RouteShape
  /// Half-width of the corridor in metres.
  package let within: Double
  /// Places farther than this are ignored; at most ``within``. A search for the nearest places
  /// lowers it as it proceeds.
  package var limit: Double
  /// Number of places for which ``Geodesic`` decided.
  package internal(set) var exactCount = 0
  /// The list of all parts that the search covers.
  package private(set) var whole = 0..<0
  var parts = RouteParts()
  // SAFETY: the shape owns the nodes and `shapeBlocks`, and lives as long as the probe;
  // `levelStarts` has an entry for each level, level 0 being the blocks; `blocks` has a capacity of
  // `blockCapacity` numbers, `lanes`, `chosen` and `ends` of 16, `notes` of `ProbeState.noteCapacity` times
  // as many, `relations` of `mostBlocks` if passes are found, otherwise of none. deinit frees all
  // but the first two.
  let shapeBlocks: UnsafeMutablePointer<RouteBlock>
  private let nodes: UnsafeMutablePointer<RouteNode>
  private let levelStarts: UnsafeMutablePointer<Int>
  var blocks: UnsafeMutablePointer<Int32>
  var blockCount = 0
  private var blockCapacity = 256
  let lanes: UnsafeMutablePointer<ProbeState>
  let notes: UnsafeMutablePointer<BlockCandidate>
  /// The nearest segment of each place of the last look.
  let chosen: UnsafeMutablePointer<SegmentChoice>
  /// The end of each place's pairs in ``feet``; -1 if there are too many.
  let ends: UnsafeMutablePointer<Int>
  /// The segments among which geodesics decide.
  var candidates: [Int] = []
  var positions = PositionBuffer()
  let floatsX = VectorBuffer16<Float>(repeating: 0)
  let floatsY = VectorBuffer16<Float>(repeating: 0)
  let floatsZ = VectorBuffer16<Float>(repeating: 0)
  let bounds = VectorBuffer16<Float>(repeating: 0)
  let nearestBlocks = VectorBuffer16<Int32>(repeating: 0)
  var feet = FootBatch()
  /// Whether ``findPasses(lane:)`` can be called after a look.
  let findsPasses: Bool
  /// The relation of each block to the places of the last look, if passes are found.
  let relations: UnsafeMutablePointer<BlockRelation>
  /// The distances within reach for certain, and out of reach, in metres, without the margins of
  /// blocks.
  let reachBounds: (inner: Float, outer: Float)
  /// The stretches of the route within reach of one place, except the last: a single stretch, the
  /// usual case, needs no allocation.
  var runs: [Run] = []
  /// The last stretch.
  var lastRun = Run()

  /// Prepares a search of all places within `within` metres of the route.
  ///
  /// - Parameters:
  ///   - segments: The relevant segments; all of the route by default. Adjacent segments may also be
  ///     searched.
  ///   - findsPasses: Whether every pass by a place can be requested.
  package init(
    _ shape: RouteShape, within: Double, segments: Range<Int>? = nil, findsPasses: Bool = false
  ) {
    self.shape = shape
    self.findsPasses = findsPasses
    self.within = within
    limit = within
    reachBounds = PlaceReach.bounds(within: within)
    unsafe nodes = shape.nodes.baseAddress.unsafelyUnwrapped
    unsafe shapeBlocks = shape.blocks.baseAddress.unsafelyUnwrapped
    unsafe levelStarts = .allocate(capacity: shape.levelStarts.count)
    unsafe levelStarts.initialize(to: 0)
    for level in 1..<shape.levelStarts.count {
      unsafe (levelStarts + level).initialize(to: shape.levelStarts[level - 1])
    }
    unsafe blocks = .allocate(capacity: blockCapacity)
    unsafe lanes = .allocate(capacity: 16)
    unsafe lanes.initialize(repeating: ProbeState(), count: 16)
    unsafe notes = .allocate(capacity: 16 * ProbeState.noteCapacity)
    unsafe notes.initialize(repeating: BlockCandidate(), count: 16 * ProbeState.noteCapacity)
    unsafe chosen = .allocate(capacity: 16)
    unsafe chosen.initialize(repeating: SegmentChoice(), count: 16)
    unsafe ends = .allocate(capacity: 16)
    unsafe ends.initialize(repeating: 0, count: 16)
    let relationCount = findsPasses ? Self.mostBlocks : 0
    unsafe relations = .allocate(capacity: relationCount)
    unsafe relations.initialize(repeating: BlockRelation(), count: relationCount)
    let segments = segments ?? 0..<shape.pointCount
    let first = segments.lowerBound / RouteBlock.count
    let last = max(segments.upperBound - 1, 0) / RouteBlock.count
    // The sphere of the root is not stored; one that contains the Earth is always correct.
    admit(
      RouteEntry(level: shape.levelStarts.count - 1, index: 0), SIMD3(), 2e7, first...last)
    whole = 0..<parts.count
  }

  deinit {
    unsafe levelStarts.deallocate()
    unsafe blocks.deallocate()
    unsafe lanes.deallocate()
    unsafe notes.deallocate()
    unsafe chosen.deallocate()
    unsafe ends.deallocate()
    unsafe relations.deallocate()
  }

  /// Lists the largest parts below `entry` within a range of blocks.
  private mutating func admit(
    _ entry: RouteEntry, _ center: SIMD3<Float>, _ radius: Float, _ range: ClosedRange<Int>
  ) {
    var span = 1
    for _ in 0..<entry.level { span *= RouteBlock.count }
    let first = entry.index * span
    let last = min(first + span, unsafe shape.blocks.count) - 1
    guard first <= range.upperBound, last >= range.lowerBound else { return }
    if entry.level == 0 || (range.lowerBound <= first && last <= range.upperBound) {
      parts.push(entry, center, radius)
      return
    }
    let node = unsafe nodePointer(entry)
    for lane in 0..<RouteBlock.count {
      let (center, radius) = unsafe node.pointee.child(lane)
      admit(Self.child(of: entry, lane), center, radius, range)
    }
  }

  /// The reach of the bounds: the limit, plus a metre for rounding to Float.
  var reach: Float { Float(min(limit, 1e9)) * (1 + 2 * Float.ulpOfOne) + 1 }

  /// Lists the parts of `list` within reach of a sphere (x, y, z, radius in metres); the result is
  /// valid until ``forget(_:)`` is called with it or an older list.
  package mutating func narrow(_ list: Range<Int>, to sphere: SIMD4<Float>) -> Range<Int> {
    let first = parts.count
    let reach = reach + sphere.w
    var group = list.lowerBound
    while group < list.upperBound {
      var left = parts.near(group, sphere, reach)
      let rest = list.upperBound - group
      if rest < 8 { left &= (1 << UInt32(rest)) - 1 }
      while left != 0 {
        let index = group + left.trailingZeroBitCount
        left &= left - 1
        let part = parts[index]
        let (center, radius) = parts.sphere(index)
        take(part, center, radius, sphere, reach)
      }
      group += 8
    }
    return first..<parts.count
  }

  /// Releases the newest list.
  package mutating func forget(_ list: Range<Int>) {
    parts.cut(to: list.lowerBound)
  }

  /// Lists a part that is within reach: itself, or its descendants that are within reach.
  private mutating func take(
    _ part: RouteEntry, _ center: SIMD3<Float>, _ radius: Float, _ sphere: SIMD4<Float>,
    _ reach: Float
  ) {
    // A part larger than the region is opened now; a smaller one is opened when the region has
    // shrunk to its size.
    guard part.level > 0, radius > sphere.w else {
      parts.push(part, center, radius)
      return
    }
    let node = unsafe nodePointer(part)
    var left = unsafe Self.near(node.pointee, sphere, reach)
    while left != 0 {
      let lane = left.trailingZeroBitCount
      left &= left - 1
      let (center, radius) = unsafe node.pointee.child(lane)
      take(Self.child(of: part, lane), center, radius, sphere, reach)
    }
  }

  /// The child of a part above the blocks.
  @inline(__always)
  static func child(of part: RouteEntry, _ lane: Int) -> RouteEntry {
    RouteEntry(level: part.level - 1, index: part.index * RouteBlock.count + lane)
  }

  /// The bits of the children of `node` that come within `reach` of the centre of `sphere`.
  @inline(__always)
  static func near(_ node: RouteNode, _ sphere: SIMD4<Float>, _ reach: Float) -> UInt32 {
    let far = node.radius + reach
    return node.squaredGaps(to: sphere).atMost(far * far)
  }

  /// The node of an entry above the blocks.
  @inline(__always)
  func nodePointer(_ entry: RouteEntry) -> UnsafePointer<RouteNode> {
    // SAFETY: entries are created only for nodes of the tree.
    unsafe UnsafePointer(nodes + (levelStarts[entry.level] + entry.index))
  }

  /// The bounding sphere of a block.
  @inline(__always)
  func boundingSphere(ofBlock block: Int) -> (center: SIMD3<Float>, radius: Float) {
    let node = unsafe nodePointer(RouteEntry(level: 1, index: block / RouteBlock.count))
    return unsafe node.pointee.child(block % RouteBlock.count)
  }

  mutating func pushBlock(_ block: Int) {
    if blockCount == blockCapacity {
      let new = UnsafeMutablePointer<Int32>.allocate(capacity: blockCapacity * 2)
      unsafe new.initialize(from: blocks, count: blockCount)
      unsafe blocks.deallocate()
      unsafe blocks = unsafe new
      blockCapacity *= 2
    }
    unsafe (blocks + blockCount).initialize(to: Int32(truncatingIfNeeded: block))
    blockCount += 1
  }
}
