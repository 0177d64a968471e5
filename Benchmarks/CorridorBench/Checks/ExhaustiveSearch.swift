internal import CorridorGeometry
internal import Glibc

/// Finds places along a route without any index: every place as it was invented, against every edge.
///
/// Edges that are too far from a place to matter are known by the triangle inequality in
/// earth-centred space, where a chord is never longer than the geodesic: no point of an edge is
/// farther from its nearer end than half its length, nor of a stretch of edges from its first vertex
/// than its length. All others are measured by PROJ.
final class ExhaustiveSearch: Sendable {
  private let places: [WorldPlace]
  private let positions: [SIMD3<Double>]

  init(_ world: World, places count: Int) {
    var places: [WorldPlace] = []
    places.reserveCapacity(count)
    world.forEachPlace(count) { places.append($0) }
    self.places = places
    positions = places.map { Self.earthCentred($0.position.coordinate) }
  }

  private static let edgesInStretch = 64

  /// A place within reach.
  struct Found {
    var id: Int
    var position: GridPosition
    var meters: Double
  }

  /// The places for which `isWanted` that are within `within` metres, nearest first.
  func places(
    along line: [Coordinate], within: Double, where isWanted: (WorldPlace) -> Bool
  ) throws -> [Found] {
    let geodesic = try Geodesic.wgs84()
    let ends = line.map(Self.earthCentred)
    let edges = line.indices.dropLast().map { index in
      geodesic.inverse(line[index], line[index + 1]).meters
    }
    let stretches = stride(from: 0, to: edges.count, by: Self.edgesInStretch).map { first in
      let range = first..<min(first + Self.edgesInStretch, edges.count)
      return (edges: range, meters: edges[range].reduce(0, +))
    }
    var found: [Found] = []
    for (place, position) in zip(places, positions) where isWanted(place) {
      func isNear(_ vertex: Int, _ reach: Double) -> Bool {
        let way = ends[vertex] - position
        return (way * way).sum() <= reach * reach
      }
      var nearest = Double.infinity
      for stretch in stretches
      where isNear(stretch.edges.lowerBound, within + stretch.meters) {
        for index in stretch.edges {
          let reach = within + edges[index] / 2
          guard isNear(index, reach) || isNear(index + 1, reach) else { continue }
          let edge = geodesic.line(from: line[index], to: line[index + 1])
          nearest = min(nearest, edge.nearest(to: place.position.coordinate).meters)
        }
      }
      if nearest <= within {
        found.append(Found(id: place.id, position: place.position, meters: nearest))
      }
    }
    return found.sorted { $0.meters < $1.meters }
  }

  /// Metres from the centre of the Earth (WGS84).
  private static func earthCentred(_ place: Coordinate) -> SIMD3<Double> {
    let (lon, lat) = (place.lon * .pi / 180, place.lat * .pi / 180)
    let eccentricity = 0.00669437999014
    let radius = 6_378_137 / (1 - eccentricity * sin(lat) * sin(lat)).squareRoot()
    return SIMD3(
      radius * cos(lat) * cos(lon), radius * cos(lat) * sin(lon),
      radius * (1 - eccentricity) * sin(lat))
  }
}
