import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

@testable import Corridor

@Suite struct RouteWindowTests {
  /// What a window comes to on a route, or why it comes to nothing.
  private enum Outcome: Equatable {
    case whole
    case stretch(ClosedRange<Double>)
    case reversed, range
    case times(RouteWindow.End)
    case endsFirst(Double)
    case behind, offRoute
  }

  /// The rules one after the other, each in its own step and with nothing of `RouteWindow` but its
  /// values: the ends, the position, the later of both, the end against it, the range.
  private static func reference(
    _ window: RouteWindow, _ route: Route, _ times: TravelTimes?
  ) throws -> Outcome {
    switch (window.from, window.to) {
    case (.meters(let from)?, .meters(let to)?) where from > to: return .reversed
    case (.seconds(let from)?, .seconds(let to)?) where from > to: return .reversed
    default: break
    }
    if let range = window.range, window.reserve > range { return .range }
    if window.from == nil, window.to == nil, window.position == nil, window.range == nil {
      return .whole
    }
    var start = 0.0
    if case .meters(let meters)? = window.from { start = meters }
    if case .seconds(let seconds)? = window.from {
      guard let times else { return .times(.from) }
      start = times.stretch(duringSeconds: seconds...(.infinity))?.lowerBound ?? .infinity
      if start == .infinity { start = route.lengthMeters.nextUp }
    }
    if let position = window.position {
      guard let near = try route.nearest(to: position, from: start) else { return .behind }
      if near.offRouteMeters > 100_000 { return .offRoute }
      start = near.alongMeters
    }
    var end = Double.infinity
    if case .meters(let meters)? = window.to { end = meters }
    if case .seconds(let seconds)? = window.to {
      guard let times else { return .times(.to) }
      end = times.alongMeters(atSeconds: seconds)
    }
    if start > end {
      return start > route.lengthMeters ? .stretch(start...start) : .endsFirst(start)
    }
    if let range = window.range {
      let reach = range.value - window.reserve.value
      // Metre by metre would do the same: what is on ferries costs nothing.
      end = min(end, route.alongMeters(from: start, drivingMeters: reach))
    }
    return .stretch(start...end)
  }

  private static func outcome(
    _ window: RouteWindow, _ route: Route, _ times: TravelTimes?
  ) -> Outcome? {
    do throws(SearchError) {
      return try window.stretch(along: route, times: times).map { .stretch($0) } ?? .whole
    } catch {
      switch error {
      case .windowReversed: return .reversed
      case .rangeOutOfRange: return .range
      case .windowNeedsTravelTimes(let end): return .times(end)
      case .windowEndsBeforeStart(let start, _): return .endsFirst(start)
      case .positionBehind: return .behind
      case .positionOffRoute: return .offRoute
      default: return nil
      }
    }
  }

  /// A route that runs out and back or is in several lines, with a ferry and times that wait.
  private static func route(seed: UInt64) throws -> (Route, TravelTimes) {
    let scene = try Scene(
      start: Coordinate(lon: 179.98, lat: 52), edges: 60, lines: Int(seed % 3) + 1, places: 0,
      seed: 700 + seed)
    var route = scene.route
    if seed % 3 == 0 {
      let out = route.vertices
      route = try Route(lines: [out + out.reversed().dropFirst()])
    }
    let length = route.lengthMeters
    if seed % 2 == 0 { route = try route.withFerries([length * 0.35...length * 0.45]) }
    let times = try TravelTimes(
      alongMeters: [0, length * 0.4, length * 0.4, length], seconds: [0, 300, 900, 1500])
    return (route, times)
  }

