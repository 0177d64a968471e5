/// Cyrillic as commonly typed in Latin letters, by language where the letters identify it.
enum CyrillicLetters {
  private enum Language { case russian, ukrainian, serbian }

  /// The folded word in Latin letters, or nil if it has letters of another script.
  static func latin(_ scalars: [Unicode.Scalar]) -> [UInt8]? {
    let language = language(of: scalars)
    var letters: [UInt8] = []
    for (index, scalar) in scalars.enumerated() {
      if scalar.isASCII {
        letters.append(UInt8(scalar.value))
        continue
      }
      let previous: Unicode.Scalar? = index > 0 ? scalars[index - 1] : nil
      let next: Unicode.Scalar? = index + 1 < scalars.count ? scalars[index + 1] : nil
      guard let typed = typed(scalar, behind: previous, before: next, in: language) else {
        return nil
      }
      letters.append(contentsOf: typed.utf8)
    }
    // The adjective endings -ий and -ый with the mark removed: Nevsky, Bely.
    if language == .russian, scalars.count > 3, scalars.hasSuffix("и", "и") {
      letters.removeLast()
      letters[letters.count - 1] = UInt8(ascii: "y")
    } else if language == .russian, scalars.count > 3, scalars.hasSuffix("ы", "и") {
      letters.removeLast()
    }
    return letters
  }

  private static func language(of scalars: [Unicode.Scalar]) -> Language {
    for scalar in scalars {
      switch scalar {
      case "і", "є", "ґ": return .ukrainian
      case "ј", "љ", "њ", "ћ", "ђ", "џ": return .serbian
      default: break
      }
    }
    return .russian
  }

  private static func typed(
    _ scalar: Unicode.Scalar, behind previous: Unicode.Scalar?, before next: Unicode.Scalar?,
    in language: Language
  ) -> String? {
    switch (language, scalar) {
    case (.ukrainian, "г"): return "h"
    // After a vowel it was й.
    case (.ukrainian, "и"): return "y"
    case (.serbian, "ж"): return "z"
    case (.serbian, "ц"), (.serbian, "ч"): return "c"
    case (.serbian, "ш"): return "s"
    case (.serbian, "х"): return "h"
    case (.russian, "и") where previous?.isCyrillicVowel == true: return "y"
    // After a soft sign the vowel keeps its glide: Шереметьево.
    case (_, "е") where previous == "ь" || previous == "ъ": return "ye"
    case (_, "о") where previous == "ь": return "yo"
    // A vowel in Bulgarian; in Russian it occurs only before a vowel and is silent.
    case (_, "ъ"): return next == nil || next?.isCyrillicVowel == true ? "" : "a"
    default: return single(scalar)
    }
  }

  private static func single(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "а", "ә", "ӕ": "a"
    case "б": "b"
    case "в": "v"
    case "г", "ґ", "ғ": "g"
    case "д", "ђ": "d"
    case "е", "э", "є": "e"
    case "ж", "җ": "zh"
    case "з", "ҙ": "z"
    case "ѕ": "dz"
    case "и", "і": "i"
    case "ј": "j"
    case "к", "қ", "ҡ": "k"
    case "л": "l"
    case "љ": "lj"
    case "м": "m"
    case "н", "ң", "ҥ": "n"
    case "њ": "nj"
    case "о", "ө": "o"
    case "п": "p"
    case "р": "r"
    case "с", "ҫ": "s"
    case "т": "t"
    case "ћ": "c"
    case "у", "ү", "ұ": "u"
    case "ф": "f"
    case "х", "ҳ": "kh"
    case "һ": "h"
    case "ц": "ts"
    case "ч", "ҷ": "ch"
    case "џ": "dz"
    case "ш": "sh"
    case "щ": "shch"
    case "ы": "y"
    case "ь": ""
    case "ю": "yu"
    case "я": "ya"
    default: nil
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isCyrillicVowel: Bool {
    switch self {
    case "а", "е", "и", "о", "у", "ы", "э", "ю", "я": true
    default: false
    }
  }
}

extension [Unicode.Scalar] {
  fileprivate func hasSuffix(_ one: Unicode.Scalar, _ two: Unicode.Scalar) -> Bool {
    count > 1 && self[count - 2] == one && self[count - 1] == two
  }
}
