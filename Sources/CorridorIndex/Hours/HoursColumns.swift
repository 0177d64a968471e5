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
  mutating func append(_ chunk: HoursChunk) {
    var known: [UInt32] = []
    for pattern in chunk.patterns {
      let number = patternNumbers[pattern] ?? patterns.count
      if number == patterns.count {
        patternNumbers[pattern] = number
        patterns.append(pattern)
      }
      known.append(UInt32(number + 1))
    }
    for (row, pattern) in chunk.rows {
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

/// The opening hours of some rows. Chunks are made on any thread and consumed in row order.
struct HoursChunk {
  /// Businesses with opening hours, ascending, with their pattern in ``patterns``; nil for values
  /// that cannot be parsed.
  private(set) var rows: [(row: Int, pattern: Int?)] = []
  private(set) var patterns: [[UInt8]] = []
  private var numbers: [[UInt8]: Int] = [:]

  /// Adds the opening hours of a business; of several tags the first counts.
  mutating func add(_ value: Span<UInt8>, row: Int, _ reader: HoursReader) {
    guard rows.last?.row != row else { return }
    var text: [UInt8] = []
    text.append(value)
    guard let pattern = reader.pattern(of: text) else {
      rows.append((row, nil))
      return
    }
    let number = numbers[pattern] ?? patterns.count
    if number == patterns.count {
      numbers[pattern] = number
      patterns.append(pattern)
    }
    rows.append((row, number))
  }
}
