public import CorridorIndex
internal import CorridorThreads

/// The rows of businesses that may belong to some chains, looked up in the text index.
///
/// Every place of a chain contains the words of its brand. Few places contain them all, so only
/// those records are read to compare the brand itself.
struct ChainRows {
  /// Maximum number of bytes of a brand that can be looked up, because longer queries are
  /// truncated.
  fileprivate static let longestBrand = 255

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
      let query = TextQuery(chain, kinds: .businesses, limit: 1, correctsSpelling: false)
      rows += try index.allMatches(query, until: token).matches.map(\.row)
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

extension PlaceIndex {
  /// The spellings of a chain in the index: brands that differ only in case, diacritics and
  /// punctuation.
  ///
  /// Searches compare brands letter by letter, but people write `avia` for `Avia` and also mean
  /// `AVIA`.
  ///
  /// ```swift
  /// options.filters.chains = try places.chainSpellings(of: "avia")
  /// ```
  ///
  /// - Returns: The spellings in ascending order; empty if no place belongs to such a chain. A name
  ///   without a letter or digit, or with more than 255 bytes, is its own only spelling.
  /// - Complexity: That of a text search for the name, plus one record read for each place that
  ///   contains its words.
  public func chainSpellings(of chain: String) throws(SearchError) -> [String] {
    var folder = TextFolder()
    let wanted = folder.words(of: chain).map(\.native)
    guard !wanted.isEmpty, chain.utf8.count <= ChainRows.longestBrand else { return [chain] }
    return try rethrowing(as: SearchError.index) { () throws(IndexError) in
      let query = TextQuery(chain, kinds: .businesses, limit: 1, correctsSpelling: false)
      let key = try tagKey("brand")
      var (brands, others): (Set<String>, Set<String>) = ([], [])
      for match in try allMatches(query).matches {
        guard let brand = try value(of: key, at: match.row)?.string, !brands.contains(brand),
          !others.contains(brand)
        else { continue }
        if folder.words(of: brand).map(\.native) == wanted {
          brands.insert(brand)
        } else {
          others.insert(brand)
        }
      }
      return brands.sorted()
    }
  }
}
