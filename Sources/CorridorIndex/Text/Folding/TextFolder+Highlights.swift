extension TextFolder {
  /// Where the words of `query` appear in `text`: ascending ranges of whole characters that do not
  /// touch. The last word of the query counts as a prefix unless the query `isComplete`.
  package mutating func highlights(
    of query: String, in text: String, isComplete: Bool = false
  ) -> [HighlightRange] {
    []
  }
}
