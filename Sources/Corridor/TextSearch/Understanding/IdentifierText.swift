/// Distinguishes the URI of a place from other texts.
///
/// `osm:node/1`, `node/1` and links to openstreetmap.org and osm.org are OpenStreetMap objects.
/// `SOURCE:ID`, without blanks and with a source of letters and digits, is a place of a user's
/// table.
package enum IdentifierText {
  /// The URI that a text stands for, or nil.
  package static func identifier(in text: String) -> String? {
    identifier(in: Array(text.utf8.prefix(QueryUnderstanding.longestText)))
  }

  /// The URI that a text stands for if only a URI is expected, or nil if it cannot be one. Same as
  /// ``identifier(in:)``, except that the ids of a user's table may contain blanks.
  package static func expectedIdentifier(in text: String) -> String? {
    identifier(
      in: Array(text.utf8.prefix(QueryUnderstanding.longestText)), mayHaveBlanks: true)
  }

  static func identifier(in utf8: [UInt8], mayHaveBlanks: Bool = false) -> String? {
    let isBlank: (UInt8) -> Bool = { $0 <= UInt8(ascii: " ") }
    var text = utf8[...].drop(while: isBlank)
    while let last = text.last, isBlank(last) { text.removeLast() }
    guard !text.isEmpty, text.count <= 512,
      !text.contains(where: { isBlank($0) && !(mayHaveBlanks && $0 == UInt8(ascii: " ")) })
    else { return nil }
    // Schemes, hosts and types may also be written in capitals.
    let small = text.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
    if let object = openStreetMapObject(small[...]) { return object }
    guard !objects.contains(where: { small.starts(with: $0.utf8) }) else { return nil }
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let (source, id) = (text[..<colon], text[(colon + 1)...])
    guard let first = source.first, isLetter(first), source.count <= 64, !id.isEmpty,
      source.allSatisfy({ isLetter($0) || isDigit($0) || "_-.".utf8.contains($0) }),
      !id.starts(with: "//".utf8), !reserved.contains(String(decoding: source, as: UTF8.self))
    else { return nil }
    return String(decoding: text, as: UTF8.self)
  }

  /// Prefixes of OpenStreetMap identifiers; other sources cannot use them.
  private static let objects = ["osm:node/", "osm:way/", "osm:relation/"]

  /// URI schemes that cannot be sources of places.
  private static let reserved: Set<String> = ["geo", "http", "https", "mailto", "tel", "osm"]

  private static func openStreetMapObject(_ text: ArraySlice<UInt8>) -> String? {
    var rest = text
    for prefix in ["osm:", "https://", "http://"] where rest.starts(with: prefix.utf8) {
      rest = rest.dropFirst(prefix.utf8.count)
      break
    }
    if rest.startIndex == text.startIndex || text.starts(with: "http".utf8) {
      if rest.starts(with: "www.".utf8) { rest = rest.dropFirst(4) }
      let host = ["openstreetmap.org/", "osm.org/"].first { rest.starts(with: $0.utf8) }
      if let host { rest = rest.dropFirst(host.utf8.count) }
      // "https://example.org/node/1" belongs to another site.
      if host == nil, text.starts(with: "http".utf8) { return nil }
      if host != nil { rest = rest.prefix { !"?#".utf8.contains($0) } }
    }
    guard
      let type = ["node", "way", "relation"].first(where: { rest.starts(with: ($0 + "/").utf8) })
    else { return nil }
    let number = rest.dropFirst(type.utf8.count + 1)
    let digits = number.prefix(while: isDigit)
    let isEnd = digits.count == number.count
    // Pages about an object have a longer path: "/history".
    guard !digits.isEmpty, digits.count <= 19,
      isEnd || number[digits.endIndex] == UInt8(ascii: "/"),
      isEnd || !text.starts(with: "osm:".utf8)
    else { return nil }
    return "osm:\(type)/" + String(decoding: digits, as: UTF8.self)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
