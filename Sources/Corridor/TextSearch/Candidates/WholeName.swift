internal import CorridorIndex
internal import CorridorThreads

/// A text as the whole name of rows, in any language: the same words in the same order, either as
/// typed or transliterated to Latin. For example, слиема is the whole name Sliema.
///
/// Search and completion share it, so that both rank whole-name matches alike.
struct WholeName {
  private let index: PlaceIndex
  private let token: CancellationToken
  /// The forms of each word.
  private let wanted: [[[UInt8]]]

  /// The score that a settlement gains if the text is the whole of a name other than its primary
  /// one: the advantage that the primary name has; see ``TextScore``.
  private static let otherNameGain = 44.0
  /// The score that a settlement gains if the text is the whole of any of its names: what others may
  /// gain by being very near.
  private static let wholeNameGain = 24.0

  init(_ text: String, in index: PlaceIndex, until token: CancellationToken) {
    self.index = index
    self.token = token
    var folder = TextFolder()
    wanted = folder.words(of: text).map { word in
      [word.native] + (word.isIdeographic ? [] : folder.typedLatin(of: word.native.span))
    }
  }

  /// The names of a row that equal the whole text.
  private func names(ofRow row: Int) throws(SearchError) -> [RowLabel.Name] {
    try token.check()
    let label = try rethrowing(index.label(ofRow: row), as: SearchError.index)
    var folder = TextFolder()
    return label.names.filter { name in
      guard canBegin(name.text.utf8) else { return false }
      let words = folder.words(of: name.text)
      return words.count == wanted.count
        && zip(words, wanted).allSatisfy { word, forms in forms.contains(word.native) }
    }
  }

  /// Whether a name may begin with the first word of the text. Decides the certain cases without
  /// folding, which loads ICU for most scripts.
  private func canBegin(_ name: String.UTF8View) -> Bool {
    guard let forms = wanted.first else { return name.isEmpty }
    return forms.contains { Self.canBegin(name, $0) }
  }

  /// Whether a name may begin with a folded word.
  private static func canBegin(_ name: String.UTF8View, _ word: [UInt8]) -> Bool {
    guard let first = word.first, first < 0x80, let lead = name.first else { return true }
    // Greek to N'Ko, the scripts of India, kana, Han and Hangul do not fold to ASCII.
    if (0xCE...0xE0).contains(lead) || (0xE4...0xED).contains(lead) { return false }
    for (letter, wanted) in zip(name, word) {
      // ASCII folds letter by letter; anything else must be folded to decide.
      let lower = letter | 0x20
      guard (0x61...0x7A).contains(lower), letter < 0x80, wanted < 0x80 else { return true }
      if lower != wanted { return false }
    }
    return true
  }

  /// The rows of those matches that have this whole name.
  func rows(of matches: [TextMatch]) throws(SearchError) -> Set<Int> {
    var rows: Set<Int> = []
    for match in matches where try !names(ofRow: match.row).isEmpty { rows.insert(match.row) }
    return rows
  }

  /// The matches in the same order, with the score of settlements raised whose name is the whole
  /// text, such as 안도라, in another language as much as if it were the primary name.
  func raised(_ matches: [TextMatch]) throws(SearchError) -> [TextMatch] {
    var matches = matches
    for number in matches.indices where !matches[number].isCorrected {
      let row = matches[number].row
      guard try isSettlement(row) else { continue }
      let names = try names(ofRow: row)
      guard !names.isEmpty else { continue }
      matches[number].score += Self.wholeNameGain
      if !names.contains(where: \.isPrimary) { matches[number].score += Self.otherNameGain }
    }
    return matches
  }

  private func isSettlement(_ row: Int) throws(SearchError) -> Bool {
    guard row >= index.businessCount, row < index.count else { return false }
    return try rethrowing(index.kind(at: row).isSettlement, as: SearchError.index)
  }
}

extension TextFolder {
  /// The words of a text in the form used for comparison.
  mutating func words(of text: String) -> [(native: [UInt8], isIdeographic: Bool)] {
    var folded = FoldedText()
    fold(Array(text.utf8).span, into: &folded)
    return folded.words.map { (Array(folded.bytes[$0.bytes]), $0.isIdeographic) }
  }
}
