/// Finds rows in the lists of a word; fastest when rows ascend.
///
/// Lists of few blocks, such as those of corrected words, are read once, at the first lookup, into
/// one array; the other lists are read where a row may be.
struct WordLookup {
  private let text: TextIndex
  private let small: [WordList]
  private var large: [ListLookup] = []
  private var collected: [CollectedPosting]?

  /// Maximum blocks of a list that is read at once: the size of a unit of several terms.
  private static let mostBlocks = 32

  init(_ word: WordLists, _ text: TextIndex) {
    self.text = text
    small = word.lists.filter { $0.list.blocks.count <= Self.mostBlocks }
    for list in word.lists where list.list.blocks.count > Self.mostBlocks {
      large.append(ListLookup(list, text.lists(list.space)))
    }
  }

  /// What the word finds in a row.
  mutating func find(_ row: Int) throws(IndexError) -> WordMatch {
    var match = WordMatch()
    let postings = try collect()
    var index = Self.firstIndex(from: row, in: postings)
    while index < postings.count, Int(postings[index].row) == row {
      let posting = postings[index]
      match.add(Int(posting.worth), posting.space, rank: Int(posting.rank))
      index += 1
    }
    for number in large.indices { try large[number].find(row, &match) }
    return match
  }

  /// Maximum blocks to read in order to mark the rows of one block of another word.
  private static let mostMarked = 48

  /// Marks those of some rows that the word has, with its worth. Returns false if that needs too
  /// many reads; `marks` is then unspecified.
  mutating func mark(
    _ rows: ClosedRange<Int>, in marks: inout RowMaxima?
  ) throws(IndexError) -> Bool {
    let postings = try collect()
    var index = Self.firstIndex(from: rows.lowerBound, in: postings)
    while index < postings.count, Int(postings[index].row) <= rows.upperBound {
      marks?.insert(Int(postings[index].row), worth: Int(postings[index].worth))
      index += 1
    }
    var left = Self.mostMarked
    for number in large.indices {
      guard try large[number].mark(rows, in: &marks, most: &left) else { return false }
    }
    return true
  }

  /// The index of the first posting of a row or a later one.
  private static func firstIndex(from row: Int, in postings: [CollectedPosting]) -> Int {
    postings.indices.partitioningIndex { Int(postings[$0].row) >= row }
  }

  /// The postings of the small lists, by row.
  private mutating func collect() throws(IndexError) -> [CollectedPosting] {
    if let collected { return collected }
    var postings: [CollectedPosting] = []
    for list in small {
      let lists = text.lists(list.space)
      for number in list.list.blocks {
        let block = try lists.block(number)
        var cursor = try lists.cursor(block, isShared: list.list.isShared)
        reading: while true {
          switch cursor.next() {
          case .end: break reading
          case .damage: throw lists.damagedPostings(block)
          case .posting: break
          }
          guard list.has(cursor) else { continue }
          postings.append(
            CollectedPosting(
              row: UInt32(truncatingIfNeeded: cursor.row),
              worth: Int32(truncatingIfNeeded: list.worth(cursor.rank)),
              rank: UInt8(truncatingIfNeeded: cursor.rank), space: list.space))
        }
      }
    }
    postings.sort { $0.row < $1.row }
    collected = postings
    return postings
  }
}

/// A posting of a small list.
private struct CollectedPosting {
  var row: UInt32
  var worth: Int32
  var rank: UInt8
  var space: TermSpace
}

/// Finds rows in one list.
private struct ListLookup {
  private let word: WordList
  private let lists: PostingLists
  private var cursor: PostingCursor?
  private var block: PostingBlock?
  private var number = 0
  /// Where the last search for a block ended, relative to the list's first block.
  private var hint = 0
  /// Whether the cursor is at a posting that is not used up.
  private var isOn = false
  /// The last row that was looked up: the list has no row between it and the cursor.
  private var sought = Int.max

  init(_ word: WordList, _ lists: PostingLists) {
    self.word = word
    self.lists = lists
    number = word.list.blocks.lowerBound
  }

