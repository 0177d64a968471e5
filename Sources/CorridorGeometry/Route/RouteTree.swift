internal import CSIMD

/// Eight consecutive segments of a route, as Float offsets from a centre near them: a
/// `corridor_block` of CSIMD.
@frozen
@usableFromInline
struct RouteBlock {
  /// The start of each segment, minus ``center``, in metres.
  var startX = SIMD8<Float>()
  var startY = SIMD8<Float>()
  var startZ = SIMD8<Float>()
  /// The vector from the start to the end of each segment, in metres.
  var deltaX = SIMD8<Float>()
  var deltaY = SIMD8<Float>()
  var deltaZ = SIMD8<Float>()
  /// One over the squared chord; zero for a segment without length.
  var inverse = SIMD8<Float>()
  /// Earth-centred; exactly the centre of the block's bounding sphere.
  var center = SIMD3<Float>()
  /// Largest distance of a point of the segments from ``center``, in metres.
  var radius: Float = 0
  /// Largest distance of a segment's geodesic from its chord, in metres.
  var slack: Float = 0

  /// Segments in a block, and children of a node.
  static var count: Int { 8 }

  /// Bound of the error of a distance of about `nearest` metres: rounding to Float changes it by
  /// some millionths of the distance from the centre, and a chord deviates from its geodesic by the
  /// slack.
  @inline(__always)
  func margin(nearest: Float) -> Float { slack + (nearest + 2 * radius) * 1e-6 + 1e-4 }

  /// A position minus ``center``.
  @inline(__always)
  func offset(of position: SIMD3<Double>) -> SIMD3<Double> {
    position - SIMD3(Double(center.x), Double(center.y), Double(center.z))
  }

  /// Squared distances in metres from a point, given minus ``center``, to the chords of the
  /// segments.
  @inline(__always)
  func squaredDistances(_ x: Float, _ y: Float, _ z: Float) -> SIMD8<Float> {
    var offX = x - startX
    var offY = y - startY
    var offZ = z - startZ
    let at = (offX * deltaX + offY * deltaY + offZ * deltaZ) * inverse
    let share = at.greater(SIMD8(repeating: 0)).lesser(SIMD8(repeating: 1))
    offX -= share * deltaX
    offY -= share * deltaY
    offZ -= share * deltaZ
    return offX * offX + offY * offY + offZ * offZ
  }
}

/// The bounding spheres of the eight children of a node, as a structure of arrays.
struct RouteNode {
  var x = SIMD8<Float>(repeating: Self.nowhere)
  var y = SIMD8<Float>(repeating: Self.nowhere)
  var z = SIMD8<Float>(repeating: Self.nowhere)
  var radius = SIMD8<Float>(repeating: 0)

  /// Center and radius of a child.
  @inline(__always)
  func child(_ lane: Int) -> (center: SIMD3<Float>, radius: Float) {
    (SIMD3(x[lane], y[lane], z[lane]), radius[lane])
  }

  /// A coordinate that is far from any other and whose square is still finite.
  static var nowhere: Float { 1e18 }
}

/// Blocks and nodes over the segments of a route.
@safe
struct RouteTree {
  // SAFETY: the owner frees both buffers; every index is less than the count stored with them.
  let blocks: UnsafeMutableBufferPointer<RouteBlock>
  let nodes: UnsafeMutableBufferPointer<RouteNode>
  /// See ``RouteShape/levelStarts``.
  let levelStarts: [Int]
}

/// Builds blocks and nodes over the segments of a route, while its points come.
@safe
struct RouteTreeBuilder: ~Copyable {
  // SAFETY: both have room for the tree over `pointCount` points. deinit frees them unless `release`
  // has passed them on.
  private let blocks: UnsafeMutableBufferPointer<RouteBlock>
  private let nodes: UnsafeMutableBufferPointer<RouteNode>
  /// See ``RouteShape/levelStarts``.
  private let levelStarts: [Int]
  private let pointCount: Int
  /// The blocks that are made.
  private var made = 0
  private var isReleased = false

  init(pointCount: Int) {
    self.pointCount = pointCount
    var count = (pointCount - 1) / RouteBlock.count + 1
    unsafe blocks = UnsafeMutableBufferPointer(start: .fresh(count), count: count)
    var starts = [0]
    repeat {
      count = (count - 1) / RouteBlock.count + 1
      starts.append(starts[starts.count - 1] + count)
    } while count > 1
    levelStarts = starts
    unsafe nodes = .allocate(capacity: starts[starts.count - 1])
    for end in starts.dropFirst() { unsafe nodes.initializeElement(at: end - 1, to: RouteNode()) }
  }

  deinit {
    guard !isReleased else { return }
    unsafe blocks.deallocate()
    unsafe nodes.deallocate()
  }

  /// Makes the blocks of the segments that are there when the first `count` points are.
  ///
  /// - Parameters:
  ///   - points: Room for ``PointColumns/slack`` more than the route has points.
  ///   - rises: See ``RouteShape/rises``; with room for as many more.
  @unsafe
  mutating func extend(
    to count: Int, of points: PointColumns, rises: UnsafeMutablePointer<Double>
  ) {
    let isAll = count == pointCount
    if isAll {
      // Segments without length fill the last block.
      for index in count...count + RouteBlock.count {
        points[index] = points[count - 1]
        unsafe rises[index] = rises[count - 1]
      }
    }
    let end = isAll ? unsafe blocks.count : (count - 1) / RouteBlock.count
    guard end > made else { return }
    // SAFETY: a `RouteBlock` has the layout of a `corridor_block`, a `RouteNode` that of a
    // `corridor_node`.
    unsafe corridor_blocks(
      points.xs, points.ys, points.zs, rises, made, end, Ellipsoid.smallestCurvatureRadius,
      UnsafeMutableRawPointer(blocks.baseAddress.unsafelyUnwrapped).assumingMemoryBound(
        to: corridor_block.self), node(0))
    made = end
  }

  /// Makes the rest of the tree over all points.
  ///
  /// - Throws: ``RouteError/interrupted`` when `isCancelled` returns true.
  @unsafe
  mutating func finish(
    _ points: PointColumns, rises: UnsafeMutablePointer<Double>, unless isCancelled: () -> Bool
  ) throws(RouteError) {
    for count in stride(from: made * RouteBlock.count, to: pointCount, by: 1 << 15).dropFirst() {
      if isCancelled() { throw .interrupted }
      unsafe extend(to: count, of: points, rises: rises)
    }
    unsafe extend(to: pointCount, of: points, rises: rises)
    var children = unsafe blocks.count
    for level in 1..<levelStarts.count - 1 {
      unsafe corridor_enclose(node(levelStarts[level - 1]), children, node(levelStarts[level]))
      children = levelStarts[level] - levelStarts[level - 1]
    }
  }

  @unsafe
  private func node(_ index: Int) -> UnsafeMutablePointer<corridor_node> {
    unsafe UnsafeMutableRawPointer(nodes.baseAddress.unsafelyUnwrapped + index)
      .assumingMemoryBound(to: corridor_node.self)
  }

  /// Passes the tree to the caller, which frees it.
  consuming func release() -> RouteTree {
    isReleased = true
    return unsafe RouteTree(blocks: blocks, nodes: nodes, levelStarts: levelStarts)
  }
}
