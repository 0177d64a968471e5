/// One option of a command: the only place that parsing, help and shell completion know it from.
struct OptionSpec: Sendable {
  /// The long name, without dashes.
  let name: String
  /// The letter after a single dash, if there is one.
  var short: Character?
  /// What follows the name.
  var value: Value = .none
  /// Other words for choices, which are understood and not shown.
  var synonyms: [String: String] = [:]
  /// Whether the command needs it.
  var isRequired = false
  /// Whether it may be given more than once.
  var repeats = false
  /// Whether it is about the whole run, and so no field of a line of ``batch``.
  var isForRun = false
  /// One or two sentences for the help.
  let help: String

  /// What an option takes, with the placeholder that help shows for it.
  enum Value: Sendable {
    case none
    case text(String)
    case file(String)
    case choice(String, [String])
    case category(String)
  }

  /// The word that stands for the value in help, or nil for a flag.
  var placeholder: String? {
    switch value {
    case .none: nil
    case .text(let word), .file(let word), .choice(let word, _), .category(let word): word
    }
  }

  /// The option as a field of a line of `--batch`: `failOnEmpty`.
  var field: String {
    let words = name.split(separator: "-")
    return words.dropFirst().reduce(words.first.map(String.init) ?? "") {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }

  /// The option as it is typed: `--output FILE`.
  var usage: String {
    "--" + name + (placeholder.map { " " + $0 } ?? "")
  }

  /// The option as it stands in help: `-o, --output FILE`.
  var synopsis: String {
    let letter = short.map { "-\($0), " } ?? ""
    return letter + usage
  }
}
