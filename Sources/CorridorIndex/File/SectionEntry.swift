/// The location of a section: an entry of the directory, 48 bytes.
///
/// ```
/// 0 type, UInt32     8 offset, UInt64     24 elements, UInt64          40 checksum, UInt64
/// 4 version, UInt32  16 bytes, UInt64     32 bytes of an element
/// ```
struct SectionEntry: Hashable, Sendable {
  static let size = 48
  /// The version of every section so far.
  static let currentVersion: UInt32 = 1

  /// The number of the section; not the section itself, so that entries are copied without counting
  /// references.
  let number: UInt32
  /// Offset from the start of the file, a multiple of the page size.
  var offset: Int
  /// Length in bytes, without the padding of the last page.
  var length: Int
  var count: Int
  /// XXH3-64 of the section's bytes.
  var checksum: UInt64

  init(_ section: IndexSection, offset: Int, length: Int, count: Int, checksum: UInt64) {
    number = section.number
    self.offset = offset
    self.length = length
    self.count = count
    self.checksum = checksum
  }

  var section: IndexSection { IndexSection.allCases[Int(number) - 1] }

  /// The offset of the first byte after the section.
  var end: Int { offset + length }

  /// Appends the entry.
  func append(to bytes: inout [UInt8]) {
    bytes.appendLittleEndian(number)
    bytes.appendLittleEndian(Self.currentVersion)
    bytes.appendLittleEndian(UInt64(offset))
    bytes.appendLittleEndian(UInt64(length))
    bytes.appendLittleEndian(UInt64(count))
    bytes.appendLittleEndian(UInt64(section.elementSize))
    bytes.appendLittleEndian(checksum)
  }

  /// A section that a file omits.
  init(absent section: IndexSection) {
    self.init(section, offset: 0, length: 0, count: 0, checksum: 0)
  }

  /// Whether the file has the section.
  var isPresent: Bool { offset > 0 }
}
