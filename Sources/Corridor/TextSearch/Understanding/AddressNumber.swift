/// A part of a query that looks like a house number, a postcode, or both.
///
/// House numbers begin with a digit and have at most four digits in a row: "12", "12a", "12/3",
/// "12-14", "12bis", "1-2-3". Postcodes are recognised by their shape: "9490", "80331", "00-950",
/// "LV-1010", "110 00", "SW1A 1AA", "V6B 1A1", "1012 AB", "VLT 1117". "9490" may be both.
package struct AddressNumber: Hashable, Sendable {
  /// The range in the text, as offsets of UTF-8 code units.
  package var utf8: Range<Int>
  package var isHouseNumber: Bool
  package var isPostcode: Bool

  /// The numbers of a text, in text order.
  package static func numbers(in text: String) -> [AddressNumber] {
    numbers(in: Array(text.utf8.prefix(QueryUnderstanding.longestText)))
  }

  static func numbers(in utf8: [UInt8]) -> [AddressNumber] {
    let words = words(in: utf8).map { (range: $0, shape: shape(of: utf8[$0])) }
    var found: [AddressNumber] = []
    var index = 0
    while index < words.count {
      let word = words[index]
      if index + 1 < words.count, let next = Optional(words[index + 1]),
        next.range.lowerBound == word.range.upperBound + 1,
        postcodesOfTwo.contains(word.shape + " " + next.shape)
      {
        found.append(
          AddressNumber(
            utf8: word.range.lowerBound..<next.range.upperBound, isHouseNumber: false,
            isPostcode: true))
        index += 2
        continue
      }
      let isPostcode = postcodes.contains(word.shape)
      let isHouseNumber = isHouseNumber(utf8[word.range], word.shape)
      if isPostcode || isHouseNumber {
        found.append(
          AddressNumber(
            utf8: word.range, isHouseNumber: isHouseNumber, isPostcode: isPostcode))
      }
      index += 1
    }
    return found
  }

  /// Shapes of postcodes: 9 stands for a digit, A for a capital, a for another letter.
  private static let postcodes: Set<String> = [
    "9999", "99999", "999999", "99-999", "9999-999", "999-9999", "99999-9999", "99999-999",
    "A-9999", "A-99999", "AA-9999", "AA-99999", "9999AA", "AAA9999", "AA999", "A9A9A9",
  ]

  private static let postcodesOfTwo: Set<String> = [
    "999 99", "9999 AA", "AAA 9999", "A9 9AA", "A99 9AA", "AA9 9AA", "AA99 9AA", "A9A 9AA",
    "AA9A 9AA", "A9A 9A9",
  ]

  /// The words between blanks and commas, without surrounding punctuation.
  private static func words(in utf8: [UInt8]) -> [Range<Int>] {
    let isEdge: (UInt8) -> Bool = { $0 <= UInt8(ascii: " ") || ",;()[]#.\"".utf8.contains($0) }
    var words: [Range<Int>] = []
    var start = 0
    while start < utf8.count {
      guard !isEdge(utf8[start]) else {
        start += 1
        continue
      }
      var end = start
      while end < utf8.count, !isEdge(utf8[end]) { end += 1 }
      // The character №.
      if utf8[start..<end].starts(with: [0xE2, 0x84, 0x96]) { start += 3 }
      if start < end { words.append(start..<end) }
      start = end
    }
    return words
  }

  /// Maximum length of a number in an address, in bytes.
  private static let longest = 16

  private static func shape(of word: ArraySlice<UInt8>) -> String {
    guard word.count <= longest else { return "" }
    var shape = ""
    for scalar in String(decoding: word, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "0"..."9": shape.append("9")
      case "A"..."Z": shape.append("A")
      case "-", "\u{2013}": shape.append("-")
      default: shape.unicodeScalars.append(scalar.properties.isAlphabetic ? "a" : scalar)
      }
    }
    return shape
  }

  private static func isHouseNumber(_ word: ArraySlice<UInt8>, _ shape: String) -> Bool {
    guard shape.utf8.first == UInt8(ascii: "9"), word.first != UInt8(ascii: "0") else {
      return false
    }
    var (digits, letters, isAfterSign) = (0, 0, false)
    for (byte, sign) in zip(shape.utf8.map { $0 | 0x20 }, shape.utf8) {
      switch (byte, sign) {
      case (_, UInt8(ascii: "9")):
        if isAfterSign || letters > 0 { (digits, letters) = (0, 0) }
        (digits, isAfterSign) = (digits + 1, false)
        if digits > 4 { return false }
      case (UInt8(ascii: "a"), _):
        (letters, isAfterSign) = (letters + 1, false)
      case (_, UInt8(ascii: "-")), (_, UInt8(ascii: "/")):
        if isAfterSign { return false }
        isAfterSign = true
      default: return false
      }
      if letters > 1, !hasSuffix(word) { return false }
    }
    return !isAfterSign
  }

  /// Whether a number ends with one of the words that may follow a number.
  private static func hasSuffix(_ word: ArraySlice<UInt8>) -> Bool {
    let letters = word.drop { (0x30...0x39).contains($0) }.map { $0 | 0x20 }
    return ["bis", "ter", "quater"].contains { letters.elementsEqual($0.utf8) }
  }
}
