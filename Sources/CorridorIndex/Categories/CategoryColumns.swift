internal import CorridorGeometry

/// The rows of each category, collected in row order while the records are written.
///
/// Memory: 4 bytes for each category of each place.
struct CategoryColumns {
  private var rows: [[UInt32]]

  init(count: Int) {
    rows = Array(repeating: [], count: count)
  }

  /// Adds a row to the category with a number.
  mutating func append(_ number: UInt16, row: UInt32) {
    rows[Int(number)].append(row)
  }

  /// Writes the sections. `names` are those of the categories in order; `positions` has the position
  /// of every row.
  func write(
    _ names: [[UInt8]], _ positions: [GridPosition], to writer: inout IndexFileWriter, threads: Int
  ) throws(IndexError) {
    var entries: [UInt8] = []
    var block = 0
    var node = 0
    for rows in rows {
      CategoryEntry(count: rows.count, firstBlock: block, firstNode: node).append(to: &entries)
      block += SphereTree.blockCount(places: rows.count)
      node += SphereTree.nodeCount(places: rows.count)
    }
    try writer.write(section: .categoryEntries, entries.span)
    try writer.write(section: .categoryNames, texts: names)

    writer.begin(.categoryPositions)
    let nodes = try writer.writeBlocks(
      rows.map(\.count), threads: threads
    ) { category, places in
      LeafChunk(rows[category][places].map { positions[Int($0)] })
    }
    writer.end()
    writer.begin(.categoryRows)
    for rows in rows { try writer.writeBlocks(rows: rows) }
    writer.end()
    try writer.write(section: .categoryNodes, nodes: nodes)
  }
}
