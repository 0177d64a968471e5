import CorridorFormats

/// Splits delimited text into records and fields according to RFC 4180, with common deviations.
///
/// Line ends are CRLF, LF or CR. A quoted field ends at the next quote before a delimiter or line
/// end; two quotes in it mean one. Any other quote is text. An unclosed quote does not affect later
/// records: if a quoted field over several lines has a stray quote, does not end within
/// ``longestQuote`` bytes, or results in another number of fields than the header has, its first
/// line is a record of its own and its quotes are text.
struct TableScanner {
  /// The byte that separates fields.
  let delimiter: UInt8
  /// The number of fields in the header; nil until it is known.
  var expectedFields: Int?
  /// The offset of the next record in bytes.
  private(set) var position = 0
  /// The line of ``position``, from 1.
  private(set) var line = 1

  /// Maximum length in bytes of a quoted field over several lines.
  static let longestQuote = 1 << 16

  init(delimiter: UInt8) {
    self.delimiter = delimiter
  }

  /// Goes on at the beginning of bytes that follow the last record.
  mutating func restart() {
    position = 0
  }

  /// One field: the range of its text without the enclosing quotes.
  struct Field: Hashable {
    var range: Range<Int>
    /// Whether two quotes in the text mean one.
    var isQuoted: Bool
  }

  /// One record; its storage is reused.
  struct Record {
    var line = 0
    /// The whole record without the line end.
    var range = 0..<0
    var fields: [Field] = []
    /// Whether a quoted field spans several lines.
    var spansLines = false
    /// Whether a quote is in an unexpected place.
    var hasStrayQuote = false
    /// Whether a quote is not closed, so that all quotes are text.
    var hasOpenQuote = false

    var isBlank: Bool { range.isEmpty }
  }

  /// Reads the next record; returns false at the end.
  mutating func next(in bytes: Span<UInt8>, _ record: inout Record) -> Bool {
    guard position < bytes.count else { return false }
    let start = position
    let firstLine = line
    record.line = line
    record.hasOpenQuote = false
    record.spansLines = false
    if !scan(bytes, &record) || hasWrongFieldCount(record) {
      position = start
      line = firstLine
      scanLine(bytes, &record)
      record.hasOpenQuote = true
    }
    return true
  }

  /// Whether a record over several lines has another number of fields than the header.
  private func hasWrongFieldCount(_ record: Record) -> Bool {
    guard record.spansLines, let expectedFields else { return false }
    return record.fields.count != expectedFields
  }

  /// Reads a record with quotes; returns false if a quote is not closed.
  private mutating func scan(_ bytes: Span<UInt8>, _ record: inout Record) -> Bool {
    let start = position
    record.fields.removeAll(keepingCapacity: true)
    record.hasStrayQuote = false
    while true {
      let opening = skipSpaces(bytes, from: position)
      if opening < bytes.count, bytes[opening] == quote {
        guard quotedField(bytes, from: opening + 1, &record) else { return false }
      } else {
        plainField(bytes, &record)
      }
      if position < bytes.count, bytes[position] == delimiter {
        position += 1
        continue
      }
      record.range = start..<position
      endLine(bytes)
      return true
    }
  }

  /// Reads an unquoted field up to its delimiter or line end.
  private mutating func plainField(_ bytes: Span<UInt8>, _ record: inout Record) {
    let start = position
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte == delimiter || byte == newline || byte == carriageReturn { break }
      if byte == quote { record.hasStrayQuote = true }
      index += 1
    }
    record.fields.append(Field(range: start..<index, isQuoted: false))
    position = index
  }

  /// Reads a field whose opening quote is before `start`; returns false if it is not closed.
  private mutating func quotedField(
    _ bytes: Span<UInt8>, from start: Int, _ record: inout Record
  ) -> Bool {
    var index = start
    var lines = 0
    var hasStray = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == quote {
        if index + 1 < bytes.count, bytes[index + 1] == quote {
          index += 2
          continue
        }
        let after = skipSpaces(bytes, from: index + 1)
        if isFieldEnd(bytes, at: after) {
          record.fields.append(Field(range: start..<index, isQuoted: true))
          record.hasStrayQuote = record.hasStrayQuote || hasStray
          record.spansLines = record.spansLines || lines > 0
          position = after
          line += lines
          return true
        }
        hasStray = true
      } else if isLineEnd(bytes, at: index) {
        lines += 1
      }
      // Text over several lines with stray quotes means that a closing quote is missing.
      if lines > 0, hasStray || index - start > Self.longestQuote { return false }
      index += 1
    }
    return false
  }

  /// Reads one line; quotes count only if they enclose a whole field.
  private mutating func scanLine(_ bytes: Span<UInt8>, _ record: inout Record) {
    let start = position
    record.fields.removeAll(keepingCapacity: true)
    record.hasStrayQuote = false
    while true {
      plainField(bytes, &record)
      let last = record.fields.count - 1
      let range = record.fields[last].range
      if range.count >= 2, bytes[range.lowerBound] == quote, bytes[range.upperBound - 1] == quote {
        record.fields[last] = Field(
          range: range.lowerBound + 1..<range.upperBound - 1, isQuoted: true)
      }
      guard position < bytes.count, bytes[position] == delimiter else { break }
      position += 1
    }
    record.range = start..<position
    endLine(bytes)
  }

  private mutating func endLine(_ bytes: Span<UInt8>) {
    guard position < bytes.count else { return }
    let isPair =
      bytes[position] == carriageReturn && position + 1 < bytes.count
      && bytes[position + 1] == newline
    position += isPair ? 2 : 1
    line += 1
  }

  private func isFieldEnd(_ bytes: Span<UInt8>, at index: Int) -> Bool {
    guard index < bytes.count else { return true }
    let byte = bytes[index]
    return byte == delimiter || byte == newline || byte == carriageReturn
  }

  /// Whether a line ends at this byte; for CRLF, at the second one.
  private func isLineEnd(_ bytes: Span<UInt8>, at index: Int) -> Bool {
    if bytes[index] == newline { return true }
    guard bytes[index] == carriageReturn else { return false }
    return index + 1 >= bytes.count || bytes[index + 1] != newline
  }

  private func skipSpaces(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] == 0x20 { index += 1 }
    return index
  }
}

extension TableScanner.Field {
  /// The field's text without surrounding spaces, with doubled quotes resolved.
  func text(in bytes: Span<UInt8>, into text: inout [UInt8]) {
    text.removeAll(keepingCapacity: true)
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, bytes[start].isJSONSpace { start += 1 }
    while end > start, bytes[end - 1].isJSONSpace { end -= 1 }
    while start < end {
      text.append(bytes[start])
      let isPair =
        isQuoted && bytes[start] == quote && start + 1 < end && bytes[start + 1] == quote
      start += isPair ? 2 : 1
    }
  }

  func string(in bytes: Span<UInt8>) -> String {
    var text: [UInt8] = []
    self.text(in: bytes, into: &text)
    return String(decoding: text, as: UTF8.self)
  }
}

private let quote = UInt8(ascii: "\"")
private let newline: UInt8 = 0x0A
private let carriageReturn: UInt8 = 0x0D
