/// What the tags of a place say of a ``TruckAttribute``, and which of them.
public struct TruckFact: Hashable, Sendable {
  /// What they say.
  public var value: Value
  /// The tags that say so, as `key=value`. An unknown value has those that could not be understood,
  /// that contradict each other, or that depend on what is not known.
  public var evidence: [String]
  /// Whether it is unknown because tags contradict each other.
  public var isConflicting: Bool

  /// What is known.
  public enum Value: Hashable, Sendable {
    /// It is there; trucks may.
    case yes
    /// It is not there; trucks may not. Of a limit: there is none.
    case no
    /// Nobody says, or not clearly.
    case unknown
    /// How much, in the unit that the attribute's name has.
    case quantity(Double)
  }

  /// Makes a fact.
  public init(_ value: Value, evidence: [String] = [], isConflicting: Bool = false) {
    self.value = value
    self.evidence = evidence
    self.isConflicting = isConflicting
  }

  /// What places have of which nobody says anything.
  public static let unknown = TruckFact(.unknown)
}

/// Yes, no, or nobody knows.
enum Verdict: Hashable, Sendable {
  case yes, no, unknown

  init(_ holds: Bool) { self = holds ? .yes : .no }

  static prefix func ! (verdict: Verdict) -> Verdict {
    switch verdict {
    case .yes: .no
    case .no: .yes
    case .unknown: .unknown
    }
  }

  /// What both together say; one that says no is enough for no.
  static func && (left: Verdict, right: Verdict) -> Verdict {
    if left == .no || right == .no { return .no }
    return left == .yes && right == .yes ? .yes : .unknown
  }

  /// The value of a fact.
  var value: TruckFact.Value {
    switch self {
    case .yes: .yes
    case .no: .no
    case .unknown: .unknown
    }
  }
}
