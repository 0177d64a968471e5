/// Splits the text of a tag expression into tokens.
internal struct TagExpressionScanner {
  internal enum Token: Hashable {
    /// A key or value; `*` is literal only in quotes.
    case word([UInt8], quoted: Bool)
    case and
    case or
    case not
    case equals
    case holds
    case notEquals
    case open
    case close
    case end
  }

  private let text: String
  private let bytes: [UInt8]
  /// The offset at which the scan for the next token starts.
  private var position = 0
  /// The start of the last token; its bytes end at ``position``.
  internal private(set) var start = 0

  internal init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  /// The last token as written; nil at the end of the text.
  internal var found: String? {
    start < bytes.count ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
  }

  /// The column of the last token, from 1; O(length of the text).
  internal var column: Int { column(at: start) }

  /// The column of a byte, from 1.
  internal func column(at offset: Int) -> Int {
    text[..<text.utf8.index(text.startIndex, offsetBy: offset)].count + 1
  }

  /// Reads one token; returns `.end` at and after the end of the text.
  internal mutating func next() throws(TagExpressionError) -> Token {
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
    start = position
    guard position < bytes.count else { return .end }
    let byte = bytes[position]
    let sign: Token? =
      switch byte {
      case UInt8(ascii: "&"): .and
      case UInt8(ascii: "|"): .or
      case UInt8(ascii: "="): .equals
      case UInt8(ascii: "~"): .holds
      case UInt8(ascii: "("): .open
      case UInt8(ascii: ")"): .close
      case UInt8(ascii: "!"): isNotEquals ? .notEquals : .not
      default: nil
      }
    if let sign {
      position += sign == .notEquals ? 2 : 1
      return sign
    }
    return byte == UInt8(ascii: "\"") ? try quotedWord() : word()
  }

  private var isNotEquals: Bool {
    bytes[position] == UInt8(ascii: "!") && position + 1 < bytes.count
      && bytes[position + 1] == UInt8(ascii: "=")
  }

  private mutating func quotedWord() throws(TagExpressionError) -> Token {
    let quote = UInt8(ascii: "\"")
    var content: [UInt8] = []
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte != quote {
        content.append(byte)
      } else if position < bytes.count, bytes[position] == quote {
        content.append(quote)
        position += 1
      } else {
        return .word(content, quoted: true)
      }
    }
    throw .unclosedQuote(column: column)
  }

  /// Scans to the next sign; a `!` inside a word is part of it unless it starts `!=`.
  private mutating func word() -> Token {
    var end = position
    while position < bytes.count, !Self.endsWord(bytes[position]), !isNotEquals {
      position += 1
      if !Self.isSpace(bytes[position - 1]) { end = position }
    }
    position = end
    return .word(Array(bytes[start..<end]), quoted: false)
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "="), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "~"), UInt8(ascii: "\""):
      true
    default: false
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte)
  }
}
