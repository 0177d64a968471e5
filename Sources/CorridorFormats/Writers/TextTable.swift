/// Rows of text in aligned columns.
package struct TextTable: Sendable {
  /// One column: its heading, and how its cells stand.
  package struct Column: Sendable {
    package var heading: String
    package var isNumber: Bool
    /// Cells that the column keeps when the terminal is narrow; nil where it is never cut.
    package var minimum: Int?
    /// Where there is no room for all of it, it is left out, before columns with a higher number: half
    /// an identifier is none. Nil where it always stays.
    package var dropOrder: Int?
    /// Whether what has no room goes on in the next line instead of being cut.
    package var wraps: Bool

    package init(
      _ heading: String, isNumber: Bool = false, minimum: Int? = nil, dropOrder: Int? = nil,
      wraps: Bool = false
    ) {
      self.heading = heading
      self.isNumber = isNumber
      self.minimum = minimum
      self.dropOrder = dropOrder
      self.wraps = wraps
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

  /// Writes the headings and all rows; returns the headings of columns that there was no room for.
  @discardableResult
  package func write(to sink: ByteSink, style: TerminalStyle) throws(OutputError) -> [String] {
    let widths = fittedWidths(style.columns)
    let headings = line(columns.map(\.heading), widths)
    sink.buffer.append(style.bold(headings) + "\n")
    for row in rows {
      for line in lines(row, widths) { sink.buffer.append(line + "\n") }
      try sink.flushIfLarge()
    }
    return zip(columns, widths).compactMap { $1 == nil ? $0.heading : nil }
  }

  /// Widths that fit the terminal, nil for columns that are left out: where the least that columns keep is too
  /// much, some are left out; then the widest that is cut gives way first, and those that wrap last.
  private func fittedWidths(_ available: Int?) -> [Int?] {
    guard let available else { return widths }
    var kept = Array(columns.indices)
    while true {
      let gaps = 2 * (kept.count - 1)
      let least = kept.reduce(gaps) { $0 + min(widths[$1], columns[$1].minimum ?? .max) }
      let optional = kept.filter { columns[$0].dropOrder != nil }
      guard least > available,
        let dropped = optional.min(by: { columns[$0].dropOrder ?? 0 < columns[$1].dropOrder ?? 0 })
      else { break }
      kept.removeAll { $0 == dropped }
    }
    var fitted = widths
    var excess = kept.reduce(2 * (kept.count - 1) - available) { $0 + fitted[$1] }
    func shrink(_ isCuttable: (Int) -> Bool) {
      while excess > 0, let widest = kept.filter(isCuttable).max(by: { fitted[$0] < fitted[$1] }) {
        fitted[widest] -= 1
        excess -= 1
      }
    }
    shrink { !columns[$0].wraps && fitted[$0] > columns[$0].minimum ?? .max }
    shrink { fitted[$0] > columns[$0].minimum ?? .max }
    // Better a little of all than lines that the terminal breaks.
    shrink { columns[$0].minimum != nil && fitted[$0] > Self.leastCells }
    return columns.indices.map { kept.contains($0) ? fitted[$0] : nil }
  }

  /// Cells that a column keeps that may be cut, whatever it would like to keep.
  private static let leastCells = 8

  /// The lines that a row takes: one, and more where cells wrap.
  private func lines(_ cells: [String], _ widths: [Int?]) -> [String] {
    let wrapped = columns.indices.map { index in
      guard columns[index].wraps, let width = widths[index] else { return [cells[index]] }
      return Self.wrapped(cells[index], cells: width)
    }
    let height = wrapped.reduce(1) { max($0, $1.count) }
    return (0..<height).map { number in
      line(wrapped.map { number < $0.count ? $0[number] : "" }, widths)
    }
  }

  /// A text in lines of so many cells, broken between words.
  private static func wrapped(_ text: String, cells limit: Int) -> [String] {
    guard DisplayWidth.of(text) > limit else { return [text] }
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, DisplayWidth.of(line) + 1 + DisplayWidth.of(String(word)) > limit {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    return lines + [line]
  }

  private func line(_ cells: [String], _ widths: [Int?]) -> String {
    var line = ""
    var pending = 0
    for (index, cell) in cells.enumerated() {
      guard let width = widths[index] else { continue }
      let text = DisplayWidth.fit(cell, cells: width)
      let padding = width - DisplayWidth.of(text)
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
