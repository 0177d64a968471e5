import Corridor
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

/// Arrivals at places of an index without time zones, by the country that they lie in.
@Suite struct ArrivalByCountryTests {
  private let folder = TemporaryFolder()

  /// An area with a code, two degrees wide.
  private func area(_ code: (String, String), west: Double) -> TestPlace {
    TestPlace.toponym(
      id: "x:\(code.1)", position: TestPlace.at(west + 1, 5),
      tags: [("boundary", "administrative"), code],
      rings: [(TestPlace.box(west, 0, west + 2, 10), true)])
  }

  private func place(_ id: String, _ lon: Double, tags: [(String, String)] = []) -> TestPlace {
    TestPlace(
      id: id, position: TestPlace.at(lon, 5),
      tags: [("opening_hours", "Mo-Su 10:00-11:00")] + tags)
  }

  /// What is known of arrivals at 10:30 by the clocks of Berlin, in November.
  private func arrivals(_ places: [TestPlace]) throws -> [String: Arrival] {
    let index = try TestPlace.build(places, at: folder.file("countries.corridor"))
    let route = try Route(lines: [[Coordinate(lon: -30, lat: 5), Coordinate(lon: 30, lat: 5)]])
    var query = CorridorQuery(along: route, within: .meters(200_000))
    query.journey.pace = .metersPerSecond(1e6)
    query.journey.departure = Departure(secondsSince1970: 1_795_167_000)
    var arrivals: [String: Arrival] = [:]
    for hit in try index.find(query).hits { arrivals[hit.place.id] = hit.arrival }
    return arrivals
  }

  @Test func `a place in a country with one time is open by that`() throws {
    let found = try arrivals([
      area(("ISO3166-1", "DE"), west: 4), area(("ISO3166-1", "FI"), west: 6),
      place("p:de", 5), place("p:fi", 7),
    ])
    let german = try #require(found["p:de"])
    #expect(german.open == .open && german.offsetSeconds == 3600 && german.closesAt != nil)
    let finnish = try #require(found["p:fi"])
    #expect(finnish.open == .closed && finnish.offsetSeconds == 7200 && finnish.doubt == nil)
  }

  @Test func `in a country with several times, the region or the longitude tells`() throws {
    let found = try arrivals([
      area(("ISO3166-1", "ES"), west: -20), area(("ISO3166-2", "ES-CN"), west: -20),
      area(("ISO3166-1", "US"), west: 10), place("p:canary", -19),
      place("p:tagged", 0, tags: [("addr:country", "ES")]),
      place("p:far", -12, tags: [("addr:country", "ES")]), place("p:us", 11),
    ])
    #expect(found["p:canary"]?.offsetSeconds == 0 && found["p:canary"]?.open == .closed)
    #expect(found["p:tagged"]?.offsetSeconds == 3600 && found["p:tagged"]?.open == .open)
    #expect(found["p:far"]?.doubt == .timeZoneNotKnown)
    #expect(found["p:us"]?.doubt == .timeZoneNotKnown)
  }

  @Test func `where the country is not known, nothing is`() throws {
    let found = try arrivals([area(("ISO3166-1", "DE"), west: 4), place("p:sea", 20)])
    #expect(found["p:sea"]?.doubt == .timeZoneNotKnown && found["p:sea"]?.open == .unknown)
  }

  @Test func `the zones that searches know are counted`() throws {
    let index = try TestPlace.build(
      [
        area(("ISO3166-1", "DE"), west: 4), area(("ISO3166-1", "FI"), west: 6), place("p:1", 5),
        place("p:2", 5.1), place("p:3", 7), place("p:4", 20),
      ], at: folder.file("counted.corridor"))
    #expect(try index.knownTimeZones() == (3, 2))
  }
}
