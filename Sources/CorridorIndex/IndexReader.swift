internal import Glibc

/// An open index: the mapped file and the location of everything in it.
package final class IndexReader: Sendable {
  package let file: MappedFile
  let sections: SectionTable
  /// The sections that are read for each record.
  let records, recordBases, recordOffsets, toponymCodes: SectionEntry
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
  /// Number of businesses, which come before the toponyms. The last of them may be geographic
  /// objects with a category, see ``firstToponym``.
  package let businessCount: Int
  /// The first row that has a ``ToponymCode``. The rows from here up to ``businessCount`` are
  /// geographic objects with a category, such as lakes and parks: found along routes like
  /// businesses, and as toponyms.
  package let firstToponym: Int
  /// Rows whose records have been read to the end without an error; reading them again cannot fail.
  package let checkedRows: AtomicBitSet

  package init(path: String) throws(IndexError) {
    file = try MappedFile(path: path)
    sections = try SectionTable(file)
    records = sections[.records]
    recordBases = sections[.recordBases]
    recordOffsets = sections[.recordOffsets]
    toponymCodes = sections[.toponymCodes]
    stems = try StringTable(sections[.identifierStems], file)
    keys = try StringTable(sections[.keys], file)
    values = try StringTable(sections[.values], file)
    categoryNames = try StringTable(sections[.categoryNames], file)
    chainNames = try StringTable(sections[.chainNames], file)
    hoursPatterns = try StringTable(sections[.hoursPatterns], file)
    zoneNames = try StringTable(sections[.zoneNames], file)
    count = file.header.placeCount
    guard let rows = AtomicBitSet(count: count) else {
      throw .io(path: path, operation: "mmap", errno: ENOMEM)
    }
    checkedRows = rows
    businessCount = file.header.businessCount
    firstToponym = count - toponymCodes.count
  }

  /// The kinds of rows that a row is of, in texts and filters; rows from ``count`` on are chains.
  @inline(__always)
  func kinds(ofRow row: Int) -> TextRows {
    if row < firstToponym { return .businesses }
    if row >= count { return .chains }
    return row < businessCount ? .places : .toponyms
  }

  /// Throws if the row does not exist.
  func check(row: Int) throws(IndexError) {
    guard row >= 0, row < count else { throw .noSuchRow(row: row, count: count) }
  }

  /// Number of toponyms, which come after the businesses.
  package var toponymCount: Int { count - businessCount }

  /// The offset of an element of a section; throws if the section does not have the element.
  func offset(_ section: IndexSection, _ index: Int) throws(IndexError) -> Int {
    let entry = sections[section]
    guard index >= 0, index < entry.count else {
      throw file.damaged(section.part, at: entry.offset)
    }
    return entry.offset + index * section.elementSize
  }

  /// A number in a section of `UInt32` values.
  func number(_ section: IndexSection, _ index: Int, field: Int = 0) throws(IndexError) -> Int {
    Int(try file.load(UInt32.self, at: offset(section, index) + 4 * field))
  }
}
