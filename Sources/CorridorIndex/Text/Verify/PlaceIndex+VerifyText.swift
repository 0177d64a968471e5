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
    var spaces = [TermCollector(), TermCollector()]
    var sums = [PostingChecksum(), PostingChecksum()]
    var brands: [[UInt8]: Int] = [:]
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
        for word in spaces[number].words {
          sums[number].add(
            spaces[number].hash(of: UInt32(word >> 2)), row: row, rank: Int(word & 3))
        }
      }
    }
    for row in 0..<count {
      try readText(of: row, into: &text)
      try take(row, text.importance.value)
      let brand = Array(text.brand)
      if !brand.isEmpty, brand.count <= IndexChain.longestName { brands[brand, default: 0] += 1 }
    }
    let chains = brands.filter { $0.value > 1 }
    guard chains.count == chainCount else {
      throw contents.file.damaged(.text, at: contents.sections[.chainNames].offset)
    }
    for number in 0..<chainCount {
      let chain = try chain(number)
      let name = Array(chain.name.utf8)
      guard chains[name] == chain.count else {
        throw contents.file.damaged(.text, at: contents.sections[.chainCounts].offset + 4 * number)
      }
      text.setName(name.span)
      try take(count + number, Importance.chain(of: chain.count))
    }
    return sums
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
