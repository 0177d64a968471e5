package import CorridorGeometry
internal import Glibc

/// An open index: the mapped file and where everything lies in it.
package final class IndexContents: Sendable {
  package let file: MappedFile
  let sections: SectionTable
  let stems: StringTable
  let keys: StringTable
  let values: StringTable
  let categoryNames: StringTable
  let chainNames: StringTable
  let hoursPatterns: StringTable
  let zoneNames: StringTable
  let zones = LazyZones()
  /// Number of places.
  package let count: Int
  /// Number of businesses, which come first.
  package let businessCount: Int
  /// Rows whose records were read from end to end: they cannot fail.
  package let soundRows: Marks

  package init(path: String) throws(IndexError) {
    file = try MappedFile(path: path)
    sections = try SectionTable(file)
    stems = try StringTable(sections[.identifierStems], file)
    keys = try StringTable(sections[.keys], file)
    values = try StringTable(sections[.values], file)
    categoryNames = try StringTable(sections[.categoryNames], file)
    chainNames = try StringTable(sections[.chainNames], file)
    hoursPatterns = try StringTable(sections[.hoursPatterns], file)
    zoneNames = try StringTable(sections[.zoneNames], file)
    count = file.header.placeCount
    guard let rows = Marks(count: count) else {
      throw .io(path: path, operation: "calloc", errno: ENOMEM)
    }
    soundRows = rows
    businessCount = file.header.businessCount
  }

  /// Throws unless there is such a row.
  func check(row: Int) throws(IndexError) {
    guard row >= 0, row < count else { throw .noSuchRow(row: row, count: count) }
  }

  /// Where a place is, one of ``count``.
  package func position(at row: Int) throws(IndexError) -> GridPosition {
    try check(row: row)
    let lon = positionOffset(of: row)
    return GridPosition(
      lon: try file.load(Int32.self, at: lon),
      lat: try file.load(Int32.self, at: lon + SphereTree.leafSize / 2))
  }

  /// Where the longitude of a place stands.
  func positionOffset(of row: Int) -> Int {
    let place = row < businessCount ? row : row - businessCount
    let blocks = row < businessCount ? sections[.positions].offset : toponymPositionsOffset
    return blocks + place / SphereTree.leafCapacity * SphereTree.leafSize
      + place % SphereTree.leafCapacity * 4
  }

  /// Number of toponyms, which come behind the businesses.
  package var toponymCount: Int { count - businessCount }

  /// Where the positions of the toponyms begin.
  var toponymPositionsOffset: Int {
    sections[.positions].offset + SphereTree.blockCount(places: businessCount)
      * SphereTree.leafSize
  }

  /// Where the spheres over the toponyms begin.
  var toponymNodesOffset: Int {
    sections[.nodes].offset + SphereTree.nodeCount(places: businessCount) * SphereTree.nodeSize
  }

  /// What a place is.
  func kind(at row: Int) throws(IndexError) -> PlaceKind {
    try check(row: row)
    return row < businessCount ? .business : try code(at: row).kind
  }

  /// The code of a toponym.
  func code(at row: Int) throws(IndexError) -> ToponymCode {
    try check(row: row)
    let offset = sections[.toponymCodes].offset + row - businessCount
    guard row >= businessCount, let code = ToponymCode(try file.load(UInt8.self, at: offset)) else {
      throw file.damaged(.toponyms, at: offset)
    }
    return code
  }

  /// Where the record of a row, or the end of the last, begins in the records.
  func recordStart(_ row: Int) throws(IndexError) -> Int {
    let base = try file.load(
      UInt64.self, at: sections[.recordBases].offset + row / IndexFormat.rowsPerBase * 8)
    let rest = try file.load(UInt32.self, at: sections[.recordOffsets].offset + row * 4)
    guard base <= UInt64(sections[.records].length) else { throw damagedOffset(row) }
    return Int(base) + Int(rest)
  }

  /// The record of a row.
  func record(at row: Int) throws(IndexError) -> PlaceRecord {
    try check(row: row)
    let start = try recordStart(row)
    let end = try recordStart(row + 1)
    let records = sections[.records]
    guard start <= end, end <= records.length, end - start <= IndexFormat.recordLimit else {
      throw damagedOffset(row)
    }
    // SAFETY: the record holds on to the contents, and so to the file.
    let bytes = try unsafe file.bytes(at: records.offset + start, count: end - start)
    return unsafe PlaceRecord(
      contents: self, offset: records.offset + start,
      cursor: ByteCursor(bytes, count: end - start))
  }

  private func damagedOffset(_ row: Int) -> IndexError {
    file.damaged(.records, at: sections[.recordOffsets].offset + row * 4)
  }
}
