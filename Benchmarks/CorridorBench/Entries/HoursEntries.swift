internal import Corridor
internal import CorridorGeometry
internal import CorridorHours
internal import CorridorIndex

/// Whether places are open: the state of each of many at one time, and searches that ask for it.
struct HoursEntries {
  private let world: BenchWorld

  init(_ world: BenchWorld) { self.world = world }

  private var count: Int { world.options.isQuick ? 20_000 : 1_000_000 }

  var entries: [Entry] { [states, readStates, arrivals] }

  private static let time = LocalTime(year: 2026, month: 11, day: 20, hour: 9, minute: 30)

  /// One state after the other, of as many places as there are, as a search asks for them.
  private var states: Entry {
    stateEntry("state") { index in
      var cursor = HoursCursor(index)
      let calendar = HolidayCalendar(region: "de_bw").map { cursor.add($0) }
      var open = 0
      for row in 0..<index.businessCount {
        guard case .pattern(let number) = try index.hours(at: row) else { continue }
        // As on a way: each place some time later.
        let time = LocalTime(minutes: Self.time.minutes + Int64(row & 3))
        let stretch = try cursor.stretch(
          ofHours: number, at: time, calendar: calendar ?? HoursCursor.noCalendar)
        if stretch.kind == .open { open += 1 }
      }
      return open
    }
  }

  /// The same with each pattern read anew.
  private var readStates: Entry {
    stateEntry("state+read") { index in
      let moment = PatternMoment(Self.time, holidays: HolidayCalendar(region: "de_bw"))
      var open = 0
      for row in 0..<index.businessCount {
        guard case .pattern(let number) = try index.hours(at: row) else { continue }
        let then = moment.at(minute: Self.time.minute + row & 3)
        if try index.state(ofHours: number, at: then) == .open { open += 1 }
      }
      return open
    }
  }

  private func stateEntry(
    _ name: String, _ count: @escaping (PlaceIndex) throws -> Int
  ) -> Entry {
    Entry(name: "hours/\(shortened(self.count))/\(name)") {
      let index = try makeIndex()
      var job = Job(repetitions: 7) {
        try count(index)
      } outcome: { open in
        var outcome = Outcome()
        outcome.add(UInt64(open))
        outcome.figures["places"] = Double(index.businessCount)
        return outcome
      }
      job.check = { open in
        let context = OpeningContext(holidays: HolidayCalendar(region: "de_bw"))
        var states: [String: Bool] = [:]
        var expected = 0
        for row in 0..<index.businessCount {
          guard let value = try index.place(at: row)["opening_hours"] else { continue }
          let time = LocalTime(minutes: Self.time.minutes + Int64(row & 3))
          let key = "\(row & 3) \(value)"
          let isOpen =
            states[key]
            ?? ((try? OpeningHours(parsing: value))?.state(at: time, in: context).kind == .open)
          states[key] = isOpen
          if isOpen { expected += 1 }
        }
        return open == expected ? nil : "\(open) are open, not \(expected)"
      }
      return [job]
    }
  }

  /// A search that tells of each place whether it is open on arrival, beside one that does not.
  private var arrivals: Entry {
    Entry(name: "hours/\(shortened(count))/arrival") {
      let index = try makeIndex()
      let line = (0...600).map { Coordinate(lon: 9 + Double($0) * 0.005, lat: 48.5) }
      let route = try Route(lines: [line])
      var query = CorridorQuery(along: route, within: .kilometers(2))
      let plain = query
      query.journey.pace = .metersPerSecond(22)
      query.journey.departure = Departure(
        secondsSince1970: 1_795_150_800, timeZone: "Europe/Berlin", holidayRegion: "de_bw",
        open: .only)
      var job = Job(repetitions: 7) { [query] in
        try index.find(query)
      } outcome: {
        Outcome(of: $0)
      }
      job.rival = {
        RivalResult(medianMs: try Timing(7) { try index.find(plain) }.medianMs)
      }
      return [job]
    }
  }

  /// Places in the south of Germany with 2,000 different opening hours.
  private func makeIndex() throws -> PlaceIndex {
    let path = "\(world.options.work)/hours-\(count).corridor"
    let builder = try PlaceIndexBuilder(path: path)
    let fuel = try builder.categoryID("fuel")
    var random = Random(seed: 11)
    var draft = PlaceDraft()
    for number in 0..<count {
      draft.reset()
      draft.categories = [fuel]
      draft.position = GridPosition(
        lon: Int32(90_000_000 + random.next() % 30_000_000),
        lat: Int32(475_000_000 + random.next() % 20_000_000))
      draft.setURI("bench:\(number)".utf8)
      draft.addTag(key: "opening_hours".utf8, value: value(Int(random.next() % 2000)).utf8)
      try builder.add(draft)
    }
    _ = try builder.finish()
    return try PlaceIndex(path: path)
  }

  /// Values as they are common: most have two rules and holidays.
  private func value(_ number: Int) -> String {
    func clock(_ minutes: Int) -> String {
      let (hour, minute) = (minutes / 60, minutes % 60)
      return (hour < 10 ? "0" : "") + "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
    }
    let start = clock(300 + number % 20 * 15)
    let end = clock(1020 + number / 20 % 20 * 15)
    switch number / 400 {
    case 0: return number % 2 == 0 ? "24/7" : "Mo-Su \(start)-\(end)"
    case 1: return "Mo-Fr \(start)-\(end); Sa 08:00-16:00"
    case 2: return "Mo-Sa \(start)-\(end); Su,PH off"
    case 3: return "Mo-Fr \(start)-12:30,13:30-\(end); Sa 09:00-12:00; PH off"
    default: return "Apr-Oct: Mo-Su \(start)-\(end); Nov-Mar: Mo-Fr 08:00-17:00; PH off"
    }
  }
}
