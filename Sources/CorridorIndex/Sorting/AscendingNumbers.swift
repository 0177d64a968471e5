/// Ascending numbers in a few bytes each: the numbers after the first of a block are stored as
/// variable-length differences.
struct AscendingNumbers {
  private var firsts: [UInt64] = []
  /// The offset of each block's differences.
  private var starts: [Int] = []
  private var steps: [UInt8] = []
  private var inBlock = Self.blockSize
  /// The last number; nil if there is none.
  private(set) var last: UInt64?

  private static let blockSize = 128

  /// Appends a number greater than ``last``.
  mutating func append(_ number: UInt64) {
    if let last, inBlock < Self.blockSize {
      steps.appendNumber(number - last)
      inBlock += 1
    } else {
      firsts.append(number)
      starts.append(steps.count)
      inBlock = 1
    }
    last = number
  }

  /// Whether the numbers contain one. Complexity: O(log count).
  func contains(_ number: UInt64) -> Bool {
    // The block after the one that may have it.
    let next = (0..<firsts.count).partitioningIndex { firsts[$0] > number }
    guard next > 0 else { return false }
    var known = firsts[next - 1]
    var position = starts[next - 1]
    let end = next < starts.count ? starts[next] : steps.count
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
