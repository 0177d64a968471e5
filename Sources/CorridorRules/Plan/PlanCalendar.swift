internal import CorridorHours

/// The midnights around a journey, in seconds since 1970.
struct PlanCalendar {
  /// The midnights, from 15 days before the journey on.
  private let midnights: [Int]
  /// The day of the week of the first midnight, 0 for Monday.
  private let firstWeekday: Int
  /// The start and the end of each night, by the day that it belongs to.
  private let nights: [Range<Int>]

  /// - Parameter days: how many days from the first moment on are asked for at most.
  init(from start: Int, days: Int, in zone: TimeZoneRules, night: Range<Int>?) {
    let first = zone.day(of: Instant(seconds: Int64(start))) + -15
    firstWeekday = first.weekday
    let all = (0...days + 17).map { first + $0 }
    midnights = all.map { Int(zone.start(of: $0).seconds) }
    nights = all.map { day in
      guard let night else { return 0..<0 }
      let (start, end) = (
        zone.moment(night.lowerBound, of: day), zone.moment(night.upperBound, of: day)
      )
      return Int(start.seconds)..<max(Int(end.seconds), Int(start.seconds))
    }
  }

  /// The end of the last day.
  var end: Int { midnights[midnights.count - 1] }

  /// The number of the day of a moment.
  func day(of moment: Int) -> Int {
    // Days are 24 hours but for two in a year.
    var day = min(max((moment - midnights[0]) / 86_400, 0), midnights.count - 2)
    while day > 0, midnights[day] > moment { day -= 1 }
    while day < midnights.count - 2, midnights[day + 1] <= moment { day += 1 }
    return day
  }
  func start(ofDay day: Int) -> Int { midnights[min(day, midnights.count - 1)] }

  /// The number of the week of a moment; it begins on Monday.
  func week(of moment: Int) -> Int { (day(of: moment) + firstWeekday) / 7 }
  /// The first moment of a week.
  func start(ofWeek week: Int) -> Int { start(ofDay: max(week * 7 - firstWeekday, 0)) }

  /// When the next night, or the one in which a moment is, ends.
  func endOfNight(after moment: Int) -> Int {
    let day = day(of: moment)
    return nights[max(day - 1, 0)...].first { $0.upperBound > moment }?.upperBound ?? .max
  }

  /// Whether some of a time is at night.
  func isAtNight(_ start: Int, _ end: Int) -> Bool {
    var day = day(of: start)
    while day < midnights.count - 1, midnights[day] < end {
      if max(nights[day].lowerBound, start) < min(nights[day].upperBound, end) { return true }
      day += 1
    }
    return false
  }
}
