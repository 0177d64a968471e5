/// The posting lists of a space in a mapped index; see ``TextFormat``.
struct PostingLists: Sendable {
  let file: MappedFile
  private let units: SectionEntry
  private let merged: SectionEntry
  private let blocks: SectionEntry
  private let postings: SectionEntry

  init(_ space: TermSpace, _ contents: IndexReader) {
    file = contents.file
    let sections = TextSections.of(space)
    units = contents.sections[sections.units]
    merged = contents.sections[sections.mergedLists]
    blocks = contents.sections[sections.blocks]
    postings = contents.sections[sections.postings]
  }

  var unitCount: Int { max(units.count - 1, 0) }
  var mergedCount: Int { merged.count }
  var blockCount: Int { blocks.count }
  var postingsLength: Int { postings.length }

  /// First term and first block of a unit, or the ends of both for ``unitCount``.
  func unit(_ number: Int) throws(IndexError) -> (term: Int, block: Int) {
    let offset = units.offset + 8 * number
    guard number < units.count else { throw file.damaged(.text, at: units.offset) }
    return (
      Int(try file.load(UInt32.self, at: offset)), Int(try file.load(UInt32.self, at: offset + 4))
    )
  }

  /// A merged list.
  func mergedList(_ number: Int) throws(IndexError) -> (terms: Range<Int>, blocks: Range<Int>) {
    let offset = merged.offset + 16 * number
    let first = Int(try file.load(UInt32.self, at: offset))
    let end = Int(try file.load(UInt32.self, at: offset + 4))
    let block = Int(try file.load(UInt32.self, at: offset + 8))
    let blockEnd = Int(try file.load(UInt32.self, at: offset + 12))
    guard first < end, block <= blockEnd, blockEnd <= blocks.count else {
      throw file.damaged(.text, at: offset)
    }
    return (first..<end, block..<blockEnd)
  }

  /// The number of the unit that contains a term.
  func unit(ofTerm term: Int) throws(IndexError) -> Int {
    try (0..<unitCount).partitioningIndex { unit throws(IndexError) in
      try self.unit(unit).term > term
    } - 1
  }

  /// The lists that together have the rows of some terms, and the part of each list to use.
  func lists(ofTerms terms: Range<Int>) throws(IndexError) -> [PostingList] {
    var lists: [PostingList] = []
    var next = try firstMerged(from: terms.lowerBound)
    var term = terms.lowerBound
    while term < terms.upperBound {
      // The outermost merged list within the terms comes first.
      while next < mergedCount, try mergedList(next).terms.lowerBound < term { next += 1 }
      var end = terms.upperBound
      while next < mergedCount {
        let list = try mergedList(next)
        guard list.terms.lowerBound < terms.upperBound else { break }
        if list.terms.upperBound <= terms.upperBound {
          end = list.terms.lowerBound
          break
        }
        next += 1
      }
      guard end > term else {
        let list = try mergedList(next)
        lists.append(PostingList(blocks: list.blocks, isShared: false, terms: nil))
        term = list.terms.upperBound
        continue
      }
      term = try append(term..<end, to: &lists)
    }
    return lists
  }

  /// Appends the unit of the first of some terms; returns the first term that is not in it.
  private func append(
    _ terms: Range<Int>, to lists: inout [PostingList]
  ) throws(IndexError) -> Int {
    let number = try unit(ofTerm: terms.lowerBound)
    guard number >= 0 else { throw file.damaged(.text, at: units.offset) }
    let start = try unit(number)
    let end = try unit(number + 1)
    guard start.term <= terms.lowerBound, terms.lowerBound < end.term, start.block <= end.block,
      end.block <= blocks.count
    else { throw file.damaged(.text, at: units.offset + 8 * number) }
    let wanted = terms.lowerBound - start.term..<min(terms.upperBound, end.term) - start.term
    let isAll = wanted.count == end.term - start.term
    lists.append(
      PostingList(
        blocks: start.block..<end.block, isShared: end.term - start.term > 1,
        terms: isAll ? nil : UInt64(wanted.lowerBound)..<UInt64(wanted.upperBound),
        share: Double(wanted.count) / Double(end.term - start.term)))
    return min(terms.upperBound, end.term)
  }

