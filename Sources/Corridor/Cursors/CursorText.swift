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

/// Base64 with an alphabet for URLs and file names, without padding (RFC 4648, section 5).
enum Base64URL {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count * 4 + 2) / 3)
    var pending: UInt32 = 0
    var bits: UInt32 = 0
    for byte in bytes {
      pending = pending << 8 | UInt32(byte)
      bits += 8
      while bits >= 6 {
        bits -= 6
        text.append(digits[Int(pending >> bits & 63)])
      }
    }
    if bits > 0 { text.append(digits[Int(pending << (6 - bits) & 63)]) }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a text; nil for a text that ``text(of:)`` makes of no bytes.
  static func bytes(of text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var pending: UInt32 = 0
    var bits: UInt32 = 0
    for character in text.utf8 {
      guard let value = value(of: character) else { return nil }
      pending = pending << 6 | value
      bits += 6
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: pending >> bits))
      }
    }
    // No whole digit may be left over, and no bit may be set in what is.
    guard bits < 6, pending & (1 << bits - 1) == 0 else { return nil }
    return bytes
  }

  private static func value(of character: UInt8) -> UInt32? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "-"): 62
    case UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
