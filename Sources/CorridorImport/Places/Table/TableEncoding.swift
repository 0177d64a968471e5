/// The encoding of a table that may not be UTF-8.
enum TableEncoding {
  /// Whether the bytes are UTF-8.
  static func isUTF8(_ bytes: Span<UInt8>) -> Bool {
    (try? UTF8Span(validating: bytes)) != nil
  }

  /// Converts Windows-1252, a superset of Latin-1 except for its control characters, to UTF-8.
  ///
  /// The five bytes that Windows-1252 does not define are converted to the control characters of
  /// Latin-1.
  static func utf8(fromWindows1252 bytes: Span<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    for index in bytes.indices {
      let byte = bytes[index]
      if byte < 0x80 {
        text.append(byte)
      } else {
        let code = byte < 0xA0 ? high[Int(byte) - 0x80] : UInt32(byte)
        let scalar = Unicode.Scalar(code) ?? "\u{FFFD}"
        text.append(contentsOf: Array(String(scalar).utf8))
      }
    }
    return text
  }

  /// Bytes 0x80 to 0x9F (https://encoding.spec.whatwg.org/index-windows-1252.txt).
  private static let high: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
    0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D, 0x017D, 0x8F,
    0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]
}
