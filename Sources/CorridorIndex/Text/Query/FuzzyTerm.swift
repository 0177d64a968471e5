/// A term that a misspelt word may mean.
struct FuzzyTerm: Comparable {
  /// Number of candidates for each form of a word in each space: the closest ones.
  static let most = 24

  var edits: Int
  /// Number of rows that have it.
  var count: Int
  var term: [UInt8]

  /// Orders by fewest edits, then by frequency, then by bytes.
  static func < (left: FuzzyTerm, right: FuzzyTerm) -> Bool {
    if left.edits != right.edits { return left.edits < right.edits }
    if left.count != right.count { return left.count > right.count }
    return left.term.lexicographicallyPrecedes(right.term)
  }

  /// The pattern for it in place of a word.
  func pattern(_ space: TermSpace, of word: QueryWord) -> TermPattern {
    TermPattern(
      space: space, term: term, isPrefix: false, countsAsPrefix: word.isOpen, edits: edits,
      takesEnds: word.canBeEnd)
  }
}
