/// What a probe knows of one of the 16 places it looks at.
struct ProbeLane {
  /// Earth-centred position in metres.
  var position = SIMD3<Double>()
  /// Straight-line distance to the nearest foot so far.
  var meters = Double.infinity
  /// The piece of that foot.
  var piece = Int.max
  /// Whether that piece has any length.
  var pieceHasLength = false
  /// The foot itself.
  var foot = PieceFoot(squared: .infinity, share: 0, point: SIMD3())

  /// Feet that are as near as this many metres are one: the earliest piece is reported.
  static var tieMeters: Double { 1e-7 }

  /// Takes the foot on a piece into account.
  @inline(__always)
  mutating func consider(_ foot: PieceFoot, on piece: Int, hasLength: Bool) {
    let meters = foot.squared.squareRoot()
    guard meters <= self.meters + Self.tieMeters else { return }
    let better =
      meters < self.meters - Self.tieMeters
      || (hasLength == pieceHasLength ? piece < self.piece : hasLength)
    if better {
      self.piece = piece
      self.foot = foot
      pieceHasLength = hasLength
    }
    self.meters = min(self.meters, meters)
  }
}

extension RouteProbe {
  /// Finds the nearest point of the route for up to 16 places of a leaf.
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
    place(lons: lons, lats: lats, sphere: sphere)
    var x = Lanes16(repeating: 0)
    var y = Lanes16(repeating: 0)
    var z = Lanes16(repeating: 0)
    for lane in 0..<16 {
      let position = unsafe lanes[lane].position
      x[lane] = Float(position.x)
      y[lane] = Float(position.y)
      z[lane] = Float(position.z)
    }
    var gather = LaneGather(x: x, y: y, z: z)
    blockCount = 0
    for index in list { collect(entry(index), sphere, &gather) }
    var active = gather.near & wanted
    guard active != 0, hasOrdinaryPieces else { return active }
    // The block whose centre is nearest comes first: what it gives rules most others out.
    var bound = Lanes16(repeating: -.infinity)
    var left = active
    while left != 0 {
      let lane = left.trailingZeroBitCount
      left &= left - 1
      let first = gather.nearestBlock(lane)
      unsafe lanes[lane].meters = .infinity
      unsafe lanes[lane].piece = .max
      unsafe lanes[lane].pieceHasLength = false
      examine(block: first, lane: lane)
      bound[lane] = self.bound(lane: lane)
    }
    for index in 0..<blockCount {
      let block = Int(unsafe blocks[index])
      let (center, radius) = unsafe nodePointer(RouteEntry(level: 1, index: block / 8)).pointee
        .child(block % 8)
      var left = gather.within(bound, more: radius + 1, of: center) & active
      while left != 0 {
        let lane = left.trailingZeroBitCount
        left &= left - 1
        guard gather.nearestBlock(lane) != block else { continue }
        examine(block: block, lane: lane)
        bound[lane] = self.bound(lane: lane)
      }
    }
    left = active
    while left != 0 {
      let lane = left.trailingZeroBitCount
      left &= left - 1
      if unsafe !(lanes[lane].meters <= limit + 0.05) { active &= ~(1 << UInt32(lane)) }
    }
    return active
  }

  /// How far a block may be and still matter to a lane: what it has, or the limit.
  @inline(__always)
  private func bound(lane: Int) -> Float {
    Float(min(unsafe lanes[lane].meters, limit, 1e9)) * (1 + 2 * Float.ulpOfOne)
  }

  /// Works out the earth-centred positions of the 16 places.
  @inline(__always)
  private mutating func place(
    lons: SIMD16<Int32>, lats: SIMD16<Int32>, sphere: SIMD4<Float>
  ) {
    let frame = LocalFrame(GridPosition(lon: lons[0], lat: lats[0]).coordinate)
    let reach = Int(LocalFrame.reachDegrees * 1e7)
    for lane in 0..<16 {
      let lon = lons[lane]
      let lat = lats[lane]
      let grid = GridPosition(lon: lon, lat: lat).coordinate
      if abs(Int(lon) - Int(lons[0])) < reach, abs(Int(lat) - Int(lats[0])) < reach {
        unsafe lanes[lane].position = frame.position(near: grid.lon, lat: grid.lat)
      } else {
        unsafe lanes[lane].position = Ellipsoid.position(grid)
      }
    }
  }

  /// Lists the blocks below `entry` that are within reach of any of the 16 places.
  private mutating func collect(
    _ entry: RouteEntry, _ sphere: SIMD4<Float>, _ gather: inout LaneGather
  ) {
    guard entry.level > 0 else {
      let block = unsafe shape.blocks[entry.index]
      let center = SIMD3(
        Float(block.center.x), Float(block.center.y), Float(block.center.z))
      if gather.meet(block: entry.index, at: center, reach: block.radius + reach) {
        pushBlock(entry.index)
      }
      return
    }
    let pointer = unsafe nodePointer(entry)
    var left = unsafe Self.near(pointer.pointee, sphere, reach + sphere.w)
    while left != 0 {
      let lane = left.trailingZeroBitCount
      left &= left - 1
      let child = entry.index * RouteBlock.count + lane
      let (center, radius) = unsafe pointer.pointee.child(lane)
      if entry.level == 1 {
        if gather.meet(block: child, at: center, reach: radius + reach) { pushBlock(child) }
      } else if gather.comes(within: radius + reach, of: center) {
        collect(RouteEntry(level: entry.level - 1, index: child), sphere, &gather)
      }
    }
  }

  /// Brings the pieces of a block that may be nearest to bear on a lane.
  @inline(__always)
  private mutating func examine(block index: Int, lane: Int) {
    let pointer = unsafe shape.blocks.baseAddress.unsafelyUnwrapped + index
    let place = unsafe lanes[lane].position
    let offset = unsafe place - pointer.pointee.center
    let squared = unsafe pointer.pointee.squaredDistances(
      Float(offset.x), Float(offset.y), Float(offset.z))
    // Rounding to Float moves a distance by some millionths of how far things are from the
    // centre; a chord is off its geodesic by the slack.
    let size = Float(offset.lengthSquared.squareRoot()) + (unsafe pointer.pointee.radius)
    let margin = unsafe pointer.pointee.slack * 2 + size * 1e-6 + 1e-4
    let base = index * RouteBlock.count
    let most = min(RouteBlock.count, shape.pointCount - base)
    var bound = Float(min(unsafe lanes[lane].meters, limit + 0.05)) + margin
    // The nearest first, so that most others need no second look.
    let least = squared.least
    guard least <= bound * bound else { return }
    bound = min(bound, least.squareRoot() + 2 * margin)
    let hit = squared .<= SIMD8(repeating: bound * bound)
    var left = hit.bits
    while left != 0 {
      let part = left.trailingZeroBitCount
      left &= left - 1
      guard part < most else { return }
      let piece = base + part
      unsafe lanes[lane].consider(
        shape.foot(of: place, on: piece), on: piece, hasLength: shape.hasLength(piece))
    }
  }
}

