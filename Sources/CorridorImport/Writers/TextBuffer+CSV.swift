/// Comma-separated values as RFC 4180 defines them.
extension TextBuffer {
  /// Adds one field, quoted where it must be: a comma, a quote, a line end, or a space at an edge.
  package mutating func append(csvField text: String) {
    let special = text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
      default: false
      }
    }
    let space = UInt8(ascii: " ")
    guard special || text.utf8.first == space || text.utf8.last == space else {
      return append(text)
    }
    append(byte: UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { append(byte: byte) }
      append(byte: byte)
    }
    append(byte: UInt8(ascii: "\""))
  }

  /// Ends a row: CR LF, as the RFC asks.
  package mutating func appendCSVRowEnd() {
    append("\r\n")
  }
}
