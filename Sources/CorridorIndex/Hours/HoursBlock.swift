/// Which of 64 businesses have opening hours, and where their numbers begin: 12 bytes.
///
/// ```
/// 0 mask, UInt64, the first business in the lowest bit    8 number of those before the block, UInt32
/// ```
struct HoursBlock: Hashable, Sendable {
  static let size = 12
  /// Businesses of a block.
  static let rowCount = 64

  var mask: UInt64
  var first: UInt32

  /// Which of the numbers is a business's; nil where it has no opening hours.
  func place(of row: Int) -> Int? {
    let bit: UInt64 = 1 << UInt64(row % Self.rowCount)
    guard mask & bit != 0 else { return nil }
    return Int(first) + (mask & (bit - 1)).nonzeroBitCount
  }

  /// Appends the block.
  func append(to bytes: inout [UInt8]) {
    bytes.appendLittleEndian(mask)
    bytes.appendLittleEndian(first)
  }

  /// How many blocks so many businesses have.
  static func count(businesses: Int) -> Int {
    businesses / rowCount + (businesses % rowCount == 0 ? 0 : 1)
  }
}
