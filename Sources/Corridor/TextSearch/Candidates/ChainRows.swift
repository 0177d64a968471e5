internal import CorridorIndex
internal import CorridorThreads

/// The rows of businesses that may be of some chains, looked up in the text of the index.
///
/// Every place of a chain has the words of its brand, so that those with the words are few, and only
/// they have to be read to see whether the brand is the very one.
struct ChainRows {
  /// Bytes of a brand at most: a query's words beyond are not looked up.
  private static let longestBrand = 255

  /// Rows among which all places of the chains are; some stand there twice.
  private(set) var rows: [Int] = []

  /// Looks up brands; nil where one has no words to look up, so that any row may have it.
  init?(
    _ chains: [String], in index: PlaceIndex, until token: CancellationToken
  ) throws(SearchError) {
    for chain in chains {
      guard chain.utf8.count <= Self.longestBrand, !FragmentWords(chain).words.isEmpty else {
        return nil
      }
      var query = TextQuery(chain, kinds: .businesses, limit: 1, correctsSpelling: false)
      query.isCancelled = { token.isCancelled }
      let found = try SearchError.wrapping { () throws(IndexError) in
        try index.allMatches(query)
      }
      if found.isCancelled { try token.check() }
      rows += found.matches.map(\.row)
    }
  }
}

extension Selection {
  /// Leaves of the places of the trees those that stand in some of the rows of `businesses`.
  mutating func restrict(to rows: [Int], of businesses: Range<Int>) {
    // No toponym is in a chain.
    trees.removeAll { businesses.isEmpty || $0.firstRow ?? 0 != 0 }
    var kept = RowSet(of: businesses)
    for row in rows where restriction?.contains(row) ?? true { kept.insert(row) }
    restriction = kept
  }
}
