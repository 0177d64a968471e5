/// XML 1.0 text.
extension TextBuffer {
  /// Adds character data that is right between tags and inside quoted attributes.
  ///
  /// Characters that XML 1.0 cannot hold in any spelling (section 2.2: most control characters,
  /// U+FFFE, U+FFFF) become U+FFFD.
  package mutating func append(xml text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"": append("&quot;")
      // A parser turns these into spaces or line feeds unless they are character references.
      case "\t": append("&#9;")
      case "\n": append("&#10;")
      case "\r": append("&#13;")
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": append("\u{FFFD}")
      default: append(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// Adds `<name>text</name>` on a line of its own.
  package mutating func append(xmlElement name: String, _ text: String, indent: Int) {
    append(repeating: UInt8(ascii: " "), count: indent)
    append("<\(name)>")
    append(xml: text)
    append("</\(name)>\n")
  }
}
