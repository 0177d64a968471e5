/// The kinds of states that are possible given the known data.
struct PossibleStateKinds {
  /// One bit for each kind.
  private var kinds: UInt8 = 1
  /// The kinds other than closed that the rules before a fallback allow.
  private var before: UInt8 = 0
  /// Whether the current rules belong to a fallback that does not apply.
  private(set) var isIdle = false

  /// Sets the kind, or adds it as possible.
  mutating func take(_ kind: OpeningState.Kind, _ match: Match) {
    guard !isIdle else { return }
    switch match {
    case .no: return
    case .maybe: kinds |= 1 << kind.rawValue
    case .yes: kinds = 1 << kind.rawValue
    }
  }

  /// Begins or ends a group of rules that apply only if the state may be closed so far.
  mutating func beginGroup(isFallback: Bool) {
    kinds |= before
    before = 0
    isIdle = false
    guard isFallback else { return }
    isIdle = kinds & 1 == 0
    guard !isIdle else { return }
    before = kinds & ~1
    kinds = 1
  }

  /// The only possible kind; nil if there are several.
  var single: OpeningState.Kind? {
    switch before | kinds {
    case 1: .closed
    case 2: .open
    case 4: .unknown
    default: nil
    }
  }
}

/// The possible states given the known data, and the last state that was set.
struct PossibleStates {
  private var kinds = PossibleStateKinds()
  private var last = OpeningState.closed

  /// Sets the state, or adds it as possible.
  mutating func take(_ state: OpeningState, _ match: Match) {
    guard !kinds.isIdle, match != .no else { return }
    kinds.take(state.kind, match)
    last = state
  }

  /// Begins or ends a group of rules that apply only if the state may be closed so far.
  mutating func beginGroup(isFallback: Bool) { kinds.beginGroup(isFallback: isFallback) }

  /// The only possible state, or unknown.
  var state: OpeningState {
    if let kind = kinds.single, kind == last.kind { return last }
    return OpeningState(kind: .unknown, doubt: .dayNotKnown, rule: last.rule)
  }
}
