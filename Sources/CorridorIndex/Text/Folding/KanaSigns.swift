/// Kana in Hepburn romanization as typed: long vowels are not marked, and ん is n.
enum KanaSigns {
  /// From U+3041 on: small and large vowels, then each row with its voiced signs.
  private static let sounds = """
    a a i i u u e e o o ka ga ki gi ku gu ke ge ko go sa za shi ji su zu se ze so zo ta da chi ji \
    - tsu zu te de to do na ni nu ne no ha ba pa hi bi pi fu bu pu he be pe ho bo po ma mi mu me mo \
    ya ya yu yu yo yo ra ri ru re ro wa wa i e o n vu ka ke
    """.split(separator: " ")

  /// Folded kana in Latin letters, or nil if there is any other sign.
  static func latin(_ scalars: [Unicode.Scalar]) -> [UInt8]? {
    var text: [UInt8] = []
    var isDoubled = false
    for scalar in composed(scalars) {
      switch scalar.value {
      case 0x30FC: continue
      case 0x3063:
        isDoubled = true
        continue
      case 0x3041...0x3096: break
      case _ where scalar.isASCII:
        text.append(UInt8(scalar.value))
        continue
      default: return nil
      }
      var sound = Array(sounds[Int(scalar.value) - 0x3041].utf8)
      if isSmall(scalar) {
        // き with small ゃ is kya, し with small ゃ is sha, ふ with small ァ is fa.
        if text.count > 1, let last = text.last, isVowel(last) {
          text.removeLast()
          let before = text[text.count - 1]
          let isGlide = sound.count == 2
          let isHushed =
            before == UInt8(ascii: "h") && text.count > 1 && !isVowel(text[text.count - 2])
            || before == UInt8(ascii: "j")
          if isGlide && isHushed { sound.removeFirst() }
        }
      } else if isDoubled, let first = sound.first, !isVowel(first) {
        text.append(first == UInt8(ascii: "c") ? UInt8(ascii: "t") : first)
      }
      isDoubled = false
      if sound.count == 1, let last = text.last, isLong(last, sound[0]) { continue }
      text.append(contentsOf: sound)
    }
    return text
  }

  /// Whether a vowel after another only lengthens it: ou, oo, uu.
  private static func isLong(_ last: UInt8, _ next: UInt8) -> Bool {
    switch (last, next) {
    case (UInt8(ascii: "o"), UInt8(ascii: "u")), (UInt8(ascii: "o"), UInt8(ascii: "o")),
      (UInt8(ascii: "u"), UInt8(ascii: "u")):
      true
    default: false
    }
  }

  private static func isVowel(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"):
      true
    default: false
    }
  }

  /// Small vowels and ya, yu, yo.
  private static func isSmall(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3083, 0x3085, 0x3087, 0x308E: true
    default: false
    }
  }

  /// The signs with the voicing marks that folding separates composed again.
  private static func composed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var signs: [Unicode.Scalar] = []
    for scalar in scalars {
      guard let last = signs.last else {
        signs.append(scalar)
        continue
      }
      switch scalar.value {
      case 0x3099: signs[signs.count - 1] = voiced(last, 1)
      case 0x309A: signs[signs.count - 1] = voiced(last, 2)
      default: signs.append(scalar)
      }
    }
    return signs
  }

  /// The sign with a voicing mark, which is `distance` code points higher; う is the exception.
  private static func voiced(_ sign: Unicode.Scalar, _ distance: UInt32) -> Unicode.Scalar {
    switch sign.value {
    case 0x3046: "\u{3094}"
    case 0x304B...0x307D: Unicode.Scalar(sign.value + distance) ?? sign
    default: sign
    }
  }
}
