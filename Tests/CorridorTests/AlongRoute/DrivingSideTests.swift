import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

@testable import Corridor

@Suite struct DrivingSideTests {
  @Test func `every country has a side, other codes have none`() {
    for code in ["GB", "ie", "mt", "cy", "jp", "th", "za", "hk", "mo", "vi"] {
      #expect(DrivingSide(country: code) == .left, "\(code)")
    }
    for code in ["DE", "us", "fr", "cn", "gi", "io", "as", "mm", "pr", "se"] {
      #expect(DrivingSide(country: code) == .right, "\(code)")
    }
    for code in ["", "xs", "eu", "deu", "d"] { #expect(DrivingSide(country: code) == nil) }
    var letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) }
    letters = letters.flatMap { first in letters.map { first + $0 } }
    let sides = letters.compactMap { DrivingSide(country: $0) }
    // As many as ISO 3166-1 has, and as many on the left as the source counts.
    #expect(sides.count == 249 && sides.count { $0 == .left } == 76)
  }

  /// A route eastwards through two countries, with places on both sides and on it in each, and in
  /// none behind.
  private func scene() throws -> (route: Route, world: TestIndex) {
    var places = [("x:gb", 0.0, "GB"), ("x:de", 1.0, "DE")].map { id, west, code in
      TestPlace.toponym(
        id: id, position: TestPlace.at(west + 0.5, 0.5),
        tags: [("boundary", "administrative"), ("admin_level", "2"), ("ISO3166-1", code)],
        rings: [(TestPlace.box(west, -1, west + 1, 1), true)])
    }
    for (name, lon) in [("gb", 0.5), ("de", 1.5), ("sea", 2.5)] {
      for (side, lat) in [("left", 0.002), ("right", -0.003), ("on", 0)] {
        places.append(TestPlace(id: "\(name):\(side)", position: TestPlace.at(lon, lat)))
      }
    }
    let route = try Route(lines: [[Coordinate(lon: 0.1, lat: 0), Coordinate(lon: 2.9, lat: 0)]])
    return (route, try TestIndex(places))
  }

  @Test(arguments: PassSelection.allCases)
  func `near and far are the sides of the place's own country`(passes: PassSelection) throws {
    let (route, world) = try scene()
    for (side, expected) in [
      (SideFilter.near, ["gb:left", "gb:on", "de:right", "de:on", "sea:on"]),
      (.far, ["gb:right", "gb:on", "de:left", "de:on", "sea:on"]),
    ] {
      var query = CorridorQuery(along: route, within: .meters(500), passes: PassFilter(side: side))
      query.passes.selection = passes
      let answer = try world.index.find(query)
      #expect(Set(answer.hits.map(\.place.id)) == Set(expected))
      #expect(answer.found == expected.count && answer.unknownSideCount == 3)
      let scanned = try world.index.fullScan(query)
      // Which of those on the route is a nanometre nearer is a matter of rounding.
      #expect(Set(scanned.hits.map(\.place.id)) == Set(expected))
    }
    // A side that is said holds everywhere.
    let query = CorridorQuery(
      along: route, within: .meters(500), passes: PassFilter(side: .near(.left)))
    let answer = try world.index.find(query)
    #expect(answer.found == 6 && answer.unknownSideCount == 0)
  }

  @Test func `where no country is known, a search by where one drives fails`() throws {
    let (_, world) = try scene()
    let route = try Route(lines: [[Coordinate(lon: 2.1, lat: 0), Coordinate(lon: 2.9, lat: 0)]])
    let query = CorridorQuery(along: route, within: .meters(500), passes: PassFilter(side: .near))
    let error = #expect(throws: SearchError.self) { try world.index.find(query) }
    #expect(error?.description.contains("countries") == true)
    // Nothing found is no failure.
    let short = try Route(lines: [[Coordinate(lon: 2.8, lat: 0), Coordinate(lon: 2.9, lat: 0)]])
    let none = CorridorQuery(along: short, within: .meters(500), passes: PassFilter(side: .near))
    #expect(try world.index.find(none).found == 0)
  }
}
