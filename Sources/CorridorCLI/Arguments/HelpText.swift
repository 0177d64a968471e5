internal import CorridorRequests

/// The help of the program and of each command, made from their tables.
enum HelpText {
  /// The purpose of the program.
  static let purpose = "Finds places along a route: exact, instant, offline."

  /// The meaning of the exit status.
  static let exitStatus = """
    0 success, also when nothing is found (1 with --fail-on-empty) or a gap exceeds the range (1 \
    with --fail-on-gap); 64 usage, 65 bad data, 66 no input, 69 unavailable, 70 internal, 73 \
    cannot create, 74 input/output, 130 interrupted.
    """

  /// The list of commands.
  static func overview() -> String {
    var text = """
      Usage: corridor COMMAND [OPTIONS]

      \(purpose)

      Commands:

      """
    for command in CommandTable.commands {
      text += entry(command.name, command.summary, column: 16)
    }
    text += entry("help COMMAND", "Explain a command", column: 16)
    text += """

      Options:
        -h, --help      Show this help, or the help of a command
            --version   Show the version; with --verbose, those of libraries

      Example:
        corridor find --route Fixtures/route.geojson --category fuel \\
          --places Fixtures/island.osm.pbf


      """
    return text + wrapped("Exit status: " + exitStatus, indent: 0)
  }

  /// The complete help of one command.
  static func of(_ command: CommandSpec) -> String {
    var usage = "Usage: corridor \(command.name)"
    if !command.operands.isEmpty { usage += " " + command.operands }
    for option in command.options where option.isRequired { usage += " " + option.usage }
    usage += " [OPTIONS]\n\n"
    var text = usage + command.summary + ".\n"
    for paragraph in command.details { text += "\n" + wrapped(paragraph, indent: 0) }

    text += "\nOptions:\n"
    for option in command.options {
      let synopsis = option.short == nil ? "    " + option.synopsis : option.synopsis
      text += entry(synopsis, option.help, column: 28)
    }
    text += entry("-h, --help", "Show this help.", column: 28)

    text += command.examples.count == 1 ? "\nExample:\n" : "\nExamples:\n"
    for example in command.examples { text += "  \(example)\n" }
    return text
  }

  /// A name, and its description from `column` on.
  private static func entry(_ name: String, _ help: String, column: Int) -> String {
    let lines = wrapped(help, indent: column + 2)
    let room = column - name.count
    guard room > 0 else { return "  \(name)\n\(lines)" }
    return "  \(name)" + String(repeating: " ", count: room) + lines.dropFirst(column + 2)
  }

  /// The text in lines of at most 80 characters.
  private static func wrapped(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines = ""
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > 80 {
        lines += margin + line + "\n"
        line = ""
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    return lines + margin + line + "\n"
  }
}
