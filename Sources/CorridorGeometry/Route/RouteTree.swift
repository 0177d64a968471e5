/// Eight consecutive segments of a route, as Float offsets from a centre near them.
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
  var center = SIMD3<Double>()
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

/// Builds blocks and nodes over the segments of a route.
@safe
struct RouteTreeBuilder: ~Copyable {
  // SAFETY: the points and numbers outlive the builder; `blocks` has a capacity for all blocks,
  // each is initialised once, and its new owner frees it.
  private(set) var blocks: UnsafeMutableBufferPointer<RouteBlock>
  private(set) var nodes: [RouteNode] = []
  private(set) var levelStarts: [Int] = [0]
  private let points: UnsafeMutableBufferPointer<SIMD3<Double>>
  private let rises: UnsafeMutableBufferPointer<Double>
  private let scratch = PositionBuffer()

  /// - Throws: ``RouteError/interrupted`` when `isCancelled` returns true.
  @unsafe
  init(
    points: UnsafeMutableBufferPointer<SIMD3<Double>>, rises: UnsafeMutableBufferPointer<Double>,
    unless isCancelled: () -> Bool
  ) throws(RouteError) {
    unsafe self.points = unsafe points
    unsafe self.rises = unsafe rises
    let count = (points.count - 1) / RouteBlock.count + 1
    unsafe blocks = UnsafeMutableBufferPointer(start: .fresh(count), count: count)
    var spheres: [PartSphere] = []
    spheres.reserveCapacity(count)
    for number in 0..<count {
      if number & 4095 == 4095, isCancelled() {
        unsafe blocks.deallocate()
        throw .interrupted
      }
      let block = block(from: number * RouteBlock.count)
      unsafe blocks.initializeElement(at: number, to: block)
      let center = block.center
      spheres.append(
        PartSphere(x: Float(center.x), y: Float(center.y), z: Float(center.z), w: block.radius))
    }
    repeat {
      spheres = addLevel(over: spheres)
    } while spheres.count > 1
  }

  private func block(from first: Int) -> RouteBlock {
    let (start, end) = segments(from: first)
    // Rounded to Float, so that it is exactly the centre of the bounding sphere.
    let center = SIMD3(
      Self.middle(start.x, end.x), Self.middle(start.y, end.y), Self.middle(start.z, end.z))
    let offset = Positions8(x: start.x - center.x, y: start.y - center.y, z: start.z - center.z)
    let delta = Positions8(x: end.x - start.x, y: end.y - start.y, z: end.z - start.z)
    let far = Positions8(x: offset.x + delta.x, y: offset.y + delta.y, z: offset.z + delta.z)
    let squared = delta.squared
    var block = RouteBlock()
    block.center = center
    block.startX = offset.x.floats
    block.startY = offset.y.floats
    block.startZ = offset.z.floats
    block.deltaX = delta.x.floats
    block.deltaY = delta.y.floats
    block.deltaZ = delta.z.floats
    block.inverse = squared.floats.inverse(above: 1e-12)
    // Sagitta of the arc: L² / 8R, with the smallest radius of curvature; a chord is shorter than
    // its arc by less than one percent.
    let longest = squared.highest(with: squared)
    let slack = longest * 1.02 / (8 * Ellipsoid.smallestCurvatureRadius)
    let radius = offset.squared.highest(with: far.squared).squareRoot()
    block.slack = Float(slack).nextUp
    block.radius = Float(radius + slack + 0.001).nextUp
    return block
  }

  /// Start and end of eight segments. A segment without length ends at its start; past the last
  /// segment its start is repeated.
  @inline(__always)
  private func segments(from first: Int) -> (start: Positions8, end: Positions8) {
    let last = unsafe points.count - 1
    for lane in 0..<RouteBlock.count {
      let index = min(first + lane, last)
      let hasLength = unsafe first + lane < last && rises[index + 1] > rises[index]
      let (from, to) = unsafe (points[index], points[hasLength ? index + 1 : index])
      scratch.x[lane] = from.x
      scratch.y[lane] = from.y
      scratch.z[lane] = from.z
      scratch.x[lane + 8] = to.x
      scratch.y[lane + 8] = to.y
      scratch.z[lane + 8] = to.z
    }
    return (scratch.eight(0), scratch.eight(8))
  }

  /// The middle of the range of the elements of two vectors, rounded to Float.
  @inline(__always)
  private static func middle(_ a: SIMD8<Double>, _ b: SIMD8<Double>) -> Double {
    Double(Float((a.lowest(with: b) + a.highest(with: b)) / 2))
  }

  /// Groups spheres by eight into nodes; returns the sphere of each node.
  private mutating func addLevel(over spheres: [PartSphere]) -> [PartSphere] {
    var outer: [PartSphere] = []
    outer.reserveCapacity((spheres.count - 1) / RouteBlock.count + 1)
    for first in stride(from: 0, to: spheres.count, by: RouteBlock.count) {
      var node = RouteNode()
      var low = SIMD3<Double>(repeating: .infinity)
      var high = SIMD3<Double>(repeating: -.infinity)
      let children = spheres[first..<min(first + RouteBlock.count, spheres.count)]
      for (lane, child) in children.enumerated() {
        node.x[lane] = child.x
        node.y[lane] = child.y
        node.z[lane] = child.z
        node.radius[lane] = child.w
        let center = SIMD3(Double(child.x), Double(child.y), Double(child.z))
        low = low.lesser(center - Double(child.w))
        high = high.greater(center + Double(child.w))
      }
      nodes.append(node)
      let middle = (low + high) / 2
      var sphere = PartSphere(
        x: Float(middle.x), y: Float(middle.y), z: Float(middle.z), w: 0)
      let center = SIMD3(Double(sphere.x), Double(sphere.y), Double(sphere.z))
      var radius = 0.0
      for child in children {
        let gap = SIMD3(Double(child.x), Double(child.y), Double(child.z)) - center
        radius = max(radius, gap.length + Double(child.w))
      }
      sphere.w = Float(radius).nextUp
      outer.append(sphere)
    }
    levelStarts.append(nodes.count)
    return outer
  }
}

/// The bounding sphere of a block or node while the tree is built: centre and radius. Not a SIMD4,
/// for which the runtime sets up an array type in as much time as a short route takes to build.
private struct PartSphere {
  var x: Float
  var y: Float
  var z: Float
  var w: Float
}
