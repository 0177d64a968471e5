/// Latin letters without a decomposition, as typed on a basic keyboard.
enum LatinLetters {
  /// The word in a to z and 0 to 9, or nil if it has other letters.
  static func latin(_ scalars: [Unicode.Scalar]) -> [UInt8]? {
    var letters: [UInt8] = []
    for scalar in scalars {
      if scalar.isASCII {
        letters.append(UInt8(scalar.value))
      } else if let typed = typed(scalar) {
        letters.append(contentsOf: typed.utf8)
      } else {
        return nil
      }
    }
    return letters
  }

  private static func typed(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "æ": "ae"
    case "œ": "oe"
    case "ø": "o"
    case "ł", "ƚ": "l"
    case "đ", "ð", "ɗ", "ɖ": "d"
    case "þ": "th"
    case "ħ": "h"
    case "ŧ": "t"
    case "ŋ": "ng"
    case "ĸ", "ƙ": "k"
    case "ə", "ɛ", "ǝ": "e"
    case "ɔ": "o"
    case "ɓ": "b"
    case "ƒ": "f"
    default: nil
    }
  }
}
