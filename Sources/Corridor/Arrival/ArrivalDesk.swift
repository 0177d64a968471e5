internal import CorridorGeometry
internal import CorridorHours
internal import CorridorIndex
internal import Synchronization

/// Tells when one gets to places and whether they are open then.
///
/// It remembers what places have in common: the rules of a zone, the holidays of a country, and what
/// patterns ask about a day. Asking for another place of the same zone, country and day costs some
/// hundred nanoseconds.
final class ArrivalDesk: Sendable {
  private let departure: Departure
  private let times: TravelTimes
  private let index: PlaceIndex
  /// The zone of all places, where one is given.
  private let givenZone: TimeZoneRules?
  private let calendars: PlaceCalendars
  /// The pattern of places that never close.
  private let always: Int?
  private let memory = Mutex(Memory())

  private struct Memory {
    var zones: [String: TimeZoneRules] = [:]
    var moments: [MomentKey: PatternMoment] = [:]
  }

  private struct MomentKey: Hashable {
    var day: CivilDay
    var calendar: String
  }

  /// Days and calendars that are remembered at most: a year of a few countries.
  private static let mostMoments = 4096

  init(_ departure: Departure, _ times: TravelTimes, in index: PlaceIndex) throws(SearchError) {
    guard (0...Departure.longestToleranceSeconds).contains(departure.toleranceSeconds) else {
      throw .toleranceOutOfRange(found: departure.toleranceSeconds)
    }
    self.departure = departure
    self.times = times
    self.index = index
    givenZone = try departure.timeZone.map { (name) throws(SearchError) in
      do throws(TimeZoneError) { return try TimeZoneRules(name) } catch {
        switch error {
        case .unknown(let found): throw .unknownTimeZone(found: found)
        case .libraryMissing: throw .timeZonesUnavailable
        }
      }
    }
    calendars = try PlaceCalendars(region: departure.holidayRegion, in: index)
    always = try SearchError.wrapping { () throws(IndexError) in try index.alwaysOpenPattern }
  }

  /// Whether hits are chosen by what is open.
  var isFilter: Bool { departure.open != .ignore }

  /// Whether a pass will do.
  func accepts(row: Int, alongMeters: Double) throws(IndexError) -> Bool {
    departure.open.accepts(try finding(row: row, at: instant(alongMeters)).open)
  }

  /// Makes sure that all can be read that arrivals at a place ask for.
  func check(row: Int) throws(IndexError) {
    _ = try zone(of: row)
    if case .pattern(let pattern) = try index.hours(at: row) { try index.checkHours(pattern) }
    _ = try calendars.name(of: row)
  }

  /// When one gets to a pass by a place, and whether it is open then.
  func arrival(row: Int, alongMeters: Double) throws(IndexError) -> Arrival {
    let instant = instant(alongMeters)
    let zone = try zone(of: row)
    let finding = try finding(row: row, at: instant)
    var arrival = (opensAt: Instant?.none, closesAt: Instant?.none)
    if finding.open != .unknown || finding.doubt == .changesNearArrival, let zone {
      switch try changeAfter(instant, row: row, zone) {
      case (.open, let change): arrival.closesAt = change
      case (.closed, let change): arrival.opensAt = change
      case (.unknown, _): break
      }
    }
    let offset = zone?.offsetSeconds(at: instant) ?? departure.offsetSeconds
    let change = arrival.opensAt ?? arrival.closesAt
    return Arrival(
      secondsSince1970: instant.seconds, offsetSeconds: offset, open: finding.open,
      doubt: finding.doubt, opensAt: arrival.opensAt?.seconds, closesAt: arrival.closesAt?.seconds,
      opensOffset: change.flatMap { zone?.offsetSeconds(at: $0) } ?? offset)
  }

  /// What the clocks of a place show when one gets to a pass by it, and what its days are.
  func situation(row: Int, alongMeters: Double) throws(IndexError) -> ArrivalSituation {
    guard let zone = try zone(of: row) else { return ArrivalSituation() }
    return ArrivalSituation(
      time: zone.localTime(at: instant(alongMeters)), opening: try context(of: row, zone))
  }

  /// The part of a place's hours that says what it is when one gets to a pass by it, such as
  /// "Mo-Fr 06:00-22:00", and the value that it is part of; nil where it has none that can be read.
  func rule(row: Int, alongMeters: Double) throws(IndexError) -> (rule: String?, value: String)? {
    guard let hours = try hours(of: row) else { return nil }
    guard let zone = try zone(of: row) else { return (nil, hours.text) }
    let state = hours.state(
      at: zone.localTime(at: instant(alongMeters)), in: try context(of: row, zone))
    return (state.rule.map { hours.source(ofRule: $0) }, hours.text)
  }

  private func instant(_ alongMeters: Double) -> Instant {
    Instant(seconds: departure.secondsSince1970)
      .advanced(bySeconds: times.seconds(atAlongMeters: alongMeters))
  }

  // MARK: - Open or not

