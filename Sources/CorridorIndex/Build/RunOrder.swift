/// The drafts of a run in row order, in pieces that can be sorted on any thread.
///
/// Every sorted block contributes consecutive drafts to a piece: they are found by the keys that
/// divide the pieces, and sorted again when the piece is made.
struct RunOrder {
  /// A piece: the part of each block that belongs to it.
  private struct Piece {
    var blocks: [SortedBlock]
    var parts: [Range<Int>]
    /// Number of drafts before it.
    var first: Int
  }

  private var pieces: [Piece] = []
  /// Number of drafts.
  private var count = 0

  /// Approximate number of drafts in a piece; more if many have the same position.
  static let pieceSize = 1 << 14
  /// One of this many drafts of a block is sampled to find the keys that divide pieces.
  private static let sampled = 1 << 8

  /// Businesses come before toponyms.
  init(businesses: [SortedBlock], toponyms: [SortedBlock]) {
    append(businesses)
    append(toponyms)
  }

  private mutating func append(_ blocks: [SortedBlock]) {
    guard !blocks.isEmpty else { return }
    var starts = Array(repeating: 0, count: blocks.count)
    for divider in Self.dividers(blocks) {
      append(blocks, &starts) { $0.countBelow(divider, from: $1) }
    }
    append(blocks, &starts) { $0.count - $1 }
  }

  private mutating func append(
    _ blocks: [SortedBlock], _ starts: inout [Int], count: (SortedBlock, Int) -> Int
  ) {
    var piece = Piece(blocks: blocks, parts: [], first: self.count)
    for (number, block) in blocks.enumerated() {
      let start = starts[number]
      starts[number] += count(block, start)
      piece.parts.append(start..<starts[number])
    }
    self.count += piece.parts.reduce(0) { $0 + $1.count }
    pieces.append(piece)
  }

  /// Keys that divide the blocks into pieces, ascending.
  private static func dividers(_ blocks: [SortedBlock]) -> [UInt64] {
    var samples: [UInt64] = []
    for block in blocks {
      for index in stride(from: sampled / 2, to: block.count, by: sampled) {
        samples.append(block.key(index))
      }
    }
    RadixSort.sort(&samples, threads: 1)
    let step = pieceSize / sampled
    var dividers: [UInt64] = []
    for index in stride(from: step, to: samples.count, by: step)
    where samples[index] != dividers.last {
      dividers.append(samples[index])
    }
    return dividers
  }

  /// Number of pieces.
  var pieceCount: Int { pieces.count }

  /// Number of drafts before a piece.
  func first(ofPiece number: Int) -> Int { pieces[number].first }

  /// The drafts of a piece in row order.
  func records(ofPiece number: Int) -> [RunEntry] {
    let piece = pieces[number]
    var entries: [RunEntry] = []
    entries.reserveCapacity(piece.parts.reduce(0) { $0 + $1.count })
    for (block, part) in zip(piece.blocks, piece.parts) {
      for index in part { entries.append(block[index]) }
    }
    RadixSort.sort(&entries, threads: 1)
    // Drafts at one position are ordered by identifier.
    var start = 0
    while start < entries.count {
      var end = start + 1
      while end < entries.count, entries[end].radixKey == entries[start].radixKey { end += 1 }
      if end - start > 1 {
        entries[start..<end].sort { RunRecord.precedesByIdentifier($0.record, $1.record) }
      }
      start = end
    }
    return entries
  }
}
