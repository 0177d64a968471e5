extension RouteProbe {
  /// More blocks than this are gone through faster from the top of the route's tree.
  private static var mostBlocks: Int { 256 }

  /// Adds every pass by a place that ``look(lons:lats:wanted:sphere:list:)`` found, in the order of
  /// the route: for each stretch of it from which the place is within ``within``, its nearest point.
  ///
  /// The same as ``RouteShape/passes(of:within:nearest:)``, from the blocks that the look has found
  /// and without an allocation, for places where nothing is so near to the edge of reach that it
  /// takes geodesics to decide.
  ///
  /// - Parameters:
  ///   - lane: Which of the 16 places of the last look, with ``limit`` at ``within``.
  ///   - nearest: What ``foot(lane:at:)`` gave for it.
  /// - Returns: False, with nothing added, where this cannot decide.
  package mutating func addPasses(
    lane: Int, nearest: RouteFoot, to feet: inout [RouteFoot]
  ) -> Bool {
    let (inner, outer) = reachBounds
    guard hasOrdinaryPieces, inner > 0, blockCount <= Self.mostBlocks,
      findRuns(of: positions.one(lane), inner: inner, outer: outer)
    else { return false }
    let first = feet.count
    var block = 0
    for index in runs.indices {
      let run = runs[index]
      if run.contains(nearest.piece) {
        feet.append(nearest)
      } else if let foot = nearestFoot(to: positions.one(lane), on: run, &block) {
        feet.append(foot)
      } else {
        feet.removeSubrange(first...)
        return false
      }
    }
    return feet.count > first
  }

  /// The pieces of a stretch.
  struct Run {
    var start: Int
    var end: Int

    func contains(_ piece: Int) -> Bool { piece >= start && piece < end }
  }

  /// Lists the stretches within reach of a position; false where any of it is in doubt.
  private mutating func findRuns(
    of position: SIMD3<Double>, inner: Float, outer: Float
  ) -> Bool {
    runs.removeAll(keepingCapacity: true)
    var open = Run(start: 0, end: -1)
    for index in 0..<blockCount {
      let number = Int(unsafe blocks[index])
      let block = unsafe shapeBlocks + number
      let base = number * RouteBlock.count
      let offset = unsafe position - block.pointee.center
      let place = SIMD3<Float>(offset)
      let gap = (place * place).sum()
      let radius = unsafe block.pointee.radius
      let far = outer + radius + 1
      if gap > far * far { continue }
      let count = min(RouteBlock.count, shape.pointCount - base)
      let room = inner - radius - 1
      if room > 0, gap <= room * room {
        // All of the block is within reach.
        if open.end != base {
          if open.end >= 0 { runs.append(open) }
          open.start = base
        }
        open.end = base + count
        continue
      }
      guard let masks = unsafe block.pointee.masks(place, inner: inner, outer: outer) else {
        return false
      }
      let valid: UInt32 = 1 << UInt32(count) - 1
      let inside = masks.inside & valid
      // A piece goes on with the stretch of the one before where the point between is within reach.
      let follows = inside & (inside << 1 | (open.end == base ? 1 : 0))
      guard follows & masks.doubtfulStarts == 0 else { return false }
      let joined = follows & masks.startsInside
      var left = inside
      while left != 0 {
        let lane = left.trailingZeroBitCount
        // As many pieces as follow on one another from here.
        let on = (joined >> UInt32(lane)) >> 1
        let length = 1 + (~on).trailingZeroBitCount
        if joined >> UInt32(lane) & 1 == 0 {
          if open.end >= 0 { runs.append(open) }
          open.start = base + lane
        }
        open.end = base + lane + length
        left &= ~((1 << UInt32(length) - 1) << UInt32(lane))
      }
    }
    if open.end >= 0 { runs.append(open) }
    return true
  }

  /// The nearest point of a stretch, all of which is within reach; nil where geodesics decide.
  ///
  /// - Parameter first: The first of the blocks that may be of the stretch; stretches come in order.
  private func nearestFoot(
    to position: SIMD3<Double>, on run: Run, _ first: inout Int
  ) -> RouteFoot? {
    while first < blockCount, unsafe (Int(blocks[first]) + 1) * RouteBlock.count <= run.start {
      first += 1
    }
    var least = Float.infinity
    var index = first
    var end = first
    while index < blockCount, unsafe Int(blocks[index]) * RouteBlock.count < run.end {
      let number = Int(unsafe blocks[index])
      if let nearest = nearestChord(to: position, block: number, of: run, bound: least) {
        least = min(least, nearest)
      }
      index += 1
      end = index
    }
    guard Double(least) < RouteShape.seriesMeters else { return nil }
    var best: RouteFoot?
    // Chords are off their geodesics by less.
    let bound = least + 0.05
    for index in first..<end {
      let number = Int(unsafe blocks[index])
      let block = unsafe shapeBlocks + number
      let place = unsafe SIMD3<Float>(position - block.pointee.center)
      let far = unsafe bound + block.pointee.radius
      guard (place * place).sum() <= far * far else { continue }
      let margin = unsafe block.pointee.margin(nearest: bound)
      let reach = bound + margin
      var left =
        unsafe block.pointee.squaredDistances(place.x, place.y, place.z)
        .atMost(SIMD8(repeating: reach * reach)) & Self.lanes(of: run, block: number)
      while left != 0 {
        let piece = number * RouteBlock.count + left.trailingZeroBitCount
        left &= left - 1
        let near = shape.foot(of: position, on: piece)
        let foot = shape.routeFoot(near, on: piece, of: position)
        guard abs(foot.offRouteMeters - within) > PlaceReach.edgeMeters else { return nil }
        if best.map({ foot.isBetter(than: $0, in: shape) }) ?? true { best = foot }
      }
    }
    return best
  }

  /// At most how far the nearest chord of a block is that belongs to a stretch, in metres; nil where
  /// that is more than `bound`.
  private func nearestChord(
    to position: SIMD3<Double>, block number: Int, of run: Run, bound: Float
  ) -> Float? {
    let block = unsafe shapeBlocks + number
    let place = unsafe SIMD3<Float>(position - block.pointee.center)
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

  /// Which pieces of a block belong to a stretch, as bits.
  private static func lanes(of run: Run, block number: Int) -> UInt32 {
    let base = number * RouteBlock.count
    let first = max(run.start - base, 0)
    let end = min(run.end - base, RouteBlock.count)
    guard first < end else { return 0 }
    return (1 << UInt32(end) - 1) & ~(1 << UInt32(first) - 1)
  }

  /// What is this near in a straight line is within reach for sure, and what is farther than that
  /// is not, in metres.
  private var reachBounds: (inner: Float, outer: Float) {
    PlaceReach.bounds(within: within)
  }
}

extension RouteBlock {
  /// Which pieces are within reach, which of their starts are, and which starts are in doubt; nil
  /// where any piece is in doubt.
  @inline(__always)
  fileprivate func masks(
    _ place: SIMD3<Float>, inner: Float, outer: Float
  ) -> (inside: UInt32, startsInside: UInt32, doubtfulStarts: UInt32)? {
    let margin = margin(nearest: 2 * outer)
    let far = SIMD8<Float>(repeating: (outer + margin) * (outer + margin))
    let room = inner - margin
    let sure = SIMD8<Float>(repeating: room > 0 ? room * room : -1)
    let squared = squaredDistances(place.x, place.y, place.z)
    let inside = squared.atMost(sure)
    guard squared.atMost(far) == inside else { return nil }
    let gaps = squaredGaps(place)
    let startsInside = gaps.atMost(sure)
    return (inside, startsInside, gaps.atMost(far) & ~startsInside)
  }
}
