/// What a word is worth at most in each row of a span of some thousand.
struct RowMarks {
  /// Rows of a span at most.
  static let capacity = 1 << 16

  /// For each row its worth and one, 0 for rows without the word.
  private var marks = [UInt16](repeating: 0, count: Self.capacity)
  private var first = 0

  /// Forgets all rows, and takes those of a span of at most ``capacity`` from now on.
  mutating func clear(_ span: ClosedRange<Int>) {
    first = span.lowerBound
    for index in 0..<span.count { marks[index] = 0 }
  }

  /// Adds a row of the span; of several worths the greatest counts.
  @inline(__always)
  mutating func insert(_ row: Int, worth: Int) {
    let mark = UInt16(truncatingIfNeeded: worth + 1)
    let place = row &- first
    if marks[place] < mark { marks[place] = mark }
  }

  /// What was added for a row of the span; -1 for nothing.
  @inline(__always)
  func worth(of row: Int) -> Int { Int(marks[row &- first]) - 1 }
}
