/// When the sun comes and goes.
package enum SunEvent: UInt8, Sendable, CaseIterable {
  case dawn
  case sunrise
  case sunset
  case dusk

  /// About when it is, in minutes after midnight; the specification's times.
  var nominalMinute: Int {
    switch self {
    case .dawn: 330
    case .sunrise: 360
    case .sunset: 1080
    case .dusk: 1110
    }
  }
}

/// A time of the day.
package enum TimePoint: Hashable, Sendable {
  /// Minutes since midnight; up to 48 hours.
  case clock(Int)
  case sun(SunEvent, offset: Int)

  var nominalMinute: Int {
    switch self {
    case .clock(let minute): minute
    case .sun(let event, let offset): event.nominalMinute + offset
    }
  }
}

/// A span of time of a day, which may end on the next one, or points in time.
package struct TimeSpan: Hashable, Sendable {
  package var start: TimePoint
  /// Nil for a point in time, or when no end is given.
  package var end: TimePoint?
  /// Whether it goes on after the end, nobody says until when.
  package var isOpenEnded = false
  /// Minutes between the points in time that the span has; nil for a span.
  package var period: Int?

  /// Whether it ends on the day after, by the names of its times.
  var wraps: Bool {
    guard let end else { return false }
    let early = start.nominalMinute - end.nominalMinute
    switch (start, end) {
    case (.clock, .clock), (.sun, .sun): return early >= 0
    // From sunrise till 5:59 is nothing in winter, not all day: two times that the seasons bring past
    // each other are one day's. The sun is up to three hours off its nominal times.
    case (.clock, .sun), (.sun, .clock): return early >= 180
    }
  }

  /// Whether it is as long on all days.
  var hasFixedLength: Bool {
    switch (start, end) {
    case (.clock, .clock?), (_, nil): true
    case (.sun(let first, _), .sun(let last, _)?): first == last
    default: false
    }
  }

  /// Whether any of it may lie after midnight.
  var mayPassMidnight: Bool {
    if wraps || isOpenEnded { return true }
    guard let end else { return false }
    switch end {
    case .clock(let minute): return minute > 1440
    // Where the clock is off by hours, or the summer is bright, the sun sets after midnight.
    case .sun: return true
    }
  }
}
