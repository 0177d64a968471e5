/// Writes comma-separated values (RFC 4180) with a header row.
///
/// A position takes two columns, such as `snappedLon` and `snappedLat`; lists are joined by `;`;
/// tags are a JSON object. What is known for
/// trucks takes two columns an attribute, such as `truckAdBlue` and `truckAdBlueEvidence`.
struct CSVWriter: ResultWriter {
  private let sink: ByteSink
  private let defusesFormulas: Bool
  private let columns: [OutputHeader.Column]

  init(header: OutputHeader, sink: ByteSink) {
    self.sink = sink
    defusesFormulas = header.defusesFormulas
    columns = header.columns
    let (x, y) = header.axes
    sink.buffer.append("id,\(x),\(y)")
    for column in header.columns {
      for member in column.members {
        let name = column.name + member.capitalized
        sink.buffer.append(",\(name),\(name)Evidence")
      }
      if !column.members.isEmpty { continue }
      sink.buffer.append(",")
      let name = column.name
      sink.buffer.append(
        column.isPosition ? "\(name)\(x.capitalized),\(name)\(y.capitalized)" : name)
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
      if case .position(let position) = value {
        append(position)
        continue
      }
      sink.buffer.append(",")
      switch value {
      case .text, .texts: append(text: value.plainText)
      default: sink.buffer.append(csvField: value.plainText)
      }
    }
    sink.buffer.appendCSVRowEnd()
    try sink.flushIfLarge()
  }

  /// Adds what is known of one thing, and what says so.
  private func append(_ fact: OutputValue) {
    sink.buffer.append(",")
    sink.buffer.append(csvField: fact["value"]?.plainText ?? "")
    sink.buffer.append(",")
    append(text: fact["evidence"]?.plainText ?? "")
  }

  mutating func end() throws(OutputError) {
    try sink.flush()
  }

  /// Adds what somebody has written, which is no number.
  private func append(text: String) {
    let isFormula = defusesFormulas && text.utf8.first.map(Self.formulaStarts.contains) == true
    sink.buffer.append(csvField: isFormula ? "'" + text : text)
  }

  /// What a spreadsheet takes for the beginning of a formula, by OWASP's page "CSV Injection"; it
  /// recommends the apostrophe, too.
  private static let formulaStarts = Array("=+-@\t\r\n".utf8)

  private func append(_ position: OutputPosition) {
    sink.buffer.append(",")
    sink.buffer.append(position.x, decimals: position.decimals, trimmed: true)
    sink.buffer.append(",")
    sink.buffer.append(position.y, decimals: position.decimals, trimmed: true)
  }
}

extension String {
  /// The text with its first letter as a capital.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
