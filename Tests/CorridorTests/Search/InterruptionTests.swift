import Corridor
import CorridorGeometry
import CorridorIndex
import Testing

/// How soon a search that nobody waits for stops.
@Suite(.serialized) struct InterruptionTests {
  @Test func `search loops see a cancellation at once`() async throws {
    let world = try TestIndex(SearchWorld(count: 20_000, seed: 17, degrees: 2).places)
    var vertices: [Coordinate] = []
    for number in 0..<4000 {
      vertices.append(
        Coordinate(
          lon: 8 + 3 * Double(number) / 4000, lat: 47.14 + (number % 2 == 0 ? 0.5 : -0.5)))
    }
    let route = try Route(lines: [vertices])
    let requests = [
      SearchRequest(in: .along(route, within: .kilometers(3))),
      SearchRequest("shell", in: .along(route, within: .kilometers(3))),
      SearchRequest(in: .anywhere, options: .init(sort: .distance(to: .line(route)))),
      SearchRequest("shell"),
    ]
    for request in requests {
      var worst = Duration.zero
      for delay in [0, 1, 3, 10] {
        let stop = StopSign()
        let index = world.index
        let search = Task.detached { () -> ContinuousClock.Instant in
          _ = try? index.search(request, until: stop)
          return .now
        }
        try await Task.sleep(for: .milliseconds(delay))
        let raised = ContinuousClock.now
        stop.raise()
        let ended = await search.value
        worst = max(worst, raised.duration(to: ended))
      }
      print("a search stopped \(worst) after it was told to")
      #expect(worst < .seconds(5))
    }
  }
}
