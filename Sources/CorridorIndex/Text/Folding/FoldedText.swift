/// A word of a folded text.
package struct FoldedWord: Hashable, Sendable {
  /// The range of the word in ``FoldedText/bytes``. Ranges of ideographic words overlap: the second
  /// sign of one is the first sign of the next.
  package var bytes: Range<Int>
  /// The range of the word in the original text, as UTF-8 offsets, including marks that folding
  /// drops.
  package var source: Range<Int>
  /// Whether the word is one or two signs of a run of Han and kana.
  package var isIdeographic: Bool

  package init(bytes: Range<Int>, source: Range<Int>, isIdeographic: Bool = false) {
    self.bytes = bytes
    self.source = source
    self.isIdeographic = isIdeographic
  }
}

/// The words of a text in folded form; see ``TextFolder``.
///
/// Reuse one value for many texts: folding then does not allocate.
package struct FoldedText: Sendable {
  /// The folded words without separators, valid UTF-8.
  package var bytes: [UInt8] = []
  /// The words in text order.
  package var words: [FoldedWord] = []
  /// The whole stretches of kana in ideographic runs: the parts that have a Latin form.
  package var kana: [FoldedWord] = []
  /// For each folded byte, the UTF-8 offset of the scalar that it came from; ascending.
  package var sources: [UInt32] = []

  package init() {}

  /// The bytes of a word, such as `words[0]`.
  package subscript(word: FoldedWord) -> ArraySlice<UInt8> { bytes[word.bytes] }

  /// Removes the words and keeps the memory.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    words.removeAll(keepingCapacity: true)
    kana.removeAll(keepingCapacity: true)
    sources.removeAll(keepingCapacity: true)
  }
}
