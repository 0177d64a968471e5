package import CorridorGeometry

/// Builds the nodes of a ``SphereTree`` from places in the order of their rows.
///
/// Memory: 16 bytes for each 16 places.
package struct SphereTreeBuilder: ~Copyable {
  private var leaf: [GridPosition] = []
  private var points = SpherePoints()
  private var leaves: [BoundingSphere] = []

  /// How far, in metres, a position that was worked out from a near one may be off, and more.
  private static let slack = 1e-6

  package init() {
    leaf.reserveCapacity(SphereTree.leafCapacity)
  }

  /// Begins with leaves that were made before.
  init(leaves: [BoundingSphere]) {
    self.leaves = leaves
  }

  /// Adds the next place.
  package mutating func append(_ position: GridPosition) {
    leaf.append(position)
    if leaf.count == SphereTree.leafCapacity { closeLeaf() }
  }

  /// Adds a whole leaf; a tree has either leaves or places added.
  mutating func append(leaf positions: [SIMD3<Double>]) {
    points.removeAll()
    for position in positions { points.append(position, radius: 0) }
    leaves.append(points.sphere(slack: 0))
  }

  private mutating func closeLeaf() {
    let frame = LocalFrame(leaf[0].coordinate)
    let (lon, lat) = (Int(leaf[0].lon), Int(leaf[0].lat))
    let reach = Int(LocalFrame.reachDegrees * 1e7)
    points.removeAll()
    for position in leaf {
      let isNear = abs(Int(position.lon) - lon) < reach && abs(Int(position.lat) - lat) < reach
      let coordinate = position.coordinate
      points.append(
        isNear
          ? frame.position(near: coordinate.lon, lat: coordinate.lat)
          : Ellipsoid.position(coordinate), radius: 0)
    }
    leaves.append(points.sphere(slack: Self.slack))
    leaf.removeAll(keepingCapacity: true)
  }

  /// The leaves alone.
  consuming func finishLeaves() -> [BoundingSphere] {
    if !leaf.isEmpty { closeLeaf() }
    return leaves
  }

  /// All nodes, level after level from the leaves up; none when no place was added.
  package consuming func finish() -> [BoundingSphere] {
    if !leaf.isEmpty { closeLeaf() }
    var nodes = leaves
    var level = 0..<nodes.count
    while level.count > 1 {
      for first in stride(from: level.lowerBound, to: level.upperBound, by: SphereTree.fanOut) {
        points.removeAll()
        for child in first..<min(first + SphereTree.fanOut, level.upperBound) {
          points.append(nodes[child].centerPosition, radius: Double(nodes[child].w))
        }
        nodes.append(points.sphere(slack: 0))
      }
      level = level.upperBound..<nodes.count
    }
    return nodes
  }
}
