/// The drafts of a run in row order, in chunks that can be sorted on any thread.
///
/// Every sorted block contributes consecutive drafts to a chunk: they are found by the keys that
/// divide the chunks, and sorted again when the chunk is made.
struct RunOrder {
  /// A chunk: the part of each block that belongs to it.
  private struct Chunk {
    var blocks: [SortedBlock]
    var parts: [Range<Int>]
    /// Number of drafts before it.
    var first: Int
  }

  private var chunks: [Chunk] = []
  /// Number of drafts.
  private var count = 0

  /// Approximate number of drafts in a chunk; more if many have the same position.
  static let chunkSize = 1 << 14
  /// One of this many drafts of a block is sampled to find the keys that divide chunks.
  private static let sampled = 1 << 8

  /// The sorted blocks of each ``RowPart``.
  init(_ parts: [[SortedBlock]]) {
    for blocks in parts { append(blocks) }
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
    var chunk = Chunk(blocks: blocks, parts: [], first: self.count)
    for (number, block) in blocks.enumerated() {
      let start = starts[number]
      starts[number] += count(block, start)
      chunk.parts.append(start..<starts[number])
    }
    self.count += chunk.parts.reduce(0) { $0 + $1.count }
    chunks.append(chunk)
  }

  /// Keys that divide the blocks into chunks, ascending.
  private static func dividers(_ blocks: [SortedBlock]) -> [UInt64] {
    var samples: [UInt64] = []
    for block in blocks {
      for index in stride(from: sampled / 2, to: block.count, by: sampled) {
        samples.append(block.key(index))
      }
    }
    RadixSort.sort(&samples, threads: 1)
    let step = chunkSize / sampled
    var dividers: [UInt64] = []
    for index in stride(from: step, to: samples.count, by: step)
    where samples[index] != dividers.last {
      dividers.append(samples[index])
    }
    return dividers
  }

  /// Number of chunks.
  var chunkCount: Int { chunks.count }

  /// Number of drafts before a chunk.
  func first(ofChunk number: Int) -> Int { chunks[number].first }

  /// The drafts of a chunk in row order.
  func records(ofChunk number: Int) -> [RunEntry] {
    let chunk = chunks[number]
    var entries: [RunEntry] = []
    entries.reserveCapacity(chunk.parts.reduce(0) { $0 + $1.count })
    for (block, part) in zip(chunk.blocks, chunk.parts) {
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
