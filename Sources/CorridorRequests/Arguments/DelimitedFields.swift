/// The fields of a line that people write by hand.
enum DelimitedFields {
  /// Fields divided by semicolons, tabs or commas, of which the first that is there divides them, without
  /// white space around them, and without double quotes.
  static func of(_ line: Substring) -> [String] {
    let separator = [";", "\t", ","].first { line.contains($0) } ?? ","
    return line.split(separator: separator, omittingEmptySubsequences: false).map { field in
      var text = trimmed(field)
      if text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") {
        text = text.dropFirst().dropLast()
      }
      return String(text)
    }
  }

  /// Without white space at the ends.
  private static func trimmed(_ text: Substring) -> Substring {
    let start = text.drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else {
      return start[start.endIndex...]
    }
    return start[...last]
  }
}
