internal import Corridor
package import CorridorGeometry
internal import CorridorIndex

/// Values of options as numbers, lengths and choices.
extension Arguments {
  /// The value of an option that must be given.
  package func required(_ option: OptionSpec) throws(CommandError) -> String {
    guard let value = value(option) else {
      throw .missingOption(shownWithValue(option), command: commandName)
    }
    return value
  }

  /// Throws where two options would both read standard input.
  package func checkStandardInput(
    _ first: OptionSpec, _ second: OptionSpec
  ) throws(CommandError) {
    guard value(first) == "-", value(second) == "-" else { return }
    throw .conflict(
      "\(shown(first)) -", with: "\(shown(second)) -",
      reason: "standard input is read once; give one of them a file")
  }

  /// Refuses a length without its unit on a command line: who writes `--within 2` means no metres.
  ///
  /// In JSON, a number is metres.
  func checkUnit(of length: String, in option: OptionSpec) throws(CommandError) {
    guard form == .words, Quantity.lacksUnit(length) else { return }
    let number = length.filter { $0 != " " }
    throw .badValue(
      option: shown(option), found: value(option) ?? length,
      expected: "its unit as well, such as \(number)km or \(number)m")
  }

  /// A length in metres, at least zero.
  package func meters(_ option: OptionSpec) throws(CommandError) -> Double? {
    guard let text = value(option) else { return nil }
    try checkUnit(of: text, in: option)
    guard let meters = Quantity.meters(text) else {
      throw .badValue(
        option: shown(option), found: text,
        expected: "a distance such as 2km, 500m, 1mi, 1nmi or 3ft")
    }
    return meters
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

  /// One of the choices that the option's own table lists.
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

  /// Categories, each given by itself or several with commas between them.
  package func categories(_ option: OptionSpec) throws(CommandError) -> [String] {
    let categories = all(option).flatMap { $0.split(separator: ",").map(String.init) }
    if has(option), categories.isEmpty {
      throw .badValue(option: shown(option), found: "", expected: "a category such as fuel")
    }
    return categories
  }

  /// All values of an option that the option's own table lists.
  package func choices<Choice: RawRepresentable<String>>(
    _ option: OptionSpec, as type: Choice.Type = Choice.self
  ) throws(CommandError) -> [Choice] {
    var chosen: [Choice] = []
    for text in all(option) {
      var one = self
      one.set(option, to: [text])
      if let choice = try one.choice(option, as: type) { chosen.append(choice) }
    }
    return chosen
  }

  /// A position, latitude first.
  package func coordinate(_ option: OptionSpec) throws(CommandError) -> Coordinate? {
    try value(option).map { (text) throws(CommandError) in
      try Self.coordinate(text, shown: shown(option))
    }
  }

  /// Reads a position, latitude first; `shown` is what messages call it.
  package static func coordinate(_ text: String, shown: String) throws(CommandError) -> Coordinate {
    guard let coordinate = CoordinateText.coordinate(in: text) else {
      if isPairOutOfRange(text) { throw .outOfRange(option: shown, found: text) }
      throw .badValue(
        option: shown, found: text,
        expected: "latitude, longitude in degrees, such as 47.14,9.52")
    }
    return coordinate
  }

  /// Whether a text is two plain numbers that are no latitude and longitude.
  private static func isPairOutOfRange(_ text: String) -> Bool {
    let parts = text.split { $0 == "," || $0 == ";" || $0 == " " }
    let numbers = parts.compactMap { Double($0) }.filter(\.isFinite)
    guard parts.count == 2, numbers.count == 2 else { return false }
    return abs(numbers[0]) > 90 || abs(numbers[1]) > 180
  }
}
