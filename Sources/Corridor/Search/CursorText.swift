internal import CorridorIndex

/// The text of a cursor: a version of two characters, 64-bit words of 16 hexadecimal digits, and one
/// more word that guards the others.
enum CursorText {
  /// Words as text.
  static func text(of words: [UInt64], version: String) -> String {
    (words + [Fingerprint(words).value]).reduce(into: version) { $0 += $1.hexadecimal }
  }

  /// The words of a text: only of one that ``text(of:version:)`` makes, to the letter.
  ///
  /// - Throws: ``SearchError/cursorUnreadable(found:)``.
  static func words(
    of text: String, version: String, count: Int
  ) throws(SearchError) -> [UInt64] {
    let digits = text.utf8.dropFirst(version.utf8.count)
    guard digits.count == (count + 1) * 16 else { throw unreadable(text) }
    var words: [UInt64] = []
    var rest = digits
    for _ in 0..<count {
      let part = String(decoding: rest.prefix(16), as: UTF8.self)
      guard let word = UInt64(part, radix: 16) else { throw unreadable(text) }
      words.append(word)
      rest = rest.dropFirst(16)
    }
    guard text == self.text(of: words, version: version) else { throw unreadable(text) }
    return words
  }

  /// The error of a text that no answer gave, which may be long.
  static func unreadable(_ text: String) -> SearchError {
    .cursorUnreadable(found: String(text.prefix(100)))
  }
}
