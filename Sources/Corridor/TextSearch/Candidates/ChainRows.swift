public import CorridorIndex
internal import CorridorThreads

/// The rows of businesses that may belong to some chains: the places of the index's chains, and for
/// brands that are none, what the text index has.
///
/// Every place of a brand contains its words. Few places contain them all, so only those records
/// are read to compare the brand itself.
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
      if let number = try rethrowing(index.chain(named: chain), as: SearchError.index) {
        let own = try rethrowing(index.rows(ofChain: number), as: SearchError.index)
        rows += own
        // Before chains had their places, they were brands.
        if !own.isEmpty { continue }
      }
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
  /// The chains of the index that a name means, and brands that are none: case, diacritics and
  /// punctuation do not matter, nor whether the name is the chain's or another one of its places.
  ///
  /// Searches compare the names of chains letter by letter, but people write `avia` for `Avia`.
  ///
  /// ```swift
  /// options.filters.chains = try places.chainSpellings(of: "avia")
  /// ```
  ///
  /// - Returns: The names in ascending order; empty if no place belongs to such a chain. A name
  ///   without a letter or digit, or with more than 255 bytes, is the only one.
  /// - Complexity: That of a text search for the name, plus one record read for each place that
  ///   contains its words.
  public func chainSpellings(of chain: String) throws(SearchError) -> [String] {
    var folder = TextFolder()
    let wanted = folder.words(of: chain).map(\.native)
    guard !wanted.isEmpty, chain.utf8.count <= ChainRows.longestBrand else { return [chain] }
    return try rethrowing(as: SearchError.index) { () throws(IndexError) in
      let query = TextQuery(chain, kinds: .businesses, limit: 1, correctsSpelling: false)
      let keys = try ["brand", "name", "operator"].map { (key) throws(IndexError) in
        try tagKey(key)
      }
      var found: Set<String> = []
      var known: [String: Bool] = [:]
      func isMeant(_ name: String) -> Bool {
        if let isMeant = known[name] { return isMeant }
        let isMeant = folder.words(of: name).map(\.native) == wanted
        known[name] = isMeant
        return isMeant
      }
      for match in try allMatches(query).matches {
        let number = try self.chain(ofRow: match.row)
        let brand = try value(of: keys[0], at: match.row)?.string
        guard
          let name = try number.map({ (number) throws(IndexError) in
            try self.chain(number).name
          }) ?? brand, !found.contains(name)
        else { continue }
        for key in number == nil ? [] : keys {
          if let value = try value(of: key, at: match.row)?.string, isMeant(value) {
            found.insert(name)
          }
        }
        if isMeant(name) { found.insert(name) }
      }
      return found.sorted()
    }
  }

  /// Whether the name of a chain only says what its places are: "Pharmacy".
  func isGeneric(chain number: Int) throws(SearchError) -> Bool {
    try rethrowing(as: SearchError.index) { () throws(IndexError) in
      let meant = Lexicon.standard.meanings(of: try chain(number).name).flatMap(\.categories)
      guard !meant.isEmpty, let row = try rows(ofChain: number).first else { return false }
      return try place(at: row).categories.contains { meant.contains($0) }
    }
  }
}
