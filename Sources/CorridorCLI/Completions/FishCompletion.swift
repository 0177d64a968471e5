internal import CorridorRequests

/// Completion for fish.
enum FishCompletion {
  static var script: String {
    let none = "__fish_use_subcommand"
    var text = "# fish completion for corridor\ncomplete -c corridor -f\n"
    for command in CommandTable.commands {
      text += "complete -c corridor -n \(none) -a \(command.name) -d \(quoted(command.summary))\n"
    }
    text += "complete -c corridor -n \(none) -a help -d 'Explain a command'\n"
    text += "complete -c corridor -n \(none) -l version -d 'Show the version'\n"
    text += "complete -c corridor -s h -l help -d 'Show the help'\n"
    let names = CommandTable.commands.map(\.name).joined(separator: " ")
    text += "complete -c corridor -n '__fish_seen_subcommand_from help' -a \(quoted(names))\n"
    for command in CommandTable.commands {
      let seen = "complete -c corridor -n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.options {
        text += seen + " -l \(option.name)"
        if let short = option.short { text += " -s \(short)" }
        if option.placeholder != nil { text += " -r" }
        if let words = option.completionWords {
          text += " -a \(quoted(words.joined(separator: " ")))"
        } else if option.completesFiles {
          text += " -F"
        }
        text += " -d \(quoted(option.help))\n"
      }
      if let operands = command.operandWords {
        text += seen + " -a \(quoted(operands.joined(separator: " ")))\n"
      } else if !command.operands.isEmpty {
        text += seen + " -F\n"
      }
    }
    return text
  }

  /// The text in single quotes for the shell.
  private static func quoted(_ text: String) -> String {
    var quoted = "'"
    for character in text {
      if character == "'" || character == "\\" { quoted.append("\\") }
      quoted.append(character)
    }
    return quoted + "'"
  }
}
