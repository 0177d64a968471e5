import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

@testable import Corridor

@Suite struct SearchWarningTests {
  private let line = [Coordinate(lon: 9, lat: 47), Coordinate(lon: 9.2, lat: 47)]

  private func world() throws -> TestIndex {
    try TestIndex([
      TestPlace(id: "x:1", position: TestPlace.at(9.1, 47.001), categories: ["fuel"]),
      TestPlace(id: "x:2", position: TestPlace.at(9.15, 47.001), categories: ["fuel"]),
    ])
  }

  private func warnings(_ query: CorridorQuery) throws -> [SearchWarning] {
    let world = try world()
    return try world.index.warnings(for: query, answer: world.index.find(query))
  }

  @Test func `has none for an ordinary query`() throws {
    let route = try Route(lines: [line])
    #expect(try warnings(CorridorQuery(along: route, categories: ["fuel"])).isEmpty)
  }

  @Test func `tells of categories without a place`() throws {
    let route = try Route(lines: [line])
    let query = CorridorQuery(along: route, categories: ["fuel", "hospital", "hospital"])
    #expect(
      try warnings(query) == [.categoriesWithoutPlaces(["hospital"], indexHasCategories: true)])
  }

  @Test func `tells of a route that lies elsewhere, and of swapped coordinates`() throws {
    let swapped = try Route(lines: [line.map { Coordinate(lon: $0.lat, lat: $0.lon) }])
    guard
      case .routeElsewhere(let start, let places, true)? =
        try warnings(CorridorQuery(along: swapped)).first
    else {
      Issue.record("no warning")
      return
    }
    #expect(abs(start.lon - 47) < 1e-9 && abs(start.lat - 9) < 1e-9)
    #expect(abs(places.center.lon - 9.125) < 0.01 && places.radiusMeters < 5000)
    let far = try Route(lines: [[Coordinate(lon: -40, lat: 10), Coordinate(lon: -41, lat: 10)]])
    guard case .routeElsewhere(_, _, false)? = try warnings(CorridorQuery(along: far)).first else {
      Issue.record("no warning")
      return
    }
  }

  @Test func `tells of a viewport without places, and of one with latitude first`() throws {
    let route = try Route(lines: [line])
    var query = CorridorQuery(along: route)
    query.places.viewport = .box(west: 46.9, south: 9, east: 47.1, north: 9.2)
    guard case .viewportElsewhere(_, let box)? = try warnings(query).first else {
      Issue.record("no warning")
      return
    }
    #expect(box == BoundingBox(west: 9, south: 46.9, east: 9.2, north: 47.1))
    query.places.viewport = .box(west: 1, south: 1, east: 2, north: 2)
    guard case .viewportElsewhere(_, nil)? = try warnings(query).first else {
      Issue.record("no warning")
      return
    }
    let request = SearchRequest(
      in: .viewport(.box(west: 1, south: 1, east: 2, north: 2)))
    let world = try world()
    let response = try world.index.search(request)
    guard
      case .viewportElsewhere? =
        try world.index.warnings(for: request, response: response).first
    else {
      Issue.record("no warning")
      return
    }
  }

  @Test func `tells how many places were left out for their hours`() throws {
    var places = [
      TestPlace(
        id: "x:1", position: TestPlace.at(9.1, 47.001), categories: ["fuel"],
        tags: [("opening_hours", "24/7")])
    ]
    for number in 2..<5 {
      places.append(
        TestPlace(
          id: "x:\(number)", position: TestPlace.at(9.1, 47.001), categories: ["fuel"]))
    }
    let world = try TestIndex(places)
    var query = CorridorQuery(along: try Route(lines: [line]))
    query.journey = Journey(
      pace: .metersPerSecond(20),
      departure: try Departure("2026-11-20T10:00+01:00", open: .only))
    let answer = try world.index.find(query)
    #expect(try world.index.warnings(for: query, answer: answer) == [.unknownHours(count: 3)])
  }

  @Test func `resolves what people write for an identifier`() throws {
    let world = try TestIndex([
      TestPlace(id: "osm:node/7", position: TestPlace.at(9.1, 47.001), categories: ["fuel"])
    ])
    let outcomes = try world.index.objects(
      meantBy: ["osm:node/7", "node/7", "node/8", "two words"])
    #expect(outcomes[0].object?.uri == "osm:node/7" && outcomes[1].object?.uri == "osm:node/7")
    guard case .gone("node/8") = outcomes[2], case .malformed("two words") = outcomes[3] else {
      Issue.record("\(outcomes)")
      return
    }
  }

  @Test func `spells chains as the index does`() throws {
    let world = try TestIndex(
      [("Avia", 1), ("AVIA", 2), ("Avia", 3), ("Avia", 4), ("Avia Xpress", 5), ("Shell", 6)].map {
        brand, number in
        TestPlace(
          id: "x:\(number)", position: TestPlace.at(9.1, 47 + Double(number) / 1000),
          categories: ["fuel"], tags: [("brand", brand)])
      })
    #expect(try world.index.chainSpellings(of: "avia") == ["Avia"])
    #expect(try world.index.chainSpellings(of: "shell") == ["Shell"])
    #expect(try world.index.chainSpellings(of: "aral").isEmpty)
    #expect(try world.index.chainSpellings(of: "&") == ["&"])
  }
}
