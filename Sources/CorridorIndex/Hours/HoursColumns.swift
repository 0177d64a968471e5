/// The opening hours of all businesses, while an index is written.
///
/// 4 bytes for each business with opening hours and a ``TermTable`` of the patterns, as far as
/// ``ColumnMemory`` allows in memory.
struct HoursColumns {
  private let blocks: RowColumn<HoursBlock>
  /// Pattern number plus one; 0 for a value that cannot be parsed.
  private let numbers: RowColumn<UInt32>
  private let patterns: TermTable

  init(_ memory: ColumnMemory) {
    blocks = RowColumn(memory)
    numbers = RowColumn(memory)
    patterns = TermTable(memory)
  }

  /// Adds the next rows.
  func append(_ chunk: HoursChunk) throws(IndexError) {
    var known: [UInt32] = []
    for pattern in chunk.patterns {
      let number = try patterns.number(of: pattern.span)
      patterns.countRows(of: number)
      known.append(number + 1)
    }
    for (row, pattern) in chunk.rows {
      try extend(through: row / HoursBlock.rowCount)
      blocks[blocks.count - 1].mask |= 1 << UInt64(row % HoursBlock.rowCount)
      try numbers.append(pattern.map { known[$0] } ?? 0)
    }
  }

  private func extend(through block: Int) throws(IndexError) {
    while blocks.count <= block {
      try blocks.append(HoursBlock(mask: 0, first: UInt32(numbers.count)))
    }
  }

  /// Writes the sections; writes no blocks if no business has opening hours.
  func write(to writer: inout IndexFileWriter, businessCount: Int) throws(IndexError) {
    if !numbers.isEmpty { try extend(through: HoursBlock.count(businesses: businessCount) - 1) }
    try writer.write(section: .hoursBlocks, count: blocks.count) { number, bytes in
      blocks[number].append(to: &bytes)
    }
    try writer.write(section: .hoursNumbers, numbers)
    try writer.write(section: .hoursPatterns, texts: patterns)
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
