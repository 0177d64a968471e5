internal import CorridorGeometry

/// The rows of each category, collected in row order while the records are written.
///
/// 4 bytes for each category of each place, as far as ``ColumnMemory`` allows in memory.
struct CategoryColumns: ~Copyable {
  private var rows: NumberBuckets<UInt32>
  private let memory: ColumnMemory

  init(count: Int, _ memory: ColumnMemory) {
    rows = NumberBuckets(count: count, memory)
    self.memory = memory
  }

  /// Adds a row to the category with a number.
  mutating func append(_ number: UInt16, row: UInt32) throws(IndexError) {
    try rows.append(row, to: Int(number))
  }

  /// Writes the sections. `names` are those of the categories in order; `positions` has the position
  /// of every row.
  func write(
    _ names: [[UInt8]], _ positions: RowColumn<GridPosition>, to writer: inout IndexFileWriter,
    threads: Int
  ) throws(IndexError) {
    var entries: [UInt8] = []
    var block = 0
    var node = 0
    // The rows of one category after the other.
    let all = RowColumn<UInt32>(memory)
    var starts: [Int] = []
    let counts = (0..<rows.count).map { rows.count(of: $0) }
    try all.reserve(counts.reduce(0, +))
    for (category, count) in counts.enumerated() {
      CategoryEntry(count: count, firstBlock: block, firstNode: node).append(to: &entries)
      block += SphereTree.blockCount(places: count)
      node += SphereTree.nodeCount(places: count)
      starts.append(all.count)
      try rows.read(category) { rows throws(IndexError) in try all.append(contentsOf: rows) }
    }
    try writer.write(section: .categoryEntries, entries.span)
    try writer.write(section: .categoryNames, texts: names)

    writer.begin(.categoryPositions)
    let nodes = try writer.writeBlocks(counts, threads: threads, memory) { category, places in
      let start = starts[category]
      let rows = all[start + places.lowerBound..<start + places.upperBound]
      return LeafChunk(rows.map { positions[Int($0)] })
    }
    writer.end()
    writer.begin(.categoryRows)
    for (start, count) in zip(starts, counts) {
      try all.withSpan(start..<start + count) { rows throws(IndexError) in
        try writer.writeBlocks(rows: rows)
      }
    }
    writer.end()
    try writer.write(section: .categoryNodes, nodes)
  }
}
