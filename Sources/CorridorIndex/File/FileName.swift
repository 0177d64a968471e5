internal import Glibc

/// Names of files as Linux has them: bytes, which need not be UTF-8.
///
/// In a text, each byte of a name that is no part of UTF-8 stands as a private character, U+10FF80 to
/// U+10FFFF, much as Python has surrogates for them (PEP 383). Where a name has such a character
/// itself, its bytes stand like that, so that every name comes back as it was. A text goes to the system
/// as ``Swift/String/fileName``, and to people as ``Swift/String/printedBytes``.
extension String {
  private static var firstPrivate: UInt32 { 0x10_FF00 }

  private static func isPrivate(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x10_FF80 }

  /// The name that the system gives as bytes, without the zero byte at the end.
  package init(fileName bytes: [UInt8]) {
    if let text = String(validating: bytes, as: UTF8.self),
      !text.unicodeScalars.contains(where: Self.isPrivate)
    {
      self = text
      return
    }
    var scalars = String.UnicodeScalarView()
    var rest = bytes[...]
    while let byte = rest.first {
      let scalar = (1...4).lazy.compactMap { Self.scalar(rest.prefix($0)) }.first
      scalars.append(scalar ?? Unicode.Scalar(Self.firstPrivate + UInt32(byte)) ?? "\u{FFFD}")
      rest.removeFirst(scalar.map { UTF8.width($0) } ?? 1)
    }
    self.init(scalars)
  }

  /// The name that the system gives as a C string.
  package init(fileName: UnsafePointer<CChar>) {
    // SAFETY: a C string can be read up to its zero byte.
    let count = unsafe strlen(fileName)
    self.init(fileName: (0..<count).map { unsafe UInt8(bitPattern: fileName[$0]) })
  }

  /// The one character that bytes are, if it is none of those that stand for bytes.
  private static func scalar(_ bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard let text = String(validating: bytes, as: UTF8.self), text.unicodeScalars.count == 1,
      let scalar = text.unicodeScalars.first, !isPrivate(scalar)
    else { return nil }
    return scalar
  }

  /// The bytes of the name with a zero byte behind them, as system calls take it.
  package var fileName: [CChar] { printedBytes.map { CChar(bitPattern: $0) } + [0] }

  /// The bytes of a text in which names of files may be, for a terminal.
  package var printedBytes: [UInt8] {
    guard unicodeScalars.contains(where: Self.isPrivate) else { return Array(utf8) }
    return unicodeScalars.flatMap { scalar in
      Self.isPrivate(scalar)
        ? [UInt8(truncatingIfNeeded: scalar.value)] : Array(String(scalar).utf8)
    }
  }

  /// The text with U+FFFD for what is not UTF-8, for those who take nothing else.
  package var repaired: String {
    guard unicodeScalars.contains(where: Self.isPrivate) else { return self }
    return String(decoding: printedBytes, as: UTF8.self)
  }
}
