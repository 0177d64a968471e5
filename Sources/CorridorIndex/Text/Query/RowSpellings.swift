/// How a row spells its words, for corrected queries.
struct RowSpellings {
  private var words: [(folded: [UInt8], latin: [UInt8]?, space: TermSpace, spelling: [UInt8])] = []

  init(_ row: Int, _ index: PlaceIndex) throws(IndexError) {
    guard row < index.count else {
      add(Array(try index.chain(row - index.count).name.utf8), .names)
      return
    }
    for tag in try index.place(at: row).tags {
      let value = Array(tag.value.utf8)
      guard let field = TextField(key: Array(tag.key.utf8).span) else { continue }
      switch field {
      case .name, .brand, .owner, .otherName, .dish: add(value, .names)
      case .houseNumber, .street, .locality, .postcode: add(value, .addresses)
      }
    }
  }

  private mutating func add(_ text: [UInt8], _ space: TermSpace) {
    var folder = TextFolder()
    var forms = WordForms()
    var folded = FoldedText()
    folder.fold(text.span, into: &folded)
    for word in folded.words where !word.isIdeographic {
      let bytes = Array(folded[word])
      words.append(
        (
          folded: bytes, latin: forms.latin(of: bytes.span), space: space,
          spelling: Array(text[word.source])
        ))
    }
  }

  /// The row's spelling of a word that matches only when corrected; nil for other words.
  func spelling(of word: QueryWord) -> [UInt8]? {
    var best: (worth: Int, spelling: [UInt8])?
    for pattern in word.patterns {
      for known in words where known.space == pattern.space {
        let forms = [known.folded] + (known.latin.map { [$0] } ?? [])
        let isFound = forms.contains {
          pattern.isPrefix ? $0.starts(with: pattern.term) : $0 == pattern.term
        }
        guard isFound else { continue }
        if pattern.edits == 0 { return nil }
        let worth = pattern.worth(rank: 0)
        if worth > best?.worth ?? 0 { best = (worth, known.spelling) }
      }
      guard pattern.takesEnds, pattern.space == .names else { continue }
      // The end of a word has no spelling of its own.
      for known in words where known.space == .names {
        let isFound = ([known.folded] + (known.latin.map { [$0] } ?? [])).contains {
          WordEnds.start(of: pattern.term, in: $0[...], isOpen: pattern.isPrefix) != nil
        }
        guard isFound else { continue }
        if pattern.edits == 0 { return nil }
        let worth = pattern.worth(rank: Int(RowText.wordEnd))
        if worth > best?.worth ?? 0 { best = (worth, pattern.term) }
      }
    }
    return best?.spelling
  }
}
