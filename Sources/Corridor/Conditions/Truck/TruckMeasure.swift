/// Numbers with units, as written in tags and by users: `4.1`, `13'6"`, `4100 mm`, `7.5 t`, `150
/// kW`.
///
/// The forms are those of the wiki page "Map features/Units", plus common variants. A number is
/// digits with at most one point; a number with a comma, a sign, an exponent or a word is not
/// accepted.
package enum TruckMeasure {
  /// Parses a length in metres, above zero; a bare number is metres. Feet and inches may be
  /// combined.
  package static func meters(_ text: some StringProtocol) -> Double? {
    var rest = plain(text)
    guard let (number, unit) = take(&rest) else { return nil }
    guard let factor = lengths[unit] else { return nil }
    var meters = number * factor.count / factor.per
    if !rest.isEmpty {
      // Whole feet, then inches, optionally with a dash between them.
      guard factor.count == 3048, number == number.rounded() else { return nil }
      if rest.first == "-" { rest.removeFirst() }
      guard let (inches, unit) = take(&rest), rest.isEmpty, unit.isEmpty || isInch(unit),
        inches < 12
      else { return nil }
      meters = (number * 12 + inches) * 254 / 10_000
    }
    return valid(meters)
  }

  /// Parses a weight in tonnes, above zero.
  ///
  /// - Parameter bareIsTonnes: Whether a number without a unit is tonnes, as in tags. Users may
  ///   mean kilograms, so their input must have a unit.
  package static func tonnes(_ text: some StringProtocol, bareIsTonnes: Bool = true) -> Double? {
    guard let (number, unit) = takeAll(text), !unit.isEmpty || bareIsTonnes,
      let factor = weights[unit]
    else { return nil }
    return valid(number * factor.count / factor.per)
  }

  /// Parses a power in kilowatts, above zero; a bare number may be watts and is refused.
  ///
  /// - Parameter bareIsKilowatts: Whether to accept a bare number as kilowatts.
  package static func kilowatts(
    _ text: some StringProtocol, bareIsKilowatts: Bool = false
  ) -> Double? {
    guard let (number, unit) = takeAll(text), !unit.isEmpty || bareIsKilowatts,
      let factor = powers[unit]
    else { return nil }
    return valid(number * factor.count / factor.per)
  }

  /// Parses a whole number, zero or above.
  package static func count(_ text: some StringProtocol) -> Double? {
    let text = trimmed(text)
    guard (1...9).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) })
    else { return nil }
    return Double(text)
  }

  private typealias Factor = (count: Double, per: Double)

  /// Units as ratios of a whole number to a power of ten, so that 13 ft 6 in is 4.1148 m to the
  /// last bit; the international foot of 1959.
  private static let lengths: [String: Factor] = {
    var units: [String: Factor] = ["": (1, 1), "cm": (1, 100), "mm": (1, 1000)]
    for name in ["m", "meter", "meters", "metre", "metres"] { units[name] = (1, 1) }
    for name in ["'", "ft", "foot", "feet"] { units[name] = (3048, 10_000) }
    for name in inches { units[name] = (254, 10_000) }
    return units
  }()

  private static let inches = ["\"", "in", "inch", "inches", "''"]

  private static func isInch(_ unit: String) -> Bool { inches.contains(unit) }

  /// The pound of 1959 is 0.45359237 kg; a short ton has 2,000 of them, a long ton 2,240. A plain
  /// "ton" may be either of these or a tonne, and is refused.
  private static let weights: [String: Factor] = [
    "": (1, 1), "t": (1, 1), "tonne": (1, 1), "tonnes": (1, 1), "mt": (1, 1), "kg": (1, 1000),
    "st": (90_718_474, 100_000_000), "lt": (10_160_469_088, 10_000_000_000),
    "lb": (45_359_237, 100_000_000_000), "lbs": (45_359_237, 100_000_000_000),
  ]

  private static let powers: [String: Factor] = [
    "": (1, 1), "kw": (1, 1), "w": (1, 1000), "mw": (1000, 1),
  ]

  private static func valid(_ number: Double) -> Double? {
    number.isFinite && number > 0 ? number : nil
  }

  /// The text in lower case, with ASCII apostrophes and quotes.
  private static func plain(_ text: some StringProtocol) -> Substring {
    var plain = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
      switch scalar {
      case "\u{2019}", "\u{2032}": plain.append("'")
      case "\u{201D}", "\u{2033}": plain.append("\"")
      case "\u{A0}", "\u{202F}": plain.append(" ")
      default: plain.append(scalar)
      }
    }
    return trimmed(String(plain))
  }

  private static func takeAll(_ text: some StringProtocol) -> (Double, String)? {
    var rest = plain(text)
    guard let taken = take(&rest), rest.isEmpty else { return nil }
    return taken
  }

  /// Takes a number and the unit after it.
  private static func take(_ text: inout Substring) -> (Double, String)? {
    let digits = text.prefix { ("0"..."9").contains($0) || $0 == "." }
    // No valid number has more digits than this.
    guard digits.utf8.count <= 24, let first = digits.first, first != ".", digits.last != ".",
      let number = Double(digits)
    else { return nil }
    text = trimmed(text[digits.endIndex...])
    let unit = text.prefix { $0.isLetter || $0 == "'" || $0 == "\"" }
    text = trimmed(text[unit.endIndex...])
    return (number, String(unit))
  }
}
