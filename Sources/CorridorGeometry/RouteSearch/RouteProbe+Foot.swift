extension RouteProbe {
  /// Whether every segment is close enough to its chord for ``RouteShape/foot(of:on:)``.
  var hasOrdinarySegments: Bool { shape.segmentMeters <= RouteShape.ordinarySegmentMeters }

  /// The nearest point of the route to a place that ``look(lons:lats:wanted:sphere:list:)`` found;
  /// nil if the place is farther than ``limit``.
  ///
  /// - Parameters:
  ///   - lane: The index of the place among the 16 of the last look.
  ///   - place: The position of that place, in degrees.
  package mutating func foot(lane: Int, at place: Coordinate) throws(RouteError) -> RouteFoot? {
    if hasOrdinarySegments {
      let nearest = unsafe chosen[lane]
      let meters = EarthCurve.arc(chord: nearest.meters)
      if nearest.meters <= shape.seriesMeters, abs(meters - within) > PlaceReach.edgeMeters {
        guard meters <= limit else { return nil }
        var side = Side.on
        if meters >= Side.onMeters, shape.hasLength(nearest.segment) {
          side = nearest.turn > 0 ? .right : .left
        }
        return RouteFoot(
          offRouteMeters: meters,
          alongMeters: shape.along(at: nearest.segment, share: nearest.share),
          segment: nearest.segment, side: side)
      }
    }
    exactCount += 1
    let exact = try exactFoot(of: place, at: positions.one(lane), lane: lane)
    guard let exact, exact.offRouteMeters <= within else { return nil }
    return exact
  }

  /// Finds the nearest segment of each place of `active`.
  mutating func choose(_ active: UInt32) {
    feet.cut(to: 0)
    var left = active
    while left != 0 {
      let lane = left.trailingZeroBitCount
      left &= left - 1
      unsafe ends[lane] = gatherSegments(lane: lane) ? feet.count : -1
    }
    feet.measure()
    if !shape.cuts.isEmpty { feet.measureCuts(of: shape) }
    var first = 0
    left = active
    while left != 0 {
      let lane = left.trailingZeroBitCount
      left &= left - 1
      let end = unsafe ends[lane]
      if end < 0 {
        unsafe chosen[lane] = nearestSegment(lane: lane).settled(in: shape, positions.one(lane))
        continue
      }
      var choice = SegmentChoice(feet, first)
      var pair = first + 1
      while pair < end {
        choice.consider(SegmentChoice(feet, pair), in: shape)
        pair += 1
      }
      unsafe chosen[lane] = choice.settled(in: shape, positions.one(lane))
      first = end
    }
  }

  /// Adds the segments noted for a place to the batch; false if there are none or too many.
  @inline(__always)
  private mutating func gatherSegments(lane: Int) -> Bool {
    let first = feet.count
    let count = unsafe Int(lanes[lane].count)
    let least = unsafe lanes[lane].least
    guard count <= ProbeState.noteCapacity else { return false }
    let position = positions.one(lane)
    let notes = unsafe self.notes + lane * ProbeState.noteCapacity
    for index in 0..<count where unsafe notes[index].low <= least {
      let base = unsafe Int(notes[index].block) * RouteBlock.count
      var left = unsafe notes[index].segments
      while left != 0 {
        let segment = base + left.trailingZeroBitCount
        left &= left - 1
        guard segment < shape.pointCount else { break }
        guard feet.add(position, segment, of: shape) else {
          feet.cut(to: first)
          return false
        }
      }
    }
    return feet.count > first
  }

  /// The nearest segment to a place, found by measuring all that are near.
  private borrowing func nearestSegment(lane: Int) -> SegmentChoice {
    let position = positions.one(lane)
    let least = unsafe lanes[lane].least
    var choice = SegmentChoice()
    // A road that the route uses many times: more segments are equally near than can be noted.
    for index in 0..<blockCount {
      let number = Int(unsafe blocks[index])
      let block = unsafe shape.blocks.baseAddress.unsafelyUnwrapped + number
      let offset = unsafe block.pointee.offset(of: position)
      let squared = unsafe block.pointee.squaredDistances(
        Float(offset.x), Float(offset.y), Float(offset.z))
      let margin = unsafe block.pointee.margin(nearest: least)
      let far = least + 2 * margin
      var left = squared.atMost(SIMD8(repeating: far * far))
      while left != 0 {
        let segment = number * RouteBlock.count + left.trailingZeroBitCount
        left &= left - 1
        guard segment < shape.pointCount else { break }
        choice.consider(SegmentChoice(segment, of: shape, position), in: shape)
      }
    }
    return choice
  }

  /// The nearest point by ``Geodesic``, among all segments that can be nearest according to their
  /// chords.
  private mutating func exactFoot(
    of place: Coordinate, at position: SIMD3<Double>, lane: Int
  ) throws(RouteError) -> RouteFoot? {
    // For ordinary segments, the look has found the distance of the nearest chord.
    let least = hasOrdinarySegments ? unsafe lanes[lane].least : nearestChord(to: position)
    guard least.isFinite else { return nil }
    let chord = Double(least)
    // Two segments with equally distant chords can differ by the error of using one radius for the
    // whole Earth, and by the sagitta of either.
    let curve = EarthCurve.arc(chord: chord) - chord
    let bound = Float(chord + 0.05 * curve + 1e-3).nextUp
    candidates.removeAll(keepingCapacity: true)
    for index in 0..<blockCount {
      let number = Int(unsafe blocks[index])
      let block = unsafe shapeBlocks + number
      let offset = unsafe SIMD3<Float>(block.pointee.offset(of: position))
      let far = unsafe bound + block.pointee.margin(nearest: bound)
      let away = unsafe far + block.pointee.radius
      guard (offset * offset).sum() <= away * away else { continue }
      var left = unsafe block.pointee.squaredDistances(offset.x, offset.y, offset.z)
        .atMost(SIMD8(repeating: far * far))
      while left != 0 {
        let segment = number * RouteBlock.count + left.trailingZeroBitCount
        left &= left - 1
        guard segment < shape.pointCount else { break }
        candidates.append(segment)
      }
    }
    return try shape.exactFoot(of: place, at: position, among: &candidates)
  }

  /// Upper bound of the distance of the nearest chord of all blocks from a position, in metres.
  private func nearestChord(to position: SIMD3<Double>) -> Float {
    var least = Float.infinity
    for index in 0..<blockCount {
      let block = unsafe shapeBlocks + Int(unsafe blocks[index])
      let offset = unsafe SIMD3<Float>(block.pointee.offset(of: position))
      let nearest =
        unsafe block.pointee.squaredDistances(offset.x, offset.y, offset.z).least.squareRoot()
      least = unsafe min(least, nearest + block.pointee.margin(nearest: nearest))
    }
    return least
  }
}

