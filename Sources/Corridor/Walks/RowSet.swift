internal import CorridorIndex

/// A set of rows, as bits with summaries: for every node of the tree over the rows, which of its
/// children contain any row of the set.
///
/// The fan-out is that of ``SphereTree``, so that a tree walk reads one word per node and skips
/// empty nodes. Uses an eighth of a byte per row.
struct RowSet: Sendable {
  /// The rows that the set may contain.
  let rows: Range<Int>
  /// Words of 16 bits, one per node, leaves first.
  private var levels: [[UInt16]] = []
  private(set) var count = 0

  /// Makes an empty set for a range of rows.
  init(of rows: Range<Int>) {
    self.rows = rows
    var nodes = rows.count
    while nodes > 1 || levels.isEmpty {
      nodes = (nodes + 15) / 16
      levels.append([UInt16](repeating: 0, count: nodes))
    }
  }

  /// Adds a row; a row outside the range is ignored.
  mutating func insert(_ row: Int) {
    guard rows.contains(row) else { return }
    var child = row - rows.lowerBound
    for level in levels.indices {
      let bit: UInt16 = 1 << UInt16(child & 15)
      let word = levels[level][child >> 4]
      if level == 0, word & bit == 0 { count += 1 }
      levels[level][child >> 4] = word | bit
      // An earlier row has already marked the nodes above.
      if word != 0 { return }
      child >>= 4
    }
  }

  /// Whether a row is in the set.
  func contains(_ row: Int) -> Bool {
    guard rows.contains(row) else { return false }
    let at = row - rows.lowerBound
    return levels[0][at >> 4] >> UInt16(at & 15) & 1 == 1
  }

  /// The leaf mask: which of the 16 rows of a leaf are in the set.
  @inline(__always)
  func mask(ofLeaf leaf: Int) -> UInt32 { UInt32(levels[0][leaf]) }

  /// Whether any row below a node of the tree is in the set.
  @inline(__always)
  func mayHold(level: Int, node: Int) -> Bool { levels[level][node] != 0 }
}
