internal import CorridorGeometry

extension PlaceIndex {
  /// Checks that the text index agrees with the record of every row.
  ///
  /// Scores and chains are compared one by one. Postings are compared as the sum of a hash of each,
  /// because their order differs. Another version may have taken other words from the records; of
  /// its postings only the structure is checked.
  func verifyText() throws(IndexError) {
    try contents.chainNames.verify(contents.file)
    try contents.chainNames.verifyAscending(contents.file)
    let text = TextIndex(contents)
    var expected = try expectedText(text)
    for space in [TermSpace.names, .addresses] {
      var check = try TermSpaceVerifier(space, text)
      try check.run()
      guard check.sum == expected.removeFirst() || formatVersion != .current else {
        throw contents.file.damaged(
          .text, at: contents.sections[TextSections.of(space).postings].offset)
      }
    }
  }

  /// Checks scores and chains, and returns the sums of the postings of names and of addresses.
  private func expectedText(_ index: TextIndex) throws(IndexError) -> [PostingChecksum] {
    let known = try TermTable(index.names.dictionary)
    let ends = try WordEnds(known, .unlimited)
    var spaces = [TermCollector(known), TermCollector(TermTable(.unlimited))]
    var sums = [PostingChecksum(), PostingChecksum()]
    let collector = ChainCollector(.unlimited)
    var forms = WordForms()
    var text = RowText()
    var chunk = TextChunk()
    func take(_ row: Int, _ importance: UInt8) throws(IndexError) {
      let score = RowScore(importance: importance, nameWords: text.nameWords)
      guard try index.scores[row] == score else {
        throw contents.file.damaged(
          .text, at: contents.sections[.rowScores].offset + row * RowScore.size)
      }
      chunk.setRow(text)
      for (number, space) in [TermSpace.names, .addresses].enumerated() {
        try spaces[number].collect(row: 0, of: chunk, space, &forms)
        if space == .names { spaces[number].addEnds(ends) }
        for word in spaces[number].words {
          sums[number].add(
            spaces[number].hash(of: UInt32(word >> 2)), row: row, rank: Int(word & 3))
        }
      }
    }
    for row in 0..<count {
      try readText(of: row, into: &text)
      try take(row, text.importance.value)
      if row < businessCount, let claim = text.chainClaim(row: UInt32(row)) {
        try collector.add(claim, row: UInt32(row), text.text)
      }
    }
    // Before chains had their places, they were brands.
    if contents.sections[.chainRows].isPresent || chainCount == 0 {
      try verify(collector.chains())
    }
    for number in 0..<chainCount {
      let chain = try chain(number)
      text.setName(Array(chain.name.utf8).span)
      try take(count + number, Importance.chain(of: chain.count))
    }
    return sums
  }

  /// Checks the chains against those of the records.
  private func verify(_ chains: ChainCollector.Chains) throws(IndexError) {
    guard chains.list.count == chainCount,
      contents.sections[.chainRows].count == chains.rows.count
    else { throw contents.file.damaged(.text, at: contents.sections[.chainNames].offset) }
    var start = 0
    for (number, expected) in chains.list.enumerated() {
      let chain = try chain(number)
      guard Array(chain.name.utf8) == expected.name, chain.count == expected.rows.count else {
        throw contents.file.damaged(.text, at: contents.sections[.chainCounts].offset + 4 * number)
      }
      for (place, row) in chains.rows[expected.rows].enumerated() {
        guard try contents.number(.chainRows, start + place) == Int(row),
          try self.chain(ofRow: Int(row)) == number
        else {
          throw contents.file.damaged(.text, at: try contents.offset(.chainRows, start + place))
        }
      }
      start += chain.count
    }
  }
}

extension TermTable {
  /// The terms of a dictionary, each with its rows.
  fileprivate convenience init(_ dictionary: TermDictionary) throws(IndexError) {
    self.init(.unlimited)
    guard dictionary.count > 0 else { return }
    var cursor = try dictionary.cursor(block: 0)
    while try cursor.next() {
      let number = try number(of: cursor.term.span)
      countRows(UInt32(truncatingIfNeeded: cursor.rows), of: number)
    }
  }
}

/// A sum over postings that does not depend on their order.
struct PostingChecksum: Equatable {
  private var sum: UInt64 = 0
  private var count = 0

  mutating func add(_ term: UInt32, row: Int, rank: Int) {
    // The finalizer of MurmurHash3.
    var bits = UInt64(term) << 32 ^ UInt64(row) << 2 ^ UInt64(rank)
    bits = (bits ^ bits >> 33) &* 0xFF51_AFD7_ED55_8CCD
    bits = (bits ^ bits >> 33) &* 0xC4CE_B9FE_1A85_EC53
    sum &+= bits ^ bits >> 33
    count += 1
  }
}
