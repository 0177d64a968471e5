import Corridor
import CorridorGeometry
import CorridorIndex
import Foundation

/// SplitMix64 (Steele, Lea, Flood, 2014): a seeded source for tests.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// A place for a test index.
struct TestPlace {
  var id: String
  var position: GridPosition
  var categories: [String] = []
  var tags: [(String, String)] = []
  var isToponym = false
  /// The boundary of a toponym; none for a point.
  var ring: [Coordinate] = []
}

/// An index in a temporary folder that goes with it.
final class TestIndex {
  let folder: URL
  let index: PlaceIndex

  init(_ places: [TestPlace]) throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "corridor-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appending(path: "test.corridor").path
    let builder = try PlaceIndexBuilder(path: path)
    var draft = PlaceDraft()
    for place in places {
      draft.reset()
      draft.position = place.position
      draft.kind = place.isToponym ? .toponym : .business
      draft.setURI(place.id.utf8)
      draft.categories = try place.categories.map { try builder.categoryID($0) }.sorted()
      if !place.ring.isEmpty {
        draft.shape.kind = .polygons
        for corner in place.ring.compactMap({ GridPosition($0) }) { draft.shape.append(corner) }
        draft.shape.endPart()
      }
      for (key, value) in place.tags { draft.addTag(key: key.utf8, value: value.utf8) }
      _ = try builder.add(draft)
    }
    _ = try builder.finish()
    index = try PlaceIndex(path: path)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}

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
