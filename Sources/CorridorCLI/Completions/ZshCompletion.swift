internal import CorridorRequests

/// Completion for zsh with its `_arguments` function.
enum ZshCompletion {
  static var script: String {
    var text = """
      #compdef corridor
      _corridor() {
        local -a commands
        commands=(

      """
    for command in CommandTable.commands {
      text += "    \(quoted("\(command.name):\(command.summary)"))\n"
    }
    text += """
          'help:Explain a command'
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
          help) _describe command commands ;;

      """
    for command in CommandTable.commands {
      text += "    \(command.name)) _arguments"
      for option in command.options {
        for spelling in option.spellings { text += " \\\n      " + argument(option, spelling) }
      }
      text += " \\\n      '--help[Show the help]'"
      if let operands = command.operandWords {
        text += " \\\n      '1:word:(\(operands.joined(separator: " ")))'"
      } else if !command.operands.isEmpty {
        text += " \\\n      '*:file:_files'"
      }
      text += " ;;\n"
    }
    return text + """
        esac
      }
      _corridor "$@"

      """
  }

  private static func argument(_ option: OptionSpec, _ spelling: String) -> String {
    let help = option.help.filter { !"[]\\".contains($0) }
    var text = "\(option.repeats ? "*" : "")\(spelling)[\(help)]"
    if let placeholder = option.placeholder {
      let action =
        option.completionWords.map { "(\($0.joined(separator: " ")))" }
        ?? (option.completesFiles ? "_files" : " ")
      text += ":\(placeholder.filter { $0 != ":" }):\(action)"
    }
    return quoted(text)
  }

  /// The text in single quotes for the shell.
  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }
}
