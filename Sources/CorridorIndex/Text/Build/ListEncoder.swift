internal import CorridorGeometry

/// A posting in a list under construction: row, number of the term in its unit, class.
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

/// The data of the rows that postings refer to.
struct PostingRows {
  let scores: RowColumn<RowScore>
  /// The positions of rows; later rows have none.
  let positions: RowColumn<GridPosition>
}

/// Encodes lists of postings one after another, and collects their blocks.
struct ListEncoder {
  /// The blocks, with starts relative to the first byte.
  private(set) var blocks: [PostingBlock] = []
  private(set) var bytes: [UInt8] = []
  private let blockSize: Int
  private let rows: PostingRows

  init(blockSize: Int, _ rows: PostingRows) {
    self.blockSize = blockSize
    self.rows = rows
  }

  /// Appends a list; of two postings with the same term and row, the better one is kept. Calls
  /// `term` with the term number of each kept posting.
  mutating func append(_ postings: Span<ListPosting>, isShared: Bool, term: (Int) -> Void) {
    var kept: [ListPosting] = []
    kept.reserveCapacity(blockSize)
    var last: UInt64?
    for index in postings.indices {
      let posting = postings[index]
      if posting.key == last { continue }
      last = posting.key
      term(Int(posting.local))
      kept.append(posting)
      if kept.count == blockSize {
        append(block: kept, isShared: isShared)
        kept.removeAll(keepingCapacity: true)
      }
    }
    if !kept.isEmpty { append(block: kept, isShared: isShared) }
  }

  private mutating func append(block postings: [ListPosting], isShared: Bool) {
    var block = PostingBlock(start: bytes.count, row: postings[0].row)
    block.lastPosting = UInt8(postings.count - 1)
    // The data of rows is scattered in memory: a loop that only loads it fetches many rows at once.
    for posting in postings {
      let row = Int(posting.row)
      block.add(
        row: posting.row, rank: posting.rank, rows.scores[row],
        row < rows.positions.count ? rows.positions[row] : nil)
    }
    blocks.append(block)
    var row = postings[0].row
    for posting in postings {
      bytes.appendNumber(UInt64(posting.row - row) << 2 | UInt64(posting.rank))
      if isShared { bytes.appendNumber(posting.local) }
      row = posting.row
    }
    while bytes.count % 4 > 0 { bytes.append(0) }
  }
}
