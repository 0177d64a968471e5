extension TextFolder {
  /// The initial consonants of a folded word of two or more Hangul syllables, with other letters
  /// unchanged, so that ㅅㅌㅂㅅ finds 스타벅스; nil for every other word.
  package func initials(of word: Span<UInt8>) -> [UInt8]? {
    // Jamo start with the bytes E1 84 to E1 87; most words have none.
    var hasHangul = false
    for index in word.indices where word[index] == 0xE1 { hasHangul = true }
    guard hasHangul else { return nil }
    let parts = foldedParts(word.scalars)
    let syllables = parts.count { if case .syllable = $0 { true } else { false } }
    return syllables < 2 ? nil : Self.initials(of: parts).utf8
  }

  static func initials(of parts: [FoldedPart]) -> [Unicode.Scalar] {
    var initials: [Unicode.Scalar] = []
    for part in parts {
      switch part {
      case .syllable(let syllable): initials.append(syllable.jamo[0])
      case .consonant(let leading): initials.append(Unicode.Scalar(UInt32(0x1100 + leading))!)
      case .other(let scalar): initials.append(scalar)
      }
    }
    return initials
  }

  /// A folded word in normal spelling: Hangul in syllables, kana with their marks.
  package func display(of word: Span<UInt8>) -> String {
    var text: [Unicode.Scalar] = []
    for part in foldedParts(word.scalars) {
      switch part {
      case .syllable(let syllable): text.append(syllable.scalar)
      case .consonant(let leading): text.append(HangulSyllable.letter(leading))
      case .other(let scalar): text.append(scalar)
      }
    }
    if text.contains(where: { $0.value > 0x2FF && !$0.isHangulSyllable }), let icu = ICU.shared {
      text = icu.normalized(text, .nfc)
    }
    var display = String.UnicodeScalarView()
    display.append(contentsOf: text)
    return String(display)
  }
}
