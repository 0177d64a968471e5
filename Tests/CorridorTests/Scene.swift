import Corridor
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Foundation

/// Winding routes with places about them, anywhere on Earth.
struct Scene {
  var route: Route
  var places: [TestPlace]

  /// - Parameters:
  ///   - start: Where the route starts.
  ///   - edges: How many edges it has; about 60 m each.
  ///   - lines: In how many lines, with gaps between them.
  init(start: Coordinate, edges: Int, lines: Int = 1, places count: Int, seed: UInt64) throws {
    let geodesic = try Geodesic.wgs84()
    var random = SplitMix(seed: seed)
    var here = start
    var azimuth = Double.random(in: 0..<360, using: &random)
    var parts: [[Coordinate]] = []
    for _ in 0..<lines {
      var line = [here]
      for _ in 0..<(edges / lines) {
        azimuth += .random(in: -50...50, using: &random)
        let step = geodesic.direct(
          from: here, azimuth: azimuth, meters: .random(in: 5...120, using: &random))
        (here, azimuth) = (step.position, step.azimuth)
        line.append(here)
      }
      parts.append(line)
      here = geodesic.direct(from: here, azimuth: azimuth, meters: 700).position
    }
    route = try Route(lines: parts)
    places = []
    let vertices = route.vertices
    while places.count < count {
      let near = vertices[Int.random(in: 0..<vertices.count, using: &random)]
      let away = pow(10, Double.random(in: -1...4.3, using: &random))
      let at = geodesic.direct(
        from: near, azimuth: .random(in: 0..<360, using: &random), meters: away)
      guard let position = GridPosition(at.position) else { continue }
      let number = places.count
      places.append(
        TestPlace(
          id: "test:\(number)", position: position,
          categories: [["fuel", "cafe", "hotel"][number % 3]] + (number % 5 == 0 ? ["toll"] : []),
          tags: [("name", "Place \(number)"), ("hgv", number % 2 == 0 ? "yes" : "no")]))
    }
  }
}
