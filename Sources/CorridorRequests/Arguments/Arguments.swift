internal import Corridor
internal import CorridorIndex

/// The words of a command line, split into options and operands; values are still texts.
package struct Arguments: Sendable {
  /// The requested operation.
  package let operation: OperationSpec
  /// The arguments without dashes, in order.
  package var operands: [String] = []
  /// Whether `--help` was given.
  package private(set) var wantsHelp = false
  /// The given options by name; a linear search is enough for so few.
  private var given: [Given] = []

  /// The words that have not been read.
  private struct Words {
    let all: [String]
    private var position = 0

    init(all: [String]) { self.all = all }

    mutating func next() -> String? {
      guard position < all.count else { return nil }
      defer { position += 1 }
      return all[position]
    }

    /// The next word unless it begins with two dashes.
    mutating func nextValue() -> String? {
      guard position < all.count, !all[position].hasPrefix("--") else { return nil }
      return next()
    }
  }

  private struct Given {
    let name: String
    var values: [String]
  }

  /// Parses the words after the command's name.
  ///
  /// The accepted forms are `--name value`, `--name=value`, `-o value`, `-ovalue`, and `--` before
  /// operands that begin with a dash. A value may begin with one dash (`-20.5,44,-19,46`), but not
  /// with two.
  package init(_ words: [String], of operation: OperationSpec) throws(CommandError) {
    self.operation = operation
    var words = Words(all: words)
    while let word = words.next() {
      if word == "--" {
        while let operand = words.next() { operands.append(operand) }
      } else if word == "--help" || word == "-h" {
        wantsHelp = true
      } else if word.hasPrefix("--") {
        try readLong(word, &words)
      } else if word.hasPrefix("-"), word != "-", !Self.isNegativeNumber(word) {
        try readShort(word, &words)
      } else {
        operands.append(word)
      }
    }
    // A text is repaired to valid UTF-8; a file name keeps its bytes.
    if operation.takesTexts { operands = operands.map(\.repaired) }
    if !wantsHelp { try check() }
  }

  /// Replaces the values of an option; nil removes it.
  package mutating func set(_ option: OptionSpec, to values: [String]?) {
    given.removeAll { $0.name == option.name }
    if let values { given.append(Given(name: option.name, values: values)) }
  }

  /// The option as the user types it.
  package func shown(_ option: OptionSpec) -> String { "--" + option.name }

  /// Whether a flag was given.
  package func has(_ option: OptionSpec) -> Bool {
    place(of: option) != nil
  }

  /// The value of an option, or nil if it was not given.
  package func value(_ option: OptionSpec) -> String? {
    place(of: option).flatMap { given[$0].values.last }
  }

  /// All values of a repeatable option.
  package func all(_ option: OptionSpec) -> [String] {
    place(of: option).map { given[$0].values } ?? []
  }

  private func place(of option: OptionSpec) -> Int? {
    given.firstIndex { $0.name == option.name }
  }

  private mutating func add(_ word: String, to option: OptionSpec) {
    var value = word
    if case .file = option.value {} else { value = word.repaired }
    if let place = place(of: option) {
      given[place].values.append(value)
    } else {
      given.append(Given(name: option.name, values: [value]))
    }
  }

  /// Whether a word such as `-33.9,151.2` is a number and not an option.
  private static func isNegativeNumber(_ word: String) -> Bool {
    word.utf8.dropFirst().first.map { (0x30...0x39).contains($0) || $0 == 0x2E } ?? false
  }

  private mutating func readLong(
    _ word: String, _ words: inout Words
  ) throws(CommandError) {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = operation.options.first(where: { $0.name == name }) else {
      let known = operation.options.map { "--" + $0.name } + ["--help"]
      throw .unknownOption(
        "--" + name, command: operation.name,
        suggestion: closestMatch(to: "--" + name, in: known))
    }
    try store(option, shown: "--" + name, inline: parts.count > 1 ? String(parts[1]) : nil, &words)
  }

  private mutating func readShort(
    _ word: String, _ words: inout Words
  ) throws(CommandError) {
    let letter = word[word.index(after: word.startIndex)]
    guard let option = operation.options.first(where: { $0.short == letter }) else {
      throw .unknownOption("-\(letter)", command: operation.name, suggestion: nil)
    }
    let rest = word.dropFirst(2)
    try store(option, shown: "-\(letter)", inline: rest.isEmpty ? nil : String(rest), &words)
  }

  private mutating func store(
    _ option: OptionSpec, shown: String, inline: String?, _ words: inout Words
  ) throws(CommandError) {
    if has(option), !option.repeats {
      throw .repeatedOption(shown)
    }
    guard let placeholder = option.placeholder else {
      if let inline { throw .unexpectedValue(option: shown, found: inline) }
      add("", to: option)
      return
    }
    if let inline {
      add(inline, to: option)
    } else if let value = words.nextValue() {
      add(value, to: option)
    } else {
      throw .missingValue(option: shown, placeholder: placeholder)
    }
  }

  /// The option that an unexpected operand was probably meant for: an identifier, a route, or else
  /// places.
  private func option(meantBy operand: String) -> OptionSpec? {
    // A command with operands may simply have been given too many of them.
    guard operation.operandCount.upperBound == 0 else { return nil }
    let files = [RouteFields.route.option, .places].map(\.name)
    let open = operation.options.filter { !has($0) }
    if IdentifierText.expectedIdentifier(in: operand) != nil,
      let option = open.first(where: { $0.name == ExplainRequest.id.option.name })
    {
      return option
    }
    return files.lazy.compactMap { name in open.first { $0.name == name } }.first
  }

  private func check() throws(CommandError) {
    if operands.count > operation.operandCount.upperBound {
      let operand = operands[operation.operandCount.upperBound]
      throw .unexpectedOperand(
        operand, command: operation.name,
        suggestion: option(meantBy: operand).map { "--\($0.name) \(operand)" })
    }
    if operands.count < operation.operandCount.lowerBound {
      throw .missingOperand(operation.operands, command: operation.name)
    }
    for option in operation.options where option.isRequired && !has(option) {
      throw .missingOption(option.usage, command: operation.name)
    }
  }
}
