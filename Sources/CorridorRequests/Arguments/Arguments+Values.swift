internal import Corridor
package import CorridorGeometry
internal import CorridorIndex

/// Values of options as numbers, lengths and choices.
extension Arguments {
  /// Throws if two options would both read standard input.
  package func checkStandardInput(
    _ first: OptionSpec, _ second: OptionSpec
  ) throws(CommandError) {
    guard value(first) == "-", value(second) == "-" else { return }
    throw .conflict(
      "\(shown(first)) -", with: "\(shown(second)) -",
      reason: "standard input is read once; give one of them a file")
  }

  /// The single operand.
  package func operand() throws(CommandError) -> String {
    guard let operand = operands.first else {
      throw .missingOperand(operation.operands, command: operation.name)
    }
    return operand
  }

  /// A length in metres, at least zero.
  package func meters(_ option: OptionSpec) throws(CommandError) -> Double? {
    try value(option).map { (text) throws(CommandError) in
      try FieldContext(option: option, form: .words(operation.name)).meters(text)
    }
  }

  /// A whole number in a range.
  package func integer(
    _ option: OptionSpec, in range: ClosedRange<Int>, expected: String
  ) throws(CommandError) -> Int? {
    guard let text = value(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .badValue(option: shown(option), found: text, expected: expected)
    }
    return number
  }

  /// A size of memory in bytes, 64 MiB or more.
  package func memory(_ option: OptionSpec) throws(CommandError) -> Int? {
    guard let text = value(option) else { return nil }
    guard let bytes = Quantity.bytes(text), bytes >= 64 << 20 else {
      throw .badValue(
        option: shown(option), found: text, expected: "64MiB or more, such as 512MiB or 2GiB")
    }
    return bytes
  }

  /// One of the choices in the option's table.
  package func choice<Choice: RawRepresentable<String>>(
    _ option: OptionSpec, as type: Choice.Type = Choice.self
  ) throws(CommandError) -> Choice? {
    guard var text = value(option) else { return nil }
    text = option.synonyms[text] ?? text
    guard case .choice(let choices, _) = option.value, choices.contains(text),
      let choice = Choice(rawValue: text)
    else {
      guard case .choice(let choices, _) = option.value else { return nil }
      throw .unknownChoice(
        option: shown(option), found: text, choices: choices,
        suggestion: closestMatch(to: text, in: choices))
    }
    return choice
  }

  /// Reads a position, latitude first; messages call it `shown`.
  package static func coordinate(_ text: String, shown: String) throws(CommandError) -> Coordinate {
    guard let coordinate = CoordinateText.coordinate(in: text) else {
      if isPairOutOfRange(text) { throw .outOfRange(option: shown, found: text) }
      throw .badValue(
        option: shown, found: text,
        expected: "latitude, longitude in degrees, such as 47.14,9.52")
    }
    return coordinate
  }

  /// Whether a text is two plain numbers that are out of range for latitude and longitude.
  private static func isPairOutOfRange(_ text: String) -> Bool {
    let parts = text.split { $0 == "," || $0 == ";" || $0 == " " }
    let numbers = parts.compactMap { Double($0) }.filter(\.isFinite)
    guard parts.count == 2, numbers.count == 2 else { return false }
    return abs(numbers[0]) > 90 || abs(numbers[1]) > 180
  }
}
