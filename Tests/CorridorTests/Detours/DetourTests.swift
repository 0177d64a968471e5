import Corridor
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Foundation
import Synchronization
import Testing

/// Which detours are asked for, and what becomes of the answers.
@Suite struct DetourTests {
  /// Places along a route, and an index of them.
  private static func scene(
    _ seed: UInt64, places count: Int = 60, lines: Int = 1
  ) throws -> (route: Route, places: TestIndex) {
    let scene = try Scene(
      start: Coordinate(lon: 11.3, lat: 47.2), edges: 120, lines: lines, places: count, seed: seed)
    return (scene.route, try TestIndex(scene.places))
  }

  private static func query(
    _ route: Route, sort: Corridor.SortOrder = .offRoute, limit: Int? = nil
  ) -> CorridorQuery {
    CorridorQuery(along: route, within: .kilometers(3), sort: sort, limit: limit)
  }

  @Test func smallestFewAreThoseOfAskingForAll() async throws {
    var (asked, all) = (0, 0)
    for seed in 1...20 as ClosedRange<UInt64> {
      let (route, places) = try Self.scene(seed)
      for window in [DetourWindow.within(.kilometers(1)), .within(.meters(0)), .free] {
        for limit in [1, 5, 12] {
          let options = DetourOptions(window: window)
          let every = try await places.index.find(
            Self.query(route), detours: options, by: PlaneEngine())
          let best = every.hits.sorted { one, other in
            let (a, b) = (one.detour?.seconds ?? .nan, other.detour?.seconds ?? .nan)
            return a != b ? a < b : one.alongMeters < other.alongMeters
          }
          let engine = PlaneEngine()
          let answer = try await places.index.find(
            Self.query(route, sort: .detour, limit: limit), detours: options, by: engine)
          #expect(answer.hits.map(\.place.id) == best.prefix(limit).map(\.place.id))
          #expect(answer.hits.map(\.detour) == best.prefix(limit).map(\.detour))
          let report = try #require(answer.detours)
          #expect(report.isExact)
          #expect(answer.found == every.found)
          #expect(report.journeyCount == engine.calls.withLock { $0.journeys.count })
          #expect(answer.nextCursor == nil)
          asked += report.journeyCount
          all += report.candidateCount
        }
      }
    }
    // Else the bound says nothing.
    #expect(asked * 10 < all * 9)
  }

  @Test func largestDetourSelects() async throws {
    let (route, places) = try Self.scene(7)
    let every = try await places.index.find(
      Self.query(route), detours: DetourOptions(), by: PlaneEngine())
    let seconds = every.hits.compactMap { $0.detour?.seconds }.sorted()[20]
    let meters = every.hits.compactMap { $0.detour?.meters }.sorted()[20]
    for (most, isSmall) in [
      (DetourLimit.seconds(seconds), { (hit: Hit) in (hit.detour?.seconds ?? .nan) <= seconds }),
      (.meters(meters), { (hit: Hit) in (hit.detour?.meters ?? .nan) <= meters }),
    ] {
      for limit in [nil, 3, 50] {
        let answer = try await places.index.find(
          Self.query(route, limit: limit), detours: DetourOptions(most: most), by: PlaneEngine())
        let expected = every.hits.filter(isSmall).prefix(limit ?? .max)
        #expect(answer.hits.map(\.place.id) == expected.map(\.place.id))
        #expect(answer.found == expected.count)
        #expect(answer.detours?.isExact == true)
        let report = try #require(answer.detours)
        #expect(report.journeyCount < report.candidateCount)
      }
    }
  }

  @Test func pagesAskForTheirOwnPlacesOnly() async throws {
    let (route, places) = try Self.scene(3)
    let plain = try places.index.find(Self.query(route))
    var ids: [String] = []
    var cursor: String?
    repeat {
      let engine = PlaneEngine()
      var query = Self.query(route, limit: 7)
      query.page.cursor = cursor
      let answer = try await places.index.find(query, detours: DetourOptions(), by: engine)
      #expect(answer.detours?.journeyCount == answer.hits.count)
      #expect(answer.found == plain.found)
      ids += answer.hits.map(\.place.id)
      cursor = answer.nextCursor
    } while cursor != nil
    #expect(ids == plain.hits.map(\.place.id))
  }