/// Sixteen places side by side, and for each the block whose centre is nearest.
struct LaneGather {
  private let x: Lanes16
  private let y: Lanes16
  private let z: Lanes16
  /// Bit i is set when place i is within reach of a block.
  private(set) var near: UInt32 = 0
  private var nearestLow = SIMD8<Int32>(repeating: -1)
  private var nearestHigh = SIMD8<Int32>(repeating: -1)
  private var nearestSquared = Lanes16(repeating: .infinity)

  init(x: Lanes16, y: Lanes16, z: Lanes16) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// The block whose centre is nearest to a place.
  @inline(__always)
  func nearestBlock(_ lane: Int) -> Int {
    Int(lane < 8 ? nearestLow[lane] : nearestHigh[lane - 8])
  }

  /// Squared distances of the places to a point, in metres.
  @inline(__always)
  private func squaredGaps(to center: SIMD3<Float>) -> (low: SIMD8<Float>, high: SIMD8<Float>) {
    let (lowX, highX) = (x.low - center.x, x.high - center.x)
    let (lowY, highY) = (y.low - center.y, y.high - center.y)
    let (lowZ, highZ) = (z.low - center.z, z.high - center.z)
    return (
      lowX * lowX + lowY * lowY + lowZ * lowZ, highX * highX + highY * highY + highZ * highZ
    )
  }

  /// Whether any of the places is within `reach` of a point.
  @inline(__always)
  func comes(within reach: Float, of center: SIMD3<Float>) -> Bool {
    let squared = squaredGaps(to: center)
    let far = SIMD8(repeating: reach * reach)
    return ((squared.low .<= far) .| (squared.high .<= far)).bits != 0
  }

  /// Which places are within their own bound and `more` of a point, as bits; a bound below zero
  /// admits nothing.
  @inline(__always)
  func within(_ bound: Lanes16, more: Float, of center: SIMD3<Float>) -> UInt32 {
    let squared = squaredGaps(to: center)
    let (low, high) = (bound.low + more, bound.high + more)
    let zero = SIMD8<Float>(repeating: 0)
    let hitLow = (squared.low .<= low * low) .& (bound.low .>= zero)
    let hitHigh = (squared.high .<= high * high) .& (bound.high .>= zero)
    return hitLow.bits | hitHigh.bits << 8
  }

  /// Notes a block; false when no place is within `reach` of its centre.
  @inline(__always)
  mutating func meet(block: Int, at center: SIMD3<Float>, reach: Float) -> Bool {
    let squared = squaredGaps(to: center)
    let far = SIMD8(repeating: reach * reach)
    let hit = (squared.low .<= far).bits | (squared.high .<= far).bits << 8
    guard hit != 0 else { return false }
    near |= hit
    let number = SIMD8(repeating: Int32(truncatingIfNeeded: block))
    let closerLow = squared.low .< nearestSquared.low
    nearestSquared.low.replace(with: squared.low, where: closerLow)
    nearestLow.replace(with: number, where: closerLow)
    let closerHigh = squared.high .< nearestSquared.high
    nearestSquared.high.replace(with: squared.high, where: closerHigh)
    nearestHigh.replace(with: number, where: closerHigh)
    return true
  }
}
