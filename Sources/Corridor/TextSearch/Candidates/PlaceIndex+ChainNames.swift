public import CorridorIndex

extension PlaceIndex {
  /// How the index spells a chain: its brands that are the same but for case, diacritics and signs.
  ///
  /// Searches tell chains apart by their brand, letter by letter; people write `avia` for `Avia`, and
  /// mean `AVIA` as well.
  ///
  /// ```swift
  /// options.filters.chains = try places.chainSpellings(of: "avia")
  /// ```
  ///
  /// - Returns: The spellings, ascending; none where no place is of such a chain. A name without a
  ///   letter or digit, or of more than 255 bytes, is its own only spelling.
  /// - Complexity: that of a text search for the name, and a look at each place that has its words.
  public func chainSpellings(of chain: String) throws(SearchError) -> [String] {
    var folder = TextFolder()
    let wanted = folder.nativeWords(of: chain)
    guard !wanted.isEmpty, chain.utf8.count <= Self.longestBrand else { return [chain] }
    return try SearchError.wrapping { () throws(IndexError) in
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

  /// Bytes of a brand that is looked up; longer ones must be spelt as they are.
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
