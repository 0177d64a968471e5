extension Unicode.Scalar {
  /// A decomposed, case-folded scalar with variant letters replaced by one canonical form.
  var folded: [Unicode.Scalar] {
    switch value {
    // Dotless i.
    case 0x131: ["i"]
    // Final forms of Hebrew: kaf, mem, nun, pe and tsadi directly follow.
    case 0x5DA, 0x5DD, 0x5DF, 0x5E3, 0x5E5: [Unicode.Scalar(value + 1)!]
    // Arabic: alef wasla; alef maksura, Farsi yeh and yeh barree; keheh; teh marbuta and the forms
    // of heh.
    case 0x671: ["\u{627}"]
    case 0x649, 0x6CC, 0x6D2: ["\u{64A}"]
    case 0x6A9: ["\u{643}"]
    case 0x629, 0x6BE, 0x6C1, 0x6C3, 0x6D5: ["\u{647}"]
    // Katakana and its iteration marks to hiragana, which are 96 code points lower.
    case 0x30A1...0x30F6, 0x30FD, 0x30FE: [Unicode.Scalar(value - 0x60)!]
    // Vowels that take two keystrokes, so that the partly typed vowel is a prefix; trailing
    // consonants.
    case 0x1161...0x1175: HangulSyllable.typedVowel(value)
    case 0x11A8...0x11C2: HangulSyllable.typedTrailing(value)
    // Compatibility ideographs and radicals are already decomposed here.
    case _ where isHan: [HanVariants.simplified(self)]
    default:
      if properties.numericType == .decimal, let digit = properties.numericValue {
        [Unicode.Scalar(UInt8(ascii: "0") + UInt8(digit))]
      } else {
        [self]
      }
    }
  }

  /// Characters that are typed in place of an apostrophe.
  static let apostrophes: Set<Unicode.Scalar> = [
    "'", "`", "\u{B4}", "\u{2B9}", "\u{2BA}", "\u{2BB}", "\u{2BC}", "\u{2BD}", "\u{2018}",
    "\u{2019}",
    "\u{2032}", "\u{FF07}",
  ]

  /// The kind of a scalar that is already folded.
  var foldedKind: FoldingEntry.Kind {
    if Self.apostrophes.contains(self) { return .separator }
    if isKanaSign || properties.isIdeographic { return .sign }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return .mark
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      return .letter
    default: return .separator
    }
  }

  /// Hiragana and katakana with their small, iteration and prolonged sound marks, but not the
  /// voicing marks.
  private var isKanaSign: Bool {
    switch value {
    case 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF,
      0x3005...0x3007, 0x1AFF0...0x1B16F:
      true
    default: false
    }
  }

  /// Marks on Latin, Greek, Cyrillic, Arabic and Hebrew letters, marks common to all scripts, and
  /// the tatweel, geresh and gershayim.
  var vanishes: Bool {
    switch value {
    case 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x5BF, 0x5C1, 0x5C2, 0x5C4, 0x5C5, 0x5C7,
      0x5F3, 0x5F4,
      0x610...0x61A, 0x640, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E4, 0x6E7, 0x6E8,
      0x6EA...0x6ED, 0x898...0x89F, 0x8CA...0x8E1, 0x8E3...0x8FF, 0x1AB0...0x1AFF,
      0x1DC0...0x1DFF, 0x20D0...0x20FF, 0x2DE0...0x2DFF, 0xA66F...0xA672, 0xA674...0xA67D,
      0xA69E, 0xA69F, 0xFB1E, 0xFE20...0xFE2F:
      true
    default: false
    }
  }
}
