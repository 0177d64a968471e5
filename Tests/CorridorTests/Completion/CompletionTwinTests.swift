import Corridor
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

/// The same completions from reading every record.
@Suite struct CompletionTwinTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `suggests exactly what reading every record suggests`(seed: UInt64) throws {
    let world = try TestIndex(SearchWorld(count: 150, seed: seed).places)
    var random = SplitMix(seed: seed)
    var places = 0
    for _ in 0..<25 {
      let request = try Self.request(world.index, &random)
      let fast = try world.index.complete(request)
      let slow = try world.index.completeByScan(request)
      #expect(fast == slow, "seed \(seed), '\(request.fragment)'")
      #expect(fast.count <= request.maxResults)
      #expect(Set(fast.map { [$0.title, $0.subtitle] }).count == fast.count)
      places += fast.count { $0.kind == .place }
    }
    #expect(places > 25)
  }

  /// What somebody might ask: a piece of a name, mistyped at times, with this option or that.
  private static func request(
    _ index: PlaceIndex, _ random: inout SplitMix
  ) throws -> CompletionRequest {
    let row = Int.random(in: 0..<index.count, using: &random)
    let place = try index.place(at: row)
    var fragment = Array(place.name ?? "x")
    let start = Bool.random(using: &random) ? fragment.firstIndex(of: " ").map { $0 + 1 } ?? 0 : 0
    let end = Int.random(in: start..<fragment.count, using: &random)
    fragment = Array(fragment[start...end])
    if fragment.count > 5, Bool.random(using: &random) { fragment.swapAt(3, 4) }
    var request = CompletionRequest(String(fragment))
    if Bool.random(using: &random) { request.location = place.coordinate }
    request.distance = .kilometers([1, 5, 100].randomElement(using: &random) ?? 5)
    request.maxResults = [1, 3, 10].randomElement(using: &random) ?? 10
    switch Int.random(in: 0..<6, using: &random) {
    case 0: request.categoryFilter = .including(["fuel", "cafe"])
    case 1: request.categoryFilter = .excluding(["fuel"])
    case 2: request.resultTypes = .places
    case 3:
      request.region = .box(west: 9.4, south: 47.05, east: 9.6, north: 47.2)
      request.regionPriority = .required
    default: break
    }
    return request
  }
}
