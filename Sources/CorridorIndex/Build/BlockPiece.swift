internal import CorridorGeometry

/// Blocks of positions and the spheres about them.
struct BlockPiece {
  /// Places of a piece at most.
  static let size = 1 << 14

  var blocks: [Int32] = []
  var leaves: [BoundingSphere] = []

  init(_ places: Range<Int>, position: (Int) -> GridPosition) {
    let capacity = SphereTree.leafCapacity
    blocks.reserveCapacity(2 * SphereTree.blockCount(places: places.count) * capacity)
    var spheres = SphereTreeBuilder()
    var leaf: [GridPosition] = []
    leaf.reserveCapacity(capacity)
    for first in stride(from: places.lowerBound, to: places.upperBound, by: capacity) {
      leaf.removeAll(keepingCapacity: true)
      for place in first..<min(first + capacity, places.upperBound) { leaf.append(position(place)) }
      for position in leaf { spheres.append(position) }
      while leaf.count < capacity { leaf.append(leaf[leaf.count - 1]) }
      for position in leaf { blocks.append(position.lon) }
      for position in leaf { blocks.append(position.lat) }
    }
    leaves = spheres.finishLeaves()
  }
}
