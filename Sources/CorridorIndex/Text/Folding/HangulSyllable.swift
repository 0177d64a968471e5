/// A Hangul syllable as the numbers of its leading consonant, vowel and trailing consonants, as in
/// the arithmetic of the Unicode Standard, section 3.12; trailing 0 is none.
struct HangulSyllable: Equatable {
  var leading: Int
  var vowel: Int
  var trailing: Int

  init(leading: Int, vowel: Int, trailing: Int) {
    (self.leading, self.vowel, self.trailing) = (leading, vowel, trailing)
  }

  init?(_ scalar: Unicode.Scalar) {
    guard (0xAC00...0xD7A3).contains(scalar.value) else { return nil }
    let number = Int(scalar.value) - 0xAC00
    self.init(leading: number / 588, vowel: number / 28 % 21, trailing: number % 28)
  }

  var scalar: Unicode.Scalar {
    Unicode.Scalar(UInt32(0xAC00 + leading * 588 + vowel * 28 + trailing))!
  }

  /// The conjoining jamo of the syllable.
  var jamo: [Unicode.Scalar] {
    let jamo = [0x1100 + leading, 0x1161 + vowel] + (trailing > 0 ? [0x11A7 + trailing] : [])
    return jamo.map { Unicode.Scalar(UInt32($0))! }
  }

  /// Vowels that are typed as two vowels: ㅘ is ㅗ and ㅏ.
  private static let vowelPairs: [Int: (Int, Int)] = [
    9: (8, 0), 10: (8, 1), 11: (8, 20), 14: (13, 4), 15: (13, 5), 16: (13, 20), 19: (18, 20),
  ]

  /// The leading consonants that each trailing number, 1 to 27, is typed as.
  private static let trailingLeads: [[Int]] = [
    [0], [1], [0, 9], [2], [2, 12], [2, 18], [3], [5], [5, 0], [5, 6], [5, 7], [5, 9], [5, 16],
    [5, 17], [5, 18], [6], [7], [7, 9], [9], [10], [11], [12], [14], [15], [16], [17], [18],
  ]

  /// The vowels, as jamo, that are typed for a vowel U+1161 to U+1175.
  static func typedVowel(_ value: UInt32) -> [Unicode.Scalar] {
    guard let (first, second) = vowelPairs[Int(value) - 0x1161] else {
      return [Unicode.Scalar(value)!]
    }
    return [Unicode.Scalar(UInt32(0x1161 + first))!, Unicode.Scalar(UInt32(0x1161 + second))!]
  }

  /// The leading consonants, as jamo, that are typed for trailing ones U+11A8 to U+11C2.
  static func typedTrailing(_ value: UInt32) -> [Unicode.Scalar] {
    trailingLeads[Int(value) - 0x11A8].map { Unicode.Scalar(UInt32(0x1100 + $0))! }
  }

  /// The vowel that two typed vowels form.
  static func vowel(_ first: Int, _ second: Int) -> Int? {
    vowelPairs.first { $0.value == (first, second) }?.key
  }

  /// The trailing consonants that one or two typed consonants form.
  static func trailing(_ leads: [Int]) -> Int? {
    trailingLeads.firstIndex(of: leads).map { $0 + 1 }
  }

  /// The compatibility letter for each leading consonant, from U+3131 on.
  private static let letters: [UInt32] = [
    0, 1, 3, 6, 7, 8, 16, 17, 18, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
  ]

  /// A leading consonant as a standalone letter.
  static func letter(_ leading: Int) -> Unicode.Scalar {
    Unicode.Scalar(0x3131 + letters[leading])!
  }
}

extension Unicode.Scalar {
  var isHangulSyllable: Bool { (0xAC00...0xD7A3).contains(value) }
}
