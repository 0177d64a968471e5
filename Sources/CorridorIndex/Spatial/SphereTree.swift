/// The layout of the packed tree of bounding spheres over a list of places.
///
/// Leaves have ``leafCapacity`` consecutive places, and nodes have ``fanOut`` children. There are
/// no pointers: the levels follow one another from the leaves up to one node, so the number of
/// places determines the location of each node.
package enum SphereTree {
  /// Places in a leaf.
  @inlinable package static var leafCapacity: Int { 16 }
  /// Children of a node.
  @inlinable package static var fanOut: Int { 16 }
  /// Bytes of a node: one ``BoundingSphere``.
  @inlinable package static var nodeSize: Int { 16 }
  /// Bytes of the positions of a leaf: 16 Int32 longitudes, then 16 Int32 latitudes.
  @inlinable package static var leafSize: Int { 128 }

  /// Bytes of the rows of a leaf, where a tree lists them: 16 UInt32.
  static var rowBlockSize: Int { 64 }

  /// Number of nodes of each level, leaves first; empty without places.
  package static func levelCounts(places: Int) -> [Int] {
    guard places > 0 else { return [] }
    var counts = [(places - 1) / leafCapacity + 1]
    while counts[counts.count - 1] > 1 {
      counts.append((counts[counts.count - 1] - 1) / fanOut + 1)
    }
    return counts
  }

  /// Number of nodes in all levels.
  package static func nodeCount(places: Int) -> Int {
    levelCounts(places: places).reduce(0, +)
  }

  /// Number of nodes in all levels above elements that take the place of leaves.
  static func nodeCount(leaves: Int) -> Int { nodeCount(places: leaves * leafCapacity) }

  /// Number of blocks of 16 that hold `places`.
  static func blockCount(places: Int) -> Int {
    places / leafCapacity + (places % leafCapacity == 0 ? 0 : 1)
  }
}
