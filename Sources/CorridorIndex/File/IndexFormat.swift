/// The constants of the index file format.
///
/// ```
/// page 0            header, see IndexHeader
/// page 1            directory of sections, see SectionEntry
/// page 2...         sections, each starting on a new page, padded with zeros
/// then              checksums of pages, see PageTree
/// ```
/// All numbers are little-endian.
enum IndexFormat {
  /// Bytes of a page: the unit of alignment and of checksums.
  @inlinable package static var pageSize: Int { 1 << pageShift }
  /// Binary logarithm of the page size.
  @inlinable package static var pageShift: Int { 12 }

  /// A byte with the high bit set, a name, and line ends that a text-mode transfer would change, as
  /// in PNG (RFC 2083, section 12.11).
  static let magic: [UInt8] = [0x89, 0x43, 0x4F, 0x52, 0x0D, 0x0A, 0x1A, 0x0A]
  /// Reads as 0x04030201 in the other byte order.
  static let endianMark: UInt32 = 0x0102_0304
  /// The compatible feature that optional sections follow the required ones: a program that does
  /// not know them reads the rest.
  static let optionalSections: UInt64 = 1
  /// The incompatible feature that the last rows of the businesses are toponyms as well.
  static let geographicRows: UInt64 = 1
  /// Features without which the file cannot be read.
  static let knownIncompatibleFeatures: UInt64 = geographicRows

  /// Rows that share one 64-bit base of record offsets.
  static let rowsPerBase = 256
  /// Maximum bytes of a record, so that the offsets of 256 records fit in 32 bits.
  static let recordLimit = 8 << 20
  /// Maximum number of rows: row numbers have 32 bits, and all bits set means none.
  static let rowLimit = Int(UInt32.max) - 1
  /// The row number that means no place.
  static let noRow = UInt32.max
  /// Maximum number of categories.
  static let categoryLimit = Int(UInt16.max) + 1
  /// Maximum bytes of the data version.
  static let dataVersionLimit = 1024

  /// Number of pages that hold `bytes`.
  static func pageCount(bytes: Int) -> Int {
    bytes / pageSize + (bytes % pageSize == 0 ? 0 : 1)
  }
}
