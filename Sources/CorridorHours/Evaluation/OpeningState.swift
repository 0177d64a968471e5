/// Whether a place is open at some time, and why.
package struct OpeningState: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    case closed
    case open
    case unknown
  }

  /// What makes a state unknown.
  package enum Doubt: Hashable, Sendable {
    /// The rule itself says so.
    case said
    /// The rule has no end, and when the place closes is a guess.
    case openEnd
    /// Nobody knows whether the day is a holiday, or when the sun comes or goes.
    case dayNotKnown
  }

  package var kind: Kind
  package var comment: String?
  /// Why it is unknown; nil where it is not.
  package var doubt: Doubt?
  /// Which of the rules says so; nil where none does and the place is closed for that.
  package var rule: Int?

  package static let closed = OpeningState(kind: .closed)

  /// What the comment of a guessed end is.
  package static let guessed = "Specified as open end. Closing time was guessed."

  /// Whether both would be shown as one span.
  func looksLike(_ other: OpeningState) -> Bool {
    kind == other.kind && comment == other.comment
  }
}

/// A span of time in which a place is open, or may be.
package struct OpeningInterval: Hashable, Sendable {
  package var start: LocalTime
  /// The first minute that is no longer in it.
  package var end: LocalTime
  package var state: OpeningState
}

/// What rules need to know of a place to be evaluated.
package struct OpeningContext: Sendable {
  /// Its holidays; nil where nobody knows them.
  package var holidays: HolidayCalendar?
  /// The sun over it; nil where its position is not known.
  package var sun: Sun?

  package init(holidays: HolidayCalendar? = nil, sun: Sun? = nil) {
    self.holidays = holidays
    self.sun = sun
  }
}
