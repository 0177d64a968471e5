/// Greek as on road signs (ELOT 743) without accents.
enum GreekLetters {
  /// The folded word in Latin letters, or nil if it has letters of another script.
  ///
  /// - Parameter asSounds: Whether two letters that write one sound become that sound in Latin
  ///   letters, as in foreign names.
  static func latin(_ scalars: [Unicode.Scalar], asSounds: Bool = false) -> [UInt8]? {
    var letters: [UInt8] = []
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar.isASCII {
        letters.append(UInt8(scalar.value))
        index += 1
        continue
      }
      let next: Unicode.Scalar? = index + 1 < scalars.count ? scalars[index + 1] : nil
      let sound = asSounds ? sound(scalar, next) : nil
      if let pair = sound ?? pair(scalar, next, isFirst: index == 0) {
        letters.append(contentsOf: pair.utf8)
        index += 2
        continue
      }
      switch (scalar, next) {
      // au and eu: the second letter is v before a voiced sound, and f before others and at the
      // end.
      case ("α", "υ"), ("ε", "υ"):
        letters.append(contentsOf: scalar == "α" ? "a".utf8 : "e".utf8)
        let isVoiced = index + 2 < scalars.count && !isVoiceless(scalars[index + 2])
        letters.append(UInt8(ascii: isVoiced ? "v" : "f"))
        index += 2
      default:
        guard let typed = single(scalar) else { return nil }
        letters.append(contentsOf: typed.utf8)
        index += 1
      }
    }
    return letters
  }

  private static func pair(_ one: Unicode.Scalar, _ two: Unicode.Scalar?, isFirst: Bool) -> String?
  {
    switch (one, two) {
    case ("ο", "υ"): "ou"
    case ("μ", "π"): isFirst ? "b" : "mp"
    case ("γ", "κ"): isFirst ? "g" : "gk"
    case ("γ", "γ"): "ng"
    case ("γ", "ξ"): "nx"
    case ("γ", "χ"): "nch"
    default: nil
    }
  }

  private static func sound(_ one: Unicode.Scalar, _ two: Unicode.Scalar?) -> String? {
    switch (one, two) {
    case ("ο", "υ"): "u"
    case ("μ", "π"): "b"
    case ("ν", "τ"): "d"
    case ("γ", "κ"): "g"
    default: nil
    }
  }

  private static func isVoiceless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "θ", "κ", "ξ", "π", "σ", "τ", "φ", "χ", "ψ": true
    default: false
    }
  }

  private static func single(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "α": "a"
    case "β": "v"
    case "γ": "g"
    case "δ": "d"
    case "ε": "e"
    case "ζ": "z"
    case "η", "ι": "i"
    case "θ": "th"
    case "κ": "k"
    case "λ": "l"
    case "μ": "m"
    case "ν": "n"
    case "ξ": "x"
    case "ο", "ω": "o"
    case "π": "p"
    case "ρ": "r"
    case "σ": "s"
    case "τ": "t"
    case "υ": "y"
    case "φ": "f"
    case "χ": "ch"
    case "ψ": "ps"
    default: nil
    }
  }
}
