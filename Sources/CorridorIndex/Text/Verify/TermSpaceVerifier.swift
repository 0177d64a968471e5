internal import CorridorGeometry

/// Checks the sections of one space of terms.
struct TermSpaceVerifier {
  private(set) var sum = PostingChecksum()

  private let text: TextIndex
  private let dictionary: TermDictionary
  private let lists: PostingLists
  private let sections: TextSections
  private var cursor: TermCursor?
  private var last: [UInt8] = []
  /// The next block, and the offset of its first posting.
  private var block = 0
  private var position = 0

  init(_ space: TermSpace, _ text: TextIndex) throws(IndexError) {
    self.text = text
    dictionary = text.dictionary(space)
    lists = text.lists(space)
    sections = TextSections.of(space)
    if dictionary.count > 0 { cursor = try dictionary.cursor(block: 0) }
  }

  mutating func run() throws(IndexError) {
    for unit in 0..<lists.unitCount { try checkUnit(unit) }
    let end = try lists.unit(lists.unitCount)
    guard end.term == dictionary.count, end.block == block,
      cursor.map({ $0.position == text.contents.sections[sections.terms].end })
        ?? (text.contents.sections[sections.terms].length == 0)
    else { throw damaged(sections.units) }
    try checkMergedLists()
    guard block == lists.blockCount, position == lists.postingsLength else {
      throw damaged(sections.blocks)
    }
  }

  private func damaged(_ section: IndexSection) -> IndexError {
    text.contents.file.damaged(.text, at: text.contents.sections[section].offset)
  }

  private mutating func checkUnit(_ number: Int) throws(IndexError) {
    let start = try lists.unit(number)
    let end = try lists.unit(number + 1)
    guard start.block == block, end.block > block, end.term > start.term,
      end.term <= dictionary.count, end.block <= lists.blockCount,
      start.term == (cursor.map { $0.rank + 1 } ?? 0)
    else { throw damaged(sections.units) }
    var hashes: [UInt32] = []
    var rows: [Int] = []
    for rank in start.term..<end.term {
      try readTerm(rank)
      guard let cursor else { throw damaged(sections.terms) }
      hashes.append(UInt32(truncatingIfNeeded: Checksum.of(last.span)))
      rows.append(cursor.rows)
    }
    var sum = sum
    let damage = damaged(sections.postings)
    try read(start.block..<end.block, isShared: hashes.count > 1) {
      (row, rank, term) throws(IndexError) in
      guard term < hashes.count else { throw damage }
      sum.add(hashes[term], row: row, rank: rank)
      rows[term] -= 1
    }
    self.sum = sum
    guard rows.allSatisfy({ $0 == 0 }) else { throw damaged(sections.terms) }
  }

  private mutating func readTerm(_ rank: Int) throws(IndexError) {
    guard var cursor else { throw damaged(sections.terms) }
    if rank % TextFormat.termsPerBlock == 0 {
      let expected = try dictionary.cursor(block: rank / TextFormat.termsPerBlock)
      guard expected.position == cursor.position else { throw damaged(sections.termOffsets) }
    }
    guard try cursor.next() else { throw damaged(sections.terms) }
    let term = cursor.term
    guard cursor.rows > 0, rank == 0 ? !term.isEmpty : last.lexicographicallyPrecedes(term),
      (try? UTF8Span(validating: term.span)) != nil
    else { throw cursor.damaged() }
    last = term
    self.cursor = cursor
  }

  /// Reads the next blocks, which form one list, and checks their contents against their entries.
  private mutating func read(
    _ blocks: Range<Int>, isShared: Bool, _ body: (Int, Int, Int) throws(IndexError) -> Void
  ) throws(IndexError) {
    var before: (row: Int, term: UInt64)?
    for number in blocks {
      let entry = try lists.block(number)
      let damage = text.contents.file.damaged(.text, at: lists.entryOffset(number))
      guard Int(entry.start) * 4 == position else { throw damage }
      var found = PostingBlock(start: position, row: entry.firstRow)
      found.lastPosting = entry.lastPosting
      var cursor = try lists.cursor(entry, isShared: isShared)
      var isFirst = true
      reading: while true {
        switch cursor.next() {
        case .end: break reading
        case .damage: throw lists.damagedPostings(entry)
        case .posting: break
        }
        // Postings ascend by row, then by term; the entry names the first posting of its block.
        let isAscending =
          before.map {
            $0.row < cursor.row || isShared && $0.row == cursor.row && $0.term < cursor.term
          } ?? true
        guard isAscending, !isFirst || cursor.row == Int(entry.firstRow) else {
          throw lists.damagedPostings(entry)
        }
        before = (cursor.row, cursor.term)
        isFirst = false
        let place = cursor.row < text.contents.count
        found.add(
          row: UInt32(cursor.row), rank: UInt8(cursor.rank), try text.scores[cursor.row],
          place ? try text.contents.position(at: cursor.row) : nil)
        guard let term = Int(exactly: cursor.term) else { throw lists.damagedPostings(entry) }
        try body(cursor.row, cursor.rank, term)
      }
      guard found == entry else { throw damage }
      position += (cursor.position + 3) / 4 * 4
    }
    block = blocks.upperBound
  }

  private mutating func checkMergedLists() throws(IndexError) {
    var open: [Range<Int>] = []
    for number in 0..<lists.mergedCount {
      let list = try lists.mergedList(number)
      while let outer = open.last, outer.upperBound <= list.terms.lowerBound { open.removeLast() }
      // Lists are nested or disjoint, outer lists first.
      guard list.terms.upperBound <= open.last?.upperBound ?? dictionary.count,
        list.terms.count < open.last?.count ?? .max, list.blocks.lowerBound == block,
        !list.blocks.isEmpty
      else { throw damaged(sections.mergedLists) }
      if let before = open.last, before.lowerBound > list.terms.lowerBound {
        throw damaged(sections.mergedLists)
      }
      open.append(list.terms)
      var expected = try rows(ofTerms: list.terms)[...]
      let damage = damaged(sections.mergedLists)
      try read(list.blocks, isShared: false) { (row, rank, _) throws(IndexError) in
        guard let first = expected.popFirst(), first == UInt64(row) << 2 | UInt64(rank) else {
          throw damage
        }
      }
      guard expected.isEmpty else { throw damage }
    }
  }

  /// The rows of some terms as their units have them, each with its best class: row · 4 + class.
  private func rows(ofTerms terms: Range<Int>) throws(IndexError) -> [UInt64] {
    var found: [UInt64] = []
    var unit = try lists.unit(ofTerm: terms.lowerBound)
    while unit < lists.unitCount, try lists.unit(unit).term < terms.upperBound {
      let start = try lists.unit(unit)
      let end = try lists.unit(unit + 1)
      guard start.term <= end.term, start.block <= end.block else { throw damaged(sections.units) }
      for number in start.block..<end.block {
        let entry = try lists.block(number)
        var cursor = try lists.cursor(entry, isShared: end.term - start.term > 1)
        while case .posting = cursor.next() {
          guard cursor.term < UInt64(end.term - start.term) else {
            throw lists.damagedPostings(entry)
          }
          guard terms.contains(start.term + Int(cursor.term)) else { continue }
          found.append(UInt64(cursor.row) << 2 | UInt64(cursor.rank))
        }
      }
      unit += 1
    }
    found.sort()
    var kept: [UInt64] = []
    for posting in found where posting >> 2 != kept.last.map({ $0 >> 2 }) { kept.append(posting) }
    return kept
  }
}
