/// The first characters of an input for messages: quoted, printable and short.
@safe
package func excerpt(_ bytes: UnsafeRawBufferPointer, from start: Int = 0) -> String {
  // SAFETY: the slice is clamped to the bytes.
  let clamped = min(max(start, 0), bytes.count)
  let text = unsafe String(decoding: bytes[clamped...].prefix(excerptLength), as: UTF8.self)
  return excerpt(text, isCut: bytes.count - clamped > excerptLength)
}

/// The first characters of a string for messages: quoted, printable and short.
package func excerpt(_ text: some StringProtocol, isCut: Bool = false) -> String {
  var quoted = "'"
  for scalar in text.unicodeScalars.prefix(excerptLength) {
    let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
    let isLineEnd = scalar.value == 0x2028 || scalar.value == 0x2029
    quoted += isControl || isLineEnd ? scalar.escaped(asASCII: true) : String(scalar)
  }
  let isLong = text.unicodeScalars.count > excerptLength
  return quoted + (isCut || isLong ? "...'" : "'")
}

/// A byte for messages: the character if it is printable, otherwise its value.
package func excerpt(byte: UInt8) -> String {
  if (0x21...0x7E).contains(byte) { return "'\(Character(Unicode.Scalar(byte)))'" }
  let hex = String(byte, radix: 16, uppercase: true)
  return byte == 0x20 ? "a space" : "byte 0x\(hex.count < 2 ? "0" : "")\(hex)"
}

private let excerptLength = 40

extension InputLocation {
  /// The line and column of a byte. O(byte), so for errors only.
  @safe
  package init(byte: Int, in bytes: UnsafeRawBufferPointer) {
    var line = 1
    var lineStart = 0
    // SAFETY: the indexes are below the count.
    for index in 0..<min(max(byte, 0), bytes.count) where unsafe bytes[index] == 0x0A {
      line += 1
      lineStart = index + 1
    }
    self.init(line: line, column: byte - lineStart + 1, byte: byte)
  }

  /// Converts a location in the part of a text that begins at `origin` to one in the whole text.
  package func shifted(by origin: InputLocation) -> InputLocation {
    var moved = self
    moved.line = line.map { $0 + (origin.line ?? 1) - 1 }
    if line == 1 { moved.column = column.map { $0 + (origin.column ?? 1) - 1 } }
    moved.byte = byte.map { $0 + (origin.byte ?? 0) }
    return moved
  }
}
