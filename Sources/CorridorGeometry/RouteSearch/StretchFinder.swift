/// Finds the stretches of a route within reach of one place, in order.
///
/// Parts of the route far within reach are added as a whole, parts far beyond it are skipped; only
/// the segments in between are tested one by one.
struct StretchFinder {
  /// The segments from `start` to before `end`. Not a Range: for an array of it the runtime
  /// searches all conformances.
  struct Stretch {
    let start: Int
    let end: Int

    var segments: Range<Int> { start..<end }
  }

  private let reach: PlaceReach
  private var shape: RouteShape { reach.shape }
  /// The segments of each stretch, in the order of the route.
  private(set) var stretches: [Stretch] = []
  private let sphere: SIMD4<Float>
  /// A part whose sphere is entirely farther than this from the place, in metres, is out of reach.
  private let outer: Float
  /// A part whose sphere is entirely within this distance, in metres, is within reach.
  private let inner: Float
  /// The same for segments, without the margin of their block.
  private let pieceBounds: (inner: Float, outer: Float)

  init(_ reach: PlaceReach) {
    self.reach = reach
    let position = reach.position
    sphere = SIMD4(Float(position.x), Float(position.y), Float(position.z), 0)
    pieceBounds = PlaceReach.bounds(within: reach.within)
    inner = pieceBounds.inner - PlaceReach.floatMeters
    outer = pieceBounds.outer + PlaceReach.floatMeters
  }

  /// - Throws: ``RouteError/interrupted`` when `isCancelled` returns true.
  mutating func findAll(unless isCancelled: () -> Bool) throws(RouteError) {
    try descend(level: shape.levelStarts.count - 1, index: 0, unless: isCancelled)
  }

  private mutating func descend(
    level: Int, index: Int, unless isCancelled: () -> Bool
  ) throws(RouteError) {
    guard level > 0 else { return try visit(block: index) }
    // There are at least eight blocks below.
    if isCancelled() { throw .interrupted }
    let node = unsafe shape.nodes[shape.levelStarts[level - 1] + index]
    let squared = node.squaredGaps(to: sphere)
    let far = node.radius + outer
    var left = squared.atMost(far * far)
    let sure = inner - node.radius
    let inside = squared.atMost(sure * sure) & SIMD8(repeating: 0).atMost(sure)
    while left != 0 {
      let lane = left.trailingZeroBitCount
      left &= left - 1
      let child = index * RouteBlock.count + lane
      if inside >> UInt32(lane) & 1 != 0 {
        let first = child << (3 * level)
        take(first..<min(first + 1 << (3 * level), shape.pointCount), runsOn: true)
      } else {
        try descend(level: level - 1, index: child, unless: isCancelled)
      }
    }
  }

  private mutating func visit(block number: Int) throws(RouteError) {
    let block = unsafe shape.blocks[number]
    let offset = block.offset(of: reach.position)
    let place = SIMD3<Float>(offset)
    let squared = block.squaredDistances(place.x, place.y, place.z)
    let margin = block.margin(nearest: 2 * pieceBounds.outer)
    let far = pieceBounds.outer + margin
    let near = pieceBounds.inner - margin
    let sure = SIMD8<Float>(repeating: reach.isOrdinary && near > 0 ? near * near : -1)
    let inside = squared.atMost(sure)
    let startsInside = block.squaredGaps(place).atMost(sure)
    var left = squared.atMost(SIMD8(repeating: far * far))
    while left != 0 {
      let lane = left.trailingZeroBitCount
      left &= left - 1
      let segment = number * RouteBlock.count + lane
      guard segment < shape.pointCount else { return }
      if inside >> UInt32(lane) & 1 == 0, try reach.bounds(on: segment) == nil { continue }
      var runsOn = stretches.last?.end == segment
      if runsOn, startsInside >> UInt32(lane) & 1 == 0 {
        runsOn = try reach.reaches(point: segment)
      }
      take(segment..<segment + 1, runsOn: runsOn)
    }
  }

  /// Adds segments to the last stretch if they continue it and the point between is within reach;
  /// otherwise to a new one.
  private mutating func take(_ segments: Range<Int>, runsOn: Bool) {
    if runsOn, let last = stretches.last, last.end == segments.lowerBound {
      stretches[stretches.count - 1] = Stretch(start: last.start, end: segments.upperBound)
    } else {
      stretches.append(Stretch(start: segments.lowerBound, end: segments.upperBound))
    }
  }
}

extension RouteNode {
  /// Squared distances in metres from the children's centres to the centre of a sphere.
  @inline(__always)
  func squaredGaps(to sphere: SIMD4<Float>) -> SIMD8<Float> {
    let gapX = x - sphere.x
    let gapY = y - sphere.y
    let gapZ = z - sphere.z
    return gapX * gapX + gapY * gapY + gapZ * gapZ
  }
}

extension RouteBlock {
  /// Squared distances in metres from a point, given minus ``center``, to the starts of the
  /// segments.
  @inline(__always)
  func squaredGaps(_ point: SIMD3<Float>) -> SIMD8<Float> {
    let gapX = point.x - startX
    let gapY = point.y - startY
    let gapZ = point.z - startZ
    return gapX * gapX + gapY * gapY + gapZ * gapZ
  }
}
