/// How many cells of a terminal text takes.
///
/// East Asian wide characters and emoji take two cells, combining marks and joiners none
/// (Unicode's EastAsianWidth.txt, the wide blocks alone; ambiguous characters count one, as
/// terminals outside East Asia draw them).
package enum DisplayWidth {
  /// Cells of `text`; control characters count as the one cell that they are replaced with.
  package static func of(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { $0 + cells(of: $1) }
  }

  /// The longest beginning of `text` that fits into `cells`, with `…` in the last cell where
  /// something was left out.
  package static func fit(_ text: String, cells limit: Int) -> String {
    if of(text) <= limit { return text }
    var fitted = ""
    var used = 0
    for character in text {
      let width = cells(of: character)
      if used + width > limit - 1 { break }
      fitted.append(character)
      used += width
    }
    return limit > 0 ? fitted + "…" : ""
  }

  /// Cells of one character as people see it: its widest scalar.
  private static func cells(of character: Character) -> Int {
    var widest = 0
    for scalar in character.unicodeScalars { widest = max(widest, cells(of: scalar)) }
    return widest
  }

  private static func cells(of scalar: Unicode.Scalar) -> Int {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    return isWide(scalar.value) || properties.isEmojiPresentation ? 2 : 1
  }

  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F,  // Hangul initial consonants
      0x2E80...0x303E, 0x3041...0x33FF,  // radicals, kana, bopomofo, squared words
      0x3400...0x4DBF, 0x4E00...0x9FFF,  // Han
      0xA000...0xA4CF, 0xA960...0xA97F,  // Yi, more Hangul consonants
      0xAC00...0xD7A3,  // Hangul syllables
      0xF900...0xFAFF, 0xFE30...0xFE6F,  // compatibility forms
      0xFF01...0xFF60, 0xFFE0...0xFFE6,  // full-width forms
      0x20000...0x3FFFD:  // Han of the supplementary planes
      true
    default: false
    }
  }
}
