internal import CorridorIndex
internal import CorridorRequests

/// A shell that can complete commands, options and their values.
enum CompletionShell: String, CaseIterable {
  case bash, zsh, fish

  /// The completion script for the shell, made from the tables of commands and options.
  var script: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }
}

extension OptionSpec {
  /// The possible values of the option, if the list is fixed.
  var completionWords: [String]? {
    switch value {
    case .choice(let words, _): words
    case .category: CategoryTable.standard.categories.map(\.id)
    case .none, .text, .file: nil
    }
  }

  /// Whether the option's value is a file.
  var completesFiles: Bool {
    if case .file = value { true } else { false }
  }

  /// The spellings of the option's name.
  var spellings: [String] {
    ["--" + name] + (short.map { ["-\($0)"] } ?? [])
  }
}

extension CommandSpec {
  /// The possible values of an operand, if the list is fixed; nil for a file name.
  var operandWords: [String]? {
    switch name {
    case "completions": CompletionShell.allCases.map(\.rawValue)
    case "man": CommandTable.commands.map(\.name)
    default: nil
    }
  }
}
