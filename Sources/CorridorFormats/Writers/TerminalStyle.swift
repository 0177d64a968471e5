/// How text for people is drawn where it goes.
package struct TerminalStyle: Sendable {
  /// Cells in a line, or nil where nothing need be cut.
  package var columns: Int?
  /// Whether colours are wanted.
  package var hasColors: Bool

  package init(columns: Int? = nil, hasColors: Bool = false) {
    self.columns = columns
    self.hasColors = hasColors
  }

  /// The text in bold.
  package func bold(_ text: String) -> String {
    hasColors ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }

  /// The text in a quieter colour.
  package func dim(_ text: String) -> String {
    hasColors ? "\u{1B}[2m\(text)\u{1B}[0m" : text
  }
}
