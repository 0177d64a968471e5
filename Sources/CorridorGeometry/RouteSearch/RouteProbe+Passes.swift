/// The position of a block of the route relative to 16 places.
struct BlockRelation {
  /// Bit i is set if place i is within reach of the whole block.
  var inside: UInt32 = 0
  /// Bit i is set if place i can be within reach of a part of the block.
  var near: UInt32 = 0
  /// The squared distance up to which its segments are within reach for certain, in metres;
  /// negative if there is none.
  var sure: Float = -1
  /// The squared distance beyond which they are out of reach.
  var far: Float = 0
}

extension RouteProbe {
  /// With more blocks than this, a walk from the root of the route's tree is faster.
  static var mostBlocks: Int { 256 }

  /// Finds the stretches of the route from which a place is within ``within``, among the blocks that
  /// ``look(lons:lats:wanted:sphere:list:)`` found, without allocation.
  ///
  /// The result is that of ``RouteShape/stretches(near:within:)``, except for places so near to the
  /// limit of reach that only geodesics can decide.
  ///
  /// - Parameter lane: The index of the place among the 16 of the last look, which must have used
  ///   ``within`` as ``limit``; the probe must have been created with `findsPasses`.
  /// - Returns: The number of stretches; nil if this method cannot decide.
  package mutating func findPasses(lane: Int) -> Int? {
    guard hasOrdinarySegments, reachBounds.inner > 0, blockCount <= Self.mostBlocks,
      findRuns(lane: lane)
    else { return nil }
    return runs.count + 1
  }

  /// The number of the pass by a place to which a segment belongs, from 1, and the number of passes;
  /// nil if ``findPasses(lane:)`` cannot decide.
  package mutating func pass(lane: Int, at segment: Int) -> (number: Int, count: Int)? {
    guard let count = findPasses(lane: lane) else { return nil }
    for number in 0..<(count - 1) where runs[number].contains(segment) {
      return (number + 1, count)
    }
    return lastRun.contains(segment) ? (count, count) : nil
  }

  /// Appends the nearest point of each stretch that the last ``findPasses(lane:)`` found, in the
  /// order of the route.
  ///
  /// - Parameters:
  ///   - lane: The argument of ``findPasses(lane:)``.
  ///   - nearest: The result of ``foot(lane:at:)`` for it.
  /// - Returns: False, with nothing appended, if this method cannot decide.
  package mutating func addPasses(
    lane: Int, nearest: RouteFoot, to feet: inout [RouteFoot]
  ) -> Bool {
    let first = feet.count
    let position = positions.one(lane)
    for index in 0...runs.count {
      let run = index < runs.count ? runs[index] : lastRun
      if run.contains(nearest.segment) {
        feet.append(nearest)
      } else if let foot = nearestFoot(to: position, on: run) {
        feet.append(foot)
      } else {
        feet.removeSubrange(first...)
        return false
      }
    }
    return true
  }

  /// The position of a place of the last look, earth-centred metres.
  package func position(lane: Int) -> SIMD3<Double> { positions.one(lane) }

  /// The segments of a stretch.
  struct Run {
    var start = 0
    var end = -1
    /// The first and the last block of the probe that contain segments of the stretch.
    var blocks = 0...0

    func contains(_ segment: Int) -> Bool { segment >= start && segment < end }
  }

  /// Computes the relations of the blocks to the places, for their passes.
  @inline(__always)
  mutating func relateBlocks(to gather: NearestBlockFinder) {
    guard blockCount <= Self.mostBlocks else { return }
    let (inner, outer) = reachBounds
    for index in 0..<blockCount {
      let number = Int(unsafe blocks[index])
      let (center, radius) = boundingSphere(ofBlock: number)
      let margin = unsafe (shapeBlocks + number).pointee.margin(nearest: 2 * outer)
      let sure = inner - margin
      let far = outer + margin
      unsafe relations[index] = BlockRelation(
        inside: gather.within(inner - PlaceReach.floatMeters - radius, of: center),
        near: gather.within(outer + PlaceReach.floatMeters + radius, of: center),
        sure: sure > 0 ? sure * sure : -1, far: far * far)
    }
  }

  /// Lists the stretches within reach of a place; false if there is none or if a segment is
  /// undecided.
  private mutating func findRuns(lane: Int) -> Bool {
    if !runs.isEmpty { runs.removeAll(keepingCapacity: true) }
    let position = positions.one(lane)
    var open = Run()
    let bit: UInt32 = 1 << UInt32(lane)
    for index in 0..<blockCount {
      let relation = unsafe relations[index]
      if relation.near & bit == 0 { continue }
      if relation.inside & bit != 0 {
        takeBlock(index, &open)
      } else if !takeSegments(of: index, position, &open) {
        return false
      }
    }
    lastRun = open
    return open.end >= 0
  }

  /// Adds a block that is completely within reach to the open stretch, or to a new one.
  @inline(__always)
  private mutating func takeBlock(_ index: Int, _ open: inout Run) {
    let base = unsafe Int(blocks[index]) * RouteBlock.count
    if open.end != base {
      if open.end >= 0 { runs.append(open) }
      open = Run(start: base, end: base, blocks: index...index)
    }
    open.end = min(base + RouteBlock.count, shape.pointCount)
    open.blocks = open.blocks.lowerBound...index
  }

