/// A text in lower case with ASCII digits, dashes, colons and spaces, with offsets into the
/// original.
struct NormalisedText {
  let original: String
  private(set) var scalars: [Unicode.Scalar] = []
  /// The UTF-8 offset of each scalar in the original, and finally the length of the original.
  private(set) var offsets: [Int] = []

  init(_ text: String) {
    original = text
    scalars.reserveCapacity(text.utf8.count)
    offsets.reserveCapacity(text.utf8.count + 1)
    var offset = 0
    for scalar in text.unicodeScalars {
      let folded = Self.fold(scalar)
      if folded.properties.isASCIIOrUncased {
        scalars.append(folded)
        offsets.append(offset)
      } else {
        for lower in folded.properties.lowercaseMapping.unicodeScalars {
          scalars.append(lower)
          offsets.append(offset)
        }
      }
      offset += UTF8.width(scalar)
    }
    offsets.append(offset)
  }

  /// The original text of a range of scalars.
  func source(_ range: Range<Int>) -> String {
    let utf8 = original.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: offsets[range.lowerBound])
    let end = utf8.index(utf8.startIndex, offsetBy: offsets[range.upperBound])
    return String(original[start..<end])
  }

  private static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let value = scalar.value
    switch value {
    case 0x41...0x5A: return plain(value + 0x20)
    case 0..<0x80:
      // Tabs and line ends.
      return (9...13).contains(value) ? " " : scalar
    // Superscript and subscript digits. The degree sign and the masculine ordinal are used for a
    // superscript zero, as in 8°°.
    case 0xB0, 0xBA: return "0"
    case 0xB2, 0xB3: return plain(value - 0xB0 + 0x30)
    case 0xB9: return "1"
    case 0x2070, 0x2074...0x2079: return plain(value - 0x2070 + 0x30)
    case 0x2080...0x2089: return plain(value - 0x2080 + 0x30)
    // Other spaces.
    case 0xA0, 0x1680, 0x2000...0x200B, 0x202F, 0x205F, 0x3000, 0xFEFF: return " "
    // Dashes, hyphens and the minus sign.
    case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63: return "-"
    // Curly and low quotes. Single quotes are kept: they are also commas and apostrophes.
    case 0x201C...0x201F: return "\""
    // The wide forms of East Asian typography.
    case 0xFF01...0xFF5E: return fold(plain(value - 0xFEE0))
    case 0x2236: return ":"
    default: return scalar
    }
  }

  private static func plain(_ value: UInt32) -> Unicode.Scalar {
    Unicode.Scalar(value) ?? " "
  }
}

extension Unicode.Scalar.Properties {
  /// Whether lower-casing certainly has no effect.
  fileprivate var isASCIIOrUncased: Bool { !isUppercase }
}

extension Unicode.Scalar {
  var isDigit: Bool { value &- 0x30 < 10 }

  /// Whether the scalar is part of a word; the underscore occurs in `opening_hours`.
  var isWordPart: Bool {
    if value < 0x80 { return value &- 0x61 < 26 || self == "_" }
    return properties.isAlphabetic || properties.generalCategory == .nonspacingMark
  }
}
