internal import CorridorIndex
internal import CorridorRequests

/// `corridor completions SHELL`
struct CompletionsCommand: Command {
  private let shell: CompletionShell

  init(arguments: Arguments) throws(CommandError) {
    let name = arguments.operands[0]
    guard let shell = CompletionShell(rawValue: name) else {
      let known = CompletionShell.allCases.map(\.rawValue)
      throw .unknownChoice(
        option: "the shell", found: name, choices: known,
        suggestion: closestMatch(to: name, in: known))
    }
    self.shell = shell
  }

  func run() throws(CommandError) -> ExitCode {
    try Program.print(shell.script)
  }
}
