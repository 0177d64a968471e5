/// The head of a rule in a pattern, and the range of its body.
struct RuleHead {
  let joint: OpeningRule.Joint
  let state: OpeningState.Kind
  let spills: Bool
  let needsSun: Bool
  private let hasSelectors: Bool
  private let weekdays: UInt8
  private let times: UInt8
  let start: Int
  let end: Int

  var replaces: Bool { joint == .replacing && state != .closed }

  init(_ bytes: Span<UInt8>, _ cursor: inout PatternCursor) throws(PatternError) {
    let flags = try cursor.byte(bytes, in: 0...127)
    guard let joint = OpeningRule.Joint(rawValue: flags & OpeningPattern.RuleFlags.jointMask),
      let state = OpeningState.Kind(rawValue: flags >> OpeningPattern.RuleFlags.stateShift & 3)
    else { throw .invalid(found: Int(flags), at: cursor.offset - 1) }
    self.joint = joint
    self.state = state
    spills = flags & OpeningPattern.RuleFlags.spills != 0
    needsSun = flags & OpeningPattern.RuleFlags.needsSun != 0
    hasSelectors = flags & OpeningPattern.RuleFlags.hasSelectors != 0
    weekdays = try cursor.byte(bytes, in: 0...OpeningPattern.anyWeekday)
    times = try cursor.byte(bytes)
    let length = try cursor.number(bytes)
    start = cursor.offset
    end = start + length
    guard end <= bytes.count else { throw .truncated(at: bytes.count) }
  }

  /// Whether the rule applies to a day.
  func match(
    _ day: PatternDay, _ bytes: Span<UInt8>, _ cursor: inout PatternCursor
  ) throws(PatternError) -> Match {
    guard weekdays & day.weekdayBit != 0 else { return .no }
    guard hasSelectors else { return .yes }
    return try matchSelectors(day, bytes, &cursor)
  }

  private func matchSelectors(
    _ facts: PatternDay, _ bytes: Span<UInt8>, _ cursor: inout PatternCursor
  ) throws(PatternError) -> Match {
    let day = facts.day
    cursor.offset = start
    let counts = try SelectorCounts(bytes, &cursor)
    var match = Match.yes
    if counts.years > 0 {
      let year = day.date.year
      var found = Match.no
      for _ in 0..<counts.years where try cursor.years(bytes).contains(year) { found = .yes }
      match = min(match, found)
    }
    if counts.weeks > 0 {
      let week = day.week.week
      var found = Match.no
      for _ in 0..<counts.weeks where try cursor.weeks(bytes).contains(week) { found = .yes }
      match = min(match, found)
    }
    if counts.dates > 0 {
      var found = Match.no
      for _ in 0..<counts.dates {
        let range = try cursor.dates(bytes)
        if found != .yes { found = max(found, range.match(day)) }
      }
      match = min(match, found)
    }
    for _ in 0..<counts.groups where match != .no {
      var found = Match.no
      for _ in 0..<(try cursor.byte(bytes)) {
        switch try cursor.selector(bytes) {
        case .weekdays(let days): if days.contains(day) { found = .yes }
        case .holidays(let holidays): found = max(found, facts.match(holidays))
        }
      }
      match = min(match, found)
    }
    return match
  }

  /// Applies the rule to a minute of a day that it matches, or of the following day for a spill;
  /// see ``DayPlan``.
  func take(
    _ match: Match, _ sun: SunTimes?, _ bytes: Span<UInt8>, _ cursor: inout PatternCursor,
    _ possible: inout PossibleStateKinds, _ bounds: inout MinuteBounds, isSpill: Bool
  ) throws(PatternError) {
    let shift = isSpill ? 1440 : 0
    let minute = bounds.minute + shift
    var said = Match.no
    var guessed = Match.no
    if times == 0 {
      if !isSpill { said = .yes }
    } else {
      let first = try startOfTimes(bytes, &cursor)
      for index in 0..<times {
        let time = try cursor.time(bytes)
        guard var span = time.onDay(with: sun) else { continue }
        if span.contains(minute) { said = max(said, span.match) }
        defer { bounds.take(span, shift: shift) }
        guard time.isOpenEnded, guessed < span.match else { continue }
        let next = cursor
        span.isOpenEnded = true
        span.guessedEnd = try guessedEnd(of: span, index, sun, bytes, first)
        cursor = next
        if span.mayContain(minute) { guessed = span.match }
      }
    }
    if match == .maybe, replaces, !isSpill, said != .yes { possible.take(.closed, .maybe) }
    if said != .yes, state != .closed { possible.take(.unknown, min(match, guessed)) }
    possible.take(state, min(match, said))
  }

  /// The end of an open-ended span, by a guess or by the next span of the rule.
  private func guessedEnd(
    of span: SpanOfDay, _ index: UInt8, _ sun: SunTimes?, _ bytes: Span<UInt8>, _ first: Int
  ) throws(PatternError) -> Int {
    var cursor = PatternCursor(offset: first)
    var end = OpeningRule.guess(after: span.end)
    guard span.match == .yes else { return end }
    for other in 0..<times {
      let time = try cursor.time(bytes)
      guard other != index, let next = time.onDay(with: sun), next.match == .yes else { continue }
      if span.end > span.start ? next.start >= span.end : next.start > span.end {
        end = min(end, next.start)
      }
    }
    return end
  }

  private func startOfTimes(
    _ bytes: Span<UInt8>, _ cursor: inout PatternCursor
  ) throws(PatternError) -> Int {
    cursor.offset = start
    if hasSelectors { try skipSelectors(bytes, &cursor) }
    return cursor.offset
  }

  /// Skips and validates the selectors; true if any are holidays.
  @discardableResult
  private func skipSelectors(
    _ bytes: Span<UInt8>, _ cursor: inout PatternCursor
  ) throws(PatternError) -> Bool {
    let counts = try SelectorCounts(bytes, &cursor)
    for _ in 0..<counts.years { _ = try cursor.years(bytes) }
    for _ in 0..<counts.weeks { _ = try cursor.weeks(bytes) }
    for _ in 0..<counts.dates { _ = try cursor.dates(bytes) }
    var asksHolidays = false
    for _ in 0..<counts.groups {
      for _ in 0..<(try cursor.byte(bytes)) {
        if case .holidays = try cursor.selector(bytes) { asksHolidays = true }
      }
    }
    return asksHolidays
  }

  /// Validates the whole rule from its start; true if it needs holidays.
  func check(
    _ bytes: Span<UInt8>, _ cursor: inout PatternCursor
  ) throws(PatternError) -> Bool {
    let asksHolidays = hasSelectors ? try skipSelectors(bytes, &cursor) : false
    for _ in 0..<times { _ = try cursor.time(bytes) }
    return asksHolidays
  }
}

/// Number of selectors of each kind in a rule.
private struct SelectorCounts {
  let years: UInt8
  let weeks: UInt8
  let dates: UInt8
  let groups: UInt8

  init(_ bytes: Span<UInt8>, _ cursor: inout PatternCursor) throws(PatternError) {
    years = try cursor.byte(bytes)
    weeks = try cursor.byte(bytes)
    dates = try cursor.byte(bytes)
    groups = try cursor.byte(bytes)
  }
}
