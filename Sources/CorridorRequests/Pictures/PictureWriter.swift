internal import CorridorFormats

/// Writes the shapes and texts of a picture as SVG 1.1.
///
/// Pictures load no resources and run no scripts. Colours are from Okabe and Ito's palette ("Color
/// Universal Design", 2008), lighter when the reader prefers a dark background.
struct PictureWriter {
  var buffer = TextBuffer()

  /// Begins a picture: its description for screen readers, its colours, and its ground.
  ///
  /// - Parameters:
  ///   - name: Begins the identifiers of the picture.
  ///   - style: The colours of the picture beside ``commonStyle``, by day and by night.
  mutating func begin(
    _ name: String, title: String, description: String, width: Double, height: Double,
    style: (day: String, night: String), definitions: String = ""
  ) {
    let (width, height) = (Self.text(width), Self.text(height))
    buffer.append(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="\(name)-title \(name)-desc">
      <title id="\(name)-title">
      """)
    buffer.append(xml: title)
    buffer.append("</title>\n<desc id=\"\(name)-desc\">")
    buffer.append(xml: description)
    buffer.append("</desc>\n<style>\n" + Self.day + style.day)
    buffer.append("@media (prefers-color-scheme:dark){\n" + Self.night + style.night)
    buffer.append("}\n</style>\n" + definitions)
    buffer.append("<rect class=\"ground\" width=\"100%\" height=\"100%\"/>\n")
  }

  mutating func end() { buffer.append("</svg>\n") }

  mutating func write(
    _ text: String, x: Double, y: Double, _ style: String, anchor: String? = nil
  ) {
    buffer.append("<text class=\"\(style)\" x=\"\(Self.text(x))\" y=\"\(Self.text(y))\"")
    if let anchor { buffer.append(" text-anchor=\"\(anchor)\"") }
    buffer.append(">")
    buffer.append(xml: text)
    buffer.append("</text>\n")
  }

  /// - Parameter direction: `h` or `v`, as in a path.
  mutating func line(
    _ x: Double, _ y: Double, _ direction: String, _ length: Double, _ style: String
  ) {
    buffer.append("<path class=\"\(style)\" d=\"M\(Self.text(x)) \(Self.text(y))")
    buffer.append("\(direction)\(Self.text(length))\"/>\n")
  }

  /// - Parameter title: What a reader sees who points at it; nil for nothing.
  mutating func box(
    _ style: String, x: Double, y: Double, width: Double, height: Double, title: String? = nil
  ) {
    buffer.append("<rect class=\"\(style)\" x=\"\(Self.text(x))\" y=\"\(Self.text(y))\"")
    buffer.append(" width=\"\(Self.text(width))\" height=\"\(Self.text(height))\"")
    guard let title else { return buffer.append("/>\n") }
    buffer.append("><title>")
    buffer.append(xml: title)
    buffer.append("</title></rect>\n")
  }

  /// A number of pixels with at most one decimal.
  static func text(_ pixels: Double) -> String {
    var buffer = TextBuffer()
    buffer.append(pixels, decimals: 1, trimmed: true)
    return buffer.text
  }

  private static let day = """
    text{font:12px system-ui,sans-serif;fill:#1c2329}
    .ground{fill:#fff}
    .title{font-size:18px;font-weight:600}
    .quiet{fill:#55606b}

    """
  private static let night = """
    text{fill:#e6e9ec}
    .ground{fill:#14181c}
    .quiet{fill:#a3adb6}

    """
}
