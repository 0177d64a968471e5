internal import CorridorRequests

/// A command that can run.
protocol Command: SendableMetatype {
  init(arguments: Arguments) throws(CommandError)

  func run() throws(CommandError) -> ExitCode
}

/// One command: its name, its options, its help, and its implementation.
struct CommandSpec: Sendable {
  /// The word after `corridor`.
  let name: String
  /// One line for the list of commands.
  let summary: String
  /// Information beyond the options; one paragraph each.
  let details: [String]
  /// Command lines that work in the root of the source tree.
  let examples: [String]

  private let type: any Command.Type
  /// Made when it is needed, because a run needs those of one command.
  private let makeOperation: @Sendable () -> OperationSpec

  /// A command that makes a request.
  init(
    _ name: String, _ type: any Command.Type,
    _ operation: @autoclosure @escaping @Sendable () -> OperationSpec, summary: String,
    details: [String] = [], examples: [String] = []
  ) {
    self.name = name
    self.type = type
    makeOperation = operation
    self.summary = summary
    self.details = details
    self.examples = examples
  }

  /// Any other command.
  init(
    _ name: String, _ type: any Command.Type, operands: String = "",
    operandCount: ClosedRange<Int> = 0...0,
    options: @autoclosure @escaping @Sendable () -> [OptionSpec] = [], summary: String,
    details: [String] = [], examples: [String] = []
  ) {
    self.init(
      name, type,
      OperationSpec(
        name: name, operands: operands, operandCount: operandCount, options: options()),
      summary: summary, details: details, examples: examples)
  }

  /// The arguments that the command accepts.
  var operation: OperationSpec { makeOperation() }
  /// The placeholder for arguments without dashes; empty if there are none.
  var operands: String { operation.operands }
  /// The options, in the order of the help.
  var options: [OptionSpec] { operation.options }

  /// Executes the command.
  func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    try type.init(arguments: arguments).run()
  }
}
