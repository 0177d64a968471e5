internal import Glibc

/// A moment, independent of place: seconds since 1970-01-01 00:00 UTC, as POSIX counts them,
/// without leap seconds.
///
/// A ``LocalTime`` is what a clock shows at that moment; a ``TimeZoneRules`` converts one to the
/// other.
package struct Instant: Hashable, Comparable, Sendable {
  package var seconds: Int64

  package init(seconds: Int64) {
    self.seconds = seconds
  }

  /// The moment at which clocks `offsetSeconds` ahead of UTC show a local time.
  @inlinable
  package init(_ local: LocalTime, offsetSeconds: Int) {
    seconds = local.minutes * 60 - Int64(offsetSeconds)
  }

  /// What clocks `offsetSeconds` ahead of UTC show, rounded down to the minute.
  @inlinable
  package func localTime(offsetSeconds: Int) -> LocalTime {
    let there = seconds + Int64(offsetSeconds)
    return LocalTime(minutes: there >= 0 ? there / 60 : (there - 59) / 60)
  }

  @inlinable
  package static func < (left: Instant, right: Instant) -> Bool { left.seconds < right.seconds }

  /// Seconds from one moment to another.
  @inlinable
  package static func - (later: Instant, earlier: Instant) -> Int64 {
    later.seconds - earlier.seconds
  }

  /// The moment `seconds` later, rounded down to a whole second.
  ///
  /// - Precondition: `seconds` fits into 64 bits.
  @inlinable
  package func advanced(bySeconds seconds: Double) -> Instant {
    Instant(seconds: self.seconds + Int64(seconds.rounded(.down)))
  }
}

extension Instant {
  /// The current time of the system clock (`clock_gettime`); nil if there is none.
  package static var now: Instant? {
    var now = timespec()
    // SAFETY: the call fills the structure.
    guard unsafe clock_gettime(CLOCK_REALTIME, &now) == 0 else { return nil }
    return Instant(seconds: Int64(now.tv_sec))
  }

  /// The moment in the format of RFC 3339: `2026-11-20T06:00:00+01:00`, or with `Z` if there is no
  /// offset.
  ///
  /// RFC 3339 has offsets of whole minutes and years of four digits. If the offset has seconds, as
  /// clocks had before 1972, the seconds of the offset are dropped and the text still refers to the
  /// same moment.
  package func text(offsetSeconds: Int? = nil) -> String {
    let minutes = (offsetSeconds ?? 0) / 60
    let second = Int((seconds % 60 + 60) % 60)
    let local = local(offsetSeconds: offsetSeconds ?? 0)
    let zone = offsetSeconds == nil ? "Z" : TimeZoneRules.text(ofOffset: minutes * 60)
    return "\(local.text):\(zeroPadded(second))\(zone)"
  }

  /// The minute on clocks with an offset from UTC, of which seconds are ignored.
  package func local(offsetSeconds: Int) -> LocalTime {
    let there = seconds + Int64(offsetSeconds / 60) * 60
    return LocalTime(minutes: (there - (there % 60 + 60) % 60) / 60)
  }
}

extension LocalTime {
  /// The time in the format of RFC 3339, without offset and seconds: `2026-11-20T06:00`.
  package var text: String {
    let date = day.date
    return "\(zeroPadded(date.year, 4))-\(zeroPadded(date.month))-\(zeroPadded(date.day))T\(clock)"
  }

  /// The time of day: `06:00`.
  package var clock: String { "\(zeroPadded(minute / 60)):\(zeroPadded(minute % 60))" }
}

/// A number with leading zeros up to a width.
func zeroPadded(_ number: Int, _ width: Int = 2) -> String {
  let text = String(abs(number))
  return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - text.count)) + text
}
