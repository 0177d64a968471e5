internal import Glibc

/// Linux file names: bytes, which need not be UTF-8.
///
/// In a string, each byte of a name that is not part of UTF-8 becomes a private-use character,
/// U+10FF80 to U+10FFFF, much like Python's surrogate escapes (PEP 383). If a name itself contains
/// such a character, its bytes are escaped in the same way, so that every name round-trips. Pass a
/// name to the system as ``Swift/String/fileName`` and print it as ``Swift/String/printedBytes``.
extension String {
  private static var firstPrivate: UInt32 { 0x10_FF00 }

  private static func isPrivate(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x10_FF80 }

  /// A file name from the bytes that the system returns, without the terminating zero byte.
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

  /// A file name from a C string that the system returns.
  package init(fileName: UnsafePointer<CChar>) {
    // SAFETY: a C string can be read up to its zero byte.
    if let text = unsafe String(validatingCString: fileName),
      !text.unicodeScalars.contains(where: Self.isPrivate)
    {
      self = text
      return
    }
    let count = unsafe strlen(fileName)
    self.init(fileName: (0..<count).map { unsafe UInt8(bitPattern: fileName[$0]) })
  }

  /// The one character that the bytes encode, unless it is one of the escape characters.
  private static func scalar(_ bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard let text = String(validating: bytes, as: UTF8.self), text.unicodeScalars.count == 1,
      let scalar = text.unicodeScalars.first, !isPrivate(scalar)
    else { return nil }
    return scalar
  }

  /// The bytes of the name followed by a zero byte, for system calls.
  package var fileName: [CChar] { printedBytes.map { CChar(bitPattern: $0) } + [0] }

  /// The folder of the file that a path names, whether or not there is one.
  package var folder: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// The bytes of a text that may contain file names, for a terminal.
  package var printedBytes: [UInt8] {
    guard unicodeScalars.contains(where: Self.isPrivate) else { return Array(utf8) }
    return unicodeScalars.flatMap { scalar in
      Self.isPrivate(scalar)
        ? [UInt8(truncatingIfNeeded: scalar.value)] : Array(String(scalar).utf8)
    }
  }

  /// The text with U+FFFD in place of invalid UTF-8, for consumers that accept only UTF-8.
  package var repaired: String {
    guard unicodeScalars.contains(where: Self.isPrivate) else { return self }
    return String(decoding: printedBytes, as: UTF8.self)
  }
}
