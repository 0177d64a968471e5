package import CorridorGeometry

/// An index of places: one immutable file, mapped into memory.
///
/// Opening costs the same for every size. Bytes are checked against their checksums when they are
/// first touched: a damaged file gives an ``IndexError`` or the right answer. An index can be used
/// by many threads at the same time; copies share the mapping. Places stand in rows from 0 on:
/// businesses along a Hilbert curve, then toponyms along it again, so that near rows are near on
/// the map.
public struct PlaceIndex: Sendable {
  package let contents: IndexContents

  /// Opens the index at `path` (`mmap`).
  ///
  /// Checks the header, the file's length and the directory of sections; ``verify()`` checks all.
  /// Complexity: O(1).
  public init(path: String) throws(IndexError) {
    contents = try IndexContents(path: path)
    // What is no index, or a damaged one, has not been read: it may be made anew.
    ReadFiles.current?.note(path: path)
  }

  /// The path it was opened by.
  public var path: String { contents.file.path }

  /// Number of places: businesses and toponyms.
  public var count: Int { contents.count }

  /// Number of businesses: rows from 0 up to it, exclusive; toponyms have the rows from it on.
  public var businessCount: Int { contents.businessCount }

  /// Number of toponyms.
  public var toponymCount: Int { contents.toponymCount }

  /// What the importer says of the age or origin of its data; empty when it says nothing.
  public var dataVersion: String { contents.file.header.dataVersion }

  /// The version of the file's format.
  public var formatVersion: IndexVersion { contents.file.header.version }

  /// 32 hexadecimal digits that differ between indexes with different contents.
  public var buildID: String {
    let id = contents.file.header.buildID
    return id.high.hexadecimal + id.low.hexadecimal
  }

  /// Bytes of the file.
  public var fileLength: Int { contents.file.count }

  /// Bytes of each section that the file has, in its order.
  public var sectionLengths: [(section: IndexSection, bytes: Int)] {
    contents.sections.entries.filter(\.isPresent).map { ($0.section, $0.length) }
  }

  /// The place in a row from 0 up to ``count``, exclusive.
  ///
  /// Checks all of the place's record, so that reading it cannot fail. Complexity: O(tags).
  public func place(at row: Int) throws(IndexError) -> Place {
    try Place(row: row, contents)
  }

  /// Where the place in a row is.
  package func position(at row: Int) throws(IndexError) -> GridPosition {
    try contents.position(at: row)
  }

  /// Looks up a key of tags, for ``value(of:at:)``. Complexity: O(log keys).
  package func tagKey(_ key: String) throws(IndexError) -> TagKey {
    let bytes = Array(key.utf8)
    let number = try contents.keys.number(of: bytes, contents.file)
    return TagKey(bytes: bytes, number: number.map { UInt64($0) })
  }

  /// The value that the place in a row has for a key, or nil. No allocation.
  package func value(of key: TagKey, at row: Int) throws(IndexError) -> PlaceText? {
    var record = try contents.record(at: row)
    try record.skipToTags()
    return try record.value(of: key)
  }

  /// All businesses, or the places of a category, as the tree that a search walks.
  package func tree(category: Int?) throws(IndexError) -> PlaceTree {
    let sections = contents.sections
    guard let category else {
      return PlaceTree(
        file: contents.file, count: businessCount, positionsOffset: sections[.positions].offset,
        nodesOffset: sections[.nodes].offset, rowsOffset: nil)
    }
    let entry = try CategoryEntry(category, contents)
    return PlaceTree(
      file: contents.file, count: entry.count,
      positionsOffset: sections[.categoryPositions].offset + entry.firstBlock
        * SphereTree.leafSize,
      nodesOffset: sections[.categoryNodes].offset + entry.firstNode * SphereTree.nodeSize,
      rowsOffset: sections[.categoryRows].offset + entry.firstBlock
        * IndexSection.categoryRows.elementSize)
  }

  /// All toponyms, as the tree that a search walks.
  package var toponymTree: PlaceTree {
    PlaceTree(
      file: contents.file, count: toponymCount,
      positionsOffset: contents.toponymPositionsOffset, nodesOffset: contents.toponymNodesOffset,
      rowsOffset: nil, firstRow: businessCount)
  }
}