  /// Adds the segments of a block that are within reach to the open stretch, or to new ones; false
  /// if a segment is undecided.
  @inline(__always)
  private mutating func takeSegments(
    of index: Int, _ position: SIMD3<Double>, _ open: inout Run
  ) -> Bool {
    let number = Int(unsafe blocks[index])
    let base = number * RouteBlock.count
    let count = min(RouteBlock.count, shape.pointCount - base)
    let block = unsafe shapeBlocks + number
    let place = unsafe SIMD3<Float>(block.pointee.offset(of: position))
    let far = unsafe SIMD8<Float>(repeating: relations[index].far)
    let sure = unsafe SIMD8<Float>(repeating: relations[index].sure)
    let squared = unsafe block.pointee.squaredDistances(place.x, place.y, place.z)
    let gaps = unsafe block.pointee.squaredGaps(place)
    let segments = squared.atMost(sure)
    let inside = segments & (1 << UInt32(count) - 1)
    // A segment continues the stretch of the previous one if the point between them is within
    // reach.
    let follows = inside & (inside << 1 | (open.end == base ? 1 : 0))
    let joined = follows & gaps.atMost(sure)
    guard squared.atMost(far) == segments, follows & gaps.atMost(far) == joined else {
      return false
    }
    var left = inside
    while left != 0 {
      let segment = left.trailingZeroBitCount
      // The number of joined segments from here.
      let on = (joined >> UInt32(segment)) >> 1
      let length = 1 + (~on).trailingZeroBitCount
      if joined >> UInt32(segment) & 1 == 0 {
        if open.end >= 0 { runs.append(open) }
        open = Run(start: base + segment, end: base + segment, blocks: index...index)
      }
      open.end = base + segment + length
      open.blocks = open.blocks.lowerBound...index
      left &= ~((1 << UInt32(length) - 1) << UInt32(segment))
    }
    return true
  }

  /// The nearest point of a stretch that is completely within reach; nil if geodesics must decide.
  private func nearestFoot(to position: SIMD3<Double>, on run: Run) -> RouteFoot? {
    let middle = nearestBlock(to: position, of: run)
    guard var least = nearestChord(to: position, block: middle, of: run, bound: .infinity) else {
      return nil
    }
    for index in run.blocks where index != middle {
      if let nearest = nearestChord(to: position, block: index, of: run, bound: least) {
        least = min(least, nearest)
      }
    }
    guard Double(least) < shape.seriesMeters else { return nil }
    var best: RouteFoot?
    // Chords deviate from their geodesics by less.
    let bound = least + 0.05
    for index in run.blocks {
      let number = Int(unsafe blocks[index])
      let block = unsafe shapeBlocks + number
      let place = unsafe SIMD3<Float>(block.pointee.offset(of: position))
      let far = unsafe bound + block.pointee.radius
      guard (place * place).sum() <= far * far else { continue }
      let margin = unsafe block.pointee.margin(nearest: bound)
      let reach = bound + margin
      var left =
        unsafe block.pointee.squaredDistances(place.x, place.y, place.z)
        .atMost(SIMD8(repeating: reach * reach)) & Self.lanes(of: run, block: number)
      while left != 0 {
        let segment = number * RouteBlock.count + left.trailingZeroBitCount
        left &= left - 1
        let near = shape.foot(of: position, on: segment)
        let foot = shape.routeFoot(near, on: segment, of: position)
        guard abs(foot.offRouteMeters - within) > PlaceReach.edgeMeters else { return nil }
        if best.map({ foot.isBetter(than: $0, in: shape) }) ?? true { best = foot }
      }
    }
    return best
  }

  /// The block of a stretch with the nearest centre.
  private func nearestBlock(to position: SIMD3<Double>, of run: Run) -> Int {
    var best = run.blocks.lowerBound
    var least = Float.infinity
    for index in run.blocks {
      let block = unsafe shapeBlocks + Int(unsafe blocks[index])
      let place = unsafe SIMD3<Float>(block.pointee.offset(of: position))
      let gap = (place * place).sum()
      if gap < least { (best, least) = (index, gap) }
    }
    return best
  }

  /// Upper bound of the distance of the nearest chord of a block that belongs to a stretch, in
  /// metres; nil if it is more than `bound`.
  private func nearestChord(
    to position: SIMD3<Double>, block index: Int, of run: Run, bound: Float
  ) -> Float? {
    let number = Int(unsafe blocks[index])
    let block = unsafe shapeBlocks + number
    let place = unsafe SIMD3<Float>(block.pointee.offset(of: position))
    let far = unsafe bound + block.pointee.radius
    guard (place * place).sum() <= far * far else { return nil }
    let squared = unsafe block.pointee.squaredDistances(place.x, place.y, place.z)
    let lanes = Self.lanes(of: run, block: number)
    var least = Float.infinity
    if lanes == 0xFF {
      least = squared.least
    } else {
      for lane in 0..<RouteBlock.count where lanes >> UInt32(lane) & 1 != 0 {
        least = min(least, squared[lane])
      }
    }
    let nearest = least.squareRoot()
    return unsafe nearest + block.pointee.margin(nearest: nearest)
  }

  /// The bits of the segments of a block that belong to a stretch.
  private static func lanes(of run: Run, block number: Int) -> UInt32 {
    let base = number * RouteBlock.count
    let first = max(run.start - base, 0)
    let end = min(run.end - base, RouteBlock.count)
    guard first < end else { return 0 }
    return (1 << UInt32(end) - 1) & ~(1 << UInt32(first) - 1)
  }
}
