internal import CorridorRequests

/// One command: its request, its help, and its implementation.
struct CommandSpec: Sendable {
  let operation: OperationSpec
  /// One line for the list of commands.
  let summary: String
  /// Information beyond the options; one paragraph each.
  var details: [String] = []
  /// Command lines that work in the root of the source tree.
  var examples: [String] = []
  /// Executes the command.
  let run: @Sendable (Arguments) throws(CommandError) -> ExitCode

  /// The word after `corridor`.
  var name: String { operation.name }
  /// The placeholder for arguments without dashes; empty if there are none.
  var operands: String { operation.operands }
  /// The options, in the order of the help.
  var options: [OptionSpec] { operation.options }
}
