package import CorridorHours

/// The time at which a journey begins, as parsed from text.
package enum DepartureTime: Hashable, Sendable {
  /// The moment at which the time is resolved.
  case now
  /// A time, and the text that it was parsed from.
  case at(Timestamp, text: String)

  /// Parses `now`, or a time of RFC 3339 whose seconds and offset may be omitted.
  package init(_ text: String) throws(TimestampError) {
    self = text == "now" ? .now : .at(try Timestamp(text), text: text)
  }

  /// A moment, with the offset of clocks from UTC in seconds.
  package init(_ moment: Instant, offsetSeconds: Int) {
    self = .at(
      .instant(moment, offsetSeconds: offsetSeconds),
      text: moment.text(offsetSeconds: offsetSeconds))
  }

  /// The text that parses to this time.
  package var text: String {
    switch self {
    case .now: "now"
    case .at(_, let text): text
    }
  }
}

extension Departure {
  /// Makes a departure from a time as text.
  ///
  /// ```swift
  /// let departure = try Departure("2026-11-20T06:00", timeZone: "Europe/Berlin", open: .only)
  /// ```
  ///
  /// - Parameters:
  ///   - time: A time of RFC 3339, `2026-11-20T06:00:00+01:00`; the seconds may be omitted, and so
  ///     may the offset if there is a time zone. `now` is the moment of the call.
  ///   - timeZone: See ``timeZone``. It also determines the moment of a time without an offset.
  ///   - holidayRegion: See ``holidayRegion``.
  ///   - toleranceSeconds: See ``toleranceSeconds``.
  ///   - open: See ``open``.
  /// - Throws: ``SearchError/departureUnreadable(found:reason:)``,
  ///   ``SearchError/departureNeedsTimeZone(found:)``, ``SearchError/unknownTimeZone(found:)`` and
  ///   ``SearchError/timeZonesUnavailable``; for a time that the clocks of the zone skip
  ///   ``SearchError/departureSkipped(found:timeZone:from:to:)``, for one that they show twice
  ///   ``SearchError/departureAmbiguous(found:timeZone:first:second:)``.
  public init(
    _ time: String, timeZone: String? = nil, holidayRegion: String? = nil,
    toleranceSeconds: Int = 0, open: OpenSelection = .ignore
  ) throws(SearchError) {
    let rules = try timeZone.map { (name) throws(SearchError) in try TimeZoneRules(named: name) }
    let start: DepartureTime
    do throws(TimestampError) { start = try DepartureTime(time) } catch {
      throw .departureUnreadable(found: time, reason: "\(error)")
    }
    try self.init(start, in: rules)
    self.timeZone = timeZone
    self.holidayRegion = holidayRegion
    self.toleranceSeconds = toleranceSeconds
    self.open = open
  }

  /// Makes a departure at a time, in a zone whose rules are already loaded; nil for no zone.
  package init(_ time: DepartureTime, in zone: TimeZoneRules?) throws(SearchError) {
    let (start, offset) = try Self.start(time, zone)
    self.init(
      secondsSince1970: start.seconds, offsetSeconds: offset, timeZone: zone?.identifier)
  }

  /// The moment, and the offset from UTC if it is known.
  private static func start(
    _ departure: DepartureTime, _ zone: TimeZoneRules?
  ) throws(SearchError) -> (Instant, offsetSeconds: Int) {
    guard case .at(let time, let text) = departure else {
      guard let instant = Instant.now else {
        throw .departureUnreadable(found: departure.text, reason: "the system has no clock")
      }
      return (instant, zone?.offsetSeconds(at: instant) ?? 0)
    }
    switch time {
    case .instant(let instant, let offset): return (instant, offset)
    case .local(let local, let second):
      guard let zone else { throw .departureNeedsTimeZone(found: text) }
      switch zone.instants(of: local) {
      case .once(let instant, let offset):
        return (Instant(seconds: instant.seconds + Int64(second)), offset)
      case .never(let change, let before, let after):
        throw .departureSkipped(
          found: text, timeZone: zone.identifier, from: change.text(offsetSeconds: before),
          to: change.text(offsetSeconds: after))
      case .twice(let first, let offset, let second, let later):
        throw .departureAmbiguous(
          found: text, timeZone: zone.identifier, first: first.text(offsetSeconds: offset),
          second: second.text(offsetSeconds: later))
      }
    }
  }
}
