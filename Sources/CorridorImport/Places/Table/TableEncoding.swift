import CorridorFormats

/// The encoding of a table that may not be UTF-8.
enum TableEncoding {
  /// Whether a file is UTF-8; reads as many bytes at a time as `windowSize` says.
  static func isUTF8(file: String, windowSize: Int) throws(InputError) -> Bool {
    let window = try TextWindow(path: file, count: windowSize)
    while true {
      let checked = unsafe window.withBytes { bytes -> Int? in
        let count = window.isAtEnd ? bytes.count : unsafe lengthOfWholeCharacters(bytes)
        // SAFETY: the span does not outlive the closure.
        let text = unsafe Span(
          _unsafeElements: bytes.prefix(count).assumingMemoryBound(to: UInt8.self))
        return (try? UTF8Span(validating: text)) == nil ? nil : count
      }
      guard let checked else { return false }
      if window.isAtEnd { return true }
      try window.move(by: checked, reading: windowSize)
    }
  }

  /// The number of bytes before a character that may go on after the end.
  private static func lengthOfWholeCharacters(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard let first = unsafe bytes.suffix(4).lastIndex(where: { $0 & 0xC0 != 0x80 }),
      unsafe bytes[first] >= 0x80
    else { return bytes.count }
    return first
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
