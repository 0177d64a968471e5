/// The places of one category: an entry of the section ``IndexSection/categoryEntries``.
///
/// ```
/// 0 places, UInt64     8 first block, UInt64     16 first node, UInt64
/// ```
struct CategoryEntry: Hashable, Sendable {
  static let size = 24

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
  init(_ category: Int, _ contents: IndexReader) throws(IndexError) {
    let sections = contents.sections
    let entries = sections[.categoryEntries]
    guard category >= 0, category < entries.count else {
      throw contents.file.damaged(.categories, at: entries.offset)
    }
    let offset = entries.offset + category * Self.size
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

extension IndexSection {
  /// Number of places, first block and first node of each category: UInt64.
  public static var categoryEntries: Self {
    Self(6, .categories, size: CategoryEntry.size) { count, _ in
      count <= IndexFormat.categoryLimit
    }
  }
  /// Names of the categories, ascending.
  public static var categoryNames: Self {
    Self(7, .categories, size: 0) { $0 == $1[.categoryEntries].count }
  }
  /// Positions of the places of each category, in blocks as ``positions``.
  public static var categoryPositions: Self {
    Self(8, .categories, size: SphereTree.leafSize)
  }
  /// Rows of the places of each category, 16 UInt32 to a block.
  public static var categoryRows: Self {
    Self(9, .categories, size: SphereTree.rowBlockSize) { $0 == $1[.categoryPositions].count }
  }
  /// Bounding spheres over the places of each category.
  public static var categoryNodes: Self { Self(10, .nodes, size: SphereTree.nodeSize) }
}

extension IndexReader {
  /// Checks the places of each category. `counts` has the number of places that name each category.
  func verifyCategories(counts: [Int]) throws(IndexError) {
    var block = 0
    var node = 0
    for (category, count) in counts.enumerated() {
      let entry = try CategoryEntry(category, self)
      guard entry == CategoryEntry(count: count, firstBlock: block, firstNode: node) else {
        throw file.damaged(.categories, at: sections[.categoryEntries].offset)
      }
      try verifyRows(of: category, entry)
      try verifyTree(
        count: count,
        positionsOffset: sections[.categoryPositions].offset + block * SphereTree.leafSize,
        nodesOffset: sections[.categoryNodes].offset + node * SphereTree.nodeSize)
      block += SphereTree.blockCount(places: count)
      node += SphereTree.nodeCount(places: count)
    }
    guard block == sections[.categoryPositions].count, node == sections[.categoryNodes].count else {
      throw file.damaged(.categories, at: sections[.categoryPositions].offset)
    }
  }

  /// Checks that the rows of a category ascend, that their places name the category, and that their
  /// stored positions are right.
  private func verifyRows(of category: Int, _ entry: CategoryEntry) throws(IndexError) {
    let rows = sections[.categoryRows].offset + entry.firstBlock * SphereTree.rowBlockSize
    let positions = sections[.categoryPositions].offset + entry.firstBlock * SphereTree.leafSize
    var last = -1
    for place in 0..<SphereTree.blockCount(places: entry.count) * SphereTree.leafCapacity {
      let row = try file.load(UInt32.self, at: rows + 4 * place)
      let damage = file.damaged(.categories, at: rows + 4 * place)
      guard place < entry.count else {
        guard row == IndexFormat.noRow else { throw damage }
        continue
      }
      guard Int(row) > last, Int(row) < count else { throw damage }
      last = Int(row)
      guard try position(place, positionsOffset: positions) == position(at: last) else {
        throw damage
      }
      var record = try record(at: last)
      _ = try record.identifier()
      var isNamed = false
      try record.categories { isNamed = isNamed || $0 == category }
      guard isNamed else { throw damage }
    }
  }
}
