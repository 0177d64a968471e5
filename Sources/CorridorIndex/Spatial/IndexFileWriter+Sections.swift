internal import CorridorGeometry
internal import CorridorThreads

extension IndexFileWriter {
  /// Writes a section of numbers or bytes.
  mutating func write<T: BitwiseCopyable>(
    section: IndexSection, _ numbers: Span<T>
  ) throws(IndexError) {
    begin(section)
    try write(numbers)
    end()
  }

  /// Writes a section with a number for each row.
  mutating func write<T>(section: IndexSection, _ numbers: RowColumn<T>) throws(IndexError) {
    begin(section)
    try numbers.withSpan { numbers throws(IndexError) in
      if !numbers.isEmpty { try write(numbers) }
    }
    end()
  }

  /// Writes a section of texts.
  mutating func write(section: IndexSection, texts: [[UInt8]]) throws(IndexError) {
    begin(section)
    try write(StringTable.serialize(texts).span)
    end(count: texts.count)
  }

  /// Writes a section of spheres.
  mutating func write(section: IndexSection, nodes: [BoundingSphere]) throws(IndexError) {
    begin(section)
    // A span of vectors must be aligned, which the storage of an empty array need not be.
    if !nodes.isEmpty { try write(nodes.span) }
    end()
  }

  /// Writes the positions of places in blocks, tree by tree, with the last block of each padded
  /// with its last position; returns the nodes of all trees. `counts` has the number of places in
  /// each tree, and `chunk` makes the blocks of some of them.
  mutating func writeBlocks(
    _ counts: [Int], threads: Int, chunk: (_ tree: Int, _ places: Range<Int>) -> LeafChunk
  ) throws(IndexError) -> [BoundingSphere] {
    var parts: [(tree: Int, places: Range<Int>)] = []
    for (tree, count) in counts.enumerated() {
      for first in stride(from: 0, to: count, by: LeafChunk.size) {
        parts.append((tree, first..<min(first + LeafChunk.size, count)))
      }
    }
    var nodes: [BoundingSphere] = []
    var leaves: [BoundingSphere] = []
    var next = 0
    try Parallel.forEachInOrder(parts.count, threads: threads) { number in
      chunk(parts[number].tree, parts[number].places)
    } consume: { chunk throws(IndexError) in
      try write(chunk.blocks.span)
      leaves += chunk.leaves
      let (tree, places) = parts[next]
      next += 1
      if places.upperBound == counts[tree] {
        nodes += SphereTreeBuilder(leaves: leaves).finish()
        leaves.removeAll(keepingCapacity: true)
      }
    }
    return nodes
  }

  /// Writes rows in blocks, the last padded with rows that mean no place.
  mutating func writeBlocks(rows: Span<UInt32>) throws(IndexError) {
    if !rows.isEmpty { try write(rows) }
    let padding = SphereTree.blockCount(places: rows.count) * SphereTree.leafCapacity - rows.count
    try write(Array(repeating: IndexFormat.noRow, count: padding).span)
  }
}
