/// The value of a ``TruckAttribute`` at a place, and the tags that it was read from.
public struct TruckFact: Hashable, Sendable {
  /// The value.
  public var value: Value
  /// The tags that determine the value, as `key=value`. For an unknown value, these are tags that
  /// could not be understood, that contradict each other, or that depend on what is unknown.
  public var evidence: [String]
  /// Whether the value is unknown because tags contradict each other.
  public var isConflicting: Bool

  /// The value of an attribute.
  public enum Value: Hashable, Sendable {
    /// Present; for access, trucks are allowed.
    case yes
    /// Not present; for access, trucks are not allowed. For a limit: there is none.
    case no
    /// The tags do not say, or not clearly.
    case unknown
    /// A quantity, in the unit that the attribute's name has.
    case quantity(Double)
  }

  /// Makes a fact.
  public init(_ value: Value, evidence: [String] = [], isConflicting: Bool = false) {
    self.value = value
    self.evidence = evidence
    self.isConflicting = isConflicting
  }

  /// The fact for a place whose tags say nothing about an attribute.
  public static let unknown = TruckFact(.unknown)
}

/// A three-valued truth value.
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

  /// The conjunction of both: one no is enough for no.
  static func && (left: Verdict, right: Verdict) -> Verdict {
    if left == .no || right == .no { return .no }
    return left == .yes && right == .yes ? .yes : .unknown
  }

  /// The verdict as the value of a fact.
  var value: TruckFact.Value {
    switch self {
    case .yes: .yes
    case .no: .no
    case .unknown: .unknown
    }
  }
}
