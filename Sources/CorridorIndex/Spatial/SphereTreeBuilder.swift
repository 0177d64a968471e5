internal import CorridorGeometry

/// Computes the nodes of a ``SphereTree``.
struct SphereTreeBuilder: ~Copyable {
  private var points = SpherePoints()

  /// An upper bound, in metres, of the error of a position computed from a nearby one.
  private static let slack = 1e-6

  /// A leaf of sixteen places; one of fewer repeats some.
  mutating func leaf(lons: SIMD16<Int32>, lats: SIMD16<Int32>) -> BoundingSphere {
    points.set(lons: lons, lats: lats)
    return sphere(slack: Self.slack)
  }

  /// A leaf of up to sixteen positions.
  mutating func leaf(of positions: some Sequence<GridPosition>) -> BoundingSphere {
    points.removeAll()
    for position in positions { points.append(Ellipsoid.position(position), radius: 0) }
    return sphere(slack: 0)
  }

  /// A sphere around any number of positions.
  mutating func sphere(of positions: some Sequence<GridPosition>) -> BoundingSphere {
    var (least, most) = (
      SIMD3<Double>(repeating: .infinity), SIMD3<Double>(repeating: -.infinity)
    )
    for position in positions {
      let place = Ellipsoid.position(position)
      least = pointwiseMin(least, place)
      most = pointwiseMax(most, place)
    }
    return BoundingSphere(
      around: (least + most) / 2, radius: (most - least).length / 2 + Self.slack)
  }

  private func sphere(slack: Double) -> BoundingSphere {
    let (center, radius) = points.smallest()
    return BoundingSphere(around: center, radius: radius + slack)
  }

  /// Adds the nodes above the leaves of one tree, which are the last nodes, from `start` on: level
  /// by level.
  mutating func addLevels(
    above start: Int, to nodes: RowColumn<BoundingSphere>
  ) throws(IndexError) {
    var level = start..<nodes.count
    while level.count > 1 {
      for first in stride(from: level.lowerBound, to: level.upperBound, by: SphereTree.fanOut) {
        points.removeAll()
        for child in first..<min(first + SphereTree.fanOut, level.upperBound) {
          points.append(nodes[child].centerPosition, radius: Double(nodes[child].w))
        }
        try nodes.append(sphere(slack: 0))
      }
      level = level.upperBound..<nodes.count
    }
  }
}
