/// Which of 64 businesses have opening hours, and the index of their first number: 12 bytes.
///
/// ```
/// 0 mask, UInt64, the first business in the lowest bit
/// 8 number of businesses with hours before the block, UInt32
/// ```
struct HoursBlock: Hashable, Sendable {
  static let size = 12
  /// Businesses of a block.
  static let rowCount = 64

  var mask: UInt64
  var first: UInt32

  /// The index of a business's number; nil if it has no opening hours.
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

  /// The number of blocks for a number of businesses.
  static func count(businesses: Int) -> Int {
    businesses / rowCount + (businesses % rowCount == 0 ? 0 : 1)
  }
}

extension IndexSection {
  /// Which businesses have opening hours, an ``HoursBlock`` each for 64; empty if none has.
  public static var hoursBlocks: Self {
    Self(45, .hours, size: HoursBlock.size) {
      $0 == 0 || $0 == HoursBlock.count(businesses: $1.businesses)
    }
  }
  /// Pattern number plus one for each business with hours; 0 if its hours cannot be parsed: UInt32.
  public static var hoursNumbers: Self { Self(46, .hours, size: 4) }
  /// The distinct opening hours, as `OpeningPattern` writes them.
  public static var hoursPatterns: Self { Self(47, .hours, size: 0) }
}
