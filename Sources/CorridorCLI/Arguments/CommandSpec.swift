internal import CorridorRequests

/// One command: what it can be asked for, its help and what it does.
struct CommandSpec: Sendable {
  let operation: OperationSpec
  /// One line for the list of commands.
  let summary: String
  /// What one needs to know besides the options; one paragraph each.
  var details: [String] = []
  /// Command lines that work in the root of the source tree.
  var examples: [String] = []
  /// Does it.
  let run: @Sendable (Arguments) throws(CommandError) -> ExitCode

  /// The word after `corridor`.
  var name: String { operation.name }
  /// How the arguments without dashes are called, empty where there are none.
  var operands: String { operation.operands }
  /// The options, in the order of the help.
  var options: [OptionSpec] { operation.options }
}
