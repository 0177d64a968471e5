/// What a place must have, or allow, for a truck: `adBlue`, `!showers`, `maxHeight>=4m`.
///
/// | text | true where |
/// |---|---|
/// | `adBlue`, `adBlue=yes` | it is known to be there; of a number, that it is above zero |
/// | `!adBlue`, `adBlue=no` | it is known not to be there |
/// | `adBlue=unknown` | nobody says, or not clearly |
/// | `maxHeight>=4m` | at least; `>`, `<=`, `<` and `=` as well; without a limit every height is allowed |
/// | `adBlue?` | as without the question mark, or nobody says |
///
/// Names are those of ``TruckAttribute``, in small or capital letters, with their unit or without. A
/// number without a unit has that of the attribute.
public struct TruckCondition: Hashable, Sendable {
  /// What is asked about.
  public var attribute: TruckAttribute
  /// What it must be.
  public var test: Test
  /// Whether a place will do of which that is not known; nil where ``TruckRequirements/unknowns`` says
  /// so, and where that says nothing, it will not.
  public var takesUnknown: Bool?

  /// What an attribute must be.
  public enum Test: Hashable, Sendable {
    case yes
    case no
    case unknown
    /// Numbers in the unit that the attribute's name has.
    case atLeast(Double)
    case atMost(Double)
    case above(Double)
    case below(Double)
    case equal(Double)
  }

  /// Makes a condition.
  public init(_ attribute: TruckAttribute, _ test: Test = .yes, takesUnknown: Bool? = nil) {
    self.attribute = attribute
    self.test = test
    self.takesUnknown = takesUnknown
  }

  /// Reads a condition.
  public init(_ text: String) throws(TruckError) {
    var rest = trimmed(text)
    if rest.last == "?" {
      rest = trimmed(rest.dropLast())
      takesUnknown = true
    }
    let isNegated = rest.first == "!"
    if isNegated { rest = trimmed(rest.dropFirst()) }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    rest = trimmed(rest[name.endIndex...])
    guard let attribute = TruckAttribute(named: String(name.filter { $0 != "_" && $0 != "-" }))
    else {
      let head = String(name.prefix(60))
      throw .unknownAttribute(head, suggestion: TruckAttribute.suggestion(for: head))
    }
    self.attribute = attribute
    test = .yes
    if rest.isEmpty {
      test = isNegated ? .no : .yes
      return
    }
    let signs: [(String, (Double) -> Test)] = [
      (">=", Test.atLeast), ("<=", Test.atMost), (">", Test.above), ("<", Test.below),
      ("=", Test.equal),
    ]
    guard !isNegated, let (sign, make) = signs.first(where: { rest.hasPrefix($0.0) }) else {
      throw .badCondition(String(text.prefix(100)), expected: Self.form(of: attribute))
    }
    let value = trimmed(rest.dropFirst(sign.count))
    switch (sign, value.lowercased()) {
    case ("=", "yes"): test = .yes
    case ("=", "no"): test = .no
    case ("=", "unknown"): test = .unknown
    default:
      guard let number = attribute.number(value) else {
        throw .badCondition(String(text.prefix(100)), expected: Self.form(of: attribute))
      }
      test = make(number)
    }
  }

  /// A condition on an attribute that could be given.
  private static func form(of attribute: TruckAttribute) -> String {
    let name = attribute.rawValue
    let number: String? =
      switch attribute.unit {
      case "m": "\(name)>=4m"
      case "t": "\(name)>=40t"
      case "kW": "\(name)>=150kW"
      default: attribute.kind == .plain ? nil : "\(name)>=10"
      }
    return (number.map { [$0] } ?? [name]).joined() + ", !\(name) or \(name)=unknown"
  }

  /// What it says of a fact, whatever of unknown ones.
  func verdict(of fact: TruckFact) -> Verdict {
    if test == .unknown { return Verdict(fact.value == .unknown) }
    if fact.value == .unknown { return .unknown }
    switch (attribute.kind, fact.value) {
    case (.plain, _):
      switch test {
      case .yes: return Verdict(fact.value == .yes)
      case .no: return Verdict(fact.value == .no)
      default: return .unknown
      }
    case (.amount, .no): return verdict(of: 0)
    case (.limit, .no): return verdict(of: .infinity)
    case (_, .quantity(let number)): return verdict(of: number)
    case (_, .yes), (_, .unknown):
      // There are some, and nobody says how many: one at least.
      switch test {
      case .yes: return .yes
      case .no: return .no
      case .atLeast(let number): return number <= 1 ? .yes : .unknown
      case .above(let number): return number < 1 ? .yes : .unknown
      default: return .unknown
      }
    }
  }

  private func verdict(of number: Double) -> Verdict {
    switch test {
    case .yes: Verdict(number > 0 && number.isFinite)
    case .no: Verdict(!(number > 0 && number.isFinite))
    case .unknown: .no
    case .atLeast(let other): Verdict(number >= other)
    case .atMost(let other): Verdict(number <= other)
    case .above(let other): Verdict(number > other)
    case .below(let other): Verdict(number < other)
    case .equal(let other): Verdict(number == other)
    }
  }
}

extension TruckAttribute {
  /// A number with its unit, or one in the unit of the attribute; nil for one that the attribute
  /// cannot be.
  fileprivate func number(_ text: Substring) -> Double? {
    switch unit {
    case "m": TruckMeasure.meters(text)
    case "t": TruckMeasure.tonnes(text)
    case "kW": TruckMeasure.kilowatts(text, bareIsKilowatts: true)
    default: kind == .plain ? nil : TruckMeasure.count(text)
    }
  }
}

extension TruckCondition: CustomStringConvertible {
  /// The condition as it can be read again, its numbers in the unit of the attribute.
  public var description: String {
    let name = attribute.rawValue
    let mark = takesUnknown == true ? "?" : takesUnknown == false ? " (known)" : ""
    switch test {
    case .yes: return name + mark
    case .no: return "!" + name + mark
    case .unknown: return name + "=unknown"
    case .atLeast(let number): return "\(name)>=\(Self.text(number))" + mark
    case .atMost(let number): return "\(name)<=\(Self.text(number))" + mark
    case .above(let number): return "\(name)>\(Self.text(number))" + mark
    case .below(let number): return "\(name)<\(Self.text(number))" + mark
    case .equal(let number): return "\(name)=\(Self.text(number))" + mark
    }
  }

  /// A number that can be read again.
  private static func text(_ number: Double) -> String {
    Int(exactly: number).map(\.description) ?? number.description
  }
}

/// What becomes of places of which it is not known whether they meet a condition.
public enum UnknownChoice: String, Sendable, CaseIterable {
  /// They stay.
  case keep
  /// They are left out.
  case drop
}
