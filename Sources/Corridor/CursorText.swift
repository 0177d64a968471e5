internal import CorridorIndex

/// The text of a cursor: a version of two characters, then 64-bit words and half of one more that
/// guards the others, in the alphabet of base64url, so that a command line has room for it.
enum CursorText {
  /// Words as text.
  static func text(of words: [UInt64], version: String) -> String {
    var bytes: [UInt8] = []
    for word in words { bytes += Self.bytes(of: word) }
    bytes += Self.bytes(of: Fingerprint(words).value).prefix(guardSize)
    return version + Base64URL.text(of: bytes)
  }

  /// The words of a text: only of one that ``text(of:version:)`` makes, to the letter.
  ///
  /// - Throws: ``SearchError/cursorUnreadable(found:)``.
  static func words(
    of text: String, version: String, count: Int
  ) throws(SearchError) -> [UInt64] {
    guard text.hasPrefix(version), text.utf8.count <= longest,
      let bytes = Base64URL.bytes(of: String(text.dropFirst(version.count))),
      bytes.count == count * 8 + guardSize
    else { throw unreadable(text) }
    let words = (0..<count).map { place in
      bytes[place * 8..<place * 8 + 8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    }
    guard text == self.text(of: words, version: version) else { throw unreadable(text) }
    return words
  }

  /// Bytes of the guard: one text in four thousand million passes by chance.
  private static let guardSize = 4
  /// More characters no cursor has.
  private static let longest = 100

  private static func bytes(of word: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * UInt64($0))) }
  }

  /// The error of a text that no answer gave, which may be long.
  static func unreadable(_ text: String) -> SearchError {
    .cursorUnreadable(found: String(text.prefix(100)))
  }
}
