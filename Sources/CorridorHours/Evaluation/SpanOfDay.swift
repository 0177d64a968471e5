/// A time span of one day, in minutes after that day's midnight.
struct SpanOfDay {
  /// Whether the span exists: unknown if the sun does not rise.
  var match = Match.yes
  var start: Int
  /// The end, exclusive.
  var end: Int
  /// The end of the time in which the place may still be open; the same as the end if that is
  /// given.
  var guessedEnd: Int
  var isOpenEnded = false
  /// The minutes between points in time.
  var period: Int?

  func contains(_ minute: Int) -> Bool {
    guard minute >= start, minute < end else { return false }
    return period.map { (minute - start) % $0 == 0 } ?? true
  }

  /// Whether a minute is in the guessed time after the end.
  func mayContain(_ minute: Int) -> Bool {
    // If the start of an open-ended span is unknown, all of the span may be after it.
    if isOpenEnded, match == .maybe { return minute >= start && minute < guessedEnd }
    return minute >= end && minute < guessedEnd
  }
}

extension TimeSpan {
  /// The span on a day; nil if it is empty.
  func onDay(with sun: SunTimes?) -> SpanOfDay? {
    guard let first = start.minute(with: sun) else { return .anywhere }
    guard let end else {
      return SpanOfDay(start: first, end: isOpenEnded ? first : first + 1, guessedEnd: first)
    }
    guard var last = end.minute(with: sun) else { return .anywhere }
    if wraps, last <= first { last += 1440 }
    // Refraction and terrain shift sunrise and sunset by minutes, so it is unknown whether such a
    // short span exists at all.
    if !hasFixedLength, abs(last - first) < 10, period == nil {
      let (start, end) = (min(first, last), max(first, last))
      return SpanOfDay(match: .maybe, start: start, end: end, guessedEnd: end)
    }
    if let period {
      // The end is also a point in time.
      return last < first
        ? nil : SpanOfDay(start: first, end: last + 1, guessedEnd: last + 1, period: period)
    }
    guard last > first else { return nil }
    return SpanOfDay(start: first, end: last, guessedEnd: last)
  }
}

extension SpanOfDay {
  /// The widest possible span, if its times are unknown.
  fileprivate static var anywhere: SpanOfDay {
    SpanOfDay(match: .maybe, start: 0, end: 2880, guessedEnd: 2880)
  }
}

extension TimePoint {
  /// Minutes after midnight; nil if the time of the solar event is unknown.
  fileprivate func minute(with sun: SunTimes?) -> Int? {
    switch self {
    case .clock(let minute): minute
    case .sun(let event, let offset): sun?[event].map { $0 + offset }
    }
  }
}

extension OpeningRule {
  /// Whether the rule depends on solar events.
  var needsSun: Bool {
    times.contains {
      if case .sun = $0.start { return true }
      if case .sun = $0.end { return true }
      return false
    }
  }

  /// The spans of the rule on a day, with guessed ends for open-ended ones.
  func spans(with sun: SunTimes?) -> [SpanOfDay] {
    guard !times.isEmpty else { return [SpanOfDay(start: 0, end: 1440, guessedEnd: 1440)] }
    let spans = times.map { $0.onDay(with: sun) }
    var found: [SpanOfDay] = []
    for (index, span) in spans.enumerated() {
      guard var span else { continue }
      if times[index].isOpenEnded {
        span.isOpenEnded = true
        span.guessedEnd = Self.guess(after: span.end)
        // The next span of the same day ends an open-ended span before it.
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

  /// The guessed closing time of an open-ended span: midnight if it begins by day, 10 hours later
  /// in the evening, 8 hours later at night. The guess is that of opening_hours.js; the
  /// specification defines none.
  static func guess(after minute: Int) -> Int {
    if minute >= 1320 { return min(minute + 480, 2880) }
    return minute >= 1020 ? minute + 600 : 1440
  }
}
