internal import CorridorRequests

extension ManualPage {
  /// The page of the program.
  static func program(day: String) -> ManualPage {
    var page = RoffWriter()
    page.title("corridor", day: day, source: "Corridor \(programVersion)")
    page.section("NAME")
    page.raw("corridor \\- " + RoffWriter.escaped("Find the places along a route"))
    page.section("SYNOPSIS")
    page.raw(
      [
        RoffWriter.bold("corridor"), RoffWriter.italic("COMMAND"),
        "[" + RoffWriter.italic("OPTIONS") + "]",
      ].joined(separator: " "))
    page.section("DESCRIPTION")
    page.paragraph(HelpText.purpose, isFirst: true)

    page.section("COMMANDS")
    for command in CommandTable.commands {
      page.entry(reference(command), command.summary + ".")
    }
    page.entry(
      RoffWriter.bold("corridor help") + " [" + RoffWriter.italic("COMMAND") + "]",
      "Explain a command.")

    page.section("OPTIONS")
    page.entry(
      RoffWriter.bold("-h") + ", " + RoffWriter.bold("--help"),
      "Show the help, or that of a command.")
    page.entry(RoffWriter.bold("--version"), "Show the version.")

    page.section("ENVIRONMENT")
    for (name, meaning) in environmentVariables { page.entry(RoffWriter.bold(name), meaning) }

    page.section("FILES")
    for (path, meaning) in files { page.entry(RoffWriter.italic(path), meaning) }

    page.section("EXIT STATUS")
    page.paragraph(HelpText.exitStatus, isFirst: true)
    page.section("EXAMPLES")
    page.paragraph(exampleFiles, isFirst: true)
    for command in CommandTable.commands.prefix(1) { page.example(command.examples[0]) }
    page.section("SEE ALSO")
    page.raw(CommandTable.commands.map(reference).joined(separator: ", "))
    return ManualPage(name: "corridor", page)
  }

  /// The name of a command's page.
  private static func reference(_ command: CommandSpec) -> String {
    RoffWriter.bold("corridor-" + command.name) + "(1)"
  }

  private static let environmentVariables = [
    (
      "CORRIDOR_PLACES",
      "The places of commands without --places: an index, or a source file, indexed once."
    ),
    ("XDG_DATA_HOME", "The user's data folder; without it, .local/share in HOME."),
    ("XDG_CACHE_HOME", "The user's cache folder; without it, .cache in HOME."),
    ("HOME", "The user's home, where the two folders are if nothing else is said."),
    ("TMPDIR", "Where an index is made for one run if not in the cache; without it, /tmp."),
    ("COLUMNS", "How wide tables are that go to no terminal; without it, 80 columns."),
    ("NO_COLOR", "If it is set, nothing is coloured."),
    ("TERM", "If it is dumb, nothing is coloured and completions are not shown as one types."),
    ("SOURCE_DATE_EPOCH", "The time whose day the pages of corridor man bear, instead of today."),
  ]

  private static let files = [
    ("places.corridor", "The places of commands without --places, in the working folder;"),
    (
      "~/.local/share/corridor/places.corridor",
      "where that is not there, in the user's data folder."
    ),
    ("~/.cache/corridor/*.corridor", "Indexes of the source files that were given as --places."),
  ]
}
