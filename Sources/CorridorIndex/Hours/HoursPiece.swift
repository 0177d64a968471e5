/// The opening hours of some rows. Pieces are made on any thread and consumed in row order.
struct HoursPiece {
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
