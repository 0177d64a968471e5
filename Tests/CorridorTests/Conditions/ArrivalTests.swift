import Corridor
import CorridorGeometry
import CorridorHours
import CorridorIndex
import CorridorTestSupport
import Testing

/// Arrivals against a definition written apart: minute by minute, by the text of the hours.
@Suite struct ArrivalTests {
  private static let values: [String?] = [
    "24/7", "Mo-Fr 06:00-22:00", "Mo-Su 00:00-24:00", "Sa-Su 08:00-20:00", nil, "call us",
    "Mo-Fr 08:00-12:00,13:00-17:00; PH off", "Fr 22:00-04:00", "sunrise-sunset", "off",
    "Mo-Su 07:00+", "PH 09:00-12:00", "Dec 10-Dec 20 10:00-18:00", "Mo-Fr 09:15-09:16",
  ]

  /// A route of some kilometres near Vienna, there and back, with places about it.
  private static func scene(seed: UInt64) throws -> Scene {
    var scene = try Scene(
      start: Coordinate(lon: 16.4, lat: 48.2), edges: 200, places: 120, seed: seed)
    let out = scene.route.vertices
    scene.route = try Route(lines: [out + out.reversed().dropFirst()])
    for number in scene.places.indices {
      guard let value = values[number % values.count] else { continue }
      scene.places[number].tags.append(("opening_hours", value))
    }
    return scene
  }

  private static func query(
    _ scene: Scene, _ departure: Departure, kilometersPerHour: Double = 5
  ) throws -> CorridorQuery {
    var query = CorridorQuery(along: scene.route, within: .meters(400))
    query.passes.selection = .all
    query.page.sort = .along
    query.journey.pace = .metersPerSecond(kilometersPerHour / 3.6)
    query.journey.departure = departure
    return query
  }

  /// Fridays, Saturdays, a holiday (2026-12-08), days when clocks change (2026-03-29, 2026-10-25).
  private static let starts: [Int64] = [
    1_795_150_800, 1_796_706_000, 1_774_742_400, 1_792_879_200, 1_797_000_000,
  ]

  @Test(arguments: starts, [0, 20 * 60])
  func `what is open on arrival is what its hours say minute by minute`(
    start: Int64, tolerance: Int
  ) throws {
    let scene = try Self.scene(seed: UInt64(start))
    let world = try TestIndex(scene.places)
    let departure = Departure(
      secondsSince1970: start, timeZone: "Europe/Vienna", holidayRegion: "at",
      toleranceSeconds: tolerance)
    let query = try Self.query(scene, departure)
    let answer = try world.index.find(query)
    var states: Set<OpenOnArrival> = []
    let times = try query.journey.pace.travelTimes(along: scene.route)
    for hit in answer.hits {
      let arrival = try #require(hit.arrival)
      let after = try #require(times).seconds(atAlongMeters: hit.alongMeters)
      #expect(arrival.secondsSince1970 == start + Int64(after.rounded(.down)))
      let expected = try Brute(hit.place, tolerance: tolerance).finding(arrival.secondsSince1970)
      #expect(arrival.open == expected.open, "\(hit.place.id) \(arrival)")
      #expect(arrival.offsetSeconds == expected.offset)
      #expect((arrival.doubt == nil) == (arrival.open != .unknown))
      states.insert(arrival.open)
    }
    #expect(states == Set(OpenOnArrival.allCases))
  }

