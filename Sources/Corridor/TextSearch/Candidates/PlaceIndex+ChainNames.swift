public import CorridorIndex

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
    let wanted = folder.nativeWords(of: chain)
    guard !wanted.isEmpty, chain.utf8.count <= Self.longestBrand else { return [chain] }
    return try rethrowing(as: SearchError.index) { () throws(IndexError) in
      let query = TextQuery(chain, kinds: .businesses, limit: 1, correctsSpelling: false)
      let key = try tagKey("brand")
      var (brands, others): (Set<String>, Set<String>) = ([], [])
      for match in try allMatches(query).matches {
        guard let brand = try value(of: key, at: match.row)?.string, !brands.contains(brand),
          !others.contains(brand)
        else { continue }
        if folder.nativeWords(of: brand) == wanted {
          brands.insert(brand)
        } else {
          others.insert(brand)
        }
      }
      return brands.sorted()
    }
  }

  /// Maximum number of bytes of a brand that is looked up; longer brands must be spelled exactly.
  private static var longestBrand: Int { 255 }
}

extension TextFolder {
  /// The words of a text in their native form.
  fileprivate mutating func nativeWords(of text: String) -> [[UInt8]] {
    var folded = FoldedText()
    fold(Array(text.utf8).span, into: &folded)
    return folded.words.map { Array(folded[$0]) }
  }
}
