/// The folding of each single scalar: slow, and called once for each code point, for
/// ``FoldingTable``.
///
/// - Compatibility forms are replaced by their equivalents (full-width letters, ligatures,
///   half-width kana), case is folded (ß is ss, final sigma is sigma), and digits of every script
///   become ASCII digits.
/// - Marks on Latin, Greek, Cyrillic, Arabic and Hebrew letters are removed, so that é is e, ё is
///   е, й is и, and vowel points have no effect. Vowel signs of Indic scripts, Thai and Thaana and
///   the voicing marks of kana stay. ı is i, as İ is; ø, ł, đ and æ are separate letters, whose
///   Latin forms are o, l, d and ae.
/// - Zero-width and directional characters, soft hyphens, tatweel and geresh are removed.
/// - Letters that a language writes in two ways become one; see ``folded``. Traditional Han becomes
///   simplified Han; see ``HanVariants``.
struct ScalarRules: Sendable {
  /// Called when a scalar beyond ASCII occurs. Without ICU, the data of the standard library is
  /// used.
  let icu: @Sendable () -> ICU?

  init(icu: @escaping @Sendable () -> ICU? = { ICU.shared }) { self.icu = icu }

  func folding(of scalar: Unicode.Scalar) -> ScalarFolding {
    if Unicode.Scalar.apostrophes.contains(scalar) { return ScalarFolding(.apostrophe) }
    switch scalar {
    case "\u{B7}": return ScalarFolding(.middleDot)
    // L with a middle dot, which occurs only between two l: the dot is removed.
    case "\u{13F}", "\u{140}": return ScalarFolding(.letter, ["l"])
    // Marks that would otherwise fold to letters: the trade marks.
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

  /// The scalar in compatibility decomposition, case-folded and without the marks that are removed.
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
  /// Whether the scalar is a unified ideograph of the Basic Multilingual Plane, which folds to
  /// itself or to its simplified form. East Asian text uses most of these pages; this test avoids
  /// 27,000 calls to ICU.
  var isHan: Bool { (0x3400...0x4DBF).contains(value) || (0x4E00...0x9FFF).contains(value) }

  /// The data that ``FoldingTable`` uses if ICU cannot be loaded: lower case, the base letter in
  /// the Unicode name of a precomposed letter, and full-width forms.
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
