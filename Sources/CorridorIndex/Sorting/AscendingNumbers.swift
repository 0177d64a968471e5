/// Ascending numbers in a few bytes each: the numbers after the first of a block are stored as
/// variable-length differences.
final class AscendingNumbers {
  private struct Block {
    var first: UInt64
    /// The offset of its differences.
    var start: Int
  }

  private let blocks: RowColumn<Block>
  private let steps: RowColumn<UInt8>
  // SAFETY: one thread at a time appends, and no call is made meanwhile.
  @safe @exclusivity(unchecked) private var inBlock = AscendingNumbers.blockSize
  /// The last number; nil if there is none.
  @safe @exclusivity(unchecked) private(set) var last: UInt64?

  private static let blockSize = 128

  init(_ memory: ColumnMemory) {
    blocks = RowColumn(memory)
    steps = RowColumn(memory)
  }

  /// Appends a number greater than ``last``.
  func append(_ number: UInt64) throws(IndexError) {
    if let last, inBlock < Self.blockSize {
      var step = number - last
      while step >= 0x80 {
        try steps.append(UInt8(truncatingIfNeeded: step) | 0x80)
        step >>= 7
      }
      try steps.append(UInt8(truncatingIfNeeded: step))
      inBlock += 1
    } else {
      try blocks.append(Block(first: number, start: steps.count))
      inBlock = 1
    }
    last = number
  }

  /// Whether the numbers contain one. Complexity: O(log count).
  func contains(_ number: UInt64) -> Bool {
    // The block after the one that may have it.
    let next = (0..<blocks.count).partitioningIndex { blocks[$0].first > number }
    guard next > 0 else { return false }
    var known = blocks[next - 1].first
    var position = blocks[next - 1].start
    let end = next < blocks.count ? blocks[next].start : steps.count
    while known < number, position < end {
      var shift: UInt64 = 0
      var byte: UInt8
      repeat {
        byte = steps[position]
        known += UInt64(byte & 0x7F) << shift
        shift += 7
        position += 1
      } while byte >= 0x80
    }
    return known == number
  }
}
