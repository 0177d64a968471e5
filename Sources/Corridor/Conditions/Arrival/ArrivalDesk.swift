internal import CorridorGeometry
internal import CorridorHours
internal import CorridorIndex
internal import CorridorThreads

/// Tells when one gets to places and whether they are open then.
///
/// A search takes its memory for as long as it goes on, and so asks without locks.
final class ArrivalDesk: Sendable {
  private let departure: Departure
  private let times: TravelTimes
  private let index: PlaceIndex
  /// The pattern of places that never close.
  private let always: Int?
  private let memory: Locked<ArrivalMemory>

  init(_ departure: Departure, _ times: TravelTimes, in index: PlaceIndex) throws(SearchError) {
    guard (0...Departure.longestToleranceSeconds).contains(departure.toleranceSeconds) else {
      throw .toleranceOutOfRange(found: departure.toleranceSeconds)
    }
    self.departure = departure
    self.times = times
    self.index = index
    let zone = try departure.timeZone.map { (name) throws(SearchError) in
      do throws(TimeZoneError) { return try TimeZoneRules(name) } catch {
        switch error {
        case .unknown(let found): throw .unknownTimeZone(found: found)
        case .libraryMissing: throw .timeZonesUnavailable
        }
      }
    }
    let holidays = try departure.holidayRegion.map { (region) throws(SearchError) in
      guard let calendar = HolidayCalendar(region: region) else {
        throw .unknownHolidayRegion(found: region)
      }
      return calendar
    }
    // Earlier by more than the longest tolerance.
    let start = Instant(seconds: departure.secondsSince1970).advanced(bySeconds: -2 * 86_400)
    memory = Locked(ArrivalMemory(index, zone: zone, holidays: holidays, from: start))
    always = try SearchError.wrapping { () throws(IndexError) in try index.alwaysOpenPattern }
  }

  /// Whether hits are chosen by what is open.
  var isFilter: Bool { departure.open != .ignore }

  /// What places have in common, to be given back when a search is over.
  func takeMemory() -> ArrivalMemory { memory.withLock { $0 } }

  /// Takes back what a search has worked out.
  func giveBack(_ memory: ArrivalMemory) { self.memory.withLock { $0 = memory } }

  /// Whether a pass will do, and whether it would if more were known.
  func accepts(
    row: Int, alongMeters: Double, _ memory: inout ArrivalMemory
  ) throws(IndexError) -> (accepts: Bool, isUnknown: Bool) {
    let open = try finding(row: row, at: instant(alongMeters), &memory).open
    return (departure.open.accepts(open), open == .unknown)
  }

  /// Makes sure that all can be read that arrivals at places ask for.
  func check(rows: some Sequence<Int>) throws(IndexError) {
    try memory.withLock { (memory) throws(IndexError) in
      for row in rows { try memory.check(row: row) }
    }
  }

  /// When one gets to a pass by a place, and whether it is open then.
  func arrival(row: Int, alongMeters: Double) throws(IndexError) -> Arrival {
    let instant = instant(alongMeters)
    return try memory.withLock { (memory) throws(IndexError) in
      let zone = try memory.zone(of: row)
      let finding = try finding(row: row, at: instant, &memory)
      var opensAt: Instant?
      var closesAt: Instant?
      if let place = finding.place, let zone {
        switch try changeAfter(instant, place, zone, &memory) {
        case (.open, let change): closesAt = change
        case (.closed, let change): opensAt = change
        case (.unknown, _): break
        }
      }
      var doubt = finding.doubt
      if finding.open == .unknown, doubt == nil, let zone {
        doubt = try self.doubt(row: row, zone.localTime(at: instant), &memory)
      }
      let offset = zone?.offsetSeconds(at: instant) ?? departure.offsetSeconds
      let change = opensAt ?? closesAt
      return Arrival(
        secondsSince1970: instant.seconds, offsetSeconds: offset, open: finding.open, doubt: doubt,
        opensAt: opensAt?.seconds, closesAt: closesAt?.seconds,
        opensOffset: change.flatMap { zone?.offsetSeconds(at: $0) } ?? offset)
    }
  }

