internal import CorridorGeometry
internal import CorridorHours
internal import CorridorIndex
internal import Synchronization

/// Decides whether places are open when the vehicle gets there.
///
/// A search takes the memory for as long as it goes on, and so asks without locks. What an answer
/// says of a hit that is read is in `ArrivalEvaluator+Details.swift`.
final class ArrivalEvaluator: Sendable {
  let departure: Departure
  private let times: TravelTimes
  let index: PlaceIndex
  /// The pattern of places that never close.
  private let always: Int?
  /// What places have in common; searches take it and give it back.
  let memory: Mutex<ArrivalMemory>

  init(_ departure: Departure, _ times: TravelTimes, in index: PlaceIndex) throws(SearchError) {
    let resolved = try ResolvedDeparture(departure)
    self.departure = departure
    self.times = times
    self.index = index
    // Earlier by more than the longest tolerance.
    let start = resolved.start.advanced(bySeconds: -2 * 86_400)
    memory = Mutex(
      ArrivalMemory(index, zone: resolved.zone, holidays: resolved.holidays, from: start))
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

  /// What the clocks of a place show when the vehicle gets to a pass by it, and what its days are.
  func situation(
    row: Int, alongMeters: Double, _ memory: inout ArrivalMemory
  ) throws(IndexError) -> ArrivalSituation {
    guard let zone = try memory.zone(of: row) else { return ArrivalSituation() }
    return ArrivalSituation(
      time: zone.localTime(at: instant(alongMeters)), opening: try memory.context(of: row))
  }

  /// When the vehicle gets to a point of the route.
  func instant(_ alongMeters: Double) -> Instant {
    Instant(seconds: departure.secondsSince1970)
      .advanced(bySeconds: times.seconds(atAlongMeters: alongMeters))
  }

  /// What is known of a place at a time.
  struct Finding {
    var open: OpenOnArrival
    /// Nil also where its hours themselves leave it open.
    var doubt: OpenDoubt?
    /// The place, where it may open or close.
    var place: ArrivalMemory.Place?
  }

  /// Whether a place is open at a time, give or take the tolerance.
  func finding(
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
}
