internal import CorridorGeometry

/// All of an index except the records: collected in row order while the records are written.
///
/// Memory: about 20 bytes for each place, plus 4 for each of its categories.
struct IndexColumns: ~Copyable {
  /// The position of each row.
  private(set) var positions: [GridPosition] = []
  private var recordOffsets: RecordOffsets
  /// See ``IdentifierEntry/order``.
  private var identifiers: [UInt64] = []
  private var categories: CategoryColumns

  /// Columns for `placeCount` places.
  init(placeCount: Int, categoryCount: Int) {
    positions.reserveFresh(placeCount)
    recordOffsets = RecordOffsets(placeCount: placeCount)
    identifiers.reserveFresh(placeCount)
    categories = CategoryColumns(count: categoryCount)
  }

  /// The next row.
  var row: Int { positions.count }

  /// Adds the next rows.
  mutating func append(_ chunk: RowChunk) {
    for length in chunk.lengths { recordOffsets.append(length: Int(length)) }
    positions += chunk.positions
    identifiers += chunk.identifiers
    for (number, row) in chunk.categories { categories.append(number, row: row) }
  }

  /// Writes the sections from the end of the records up to the dictionaries. `names` are the
  /// category names in order.
  mutating func write(
    to writer: inout IndexFileWriter, businessCount businesses: Int, categoryNames names: [[UInt8]],
    coder: borrowing RecordCoder, threads: Int
  ) throws(IndexError) {
    try recordOffsets.write(to: &writer)
    recordOffsets = RecordOffsets(placeCount: 0)

    let positions = positions
    writer.begin(.positions)
    let nodes = try writer.writeBlocks(
      [businesses, positions.count - businesses], threads: threads
    ) { tree, places in
      let first = tree == 0 ? 0 : businesses
      return LeafChunk(positions[first + places.lowerBound..<first + places.upperBound])
    }
    writer.end()
    try writer.write(section: .nodes, nodes: nodes)

    try categories.write(names, positions, to: &writer, threads: threads)
    try IdentifierEntry.write(&identifiers, to: &writer, threads: threads)
    identifiers = []
    try coder.writeDictionaries(to: &writer)
  }
}
