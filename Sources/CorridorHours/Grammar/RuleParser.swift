/// Parses rules from tokens.
///
/// The selectors of a rule may be in any order as long as the rule has one meaning: days after
/// times are accepted if no state follows, because `Mo-Fr 10:00-18:00 PH off` is most likely two
/// rules without a separator.
struct RuleParser {
  private let tokens: [Token]
  private var index = 0
  let points: OpeningHours.Points
  var rule = OpeningRule()
  private var parts: Set<Part> = []
  private var beginsWithState = false

  private enum Part {
    case years, dates, weeks, weekdays, holidays, times, state, comment, daysAfterTimes
  }

  init(tokens: [Token], points: OpeningHours.Points) {
    self.tokens = tokens
    self.points = points
  }

  var token: Token { tokens[index] }

  func ahead(_ count: Int) -> Token.Kind {
    index + count < tokens.count ? tokens[index + count].kind : .end
  }

  mutating func skip(_ count: Int = 1) {
    index = min(index + count, tokens.count - 1)
  }

  /// Consumes a symbol if it is the current token.
  mutating func takes(_ symbol: Unicode.Scalar) -> Bool {
    guard token.kind == .symbol(symbol) else { return false }
    skip()
    return true
  }

  func unexpected(_ expected: OpeningHoursError.Expectation) -> OpeningHoursError {
    .unexpected(found: token.text, expected: expected, at: token.source.lowerBound)
  }

  func unclear(_ what: OpeningHoursError.Unclear, at place: Token) -> OpeningHoursError {
    .unclear(what, at: place.source.lowerBound)
  }

  mutating func rules() throws(OpeningHoursError) -> [OpeningRule] {
    var rules: [OpeningRule] = []
    var joint = OpeningRule.Joint.replacing
    while true {
      rule = OpeningRule()
      rule.joint = joint
      parts = []
      let start = token.source.lowerBound
      while try part() {}
      if joint == .additional, parts.isDisjoint(with: [.times, .state, .comment]) {
        // In `10:00-18:00, Mo-Fr` the days belong to those times; they do not mean open all day.
        throw unexpected(.time)
      }
      if !parts.isEmpty {
        rule.source = start..<tokens[index - 1].source.upperBound
        rules.append(rule)
      } else if joint != .replacing || token.kind == .fallback || rules.isEmpty {
        // A redundant semicolon is accepted.
        throw unexpected(.rule)
      }
      switch token.kind {
      case .symbol(";"): joint = .replacing
      case .symbol(","): joint = .additional
      case .fallback: joint = .fallback
      default: return rules
      }
      skip()
    }
  }

  /// Parses one selector, state or comment; false at the end of the rule.
  private mutating func part() throws(OpeningHoursError) -> Bool {
    switch token.kind {
    case .end, .symbol(";"), .fallback:
      return false
    case .symbol(","):
      // A list of days of different kinds has no unique meaning: `PH, Aug` is not a rule.
      guard !parts.isDisjoint(with: [.times, .state, .comment]) else {
        throw unexpected(.separator)
      }
      return false
    case .comment(let text):
      try take(comment: text)
    case .word(let word):
      try part(word)
    case .number(_, let digits) where digits == 4 && !isClockPair:
      if isDate(ahead(1)) {
        try begin(.dates)
        try readDates()
      } else {
        try begin(.years)
        guard !parts.contains(.weekdays) else { throw unclear(.yearOrTime, at: token) }
        try readYears()
      }
      try endDays()
    case .number, .time, .symbol("("):
      try begin(.times)
      try readTimes()
    default:
      throw unexpected(.selectorOrState)
    }
    return true
  }

  private mutating func part(_ word: Word) throws(OpeningHoursError) {
    switch word {
    case .month, .easter:
      try begin(.dates)
      try readDates()
      try endDays()
    case .week:
      try begin(.weeks)
      try readWeeks()
      try endDays()
    case .weekday, .weekdays, .publicHoliday, .schoolHoliday, .dayBeforePublicHoliday:
      try beginDays(word)
      try readDays()
      try endDays()
    case .sun, .daylight:
      try begin(.times)
      try readTimes()
    case .always:
      try begin(.times)
      skip()
    case .open, .closed, .unknown:
      try begin(.state)
      rule.state = word == .open ? .open : word == .closed ? .closed : .unknown
      skip()
      if case .word(.comment(let text)) = token.kind {
        rule.comment = text
        parts.insert(.comment)
        skip()
      }
    case .comment(let text):
      try take(comment: text)
    case .days, .and, .to, .oClock, .key, .from, .openEnd, .openEnded, .noon, .midnight:
      throw unexpected(.selectorOrState)
    }
  }

  private mutating func take(comment text: String) throws(OpeningHoursError) {
    try begin(.comment)
    rule.comment = text
    if !parts.contains(.state) { rule.state = .unknown }
    skip()
  }

  /// Begins a part of the rule if it is allowed at this point.
  private mutating func begin(_ part: Part) throws(OpeningHoursError) {
    switch part {
    case .state:
      if !parts.isDisjoint(with: [.state, .comment]) { throw unexpected(.separator) }
      if parts.contains(.daysAfterTimes) { throw unexpected(.separatorBeforeDays) }
      beginsWithState = parts.isEmpty
    case .comment:
      if parts.contains(.comment) { throw unexpected(.separator) }
      if parts.contains(.daysAfterTimes) { throw unexpected(.separatorBeforeDays) }
    default:
      // A state is at the beginning of a rule or at its end.
      let isOpen = !parts.contains(.state) || beginsWithState && !parts.contains(.times)
      guard isOpen, parts.isDisjoint(with: [part, .comment]) else { throw unexpected(.separator) }
      if parts.contains(.times) { parts.insert(.daysAfterTimes) }
    }
    parts.insert(part)
  }

  private mutating func beginDays(_ word: Word) throws(OpeningHoursError) {
    switch word {
    case .weekday, .weekdays:
      try begin(.weekdays)
    default:
      // A holiday after times begins a new rule.
      guard !parts.contains(.times) else { throw unexpected(.separatorBeforeDays) }
      try begin(.holidays)
    }
  }

  /// Days may be followed by a colon.
  private mutating func endDays() throws(OpeningHoursError) {
    guard token.kind == .symbol(":") else { return }
    skip()
    switch token.kind {
    case .word, .number, .time, .symbol("("), .comment: break
    default: throw unexpected(.selectorOrState)
    }
  }

  /// Whether a number of four digits is a time without colon, as in `0900-1730`.
  var isClockPair: Bool {
    guard case .number(let first, 4) = token.kind, ahead(1) == .symbol("-") else { return false }
    switch ahead(2) {
    case .time: return true
    case .number(let second, 4):
      return !Self.plausibleYears.contains(first) || !Self.plausibleYears.contains(second)
    default: return false
    }
  }

  static let plausibleYears = 1900...2099

  func isDate(_ kind: Token.Kind) -> Bool {
    switch kind {
    case .word(.month), .word(.easter): true
    default: false
    }
  }
}
