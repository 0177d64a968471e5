import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

@testable import Corridor

@Suite struct UnknownPlacesTests {
  /// Fuel stations that have AdBlue or not, or do not say, with hours or without.
  private static func scene(seed: UInt64) throws -> (route: Route, world: TestIndex) {
    var scene = try Scene(
      start: Coordinate(lon: 8, lat: 50), edges: 80, places: 40, seed: 900 + seed)
    var random = SplitMix(seed: seed)
    let hours = ["Mo-Su 00:00-04:00", "24/7", nil]
    for number in scene.places.indices {
      var tags = [("name", "Place \(number)")]
      if Bool.random(using: &random) { tags.append(("fuel:adblue", "no")) }
      if let hours = hours[Int.random(in: 0..<3, using: &random)] {
        tags.append(("opening_hours", hours))
      }
      scene.places[number].tags = tags
    }
    let out = scene.route.vertices
    return (try Route(lines: [out + out.reversed().dropFirst()]), try TestIndex(scene.places))
  }

  /// Counts the places by looking at each one that the corridor holds.
  private static func count(
    _ index: PlaceIndex, _ query: CorridorQuery, _ mayDo: (Hit) -> Bool
  ) throws -> Int {
    var every = query
    every.truck = TruckRequirements()
    every.journey.departure?.open = .ignore
    every.passes.selection = .all
    every.page = AnswerPage()
    return Set(try index.find(every).hits.filter(mayDo).map(\.place.id)).count
  }

  @Test(arguments: 0..<6)
  func `counts the places of which too little is known, one by one`(seed: UInt64) throws {
    let (route, world) = try Self.scene(seed: seed)
    for selection in PassSelection.allCases {
      for spread in [nil, Spread(every: .kilometers(1))] {
        var query = CorridorQuery(
          along: route, within: .kilometers(1), passes: PassFilter(selection))
        query.truck.attributes = [TruckCondition(.adBlue)]
        query.page.spread = spread
        query.page.limit = 3
        let answer = try world.index.find(query)
        #expect(answer.found == 0)
        let expected = try Self.count(world.index, query) { $0.place["fuel:adblue"] == nil }
        #expect(try answer.unknownPlaces?.count ?? 0 == expected, "\(selection)")
        #expect(try answer.unknownPlaces.map { $0.missing == [.truck] } ?? true)
        let report = try world.index.gaps(query)
        #expect(try report.unknownPlaces?.count ?? 0 == expected)
        #expect(expected > 0)
      }
    }
  }

  @Test(arguments: 0..<6)
  func `counts what is not known of hours and trucks together`(seed: UInt64) throws {
    let (route, world) = try Self.scene(seed: seed)
    var query = CorridorQuery(along: route, within: .kilometers(1))
    query.truck.attributes = [TruckCondition(.adBlue)]
    query.journey.pace = .metersPerSecond(20)
    query.journey.departure = try Departure(
      "2026-11-20T10:00", timeZone: "Europe/Berlin", open: .only)
    let answer = try world.index.find(query)
    #expect(answer.found == 0)
    let unknown = try answer.unknownPlaces
    let expected = try Self.count(world.index, query) { hit in
      hit.place["fuel:adblue"] == nil && hit.arrival?.open != .closed
    }
    #expect(unknown?.count ?? 0 == expected)
    #expect(expected > 0 && unknown?.missing == [.truck, .openOnArrival])
  }

  @Test func `says nothing where something is found or nothing is left out`() throws {
    let (route, world) = try Self.scene(seed: 1)
    var query = CorridorQuery(along: route, within: .kilometers(1))
    #expect(try world.index.find(query).unknownPlaces == nil)
    query.places.categories = ["hospital"]
    #expect(try world.index.find(query).found == 0)
    #expect(try world.index.find(query).unknownPlaces == nil)
    query.truck.attributes = [TruckCondition(.adBlue)]
    #expect(try world.index.find(query).unknownPlaces == nil)
    query.places.categories = []
    query.truck.unknowns = .keep
    #expect(try world.index.find(query).found > 0)
    #expect(try world.index.find(query).unknownPlaces == nil)
    // Which side one drives on is not known of any of them.
    query.truck.unknowns = nil
    query.passes.side = .near
    #expect(try world.index.find(query).unknownPlaces == nil)
  }
}
