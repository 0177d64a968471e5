internal import CorridorGeometry
internal import CorridorHours
internal import CorridorIndex
internal import Synchronization

/// Decides whether places are open when the vehicle arrives.
///
/// A search takes a copy of the cache while it runs, and so evaluates without locks. Values that
/// are computed when a hit is read are in `ArrivalEvaluator+Details.swift`.
final class ArrivalEvaluator: Sendable {
  let departure: Departure
  private let times: TravelTimes
  let index: PlaceIndex
  /// The hours pattern of places that never close.
  private let always: Int?
  /// The cache that places share; searches take it and return it.
  let memory: Mutex<ArrivalCache>

  init(_ departure: Departure, _ times: TravelTimes, in index: PlaceIndex) throws(SearchError) {
    let resolved = try ResolvedDeparture(departure)
    self.departure = departure
    self.times = times
    self.index = index
    // Two days earlier, more than the longest tolerance.
    let start = resolved.start.advanced(bySeconds: -2 * 86_400)
    memory = Mutex(
      ArrivalCache(index, zone: resolved.zone, holidays: resolved.holidays, from: start))
    always = try rethrowing(index.alwaysOpenPattern, as: SearchError.index)
  }

  /// Whether opening hours decide which places are hits.
  var isFilter: Bool { departure.open != .ignore }

  /// Takes a copy of the cache, to be returned when the search ends.
  func takeCache() -> ArrivalCache { memory.withLock { $0 } }

  /// Returns a cache with the results of a search.
  func giveBack(_ memory: ArrivalCache) { self.memory.withLock { $0 = memory } }

  /// Whether a pass is accepted, and whether its state is unknown.
  func accepts(
    row: Int, alongMeters: Double, _ memory: inout ArrivalCache
  ) throws(IndexError) -> (accepts: Bool, isUnknown: Bool) {
    let open = try evaluation(row: row, at: instant(alongMeters), &memory).open
    return (departure.open.accepts(open), open == .unknown)
  }

  /// Checks that everything that arrivals at the places need can be read.
  func check(rows: some Sequence<Int>) throws(IndexError) {
    try memory.withLock { (memory) throws(IndexError) in
      for row in rows { try memory.check(row: row) }
    }
  }

  /// The local time, holidays and sun at a place when the vehicle arrives at a pass by it.
  func situation(
    row: Int, alongMeters: Double, _ memory: inout ArrivalCache
  ) throws(IndexError) -> ArrivalSituation {
    guard let zone = try memory.zone(of: row) else { return ArrivalSituation() }
    return ArrivalSituation(
      time: zone.localTime(at: instant(alongMeters)), opening: try memory.context(of: row))
  }

  /// When the vehicle reaches a point of the route.
  func instant(_ alongMeters: Double) -> Instant {
    start.advanced(bySeconds: times.seconds(atAlongMeters: alongMeters))
  }

  /// When the journey begins.
  var start: Instant { Instant(seconds: departure.secondsSince1970) }

  /// What is known about a place at a time.
  struct Evaluation {
    var open: OpenOnArrival
    /// Also nil if the hours themselves leave it open.
    var doubt: OpenDoubt?
    /// The place, if its state may change.
    var place: ArrivalCache.PatternPlace?
  }

  /// Whether a place is open at a time, plus or minus the tolerance.
  func evaluation(
    row: Int, at instant: Instant, _ memory: inout ArrivalCache
  ) throws(IndexError) -> Evaluation {
    let pattern: Int
    switch try index.hours(at: row) {
    case .notGiven: return Evaluation(open: .unknown, doubt: .hoursNotGiven)
    case .unreadable: return Evaluation(open: .unknown, doubt: .hoursUnreadable)
    case .pattern(let number) where number == always: return Evaluation(open: .open)
    case .pattern(let number): pattern = number
    }
    guard let place = try memory.place(row, pattern: pattern) else {
      return Evaluation(open: .unknown, doubt: .timeZoneNotKnown)
    }
    let tolerance = Int64(departure.toleranceSeconds)
    let state = try memory.state(
      of: place, from: Instant(seconds: instant.seconds - tolerance),
      through: Instant(seconds: instant.seconds + tolerance))
    switch state {
    case .open: return Evaluation(open: .open, place: place)
    case .closed: return Evaluation(open: .closed, place: place)
    case .unknown: return Evaluation(open: .unknown)
    case nil: return Evaluation(open: .unknown, doubt: .changesNearArrival, place: place)
    }
  }
}
