/// A rule by which clocks change every year, in the form of POSIX's variable `TZ`, with the times of
/// -167 to 167 hours that TZif files have: `CET-1CEST,M3.5.0,M10.5.0/3`.
struct PosixZone: Hashable, Sendable {
  /// How far clocks are ahead of UTC outside of summer time, in seconds.
  let standardOffset: Int
  /// Summer time; nil where there is none.
  let summer: Summer?

  struct Summer: Hashable, Sendable {
    var offset: Int
    var start: Date
    var end: Date
  }

  /// A day of every year, and a time on it in seconds after midnight.
  struct Date: Hashable, Sendable {
    enum Day: Hashable, Sendable {
      /// 1...365, without February 29.
      case withoutLeapDay(Int)
      /// 0...365.
      case ordinal(Int)
      /// The weekday (0 is Sunday) of a week of a month, 5 for the last.
      case weekday(Int, week: Int, month: Int)
    }

    var day: Day
    var seconds: Int
  }

  /// A change of clocks.
  struct Change: Hashable, Sendable {
    var seconds: Int64
    /// How far clocks are ahead of UTC from then on.
    var offset: Int
  }

  /// Seconds that no clocks are more than that from UTC.
  static let longestOffset = 86_399

  /// The stretch that a moment lies in, between two changes; without an end where nothing changes.
  func span(at seconds: Int64) -> (begin: Int64?, end: Int64?, offset: Int) {
    guard let summer else { return (nil, nil, standardOffset) }
    // The calendar is the same every 400 years.
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

  /// The changes of a year, two before and one after, ascending.
  private func changes(around year: Int, _ summer: Summer) -> [Change] {
    var changes: [Change] = []
    for year in year - 2...year + 1 {
      let start = Change(
        seconds: summer.start.seconds(in: year) - Int64(standardOffset), offset: summer.offset)
      let end = Change(
        seconds: summer.end.seconds(in: year) - Int64(summer.offset), offset: standardOffset)
      // Where summer time ends as it starts again, it goes on; where it starts as it ends, there is
      // none.
      changes += end.seconds < start.seconds ? [end, start] : [start, end]
    }
    return changes
  }
}

extension PosixZone.Date {
  /// When it is, on the clocks that show it, in seconds since 1970 there.
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
      // Of `CivilDay`, Monday is 0.
      var day = (weekday + 6 - first.weekday) % 7 + (week - 1) * 7
      if day >= CivilDay.days(inMonth: month, of: year) { day -= 7 }
      return (first + day).number
    }
  }
}
