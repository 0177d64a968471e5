internal import CorridorGeometry

/// Blocks of positions and the spheres around them.
struct LeafChunk {
  /// Maximum number of places in a chunk.
  static let size = 1 << 14

  var blocks: [Int32] = []
  var leaves: [BoundingSphere] = []

  /// Adds places; the last one pads the last block.
  init(_ places: some RandomAccessCollection<GridPosition>) {
    let capacity = SphereTree.leafCapacity
    blocks.reserveCapacity(2 * SphereTree.blockCount(places: places.count) * capacity)
    var spheres = SphereTreeBuilder()
    var rest = places[...]
    while let last = rest.last {
      let block = blocks.count
      let padding = repeatElement(last, count: max(capacity - rest.count, 0))
      let leaf = rest.prefix(capacity)
      for position in leaf { blocks.append(position.lon) }
      for position in padding { blocks.append(position.lon) }
      for position in leaf { blocks.append(position.lat) }
      for position in padding { blocks.append(position.lat) }
      rest = rest.dropFirst(capacity)
      leaves.append(
        spheres.leaf(lons: sixteen(from: block), lats: sixteen(from: block + capacity)))
    }
  }

  private func sixteen(from start: Int) -> SIMD16<Int32> {
    precondition(start + SphereTree.leafCapacity <= blocks.count)
    return unsafe blocks.withUnsafeBytes {
      // SAFETY: all sixteen values exist.
      unsafe $0.loadUnaligned(fromByteOffset: 4 * start, as: SIMD16<Int32>.self)
    }
  }
}
