internal import CorridorFormats
internal import CorridorIndex
internal import CorridorRequests
internal import Glibc

/// The command line from the first word to the exit status.
enum Program {
  /// Runs the command that the words name; errors become one line on standard error.
  static func run(_ words: [String]) -> ExitCode {
    holdStandardDescriptors()
    Interruption.prepare()
    return InputFiles.$current.withValue(InputFiles()) {
      do throws(CommandError) {
        return try dispatch(words)
      } catch {
        if !error.isQuiet { StandardError.report(error.description) }
        return error.exitCode
      }
    }
  }

  private static func dispatch(_ words: [String]) throws(CommandError) -> ExitCode {
    guard let first = words.first else {
      // A person who types no command needs the list of commands; in a script it is a mistake.
      StandardError.write(HelpText.overview())
      return .usage
    }
    var rest = words
    rest.removeFirst()
    switch first {
    case "--help", "-h": return try print(HelpText.overview())
    case "--version":
      let verbose = "--verbose"
      if let other = rest.first(where: { $0 != verbose }) {
        throw .unknownOption(other, command: first, suggestion: verbose)
      }
      return rest.isEmpty
        ? try print("corridor \(programVersion)\n") : try LibraryList.write()
    case "help":
      guard let name = rest.first else { return try print(HelpText.overview()) }
      return try print(HelpText.of(try command(name)))
    default:
      let command = try command(first)
      let arguments = try Arguments(rest, of: command.operation)
      if arguments.wantsHelp { return try print(HelpText.of(command)) }
      return try command.run(arguments)
    }
  }

  private static func command(_ name: String) throws(CommandError) -> CommandSpec {
    if let command = CommandTable.command(named: name) { return command }
    let known = CommandTable.commands.map(\.name) + ["help"]
    throw .unknownCommand(name, suggestion: closestMatch(to: name, in: known))
  }

  /// Writes text to standard output.
  static func print(_ text: String) throws(CommandError) -> ExitCode {
    try OutputTarget.write(to: nil) { $0.sink.buffer.append(text.printedBytes) }
    return .ok
  }

  /// Opens descriptors 0 to 2 if the parent has closed them, so that no file opened later gets one
  /// of these numbers; reading and writing them still fails.
  private static func holdStandardDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // SAFETY: the path is a C string during the call.
      _ = unsafe open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
