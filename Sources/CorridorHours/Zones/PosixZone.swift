/// A rule by which clocks change every year, in the format of POSIX's variable `TZ`, with the times
/// of -167 to 167 hours of TZif files: `CET-1CEST,M3.5.0,M10.5.0/3`.
struct PosixZone: Hashable, Sendable {
  /// Offset of standard time from UTC, in seconds.
  let standardOffset: Int
  /// Summer time; nil if there is none.
  let summer: Summer?

  struct Summer: Hashable, Sendable {
    var offset: Int
    var start: Date
    var end: Date
  }

  /// A day of every year, and a time of it in seconds after midnight.
  struct Date: Hashable, Sendable {
    enum Day: Hashable, Sendable {
      /// 1...365, without February 29.
      case withoutLeapDay(Int)
      /// 0...365.
      case ordinal(Int)
      /// A weekday (0 is Sunday) in a week of a month; week 5 is the last.
      case weekday(Int, week: Int, month: Int)
    }

    var day: Day
    var seconds: Int
  }

  /// A change of clocks.
  struct Change: Hashable, Sendable {
    var seconds: Int64
    /// The offset from UTC after the change.
    var offset: Int
  }

  /// Maximum offset from UTC, in seconds.
  static let longestOffset = 86_399

  /// The interval between two changes that contains a moment; unbounded if clocks never change.
  func span(at seconds: Int64) -> (begin: Int64?, end: Int64?, offset: Int) {
    guard let summer else { return (nil, nil, standardOffset) }
    // The calendar repeats every 400 years.
    let era = (seconds - (seconds < 0 ? Self.secondsOfEra - 1 : 0)) / Self.secondsOfEra
    let shift = era * Self.secondsOfEra
    let year = CivilDay(number: Int32((seconds - shift) / 86_400)).year
    var span = (begin: Int64?.none, end: Int64?.none, offset: standardOffset)
    for change in changes(around: year, summer) {
      guard change.seconds + shift <= seconds else {
        span.end = change.seconds + shift
        break
      }
      span.begin = change.seconds + shift
      span.offset = change.offset
    }
    return span
  }

  private static let secondsOfEra: Int64 = 146_097 * 86_400

  /// The changes of a year, of two years before it and one after it, ascending.
  private func changes(around year: Int, _ summer: Summer) -> [Change] {
    var changes: [Change] = []
    for year in year - 2...year + 1 {
      let start = Change(
        seconds: summer.start.seconds(in: year) - Int64(standardOffset), offset: summer.offset)
      let end = Change(
        seconds: summer.end.seconds(in: year) - Int64(summer.offset), offset: standardOffset)
      // If summer time ends when it starts again, it continues; if it starts when it ends, there is
      // none.
      changes += end.seconds < start.seconds ? [end, start] : [start, end]
    }
    return changes
  }
}

extension PosixZone.Date {
  /// The local time in seconds since 1970.
  fileprivate func seconds(in year: Int) -> Int64 {
    Int64(day.number(in: year)) * 86_400 + Int64(seconds)
  }
}

extension PosixZone.Date.Day {
  /// Days since 1970.
  fileprivate func number(in year: Int) -> Int32 {
    let first = CivilDay(year: year, month: 1, day: 1)
    switch self {
    case .withoutLeapDay(let day):
      let isLeap = CivilDay.days(inMonth: 2, of: year) == 29
      return (first + (day - 1 + (isLeap && day >= 60 ? 1 : 0))).number
    case .ordinal(let day):
      return (first + day).number
    case .weekday(let weekday, let week, let month):
      let first = CivilDay(year: year, month: month, day: 1)
      // In `CivilDay`, 0 is Monday.
      var day = (weekday + 6 - first.weekday) % 7 + (week - 1) * 7
      if day >= CivilDay.days(inMonth: month, of: year) { day -= 7 }
      return (first + day).number
    }
  }
}
