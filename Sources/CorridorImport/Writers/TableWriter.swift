/// Writes an answer as an aligned table for people.
///
/// Rows are held until the end because the widths depend on all of them.
struct TableWriter: ResultWriter {
  private let known: KnownColumns
  private let footer: String
  private let sink: ByteSink
  private let style: TerminalStyle
  private var table = TextTable([
    .init("off route", isNumber: true), .init("km", isNumber: true), .init("side"),
    .init("name", minimum: 12), .init("category", minimum: 8), .init("id", minimum: 12),
  ])
  private var isEmpty = true

  init(header: OutputHeader, sink: ByteSink, style: TerminalStyle) {
    known = KnownColumns(header)
    footer = header.footer
    self.sink = sink
    self.style = style
  }

  mutating func write(_ feature: OutputFeature) throws(OutputError) {
    isEmpty = false
    table.append([
      length(known.offRouteMeters, of: feature) { ReadableLength($0).description },
      length(known.alongMeters, of: feature, ReadableLength.kilometers),
      known.text(known.side, of: feature),
      known.text(known.name, of: feature),
      known.category(of: feature),
      feature.id,
    ])
  }

  mutating func end() throws(OutputError) {
    if !isEmpty { try table.write(to: sink, style: style) }
    if !footer.isEmpty { sink.buffer.append(style.dim(footer) + "\n") }
    try sink.flush()
  }

  private func length(
    _ column: Int?, of feature: OutputFeature, _ format: (Double) -> String
  ) -> String {
    guard let column, case .meters(let meters) = feature.values[column] else { return "" }
    return format(meters)
  }
}
