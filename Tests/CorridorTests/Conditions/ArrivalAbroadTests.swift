import Corridor
import CorridorGeometry
import CorridorHours
import CorridorIndex
import CorridorTestSupport
import Testing

/// Arrivals by what the index knows of each place: its zone and its country.
@Suite struct ArrivalAbroadTests {
  private let folder = TemporaryFolder()

  private static let values = [
    "Mo-Su 06:00-22:00; PH off", "Mo-Su 18:00-19:30", "24/7", "PH 10:00-12:00", "Mo-Fr 08:00-17:00",
    "Mo-Sa 00:00-24:00; PH 09:00-18:00", "sunrise-sunset",
  ]

  /// Two countries with a time zone each, and beyond the second one neither.
  private static let countries: [(code: String, west: Double, zone: String, region: String)] = [
    ("DE", 0, "Europe/Berlin", "de"), ("PT", 5, "Europe/Lisbon", "pt"),
  ]

  private func index() throws -> PlaceIndex {
    var areas = TimeZoneAreas()
    var places: [TestPlace] = []
    for country in Self.countries {
      let ring = TestPlace.box(country.west, 0, country.west + 5, 10)
      try areas.add([ring], to: country.zone)
      places.append(
        TestPlace.toponym(
          id: "x:\(country.code)", position: TestPlace.at(country.west + 2.5, 5),
          tags: [
            ("boundary", "administrative"), ("admin_level", "2"),
            ("ISO3166-1:alpha2", country.code),
          ],
          rings: [(ring, true)]))
    }
    var random = SplitMix(seed: 21)
    for number in 0..<400 {
      let spot = TestPlace.at(
        .random(in: 0.5...11.5, using: &random), .random(in: 4.99...5.01, using: &random))
      let value = Self.values[number % Self.values.count]
      places.append(
        TestPlace(id: "p:\(number)", position: spot, tags: [("opening_hours", value)]))
    }
    return try TestPlace.build(places, at: folder.file("a.corridor"), timeZones: areas)
  }

  /// Where it is open for sure, by the text of its hours.
  private func isOpen(_ place: Place, _ seconds: Int64) throws -> Bool {
    let hours = try OpeningHours(parsing: #require(place["opening_hours"]))
    if hours.text == "24/7" { return true }
    guard
      let country = Self.countries.first(where: {
        ($0.west...$0.west + 5).contains(place.coordinate.lon)
      })
    else { return false }
    let rules = try TimeZoneRules(country.zone)
    // It is winter in both.
    let offset = country.code == "DE" ? 60 : 0
    let context = OpeningContext(
      holidays: HolidayCalendar(country: country.region),
      sun: Sun(lon: place.coordinate.lon, lat: place.coordinate.lat) { _ in offset })
    let time = rules.localTime(at: Instant(seconds: seconds))
    return hours.state(at: time, in: context).kind == .open
  }

  /// A Tuesday that is a holiday in Portugal only, the evening before it, a day that is one in both.
  @Test(arguments: [1_796_700_000, 1_796_680_000, 1_798_150_000] as [Int64])
  func `each place has the clocks and holidays of its country`(start: Int64) throws {
    let index = try index()
    let line = (0...120).map { Coordinate(lon: 0.2 + Double($0) * 0.095, lat: 5) }
    let route = try Route(lines: [line + line.reversed().dropFirst()])
    var query = CorridorQuery(along: route, within: .kilometers(2))
    query.journey.pace = .metersPerSecond(30)
    query.journey.departure = Departure(secondsSince1970: start)
    query.passes.selection = .all
    let all = try index.find(query).hits.map { $0 }
    var open: [String: [Hit]] = [:]
    for hit in all {
      let arrival = try #require(hit.arrival)
      let expected = try isOpen(hit.place, arrival.secondsSince1970)
      #expect((arrival.open == .open) == expected, "\(hit.place.id) \(hit.place.tags) \(arrival)")
      if expected { open[hit.place.id, default: []].append(hit) }
    }
    #expect(all.contains { $0.arrival?.doubt == .timeZoneNotKnown })
    func passes(_ answer: Answer) -> [String] {
      answer.hits.map { "\($0.place.id) \($0.pass)/\($0.passCount)" }.sorted()
    }
    query.journey.departure?.open = .only
    for selection in PassSelection.allCases {
      query.passes.selection = selection
      let found = passes(try index.find(query))
      #expect(found == passes(try index.fullScan(query)))
      #expect(
        found.count == (selection == .all ? open.values.reduce(0) { $0 + $1.count } : open.count))
    }
  }
}
