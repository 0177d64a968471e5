internal import CorridorHours
internal import CorridorThreads

/// The value of a tag such as `hgv:conditional`: `no @ (Mo-Fr 07:00-09:00 AND weight>7.5); yes @
/// wet`.
///
/// Each clause has a value and conditions. If all its conditions hold, the value replaces that of
/// the tag without `:conditional`; of several clauses that hold, the last one counts. The grammar
/// is that of the wiki page "Conditional restrictions".
struct ConditionalTag {
  /// A value and its conditions.
  struct Clause {
    var value: String
    var conditions: [Condition]
  }

  enum Condition {
    /// A comparison of a measure of the vehicle with a number, in metres or tonnes.
    case measure(Measure, Comparison, Double)
    /// The kind of vehicle.
    case kind(VehicleKind)
    /// A time of the day, the week or the year.
    case hours(OpeningHours)
    /// Any other condition, such as the weather, or one that is not understood.
    case other
  }

  enum Measure: String {
    case weight, weightrating, gcweight, height, width, length, axleload
  }

  enum Comparison: String, CaseIterable {
    // An operator that begins with another one comes before it.
    case atLeast = ">="
    case atMost = "<="
    case above = ">"
    case below = "<"
    case equal = "="
  }

  private(set) var clauses: [Clause] = []

  /// Parses a value; nil if it is not a list of clauses. O(length), which ``TruckTags`` bounds.
  init?(_ text: String) {
    for part in Self.split(text, at: ";") where !trimmed(part).isEmpty {
      let sides = Self.split(part, at: "@")
      guard sides.count == 2 else { return nil }
      let value = trimmed(sides[0])
      let condition = Self.unwrapped(trimmed(sides[1]))
      guard !value.isEmpty, !condition.isEmpty else { return nil }
      clauses.append(
        Clause(value: String(value), conditions: Self.split(atAnd: condition).map(Self.condition)))
    }
    if clauses.isEmpty { return nil }
  }

  private static func condition(_ text: Substring) -> Condition {
    let text = unwrapped(trimmed(text))
    let name = text.prefix { $0.isLetter }.lowercased()
    let rest = trimmed(text.dropFirst(name.count))
    if let comparison = Comparison.allCases.first(where: { rest.hasPrefix($0.rawValue) }) {
      let number = trimmed(rest.dropFirst(comparison.rawValue.count))
      guard let measure = Measure(rawValue: name) else { return .other }
      let value =
        switch measure {
        case .height, .width, .length: TruckMeasure.meters(number)
        case .weight, .weightrating, .gcweight, .axleload: TruckMeasure.tonnes(number)
        }
      return value.map { .measure(measure, comparison, $0) } ?? .other
    }
    if rest.isEmpty {
      switch name {
      case "hgv": return .kind(.hgv)
      case "goods": return .kind(.van)
      case "motorcar": return .kind(.car)
      default: break
      }
    }
    do throws(OpeningHoursError) {
      return .hours(try OpeningHours(parsing: String(text), isStrict: true))
    } catch {
      return .other
    }
  }

  /// The parts between separators that are outside parentheses, brackets and quotes.
  private static func split(_ text: some StringProtocol, at separator: Character) -> [Substring] {
    var parts: [Substring] = []
    var rest = Substring(text)
    var depth = 0
    var isQuoted = false
    var start = rest.startIndex
    for place in rest.indices {
      switch rest[place] {
      case "\"": isQuoted.toggle()
      case "(" where !isQuoted, "[" where !isQuoted: depth += 1
      case ")" where !isQuoted, "]" where !isQuoted: depth -= 1
      case separator where depth <= 0 && !isQuoted:
        parts.append(rest[start..<place])
        start = rest.index(after: place)
      default: break
      }
    }
    rest = rest[start...]
    return parts + [rest]
  }

  /// The parts between the words `AND`.
  private static func split(atAnd text: Substring) -> [Substring] {
    var parts: [[Substring]] = [[]]
    for word in split(text, at: " ") {
      if word.uppercased() == "AND" {
        parts.append([])
      } else {
        parts[parts.count - 1].append(word)
      }
    }
    return parts.map { words in
      guard let first = words.first, let last = words.last else { return "" }
      return text[first.startIndex..<last.endIndex]
    }
  }

  /// A text without the parentheses that enclose all of it.
  private static func unwrapped(_ text: Substring) -> Substring {
    guard text.first == "(", text.last == ")" else { return text }
    let inner = text.dropFirst().dropLast()
    var depth = 0
    for character in inner {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth < 0 { return text }
    }
    return trimmed(inner)
  }
}