  /// Adds the list's postings of a row.
  mutating func find(_ row: Int, _ match: inout WordMatch) throws(IndexError) {
    if isOn, let cursor, row > sought, row < cursor.row { return }
    sought = row
    guard try seek(row) else { return }
    while true {
      try read(row, &match)
      // The postings of a row may continue in the next block.
      guard let block, Int(block.lastRow) == row, number + 1 < word.list.blocks.upperBound else {
        return
      }
      let next = try lists.block(number + 1)
      guard Int(next.firstRow) == row else { return }
      try open(number + 1, next)
    }
  }

  /// Moves to the first block that may have the row; returns false if there is none.
  private mutating func seek(_ row: Int) throws(IndexError) -> Bool {
    // The postings of a block's first row may begin in the previous block.
    if let block, let cursor, isOn, row <= Int(block.lastRow), cursor.row <= row,
      cursor.row > Int(block.firstRow)
    {
      return true
    }
    isOn = false
    let index = try firstBlock(reaching: row)
    guard index < word.list.blocks.upperBound else { return false }
    let entry = try lists.block(index)
    guard Int(entry.firstRow) <= row else { return false }
    try open(index, entry)
    return true
  }

  /// The first block whose last row is `row` or a later one.
  private mutating func firstBlock(reaching row: Int) throws(IndexError) -> Int {
    let blocks = word.list.blocks
    // SAFETY: the file, which `lists` holds, outlives the search.
    let entries = try unsafe lists.entries(blocks)
    func ends(_ block: Int, before row: Int) -> Bool {
      unsafe Int(
        entries.loadUnaligned(fromByteOffset: block * PostingBlock.size + 8, as: UInt32.self)) < row
    }
    // Rows mostly ascend, so the block is near the previous one.
    var low = hint
    var high = blocks.count
    if low > 0, !ends(low - 1, before: row) {
      high = low
      low = 0
    } else {
      var step = 1
      while low + step <= high {
        guard ends(low + step - 1, before: row) else {
          high = low + step - 1
          break
        }
        low += step
        step *= 2
      }
    }
    while low < high {
      let middle = (low + high) / 2
      if ends(middle, before: row) { low = middle + 1 } else { high = middle }
    }
    hint = low
    return blocks.lowerBound + low
  }

  /// Marks those of some rows that the list has; returns false if that takes more than `most`
  /// blocks.
  mutating func mark(
    _ rows: ClosedRange<Int>, in marks: inout RowMaxima?, most: inout Int
  ) throws(IndexError) -> Bool {
    var index = try firstBlock(reaching: rows.lowerBound)
    while index < word.list.blocks.upperBound {
      let entry = try lists.block(index)
      guard Int(entry.firstRow) <= rows.upperBound else { return true }
      guard most > 0 else { return false }
      most -= 1
      var cursor = try lists.cursor(entry, isShared: word.list.isShared)
      while try step(&cursor, entry), cursor.row <= rows.upperBound {
        if cursor.row >= rows.lowerBound, word.has(cursor) {
          marks?.insert(cursor.row, worth: word.worth(cursor.rank))
        }
      }
      index += 1
    }
    return true
  }

  private mutating func open(_ number: Int, _ entry: PostingBlock) throws(IndexError) {
    self.number = number
    block = entry
    var cursor = try lists.cursor(entry, isShared: word.list.isShared)
    isOn = try step(&cursor, entry)
    self.cursor = cursor
  }

  private func step(
    _ cursor: inout PostingCursor, _ block: PostingBlock
  ) throws(IndexError) -> Bool {
    switch cursor.next() {
    case .posting: return true
    case .end: return false
    case .damage: throw lists.damagedPostings(block)
    }
  }

  /// Reads the block's postings of a row, from the cursor on.
  private mutating func read(_ row: Int, _ match: inout WordMatch) throws(IndexError) {
    guard var cursor, let block else { return }
    while isOn, cursor.row < row { isOn = try step(&cursor, block) }
    while isOn, cursor.row == row {
      if word.has(cursor) { match.add(word.worth(cursor.rank), word.space, rank: cursor.rank) }
      isOn = try step(&cursor, block)
    }
    self.cursor = cursor
  }
}
