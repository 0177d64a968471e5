/// A list that a word of a query is looked up in.
struct WordList {
  var space: TermSpace
  var list: PostingList
  /// The worth of a match by class, see ``TermPattern/worth(rank:)``.
  var worths: SIMD4<Int32>

  @inline(__always)
  func worth(_ rank: Int) -> Int { Int(worths[rank & 3]) }

  /// Whether a posting belongs to one of the terms, and words of its class match.
  @inline(__always)
  func has(_ cursor: PostingCursor) -> Bool {
    guard worth(cursor.rank) >= 0 else { return false }
    guard let terms = list.terms else { return true }
    return cursor.term >= terms.lowerBound && cursor.term < terms.upperBound
  }
}

/// The lists that together have every row that a word matches.
struct WordLists {
  private(set) var lists: [WordList] = []
  /// Number of blocks in all lists.
  private(set) var blockCount = 0
  /// Approximate number of matching postings.
  private(set) var size = 0.0
  /// The greatest worth of any match.
  private(set) var best = -1
  private(set) var hasNames = false

  /// - Parameter spaces: The spaces to search.
  init(_ word: QueryWord, in text: TextIndex, spaces: [TermSpace]) throws(IndexError) {
    for pattern in word.patterns where spaces.contains(pattern.space) {
      let dictionary = text.dictionary(pattern.space)
      let ranks: Range<Int>
      if pattern.isPrefix {
        ranks = try dictionary.ranks(of: pattern.term)
      } else {
        guard let rank = try dictionary.rank(of: pattern.term) else { continue }
        ranks = rank..<rank + 1
      }
      guard !ranks.isEmpty else { continue }
      var worths = SIMD4<Int32>()
      for rank in 0..<4 { worths[rank] = Int32(pattern.worth(rank: rank)) }
      best = max(best, Int(worths[0]))
      hasNames = hasNames || pattern.space == .names
      for list in try text.lists(pattern.space).lists(ofTerms: ranks) {
        blockCount += list.blocks.count
        size += Double(list.blocks.count * TextFormat.postingsPerBlock) * list.share
        lists.append(WordList(space: pattern.space, list: list, worths: worths))
      }
    }
  }
}

/// The text of a mapped index.
struct TextIndex: Sendable {
  let contents: IndexReader
  let scores: RowScores
  let names: (dictionary: TermDictionary, lists: PostingLists)
  let addresses: (dictionary: TermDictionary, lists: PostingLists)

  init(_ contents: IndexReader) {
    self.contents = contents
    scores = RowScores(contents)
    names = (TermDictionary(.names, contents), PostingLists(.names, contents))
    addresses = (TermDictionary(.addresses, contents), PostingLists(.addresses, contents))
  }

  func dictionary(_ space: TermSpace) -> TermDictionary {
    space == .names ? names.dictionary : addresses.dictionary
  }

  func lists(_ space: TermSpace) -> PostingLists {
    space == .names ? names.lists : addresses.lists
  }
}