  @Test(arguments: starts)
  func `it opens or closes when its hours say minute by minute`(start: Int64) throws {
    let scene = try Self.scene(seed: UInt64(start))
    let world = try TestIndex(scene.places)
    let departure = Departure(
      secondsSince1970: start, timeZone: "Europe/Vienna", holidayRegion: "at")
    for hit in try world.index.find(try Self.query(scene, departure)).hits.prefix(60) {
      let arrival = try #require(hit.arrival)
      let brute = try Brute(hit.place, tolerance: 0)
      switch arrival.open {
      case .unknown:
        #expect(arrival.opensAt == nil && arrival.closesAt == nil)
      case .open:
        let change = brute.change(after: arrival.secondsSince1970, days: 8)
        #expect(arrival.opensAt == nil)
        #expect(arrival.closesAt == change, "\(hit.place.tags)")
      case .closed:
        let change = brute.change(after: arrival.secondsSince1970, days: 367)
        #expect(arrival.closesAt == nil)
        #expect(
          arrival.opensAt == change.flatMap { brute.isOpen($0) ? $0 : nil }, "\(hit.place.tags)")
      }
    }
  }

  @Test(arguments: OpenSelection.allCases, PassSelection.allCases)
  func `places are chosen by the pass at which they are open`(
    open: OpenSelection, passes: PassSelection
  ) throws {
    let scene = try Self.scene(seed: 7)
    let world = try TestIndex(scene.places)
    var departure = Departure(
      secondsSince1970: Self.starts[0], timeZone: "Europe/Vienna", holidayRegion: "at")
    // So slow that many places are open on the way out and closed on the way back.
    var query = try Self.query(scene, departure, kilometersPerHour: 0.5)
    let all = try world.index.find(query).hits.map { $0 }
    departure.open = open
    query.journey.departure = departure
    query.passes.selection = passes
    let counting = all.filter { hit in
      switch open {
      case .only: hit.arrival?.open == .open
      case .keepUnknown: hit.arrival?.open != .closed
      case .ignore: true
      }
    }
    let expected = Dictionary(grouping: counting, by: \.place.id).flatMap { (_, of) -> [Hit] in
      let ordered = of.sorted { $0.alongMeters < $1.alongMeters }
      switch passes {
      case .all: return ordered
      case .first: return Array(ordered.prefix(1))
      case .nearest:
        let least = ordered.map(\.offRouteMeters).min() ?? 0
        return Array(ordered.filter { $0.offRouteMeters <= least + 1e-7 }.prefix(1))
      }
    }
    let found = try world.index.find(query).hits.map { "\($0.place.id) \($0.pass)" }
    #expect(found.sorted() == expected.map { "\($0.place.id) \($0.pass)" }.sorted())
    #expect(!found.isEmpty)
    let scanned = try world.index.fullScan(query).hits.map { "\($0.place.id) \($0.pass)" }
    #expect(scanned.sorted() == found.sorted())
  }

  @Test func `without a time zone only what never closes is known to be open`() throws {
    let scene = try Self.scene(seed: 3)
    let world = try TestIndex(scene.places)
    let departure = Departure(secondsSince1970: Self.starts[0], offsetSeconds: 19_800)
    for hit in try world.index.find(try Self.query(scene, departure)).hits {
      let arrival = try #require(hit.arrival)
      #expect(arrival.text.hasSuffix("+05:30"))
      let value = hit.place["opening_hours"]
      switch value {
      case nil: #expect(arrival.doubt == .hoursNotGiven)
      case "24/7", "Mo-Su 00:00-24:00":
        #expect(arrival.open == .open || arrival.doubt == .timeZoneNotKnown)
        #expect(value != "24/7" || arrival.open == .open)
      case "call us": #expect(arrival.doubt == .hoursUnreadable)
      default: #expect(arrival.doubt == .timeZoneNotKnown, "\(value ?? "")")
      }
    }
  }

  @Test func `a departure needs to know how long the way takes, and what it is given`() throws {
    let scene = try Self.scene(seed: 3)
    let world = try TestIndex(scene.places)
    func error(_ departure: Departure, _ change: (inout CorridorQuery) -> Void = { _ in }) -> String
    {
      do {
        var query = try Self.query(scene, departure)
        change(&query)
        _ = try world.index.find(query)
        return ""
      } catch {
        return "\(error)"
      }
    }
    #expect(
      error(Departure(secondsSince1970: 0)) { $0.journey.pace = .ofRoute }
        .contains("give a speed"))
    #expect(
      error(Departure(secondsSince1970: 0, timeZone: "Mars/Olympus")).contains("unknown time"))
    #expect(
      error(Departure(secondsSince1970: 0, holidayRegion: "xx")).contains("no public holidays"))
    for tolerance in [-1, 86_401] {
      #expect(
        error(Departure(secondsSince1970: 0, toleranceSeconds: tolerance)).contains("tolerance"))
    }
  }
}

/// One place's hours, looked at minute by minute.
private struct Brute {
  private let hours: OpeningHours?
  private let context: OpeningContext
  private let tolerance: Int64

  init(_ place: Place, tolerance: Int) throws {
    hours = place["opening_hours"].flatMap { try? OpeningHours(parsing: $0) }
    context = OpeningContext(
      holidays: HolidayCalendar(region: "at"),
      sun: Sun(lon: place.coordinate.lon, lat: place.coordinate.lat) { day in
        Self.offset(Instant(LocalTime(day, minute: 720), offsetSeconds: 3600).seconds) / 60
      })
    self.tolerance = Int64(tolerance)
  }

  /// Seconds ahead of UTC in Vienna in 2026: an hour, two from 29 March to 25 October, 01:00 UTC.
  static func offset(_ seconds: Int64) -> Int {
    (1_774_746_000..<1_792_890_000).contains(seconds) ? 7200 : 3600
  }

  private func kind(_ seconds: Int64) -> OpeningState.Kind {
    let local = Instant(seconds: seconds).localTime(offsetSeconds: Self.offset(seconds))
    return hours?.state(at: local, in: context).kind ?? .unknown
  }

  func finding(_ seconds: Int64) -> (open: OpenOnArrival, offset: Int) {
    var kinds: Set<OpeningState.Kind> = []
    for moment in stride(from: seconds - tolerance, through: seconds + tolerance, by: 1) {
      if moment % 20 == 0 || moment == seconds - tolerance || moment == seconds + tolerance {
        kinds.insert(kind(moment))
      }
    }
    var open = OpenOnArrival.unknown
    if kinds == [.open] { open = .open }
    if kinds == [.closed] { open = .closed }
    return (open, Self.offset(seconds))
  }

  /// The first minute at which it is something else, within so many days.
  func change(after seconds: Int64, days: Int64) -> Int64? {
    let was = kind(seconds)
    let first = seconds - seconds % 60 + 60
    return stride(from: first, to: seconds + days * 86_400, by: 60).first { kind($0) != was }
  }

  func isOpen(_ seconds: Int64) -> Bool { kind(seconds) == .open }
}
