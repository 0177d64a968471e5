/// Writes an answer as an aligned table for people.
///
/// Rows are held until the end because the widths depend on all of them.
struct TableWriter: ResultWriter {
  private let footer: String
  private let sink: ByteSink
  private let style: TerminalStyle
  private var table: TextTable
  private var isEmpty = true

  init(header: OutputHeader, sink: ByteSink, style: TerminalStyle) {
    footer = header.footer
    self.sink = sink
    self.style = style
    table = TextTable(header.table)
  }

  mutating func write(_ feature: OutputFeature) throws(OutputError) {
    isEmpty = false
    table.append(feature.cells)
  }

  mutating func end() throws(OutputError) {
    let lacking = isEmpty ? [] : try table.write(to: sink, style: style)
    if !footer.isEmpty { sink.buffer.append(style.dim(footer) + "\n") }
    if !lacking.isEmpty {
      let facts = "identifiers" + (lacking.contains("truck") ? " and attributes for trucks" : "")
      sink.buffer.append(style.dim("no room for \(facts); --format csv has them") + "\n")
    }
    try sink.flush()
  }
}
