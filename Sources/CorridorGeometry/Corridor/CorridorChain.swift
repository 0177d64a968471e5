internal import Glibc

/// An edge of a route with its length and azimuths.
struct CorridorEdge {
  let from: Coordinate
  let to: Coordinate
  let solution: Geodesic.Inverse

  /// The turn from this edge to the next in degrees, -180 to 180, positive to the right.
  func bend(to next: CorridorEdge) -> Double {
    let degrees = next.solution.startAzimuth - solution.endAzimuth
    return degrees - (degrees / 360).rounded() * 360
  }
}

/// One ring for several consecutive edges with small bends.
///
/// The union takes most of the time, and most roads bend gently relative to the half-width. As long
/// as no azimuth differs from the first one by more than 40 degrees, both sides are graphs of
/// functions and cannot intersect; and if a bend shortens the inner side of each edge by less than
/// half, neither side reverses.
extension CorridorOutline {
  /// Largest difference from the first azimuth of a chain, in degrees.
  private static let farthestTurn = 40.0
  /// Largest share of an edge that one bend may remove on the inner side.
  private static let largestShare = 0.45
  /// Longest chain in metres; its latitudes differ by less than 0.2 degrees.
  private static let longestChain = 20_000.0
  /// Most edges in a chain: the box of a long chain overlaps many others.
  private static let mostEdges = 64

  /// The edges from `first` on that share one ring; at least that one.
  func chain(_ edges: [CorridorEdge], from first: Int) -> ArraySlice<CorridorEdge> {
    let alone = edges[first...first]
    let tessellator = tessellator(highestLatitude: abs(edges[first].from.lat) + 0.2)
    guard !tessellator.isPolar, tolerance.radiiAreStraight(latitude: tessellator.latitude) else {
      return alone
    }
    let longest = tolerance.longestChord(
      latitude: tessellator.latitude, curvature: tessellator.sideCurvature)
    var total = edges[first].solution.meters
    guard total < min(longest, Self.longestChain) else { return alone }
    var course = 0.0
    var last = first
    while last + 1 < edges.count, last - first < Self.mostEdges {
      let meters = edges[last + 1].solution.meters
      let bend = edges[last].bend(to: edges[last + 1])
      course += bend
      total += meters
      guard abs(bend) < Self.farthestTurn, abs(course) < Self.farthestTurn, meters < longest,
        total < Self.longestChain
      else { break }
      let taken = tolerance.within * tan(abs(bend) / 2 * .pi / 180)
      guard taken < Self.largestShare * min(meters, edges[last].solution.meters) else { break }
      last += 1
    }
    return edges[first...last]
  }

  /// The ring of a chain of edges.
  func ring(of chain: ArraySlice<CorridorEdge>, start: End, end: End) -> Ring {
    let within = tolerance.within
    let edges = Array(chain)
    let tessellator = tessellator(highestLatitude: abs(edges[0].from.lat) + 0.2)
    let opening = edges[0].solution.startAzimuth
    var first = (position: edges[0].from, azimuth: opening)
    if case .flat = start {
      first = geodesic.direct(from: first.position, azimuth: opening, meters: -tolerance.overlap)
    }
    var left = [
      geodesic.direct(from: first.position, azimuth: first.azimuth - 90, meters: within).position
    ]
    var right = [
      geodesic.direct(from: first.position, azimuth: first.azimuth + 90, meters: within).position
    ]
    for (edge, next) in zip(edges, edges.dropFirst()) {
      let bend = edge.bend(to: next)
      let azimuth = edge.solution.endAzimuth
      let inner = geodesic.direct(
        from: edge.to, azimuth: azimuth + bend / 2 + (bend > 0 ? 90 : -90),
        meters: miter(bend: bend)
      ).position
      if bend > 0 {
        tessellator.arc(&left, about: edge.to, from: azimuth - 90, to: azimuth - 90 + bend)
        right.append(inner)
      } else {
        left.append(inner)
        tessellator.arc(&right, about: edge.to, from: azimuth + 90, to: azimuth + 90 + bend)
      }
    }
    let last = edges[edges.count - 1]
    let finish = (position: last.to, azimuth: last.solution.endAzimuth)
    left.append(
      geodesic.direct(from: last.to, azimuth: finish.azimuth - 90, meters: within).position)
    right.append(
      geodesic.direct(from: last.to, azimuth: finish.azimuth + 90, meters: within).position)
    draw(end, at: finish, &left, tessellator)
    left += right.reversed()
    if case .round = start {
      tessellator.arc(&left, about: first.position, from: opening + 90, to: opening + 270)
    } else {
      left.append(first.position)
    }
    return Ring(positions: left, isPolar: false)
  }

  /// Distance from a bend to the intersection of the inner sides of its edges, in metres: on a
  /// sphere, the hypotenuse of the triangle with the half-width as leg.
  private func miter(bend: Double) -> Double {
    let radius = 6_371_008.8
    return radius * asin(sin(tolerance.within / radius) / cos(bend / 2 * .pi / 180))
  }
}
