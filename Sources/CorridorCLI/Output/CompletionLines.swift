internal import Corridor
internal import CorridorFormats
internal import CorridorIndex

/// Completions as lines for people; matches are bold if colours are on.
struct CompletionLines {
  private let completions: [SearchCompletion]
  private let style: TerminalStyle
  private let distances: [String]
  private let widths: (title: Int, subtitle: Int, distance: Int)

  private static let gap = "  "

  /// - Parameter margin: The number of cells before each line that the caller fills.
  init(_ completions: [SearchCompletion], style: TerminalStyle, margin: Int = 0) {
    self.completions = completions
    self.style = style
    distances = completions.map { completion in
      completion.distanceMeters.map { ReadableLength($0).description } ?? ""
    }
    func widest(_ texts: [String], _ least: Int) -> Int {
      texts.reduce(least) { max($0, DisplayWidth.of($1)) }
    }
    let distance = widest(distances, 0)
    var title = widest(completions.map(\.title), 5)
    var subtitle = widest(completions.map(\.subtitle), 8)
    if let columns = style.columns {
      let room = max(columns - margin - (distance > 0 ? distance + 2 : 0), 2)
      if title + 2 + subtitle > room {
        // The title is truncated last.
        subtitle = max(room - title - 2, min(subtitle, room / 3), 0)
        title = max(min(title, room - subtitle - 2), 1)
        if room < 16 { (title, subtitle) = (room, 0) }
      }
    }
    widths = (title, subtitle, distance)
  }

  /// The headings of the columns.
  var heading: String {
    style.bold(line(("title", []), ("subtitle", []), "distance"))
  }

  /// The line of one completion.
  func line(_ index: Int) -> String {
    let completion = completions[index]
    return line(
      (completion.title, completion.titleHighlightRanges.map(\.utf8)),
      (completion.subtitle, completion.subtitleHighlightRanges.map(\.utf8)), distances[index])
  }

  private func line(
    _ title: (String, [Range<Int>]), _ subtitle: (String, [Range<Int>]), _ distance: String
  ) -> String {
    let hasDistance = widths.distance > 0
    let first = marked(title.0, title.1, cells: widths.title)
    let second = marked(subtitle.0, subtitle.1, cells: widths.subtitle)
    // Padding is written only if more text follows, so that no line ends with spaces.
    var line = first.text
    let isLong = widths.subtitle > 0 && second.cells > 0
    if isLong || hasDistance && !distance.isEmpty {
      line += String(repeating: " ", count: widths.title - first.cells)
    }
    if isLong { line += Self.gap + second.text }
    if hasDistance, !distance.isEmpty {
      let padding = widths.subtitle - second.cells + (isLong || widths.subtitle == 0 ? 0 : 2)
      let width = DisplayWidth.of(distance)
      line += String(repeating: " ", count: max(padding, 0)) + Self.gap
      line += String(repeating: " ", count: max(widths.distance - width, 0)) + distance
    }
    return line
  }

  /// A text with bold ranges, truncated to a number of cells; control characters are made harmless.
  private func marked(
    _ text: String, _ ranges: [Range<Int>], cells limit: Int
  ) -> (text: String, cells: Int) {
    let fitted = DisplayWidth.fit(text, cells: limit)
    var line = ""
    var run = ""
    var isBold = false
    var offset = 0
    for character in fitted {
      let wantsBold = ranges.contains { $0.contains(offset) }
      if wantsBold != isBold {
        line += isBold ? style.bold(run) : run
        run = ""
        isBold = wantsBold
      }
      let isControl = character.unicodeScalars.contains {
        $0.properties.generalCategory == .control
      }
      run.append(isControl ? "\u{FFFD}" : character)
      offset += character.utf8.count
    }
    if !run.isEmpty { line += isBold ? style.bold(run) : run }
    return (line, DisplayWidth.of(fitted))
  }
}
