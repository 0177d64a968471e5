/// A text in lower case with plain digits, dashes, colons and spaces, that knows where it came from.
struct FoldedText {
  let original: String
  private(set) var scalars: [Unicode.Scalar] = []
  /// Where each scalar stands in the original, in bytes of UTF-8, and where the last one ends.
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

  /// What the original has from one scalar to before another.
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
      // Tabs and ends of lines.
      return (9...13).contains(value) ? " " : scalar
    // Superscript and subscript digits. The degree sign and the masculine ordinal stand for a
    // raised zero, as in 8°°.
    case 0xB0, 0xBA: return "0"
    case 0xB2, 0xB3: return plain(value - 0xB0 + 0x30)
    case 0xB9: return "1"
    case 0x2070, 0x2074...0x2079: return plain(value - 0x2070 + 0x30)
    case 0x2080...0x2089: return plain(value - 0x2080 + 0x30)
    // Spaces that are not plain ones.
    case 0xA0, 0x1680, 0x2000...0x200B, 0x202F, 0x205F, 0x3000, 0xFEFF: return " "
    // Dashes, hyphens and the minus sign.
    case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63: return "-"
    // Curly and low quotes. Single ones are left: they are also commas and apostrophes.
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
  /// Whether lower case leaves it alone for sure.
  fileprivate var isASCIIOrUncased: Bool { !isUppercase }
}

extension Unicode.Scalar {
  var isDigit: Bool { value &- 0x30 < 10 }

  /// Whether it is part of a word; the underline is in `opening_hours`.
  var isWordPart: Bool {
    if value < 0x80 { return value &- 0x61 < 26 || self == "_" }
    return properties.isAlphabetic || properties.generalCategory == .nonspacingMark
  }
}