  /// What the clocks of a place show when one gets to a pass by it, and what its days are.
  func situation(row: Int, alongMeters: Double) throws(IndexError) -> ArrivalSituation {
    try memory.withLock { (memory) throws(IndexError) in
      try situation(row: row, alongMeters: alongMeters, &memory)
    }
  }

  /// The same.
  func situation(
    row: Int, alongMeters: Double, _ memory: inout ArrivalMemory
  ) throws(IndexError) -> ArrivalSituation {
    guard let zone = try memory.zone(of: row) else { return ArrivalSituation() }
    return ArrivalSituation(
      time: zone.localTime(at: instant(alongMeters)), opening: try memory.context(of: row))
  }

  /// The part of a place's hours that says what it is when one gets to a pass by it, such as
  /// "Mo-Fr 06:00-22:00", and the value that it is part of; nil where it has none that can be read.
  func rule(row: Int, alongMeters: Double) throws(IndexError) -> (rule: String?, value: String)? {
    guard let hours = try hours(of: row) else { return nil }
    let situation = try situation(row: row, alongMeters: alongMeters)
    guard let time = situation.time else { return (nil, hours.text) }
    let state = hours.state(at: time, in: situation.opening)
    return (state.rule.map { hours.source(ofRule: $0) }, hours.text)
  }

  private func instant(_ alongMeters: Double) -> Instant {
    Instant(seconds: departure.secondsSince1970)
      .advanced(bySeconds: times.seconds(atAlongMeters: alongMeters))
  }

  // MARK: - Open or not

  private struct Finding {
    var open: OpenOnArrival
    /// Nil also where its hours themselves leave it open.
    var doubt: OpenDoubt?
    /// The place, where it may open or close.
    var place: ArrivalMemory.Place?
  }

  private func finding(
    row: Int, at instant: Instant, _ memory: inout ArrivalMemory
  ) throws(IndexError) -> Finding {
    let pattern: Int
    switch try index.hours(at: row) {
    case .notGiven: return Finding(open: .unknown, doubt: .hoursNotGiven)
    case .unreadable: return Finding(open: .unknown, doubt: .hoursUnreadable)
    case .pattern(let number) where number == always: return Finding(open: .open)
    case .pattern(let number): pattern = number
    }
    guard let place = try memory.place(row, pattern: pattern) else {
      return Finding(open: .unknown, doubt: .timeZoneNotKnown)
    }
    let tolerance = Int64(departure.toleranceSeconds)
    let state = try memory.state(
      of: place, from: Instant(seconds: instant.seconds - tolerance),
      through: Instant(seconds: instant.seconds + tolerance))
    switch state {
    case .open: return Finding(open: .open, place: place)
    case .closed: return Finding(open: .closed, place: place)
    case .unknown: return Finding(open: .unknown)
    case nil: return Finding(open: .unknown, doubt: .changesNearArrival, place: place)
    }
  }

  /// What a place is at a time, and when that changes.
  private func changeAfter(
    _ instant: Instant, _ place: ArrivalMemory.Place, _ zone: TimeZoneRules,
    _ memory: inout ArrivalMemory
  ) throws(IndexError) -> (OpeningState.Kind, Instant?) {
    let local = zone.localTime(at: instant)
    let (kind, change) = try memory.change(of: place, after: local)
    guard let change else { return (kind, nil) }
    switch zone.instants(of: change) {
    case .once(let there, _): return (kind, there)
    case .never(let there, _, _): return (kind, there)
    case .twice(let first, _, let second, _): return (kind, first > instant ? first : second)
    }
  }

  // MARK: - What is only asked for hits that are read

  private func hours(of row: Int) throws(IndexError) -> OpeningHours? {
    try index.place(at: row)["opening_hours"].flatMap { try? OpeningHours(parsing: $0) }
  }

  /// Why the hours of a place leave it open what it is.
  private func doubt(
    row: Int, _ time: LocalTime, _ memory: inout ArrivalMemory
  ) throws(IndexError) -> OpenDoubt {
    let context = try memory.context(of: row)
    switch try hours(of: row)?.state(at: time, in: context).doubt {
    case .dayNotKnown: return .holidaysNotKnown
    default: return .hoursNotSure
    }
  }
}
