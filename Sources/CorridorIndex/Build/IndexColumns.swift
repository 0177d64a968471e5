internal import CorridorGeometry

/// All of an index but the records: what is gathered while they are written, in row order.
///
/// Memory: about 20 bytes a place, and 4 for each of its categories.
struct IndexColumns: ~Copyable {
  /// Where each row is.
  private(set) var positions: [GridPosition] = []
  private var recordBases: [UInt64] = []
  private var recordOffsets: [UInt32] = []
  private var identifiers: [UInt64] = []
  private var categoryRows: [[UInt32]]
  private var recordsLength = 0

  /// Columns for `placeCount` places.
  init(placeCount: Int, categoryCount: Int) {
    positions.reserveCapacity(placeCount)
    recordOffsets.reserveCapacity(placeCount + 1)
    identifiers.reserveCapacity(placeCount)
    categoryRows = Array(repeating: [], count: categoryCount)
  }

  /// The next row.
  var row: UInt32 { UInt32(positions.count) }

  /// Adds the next row to a category.
  mutating func add(toCategory category: UInt16) {
    categoryRows[Int(category)].append(row)
  }

  /// Adds the next row.
  mutating func append(_ position: GridPosition, identifier: Span<UInt8>, recordLength: Int) {
    appendOffset()
    identifiers.append(
      IdentifierEntry(hash: IdentifierEntry.hash(identifier), row: row).order)
    positions.append(position)
    recordsLength += recordLength
  }

  private mutating func appendOffset() {
    if positions.count % IndexFormat.rowsPerBase == 0 { recordBases.append(UInt64(recordsLength)) }
    recordOffsets.append(UInt32(recordsLength - Int(recordBases[recordBases.count - 1])))
  }

  /// Writes the sections behind the records up to the dictionaries. `names` are the categories'
  /// names in their order.
  mutating func write(
    to writer: inout IndexFileWriter, businessCount businesses: Int, categoryNames names: [[UInt8]],
    stems: [[UInt8]], keys: [[UInt8]], values: [[UInt8]]
  ) throws(IndexError) {
    appendOffset()
    try writer.write(section: .recordBases, recordBases.span)
    try writer.write(section: .recordOffsets, recordOffsets.span)
    recordOffsets = []

    var nodes: [BoundingSphere] = []
    writer.begin(.positions)
    for rows in [0..<businesses, businesses..<positions.count] {
      var spheres = SphereTreeBuilder()
      try writer.writeBlocks(rows, of: positions, &spheres)
      nodes += spheres.finish()
    }
    writer.end()
    try writer.write(section: .nodes, nodes: nodes)

    try writeCategories(names, to: &writer)

    identifiers.sort()
    // The hash stands before the row.
    for index in identifiers.indices {
      identifiers[index] = identifiers[index] << 32 | identifiers[index] >> 32
    }
    try writer.write(section: .identifiers, identifiers.span)
    try writer.write(section: .identifierStems, texts: stems)
    try writer.write(section: .keys, texts: keys)
    try writer.write(section: .values, texts: values)
  }

  private func writeCategories(
    _ names: [[UInt8]], to writer: inout IndexFileWriter
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

    var nodes: [BoundingSphere] = []
    nodes.reserveCapacity(node)
    writer.begin(.categoryPositions)
    for rows in categoryRows {
      var spheres = SphereTreeBuilder()
      try writer.writeBlocks(rows.lazy.map { Int($0) }, of: positions, &spheres)
      nodes += spheres.finish()
    }
    writer.end()
    writer.begin(.categoryRows)
    for rows in categoryRows { try writer.writeBlocks(rows: rows) }
    writer.end()
    try writer.write(section: .categoryNodes, nodes: nodes)
  }
}

extension IndexFileWriter {
  /// Writes a section of numbers or bytes.
  mutating func write<T: BitwiseCopyable>(
    section: IndexSection, _ numbers: Span<T>
  ) throws(IndexError) {
    begin(section)
    try write(numbers)
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
    try write(nodes.span)
    end()
  }

  /// Writes the positions of rows in blocks, the last filled up with its last position.
  mutating func writeBlocks(
    _ rows: some Sequence<Int>, of positions: [GridPosition], _ spheres: inout SphereTreeBuilder
  ) throws(IndexError) {
    var block = Array(repeating: Int32(0), count: 2 * SphereTree.leafCapacity)
    var filled = 0
    for row in rows {
      let position = positions[row]
      spheres.append(position)
      block[filled] = position.lon
      block[SphereTree.leafCapacity + filled] = position.lat
      filled += 1
      if filled == SphereTree.leafCapacity {
        try write(block.span)
        filled = 0
      }
    }
    guard filled > 0 else { return }
    for slot in filled..<SphereTree.leafCapacity {
      block[slot] = block[filled - 1]
      block[SphereTree.leafCapacity + slot] = block[SphereTree.leafCapacity + filled - 1]
    }
    try write(block.span)
  }

  /// Writes rows in blocks, the last filled up with rows that mean no place.
  mutating func writeBlocks(rows: [UInt32]) throws(IndexError) {
    try write(rows.span)
    let padding = SphereTree.blockCount(places: rows.count) * SphereTree.leafCapacity - rows.count
    try write(Array(repeating: IndexFormat.noRow, count: padding).span)
  }
}
