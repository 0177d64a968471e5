internal import CorridorGeometry

/// A posting in a list that is being made: row, number of the term in its unit, class.
struct ListPosting: Comparable {
  var bits: UInt64

  init(row: UInt32, local: Int, rank: UInt8) {
    bits = UInt64(row) << 32 | UInt64(local) << 2 | UInt64(rank)
  }

  var row: UInt32 { UInt32(truncatingIfNeeded: bits >> 32) }
  var local: UInt64 { bits >> 2 & 0x3FFF_FFFF }
  var rank: UInt8 { UInt8(truncatingIfNeeded: bits & 3) }
  /// Row and term, without the class.
  var key: UInt64 { bits >> 2 }

  static func < (left: ListPosting, right: ListPosting) -> Bool { left.bits < right.bits }
}

extension ListPosting: RadixSortable {
  var radixKey: UInt64 { bits }
}

/// What postings say of their rows.
struct PostingRows {
  let scores: [RowScore]
  /// Where rows are; those beyond are nowhere.
  let positions: [GridPosition]
}

/// Encodes lists of postings one after another, and gathers their blocks.
struct ListEncoder {
  /// The blocks, whose starts count from the first byte.
  private(set) var blocks: [PostingBlock] = []
  private(set) var bytes: [UInt8] = []
  private let blockSize: Int
  private let rows: PostingRows

  init(blockSize: Int, _ rows: PostingRows) {
    self.blockSize = blockSize
    self.rows = rows
  }

  /// Appends a list; of two postings of a term and a row the better one stays. Calls `term` with
  /// the number of the term of each that stays.
  mutating func append(_ postings: Span<ListPosting>, isShared: Bool, term: (Int) -> Void) {
    var last = ListPosting(row: 0, local: 0, rank: 0)
    // The open block is kept out of the array, which would be looked up for every posting.
    var block = PostingBlock(start: 0, row: 0)
    var inBlock = 0
    for index in postings.indices {
      let posting = postings[index]
      if index > 0, posting.key == last.key { continue }
      term(Int(posting.local))
      if inBlock == 0 || inBlock == blockSize {
        if inBlock > 0 { blocks.append(block) }
        pad()
        block = PostingBlock(start: bytes.count, row: posting.row)
        inBlock = 0
      }
      let delta = inBlock == 0 ? 0 : posting.row - last.row
      bytes.appendNumber(UInt64(delta) << 2 | UInt64(posting.rank))
      if isShared { bytes.appendNumber(posting.local) }
      let row = Int(posting.row)
      block.lastPosting = UInt8(inBlock)
      block.add(
        row: posting.row, rank: posting.rank, rows.scores[row],
        row < rows.positions.count ? rows.positions[row] : nil)
      inBlock += 1
      last = posting
    }
    if inBlock > 0 { blocks.append(block) }
    pad()
  }

  private mutating func pad() {
    while bytes.count % 4 > 0 { bytes.append(0) }
  }
}
