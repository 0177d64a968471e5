package import CorridorGeometry

extension IndexSection {
  /// Identifier, categories and tags of each place, see ``PlaceRecord``.
  public static var records: Self { Self(1, .records, size: 0) { $0 == $1.rows } }
  /// Offset of each 256th record: UInt64.
  public static var recordBases: Self {
    Self(2, .records, size: 8) { $0 == $1.rows / IndexFormat.rowsPerBase + 1 }
  }
  /// Offset of each record from its base, and one past the last: UInt32.
  public static var recordOffsets: Self { Self(3, .records, size: 4) { $0 == $1.rows + 1 } }
  /// Prefixes that many identifiers share.
  public static var identifierStems: Self { Self(12, .dictionaries, size: 0) }
  /// Frequent tag keys.
  public static var keys: Self { Self(13, .dictionaries, size: 0) }
  /// Frequent tag values.
  public static var values: Self { Self(14, .dictionaries, size: 0) }
}

/// The offsets of the records, collected while the records are written.
struct RecordOffsets {
  private var bases: [UInt64] = []
  private let offsets: RowColumn<UInt32>
  private var length = 0

  init(placeCount: Int, _ memory: ColumnMemory) throws(IndexError) {
    offsets = RowColumn(memory)
    try offsets.reserve(placeCount + 1)
  }

  /// Adds the next record.
  mutating func append(length bytes: Int) throws(IndexError) {
    if offsets.count % IndexFormat.rowsPerBase == 0 { bases.append(UInt64(length)) }
    try offsets.append(UInt32(length - Int(bases[bases.count - 1])))
    length += bytes
  }

  /// Writes the sections; add nothing afterwards.
  mutating func write(to writer: inout IndexFileWriter) throws(IndexError) {
    try append(length: 0)
    try writer.write(section: .recordBases, bases.span)
    try writer.write(section: .recordOffsets, offsets)
  }
}

extension IndexReader {
  /// The offset of a row's record within the records; for ``count``, the end of the last record.
  func recordStart(_ row: Int) throws(IndexError) -> Int {
    let base = try file.load(
      UInt64.self, at: recordBases.offset + row / IndexFormat.rowsPerBase * 8)
    let rest = try file.load(UInt32.self, at: recordOffsets.offset + row * 4)
    guard base <= UInt64(records.length) else { throw damagedOffset(row) }
    return Int(base) + Int(rest)
  }

  /// Where the record of a row lies within the records.
  @inline(__always)
  func recordRange(_ row: Int) throws(IndexError) -> Range<Int> {
    try check(row: row)
    // Both offsets are from one base, unless the next row has another.
    let start = try recordStart(row)
    let end: Int
    if (row + 1) % IndexFormat.rowsPerBase == 0 {
      end = try recordStart(row + 1)
    } else {
      let pair = try file.load(UInt64.self, at: recordOffsets.offset + row * 4)
      end = start + Int(pair >> 32) - Int(pair & 0xFFFF_FFFF)
    }
    guard start <= end, end <= records.length, end - start <= IndexFormat.recordLimit else {
      throw damagedOffset(row)
    }
    return start..<end
  }

  /// The record of a row.
  func record(at row: Int) throws(IndexError) -> PlaceRecord {
    let range = try recordRange(row)
    // SAFETY: the record retains the contents, and they retain the file.
    let bytes = try unsafe file.bytes(at: records.offset + range.lowerBound, count: range.count)
    return unsafe PlaceRecord(
      contents: self, offset: records.offset + range.lowerBound,
      cursor: ByteCursor(bytes, count: range.count))
  }

  private func damagedOffset(_ row: Int) -> IndexError {
    file.damaged(.records, at: recordOffsets.offset + row * 4)
  }
}

extension PlaceIndex {
  /// The place in a row, from 0 up to ``count``, exclusive.
  ///
  /// Checks the whole record of the place, so that reading it later cannot fail. Complexity:
  /// O(tags).
  public func place(at row: Int) throws(IndexError) -> Place {
    try Place(row: row, contents)
  }

  /// Looks up a tag key for ``value(of:at:)``. Complexity: O(log keys).
  package func tagKey(_ key: String) throws(IndexError) -> TagKey {
    let bytes = Array(key.utf8)
    let number = try contents.keys.number(of: bytes, contents.file)
    return TagKey(bytes: bytes, number: number.map { UInt64($0) })
  }

  /// The value of a key for the place in a row, or nil. Does not allocate.
  package func value(of key: TagKey, at row: Int) throws(IndexError) -> PlaceText? {
    var record = try contents.record(at: row)
    try record.skipToTags()
    return try record.value(of: key)
  }

  /// Ensures that the whole record of a row has been read once, so that ``checkedPlace(at:)``
  /// cannot meet damaged bytes. Every later call for the row costs one bit test.
  package func check(row: Int) throws(IndexError) {
    if row >= 0, row < contents.count, contents.checkedRows.contains(row) { return }
    try readAll(ofRow: row)
  }

  private func readAll(ofRow row: Int) throws(IndexError) {
    _ = try Place(row: row, contents)
    contents.checkedRows.insert(row)
  }

  /// The position of the place in a row that ``check(row:)`` has accepted.
  package func checkedPosition(at row: Int) -> GridPosition {
    (try? contents.position(at: row)) ?? GridPosition(lon: 0, lat: 0)
  }

  /// The place in a row that ``check(row:)`` has accepted.
  package func checkedPlace(at row: Int) -> Place {
    Place(checked: row, contents)
  }
}

/// A tag key, looked up once in an index so that it is found in records by number.
package struct TagKey: Hashable, Sendable {
  /// The key's UTF-8.
  package let bytes: [UInt8]
  /// Its number in the key dictionary; nil if it is too rare to be there.
  let number: UInt64?
}