  /// The first merged list whose first term is `term` or a later one.
  private func firstMerged(from term: Int) throws(IndexError) -> Int {
    try (0..<mergedCount).partitioningIndex { list throws(IndexError) in
      try mergedList(list).terms.lowerBound >= term
    }
  }

  /// The entries of some blocks; valid while the file is mapped.
  @unsafe
  func entries(_ range: Range<Int>) throws(IndexError) -> UnsafeRawPointer {
    guard range.upperBound <= blocks.count else { throw file.damaged(.text, at: blocks.offset) }
    return try unsafe file.bytes(
      at: blocks.offset + range.lowerBound * PostingBlock.size,
      count: range.count * PostingBlock.size)
  }

  /// The entry of a block.
  func block(_ number: Int) throws(IndexError) -> PostingBlock {
    try unsafe entries(number..<number + 1).loadUnaligned(as: PostingBlock.self)
  }

  /// A cursor before the first posting of a block.
  func cursor(_ block: PostingBlock, isShared: Bool) throws(IndexError) -> PostingCursor {
    let start = Int(block.start) * 4
    let count = Int(block.lastPosting) + 1
    guard start <= postings.length, count <= TextFormat.postingsPerBlock else {
      throw file.damaged(.text, at: blocks.offset)
    }
    let length = min(postings.length - start, count * TextFormat.longestPosting)
    // SAFETY: the cursor is used while the file is mapped, and reads no more than `length` bytes.
    return unsafe PostingCursor(
      ByteCursor(
        try file.bytes(at: postings.offset + start, count: length), count: length),
      block: block, isShared: isShared)
  }

  /// The file offset of a block's entry.
  func entryOffset(_ block: Int) -> Int { blocks.offset + block * PostingBlock.size }

  /// The error for invalid postings.
  func damagedPostings(_ block: PostingBlock) -> IndexError {
    file.damaged(.text, at: postings.offset + Int(block.start) * 4)
  }
}

/// A list of a space, or the part of it that belongs to some terms.
struct PostingList: Sendable {
  var blocks: Range<Int>
  /// Whether postings have the number of their term.
  var isShared: Bool
  /// The terms to use, by number in the unit; nil for all.
  var terms: Range<UInt64>?
  /// The fraction of the list's terms that is used, 0 to 1.
  var share = 1.0
}

/// Reads the postings of a block.
struct PostingCursor {
  private var bytes: ByteCursor
  private let isShared: Bool
  private let lastRow: UInt64
  private var left: Int
  private(set) var row: Int
  private(set) var rank = 0
  private(set) var term: UInt64 = 0

  init(_ bytes: ByteCursor, block: PostingBlock, isShared: Bool) {
    self.bytes = bytes
    self.isShared = isShared
    lastRow = UInt64(block.lastRow)
    left = Int(block.lastPosting) + 1
    row = Int(block.firstRow)
  }

  /// Bytes read so far.
  var position: Int { bytes.position }

  /// The result of a step.
  enum Step {
    case posting, end, damage
  }

  /// Reads the next posting.
  @inline(__always)
  mutating func next() -> Step {
    guard left > 0 else { return .end }
    left -= 1
    guard let token = bytes.varint() else { return .damage }
    let (next, overflow) = UInt64(row).addingReportingOverflow(token >> 2)
    guard !overflow, next <= lastRow else { return .damage }
    row = Int(next)
    rank = Int(token & 3)
    guard isShared else { return .posting }
    guard let number = bytes.varint() else { return .damage }
    term = number
    return .posting
  }
}
