internal import CorridorRequests

/// Completion for bash 4 and later, without the package bash-completion.
enum BashCompletion {
  static var script: String {
    let names = (CommandTable.commands.map(\.name) + ["help"]).joined(separator: " ")
    var text = """
      # bash completion for corridor
      _corridor() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(names) --help --version" -- "$current"))
          return
        fi
        case "${COMP_WORDS[1]} $previous" in

      """
    for command in CommandTable.commands {
      for option in command.options where option.placeholder != nil {
        let pattern = option.spellings.map { "'\(command.name) \($0)'" }.joined(separator: "|")
        text += "    \(pattern)) \(reply(for: option)); return ;;\n"
      }
    }
    text += """
        esac
        case "${COMP_WORDS[1]}" in
          help) COMPREPLY=($(compgen -W "\(names)" -- "$current")) ;;

      """
    for command in CommandTable.commands {
      let options = command.options.flatMap(\.spellings) + ["--help"]
      text += "    \(command.name))\n"
      text += "      case \"$current\" in\n"
      text += "        -*) \(words(options)) ;;\n"
      if let operands = command.operandWords {
        text += "        *) \(words(operands)) ;;\n"
      } else if !command.operands.isEmpty {
        text += "        *) \(files) ;;\n"
      }
      text += "      esac ;;\n"
    }
    return text + """
        esac
      }
      complete -F _corridor corridor

      """
  }

  private static let files =
    "compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -f -- \"$current\")"

  private static func words(_ words: [String]) -> String {
    "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\"))"
  }

  private static func reply(for option: OptionSpec) -> String {
    if let choices = option.completionWords { return words(choices) }
    return option.completesFiles ? files : ":"
  }
}
