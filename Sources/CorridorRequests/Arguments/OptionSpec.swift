/// One option of a command: the only place that parsing, help and shell completion know it from.
package struct OptionSpec: Sendable {
  /// The long name, without dashes.
  package let name: String
  /// The letter after a single dash, if there is one.
  package var short: Character?
  /// What follows the name.
  package var value: Value = .none
  /// Other words for choices, which are understood and not shown.
  package var synonyms: [String: String] = [:]
  /// Whether the command needs it.
  package var isRequired = false
  /// Whether it may be given more than once.
  package var repeats = false
  /// Whether it is given without its name on a command line.
  package var isOperand = false
  /// Whether only requests have it that programs write.
  package var isServiceOnly = false
  /// One or two sentences for the help.
  package let help: String

  /// What it is called in a request, where that is not ``field`` or its plural.
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

  /// What an option takes, with the placeholder that help shows for it.
  package enum Value: Sendable {
    case none
    case text(String)
    case file(String)
    // The words first: what tells the cases apart is kept in the last bytes, and would hide the list from
    // whoever looks for leaks.
    case choice([String], String)
    case category(String)
  }

  /// The word that stands for the value in help, or nil for a flag.
  package var placeholder: String? {
    switch value {
    case .none: nil
    case .text(let word), .file(let word), .choice(_, let word), .category(let word): word
    }
  }

  /// The option in camelCase: `failOnEmpty`.
  package var field: String {
    let words = name.split(separator: "-")
    return words.dropFirst().reduce(words.first.map(String.init) ?? "") {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }

  /// The option as a field of a request: plural where it repeats.
  package var requestField: String { requestName ?? (repeats ? field + "s" : field) }

  /// The option as it is typed: `--output FILE`.
  package var usage: String {
    "--" + name + (placeholder.map { " " + $0 } ?? "")
  }

  /// The option as it stands in help: `-o, --output FILE`.
  package var synopsis: String {
    let letter = short.map { "-\($0), " } ?? ""
    return letter + usage
  }
}
