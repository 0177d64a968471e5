/// Writes comma-separated values (RFC 4180) with a header row, or what Excel takes for them.
///
/// A position takes two columns, such as `snappedLon` and `snappedLat`; lists are joined by `;`;
/// tags are a JSON object. What is known for trucks takes two columns an attribute, such as
/// `truckAdBlue` and `truckAdBlueEvidence`.
struct CSVWriter: ResultWriter {
  private let sink: ByteSink
  private let dialect: CSVDialect
  private let defusesFormulas: Bool
  private let columns: [OutputHeader.Column]

  init(header: OutputHeader, sink: ByteSink, dialect: CSVDialect) {
    self.sink = sink
    self.dialect = dialect
    // Who asks for a table for Excel opens it there.
    defusesFormulas = header.defusesFormulas || dialect.hasMark
    columns = header.columns
    let (x, y) = header.axes
    if dialect.hasMark { sink.buffer.append("\u{FEFF}") }
    sink.buffer.append("id")
    separate(x)
    separate(y)
    for column in header.columns {
      let name = column.name
      for member in column.members {
        separate(name + member.capitalized)
        separate(name + member.capitalized + "Evidence")
      }
      if !column.members.isEmpty { continue }
      guard column.isPosition else {
        separate(name)
        continue
      }
      separate(name + x.capitalized)
      separate(name + y.capitalized)
    }
    sink.buffer.appendCSVRowEnd()
  }

  mutating func write(_ feature: OutputFeature) throws(OutputError) {
    append(text: feature.id)
    append(feature.position)
    for (column, value) in zip(columns, feature.values) {
      if !column.members.isEmpty {
        for member in column.members { append(value[member] ?? .none) }
        continue
      }
      switch value {
      case .position(let position): append(position)
      case .text, .texts:
        separate()
        append(text: value.plainText)
      case .meters, .number:
        separate()
        append(number: value.plainText)
      default: separate(value.plainText)
      }
    }
    sink.buffer.appendCSVRowEnd()
    try sink.flushIfLarge()
  }

  mutating func end() throws(OutputError) {
    try sink.flush()
  }

  /// Adds what is known of one thing, and what says so.
  private func append(_ fact: OutputValue) {
    separate()
    append(number: fact["value"]?.plainText ?? "")
    separate()
    append(text: fact["evidence"]?.plainText ?? "")
  }

  private func separate() { sink.buffer.append(byte: dialect.separator) }

  /// Adds a separator and a field that is neither a number nor somebody's text.
  private func separate(_ field: String) {
    separate()
    sink.buffer.append(csvField: field, dialect)
  }

  /// Adds a number with the decimal sign of the dialect; words such as `yes` stay as they are.
  private func append(number: String) {
    guard dialect.decimalSign != UInt8(ascii: ".") else { return sink.buffer.append(number) }
    for byte in number.utf8 {
      sink.buffer.append(byte: byte == UInt8(ascii: ".") ? dialect.decimalSign : byte)
    }
  }

  /// Adds what somebody has written, which is no number.
  private func append(text: String) {
    let isFormula = defusesFormulas && text.utf8.first.map(Self.formulaStarts.contains) == true
    sink.buffer.append(csvField: isFormula ? "'" + text : text, dialect)
  }

  /// What a spreadsheet takes for the beginning of a formula, by OWASP's page "CSV Injection"; it
  /// recommends the apostrophe, too.
  private static let formulaStarts = Array("=+-@\t\r\n".utf8)

  private func append(_ position: OutputPosition) {
    for value in [position.x, position.y] {
      separate()
      var number = TextBuffer()
      number.append(value, decimals: position.decimals, trimmed: true)
      append(number: number.text)
    }
  }
}

extension String {
  /// The text with its first letter as a capital.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
