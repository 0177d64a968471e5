/// The kinds of states that are possible by what is known.
struct PossibleKinds {
  /// A bit for each kind.
  private var kinds: UInt8 = 1
  /// What the rules before a fallback allow, other than closed.
  private var before: UInt8 = 0
  /// Whether a fallback goes on that is not asked.
  private(set) var isIdle = false

  /// Takes a kind, or holds it possible.
  mutating func take(_ kind: OpeningState.Kind, _ match: Match) {
    guard !isIdle else { return }
    switch match {
    case .no: return
    case .maybe: kinds |= 1 << kind.rawValue
    case .yes: kinds = 1 << kind.rawValue
    }
  }

  /// Begins rules that are asked only where the state may be closed by now, or ends them.
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

  /// The one that is possible; nil where there are several.
  var single: OpeningState.Kind? {
    switch before | kinds {
    case 1: .closed
    case 2: .open
    case 4: .unknown
    default: nil
    }
  }
}

/// The states that are possible by what is known, and the one that was said last.
struct Possible {
  private var kinds = PossibleKinds()
  private var last = OpeningState.closed

  /// Takes a state, or holds it possible.
  mutating func take(_ state: OpeningState, _ match: Match) {
    guard !kinds.isIdle, match != .no else { return }
    kinds.take(state.kind, match)
    last = state
  }

  /// Begins rules that are asked only where the state may be closed by now, or ends them.
  mutating func beginGroup(isFallback: Bool) { kinds.beginGroup(isFallback: isFallback) }

  /// The one possible state, or unknown.
  var state: OpeningState {
    if let kind = kinds.single, kind == last.kind { return last }
    return OpeningState(kind: .unknown, doubt: .dayNotKnown, rule: last.rule)
  }
}
