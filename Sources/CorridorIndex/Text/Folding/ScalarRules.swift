/// What each scalar folds to, by itself: slow and called once per code point, for ``FoldingTable``.
///
/// - Compatibility forms become what they stand for (full-width letters, ligatures, half-width kana), case
///   is folded (ß is ss, final sigma is sigma), digits of every script become those of ASCII.
/// - Marks on Latin, Greek, Cyrillic, Arabic and Hebrew letters vanish, so that é is e, ё is е, й is и and
///   vowel points are as good as none. Vowel signs of India, Thai and Thaana and the voicing marks of
///   kana stay. ı is i, as İ is; ø, ł, đ, æ are letters of their own, whose Latin form is o, l, d, ae.
/// - Zero-width and direction signs, soft hyphens, tatweel and geresh vanish.
/// - Letters that a language writes in two ways become one; see ``folded``. Traditional Han becomes
///   simplified; see ``HanVariants``.
struct ScalarRules: Sendable {
  /// Asked for when a scalar beyond ASCII comes up. Without ICU what the standard library knows has to do.
  let icu: @Sendable () -> ICU?

  init(icu: @escaping @Sendable () -> ICU? = { ICU.shared }) { self.icu = icu }

  func folding(of scalar: Unicode.Scalar) -> ScalarFolding {
    if Unicode.Scalar.apostrophes.contains(scalar) { return ScalarFolding(.apostrophe) }
    switch scalar {
    case "\u{B7}": return ScalarFolding(.middleDot)
    // L with a middle dot, which is a dot between two l.
    case "\u{13F}", "\u{140}": return ScalarFolding(.letter, ["l"])
    // Signs that would become letters: the trade marks.
    case "\u{2120}", "\u{2122}": return ScalarFolding(.separator)
    case "A"..."Z": return ScalarFolding(.letter, [Unicode.Scalar(UInt8(scalar.value) + 32)])
    default: break
    }
    if scalar.isASCII {
      return scalar.properties.numericType != nil || scalar.properties.isLowercase
        ? ScalarFolding(.letter, [scalar]) : ScalarFolding(.separator)
    }
    if scalar.isHan { return ScalarFolding(.sign, [HanVariants.simplified(scalar)]) }
    let parts = decomposed(scalar).flatMap(\.folded)
    guard let first = parts.first else { return ScalarFolding(.dropped) }
    let kinds = parts.map(\.foldedKind)
    let areMarks = kinds.dropFirst().allSatisfy { $0 == .mark }
    switch first.foldedKind {
    case .separator where parts.count == 1: return ScalarFolding(.separator)
    case .mark where areMarks: return ScalarFolding(.mark, parts)
    case .sign where areMarks: return ScalarFolding(.sign, parts)
    case .letter where kinds.dropFirst().allSatisfy({ $0 == .mark || $0 == .letter }):
      return ScalarFolding(.letter, parts)
    default: return ScalarFolding(.sequence, parts.map { $0.foldedKind == .separator ? " " : $0 })
    }
  }

  /// The scalar in compatibility decomposition with case folded and without the marks that vanish.
  private func decomposed(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    if let syllable = HangulSyllable(scalar) { return syllable.jamo }
    guard let icu = icu() else { return scalar.decomposedWithoutICU }
    return icu.normalized([scalar], .nfkd).flatMap { part -> [Unicode.Scalar] in
      if part.vanishes { return [] }
      let folded = icu.normalized([part], .nfkcCasefold)
      return icu.normalized(folded, .nfkd).filter { !$0.vanishes }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a unified ideograph of the first plane, which folds to itself or to its
  /// simplified form. Text of East Asia asks for most pages of them; nobody has to ask ICU for 27,000 signs.
  var isHan: Bool { (0x3400...0x4DBF).contains(value) || (0x4E00...0x9FFF).contains(value) }

  /// What ``FoldingTable`` knows of a scalar where ICU cannot be loaded: lower case, the letter that
  /// the Unicode name of a precomposed letter tells, full width.
  var decomposedWithoutICU: [Unicode.Scalar] {
    if vanishes || properties.isDefaultIgnorableCodePoint { return [] }
    if ("\u{FF01}"..."\u{FF5E}").contains(self), let narrow = Unicode.Scalar(value - 0xFEE0) {
      return Array(narrow.properties.lowercaseMapping.unicodeScalars)
    }
    if self == "ß" || self == "ẞ" { return ["s", "s"] }
    // "LATIN SMALL LETTER E WITH ACUTE"
    let words = properties.name?.split(separator: " ") ?? []
    if words.count > 4, words[0] == "LATIN", words[2] == "LETTER", words[3].count == 1,
      words[4] == "WITH", words[5...].joined() != "STROKE",
      let letter = words[3].lowercased().unicodeScalars.first
    {
      return [letter]
    }
    return properties.lowercaseMapping.unicodeScalars.filter { !$0.vanishes }
  }
}
