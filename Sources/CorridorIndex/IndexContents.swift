package import CorridorGeometry
internal import Glibc

/// An open index: the mapped file and the location of everything in it.
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
  /// Number of businesses, which come before the toponyms.
  package let businessCount: Int
  /// Rows whose records have been read to the end without an error; reading them again cannot fail.
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

  /// Throws if the row does not exist.
  func check(row: Int) throws(IndexError) {
    guard row >= 0, row < count else { throw .noSuchRow(row: row, count: count) }
  }

  /// The position of a place, by row from 0 up to ``count``, exclusive.
  package func position(at row: Int) throws(IndexError) -> GridPosition {
    try check(row: row)
    let lon = positionOffset(of: row)
    return GridPosition(
      lon: try file.load(Int32.self, at: lon),
      lat: try file.load(Int32.self, at: lon + SphereTree.leafSize / 2))
  }

  /// The offset of a place's longitude.
  func positionOffset(of row: Int) -> Int {
    let place = row < businessCount ? row : row - businessCount
    let blocks = row < businessCount ? sections[.positions].offset : toponymPositionsOffset
    return blocks + place / SphereTree.leafCapacity * SphereTree.leafSize
      + place % SphereTree.leafCapacity * 4
  }

  /// Number of toponyms, which come after the businesses.
  package var toponymCount: Int { count - businessCount }

  /// The offset of the first toponym's position.
  var toponymPositionsOffset: Int {
    sections[.positions].offset + SphereTree.blockCount(places: businessCount)
      * SphereTree.leafSize
  }

  /// The offset of the first sphere over the toponyms.
  var toponymNodesOffset: Int {
    sections[.nodes].offset + SphereTree.nodeCount(places: businessCount) * SphereTree.nodeSize
  }

  /// The kind of a place.
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

  /// The offset of a row's record within the records; for ``count``, the end of the last record.
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
    // SAFETY: the record retains the contents, and they retain the file.
    let bytes = try unsafe file.bytes(at: records.offset + start, count: end - start)
    return unsafe PlaceRecord(
      contents: self, offset: records.offset + start,
      cursor: ByteCursor(bytes, count: end - start))
  }

  private func damagedOffset(_ row: Int) -> IndexError {
    file.damaged(.records, at: sections[.recordOffsets].offset + row * 4)
  }
}
