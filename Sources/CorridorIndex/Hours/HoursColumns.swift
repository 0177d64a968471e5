/// The opening hours of all businesses, while an index is written.
///
/// Memory: 4 bytes for each business with opening hours, plus the patterns.
struct HoursColumns {
  private var blocks: [HoursBlock] = []
  /// Pattern number plus one; 0 for a value that cannot be parsed.
  private var numbers: [UInt32] = []
  private var patterns: [[UInt8]] = []
  private var patternNumbers: [[UInt8]: Int] = [:]

  /// Adds the next rows.
  mutating func append(_ piece: HoursPiece) {
    var known: [UInt32] = []
    for pattern in piece.patterns {
      let number = patternNumbers[pattern] ?? patterns.count
      if number == patterns.count {
        patternNumbers[pattern] = number
        patterns.append(pattern)
      }
      known.append(UInt32(number + 1))
    }
    for (row, pattern) in piece.rows {
      extend(through: row / HoursBlock.rowCount)
      blocks[blocks.count - 1].mask |= 1 << UInt64(row % HoursBlock.rowCount)
      numbers.append(pattern.map { known[$0] } ?? 0)
    }
  }

  private mutating func extend(through block: Int) {
    while blocks.count <= block {
      blocks.append(HoursBlock(mask: 0, first: UInt32(numbers.count)))
    }
  }

  /// Writes the sections; writes no blocks if no business has opening hours.
  consuming func write(
    to writer: inout IndexFileWriter, businessCount: Int
  ) throws(IndexError) {
    var columns = self
    if !columns.numbers.isEmpty {
      columns.extend(through: HoursBlock.count(businesses: businessCount) - 1)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(columns.blocks.count * HoursBlock.size)
    for block in columns.blocks { block.append(to: &bytes) }
    try writer.write(section: .hoursBlocks, bytes.span)
    try writer.write(section: .hoursNumbers, columns.numbers.span)
    try writer.write(section: .hoursPatterns, texts: columns.patterns)
  }
}
