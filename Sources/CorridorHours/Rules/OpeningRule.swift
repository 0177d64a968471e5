/// One rule of opening hours: days, times, and the state of the place then.
package struct OpeningRule: Hashable, Sendable {
  /// The relation of a rule to the rules before it.
  package enum Joint: UInt8, Sendable {
    /// After `;`: replaces them on the days that it matches.
    case replacing
    /// After `,`: adds times to them.
    case additional
    /// After `||`: applies, with the rules that it is extended by, only if the rules before it
    /// result in closed.
    case fallback
  }

  package var joint = Joint.replacing
  /// If empty, any year matches; the same applies to the other selectors.
  package var years: [YearRange] = []
  package var dates: [DateRange] = []
  package var weeks: [WeekRange] = []
  /// Every group must match; a group matches if one of its selectors does.
  package var days: [[DaySelector]] = []
  /// If empty, the whole day.
  package var times: [TimeSpan] = []
  package var state = OpeningState.Kind.open
  package var comment: String?
  /// The range of the rule in the text, in UTF-8 bytes.
  package var source = 0..<0

  /// Whether the rule discards the states of earlier rules on a matching day.
  ///
  /// A rule that closes at some times only removes those times.
  var replaces: Bool { joint == .replacing && state != .closed }

  /// Whether the rule can extend past midnight.
  var spills: Bool {
    times.contains { $0.mayPassMidnight }
  }
}

/// Years from one through another, with an optional step.
package struct YearRange: Hashable, Sendable {
  package var first: Int
  package var last: Int
  package var step = 1

  func contains(_ year: Int) -> Bool {
    year >= first && year <= last && (year - first) % step == 0
  }
}

/// Weeks by ISO 8601 from one through another, with an optional step.
package struct WeekRange: Hashable, Sendable {
  package var first: Int
  package var last: Int
  package var step = 1

  func contains(_ week: Int) -> Bool {
    week >= first && week <= last && (week - first) % step == 0
  }
}
