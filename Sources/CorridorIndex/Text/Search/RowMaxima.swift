/// The greatest worth of a word in each row of a span of some thousand rows.
struct RowMaxima {
  /// Maximum number of rows in a span.
  static let capacity = 1 << 16

  /// The worth plus one for each row; 0 for rows without the word.
  private var marks = [UInt16](repeating: 0, count: Self.capacity)
  private var first = 0

  /// Removes all marks and starts a span of at most ``capacity`` rows.
  mutating func clear(_ span: ClosedRange<Int>) {
    first = span.lowerBound
    for index in 0..<span.count { marks[index] = 0 }
  }

  /// Marks a row of the span; the greatest worth counts.
  @inline(__always)
  mutating func insert(_ row: Int, worth: Int) {
    let mark = UInt16(truncatingIfNeeded: worth + 1)
    let place = row &- first
    if marks[place] < mark { marks[place] = mark }
  }

  /// The worth marked for a row of the span; -1 if there is none.
  @inline(__always)
  func worth(of row: Int) -> Int { Int(marks[row &- first]) - 1 }
}
