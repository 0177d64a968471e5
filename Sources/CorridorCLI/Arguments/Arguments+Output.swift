internal import CorridorCommands
internal import CorridorImport

extension Arguments {
  /// Refuses to write over a file that an option names for reading, by whatever path.
  ///
  /// Operands are texts, or files that their commands hold against the output themselves.
  func checkOutputIsNoInput(of command: CommandSpec) throws(CommandError) {
    let outputs = command.options.filter { $0.name == OptionSpec.output.name }
    guard let output = outputs.lazy.compactMap({ value($0) }).first,
      let identity = FileIdentity(path: output), output != "-"
    else { return }
    for option in command.options where option.name != OptionSpec.output.name {
      guard case .file = option.value else { continue }
      for path in all(option) where path != "-" && FileIdentity(path: path) == identity {
        throw .reading(.outputIsInput(file: path))
      }
    }
  }
}
