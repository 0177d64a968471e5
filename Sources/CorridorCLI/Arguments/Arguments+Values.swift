internal import CorridorIndex

/// Values of options as numbers, lengths and choices.
extension Arguments {
  /// The value of an option that must be given.
  func required(_ option: OptionSpec) throws(CommandError) -> String {
    guard let value = value(option) else {
      throw .missingOption(option.usage, command: command.name)
    }
    return value
  }

  /// A length in metres, at least zero.
  func meters(_ option: OptionSpec) throws(CommandError) -> Double? {
    guard let text = value(option) else { return nil }
    guard let meters = Quantity.meters(text) else {
      throw .badValue(
        option: "--" + option.name, found: text,
        expected: "a distance such as 2km, 500m, 1mi, 1nmi or 3ft")
    }
    return meters
  }

  /// A whole number in a range.
  func integer(
    _ option: OptionSpec, in range: ClosedRange<Int>, expected: String
  ) throws(CommandError) -> Int? {
    guard let text = value(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .badValue(option: "--" + option.name, found: text, expected: expected)
    }
    return number
  }

  /// One of the choices that the option's own table lists.
  func choice<Choice: RawRepresentable<String>>(
    _ option: OptionSpec, as type: Choice.Type = Choice.self
  ) throws(CommandError) -> Choice? {
    guard let text = value(option) else { return nil }
    guard case .choice(_, let choices) = option.value, choices.contains(text),
      let choice = Choice(rawValue: text)
    else {
      guard case .choice(_, let choices) = option.value else { return nil }
      throw .unknownChoice(
        option: "--" + option.name, found: text, choices: choices,
        suggestion: closestMatch(to: text, in: choices))
    }
    return choice
  }
}
