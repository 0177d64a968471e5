/// What a probe knows of one of the 16 places it looks at.
struct ProbeLane {
  /// Earth-centred position in metres.
  var position = SIMD3<Double>()
  /// Distance in metres to the nearest chord so far, with what rounding to Float may add.
  var least = Float.infinity
  /// Pieces that may be the nearest, with their distances; only those up to ``count``.
  var pieces = SIMD8<Int32>()
  var distances = SIMD8<Float>()
  /// How many there are; more than eight when not all could be kept.
  var count = 0

  /// Feet that are as near as this many metres are one: the earliest piece is reported.
  static var tieMeters: Double { 1e-7 }

  /// Forgets all but the position.
  @inline(__always)
  mutating func reset() {
    least = .infinity
    count = 0
  }

  /// Notes a piece whose chord is at `distance` metres, give or take a share of `margin`.
  @inline(__always)
  mutating func note(_ piece: Int, at distance: Float, margin: Float) {
    if distance + margin < least {
      least = distance + margin
      // What is beyond the new bound can go.
      var kept = 0
      for index in 0..<min(count, 8) where distances[index] <= least {
        pieces[kept] = pieces[index]
        distances[kept] = distances[index]
        kept += 1
      }
      if count <= 8 { count = kept }
    }
    if count < 8 {
      pieces[count] = Int32(truncatingIfNeeded: piece)
      distances[count] = distance - margin
    }
    count += 1
  }
}

extension RouteProbe {
  /// Finds the nearest part of the route for up to 16 places of a leaf.
  ///
  /// - Parameters:
  ///   - lons: Longitudes in 1e-7 degrees.
  ///   - lats: Latitudes in 1e-7 degrees.
  ///   - wanted: Bit i is set for each place that is asked for.
  ///   - sphere: Bounds all 16 places.
  ///   - list: The parts of the route, from ``narrow(_:to:)``.
  /// - Returns: The places that may be within ``limit``, as bits; ``foot(lane:at:)`` decides.
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
    guard active != 0, hasOrdinaryPieces else { return active }
    // The block whose centre is nearest comes first: what it gives rules most others out.
    gather.putNearestBlocks(in: nearestBlocks)
    for start in [0, 8] { bounds.put(SIMD8(repeating: 0), at: start) }
    let far = reach
    var left = active
    while left != 0 {
      let lane = left.trailingZeroBitCount
      left &= left - 1
      unsafe lanes[lane].reset()
      examine(block: Int(nearestBlocks[lane]), lane: lane)
      bounds[lane] = unsafe min(lanes[lane].least, far)
    }
    for index in 0..<blockCount {
      let block = Int(unsafe blocks[index])
      let (center, radius) = unsafe nodePointer(RouteEntry(level: 1, index: block / 8)).pointee
        .child(block % 8)
      let bound = Lanes16(low: bounds.eight(0), high: bounds.eight(8))
      var left = gather.within(bound, more: radius + 1, of: center) & active
      while left != 0 {
        let lane = left.trailingZeroBitCount
        left &= left - 1
        guard Int(nearestBlocks[lane]) != block else { continue }
        examine(block: block, lane: lane)
        bounds[lane] = unsafe min(lanes[lane].least, far)
      }
    }
    left = active
    while left != 0 {
      let lane = left.trailingZeroBitCount
      left &= left - 1
      if unsafe lanes[lane].least > far { active &= ~(1 << UInt32(lane)) }
    }
    return active
  }

  /// Works out the earth-centred positions of the 16 places.
  @inline(__always)
  private mutating func place(lons: SIMD16<Int32>, lats: SIMD16<Int32>) -> LaneGather {
    let frame = LocalFrame(GridPosition(lon: lons[0], lat: lats[0]).coordinate)
    let reach = Int(LocalFrame.reachDegrees * 1e7)
    for lane in 0..<16 {
      let lon = lons[lane]
      let lat = lats[lane]
      let grid = GridPosition(lon: lon, lat: lat).coordinate
      let isNear =
        abs(Int(lon) - Int(lons[0])) < reach && abs(Int(lat) - Int(lats[0])) < reach
      let position =
        isNear ? frame.position(near: grid.lon, lat: grid.lat) : Ellipsoid.position(grid)
      unsafe lanes[lane].position = position
      roomX[lane] = Float(position.x)
      roomY[lane] = Float(position.y)
      roomZ[lane] = Float(position.z)
    }
    return LaneGather(
      x: Lanes16(low: roomX.eight(0), high: roomX.eight(8)),
      y: Lanes16(low: roomY.eight(0), high: roomY.eight(8)),
      z: Lanes16(low: roomZ.eight(0), high: roomZ.eight(8)))
  }

  /// Lists the blocks below `entry` that are within reach of any of the 16 places.
  private mutating func collect(
    _ entry: RouteEntry, _ center: SIMD3<Float>, _ radius: Float, _ sphere: SIMD4<Float>,
    _ gather: inout LaneGather
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

  /// Notes the pieces of a block that may be nearest to a lane.
  @inline(__always)
  private mutating func examine(block index: Int, lane: Int) {
    let block = unsafe shape.blocks.baseAddress.unsafelyUnwrapped + index
    let place = unsafe lanes + lane
    let offset = unsafe place.pointee.position - block.pointee.center
    let squared = unsafe block.pointee.squaredDistances(
      Float(offset.x), Float(offset.y), Float(offset.z))
    let nearest = squared.least.squareRoot()
    let margin = unsafe block.pointee.margin(nearest: nearest)
    let bound = unsafe min(place.pointee.least, nearest + margin) + margin
    guard nearest <= bound else { return }
    var left = squared.atMost(SIMD8(repeating: bound * bound))
    distances.put(squared, at: 0)
    let base = index * RouteBlock.count
    while left != 0 {
      let part = left.trailingZeroBitCount
      left &= left - 1
      guard base + part < shape.pointCount else { return }
      unsafe place.pointee.note(
        base + part, at: distances[part].squareRoot(), margin: margin)
    }
  }
}
