/// One option of a command: the single source for parsing, help and shell completion.
package struct OptionSpec: Sendable {
  /// The long name, without dashes.
  package let name: String
  /// The letter after a single dash, if any.
  package let short: Character?
  /// Whether the command requires it.
  package let isRequired: Bool
  /// Whether it may be given more than once.
  package let repeats: Bool
  /// Whether it is given without its name on a command line.
  package let isOperand: Bool
  /// Whether only requests written by programs have it.
  package let isServiceOnly: Bool
  /// The name in a request, if it is not ``field`` or its plural.
  package let requestName: String?
  private let makeValue: @Sendable () -> Value
  private let makeSynonyms: @Sendable () -> [String: String]
  private let makeHelp: @Sendable () -> String

  /// An option, whose value and help are made when they are asked for: a run reads few of its
  /// options, and help is rarely shown.
  package init(
    name: String, short: Character? = nil,
    value: @autoclosure @escaping @Sendable () -> Value = .none,
    synonyms: @autoclosure @escaping @Sendable () -> [String: String] = [:],
    isRequired: Bool = false, repeats: Bool = false, isOperand: Bool = false,
    isServiceOnly: Bool = false, requestName: String? = nil,
    help: @autoclosure @escaping @Sendable () -> String
  ) {
    self.name = name
    self.short = short
    self.isRequired = isRequired
    self.repeats = repeats
    self.isOperand = isOperand
    self.isServiceOnly = isServiceOnly
    self.requestName = requestName
    makeValue = value
    makeSynonyms = synonyms
    makeHelp = help
  }

  /// The value that the option takes.
  package var value: Value { makeValue() }
  /// Synonyms for choices, which are accepted but not shown.
  package var synonyms: [String: String] { makeSynonyms() }
  /// One or two sentences for the help.
  package var help: String { makeHelp() }

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

  /// Whether ``requestField`` is not ``field``.
  package var hasRequestName: Bool { requestName.map { $0 != field } ?? repeats }

  /// Whether ``requestField`` is this text.
  package func isRequestField(_ text: String) -> Bool {
    if let requestName { return requestName == text }
    var letters = text.utf8.makeIterator()
    var beginsWord = false
    for byte in name.utf8 {
      if byte == UInt8(ascii: "-") {
        beginsWord = true
        continue
      }
      let isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      guard letters.next() == (beginsWord && isSmall ? byte - 0x20 : byte) else { return false }
      beginsWord = false
    }
    return (!repeats || letters.next() == UInt8(ascii: "s")) && letters.next() == nil
  }

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