  @Test(arguments: 0..<12)
  func `comes to the same as the rules one after the other`(seed: UInt64) throws {
    let (route, times) = try Self.route(seed: seed)
    let length = route.lengthMeters
    var random = SplitMix(seed: seed)
    func bound() -> RouteWindow.Bound? {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: nil
      case 1: .meters(.random(in: 0...length * 1.3, using: &random))
      default: .seconds(.random(in: 0...2000, using: &random).rounded())
      }
    }
    var seen: [String: Int] = [:]
    for number in 0..<600 {
      var window = RouteWindow(from: bound(), to: bound())
      if Bool.random(using: &random) {
        let vertex = route.vertices[Int.random(in: 0..<route.vertices.count, using: &random)]
        let away = [0.0, 0.01, 0.5, 3][Int.random(in: 0..<4, using: &random)]
        window.position = Coordinate(lon: vertex.lon, lat: vertex.lat + away)
      }
      if Bool.random(using: &random) {
        window.range = .meters(.random(in: 0...length, using: &random))
        window.reserve = .meters(.random(in: 0...length / 2, using: &random))
      }
      let known = number % 4 == 0 ? nil : times
      let expected = try Self.reference(window, route, known)
      #expect(Self.outcome(window, route, known) == expected, "seed \(seed): \(window)")
      seen["\(expected)".prefix { $0.isLetter }.description, default: 0] += 1
    }
    // Every kind comes up, whatever the seed.
    let kinds = [
      "whole", "stretch", "reversed", "range", "times", "endsFirst", "behind", "offRoute",
    ]
    #expect(kinds.allSatisfy { seen[$0, default: 0] > 0 }, "\(seen)")
  }

  @Test(arguments: 0..<6)
  func `a search finds the same with a window as with the metres that it comes to`(
    seed: UInt64
  ) throws {
    let (route, times) = try Self.route(seed: seed)
    let scene = try Scene(
      start: Coordinate(lon: 179.98, lat: 52), edges: 60, lines: Int(seed % 3) + 1, places: 120,
      seed: 700 + seed)
    let world = try TestIndex(scene.places)
    let at = route.vertices[route.vertices.count / 3]
    let windows = [
      RouteWindow(from: .seconds(200), to: .seconds(1200)),
      RouteWindow(aheadOf: at, range: .meters(route.lengthMeters / 2), reserve: .meters(100)),
      RouteWindow(from: .meters(500), aheadOf: at), RouteWindow(to: .seconds(400)),
    ]
    for window in windows {
      var query = CorridorQuery(along: route, within: .kilometers(1), window: window)
      query.journey.pace = .times(times)
      let answer = try world.index.find(query)
      let stretch = try #require(try window.stretch(along: route, times: times))
      #expect(answer.window == stretch)
      query.journey.window = .meters(stretch)
      let plain = try world.index.find(query)
      #expect(answer.hits.map(\.place.id) == plain.hits.map(\.place.id))
      #expect(answer.hits.map(\.alongMeters) == plain.hits.map(\.alongMeters))
      #expect(try world.index.gaps(query).stretch == world.index.gaps(query).stretch)
      // A page goes on where the window comes to the same.
      query.page.limit = 1
      if let cursor = try world.index.find(query).nextCursor {
        query.journey.window = window
        query.page.cursor = cursor
        #expect(try world.index.find(query).hits.count == 1)
      }
    }
  }

  @Test func `ends beyond the route and before it`() throws {
    let (route, times) = try Self.route(seed: 1)
    let length = route.lengthMeters
    func stretch(_ window: RouteWindow) throws -> ClosedRange<Double>? {
      try window.stretch(along: route, times: times)
    }
    #expect(try stretch(RouteWindow()) == nil)
    #expect(try stretch(.meters(500...500)) == 500...500)
    #expect(try stretch(.meters(-5...(.infinity))) == -5...(.infinity))
    #expect(try stretch(RouteWindow(to: .meters(length * 2))) == 0...length * 2)
    // One who waits at a place is there during all of the wait.
    #expect(try stretch(.seconds(400...500)) == length * 0.4...length * 0.4)
    // One who has arrived before the time is beyond the end.
    #expect(try stretch(.seconds(1600...1700)) == length.nextUp...length.nextUp)
    #expect(try stretch(RouteWindow(range: .meters(0))) == 0...0)
    #expect(try stretch(RouteWindow(range: .meters(.infinity))) == 0...(.infinity))
  }

  @Test(arguments: [
    RouteWindow(from: .meters(.nan)), RouteWindow(from: .meters(.infinity)),
    RouteWindow(to: .meters(.nan)), RouteWindow(from: .seconds(-.infinity)),
    RouteWindow(to: .seconds(.nan)), RouteWindow(from: .meters(2), to: .meters(1)),
    RouteWindow(range: .meters(-1)), RouteWindow(range: .meters(.nan)),
    RouteWindow(range: .meters(5), reserve: .meters(6)),
    RouteWindow(range: .meters(5), reserve: .meters(-1)),
    RouteWindow(range: .meters(.infinity), reserve: .meters(.infinity)),
    RouteWindow(aheadOf: Coordinate(lon: .nan, lat: 0)),
    RouteWindow(aheadOf: Coordinate(lon: 0, lat: 91)),
  ])
  func `refuses what is no stretch`(window: RouteWindow) throws {
    let (route, times) = try Self.route(seed: 1)
    #expect(throws: SearchError.self) { try window.stretch(along: route, times: times) }
    let world = try TestIndex([])
    #expect(throws: SearchError.self) {
      try world.index.find(CorridorQuery(along: route, window: window))
    }
  }

  @Test func `a speed is a pace, and one that never arrives is none`() throws {
    let (route, _) = try Self.route(seed: 1)
    let times = try Pace.metersPerSecond(20).travelTimes(along: route)
    #expect(times?.totalSeconds == route.lengthMeters / 20)
    #expect(try Pace.ofRoute.travelTimes(along: route) == nil)
    for speed in [0, -1, .nan, .infinity, Double.leastNonzeroMagnitude] {
      #expect(throws: SearchError.self, "\(speed)") {
        try Pace.metersPerSecond(speed).travelTimes(along: route)
      }
    }
  }
}
