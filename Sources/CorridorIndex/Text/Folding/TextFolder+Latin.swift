extension TextFolder {
  /// A folded word as typed in Latin letters; nil if that equals the word itself, and for words
  /// with Han. For kana, pass ``FoldedText/kana`` instead of the pairs.
  ///
  /// Cyrillic follows common typing (щ shch, х kh, ж zh; with Ukrainian и y and г h, and Serbian ж
  /// z in words whose letters identify the language), Greek follows road signs (ELOT 743: η i, ου
  /// ou, χ ch, initial μπ b), Hangul the Revised Romanization, kana Hepburn without long vowels,
  /// and everything else ICU. The result has at most ``longestWord`` letters, all of them a to z
  /// and 0 to 9.
  ///
  /// - Complexity: O(letters); scripts other than those named go through ICU, about 10 microseconds
  ///   a word.
  package mutating func latin(of word: Span<UInt8>) -> [UInt8]? {
    // A run of kana may be long; a word has at most this many bytes.
    latin(of: word.extracting(first: Self.longestWordBytes).scalars)
  }

  /// The Latin forms to search for a typed word: ``latin(of:)`` and, for Greek, which writes
  /// foreign sounds with two letters, the form by sound: b for μπ, d for ντ, g for γκ, u for ου.
  /// For example, Ορντίνο is orntino and ordino.
  package mutating func typedLatin(of word: Span<UInt8>) -> [[UInt8]] {
    guard let latin = latin(of: word) else { return [] }
    let scalars = word.extracting(first: Self.longestWordBytes).scalars
    guard let first = scalars.first(where: { !$0.isASCII }), first.isGreek,
      let sounds = GreekLetters.latin(scalars, asSounds: true)
    else { return [latin] }
    let other = Array(sounds.prefix(Self.longestWord))
    return other == latin ? [latin] : [latin, other]
  }

  func latin(of scalars: [Unicode.Scalar]) -> [UInt8]? {
    guard let first = scalars.first(where: { !$0.isASCII }) else { return nil }
    let letters: [UInt8]? =
      switch first.value {
      case 0x80...0x24F: LatinLetters.latin(scalars)
      case 0x370...0x3FF: GreekLetters.latin(scalars)
      case 0x400...0x52F: CyrillicLetters.latin(scalars)
      case 0x1100...0x11FF: HangulLetters.latin(scalars)
      case 0x3040...0x30FF: KanaSigns.latin(scalars)
      default: nil
      }
    if let letters { return letters.isEmpty ? nil : Array(letters.prefix(Self.longestWord)) }
    if scalars.contains(where: \.properties.isIdeographic) { return nil }
    return transliterated(scalars, first: first)
  }

  /// The word transliterated by ICU, or nil if ICU leaves a letter that is not Latin.
  private func transliterated(_ scalars: [Unicode.Scalar], first: Unicode.Scalar) -> [UInt8]? {
    guard let icu = ICU.shared else { return nil }
    // A transliterator for one script opens three times as fast as the one for any script.
    let script =
      switch first.value {
      case 0x80...0x2FF, 0x1E00...0x1EFF: "Latin"
      case 0x530...0x58F: "Armenian"
      case 0x590...0x5FF: "Hebrew"
      case 0x600...0x6FF, 0x750...0x77F: "Arabic"
      case 0x780...0x7BF: "Thaana"
      case 0x900...0x97F: "Devanagari"
      case 0xE00...0xE7F: "Thai"
      case 0x10A0...0x10FF: "Georgian"
      default: "Any"
      }
    let name = (script == "Latin" ? "" : script + "-Latin; ") + "Latin-ASCII; Lower"
    let text = scalars.utf16
    guard let units = TransliteratorPool.shared.transliterate(text, through: name, of: icu) else {
      return nil
    }
    var letters: [UInt8] = []
    for scalar in String(decoding: units, as: UTF16.self).unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9": letters.append(UInt8(scalar.value))
      case "ə": letters.append(UInt8(ascii: "e"))
      default:
        // Users do not type hamza, ayin and accents.
        let isLetter =
          switch scalar.properties.generalCategory {
          case .lowercaseLetter, .otherLetter: true
          default: false
          }
        if isLetter, scalar.value > 0x2FF || scalar.value < 0x2B0 { return nil }
      }
    }
    // A final consonant is pronounced without its inherent vowel.
    if let last = scalars.last, last.isNorthIndicConsonant, letters.count > 2,
      letters.last == UInt8(ascii: "a")
    {
      letters.removeLast()
    }
    return letters.isEmpty ? nil : Array(letters.prefix(Self.longestWord))
  }
}

extension Unicode.Scalar {
  fileprivate var isGreek: Bool { (0x370...0x3FF).contains(value) }

  /// Whether the scalar is a consonant of Devanagari, Bengali, Gurmukhi or Gujarati.
  fileprivate var isNorthIndicConsonant: Bool {
    (0x900...0xAFF).contains(value) && (0x15...0x39).contains(value & 0x7F)
  }
}
