/// Rows of text in aligned columns.
package struct TextTable: Sendable {
  /// One column: its heading, and how its cells stand.
  package struct Column: Sendable {
    package var heading: String
    package var isNumber: Bool
    /// Cells that the column keeps when the terminal is narrow; nil where it is never cut.
    package var minimum: Int?

    package init(_ heading: String, isNumber: Bool = false, minimum: Int? = nil) {
      self.heading = heading
      self.isNumber = isNumber
      self.minimum = minimum
    }
  }

  private let columns: [Column]
  private var rows: [[String]] = []
  private var widths: [Int]

  package init(_ columns: [Column]) {
    self.columns = columns
    widths = columns.map { DisplayWidth.of($0.heading) }
  }

  /// Adds a row of one cell for each column.
  package mutating func append(_ cells: [String]) {
    let cells = cells.map(Self.printable)
    for (index, cell) in cells.enumerated() {
      widths[index] = max(widths[index], DisplayWidth.of(cell))
    }
    rows.append(cells)
  }

  /// Writes the headings and all rows.
  package func write(to sink: ByteSink, style: TerminalStyle) throws(OutputError) {
    let widths = fittedWidths(style.columns)
    let headings = line(columns.map(\.heading), widths)
    sink.buffer.append(style.bold(headings) + "\n")
    for row in rows {
      sink.buffer.append(line(row, widths) + "\n")
      try sink.flushIfLarge()
    }
  }

  /// Widths that fit the terminal: the widest column that may be cut gives way first.
  private func fittedWidths(_ available: Int?) -> [Int] {
    guard let available else { return widths }
    var fitted = widths
    var excess = fitted.reduce(0, +) + 2 * (columns.count - 1) - available
    while excess > 0 {
      let cuttable = columns.indices.filter { fitted[$0] > columns[$0].minimum ?? .max }
      guard let widest = cuttable.max(by: { fitted[$0] < fitted[$1] }) else { break }
      fitted[widest] -= 1
      excess -= 1
    }
    return fitted
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    var line = ""
    var pending = 0
    for (index, cell) in cells.enumerated() {
      let text = DisplayWidth.fit(cell, cells: widths[index])
      let padding = widths[index] - DisplayWidth.of(text)
      let before = columns[index].isNumber ? padding : 0
      pending += before
      // Spaces are written only when something follows, so that no line ends with them.
      if !text.isEmpty {
        line += String(repeating: " ", count: pending) + text
        pending = 0
      }
      pending += padding - before + 2
    }
    return line
  }

  /// The cell without characters that would move the cursor or colour the screen.
  private static func printable(_ cell: String) -> String {
    guard cell.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { return cell }
    var clean = String.UnicodeScalarView()
    for scalar in cell.unicodeScalars {
      clean.append(scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
    }
    return String(clean)
  }
}
