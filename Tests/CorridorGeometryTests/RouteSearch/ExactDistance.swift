import CorridorGeometry
import CorridorTestSupport

/// Distances to a route by trying every edge with PROJ's geodesics: slow, without any bounds that
/// could be wrong.
struct ExactDistance {
  private let geodesic: Geodesic
  private let edges: [Geodesic.Line]
  private let singles: [Coordinate]

  init(_ lines: [[Coordinate]]) throws {
    let solver = try Geodesic.wgs84()
    geodesic = solver
    edges = lines.flatMap { line in
      zip(line, line.dropFirst()).map { solver.line(from: $0, to: $1) }
        .filter { $0.solution.meters > 0 }
    }
    singles = lines.compactMap(\.first)
  }

  /// Metres from `place` to the nearest point of the route.
  func meters(to place: Coordinate) -> Double {
    let points = singles.map { geodesic.inverse($0, place).meters }
    let lines = edges.map { $0.nearest(to: place).meters }
    return min(points.min() ?? .infinity, lines.min() ?? .infinity)
  }
}

/// Whether a position is inside, by counting the edges of all rings to its east.
func isInside(_ place: Coordinate, _ area: MultiPolygon) -> Bool {
  var inside = false
  for ring in area.polygons.flatMap(\.rings) {
    for (a, b) in zip(ring, ring.dropFirst()) where (a.lat > place.lat) != (b.lat > place.lat) {
      let lon = a.lon + (place.lat - a.lat) / (b.lat - a.lat) * (b.lon - a.lon)
      if lon > place.lon { inside.toggle() }
    }
  }
  return inside
}

extension SplitMix {
  mutating func double(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + Double(next() >> 11) / 0x1p53 * (range.upperBound - range.lowerBound)
  }
}
