/// The tokens of a written position: numbers, marks, directions.
struct CoordinateMarks {
  enum Axis: Hashable { case lat, lon }

  enum Mark: Hashable {
    /// A number, whether it has no fraction, and whether it has a sign.
    case number(Double, isWhole: Bool, isSigned: Bool)
    case degrees, minutes, seconds
    /// N, S, E or W.
    case direction(Axis, isNegative: Bool)
    /// "lat", "lon".
    case label(Axis)
    /// A comma or semicolon.
    case separator
    /// A slash.
    case slash
    /// Blanks, if nothing else separates.
    case blank
  }

  private(set) var marks: [Mark] = []
  private var scalars: [Unicode.Scalar]
  private var position = 0
  /// Whether commas between digits are decimal commas.
  private let hasDecimalCommas: Bool

  /// Nil if the text contains anything that a position does not.
  init?(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
    hasDecimalCommas = Self.hasDecimalCommas(scalars)
    while position < scalars.count {
      guard marks.count < 24, let mark = next() else { return nil }
      // Blanks may surround a comma or a slash.
      if mark == .blank, marks.last == .separator || marks.last == .slash { continue }
      if marks.last == .blank, Self.clings(mark) { marks.removeLast() }
      marks.append(mark)
    }
  }

  /// Whether blanks before a mark are insignificant.
  private static func clings(_ mark: Mark) -> Bool {
    [.separator, .slash, .degrees, .minutes, .seconds].contains(mark)
  }

  /// Whether the text has no point and has two commas between digits with a non-digit between them.
  /// In "1,2,3" commas only separate. With a degree sign, one comma is enough.
  private static func hasDecimalCommas(_ scalars: [Unicode.Scalar]) -> Bool {
    guard !scalars.contains(".") || scalars.contains("°"), scalars.count > 2 else { return false }
    let commas = scalars.indices.dropFirst().dropLast().filter {
      scalars[$0] == "," && isDigit(scalars[$0 - 1]) && isDigit(scalars[$0 + 1])
    }
    if commas.count == 1 { return scalars.contains("°") }
    guard commas.count == 2 else { return false }
    return !scalars[(commas[0] + 1)..<commas[1]].allSatisfy(isDigit)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }

  private mutating func next() -> Mark? {
    let scalar = scalars[position]
    switch scalar {
    case "0"..."9", "-", "+": return number()
    case " ":
      while position < scalars.count, scalars[position] == " " { position += 1 }
      return .blank
    case ",", ";":
      position += 1
      return .separator
    case "/":
      position += 1
      return .slash
    case "°":
      position += 1
      return .degrees
    case "\"":
      position += 1
      return .seconds
    case "'":
      position += 1
      guard position < scalars.count, scalars[position] == "'" else { return .minutes }
      position += 1
      return .seconds
    default: return word()
    }
  }

  private mutating func number() -> Mark? {
    let start = position
    if !Self.isDigit(scalars[position]) { position += 1 }
    let digits = position
    skipDigits()
    guard position > digits else { return nil }
    var isWhole = true
    if position + 1 < scalars.count, Self.isDigit(scalars[position + 1]),
      scalars[position] == "." || scalars[position] == "," && hasDecimalCommas
    {
      isWhole = false
      scalars[position] = "."
      position += 1
      skipDigits()
    }
    guard position - start <= 40 else { return nil }
    let text = String(String.UnicodeScalarView(scalars[start..<position]))
    return Double(text).map { .number($0, isWhole: isWhole, isSigned: digits > start) }
  }

  private mutating func skipDigits() {
    while position < scalars.count, Self.isDigit(scalars[position]) { position += 1 }
  }

  /// A direction or a label.
  private mutating func word() -> Mark? {
    let start = position
    while position < scalars.count, scalars[position].properties.isAlphabetic { position += 1 }
    let text = String(String.UnicodeScalarView(scalars[start..<position])).lowercased()
    switch text {
    case "n": return .direction(.lat, isNegative: false)
    case "s": return .direction(.lat, isNegative: true)
    case "e": return .direction(.lon, isNegative: false)
    case "w": return .direction(.lon, isNegative: true)
    case "с", "сш": return cyrillic("ш", .lat, isNegative: false)
    case "ю", "юш": return cyrillic("ш", .lat, isNegative: true)
    case "в", "вд": return cyrillic("д", .lon, isNegative: false)
    case "з", "зд": return cyrillic("д", .lon, isNegative: true)
    case "deg": return .degrees
    case "lat", "latitude": return label(.lat)
    case "lon", "lng", "long", "longitude": return label(.lon)
    default: return nil
    }
  }

  /// A direction that ". ш." or ". д." may still follow.
  private mutating func cyrillic(
    _ second: Unicode.Scalar, _ axis: Axis, isNegative: Bool
  ) -> Mark {
    var end = position
    while end < scalars.count, scalars[end] == "." || scalars[end] == " " { end += 1 }
    if end < scalars.count, scalars[end] == second {
      position = end + 1
      end = position
    }
    if position < scalars.count, scalars[position] == "." { position += 1 }
    return .direction(axis, isNegative: isNegative)
  }

  private mutating func label(_ axis: Axis) -> Mark {
    while position < scalars.count, [" ", ":", "=", "."].contains(scalars[position]) {
      position += 1
    }
    return .label(axis)
  }
}
