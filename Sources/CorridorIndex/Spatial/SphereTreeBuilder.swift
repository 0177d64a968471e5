package import CorridorGeometry

/// Builds the nodes of a ``SphereTree`` from places in the order of their rows.
///
/// Memory: 16 bytes for each 16 places.
package struct SphereTreeBuilder: ~Copyable {
  private var leaf: [(center: SIMD3<Double>, radius: Double)] = []
  private var leaves: [BoundingSphere] = []

  package init() {
    leaf.reserveCapacity(SphereTree.leafCapacity)
  }

  /// Adds the next place.
  package mutating func append(_ position: GridPosition) {
    leaf.append((Ellipsoid.position(position), 0))
    if leaf.count == SphereTree.leafCapacity { closeLeaf() }
  }

  /// Adds a whole leaf; a tree has either leaves or places added.
  mutating func append(leaf positions: [SIMD3<Double>]) {
    leaves.append(BoundingSphere(enclosing: positions.map { ($0, 0) }))
  }

  private mutating func closeLeaf() {
    leaves.append(BoundingSphere(enclosing: leaf))
    leaf.removeAll(keepingCapacity: true)
  }

  /// All nodes, level after level from the leaves up; none when no place was added.
  package consuming func finish() -> [BoundingSphere] {
    if !leaf.isEmpty { closeLeaf() }
    var nodes = leaves
    var level = 0..<nodes.count
    while level.count > 1 {
      for first in stride(from: level.lowerBound, to: level.upperBound, by: SphereTree.fanOut) {
        // Nothing of the nodes may be held while one is appended: they would be copied, all.
        let children = nodes[first..<min(first + SphereTree.fanOut, level.upperBound)]
          .map { ($0.centerPosition, Double($0.w)) }
        nodes.append(BoundingSphere(enclosing: children))
      }
      level = level.upperBound..<nodes.count
    }
    return nodes
  }
}
