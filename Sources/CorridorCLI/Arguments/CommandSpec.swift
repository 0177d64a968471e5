/// One command: its options, its help and what it does.
struct CommandSpec: Sendable {
  /// The word after `corridor`.
  let name: String
  /// One line for the list of commands.
  let summary: String
  /// How the arguments without dashes are called, empty where there are none: `FILE...`.
  var operands = ""
  /// How many of them there may be.
  var operandCount: ClosedRange<Int> = 0...0
  /// What the operands are called in a line of `--batch`.
  var operandField = ""
  /// What one needs to know besides the options; one paragraph each.
  var details: [String] = []
  /// The options, in the order of the help.
  var options: [OptionSpec] = []
  /// Command lines that work in the root of the source tree.
  var examples: [String] = []
  /// Does it.
  let run: @Sendable (Arguments) throws(CommandError) -> ExitCode
}
