/// Writes the macros of `man(7)`, in ASCII alone, so that every text shows as it was written.
struct RoffWriter {
  private(set) var text = ""

  /// The first line of a page.
  mutating func title(_ name: String, day: String, source: String) {
    text += ".TH \(name.uppercased()) 1 \(day) \"\(Self.escaped(source))\" \"User Commands\"\n"
    // Words that one types are not to be hyphenated, and lines are not to be stretched.
    text += ".nh\n.ad l\n"
  }

  mutating func section(_ name: String) {
    text += ".SH \(name)\n"
  }

  /// A paragraph; `isFirst` right after the title of a section, which is followed by none.
  mutating func paragraph(_ words: String, isFirst: Bool = false) {
    if !isFirst { text += ".PP\n" }
    fill(Self.escaped(words))
  }

  /// A term, already with its ``bold`` and ``italic`` parts, and what it is, indented below it.
  mutating func entry(_ term: String, _ words: String) {
    text += ".TP\n\(term)\n"
    fill(Self.escaped(words))
  }

  /// What was made by ``escaped``, ``bold`` and ``italic``, in lines of the source.
  mutating func raw(_ words: String) {
    fill(words)
  }

  /// Lines that are shown as they are.
  mutating func example(_ line: String) {
    text += ".PP\n.EX\n" + Self.guarded("  " + Self.escaped(line)) + "\n.EE\n"
  }

  static func bold(_ words: String) -> String { "\\fB" + escaped(words) + "\\fR" }
  static func italic(_ words: String) -> String { "\\fI" + escaped(words) + "\\fR" }

  /// The text as it has to be written to be shown: roff takes a hyphen for one that may break a
  /// line, and quotes, carets and tildes for typographic ones, which no shell takes.
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

  /// Escaped words in lines of at most 80 characters, none of which is taken for a macro.
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

  /// A line that begins with a dot asks for a macro; quotes, which would too, are escaped anyway.
  private static func guarded(_ line: String) -> String {
    line.hasPrefix(".") ? "\\&" + line : line
  }
}
