internal import CorridorHours
internal import CorridorIndex
internal import Synchronization

/// What is only asked for hits that are read, and for the explanation of one place.
extension ArrivalEvaluator {
  /// When the vehicle gets to a pass by a place, and whether the place is open then.
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

  /// What the clocks of a place show when the vehicle gets to a pass by it, and what its days are.
  func situation(row: Int, alongMeters: Double) throws(IndexError) -> ArrivalSituation {
    try memory.withLock { (memory) throws(IndexError) in
      try situation(row: row, alongMeters: alongMeters, &memory)
    }
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

  /// The hours of a place; nil where it has none that can be read.
  private func hours(of row: Int) throws(IndexError) -> OpeningHours? {
    try index.place(at: row)["opening_hours"].flatMap { try? OpeningHours(parsing: $0) }
  }

  /// Why the hours of a place do not say whether it is open.
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
