/// The state of a probe for one of the 16 places of a look.
struct ProbeState {
  /// Upper bound of the distance to the nearest chord so far, in metres, including rounding to
  /// Float.
  var least = Float.infinity
  /// Number of notes; more than ``noteCapacity`` if some could not be stored.
  var count: Int32 = 0

  /// Maximum number of notes per place.
  static var noteCapacity: Int { 8 }

  /// Feet whose distances differ by at most this many metres are equally near: the earliest segment
  /// is reported.
  static var tieMeters: Double { 1e-7 }
}

/// A block that can contain the segment nearest to a place.
struct BlockCandidate {
  var block: Int32 = 0
  /// Bit i is set for each segment that can be the nearest.
  var segments: UInt32 = 0
  /// Lower bound of their distance, in metres.
  var low: Float = 0
}

extension RouteProbe {
  /// Finds the nearest part of the route for up to 16 places of a leaf.
  ///
  /// - Parameters:
  ///   - lons: Longitudes in 1e-7 degrees.
  ///   - lats: Latitudes in 1e-7 degrees.
  ///   - wanted: Bit i is set for each requested place.
  ///   - sphere: Bounds all 16 places.
  ///   - list: The parts of the route, from ``narrow(_:to:)``.
  /// - Returns: The bits of places that can be within ``limit``; ``foot(lane:at:)`` decides.
  package mutating func look(
    lons: SIMD16<Int32>, lats: SIMD16<Int32>, wanted: UInt32,
    sphere: SIMD4<Float>, list: Range<Int>
  ) -> UInt32 {
    var gather = place(lons: lons, lats: lats)
    blockCount = 0
    for index in list {
      let (center, radius) = parts.sphere(index)
      collect(parts[index], center, radius, sphere, &gather)
    }
    var active = gather.near & wanted
    guard active != 0, hasOrdinarySegments else { return active }
    // The block with the nearest centre comes first: its bound excludes most others.
    gather.putNearestBlocks(in: nearestBlocks)
    for start in [0, 8] { bounds.put(SIMD8(repeating: 0), at: start) }
    let far = reach
    var left = active
    while left != 0 {
      let lane = left.trailingZeroBitCount
      left &= left - 1
      unsafe lanes[lane] = ProbeState()
      examine(block: Int(nearestBlocks[lane]), lane: lane)
      bounds[lane] = unsafe min(lanes[lane].least, far)
    }
    // Other blocks hardly reduce these bounds.
    let bound = FloatVector16(low: bounds.eight(0), high: bounds.eight(8))
    for index in 0..<blockCount {
      let block = Int(unsafe blocks[index])
      let (center, radius) = boundingSphere(ofBlock: block)
      var left = gather.within(bound, more: radius + 1, of: center) & active
      while left != 0 {
        let lane = left.trailingZeroBitCount
        left &= left - 1
        guard Int(nearestBlocks[lane]) != block else { continue }
        examine(block: block, lane: lane)
      }
    }
    left = active
    while left != 0 {
      let lane = left.trailingZeroBitCount
      left &= left - 1
      if unsafe lanes[lane].least > far { active &= ~(1 << UInt32(lane)) }
    }
    choose(active)
    if findsPasses { relateBlocks(to: gather) }
    return active
  }

  /// Computes the earth-centred positions of the 16 places.
  @inline(__always)
  private mutating func place(lons: SIMD16<Int32>, lats: SIMD16<Int32>) -> NearestBlockFinder {
    positions.put(lons: lons, lats: lats)
    for start in [0, 8] {
      let eight = positions.eight(start)
      floatsX.put(eight.x.floats, at: start)
      floatsY.put(eight.y.floats, at: start)
      floatsZ.put(eight.z.floats, at: start)
    }
    return NearestBlockFinder(
      x: FloatVector16(low: floatsX.eight(0), high: floatsX.eight(8)),
      y: FloatVector16(low: floatsY.eight(0), high: floatsY.eight(8)),
      z: FloatVector16(low: floatsZ.eight(0), high: floatsZ.eight(8)))
  }

  /// Lists the blocks below `entry` that are within reach of any of the 16 places.
  private mutating func collect(
    _ entry: RouteEntry, _ center: SIMD3<Float>, _ radius: Float, _ sphere: SIMD4<Float>,
    _ gather: inout NearestBlockFinder
  ) {
    guard entry.level > 0 else {
      if gather.meet(block: entry.index, at: center, reach: radius + reach) {
        pushBlock(entry.index)
      }
      return
    }
    guard gather.comes(within: radius + reach, of: center) else { return }
    let node = unsafe nodePointer(entry)
    var left = unsafe Self.near(node.pointee, sphere, reach + sphere.w)
    while left != 0 {
      let lane = left.trailingZeroBitCount
      left &= left - 1
      let (center, radius) = unsafe node.pointee.child(lane)
      collect(Self.child(of: entry, lane), center, radius, sphere, &gather)
    }
  }

  /// Notes the segments of a block that can be nearest to a place.
  @inline(__always)
  private mutating func examine(block index: Int, lane: Int) {
    let block = unsafe shapeBlocks + index
    let least = unsafe lanes[lane].least
    let offset = unsafe block.pointee.offset(of: positions.one(lane))
    let squared = unsafe block.pointee.squaredDistances(
      Float(offset.x), Float(offset.y), Float(offset.z))
    let nearest = squared.least.squareRoot()
    let margin = unsafe block.pointee.margin(nearest: nearest)
    let bound = min(least, nearest + margin) + margin
    guard nearest <= bound else { return }
    let segments = squared.atMost(SIMD8(repeating: bound * bound))
    note(
      BlockCandidate(
        block: Int32(truncatingIfNeeded: index), segments: segments, low: nearest - margin),
      high: nearest + margin, lane: lane)
  }

  /// Notes a block whose nearest segment is at most `high` metres away.
  @inline(__always)
  private mutating func note(_ new: BlockCandidate, high: Float, lane: Int) {
    let notes = unsafe self.notes + lane * ProbeState.noteCapacity
    var count = unsafe Int(lanes[lane].count)
    if unsafe high < lanes[lane].least {
      unsafe lanes[lane].least = high
      // Drops the notes beyond the new bound.
      if count <= ProbeState.noteCapacity {
        var kept = 0
        for index in 0..<count where unsafe notes[index].low <= high {
          unsafe notes[kept] = unsafe notes[index]
          kept += 1
        }
        count = kept
      }
    }
    if count < ProbeState.noteCapacity { unsafe notes[count] = new }
    unsafe lanes[lane].count = Int32(truncatingIfNeeded: count + 1)
  }
}
