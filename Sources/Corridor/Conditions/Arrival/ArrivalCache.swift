internal import CorridorHours
internal import CorridorIndex

/// The cache for arrivals at places, used by one thread at a time: the rules of time zones, the
/// holidays of countries, and the states of hours patterns on a day.
///
/// Another place with the same zone, country, hours and day costs some ten nanoseconds, without a
/// lock or an allocation.
struct ArrivalCache: Sendable {
  private let index: PlaceIndex
  private var jurisdictions: JurisdictionReader
  private var zones: PlaceZones
  private var hours: HoursCursor
  private var calendars: PlaceCalendars
  /// The states of hours patterns over a period.
  private var periods: [Period: [(kind: OpeningState.Kind, time: Range<Int>)]] = [:]

  private struct Period: Hashable {
    var pattern: Int
    var zone: Int
    var calendar: Int
    var start: Int64
    var seconds: Int
  }

  /// A place whose hours are a pattern, with its zone and calendar.
  struct PatternPlace {
    var row: Int
    var pattern: Int
    /// The number of its zone.
    var zone: Int
    /// The number of its calendar.
    fileprivate var calendar: Int
    fileprivate var needsSun: Bool
  }

  /// - Parameters:
  ///   - zone: The time zone of all places; nil to use what the index knows of each.
  ///   - holidays: The holidays of all places; nil to use what the index knows of each.
  ///   - moment: The earliest time that will be asked for.
  init(
    _ index: PlaceIndex, zone: TimeZoneRules?, holidays: HolidayCalendar?, from moment: Instant
  ) {
    self.index = index
    jurisdictions = JurisdictionReader(index)
    zones = PlaceZones(zone, from: moment, in: index)
    hours = HoursCursor(index)
    calendars = PlaceCalendars(holidays)
  }

  /// Checks that everything that arrivals at a place need can be read.
  mutating func check(row: Int) throws(IndexError) {
    _ = try zones.number(of: row, &jurisdictions)
    if case .pattern(let pattern) = try index.hours(at: row) {
      _ = try hours.needs(ofHours: pattern)
    }
    _ = try calendars.number(of: row, &jurisdictions, in: &hours)
  }

  /// The time zone of a place; nil if it is unknown.
  mutating func zone(of row: Int) throws(IndexError) -> TimeZoneRules? {
    try zones.number(of: row, &jurisdictions).map { zones.rules(of: $0) }
  }

  /// A place with its zone and holidays; nil if the zone is unknown.
  mutating func place(_ row: Int, pattern: Int) throws(IndexError) -> PatternPlace? {
    guard let zone = try zones.number(of: row, &jurisdictions) else { return nil }
    let needs = try hours.needs(ofHours: pattern)
    let calendar =
      needs.contains(.holidays)
      ? try calendars.number(of: row, &jurisdictions, in: &hours) : HoursCursor.noCalendar
    return PatternPlace(
      row: row, pattern: pattern, zone: zone, calendar: calendar,
      needsSun: needs.contains(.sun))
  }

  /// The place of a row, if its hours are a pattern and not always the same.
  mutating func patternPlace(_ row: Int) throws(IndexError) -> PatternPlace? {
    guard case .pattern(let pattern) = try index.hours(at: row) else { return nil }
    return try place(row, pattern: pattern)
  }

  /// The states of a place from a moment on, each with its time in seconds since 1970.
  mutating func stretches(
    of place: PatternPlace, from first: Instant, seconds: Int
  ) throws(IndexError) -> [(kind: OpeningState.Kind, time: Range<Int>)] {
    let period = Period(
      pattern: place.pattern, zone: place.zone, calendar: place.calendar, start: first.seconds,
      seconds: seconds)
    if !place.needsSun, let known = periods[period] { return known }
    var found: [(kind: OpeningState.Kind, time: Range<Int>)] = []
    var now = first
    let last = first.seconds + Int64(seconds)
    while now.seconds < last {
      let span = zones.span(at: now, in: place.zone)
      let time = now.localTime(offsetSeconds: span.offsetSeconds)
      let stretch = try stretch(of: place, at: time)
      let change = Instant(
        LocalTime(time.day, minute: stretch.minutes.upperBound), offsetSeconds: span.offsetSeconds)
      let next = min(change, span.end)
      found.append((stretch.kind, Int(now.seconds)..<Int(min(next.seconds, last))))
      now = next
    }
    if !place.needsSun { periods[period] = found }
    return found
  }

  /// The state of a place over a period, both ends included; nil if it changes within it.
  mutating func state(
    of place: PatternPlace, from first: Instant, through last: Instant
  ) throws(IndexError) -> OpeningState.Kind? {
    var found: OpeningState.Kind?
    var now = first
    while true {
      let span = zones.span(at: now, in: place.zone)
      let time = now.localTime(offsetSeconds: span.offsetSeconds)
      let stretch = try stretch(of: place, at: time)
      if let found, found != stretch.kind { return nil }
      found = stretch.kind
      let change = Instant(
        LocalTime(time.day, minute: stretch.minutes.upperBound), offsetSeconds: span.offsetSeconds)
      now = min(change, span.end)
      if now > last { return stretch.kind }
    }
  }

  /// The state of a place at a local time, and when it changes: for an open place within a week;
  /// for a closed one within a year, and only if it certainly opens then.
  mutating func change(
    of place: PatternPlace, after time: LocalTime
  ) throws(IndexError) -> (kind: OpeningState.Kind, change: LocalTime?) {
    var stretch = try stretch(of: place, at: time)
    let kind = stretch.kind
    guard kind != .unknown else { return (kind, nil) }
    let last = time.day + (kind == .open ? 7 : 366)
    var day = time.day
    while true {
      var minute = stretch.minutes.upperBound
      if minute >= 1440 {
        guard day < last else { return (kind, nil) }
        day = day + 1
        minute = 0
      }
      stretch = try self.stretch(of: place, at: LocalTime(day, minute: minute))
      guard stretch.kind != kind else { continue }
      // A place that may open does not count as opening.
      let isSure = kind == .open || stretch.kind == .open
      return (kind, isSure ? LocalTime(day, minute: minute) : nil)
    }
  }

  private mutating func stretch(
    of place: PatternPlace, at time: LocalTime
  ) throws(IndexError) -> PatternStretch {
    let sun = place.needsSun ? PatternSun(try sun(of: place.row, place.zone), on: time.day) : nil
    return try hours.stretch(
      ofHours: place.pattern, at: time, calendar: place.calendar, sun: sun)
  }

  private func sun(of row: Int, _ zone: Int) throws(IndexError) -> Sun {
    let position = try index.position(at: row).coordinate
    let rules = zones.rules(of: zone)
    return Sun(lon: position.lon, lat: position.lat) { day in
      let noon = Instant(LocalTime(day, minute: 720), offsetSeconds: 0)
      return rules.offsetSeconds(at: noon) / 60
    }
  }

  /// The holidays and the sun at a place; without the sun if its time zone is unknown.
  mutating func context(of row: Int) throws(IndexError) -> OpeningContext {
    let number = try calendars.number(of: row, &jurisdictions, in: &hours)
    let zone = try zones.number(of: row, &jurisdictions)
    return OpeningContext(
      holidays: hours.calendar(number),
      sun: try zone.map { (zone) throws(IndexError) in
        try sun(of: row, zone)
      })
  }
}
