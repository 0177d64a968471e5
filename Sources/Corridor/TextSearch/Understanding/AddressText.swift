/// Simpler forms of an address, used if nothing matches all of it.
///
/// For "Städtle Nr. 12, 9490 Vaduz" the house is "Städtle 12, Vaduz" and the street is "Städtle
/// Vaduz". Few datasets have a postcode at every house, and none has every house.
struct AddressText {
  /// The address without its postcode and without words such as "Nr."; nil without a house number,
  /// or if nothing else is left.
  let house: String?
  /// The address without the parts that can only be postcodes; nil if there are none.
  let plain: String?
  /// The address without the parts that may be postcodes; nil if there are none, or nothing else is
  /// left.
  let unposted: String?
  /// The address without numbers; nil if there are none, or nothing else is left.
  let street: String?

  /// Words that precede house numbers.
  private static let announcements: Set<String> = [
    "nr", "no", "nº", "n°", "n", "№", "num", "numero", "número", "numéro", "number", "house",
    "haus", "huis", "dom", "č", "čp", "sz", "d", "д", "дом", "буд", "кв", "αρ",
  ]

  init(_ text: String) {
    let utf8 = Array(text.utf8)
    let numbers = AddressNumber.numbers(in: text)
    let announcements = numbers.compactMap {
      Self.announcement(before: $0.utf8.lowerBound, in: utf8)
    }
    // A number that may be either is the house number if there is another postcode.
    let certain = numbers.filter { $0.isPostcode && !$0.isHouseNumber }
    let hasHouse = numbers.contains { $0.isHouseNumber && (!$0.isPostcode || !certain.isEmpty) }
    let postcodes = (certain.isEmpty ? numbers.filter(\.isPostcode) : certain).map(\.utf8)
    house =
      !hasHouse || postcodes.isEmpty && announcements.isEmpty
      ? nil : Self.text(utf8, without: postcodes + announcements)
    plain = certain.isEmpty ? nil : Self.text(utf8, without: certain.map(\.utf8))
    unposted = postcodes.isEmpty ? nil : Self.text(utf8, without: postcodes)
    street =
      numbers.isEmpty ? nil : Self.text(utf8, without: numbers.map(\.utf8) + announcements)
  }

  /// The postcode if the text is a postcode alone, without a country prefix: 9490 for "FL-9490".
  static func postcode(_ text: String) -> String? {
    guard isPostcode(text) else { return nil }
    guard let dash = text.firstIndex(of: "-"), text[..<dash].allSatisfy(\.isLetter) else {
      return text
    }
    return String(text[text.index(after: dash)...])
  }

  /// Whether a text is a postcode alone.
  private static func isPostcode(_ text: String) -> Bool {
    let numbers = AddressNumber.numbers(in: text)
    guard numbers.count == 1, let number = numbers.first, number.isPostcode else { return false }
    let utf8 = Array(text.utf8)
    let rest = utf8[..<number.utf8.lowerBound] + utf8[number.utf8.upperBound...]
    return rest.allSatisfy { " ,;".utf8.contains($0) }
  }

  /// The text without the ranges; nil if no letter is left.
  private static func text(_ utf8: [UInt8], without ranges: [Range<Int>]) -> String? {
    var rest = utf8
    for range in ranges {
      for index in range { rest[index] = UInt8(ascii: " ") }
    }
    let comma = UInt8(ascii: ",")
    var words: [ArraySlice<UInt8>] = []
    for word in rest.split(whereSeparator: { $0 <= UInt8(ascii: " ") }) {
      if word != [comma] {
        words.append(word)
      } else if let last = words.last, last.last != comma {
        words[words.count - 1] = last + [comma]
      }
    }
    while words.last?.last == comma { words[words.count - 1].removeLast() }
    let text = String(decoding: Array(words.joined(separator: " ".utf8)), as: UTF8.self)
    return text.unicodeScalars.contains { $0.properties.isAlphabetic } ? text : nil
  }

  /// The word before a number if it announces a number.
  private static func announcement(before number: Int, in utf8: [UInt8]) -> Range<Int>? {
    var end = number
    while end > 0, " .:".utf8.contains(utf8[end - 1]) { end -= 1 }
    var start = end
    while start > 0, utf8[start - 1] > UInt8(ascii: " "), utf8[start - 1] != UInt8(ascii: ",") {
      start -= 1
    }
    let word = String(decoding: utf8[start..<end], as: UTF8.self).lowercased()
    return announcements.contains(word) ? start..<end : nil
  }
}