/// The nearest of several segments by straight-line distance; of equally near segments, the
/// earliest with length.
struct SegmentChoice {
  private(set) var segment = -1
  /// Straight-line distance in metres to the nearest point.
  private(set) var meters = Double.infinity
  /// Share of the segment before the nearest point.
  private(set) var share = 0.0
  /// Above zero if the place is on the right, zero for a segment without length.
  private(set) var turn = 0.0
  /// The smallest distance of all segments considered.
  private var least = Double.infinity

  init() {}

  /// From a pair of the batch.
  @inline(__always)
  init(_ feet: borrowing FootBatch, _ pair: Int) {
    segment = feet.segment(pair)
    (meters, share, turn) = feet.result(pair)
    least = meters
  }

  /// Measures a segment.
  init(_ segment: Int, of shape: RouteShape, _ place: SIMD3<Double>) {
    let foot = shape.foot(of: place, on: segment)
    self.segment = segment
    meters = foot.squared.squareRoot()
    share = foot.share
    turn = foot.turn(of: place)
    least = meters
  }

  /// Takes another segment into account.
  @inline(__always)
  mutating func consider(_ other: Self, in shape: RouteShape) {
    let least = min(self.least, other.least)
    if segment < 0 || other.precedes(self, in: shape) { self = other }
    self.least = least
  }

  /// This choice, or the next segment where the route goes on from the end of this one and comes nearer, by
  /// less than a tie: the nearest point is there, and up to centimetres behind the end.
  @inline(__always)
  func settled(in shape: RouteShape, _ place: SIMD3<Double>) -> Self {
    guard share == 1, shape.hasLength(segment), shape.hasLength(segment + 1) else { return self }
    let next = Self(segment + 1, of: shape, place)
    let along = shape.along(at: next.segment, share: next.share)
    guard next.meters < meters, along > shape.along(at: next.segment) else { return self }
    return next.share == 1 ? next.settledFurther(in: shape, place) : next
  }

  /// The same after more than one segment, which are shorter than centimetres then.
  @inline(never)
  private func settledFurther(in shape: RouteShape, _ place: SIMD3<Double>) -> Self {
    settled(in: shape, place)
  }

  /// Whether this segment is preferred to one chosen among others.
  @inline(__always)
  private func precedes(_ other: Self, in shape: RouteShape) -> Bool {
    if meters < other.least - ProbeState.tieMeters { return true }
    if meters > other.least + ProbeState.tieMeters { return false }
    let hasLength = shape.hasLength(segment)
    return hasLength == shape.hasLength(other.segment) ? segment < other.segment : hasLength
  }
}

/// The nearest of several feet; the earliest of those that are equally near.
struct FootChoice {
  private(set) var best: RouteFoot?
  private var least = Double.infinity

  mutating func consider(_ foot: RouteFoot, in shape: RouteShape) {
    if precedes(foot, in: shape) { best = foot }
    least = min(least, foot.offRouteMeters)
  }

  private func precedes(_ foot: RouteFoot, in shape: RouteShape) -> Bool {
    guard let best else { return true }
    let tie = ProbeState.tieMeters
    if foot.offRouteMeters < least - tie { return true }
    if foot.offRouteMeters > least + tie { return false }
    if shape.continues(foot, from: best) { return true }
    if shape.continues(best, from: foot) { return false }
    let hasLength = shape.hasLength(foot.segment)
    return hasLength == shape.hasLength(best.segment) ? foot.segment < best.segment : hasLength
  }
}

extension RouteShape {
  /// The nearest point of the route, found by measuring every segment; nil beyond `within` metres.
  package func scannedFoot(of place: Coordinate, within: Double) throws(RouteError) -> RouteFoot? {
    var choice = FootChoice()
    for segment in 0..<pointCount {
      choice.consider(try exactFoot(of: place, on: segment), in: self)
    }
    guard let best = choice.best, best.offRouteMeters <= within else { return nil }
    return best
  }
}
