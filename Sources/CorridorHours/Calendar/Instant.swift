/// A moment, wherever it is: seconds since 1970-01-01 00:00 UTC, as POSIX counts them, without leap
/// seconds.
///
/// What a clock shows at that moment is a ``LocalTime``; a ``TimeZoneRules`` leads from one to the
/// other and back.
package struct Instant: Hashable, Comparable, Sendable {
  package var seconds: Int64

  package init(seconds: Int64) {
    self.seconds = seconds
  }

  /// The moment at which clocks that are so many seconds ahead of UTC show a local time.
  @inlinable
  package init(_ local: LocalTime, offsetSeconds: Int) {
    seconds = local.minutes * 60 - Int64(offsetSeconds)
  }

  /// What clocks show that are so many seconds ahead of UTC; the minute that has begun.
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

  /// So much later; fractions of a second are dropped, towards the past.
  ///
  /// - Precondition: `seconds` is a number that 63 bits hold.
  @inlinable
  package func advanced(bySeconds seconds: Double) -> Instant {
    Instant(seconds: self.seconds + Int64(seconds.rounded(.down)))
  }
}

extension Instant {
  /// The moment as RFC 3339 writes it: `2026-11-20T06:00:00+01:00`, or with `Z` for no offset.
  ///
  /// RFC 3339 has offsets of whole minutes and years of four digits. Of an offset with seconds,
  /// which clocks had before 1972, the seconds are left out and the moment stays the same.
  package func text(offsetSeconds: Int? = nil) -> String {
    let minutes = (offsetSeconds ?? 0) / 60
    let second = Int((seconds % 60 + 60) % 60)
    let local = local(offsetSeconds: offsetSeconds ?? 0)
    let zone =
      offsetSeconds == nil
      ? "Z"
      : (minutes < 0 ? "-" : "+") + digits(abs(minutes) / 60) + ":" + digits(abs(minutes) % 60)
    return "\(local.text):\(digits(second))\(zone)"
  }

  /// The minute on clocks with an offset from UTC, of which seconds are ignored.
  package func local(offsetSeconds: Int) -> LocalTime {
    let there = seconds + Int64(offsetSeconds / 60) * 60
    return LocalTime(minutes: (there - (there % 60 + 60) % 60) / 60)
  }
}

extension LocalTime {
  /// The time as RFC 3339 writes it, without offset and seconds: `2026-11-20T06:00`.
  package var text: String {
    let date = day.date
    return "\(digits(date.year, 4))-\(digits(date.month))-\(digits(date.day))T\(clock)"
  }

  /// The time of day: `06:00`.
  package var clock: String { "\(digits(minute / 60)):\(digits(minute % 60))" }
}

/// A number with zeros before it, up to a width.
private func digits(_ number: Int, _ width: Int = 2) -> String {
  let text = String(abs(number))
  return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - text.count)) + text
}
