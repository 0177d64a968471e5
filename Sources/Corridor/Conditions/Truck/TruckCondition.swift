/// What a place must have, or allow, for a truck: `adBlue`, `!showers`, `maxHeight>=4m`.
///
/// | text | true if |
/// |---|---|
/// | `adBlue`, `adBlue=yes` | it is known to be present; for a number, that it is above zero |
/// | `!adBlue`, `adBlue=no` | it is known not to be present |
/// | `adBlue=unknown` | the tags do not say, or not clearly |
/// | `maxHeight>=4m` | at least; also `>`, `<=`, `<`, `=`; without a limit any height is allowed |
/// | `adBlue?` | as without the question mark, or the tags do not say |
///
/// Names are those of ``TruckAttribute``, case-insensitive, with or without their unit. A number
/// without a unit has that of the attribute.
public struct TruckCondition: Hashable, Sendable {
  /// The attribute to test.
  public var attribute: TruckAttribute
  /// The test that its value must pass.
  public var test: Test
  /// Whether to accept a place for which the result is unknown. If nil,
  /// ``TruckRequirements/unknowns`` decides; if that is nil too, the place is not accepted.
  public var takesUnknown: Bool?

  /// The required value of an attribute.
  public enum Test: Hashable, Sendable {
    case yes
    case no
    case unknown
    /// Numbers are in the unit that the attribute's name has.
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

  /// Parses a condition.
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

  /// An example of a valid condition on an attribute, for errors.
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

  /// The result for a fact, regardless of ``takesUnknown``.
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
      // The place has some, but their number is unknown: at least one.
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
  /// Parses a number with its unit, or a number in the unit of the attribute; nil if the attribute
  /// cannot have that value.
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
  /// The condition as text that can be parsed again, with numbers in the unit of the attribute.
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

  /// A number as text that can be parsed again.
  private static func text(_ number: Double) -> String {
    Int(exactly: number).map(\.description) ?? number.description
  }
}

/// What to do with places for which a condition is unknown.
public enum UnknownChoice: String, Sendable, CaseIterable {
  /// Keep them.
  case keep
  /// Leave them out.
  case drop
}
