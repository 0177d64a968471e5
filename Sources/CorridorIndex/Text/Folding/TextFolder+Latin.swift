extension TextFolder {
  /// What someone who types Latin letters would type for a folded word or a stretch of kana; nil where
  /// that is the word itself, and for Han.
  package mutating func latin(of word: Span<UInt8>) -> [UInt8]? { nil }

  /// The initial consonants of a folded word of two Hangul syllables or more, other letters as they
  /// are; nil for every other word.
  package func initials(of word: Span<UInt8>) -> [UInt8]? { nil }
}
