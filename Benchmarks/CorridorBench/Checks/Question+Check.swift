internal import Corridor
internal import CorridorGeometry

extension Question {
  /// What is wrong with an answer, other than an exhaustive search gives; nil for nothing.
  ///
  /// The same places, each distance within a millimetre, in the order of the distances.
  func complaint(
    about answer: Answer, along route: BenchRoute, by search: ExhaustiveSearch
  ) throws -> String? {
    let expected = try expected(along: route, by: search)
    let meters = Dictionary(uniqueKeysWithValues: expected.map { ("world:\($0.id)", $0.meters) })
    var previous = 0.0
    var found: Set<String> = []
    for hit in answer.hits {
      guard let exact = meters[hit.place.id] else { return "\(hit.place.id) should not be found" }
      guard abs(hit.offRouteMeters - exact) <= 0.001 else {
        return "\(hit.place.id) is \(exact) m off the route, not \(hit.offRouteMeters)"
      }
      guard hit.offRouteMeters >= previous else { return "\(hit.place.id) is out of order" }
      guard found.insert(hit.place.id).inserted else { return "\(hit.place.id) is found twice" }
      previous = hit.offRouteMeters
    }
    let other = Outcome(identifiers: expected.lazy.map { "world:\($0.id)" })
    guard !Outcome(of: answer).agrees(with: other) else { return nil }
    let missing = expected.first { !found.contains("world:\($0.id)") }
    return "\(answer.returned) places instead of \(expected.count)"
      + (missing.map { ", world:\($0.id) at \($0.meters) m is missing" } ?? "")
  }

  private func expected(
    along route: BenchRoute, by search: ExhaustiveSearch
  ) throws -> [ExhaustiveSearch.Found] {
    let box = route.viewport
    let found = try search.places(along: route.route.vertices, within: meters) { place in
      guard self != .q2 else { return true }
      guard World.categories[place.category] == "fuel" else { return false }
      guard self == .q4 else { return true }
      let at = place.position.coordinate
      return at.lon >= box.west && at.lon <= box.east && at.lat >= box.south && at.lat <= box.north
    }
    return self == .q3 ? Array(found.prefix(32)) : found
  }
}
