import Corridor
import CorridorGeometry
import Foundation

/// Passes by definition: the stretches of the route from which a place is within reach, edge by edge.
///
/// Written apart from the search: no pieces, no trees, no series. On every edge the geodesic distance
/// falls up to its nearest point and rises behind it, so that what is within reach is one interval,
/// whose ends are found by halving; intervals that touch are one stretch.
struct BrutePasses {
  struct Pass {
    var offRouteMeters: Double
    var alongMeters: Double
    var side: Side
  }

  private struct Edge {
    var from: Coordinate
    var to: Coordinate
    /// Where it begins, in metres along the route.
    var start: Double
    var meters: Double
  }

  private let geodesic: Geodesic
  private var edges: [Edge] = []

  init(_ route: Route) throws {
    geodesic = try Geodesic.wgs84()
    var along = 0.0
    let starts = Set(route.lineStarts)
    for index in route.vertices.indices.dropFirst() {
      let (from, to) = (route.vertices[index - 1], route.vertices[index])
      // A gap has no length along the route, and what lies on both sides of it is together.
      if starts.contains(index) {
        edges.append(Edge(from: to, to: to, start: along, meters: 0))
        continue
      }
      let meters = geodesic.inverse(from, to).meters
      edges.append(Edge(from: from, to: to, start: along, meters: meters))
      along += meters
    }
  }

  /// The passes of a place, in the order of travel.
  func passes(of place: Coordinate, within: Double) -> [Pass] {
    var stretches: [(passes: [Pass], end: Double)] = []
    // A degree of latitude has 110.5 km or more; of longitude less by the cosine, at least.
    let lats = within / 110_000 + 0.001
    let lons = lats / max(cos((abs(place.lat) + lats) * .pi / 180), 0.01)
    for edge in edges {
      let (one, other) = (
        (edge.from.lon - place.lon).remainder(dividingBy: 360),
        (edge.to.lon - place.lon).remainder(dividingBy: 360)
      )
      guard min(edge.from.lat, edge.to.lat) <= place.lat + lats,
        max(edge.from.lat, edge.to.lat) >= place.lat - lats,
        min(one, other) <= lons, max(one, other) >= -lons,
        let found = stretch(of: edge, place, within)
      else { continue }
      // Rounding may part what touches.
      if let last = stretches.last, found.start <= last.end + 1e-6 {
        stretches[stretches.count - 1].passes.append(found.pass)
        stretches[stretches.count - 1].end = found.end
      } else {
        stretches.append(([found.pass], found.end))
      }
    }
    return stretches.map { stretch in
      let least = stretch.passes.map(\.offRouteMeters).min() ?? 0
      return stretch.passes.first { $0.offRouteMeters <= least + 1e-7 } ?? stretch.passes[0]
    }
  }

  private func stretch(
    of edge: Edge, _ place: Coordinate, _ within: Double
  ) -> (pass: Pass, start: Double, end: Double)? {
    let line = geodesic.line(from: edge.from, to: edge.to)
    func distance(_ at: Double) -> Double {
      let here = edge.meters > 0 ? line.position(at: at).position : edge.from
      return geodesic.inverse(here, place).meters
    }
    // The nearest point by golden sections: the distance has one valley on a short edge.
    var (low, high) = (0.0, edge.meters)
    let ratio = (5.0.squareRoot() - 1) / 2
    while high - low > 1e-5 {
      let (one, other) = (high - ratio * (high - low), low + ratio * (high - low))
      if distance(one) <= distance(other) { high = other } else { low = one }
    }
    let best = [0, (low + high) / 2, edge.meters].min { distance($0) < distance($1) } ?? 0
    let least = distance(best)
    guard least <= within else { return nil }
    func end(towards far: Double) -> Double {
      guard distance(far) > within else { return far }
      var (inside, outside) = (best, far)
      for _ in 0..<60 {
        let middle = (inside + outside) / 2
        if distance(middle) <= within { inside = middle } else { outside = middle }
      }
      return inside
    }
    var side = Side.on
    if least >= 0.01, edge.meters > 0 {
      let here = line.position(at: best)
      let turn = geodesic.inverse(here.position, place).startAzimuth - here.azimuth
      side = sin(turn * .pi / 180) > 0 ? .right : .left
    }
    return (
      Pass(offRouteMeters: least, alongMeters: edge.start + best, side: side),
      edge.start + end(towards: 0), edge.start + end(towards: edge.meters)
    )
  }
}
