internal import Corridor
internal import CorridorFormats
internal import CorridorGeometry

extension ValueType where Value == Int {
  /// A whole number; in JSON a number and not a text.
  static func integer(
    _ placeholder: String, in range: ClosedRange<Int>, expected: String
  ) -> Self {
    // Completions offer all values of a small range.
    let shown: OptionSpec.Value =
      range.upperBound &- range.lowerBound < 10
      ? .choice(range.map(\.description), placeholder) : .text(placeholder)
    let most = range.upperBound == .max ? nil : range.upperBound
    return ValueType(
      shown,
      ValueSchema(.number("integer", from: range.lowerBound, to: most)),
      readText: { (text, context) throws(CommandError) in
        guard let number = Int(text), range.contains(number) else {
          throw context.badValue(text, expected)
        }
        return number
      },
      readJSON: { (value, context) throws(CommandError) in
        guard value.kind == .number else { throw context.wrongType(expected) }
        // JSON has a single number type: 5.0 equals 5.
        guard let number = value.int ?? value.double.flatMap(Int.init(exactly:)),
          range.contains(number)
        else {
          throw context.badValue(
            value.int.map(\.description) ?? plainDecimal(value.double ?? .infinity), expected)
        }
        return number
      },
      write: { $1.append(integer: $0) })
  }
}

extension ValueType where Value == Double {
  /// A number without a unit; in JSON a number and not a text.
  static func number(
    _ placeholder: String, from least: Int, to most: Int, expected: String
  ) -> Self {
    ValueType(
      .text(placeholder), ValueSchema(.number("number", from: least, to: most)),
      readText: { (text, context) throws(CommandError) in
        guard let number = Double(text) else { throw context.badValue(text, expected) }
        return number
      },
      readJSON: { (value, context) throws(CommandError) in
        guard let number = value.double else { throw context.wrongType(expected) }
        return number
      },
      write: { $1.append($0.description) })
  }
}

extension ValueType where Value == Meters {
  /// A length of at least zero, with a unit; a JSON number is in metres.
  static func length(_ placeholder: String, such example: String) -> Self {
    ValueType(
      .text(placeholder),
      ValueSchema(
        .any(of: .text(such: example), .number("number", from: 0)),
        parameter: .text(such: example)),
      readText: { (text, context) throws(CommandError) in
        Meters(try context.meters(text))
      },
      readJSON: { (value, context) throws(CommandError) in
        if let text = value.string {
          return Meters(
            try context.meters(text))
        }
        guard let number = value.double else {
          throw context.wrongType("a number of metres, or a text such as \"\(example)\"")
        }
        guard number >= 0 else {
          throw context.badValue(plainDecimal(number), "a number of metres, 0 or more")
        }
        return Meters(number)
      },
      write: { $1.append($0.value.description) })
  }
}

extension FieldContext {
  /// The length in metres of a text such as `2km`.
  ///
  /// A number without a unit means metres only in a URL, where nothing else can be written. On a
  /// command line kilometres are as likely to be meant, and JSON has numbers.
  func meters(_ text: String) throws(CommandError) -> Double {
    try checkUnit(of: text, in: text)
    guard let meters = Quantity.meters(text) else {
      throw badValue(text, "a distance such as 2km, 500m, 1mi, 1nmi or 3ft")
    }
    return meters
  }

  /// Rejects a length without a unit; `text` is the complete original text.
  func checkUnit(of length: String, in text: String) throws(CommandError) {
    guard form.notation != .parameters, Quantity.lacksUnit(length) else { return }
    let number = length.filter { $0 != " " }
    throw badValue(
      text,
      form.notation == .json
        ? "the number \(number) for metres, or a text with its unit, such as \"\(number)km\""
        : "a number with its unit, such as \(number)km or \(number)m")
  }
}
