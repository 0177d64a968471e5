/// Hangul in the Revised Romanization of Korean (2000), with the sound changes between syllables
/// that road signs show: Jongno, Silla, Dongnimmun.
enum HangulLetters {
  private static let leading = [
    "g", "kk", "n", "d", "tt", "r", "m", "b", "pp", "s", "ss", "", "j", "jj", "ch", "k", "t", "p",
    "h",
  ]
  private static let vowels = [
    "a", "ae", "ya", "yae", "eo", "e", "yeo", "ye", "o", "wa", "wae", "oe", "yo", "u", "wo", "we",
    "wi", "yu", "eu", "ui", "i",
  ]
  /// The sound of each trailing number, 1 to 27, at the end or before a consonant.
  private static let trailing = [
    "k", "k", "k", "n", "n", "n", "t", "l", "k", "m", "l", "l", "l", "p", "l", "m", "p", "p", "t",
    "t", "ng", "t", "t", "k", "t", "p", "",
  ]
  /// The sound of each trailing number, 1 to 27, before a vowel.
  private static let linking = [
    "g", "kk", "ks", "n", "nj", "n", "d", "r", "lg", "lm", "lb", "ls", "lt", "lp", "r", "m", "b",
    "ps", "s", "ss", "ng", "j", "ch", "k", "t", "p", "",
  ]
  private static let (silent, n, r, m) = (11, 2, 5, 6)

  /// The folded word in Latin letters, or nil if it has letters of another script or consonants
  /// outside syllables.
  static func latin(_ scalars: [Unicode.Scalar]) -> [UInt8]? {
    var text = ""
    // The trailing consonants that are pending until the next syllable.
    var open = 0
    for part in foldedParts(scalars) {
      switch part {
      case .syllable(let syllable):
        let (end, start) = join(open, syllable.leading)
        text += end + start + vowels[syllable.vowel]
        open = syllable.trailing
      case .other(let scalar) where scalar.isASCII:
        if open > 0 { text += trailing[open - 1] }
        text.unicodeScalars.append(scalar)
        open = 0
      case .consonant, .other: return nil
      }
    }
    if open > 0 { text += trailing[open - 1] }
    return Array(text.utf8)
  }

  /// The sounds of trailing consonants and the leading consonant after them.
  private static func join(_ end: Int, _ start: Int) -> (String, String) {
    guard end > 0 else { return ("", leading[start]) }
    if start == silent { return (linking[end - 1], "") }
    let sound = trailing[end - 1]
    switch (sound, start) {
    case ("k", n), ("k", m): return ("ng", leading[start])
    case ("t", n), ("t", m): return ("n", leading[start])
    case ("p", n), ("p", m): return ("m", leading[start])
    case ("k", r): return ("ng", "n")
    case ("t", r): return ("n", "n")
    case ("p", r): return ("m", "n")
    case ("m", r), ("ng", r): return (sound, "n")
    case ("n", r), ("l", r), ("l", n): return ("l", "l")
    default: return (sound, leading[start])
    }
  }
}
