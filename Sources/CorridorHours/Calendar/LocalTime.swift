/// A local time of a place: what a wall clock there shows, to the minute, with the date.
///
/// It has no zone. A caller with a UTC time converts it first, which also resolves the hour that
/// daylight saving time skips or repeats.
package struct LocalTime: Hashable, Comparable, Sendable {
  /// Minutes since 1970-01-01 00:00 local time.
  package var minutes: Int64

  package init(minutes: Int64) {
    self.minutes = minutes
  }

  /// A minute of a day; minutes outside 0..<1440 count into other days.
  @inlinable
  package init(_ day: CivilDay, minute: Int = 0) {
    minutes = Int64(day.number) * 1440 + Int64(minute)
  }

  @inlinable
  package init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
    self.init(CivilDay(year: year, month: month, day: day), minute: hour * 60 + minute)
  }

  package var day: CivilDay {
    let day = minutes >= 0 ? minutes / 1440 : (minutes - 1439) / 1440
    return CivilDay(number: Int32(truncatingIfNeeded: day))
  }

  /// Minutes since midnight, 0..<1440.
  package var minute: Int {
    let rest = minutes % 1440
    return Int(rest < 0 ? rest + 1440 : rest)
  }

  @inlinable
  package static func < (left: LocalTime, right: LocalTime) -> Bool {
    left.minutes < right.minutes
  }
}
