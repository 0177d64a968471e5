/// A solar event.
package enum SunEvent: UInt8, Sendable, CaseIterable {
  case dawn
  case sunrise
  case sunset
  case dusk

  /// The approximate time in minutes after midnight, as defined by the specification.
  var nominalMinute: Int {
    switch self {
    case .dawn: 330
    case .sunrise: 360
    case .sunset: 1080
    case .dusk: 1110
    }
  }
}

/// A time of day.
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

/// A time span, which may end on the next day, or points in time.
package struct TimeSpan: Hashable, Sendable {
  package var start: TimePoint
  /// Nil for a point in time, or if no end is given.
  package var end: TimePoint?
  /// Whether the span continues after its end for an unknown time.
  package var isOpenEnded = false
  /// Minutes between the points in time; nil for a span.
  package var period: Int?

  /// Whether the span ends on the next day, judging by its nominal times.
  var wraps: Bool {
    guard let end else { return false }
    let early = start.nominalMinute - end.nominalMinute
    switch (start, end) {
    case (.clock, .clock), (.sun, .sun): return early >= 0
    // From sunrise to 5:59 is empty in winter, not all day: two times that the seasons bring past
    // each other are on the same day. Solar events differ from their nominal times by up to three
    // hours.
    case (.clock, .sun), (.sun, .clock): return early >= 180
    }
  }

  /// Whether the span has the same length on all days.
  var hasFixedLength: Bool {
    switch (start, end) {
    case (.clock, .clock?), (_, nil): true
    case (.sun(let first, _), .sun(let last, _)?): first == last
    default: false
    }
  }

  /// Whether a part of the span can be after midnight.
  var mayPassMidnight: Bool {
    if wraps || isOpenEnded { return true }
    guard let end else { return false }
    switch end {
    case .clock(let minute): return minute > 1440
    // If local time differs much from solar time, or in bright summers, the sun sets after
    // midnight.
    case .sun: return true
    }
  }
}
