internal import CorridorGeometry

/// Builds the nodes of a ``SphereTree`` from places in row order.
///
/// Memory: 16 bytes for each 16 places.
struct SphereTreeBuilder: ~Copyable {
  private var points = SpherePoints()
  private(set) var leaves: [BoundingSphere] = []

  /// An upper bound, in metres, of the error of a position computed from a nearby one.
  private static let slack = 1e-6

  init() {}

  /// Begins with existing leaves.
  init(leaves: [BoundingSphere]) {
    self.leaves = leaves
  }

  /// Adds a leaf of sixteen places; a leaf of fewer repeats some.
  mutating func append(lons: SIMD16<Int32>, lats: SIMD16<Int32>) {
    points.set(lons: lons, lats: lats)
    leaves.append(sphere(slack: Self.slack))
  }

  /// Adds a leaf of up to sixteen positions in metres.
  mutating func append(leaf positions: [SIMD3<Double>]) {
    points.removeAll()
    for position in positions { points.append(position, radius: 0) }
    leaves.append(sphere(slack: 0))
  }

  private func sphere(slack: Double) -> BoundingSphere {
    let (center, radius) = points.smallest()
    return BoundingSphere(around: center, radius: radius + slack)
  }

  /// All nodes, level by level from the leaves up; empty without leaves.
  consuming func finish() -> [BoundingSphere] {
    var nodes = leaves
    var level = 0..<nodes.count
    while level.count > 1 {
      for first in stride(from: level.lowerBound, to: level.upperBound, by: SphereTree.fanOut) {
        points.removeAll()
        for child in first..<min(first + SphereTree.fanOut, level.upperBound) {
          points.append(nodes[child].centerPosition, radius: Double(nodes[child].w))
        }
        nodes.append(sphere(slack: 0))
      }
      level = level.upperBound..<nodes.count
    }
    return nodes
  }
}
