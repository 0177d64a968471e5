internal import CorridorGeometry

/// Builds the nodes of a ``SphereTree`` from places in the order of their rows.
///
/// Memory: 16 bytes for each 16 places.
struct SphereTreeBuilder: ~Copyable {
  private var points = SpherePoints()
  private(set) var leaves: [BoundingSphere] = []

  /// How far, in metres, a position that was worked out from a near one may be off, and more.
  private static let slack = 1e-6

  init() {}

  /// Begins with leaves that were made before.
  init(leaves: [BoundingSphere]) {
    self.leaves = leaves
  }

  /// Adds a leaf of sixteen places; one with fewer has some twice.
  mutating func append(lons: SIMD16<Int32>, lats: SIMD16<Int32>) {
    points.set(lons: lons, lats: lats)
    leaves.append(sphere(slack: Self.slack))
  }

  /// Adds a leaf of positions in metres, of which there are up to sixteen.
  mutating func append(leaf positions: [SIMD3<Double>]) {
    points.removeAll()
    for position in positions { points.append(position, radius: 0) }
    leaves.append(sphere(slack: 0))
  }

  private func sphere(slack: Double) -> BoundingSphere {
    let (center, radius) = points.smallest()
    return BoundingSphere(around: center, radius: radius + slack)
  }

  /// All nodes, level after level from the leaves up; none without leaves.
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
