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

  /// Writes a section of the texts of a table, each of which some row has.
  mutating func write(section: IndexSection, texts table: TermTable) throws(IndexError) {
    let order = try table.sorted()
    begin(section)
    try write([UInt32(0)].span)
    try write(count: table.count) { number, bytes in
      bytes.appendLittleEndian(UInt32(table.range(number).upperBound))
    }
    try order.withSpan { order throws(IndexError) in
      if !order.isEmpty { try write(order) }
    }
    try table.text.withSpan { text throws(IndexError) in try write(text) }
    end(count: table.count)
  }

  /// Writes a section of `count` elements, whose bytes a closure appends.
  mutating func write(
    section: IndexSection, count: Int, _ append: (_ number: Int, _ bytes: inout [UInt8]) -> Void
  ) throws(IndexError) {
    begin(section)
    try write(count: count, append)
    end()
  }

  /// Appends `count` elements to the section, whose bytes a closure appends.
  private mutating func write(
    count: Int, _ append: (_ number: Int, _ bytes: inout [UInt8]) -> Void
  ) throws(IndexError) {
    var bytes: [UInt8] = []
    for number in 0..<count {
      append(number, &bytes)
      if bytes.count >= 1 << 16 {
        try write(bytes.span)
        bytes.removeAll(keepingCapacity: true)
      }
    }
    try write(bytes.span)
  }

  /// Writes the positions of places in blocks, tree by tree, with the last block of each padded
  /// with its last position; returns the nodes of all trees. `counts` has the number of places in
  /// each tree, and `chunk` makes the blocks of some of them.
  mutating func writeBlocks(
    _ counts: [Int], threads: Int, _ memory: ColumnMemory,
    chunk: (_ tree: Int, _ places: Range<Int>) -> LeafChunk
  ) throws(IndexError) -> RowColumn<BoundingSphere> {
    var parts: [(tree: Int, places: Range<Int>)] = []
    for (tree, count) in counts.enumerated() {
      for first in stride(from: 0, to: count, by: LeafChunk.size) {
        parts.append((tree, first..<min(first + LeafChunk.size, count)))
      }
    }
    let nodes = RowColumn<BoundingSphere>(memory)
    var spheres = SphereTreeBuilder()
    var start = 0
    var next = 0
    try Parallel.forEachInOrder(parts.count, threads: threads) { number in
      chunk(parts[number].tree, parts[number].places)
    } consume: { chunk throws(IndexError) in
      try write(chunk.blocks.span)
      try nodes.append(contentsOf: chunk.leaves)
      let (tree, places) = parts[next]
      next += 1
      if places.upperBound == counts[tree] {
        try spheres.addLevels(above: start, to: nodes)
        start = nodes.count
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