  private func finding(
    row: Int, at instant: Instant
  ) throws(IndexError) -> (open: OpenOnArrival, doubt: OpenDoubt?) {
    let pattern: Int
    switch try index.hours(at: row) {
    case .notGiven: return (.unknown, .hoursNotGiven)
    case .unreadable: return (.unknown, .hoursUnreadable)
    case .pattern(let number) where number == always: return (.open, nil)
    case .pattern(let number): pattern = number
    }
    guard let zone = try zone(of: row) else { return (.unknown, .timeZoneNotKnown) }
    let state = try state(ofHours: pattern, row: row, zone, around: instant)
    guard let state else { return (.unknown, .changesNearArrival) }
    switch state {
    case .open: return (.open, nil)
    case .closed: return (.closed, nil)
    case .unknown: return (.unknown, try doubt(row: row, zone.localTime(at: instant), zone))
    }
  }

  /// The state of a place about a time; nil where it changes within the tolerance.
  private func state(
    ofHours pattern: Int, row: Int, _ zone: TimeZoneRules, around instant: Instant
  ) throws(IndexError) -> OpeningState.Kind? {
    var found: OpeningState.Kind?
    let needsSun = try index.hoursNeedSun(pattern)
    let calendar = try calendars.name(of: row)
    // States change on the minute.
    let tolerance = Int64(departure.toleranceSeconds)
    let last = instant.seconds + tolerance
    var seconds = instant.seconds - tolerance
    var sun: (day: CivilDay, times: PatternSun)?
    while true {
      let now = Instant(seconds: seconds)
      let offset = zone.offsetSeconds(at: now)
      let local = now.localTime(offsetSeconds: offset)
      if needsSun, sun?.day != local.day {
        sun = (local.day, PatternSun(try self.sun(of: row, zone), on: local.day))
      }
      let moment = try moment(local, calendar)
      let state = try index.state(ofHours: pattern, at: moment, sun: sun?.times)
      if let found, found != state { return nil }
      if seconds >= last { return state }
      found = state
      // The next minute of the place's clocks.
      let intoMinute = (seconds + Int64(offset)) % 60
      seconds = min(last, seconds + 60 - (intoMinute < 0 ? intoMinute + 60 : intoMinute))
    }
  }

  private func moment(
    _ local: LocalTime, _ calendar: String
  ) throws(IndexError) -> PatternMoment {
    let key = MomentKey(day: local.day, calendar: calendar)
    if let known = memory.withLock({ $0.moments[key] }) { return known.at(minute: local.minute) }
    let made = PatternMoment(local, holidays: calendars.calendar(named: calendar))
    memory.withLock { memory in
      if memory.moments.count >= Self.mostMoments { memory.moments.removeAll() }
      memory.moments[key] = made
    }
    return made
  }

  private func sun(of row: Int, _ zone: TimeZoneRules) throws(IndexError) -> Sun {
    let position = try index.position(at: row).coordinate
    return Sun(lon: position.lon, lat: position.lat) { day in
      let noon = Instant(LocalTime(day, minute: 720), offsetSeconds: 0)
      return zone.offsetSeconds(at: noon) / 60
    }
  }

  // MARK: - What is only asked for hits that are read

  private func context(of row: Int, _ zone: TimeZoneRules) throws(IndexError) -> OpeningContext {
    OpeningContext(
      holidays: calendars.calendar(named: try calendars.name(of: row)),
      sun: try sun(of: row, zone))
  }

  private func hours(of row: Int) throws(IndexError) -> OpeningHours? {
    try index.place(at: row)["opening_hours"].flatMap { try? OpeningHours(parsing: $0) }
  }

  /// Why a state is unknown.
  private func doubt(
    row: Int, _ local: LocalTime, _ zone: TimeZoneRules
  ) throws(IndexError) -> OpenDoubt {
    let context = try context(of: row, zone)
    switch try hours(of: row)?.state(at: local, in: context).doubt {
    case .dayNotKnown: return .holidaysNotKnown
    default: return .hoursNotSure
    }
  }

  /// What a place is at a time, and when that changes.
  private func changeAfter(
    _ instant: Instant, row: Int, _ zone: TimeZoneRules
  ) throws(IndexError) -> (OpeningState.Kind, Instant?) {
    guard case .pattern(let number) = try index.hours(at: row), number != always,
      let hours = try hours(of: row)
    else { return (.open, nil) }
    let local = zone.localTime(at: instant)
    let context = try context(of: row, zone)
    let kind = hours.state(at: local, in: context).kind
    guard kind != .unknown else { return (kind, nil) }
    let days = kind == .open ? 7 : 366
    guard let change = hours.nextChange(after: local, within: days, in: context) else {
      return (kind, nil)
    }
    // A place that may open is not one that opens.
    if kind == .closed, hours.state(at: change, in: context).kind != .open { return (kind, nil) }
    switch zone.instants(of: change) {
    case .once(let there, _): return (kind, there)
    case .never(let there, _, _): return (kind, there)
    case .twice(let first, _, let second, _): return (kind, first > instant ? first : second)
    }
  }

  /// The zone of a place; nil where it is not known.
  private func zone(of row: Int) throws(IndexError) -> TimeZoneRules? {
    if let givenZone { return givenZone }
    guard let name = try index.timeZoneName(at: row) else { return nil }
    if let known = memory.withLock({ $0.zones[name] }) { return known }
    guard let made = try? TimeZoneRules(name) else { return nil }
    memory.withLock { $0.zones[name] = made }
    return made
  }
}
