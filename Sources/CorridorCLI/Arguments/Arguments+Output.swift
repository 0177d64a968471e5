internal import CorridorCommands
internal import CorridorImport

extension Arguments {
  /// Refuses to write over a file that the command reads, by whatever path.
  func checkOutputIsNoInput(of command: CommandSpec) throws(CommandError) {
    let outputs = command.options.filter { $0.name == OptionSpec.output.name }
    guard let output = outputs.lazy.compactMap({ value($0) }).first,
      let identity = FileIdentity(path: output), output != "-"
    else { return }
    var inputs = operands
    for option in command.options where option.name != OptionSpec.output.name {
      if case .file = option.value { inputs += all(option) }
    }
    for path in inputs where path != "-" && FileIdentity(path: path) == identity {
      throw .reading(.outputIsInput(file: path))
    }
  }
}