  @Test func unknownDetoursHaveReasons() async throws {
    let (route, places) = try Self.scene(5)
    let hits = try places.index.find(Self.query(route)).hits
    let odd = Set(hits.enumerated().filter { $0.offset % 3 == 0 }.map(\.element.place.position))
    for reason in DetourUnknown.allCases {
      let engine = PlaneEngine { place in
        odd.contains { $0.coordinate == place } ? .failure(reason) : nil
      }
      let answer = try await places.index.find(
        Self.query(route), detours: DetourOptions(), by: engine)
      #expect(answer.hits.count == hits.count)
      for hit in answer.hits {
        let isOdd = odd.contains(hit.place.position)
        #expect(hit.detourUnknownBecause == (isOdd ? reason : nil))
        #expect((hit.detour == nil) == isOdd)
      }
      #expect(answer.detours?.isExact == reason.isFinding)
      #expect(answer.detours?.unknownCounts == [reason: odd.count])
      let sorted = try await places.index.find(
        Self.query(route, sort: .detour), detours: DetourOptions(), by: engine)
      #expect(sorted.hits.suffix(odd.count).allSatisfy { $0.detour == nil })
      let selected = try await places.index.find(
        Self.query(route), detours: DetourOptions(most: .seconds(1e9)), by: engine)
      #expect(selected.hits.count == hits.count - odd.count)
      let strict = DetourOptions(isStrict: true)
      if reason.isFinding {
        _ = try await places.index.find(Self.query(route), detours: strict, by: engine)
      } else {
        await #expect(throws: SearchError.self) {
          try await places.index.find(Self.query(route), detours: strict, by: engine)
        }
      }
    }
  }

  @Test func hostileAnswersAreNoDetours() async throws {
    let (route, places) = try Self.scene(9, places: 12)
    for value in [Double.nan, .infinity, -1, -.infinity] {
      for hasBadMeters in [true, false] {
        let engine = PlaneEngine { _ in
          let good = DetourWay(seconds: 1, meters: 1)
          let bad = DetourWay(
            seconds: hasBadMeters ? 1 : value, meters: hasBadMeters ? value : 1)
          return .success(DetourWays(out: good, back: bad))
        }
        let answer = try await places.index.find(
          Self.query(route), detours: DetourOptions(), by: engine)
        #expect(answer.hits.allSatisfy { $0.detourUnknownBecause == .badAnswer })
      }
    }
  }

  @Test func engineThatIsAway() async throws {
    let (route, places) = try Self.scene(11)
    let count = try places.index.find(Self.query(route)).found
    let engine = PlaneEngine(fault: .away(.engineDown))
    let answer = try await places.index.find(
      Self.query(route, sort: .detour, limit: 5), detours: DetourOptions(), by: engine)
    #expect(answer.found == count)
    #expect(answer.hits.count == 5)
    #expect(answer.hits.allSatisfy { $0.detourUnknownBecause == .engineDown })
    #expect(answer.detours?.isExact == false)
    await #expect(throws: SearchError.self) {
      try await places.index.find(
        Self.query(route), detours: DetourOptions(isStrict: true), by: engine)
    }
    await #expect(throws: SearchError.self) {
      try await places.index.find(
        Self.query(route), detours: DetourOptions(), by: PlaneEngine(fault: .cancelled))
    }
  }

  @Test func routeOwnTimesWhereTheEngineCannotFollow() async throws {
    let (plain, places) = try Self.scene(13)
    let engine = PlaneEngine(follows: false)
    let unknown = try await places.index.find(
      Self.query(plain), detours: DetourOptions(), by: engine)
    #expect(unknown.hits.allSatisfy { $0.detourUnknownBecause == .badAnswer })
    #expect(engine.calls.withLock { $0.journeys.isEmpty })
    var route = plain
    route.travelTimes = try TravelTimes(metersPerSecond: 20, lengthMeters: plain.lengthMeters)
    let answer = try await places.index.find(
      Self.query(route), detours: DetourOptions(), by: engine)
    let expected = try await places.index.find(
      Self.query(plain), detours: DetourOptions(), by: PlaneEngine())
    #expect(answer.detours?.usesTimesOfRoute == true)
    #expect(expected.detours?.usesTimesOfRoute == false)
    for (one, other) in zip(answer.hits, expected.hits) {
      let (a, b) = (try #require(one.detour), try #require(other.detour))
      #expect(abs(a.seconds - b.seconds) < 1e-6 && abs(a.meters - b.meters) < 1e-6)
    }
  }

  @Test func journeysStayInTheirLegs() async throws {
    var (route, places) = try Self.scene(17, lines: 3)
    let stops = [route.lengthMeters / 5, route.lengthMeters / 5, -3, .infinity]
    route.stops = stops
    let alongs = try route.vertexAlongs()
    let bounds = ([0, stops[0], route.lengthMeters] + route.lineStarts[1..<3].map { alongs[$0] })
      .sorted()
    for window in [DetourWindow.within(.kilometers(1)), .free] {
      let answer = try await places.index.find(
        Self.query(route), detours: DetourOptions(window: window),
        by: PlaneEngine())
      for hit in answer.hits {
        let detour = try #require(hit.detour)
        #expect(detour.leaveAlongMeters <= hit.alongMeters)
        #expect(detour.rejoinAlongMeters >= hit.alongMeters)
        let inside = bounds.filter {
          $0 > detour.leaveAlongMeters + 1e-6 && $0 < detour.rejoinAlongMeters - 1e-6
        }
        #expect(inside.isEmpty)
        if window != .free {
          #expect(detour.rejoinAlongMeters - detour.leaveAlongMeters <= 2000 + 1e-6)
        }
      }
    }
  }

  @Test func detoursLeaveFromQuays() async throws {
    let (plain, places) = try Self.scene(19)
    let ferry = plain.lengthMeters * 0.4...plain.lengthMeters * 0.6
    let route = try plain.withFerries([ferry])
    let engine = PlaneEngine()
    let answer = try await places.index.find(
      Self.query(route), detours: DetourOptions(window: .within(.kilometers(50))), by: engine)
    for hit in answer.hits {
      let detour = try #require(hit.detour)
      #expect(
        detour.rejoinAlongMeters <= ferry.lowerBound || detour.leaveAlongMeters >= ferry.upperBound)
    }
  }

  @Test func headingsAreThoseOfTheRoute() async throws {
    let route = try Route(lines: [[Coordinate(lon: 10, lat: 50), Coordinate(lon: 10.2, lat: 50)]])
    let place = TestPlace(id: "a", position: TestPlace.at(10.1, 50.001), categories: ["fuel"])
    let places = try TestIndex([place])
    let engine = PlaneEngine()
    _ = try await places.index.find(Self.query(route), detours: DetourOptions(), by: engine)
    let journey = try #require(engine.calls.withLock { $0.journeys.first })
    #expect(abs(try #require(journey.startHeading) - 90) < 0.2)
    #expect(abs(try #require(journey.endHeading) - 90) < 0.2)
    _ = try await places.index.find(
      Self.query(route), detours: DetourOptions(window: .free), by: engine)
    let whole = try #require(engine.calls.withLock { $0.journeys.last })
    #expect(whole.startHeading == nil && whole.endHeading == nil)
    for (found, vertex) in [(whole.start, route.vertices[0]), (whole.end, route.vertices[1])] {
      #expect(abs(found.lon - vertex.lon) < 1e-9 && abs(found.lat - vertex.lat) < 1e-9)
    }
  }

  @Test func arrivalIsAtThePlace() async throws {
    let route = try Route(lines: [[Coordinate(lon: 10, lat: 50), Coordinate(lon: 10.2, lat: 50)]])
    let place = TestPlace(
      id: "a", position: TestPlace.at(10.1, 50.003), categories: ["fuel"],
      tags: [("opening_hours", "06:00-08:06")])
    let places = try TestIndex([place])
    var query = Self.query(route)
    query.journey.pace = .metersPerSecond(20)
    query.journey.departure = try Departure("2026-11-20T08:00+01:00", timeZone: "+01:00")
    // 7,168 m at 20 m/s: 5 min 58 s to the pass, and the detour takes longer than the 8 s left.
    let plain = try #require(try places.index.find(query).hits.first)
    #expect(plain.arrival?.open == .open)
    let answer = try await places.index.find(query, detours: DetourOptions(), by: PlaneEngine())
    let hit = try #require(answer.hits.first)
    let detour = try #require(hit.detour)
    let seconds = detour.leaveAlongMeters / 20 + detour.ways.out.seconds
    let start = try #require(query.journey.departure).secondsSince1970
    let arrival = try #require(hit.arrival)
    #expect(abs(Double(arrival.secondsSince1970 - start) - seconds) <= 1)
    #expect(arrival.open == .closed)
    query.journey.departure?.open = .only
    let open = try await places.index.find(query, detours: DetourOptions(), by: PlaneEngine())
    #expect(open.hits.isEmpty && open.found == 0)
    let why = try await places.index.explain(
      query, id: hit.place.id, detours: DetourOptions(), by: PlaneEngine())
    #expect(why.reason?.name == .detour)
    #expect(why.reason?.found.hasSuffix("closed on arrival") == true)
  }

  @Test func budgetIsKept() async throws {
    let (route, places) = try Self.scene(23)
    let engine = PlaneEngine()
    let answer = try await places.index.find(
      Self.query(route), detours: DetourOptions(mostJourneys: 6), by: engine)
    #expect(engine.calls.withLock { $0.journeys.count } == 6)
    let rest = answer.hits.count { $0.detourUnknownBecause == .notAsked }
    #expect(rest == answer.hits.count - 6)
    #expect(answer.detours?.isExact == false)
  }

  @Test func gapsByDetour() async throws {
    let (route, places) = try Self.scene(29)
    let most = DetourLimit.seconds(60)
    var passes = Self.query(route, sort: .along)
    passes.passes.selection = .all
    let close = try await places.index.find(
      passes, detours: DetourOptions(most: most), by: PlaneEngine())
    let report = try await places.index.gaps(
      Self.query(route), detours: DetourOptions(most: most), by: PlaneEngine())
    #expect(report.passCount == close.hits.count)
    #expect(report.passCount < (try places.index.gaps(Self.query(route)).passCount))
    let ends = Set(report.gaps.compactMap { $0.after?.place.id })
    #expect(ends.isSubset(of: close.hits.map(\.place.id)))
  }

  @Test func faultyOptionsAreRefused() async throws {
    let (route, places) = try Self.scene(31)
    func refuses(_ options: DetourOptions, _ query: CorridorQuery? = nil) async {
      await #expect(throws: SearchError.self) {
        try await places.index.find(
          query ?? Self.query(route), detours: options, by: PlaneEngine())
      }
    }
    await refuses(DetourOptions(window: .within(.meters(-1))))
    await refuses(DetourOptions(window: .within(.meters(.nan))))
    await refuses(DetourOptions(most: .seconds(.nan)))
    await refuses(DetourOptions(most: .meters(-5)))
    await refuses(DetourOptions(), Self.query(route, sort: .detour, limit: 0))
    var paged = Self.query(route, sort: .detour)
    paged.page.cursor = try places.index.find(Self.query(route, limit: 1)).nextCursor
    await refuses(DetourOptions(), paged)
    #expect(throws: SearchError.self) {
      try places.index.find(Self.query(route, sort: .detour))
    }
  }
}
