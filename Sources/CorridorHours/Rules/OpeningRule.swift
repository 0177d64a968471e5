/// One rule of opening hours: on which days and at which times a place is in which state.
package struct OpeningRule: Hashable, Sendable {
  /// How a rule stands to those before it.
  package enum Joint: UInt8, Sendable {
    /// After `;`: on the days that it matches it replaces them.
    case replacing
    /// After `,`: it adds times to them.
    case additional
    /// After `||`: it is asked, with those it adds to it, only where the rules before it say closed.
    case fallback
  }

  package var joint = Joint.replacing
  /// Any year matches where there is none; the same goes for the other selectors.
  package var years: [YearRange] = []
  package var dates: [DateRange] = []
  package var weeks: [WeekRange] = []
  /// Every group must match, which it does when one of its selectors does.
  package var days: [[DaySelector]] = []
  /// The whole day where there is none.
  package var times: [TimeSpan] = []
  package var state = OpeningState.Kind.open
  package var comment: String?
  /// Where the rule stands in the text, in bytes of UTF-8.
  package var source = 0..<0

  /// Whether what earlier rules say of a matching day is void.
  ///
  /// A rule that closes at some times only cuts them out.
  var replaces: Bool { joint == .replacing && state != .closed }

  /// Whether it may go on past midnight.
  var spills: Bool {
    times.contains { $0.mayPassMidnight }
  }
}

/// Years from one through another, or every so many of them.
package struct YearRange: Hashable, Sendable {
  package var first: Int
  package var last: Int
  package var step = 1

  func contains(_ year: Int) -> Bool {
    year >= first && year <= last && (year - first) % step == 0
  }
}

/// Weeks by ISO 8601 from one through another, or every so many of them.
package struct WeekRange: Hashable, Sendable {
  package var first: Int
  package var last: Int
  package var step = 1

  func contains(_ week: Int) -> Bool {
    week >= first && week <= last && (week - first) % step == 0
  }
}
