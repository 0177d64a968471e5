/// A time span on one day, in minutes after that day's midnight.
struct SpanOfDay {
  /// Whether it is there: where the sun does not rise nobody knows.
  var match = Match.yes
  var start: Int
  /// The first minute after it.
  var end: Int
  /// Until when it may go on: the end where it has one.
  var guessedEnd: Int
  var isOpenEnded = false
  /// The minutes between points in time.
  var period: Int?

  func contains(_ minute: Int) -> Bool {
    guard minute >= start, minute < end else { return false }
    return period.map { (minute - start) % $0 == 0 } ?? true
  }

  /// Whether a minute may lie after the end that it has.
  func mayContain(_ minute: Int) -> Bool {
    // Of a span without an end that nobody knows the begin of, all may be after it.
    if isOpenEnded, match == .maybe { return minute >= start && minute < guessedEnd }
    return minute >= end && minute < guessedEnd
  }
}

extension TimeSpan {
  /// Where it is on a day; nil where it is empty.
  func onDay(with sun: SunTimes?) -> SpanOfDay? {
    guard let first = start.minute(with: sun) else { return .anywhere }
    guard let end else {
      return SpanOfDay(start: first, end: isOpenEnded ? first : first + 1, guessedEnd: first)
    }
    guard var last = end.minute(with: sun) else { return .anywhere }
    if wraps, last <= first { last += 1440 }
    // Air and hills shift the sun by minutes, so nobody knows of a time that short whether there is
    // any of it.
    if !hasFixedLength, abs(last - first) < 10, period == nil {
      let (start, end) = (min(first, last), max(first, last))
      return SpanOfDay(match: .maybe, start: start, end: end, guessedEnd: end)
    }
    if let period {
      // The end is a point, too.
      return last < first
        ? nil : SpanOfDay(start: first, end: last + 1, guessedEnd: last + 1, period: period)
    }
    guard last > first else { return nil }
    return SpanOfDay(start: first, end: last, guessedEnd: last)
  }
}

extension SpanOfDay {
  /// All that a span may be that nobody knows the times of.
  fileprivate static var anywhere: SpanOfDay {
    SpanOfDay(match: .maybe, start: 0, end: 2880, guessedEnd: 2880)
  }
}

extension TimePoint {
  /// Minutes after midnight; nil where nobody knows when the sun does that.
  fileprivate func minute(with sun: SunTimes?) -> Int? {
    switch self {
    case .clock(let minute): minute
    case .sun(let event, let offset): sun?[event].map { $0 + offset }
    }
  }
}

extension OpeningRule {
  /// Whether it asks when the sun comes or goes.
  var needsSun: Bool {
    times.contains {
      if case .sun = $0.start { return true }
      if case .sun = $0.end { return true }
      return false
    }
  }

  /// Its spans on a day, those without an end with a guess.
  func spans(with sun: SunTimes?) -> [SpanOfDay] {
    guard !times.isEmpty else { return [SpanOfDay(start: 0, end: 1440, guessedEnd: 1440)] }
    let spans = times.map { $0.onDay(with: sun) }
    var found: [SpanOfDay] = []
    for (index, span) in spans.enumerated() {
      guard var span else { continue }
      if times[index].isOpenEnded {
        span.isOpenEnded = true
        span.guessedEnd = Self.guess(after: span.end)
        // The next span of the same day says that the one before it has ended.
        for (other, next) in spans.enumerated() where other != index && span.match == .yes {
          guard let next, next.match == .yes else { continue }
          let isLater = span.end > span.start ? next.start >= span.end : next.start > span.end
          if isLater { span.guessedEnd = min(span.guessedEnd, next.start) }
        }
      }
      found.append(span)
    }
    return found
  }

  /// When a place closes that does not say so: by day at midnight, in the evening after 10 hours, at
  /// night after 8. This is what opening_hours.js guesses, too; the specification has no number.
  static func guess(after minute: Int) -> Int {
    if minute >= 1320 { return min(minute + 480, 2880) }
    return minute >= 1020 ? minute + 600 : 1440
  }
}
