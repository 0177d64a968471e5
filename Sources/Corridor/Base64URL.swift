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
