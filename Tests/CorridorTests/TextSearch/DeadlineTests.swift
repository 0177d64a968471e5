import Corridor
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import CorridorThreads
import Foundation
import Testing

/// Requests that are made to take long: what they ask for ends with their deadline, and when nobody
/// waits for it any more.
@Suite(.serialized) struct `Hostile requests` {
  /// What is asked for.
  enum Question: CaseIterable {
    case findInStar, anythingInStar, searchInStar, completeInStar, explainInStar, distanceToStar,
      allPasses,
      firstPass
    case values, conditions, keys
  }

  /// Seconds of processor time after the end of the time.
  private static let most = 0.5 * ProcessorTime.slowdown

  private static func star(_ count: Int) -> CorridorGeometry.Polygon {
    let ring = (0..<count).map { index -> Coordinate in
      let angle = 2 * Double.pi * Double(index) / Double(count)
      let reach = 1 + 0.3 * Double(index % 2)
      return Coordinate(lon: 10 + 5 * cos(angle) * reach, lat: 48 + 3 * sin(angle) * reach)
    }
    return Polygon(rings: [ring + [ring[0]]])
  }

  private static let world = Result {
    var random = SplitMix(seed: 1)
    return try TestIndex(
      (0..<3000).compactMap { number in
        let place = Coordinate(
          lon: .random(in: 9.9...10.2, using: &random),
          lat: .random(in: 47.9...48.2, using: &random))
        return GridPosition(place).map {
          TestPlace(
            id: "test:\(number)", position: $0, categories: ["fuel"],
            tags: [("name", "Place \(number)"), ("brand", "\(number)")])
        }
      })
  }

  /// A route between two ends 3.7 km apart, so often that each place has passes by the ten thousand.
  private static let oscillating = Result {
    try Route(lines: [
      (0..<300_000).map { number in
        Coordinate(lon: 10 + Double(number % 2) * 0.05, lat: 48 + Double(number) * 1e-7)
      }
    ])
  }

  /// What clients would send; tests write it slowly.
  private static let longExpressions: [Question: String] = {
    func text(_ part: (Int) -> String) -> String {
      (0..<300_000).map(part).joined(separator: "|")
    }
    return [
      .values: "brand=" + text { "x\($0)" }, .conditions: text { "brand=x\($0)" },
      .keys: text { "k\($0)=1" },
    ]
  }()

  private static func ask(_ question: Question, _ token: CancellationToken) throws {
    let index = try world.get().index
    let line = try Route(lines: [[Coordinate(lon: 9, lat: 48), Coordinate(lon: 11, lat: 48.1)]])
    var query = CorridorQuery(along: line, within: .kilometers(20))
    switch question {
    case .findInStar:
      query.places.viewport = .polygon(star(500_000))
      _ = try index.find(query, until: token)
    case .anythingInStar:
      _ = try index.hasPlace(in: .polygon(star(500_000)), until: token)
    case .explainInStar:
      query.places.viewport = .polygon(star(500_000))
      _ = try index.explain(query, id: "test:1", until: token)
    case .searchInStar:
      let area = Viewport.polygon(star(500_000))
      _ = try index.search(SearchRequest(in: .viewport(area)), until: token)
    case .completeInStar:
      var request = CompletionRequest("pla")
      request.region = .polygon(star(500_000))
      _ = try index.complete(request, until: token)
    case .distanceToStar:
      var request = SearchRequest()
      request.options.sort = .distance(to: .polygon(star(100_000)))
      _ = try index.search(request, until: token)
    case .allPasses, .firstPass:
      query = CorridorQuery(along: try oscillating.get(), within: .meters(1500))
      query.passes.selection = question == .allPasses ? .all : .first
      _ = try index.find(query, until: token)
    case .values, .conditions, .keys:
      query.places.tags = [try TagExpression(longExpressions[question] ?? "")]
      _ = try index.find(query, until: token)
    }
  }

  @Test(arguments: Question.allCases)
  func `end with their deadline`(question: Question) throws {
    // What is made once for all is made before.
    _ = (try Self.world.get(), try Self.oscillating.get(), Self.longExpressions)
    let (_, taken) = try ProcessorTime.measure(after: 0.3) {
      do {
        try Self.ask(question, CancellationToken(after: .milliseconds(300)))
      } catch SearchError.tookTooLong {
      }
    }
    #expect(taken < Self.most, "\(question): \(taken) s")
  }

  @Test(arguments: Question.allCases)
  func `end when nobody waits any more`(question: Question) throws {
    _ = (try Self.world.get(), try Self.oscillating.get(), Self.longExpressions)
    let token = CancellationToken()
    // A thread of its own: tasks wait for each other where many tests run.
    let raising = Thread {
      usleep(200_000)
      token.cancel()
    }
    let (_, taken) = try ProcessorTime.measure(after: 0.2) {
      do { try Self.ask(question, token) } catch SearchError.cancelled {}
    }
    raising?.join()
    #expect(taken < Self.most, "\(question): \(taken) s")
  }

  @Test func `make no corridor after their deadline`() throws {
    var random = SplitMix(seed: 3)
    var (here, azimuth) = (Coordinate(lon: 10, lat: 48), 0.0)
    let vertices = (0..<300_000).map { _ -> Coordinate in
      azimuth += .random(in: -1.5...1.5, using: &random)
      here.lon += 100 * cos(azimuth) / 75_000
      here.lat += 100 * sin(azimuth) / 111_000
      if abs(here.lon - 10) > 20 || abs(here.lat - 48) > 20 { here = Coordinate(lon: 10, lat: 48) }
      return here
    }
    let route = try Route(lines: [vertices])
    for limit in [20, 200, 700, 1500] {
      let token = CancellationToken(after: .milliseconds(limit))
      let (corridor, taken) = try ProcessorTime.measure(after: Double(limit) / 1000) {
        try route.corridorPolygon(within: 1000, unless: { token.isCancelled })
      }
      // A fast machine may be done by the last of them.
      #expect(corridor == nil || limit == 1500, "\(limit)")
      #expect(taken < Self.most, "\(limit): \(taken) s")
    }
    // Whoever was not stopped goes on, on the same thread and on others.
    let short = try Route(lines: [Array(vertices.prefix(300))])
    #expect(try !short.corridorPolygon(within: 1000).polygons.isEmpty)
  }
}
