internal import CorridorGeometry

/// Terms that a word of a query matches.
struct TermPattern: Hashable, Sendable {
  var space: TermSpace
  var term: [UInt8]
  /// Whether terms that start with `term` match too.
  var isPrefix: Bool
  /// Whether a match is worth as much as a prefix match.
  var countsAsPrefix: Bool
  /// Number of edits.
  var edits = 0
  /// Whether words that only end with a term match.
  var takesEnds = false

  /// The worth of a match by the class of the word: twice the quality, plus one if nothing was
  /// corrected, so that of equal qualities the uncorrected one is greater; -1 if words of that class
  /// do not match.
  @inline(__always)
  func worth(rank: Int) -> Int {
    if space == .names, rank == RowText.wordEnd, !takesEnds { return -1 }
    let table =
      switch space {
      case .names: countsAsPrefix ? TextScore.namePrefix : TextScore.exactName
      case .addresses: countsAsPrefix ? TextScore.addressPrefix : TextScore.exactAddress
      }
    let quality = max(table[min(rank, table.count - 1)] - edits * TextScore.editPenalty, 1)
    return quality << 1 | (edits == 0 ? 1 : 0)
  }
}

/// The two spaces of terms.
enum TermSpace: Hashable, Sendable {
  case names, addresses
}

/// A word of a query and what it matches.
package struct QueryWord: Sendable {
  /// The native form.
  var native: [UInt8]
  /// See ``TextFolder/typedLatin(of:)``.
  var latin: [[UInt8]]
  /// Whether the word may be a prefix.
  var isOpen: Bool
  var isIdeographic: Bool
  /// The range of the word in the query.
  var source: Range<Int>
  /// The patterns that it matches.
  var patterns: [TermPattern] = []
  /// Whether words that only end with it may match.
  var canBeEnd: Bool

  /// The forms in which the word is looked up.
  var forms: [[UInt8]] { [native] + latin }

  /// The maximum number of wrong letters in a form; 0 for words that are not corrected.
  package static func mostEdits(_ form: [UInt8], isIdeographic: Bool) -> Int {
    guard !isIdeographic, !form.contains(where: { (0x30...0x39).contains($0) }) else { return 0 }
    let letters = form.count { $0 & 0xC0 != 0x80 }
    return letters < 5 ? 0 : letters < 9 ? 1 : 2
  }

  /// Whether it starts with a digit: house number 1 does not match 19.
  private var isNumber: Bool { native.first.map { (0x30...0x39).contains($0) } ?? false }

  /// Matches the exact word, and words that start with it if the word is open, or if `allowsPrefix`
  /// and it is not a number.
  mutating func setPatterns(allowsPrefix: Bool) {
    let allowsPrefix = allowsPrefix && !isNumber
    patterns = []
    let takesEnds = canBeEnd && (isOpen || allowsPrefix)
    for space in [TermSpace.names, .addresses] {
      for form in forms {
        patterns.append(
          TermPattern(
            space: space, term: form, isPrefix: false, countsAsPrefix: false,
            takesEnds: takesEnds))
        guard isOpen || allowsPrefix else { continue }
        patterns.append(
          TermPattern(
            space: space, term: form, isPrefix: true, countsAsPrefix: true, takesEnds: takesEnds))
      }
    }
  }

  /// The word with only those patterns that are, or are not, prefix patterns.
  func keepingPatterns(ofPrefixes arePrefixes: Bool) -> QueryWord {
    var word = self
    word.patterns = patterns.filter { $0.isPrefix == arePrefixes }
    return word
  }
}

/// The words of a query.
struct QueryWords: Sendable {
  var words: [QueryWord] = []

  /// Folds a query; a repeated word counts once.
  init(_ query: TextQuery) {
    var folder = TextFolder()
    var forms = WordForms()
    var folded = FoldedText()
    let text = query.text.utf8Head(TextQuery.longestText)
    folder.fold(text.span, into: &folded)
    let last = folded.words.count - 1
    for (number, word) in folded.words.enumerated() {
      let native = Array(folded[word])
      let isSingleSign = word.isIdeographic && native.count { $0 & 0xC0 != 0x80 } == 1
      let isOpen = isSingleSign || number == last && !query.isComplete
      guard words.count < TextQuery.mostWords, !words.contains(where: { $0.native == native })
      else { continue }
      words.append(
        QueryWord(
          native: native, latin: word.isIdeographic ? [] : forms.typedLatin(of: native.span),
          isOpen: isOpen, isIdeographic: word.isIdeographic, source: word.source,
          canBeEnd: query.takesEnds && WordEnds.isLong(native)))
    }
  }
}
