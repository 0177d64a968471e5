internal import CorridorGeometry

/// All of an index except the records: collected in row order while the records are written.
///
/// Memory: about 20 bytes for each place, plus 4 for each of its categories.
struct IndexColumns: ~Copyable {
  /// The position of each row.
  private(set) var positions: [GridPosition] = []
  private var recordBases: [UInt64] = []
  private var recordOffsets: [UInt32] = []
  private var identifiers: [UInt64] = []
  private var categoryRows: [[UInt32]]
  private var recordsLength = 0

  /// Columns for `placeCount` places.
  init(placeCount: Int, categoryCount: Int) {
    positions.reserveFresh(placeCount)
    recordOffsets.reserveFresh(placeCount + 1)
    identifiers.reserveFresh(placeCount)
    categoryRows = Array(repeating: [], count: categoryCount)
  }

  /// The next row.
  var row: Int { positions.count }

  /// Adds the next rows.
  mutating func append(_ piece: RowPiece) {
    for length in piece.lengths {
      appendOffset()
      recordsLength += Int(length)
    }
    positions += piece.positions
    identifiers += piece.identifiers
    for (number, row) in piece.categories { categoryRows[Int(number)].append(row) }
  }

  private mutating func appendOffset() {
    if recordOffsets.count % IndexFormat.rowsPerBase == 0 {
      recordBases.append(UInt64(recordsLength))
    }
    recordOffsets.append(UInt32(recordsLength - Int(recordBases[recordBases.count - 1])))
  }

  /// Writes the sections from the end of the records up to the dictionaries. `names` are the
  /// category names in order.
  mutating func write(
    to writer: inout IndexFileWriter, businessCount businesses: Int, categoryNames names: [[UInt8]],
    coder: borrowing RecordCoder, threads: Int
  ) throws(IndexError) {
    appendOffset()
    try writer.write(section: .recordBases, recordBases.span)
    try writer.write(section: .recordOffsets, recordOffsets.span)
    recordOffsets = []

    let positions = positions
    writer.begin(.positions)
    let nodes = try writer.writeBlocks(
      [businesses, positions.count - businesses], threads: threads
    ) { tree, places in
      let first = tree == 0 ? 0 : businesses
      return BlockPiece(positions[first + places.lowerBound..<first + places.upperBound])
    }
    writer.end()
    try writer.write(section: .nodes, nodes: nodes)

    try writeCategories(names, to: &writer, threads: threads)

    RadixSort.sort(&identifiers, threads: threads)
    // The hash is stored before the row.
    for index in identifiers.indices {
      identifiers[index] = identifiers[index] << 32 | identifiers[index] >> 32
    }
    try writer.write(section: .identifiers, identifiers.span)
    identifiers = []
    let dictionaries = coder.dictionaries
    try writer.write(section: .identifierStems, texts: dictionaries.stems)
    try writer.write(section: .keys, texts: dictionaries.keys)
    try writer.write(section: .values, texts: dictionaries.values)
  }

  private func writeCategories(
    _ names: [[UInt8]], to writer: inout IndexFileWriter, threads: Int
  ) throws(IndexError) {
    var entries: [UInt8] = []
    var block = 0
    var node = 0
    for rows in categoryRows {
      CategoryEntry(count: rows.count, firstBlock: block, firstNode: node).append(to: &entries)
      block += SphereTree.blockCount(places: rows.count)
      node += SphereTree.nodeCount(places: rows.count)
    }
    try writer.write(section: .categoryEntries, entries.span)
    try writer.write(section: .categoryNames, texts: names)

    let (categoryRows, positions) = (categoryRows, positions)
    writer.begin(.categoryPositions)
    let nodes = try writer.writeBlocks(
      categoryRows.map(\.count), threads: threads
    ) { category, places in
      BlockPiece(categoryRows[category][places].map { positions[Int($0)] })
    }
    writer.end()
    writer.begin(.categoryRows)
    for rows in categoryRows { try writer.writeBlocks(rows: rows) }
    writer.end()
    try writer.write(section: .categoryNodes, nodes: nodes)
  }
}
