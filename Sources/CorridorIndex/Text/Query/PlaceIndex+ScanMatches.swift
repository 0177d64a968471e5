internal import CorridorGeometry

extension PlaceIndex {
  /// The matches of ``bestMatches(_:)`` without a limit, found by reading every record: the
  /// definition of the result, for tests.
  package func scanMatches(_ query: TextQuery) throws(IndexError) -> TextMatches {
    var scan = try TextScan(self, query)
    scan.setStrict()
    var answer = TextMatches()
    answer.matches = try scan.matches()
    if answer.matches.count < min(query.limit, TextQuery.enoughMatches) {
      try scan.setRelaxed()
      answer.matches = try scan.matches()
      if let best = answer.matches.first, best.isCorrected {
        answer.correctedText = try correctedText(query, scan.words, row: best.row)
      }
    }
    return answer
  }
}

/// A search that reads all records.
private struct TextScan {
  private let index: PlaceIndex
  private let query: TextQuery
  private let chains: [IndexChain]
  private let focus: Focus?
  private var text = RowText()
  private var forms = WordForms()
  private(set) var words: QueryWords

  init(_ index: PlaceIndex, _ query: TextQuery) throws(IndexError) {
    self.index = index
    self.query = query
    chains = try Self.chains(of: index)
    focus = Focus(query)
    words = QueryWords(query)
  }

  private static func chains(of index: PlaceIndex) throws(IndexError) -> [IndexChain] {
    let collector = ChainCollector(.unlimited)
    var text = RowText()
    for row in 0..<index.businessCount {
      try index.readText(of: row, into: &text)
      if let claim = text.chainClaim(row: UInt32(row)) {
        try collector.add(claim, row: UInt32(row), text.text)
      }
    }
    return try collector.chains().list.map {
      IndexChain(name: String(decoding: $0.name, as: UTF8.self), count: $0.rows.count)
    }
  }

  mutating func setStrict() {
    for word in words.words.indices { words.words[word].setPatterns(allowsPrefix: false) }
  }

  mutating func setRelaxed() throws(IndexError) {
    var counts: [TermSpace: [[UInt8]: Int]] = [:]
    if query.correctsSpelling { counts = try termCounts() }
    for word in words.words.indices {
      words.words[word].setPatterns(allowsPrefix: true)
      let base = words.words[word]
      for space in [TermSpace.names, .addresses] {
        for form in base.forms {
          let most = QueryWord.mostEdits(form, isIdeographic: base.isIdeographic)
          guard most > 0 else { continue }
          var near: [FuzzyTerm] = []
          for (term, count) in counts[space] ?? [:] {
            let edits = EditDistance.edits(from: form, to: term, asPrefix: base.isOpen)
            guard edits > 0, edits <= most, EditDistance.beginAlike(form, term) else { continue }
            near.append(FuzzyTerm(edits: edits, count: count, term: term))
          }
          near.sort()
          for candidate in near.prefix(FuzzyTerm.most) {
            words.words[word].patterns.append(candidate.pattern(space, of: base))
          }
        }
      }
    }
  }

  /// The number of rows that have each term.
  private mutating func termCounts() throws(IndexError) -> [TermSpace: [[UInt8]: Int]] {
    var counts: [TermSpace: [[UInt8]: Int]] = [.names: [:], .addresses: [:]]
    for row in 0..<index.count + chains.count {
      try read(row)
      for space in [TermSpace.names, .addresses] {
        for term in Set(try terms(space).map(\.term)) { counts[space]?[term, default: 0] += 1 }
      }
    }
    return counts
  }

  private mutating func read(_ row: Int) throws(IndexError) {
    guard row < index.count else {
      return text.setName(Array(chains[row - index.count].name.utf8).span)
    }
    try index.readText(of: row, into: &text)
  }

  /// The terms of the current row, with their classes.
  private mutating func terms(
    _ space: TermSpace
  ) throws(IndexError) -> [(term: [UInt8], rank: Int)] {
    var terms: [(term: [UInt8], rank: Int)] = []
    for word in space == .names ? text.names : text.addresses {
      let native = Array(text.bytes[word.bytes])
      if !word.isLatinOnly { terms.append((native, Int(word.rank))) }
      if let latin = forms.latin(of: native.span) { terms.append((latin, Int(word.rank))) }
      guard space == .names, let initials = forms.initials(of: native.span) else { continue }
      terms.append((initials, Int(RowText.otherName)))
    }
    return terms + (space == .names ? try ends(of: terms.map(\.term)) : [])
  }

  /// The words that words of a name end with, if a name has them as words.
  private func ends(of terms: [[UInt8]]) throws(IndexError) -> [(term: [UInt8], rank: Int)] {
    guard index.formatVersion >= .wordEnds else { return [] }
    let dictionary = TextIndex(index.contents).dictionary(.names)
    var ends: [(term: [UInt8], rank: Int)] = []
    for term in terms {
      for start in WordEnds.starts(in: term[...]) {
        let end = Array(term[start...])
        if try dictionary.rank(of: end) != nil { ends.append((end, Int(RowText.wordEnd))) }
      }
    }
    return ends
  }

  mutating func matches() throws(IndexError) -> [TextMatch] {
    guard !words.words.isEmpty else { return [] }
    var matches: [TextMatch] = []
    for row in 0..<index.count + chains.count where index.kinds(query.kinds, has: row) {
      try read(row)
      let names = query.takesAddresses && words.words.count == 1 ? [] : try terms(.names)
      let addresses = try terms(.addresses)
      var match = RowMatch()
      for word in words.words {
        var found = WordMatch()
        for pattern in word.patterns {
          for (term, rank) in pattern.space == .names ? names : addresses {
            let isMatch = pattern.isPrefix ? term.starts(with: pattern.term) : term == pattern.term
            let worth = pattern.worth(rank: rank)
            if isMatch, worth >= 0 { found.add(worth, pattern.space, rank: rank) }
          }
        }
        match.add(found)
      }
      guard match.isMatch(takesAddresses: query.takesAddresses) else { continue }
      guard importance(of: row) >= query.leastImportance else { continue }
      if let accepts = query.accepts, row < index.count, try !accepts(row) { continue }
      matches.append(
        TextMatch(row: row, score: try score(match, row), isCorrected: match.isCorrected))
    }
    return matches.sorted(by: TextMatch.precedes)
  }

  /// The importance of the current row.
  private func importance(of row: Int) -> UInt8 {
    row < index.count
      ? text.importance.value : Importance.chain(of: chains[row - index.count].count)
  }

  private func score(_ match: RowMatch, _ row: Int) throws(IndexError) -> Double {
    let nearness = try focus.map { focus throws(IndexError) in
      row < index.count ? focus.nearness(try index.position(at: row)) : Focus.nowhere
    }
    let nameWords = Int(text.nameWords)
    return TextScore.score(
      quality: match.quality, words: words.words.count,
      isWholeName: match.isWholeName(words: nameWords), nameWords: nameWords,
      importance: Int(importance(of: row)), nearness: nearness ?? 0)
  }
}
