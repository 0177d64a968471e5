/// The places of one category: an entry of the section ``IndexSection/categoryEntries``.
///
/// ```
/// 0 places, UInt64     8 first block, UInt64     16 first node, UInt64
/// ```
struct CategoryEntry: Hashable, Sendable {
  /// Number of places.
  var count: Int
  /// Index of the category's first block of positions and rows.
  var firstBlock: Int
  /// Index of the category's first node.
  var firstNode: Int

  init(count: Int, firstBlock: Int, firstNode: Int) {
    self.count = count
    self.firstBlock = firstBlock
    self.firstNode = firstNode
  }

  /// Reads the entry of a category and checks that its blocks and nodes exist.
  init(_ category: Int, _ contents: IndexContents) throws(IndexError) {
    let sections = contents.sections
    let entries = sections[.categoryEntries]
    guard category >= 0, category < entries.count else {
      throw contents.file.damaged(.categories, at: entries.offset)
    }
    let offset = entries.offset + category * IndexSection.categoryEntries.elementSize
    let blocks = sections[.categoryPositions].count
    let nodes = sections[.categoryNodes].count
    guard let count = Int(exactly: try contents.file.load(UInt64.self, at: offset)),
      let firstBlock = Int(exactly: try contents.file.load(UInt64.self, at: offset + 8)),
      let firstNode = Int(exactly: try contents.file.load(UInt64.self, at: offset + 16)),
      count <= contents.count,
      firstBlock <= blocks, SphereTree.blockCount(places: count) <= blocks - firstBlock,
      firstNode <= nodes, SphereTree.nodeCount(places: count) <= nodes - firstNode
    else { throw contents.file.damaged(.categories, at: offset) }
    self.init(count: count, firstBlock: firstBlock, firstNode: firstNode)
  }

  /// Appends the entry.
  func append(to bytes: inout [UInt8]) {
    bytes.appendLittleEndian(UInt64(count))
    bytes.appendLittleEndian(UInt64(firstBlock))
    bytes.appendLittleEndian(UInt64(firstNode))
  }
}
