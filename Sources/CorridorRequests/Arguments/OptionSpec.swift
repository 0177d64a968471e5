/// One option of a command: the single source for parsing, help and shell completion.
package struct OptionSpec: Sendable {
  /// The long name, without dashes.
  package let name: String
  /// The letter after a single dash, if any.
  package var short: Character?
  /// The value that the option takes.
  package var value: Value = .none
  /// Synonyms for choices, which are accepted but not shown.
  package var synonyms: [String: String] = [:]
  /// Whether the command requires it.
  package var isRequired = false
  /// Whether it may be given more than once.
  package var repeats = false
  /// Whether it is given without its name on a command line.
  package var isOperand = false
  /// Whether only requests written by programs have it.
  package var isServiceOnly = false
  /// One or two sentences for the help.
  package let help: String

  /// The name in a request, if it is not ``field`` or its plural.
  package var requestName: String?

  package init(
    name: String, short: Character? = nil, value: Value = .none, synonyms: [String: String] = [:],
    isRequired: Bool = false, repeats: Bool = false, isOperand: Bool = false,
    isServiceOnly: Bool = false, requestName: String? = nil, help: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.synonyms = synonyms
    self.isRequired = isRequired
    self.repeats = repeats
    self.isOperand = isOperand
    self.isServiceOnly = isServiceOnly
    self.requestName = requestName
    self.help = help
  }

  /// What an option takes, with the placeholder shown in help.
  package enum Value: Sendable {
    case none
    case text(String)
    case file(String)
    // The words come first: the enum's tag is in the last bytes, and would hide the list from a
    // leak checker.
    case choice([String], String)
    case category(String)
  }

  /// The placeholder for the value in help, or nil for a flag.
  package var placeholder: String? {
    switch value {
    case .none: nil
    case .text(let word), .file(let word), .choice(_, let word), .category(let word): word
    }
  }

  /// The option's name in camelCase: `failOnEmpty`.
  package var field: String {
    let words = name.split(separator: "-")
    return words.dropFirst().reduce(words.first.map(String.init) ?? "") {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }

  /// The option's name as a field of a request: plural if it repeats.
  package var requestField: String { requestName ?? (repeats ? field + "s" : field) }

  /// The option as the user types it: `--output FILE`.
  package var usage: String {
    "--" + name + (placeholder.map { " " + $0 } ?? "")
  }

  /// The option as shown in help: `-o, --output FILE`.
  package var synopsis: String {
    let letter = short.map { "-\($0), " } ?? ""
    return letter + usage
  }
}
