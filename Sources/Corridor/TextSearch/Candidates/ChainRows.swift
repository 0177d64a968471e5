internal import CorridorIndex
internal import CorridorThreads

/// The rows of businesses that may belong to some chains, looked up in the text index.
///
/// Every place of a chain contains the words of its brand. Few places contain them all, so only
/// those records are read to compare the brand itself.
struct ChainRows {
  /// Maximum number of bytes of a brand that can be looked up, because longer queries are
  /// truncated.
  private static let longestBrand = 255

  /// Rows that include all places of the chains; a row may occur twice.
  private(set) var rows: [Int] = []

  /// Looks up brands. Nil if a brand is too long or has no words to look up, so that any row may
  /// have it.
  init?(
    _ chains: [String], in index: PlaceIndex, until token: CancellationToken
  ) throws(SearchError) {
    for chain in chains {
      guard chain.utf8.count <= Self.longestBrand, !FragmentWords(chain).words.isEmpty else {
        return nil
      }
      var query = TextQuery(chain, kinds: .businesses, limit: 1, correctsSpelling: false)
      query.isCancelled = { token.isCancelled }
      let found = try rethrowing(index.allMatches(query), as: SearchError.index)
      if found.isCancelled { try token.check() }
      rows += found.matches.map(\.row)
    }
  }
}

extension Selection {
  /// Restricts the trees to those of `rows` that pass ``restriction``, as a set over `businesses`.
  mutating func restrict(to rows: [Int], of businesses: Range<Int>) {
    // A toponym never belongs to a chain.
    trees.removeAll { businesses.isEmpty || $0.firstRow ?? 0 != 0 }
    var kept = RowSet(of: businesses)
    for row in rows where restriction?.contains(row) ?? true { kept.insert(row) }
    restriction = kept
  }
}
