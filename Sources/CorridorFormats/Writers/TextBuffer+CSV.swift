/// How the fields of a flat table are separated and written.
package struct CSVDialect: Sendable {
  /// What stands between fields.
  package let separator: UInt8
  /// What stands in numbers before the decimals.
  package let decimalSign: UInt8
  /// Whether a byte order mark comes first, by which Excel knows UTF-8.
  package let hasMark: Bool

  /// Comma-separated values as RFC 4180 defines them.
  package static let standard = CSVDialect(
    separator: UInt8(ascii: ","), decimalSign: UInt8(ascii: "."), hasMark: false)

  /// What Excel opens by a double click where a comma is the decimal sign, as in most of Europe.
  ///
  /// With a point, it would take 14.5 for a day of May.
  package static let excel = CSVDialect(
    separator: UInt8(ascii: ";"), decimalSign: UInt8(ascii: ","), hasMark: true)
}

extension TextBuffer {
  /// Adds one field, quoted where it must be: a separator, a quote, a line end, or a space at an edge.
  package mutating func append(csvField text: String, _ dialect: CSVDialect = .standard) {
    let special = text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
      default: byte == dialect.separator
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
