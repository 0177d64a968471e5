internal import CorridorHours
internal import CorridorIndex
internal import Synchronization

/// Evaluations that only hits being read and the explanation of one place need.
extension ArrivalEvaluator {
  /// When the vehicle arrives at a pass by a place, and whether the place is open then.
  func arrival(row: Int, alongMeters: Double) throws(IndexError) -> Arrival {
    try arrival(row: row, at: instant(alongMeters))
  }

  /// When the vehicle arrives at a place so many seconds after the start of the journey.
  func arrival(row: Int, afterSeconds: Double) throws(IndexError) -> Arrival {
    try arrival(row: row, at: start.advanced(bySeconds: afterSeconds))
  }

  /// Whether a place is accepted if the vehicle arrives so many seconds after the start.
  func accepts(row: Int, afterSeconds: Double) throws(IndexError) -> Bool {
    let instant = start.advanced(bySeconds: afterSeconds)
    return try memory.withLock { (memory) throws(IndexError) in
      departure.open.accepts(try evaluation(row: row, at: instant, &memory).open)
    }
  }

  private func arrival(row: Int, at instant: Instant) throws(IndexError) -> Arrival {
    try memory.withLock { (memory) throws(IndexError) in
      let zone = try memory.zone(of: row)
      let evaluation = try evaluation(row: row, at: instant, &memory)
      var opensAt: Instant?
      var closesAt: Instant?
      if let place = evaluation.place, let zone {
        switch try changeAfter(instant, place, zone, &memory) {
        case (.open, let change): closesAt = change
        case (.closed, let change): opensAt = change
        case (.unknown, _): break
        }
      }
      var doubt = evaluation.doubt
      if evaluation.open == .unknown, doubt == nil, let zone {
        doubt = try self.doubt(row: row, zone.localTime(at: instant), &memory)
      }
      let offset = zone?.offsetSeconds(at: instant) ?? departure.offsetSeconds
      let change = opensAt ?? closesAt
      return Arrival(
        secondsSince1970: instant.seconds, offsetSeconds: offset, open: evaluation.open,
        doubt: doubt,
        opensAt: opensAt?.seconds, closesAt: closesAt?.seconds,
        opensOffset: change.flatMap { zone?.offsetSeconds(at: $0) } ?? offset)
    }
  }

  /// The local time, holidays and sun at a place when the vehicle arrives at a pass by it.
  func situation(row: Int, alongMeters: Double) throws(IndexError) -> ArrivalSituation {
    try memory.withLock { (memory) throws(IndexError) in
      try situation(row: row, alongMeters: alongMeters, &memory)
    }
  }

  /// The rule of a place's hours that applies on arrival at a pass by it, such as "Mo-Fr
  /// 06:00-22:00", and the hours that contain the rule; nil if the place has no hours that can be
  /// parsed.
  func rule(
    row: Int, alongMeters: Double
  ) throws(IndexError) -> (rule: String?, hours: OpeningHours)? {
    guard let hours = try hours(of: row) else { return nil }
    let situation = try situation(row: row, alongMeters: alongMeters)
    guard let time = situation.time else { return (nil, hours) }
    let state = hours.state(at: time, in: situation.opening)
    return (state.rule.map { hours.source(ofRule: $0) }, hours)
  }

  /// The state of a place at a time, and when that state changes.
  private func changeAfter(
    _ instant: Instant, _ place: ArrivalCache.PatternPlace, _ zone: TimeZoneRules,
    _ memory: inout ArrivalCache
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

  /// The hours of a place; nil if it has none that can be parsed.
  private func hours(of row: Int) throws(IndexError) -> OpeningHours? {
    try index.place(at: row)["opening_hours"].flatMap { try? OpeningHours(parsing: $0) }
  }

  /// Why the hours of a place do not determine whether it is open.
  private func doubt(
    row: Int, _ time: LocalTime, _ memory: inout ArrivalCache
  ) throws(IndexError) -> OpenDoubt {
    let context = try memory.context(of: row)
    switch try hours(of: row)?.state(at: time, in: context).doubt {
    case .dayNotKnown: return .holidaysNotKnown
    default: return .hoursNotSure
    }
  }
}
