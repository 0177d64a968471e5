internal import CorridorGeometry

/// All of an index except the records: collected in row order while the records are written.
///
/// About 20 bytes for each place, plus 4 for each of its categories, as far as ``ColumnMemory`` allows
/// in memory.
struct IndexColumns: ~Copyable {
  /// The position of each row.
  let positions: RowColumn<GridPosition>
  private var recordOffsets: RecordOffsets
  private var identifiers: IdentifierEntries
  private var categories: CategoryColumns
  private let memory: ColumnMemory

  /// Columns for `placeCount` places.
  init(placeCount: Int, categoryCount: Int, _ memory: ColumnMemory) throws(IndexError) {
    positions = RowColumn(memory)
    try positions.reserve(placeCount)
    recordOffsets = try RecordOffsets(placeCount: placeCount, memory)
    identifiers = IdentifierEntries(memory)
    categories = CategoryColumns(count: categoryCount, memory)
    self.memory = memory
  }

  /// The next row.
  var row: Int { positions.count }

  /// Adds the next rows.
  mutating func append(_ chunk: RowChunk) throws(IndexError) {
    for length in chunk.lengths { try recordOffsets.append(length: Int(length)) }
    try positions.append(contentsOf: chunk.positions)
    for entry in chunk.identifiers { try identifiers.append(entry) }
    for (number, row) in chunk.categories { try categories.append(number, row: row) }
  }

  /// Writes the sections from the end of the records up to the dictionaries. `names` are the
  /// category names in order.
  mutating func write(
    to writer: inout IndexFileWriter, businessCount businesses: Int, categoryNames names: [[UInt8]],
    coder: borrowing RecordCoder, threads: Int
  ) throws(IndexError) {
    try recordOffsets.write(to: &writer)
    recordOffsets = try RecordOffsets(placeCount: 0, memory)

    let positions = positions
    writer.begin(.positions)
    let nodes = try writer.writeBlocks(
      [businesses, positions.count - businesses], threads: threads, memory
    ) { tree, places in
      let first = tree == 0 ? 0 : businesses
      return LeafChunk(positions[first + places.lowerBound..<first + places.upperBound])
    }
    writer.end()
    try writer.write(section: .nodes, nodes)

    try categories.write(names, positions, to: &writer, threads: threads)
    try identifiers.write(to: &writer, threads: threads)
    identifiers = IdentifierEntries(memory)
    try coder.writeDictionaries(to: &writer)
  }
}
