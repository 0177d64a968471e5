internal import Corridor
internal import CorridorFormats
internal import Glibc

/// Draws the typed line and the completions below it, in place, on standard error.
///
/// The cursor always stays on the typed line, so that each frame overwrites the one before. No line
/// reaches the last column, where terminals differ. A frame is a synchronized update (DEC private
/// mode 2026), so that a terminal that supports it never shows a partial frame.
struct SuggestScreen {
  private static let prompt = "Search: "
  private static let begin = "\u{1B}[?2026h"
  private static let end = "\u{1B}[?2026l"

  /// Draws a state; the completion `chosen` is marked.
  func draw(_ editor: LineEditor, _ completions: [SearchCompletion], chosen: Int, note: String) {
    var style = Terminal.style(STDERR_FILENO)
    let columns = max(style.columns ?? 80, 4)
    style.columns = columns - 1
    let rows = max(Terminal.rows(STDERR_FILENO) - 2, 1)
    let prompt = DisplayWidth.fit(Self.prompt, cells: columns / 2)
    let room = columns - 1 - DisplayWidth.of(prompt)
    let (line, column) = Self.visible(editor, cells: room)

    var picture = Self.begin + "\r" + style.bold(prompt) + line + "\u{1B}[K"
    // The chosen completion stays visible in a small window.
    let first = max(0, min(chosen - rows + 1, completions.count - rows))
    let shown = Array(completions.dropFirst(first).prefix(rows))
    let lines = CompletionLines(shown, style: style, margin: 2)
    for index in shown.indices {
      let isChosen = first + index == chosen
      picture += "\r\n" + (isChosen ? "> " : "  ") + lines.line(index) + "\u{1B}[K"
    }
    var below = shown.count
    if !note.isEmpty, below < rows {
      picture += "\r\n" + style.dim(DisplayWidth.fit(note, cells: columns - 1)) + "\u{1B}[K"
      below += 1
    }
    picture += "\u{1B}[J"
    if below > 0 { picture += "\u{1B}[\(below)A" }
    picture += "\r"
    let position = DisplayWidth.of(prompt) + column
    if position > 0 { picture += "\u{1B}[\(position)C" }
    StandardError.write(picture + Self.end)
  }

  /// The part of the text around the cursor that fits, and the cursor's column in it.
  static func visible(_ editor: LineEditor, cells: Int) -> (text: String, column: Int) {
    let widths = editor.characters.map { DisplayWidth.of(String($0)) }
    var first = 0
    var column = widths[..<editor.cursor].reduce(0, +)
    while column >= cells, first < editor.cursor {
      column -= widths[first]
      first += 1
    }
    var text = ""
    var used = 0
    for index in editor.characters.indices.dropFirst(first) {
      used += widths[index]
      if used > cells { break }
      text.append(editor.characters[index])
    }
    return (text, column)
  }
}
