/// Writes the macros of `man(7)`, in ASCII only, so that every text is shown as written.
struct RoffWriter {
  private(set) var text = ""

  /// The first line of a page.
  mutating func title(_ name: String, day: String, source: String) {
    text += ".TH \(name.uppercased()) 1 \(day) \"\(Self.escaped(source))\" \"User Commands\"\n"
    // No hyphenation of words that users type, and no justified lines.
    text += ".nh\n.ad l\n"
  }

  mutating func section(_ name: String) {
    text += ".SH \(name)\n"
  }

  /// Adds a paragraph; `isFirst` for the first one of a section, which needs no macro.
  mutating func paragraph(_ words: String, isFirst: Bool = false) {
    if !isFirst { text += ".PP\n" }
    fill(Self.escaped(words))
  }

  /// Adds a term, formatted with ``bold`` and ``italic``, and its description, indented below it.
  mutating func entry(_ term: String, _ words: String) {
    text += ".TP\n\(term)\n"
    fill(Self.escaped(words))
  }

  /// Adds text made by ``escaped``, ``bold`` and ``italic``, in lines of the source.
  mutating func raw(_ words: String) {
    fill(words)
  }

  /// Adds a line that is shown unchanged.
  mutating func example(_ line: String) {
    text += ".PP\n.EX\n" + Self.guarded("  " + Self.escaped(line)) + "\n.EE\n"
  }

  static func bold(_ words: String) -> String { "\\fB" + escaped(words) + "\\fR" }
  static func italic(_ words: String) -> String { "\\fI" + escaped(words) + "\\fR" }

  /// The text escaped for roff, which otherwise treats a hyphen as a possible line break, and shows
  /// quotes, carets and tildes as typographic characters that no shell accepts.
  static func escaped(_ words: String) -> String {
    var escaped = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\(rs"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "`": escaped += "\\(ga"
      case "\"": escaped += "\\(dq"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case " "..."}": escaped.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      }
    }
    return escaped
  }

  /// Adds escaped words in lines of at most 80 characters, none of which is read as a macro.
  private mutating func fill(_ words: String) {
    var line = ""
    for word in words.split(separator: " ") {
      if !line.isEmpty, line.utf8.count + 1 + word.utf8.count > 78 {
        text += Self.guarded(line) + "\n"
        line = ""
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    text += Self.guarded(line) + "\n"
  }

  /// Protects a line that begins with a dot, which requests a macro; quotes, which also would, are
  /// escaped anyway.
  private static func guarded(_ line: String) -> String {
    line.hasPrefix(".") ? "\\&" + line : line
  }
}
