internal import CorridorRequests

/// A manual page, made from the same tables as the help.
struct ManualPage {
  /// `corridor` or `corridor-find`.
  let name: String
  /// The roff source of the page.
  let text: String

  /// The name of the page's file.
  var fileName: String { name + ".1" }

  init(name: String, _ writer: RoffWriter) {
    self.name = name
    text = writer.text
  }

  /// All pages: that of the program, followed by those of its commands.
  static func all(day: String) -> [ManualPage] {
    [program(day: day)] + CommandTable.commands.map { of($0, day: day) }
  }

  /// The page of a command.
  static func of(_ command: CommandSpec, day: String) -> ManualPage {
    let name = "corridor-" + command.name
    var page = RoffWriter()
    page.title(name, day: day, source: "Corridor \(programVersion)")
    page.section("NAME")
    page.raw("\(RoffWriter.escaped(name)) \\- \(RoffWriter.escaped(command.summary))")

    page.section("SYNOPSIS")
    var usage = [RoffWriter.bold("corridor"), RoffWriter.bold(command.name)]
    if !command.operands.isEmpty { usage.append(RoffWriter.italic(command.operands)) }
    for option in command.options where option.isRequired { usage.append(term(option)) }
    page.raw((usage + ["[" + RoffWriter.italic("OPTIONS") + "]"]).joined(separator: " "))

    page.section("DESCRIPTION")
    page.paragraph(command.summary + ".", isFirst: true)
    for paragraph in command.details { page.paragraph(paragraph) }

    page.section("OPTIONS")
    for option in command.options {
      let letter = option.short.map { RoffWriter.bold("-\($0)") + ", " } ?? ""
      page.entry(letter + term(option), help(option))
    }
    page.entry(RoffWriter.bold("-h") + ", " + RoffWriter.bold("--help"), "Show the help.")

    page.section("EXIT STATUS")
    page.paragraph(HelpText.exitStatus, isFirst: true)
    page.section("EXAMPLES")
    page.paragraph(exampleFiles, isFirst: true)
    for example in command.examples { page.example(example) }
    page.section("SEE ALSO")
    page.raw(RoffWriter.bold("corridor") + "(1)")
    return ManualPage(name: name, page)
  }

  /// The introduction to examples.
  static let exampleFiles = """
    With the folder Fixtures of the source tree, which packages install with the documentation:
    """

  /// The option as the user types it.
  private static func term(_ option: OptionSpec) -> String {
    let value = option.placeholder.map { " " + RoffWriter.italic($0) } ?? ""
    return RoffWriter.bold("--" + option.name) + value
  }

  /// The help, followed by the choices unless it names all of them.
  private static func help(_ option: OptionSpec) -> String {
    guard case .choice(let words, _) = option.value else { return option.help }
    let said = option.help.split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" }
    if words.allSatisfy({ said.contains(Substring($0)) }) { return option.help }
    return option.help + " One of " + words.joined(separator: ", ") + "."
  }
}
