/// Whether a place is open at some time, and why.
package struct OpeningState: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    case closed
    case open
    case unknown
  }

  /// Why a state is unknown.
  package enum Doubt: Hashable, Sendable {
    /// The rule has the state `unknown`.
    case said
    /// The span has no end, and the closing time is a guess.
    case openEnd
    /// It is unknown whether the day is a holiday, or when the sun rises or sets.
    case dayNotKnown
  }

  package var kind: Kind
  package var comment: String?
  /// Why the state is unknown; nil for other states.
  package var doubt: Doubt?
  /// The index of the rule that determines the state; nil if no rule applies and the place is
  /// closed.
  package var rule: Int?

  package static let closed = OpeningState(kind: .closed)

  /// The comment for a guessed closing time.
  package static let guessed = "Specified as open end. Closing time was guessed."

  /// Whether both are displayed as one interval.
  func looksLike(_ other: OpeningState) -> Bool {
    kind == other.kind && comment == other.comment
  }
}

/// An interval in which a place is or may be open.
package struct OpeningInterval: Hashable, Sendable {
  package var start: LocalTime
  /// The end, exclusive.
  package var end: LocalTime
  package var state: OpeningState
}

/// The data about a place that rules need for evaluation.
package struct OpeningContext: Sendable {
  /// The holidays; nil if unknown.
  package var holidays: HolidayCalendar?
  /// Sunrise and sunset; nil if the position is unknown.
  package var sun: Sun?

  package init(holidays: HolidayCalendar? = nil, sun: Sun? = nil) {
    self.holidays = holidays
    self.sun = sun
  }
}
