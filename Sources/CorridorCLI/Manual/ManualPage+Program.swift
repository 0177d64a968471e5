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
      "Show the help, or the help of a command.")
    page.entry(
      RoffWriter.bold("--version") + " [" + RoffWriter.bold("--verbose") + "]",
      """
      Show the version; with --verbose, also those of the libraries that are opened when they are needed, and \
      their files.
      """)

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
      "The index or source file that commands read without --places; a source file is indexed once."
    ),
    ("XDG_DATA_HOME", "The user's data folder (default: .local/share in HOME)."),
    ("XDG_CACHE_HOME", "The user's cache folder (default: .cache in HOME)."),
    ("HOME", "The user's home folder, which has these two folders by default."),
    ("TMPDIR", "The folder of an index for one run, if the cache cannot hold it (default: /tmp)."),
    ("COLUMNS", "The width of tables that are not written to a terminal (default: 80 columns)."),
    ("NO_COLOR", "If it is set, output has no colour."),
    ("TERM", "If it is dumb, output has no colour and completions are not shown as you type."),
    (
      "SOURCE_DATE_EPOCH",
      "The date of the pages of corridor man, in seconds since 1970 (default: today)."
    ),
  ]

  private static let files = [
    ("places.corridor", "The places of commands without --places, in the working folder."),
    (
      "~/.local/share/corridor/places.corridor",
      "The same in the user's data folder, for a working folder without it."
    ),
    ("~/.cache/corridor/*.corridor", "Indexes of source files that --places named."),
  ]
}
