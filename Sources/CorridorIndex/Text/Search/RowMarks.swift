/// A set of rows within a span of some thousand.
struct RowMarks {
  /// Rows of a span at most.
  static let capacity = 1 << 16

  private var bits = [UInt64](repeating: 0, count: Self.capacity / 64)
  private var first = 0

  /// Forgets all rows, and takes those of a span of at most ``capacity`` from now on.
  mutating func clear(_ span: ClosedRange<Int>) {
    first = span.lowerBound
    for word in 0...(span.count - 1) / 64 { bits[word] = 0 }
  }

  /// Adds a row of the span.
  @inline(__always)
  mutating func insert(_ row: Int) {
    let place = row &- first
    bits[place >> 6] |= 1 << UInt64(place & 63)
  }

  /// Whether a row of the span was added.
  @inline(__always)
  func contains(_ row: Int) -> Bool {
    let place = row &- first
    return bits[place >> 6] & 1 << UInt64(place & 63) != 0
  }
}
