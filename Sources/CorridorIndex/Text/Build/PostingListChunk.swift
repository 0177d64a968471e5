/// Some lists of a space as the index stores them. Chunks are made on any thread and consumed in
/// order.
struct PostingListChunk {
  /// The first block of each list, relative to the first of the chunk.
  private(set) var firstBlocks: [Int] = []
  /// The first term of the units among the lists.
  private(set) var firstTerm = 0
  /// Number of rows of each term, from that term on.
  private(set) var counts: [UInt32] = []
  private var encoder: ListEncoder

  var bytes: [UInt8] { encoder.bytes }

  /// Encodes lists of a pass with an empty encoder.
  init(
    _ lists: Range<Int>, of pass: PostingListSorter, _ plan: PostingListPlan, _ encoder: ListEncoder
  ) {
    self.encoder = encoder
    let units = lists.clamped(to: 0..<plan.unitCount)
    if let first = units.first, let last = units.last {
      firstTerm = plan.terms(ofUnit: first).lowerBound
      counts = Array(repeating: 0, count: plan.terms(ofUnit: last).upperBound - firstTerm)
    }
    for list in lists {
      firstBlocks.append(self.encoder.blocks.count)
      let terms = list < plan.unitCount ? plan.terms(ofUnit: list) : 0..<0
      pass.withPostings(of: list) { postings in
        self.encoder.append(postings, isShared: terms.count > 1) { local in
          if !terms.isEmpty { counts[terms.lowerBound + local - firstTerm] += 1 }
        }
      }
    }
  }

  /// Appends the blocks after those of earlier chunks, which have `written` bytes.
  func append(to blocks: RowColumn<PostingBlock>, written: Int) throws(IndexError) {
    guard (written + bytes.count) / 4 <= UInt32.max,
      blocks.count + encoder.blocks.count < UInt32.max
    else { throw .tooMany(what: "bytes of postings", limit: 4 << 32) }
    for var block in encoder.blocks {
      block.start += UInt32(written / 4)
      try blocks.append(block)
    }
  }
}
