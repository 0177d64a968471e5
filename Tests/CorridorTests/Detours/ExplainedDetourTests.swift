import Corridor
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Synchronization
import Testing

/// Explanations of detours, beside the searches that they explain.
@Suite struct ExplainedDetourTests {
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func explanationsAgreeWithSearches(seed: UInt64) async throws {
    let scene = try Scene(
      start: Coordinate(lon: 11.3, lat: 47.2), edges: 60, lines: 1, places: 25, seed: seed)
    let places = try TestIndex(scene.places)
    let far = places.index.businessCount
    var outcomes: [Bool: Int] = [:]
    for (most, sort, limit, passes) in [
      (nil, .offRoute, nil, .nearest), (.seconds(150), .offRoute, nil, .nearest),
      (.meters(900), .along, nil, .all), (.seconds(300), .offRoute, 4, .first),
      (nil, .detour, 5, .nearest), (.seconds(200), .detour, 3, .all),
    ] as [(DetourLimit?, Corridor.SortOrder, Int?, PassSelection)] {
      var query = CorridorQuery(
        along: scene.route, within: .kilometers(1), sort: sort, limit: limit)
      query.passes.selection = passes
      let options = DetourOptions(most: most)
      let engine = PlaneEngine { place in
        place.lon.bitPattern % 5 == 0 ? .failure(.noWay) : nil
      }
      let answer = try await places.index.find(query, detours: options, by: engine)
      for row in 0..<far {
        let place = try places.index.place(at: row)
        let why = try await places.index.explain(
          query, id: place.id, detours: options, by: engine)
        let hits = answer.hits.filter { $0.place.row == row }
        #expect(why.isHit == !hits.isEmpty, "\(place.id), \(String(describing: why.reason))")
        outcomes[why.isHit, default: 0] += 1
        #expect(!why.detours.isEmpty)
        for hit in hits {
          let explained = try #require(
            why.detours.first { abs($0.alongMeters - hit.alongMeters) < 1e-3 })
          guard let detour = hit.detour else {
            #expect(explained.detour == .failure(hit.detourUnknownBecause ?? .notAsked))
            continue
          }
          // The search computes passes differently, with different rounding.
          let found = try explained.detour.get()
          #expect(abs(found.seconds - detour.seconds) < 1e-6)
          #expect(abs(found.meters - detour.meters) < 1e-6)
          #expect(abs(explained.leaveAlongMeters - detour.leaveAlongMeters) < 1e-6)
          #expect(abs(explained.rejoinAlongMeters - detour.rejoinAlongMeters) < 1e-6)
          #expect(try #require(explained.leastSeconds) <= detour.seconds)
          #expect(try #require(explained.leastMeters) <= detour.meters)
          let seconds = try #require(explained.routeSeconds)
          let ways = detour.ways
          #expect(abs(ways.out.seconds + ways.back.seconds - seconds - detour.seconds) < 1e-6)
        }
      }
    }
    #expect(outcomes[true, default: 0] > 10 && outcomes[false, default: 0] > 10)
  }

  @Test func placeThatDoesNotExistHasNoDetours() async throws {
    let scene = try Scene(
      start: Coordinate(lon: 11.3, lat: 47.2), edges: 20, lines: 1, places: 5, seed: 3)
    let places = try TestIndex(scene.places)
    let engine = PlaneEngine()
    let why = try await places.index.explain(
      CorridorQuery(along: scene.route, within: .kilometers(1)), id: "nothing",
      detours: DetourOptions(), by: engine)
    #expect(why.place == nil && why.detours.isEmpty)
    #expect(engine.calls.withLock { $0.journeys.isEmpty })
  }
}
