/// A word of a folded text.
package struct FoldedWord: Hashable, Sendable {
  /// The word in ``FoldedText/bytes``. Ranges of ideographic words overlap: the second sign of one is
  /// the first sign of the next.
  package var bytes: Range<Int>
  /// Where the word stands in the original, as UTF-8 offsets, marks that folding drops included.
  package var source: Range<Int>
  /// Whether the word is a sign or two of a run of Han and kana.
  package var isIdeographic: Bool

  package init(bytes: Range<Int>, source: Range<Int>, isIdeographic: Bool = false) {
    self.bytes = bytes
    self.source = source
    self.isIdeographic = isIdeographic
  }
}

/// The words of a text in the form in which texts are compared; see ``TextFolder``.
///
/// Reuse one value for many texts: folding into it then allocates nothing.
package struct FoldedText: Sendable {
  /// The folded words without anything between them, valid UTF-8.
  package var bytes: [UInt8] = []
  /// The words in the order of the text.
  package var words: [FoldedWord] = []
  /// The stretches of kana inside of ideographic runs, each as a whole: what has a Latin form there.
  package var kana: [FoldedWord] = []
  /// Per folded byte, the UTF-8 offset of the scalar that it came from; ascending.
  package var sources: [UInt32] = []

  package init() {}

  /// The bytes of a word, such as `words[0]`.
  package subscript(word: FoldedWord) -> ArraySlice<UInt8> { bytes[word.bytes] }

  /// Forgets the words and keeps the memory.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    words.removeAll(keepingCapacity: true)
    kana.removeAll(keepingCapacity: true)
    sources.removeAll(keepingCapacity: true)
  }
}
