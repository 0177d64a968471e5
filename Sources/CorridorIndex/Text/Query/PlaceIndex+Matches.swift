internal import CorridorGeometry

extension PlaceIndex {
  /// The best matches of a query, at most its limit: exactly the first ones of ``allMatches(_:)``.
  ///
  /// Words match exactly, and the last word of an incomplete query matches as a prefix. If that
  /// finds fewer than ``TextQuery/enoughMatches`` (and than the limit), a second search lets every
  /// word match as a prefix and, if `correctsSpelling`, also match up to ``FuzzyTerm/most`` similar
  /// terms.
  ///
  /// Complexity: O(blocks of the rarest word); only blocks that could have a better match than
  /// those found so far are read.
  package func bestMatches(_ query: TextQuery) throws(IndexError) -> TextMatches {
    try matches(query, limit: max(query.limit, 0))
  }

  /// All matches of a query, best first. Memory: 24 bytes for each.
  package func allMatches(_ query: TextQuery) throws(IndexError) -> TextMatches {
    try matches(query, limit: nil)
  }

  private func matches(_ query: TextQuery, limit: Int?) throws(IndexError) -> TextMatches {
    var answer = TextMatches()
    guard limit != 0 else { return answer }
    let text = TextIndex(contents)
    var words = QueryWords(query)
    guard !words.words.isEmpty else { return answer }
    words.setStrict()
    var search = try strictSearch(words.words, query, text, limit: limit)
    answer.matches = try search.run()
    let enough = min(query.limit, TextQuery.enoughMatches)
    if !search.isCancelled, answer.matches.count < enough {
      try words.setRelaxed(query, text)
      search = try TextSearch(words.words, query, text, limit: limit)
      answer.matches = try search.run()
      if let best = answer.matches.first, best.isCorrected {
        answer.correctedText = try correctedText(query, words, row: best.row)
      }
    }
    answer.isCancelled = search.isCancelled
    return answer
  }

  /// A search for exact words, of which the last one may be a prefix.
  ///
  /// Few rows have an open word exactly, and many as a prefix. The exact rows are searched first,
  /// so that the bounds of the others need not allow for such a good match.
  private func strictSearch(
    _ words: [QueryWord], _ query: TextQuery, _ text: TextIndex, limit: Int?
  ) throws(IndexError) -> TextSearch {
    guard words.count > 1, let last = words.last, last.isOpen else {
      return try TextSearch(words, query, text, limit: limit)
    }
    let others = words.dropLast()
    var search = try TextSearch(
      others + [last.keepingPatterns(ofPrefixes: false)], ofLast: last, query, text, limit: limit)
    guard search.goesByLast else { return try TextSearch(words, query, text, limit: limit) }
    try search.walk()
    if search.isCancelled { return search }
    return try TextSearch(
      others + [last.keepingPatterns(ofPrefixes: true)], ofLast: last, query, text, limit: limit,
      after: search)
  }

  /// The query with each corrected word replaced by the row's spelling.
  func correctedText(
    _ query: TextQuery, _ words: QueryWords, row: Int
  ) throws(IndexError) -> String? {
    var text: [UInt8] = []
    let original = Array(query.text.utf8)
    var end = 0
    let spellings = try RowSpellings(row, self)
    for word in words.words {
      guard let spelling = spellings.spelling(of: word) else { continue }
      text += original[end..<word.source.lowerBound]
      text += spelling
      end = word.source.upperBound
    }
    guard end > 0 else { return nil }
    return String(decoding: text + original[end...], as: UTF8.self)
  }
}

extension QueryWords {
  /// Words match exactly; open words match as prefixes.
  mutating func setStrict() {
    for word in words.indices { words[word].setPatterns(allowsPrefix: false) }
  }

  /// Words may match as prefixes and be corrected.
  mutating func setRelaxed(_ query: TextQuery, _ text: TextIndex) throws(IndexError) {
    for word in words.indices {
      words[word].setPatterns(allowsPrefix: true)
      guard query.correctsSpelling else { continue }
      for space in [TermSpace.names, .addresses] {
        for form in words[word].forms {
          let edits = QueryWord.mostEdits(form, isIdeographic: words[word].isIdeographic)
          guard edits > 0 else { continue }
          var search = FuzzyTermSearch(form, mostEdits: edits, asPrefix: words[word].isOpen)
          try search.run(text.dictionary(space), isCancelled: query.isCancelled)
          for near in search.terms {
            words[word].patterns.append(near.pattern(space, of: words[word]))
          }
        }
      }
    }
  }
}
