internal import Glibc

/// Outlines of the parts of a corridor, on the ellipsoid: discs, and bands along geodesic edges.
///
/// Every vertex is computed by a geodesic from the route, so it is exact everywhere; only the
/// chords between vertices are not. Rings are clockwise seen from above (the corridor is to the
/// right), are not closed, and have longitudes in -180...180 with jumps at the antimeridian.
///
/// The nearest point of the route to a point of the corridor is inside an edge, at a bend, or at an
/// end of a line. Therefore a band on both sides of each edge, a sector on the outer side of each
/// bend and half a disc at each end together cover exactly the corridor.
struct CorridorOutline {
  let geodesic: Geodesic
  let tolerance: CorridorTolerance

  /// How a band begins or ends.
  enum End {
    /// With half a disc.
    case round
    /// With the sector on the outer side of a bend of `degrees`, positive to the right.
    case bend(degrees: Double)
    /// Perpendicular to the edge.
    case flat

    /// The end of an edge that is followed by another.
    init(from edge: CorridorEdge, to next: CorridorEdge) {
      let degrees = edge.bend(to: next)
      self = abs(degrees) > 179 ? .round : .bend(degrees: degrees)
    }
  }

  /// A ring and whether it may need repair near a pole.
  struct Ring {
    var positions: [Coordinate]
    var isPolar: Bool
  }

  /// Longer edges are cut into bands of at most this length, in metres, so that latitudes differ
  /// little.
  private static let longestBand = 200_000.0
  /// An edge shorter than this, in metres, has no reliable azimuth.
  private static let shortestEdge = 1e-6

  /// Calls `body` with rings whose union is the corridor of `line`.
  ///
  /// - Throws: ``GeometryError/interrupted``, and errors of `body`.
  func rings(
    of line: [Coordinate], unless isCancelled: () -> Bool,
    _ body: (Ring) throws(GeometryError) -> Void
  ) throws(GeometryError) {
    var edges: [CorridorEdge] = []
    for (step, (from, to)) in zip(line, line.dropFirst()).enumerated() {
      if step & 255 == 0, isCancelled() { throw .interrupted }
      let solution = geodesic.inverse(from, to)
      if solution.meters > Self.shortestEdge {
        edges.append(CorridorEdge(from: from, to: to, solution: solution))
      }
    }
    guard !edges.isEmpty else {
      if let place = line.first { try body(disc(at: place)) }
      return
    }
    var next = 0
    while next < edges.count {
      if isCancelled() { throw .interrupted }
      let first = next
      let chain = chain(edges, from: first)
      next = first + chain.count
      let start = first == 0 ? End.round : .flat
      let end = next < edges.count ? End(from: edges[next - 1], to: edges[next]) : .round
      if chain.count > 1 {
        try body(ring(of: chain, start: start, end: end))
      } else {
        try bands(along: edges[first], start: start, end: end, body)
      }
    }
  }

  /// Bands along one edge, each at most ``longestBand`` long.
  private func bands(
    along edge: CorridorEdge, start: End, end: End, _ body: (Ring) throws(GeometryError) -> Void
  ) throws(GeometryError) {
    let line = geodesic.line(from: edge.from, to: edge.to)
    let meters = edge.solution.meters
    let parts = max(1, Int((meters / Self.longestBand).rounded(.up)))
    for part in 0..<parts {
      try body(
        band(
          along: line, from: meters * Double(part) / Double(parts),
          to: meters * Double(part + 1) / Double(parts),
          start: part == 0 ? start : .flat, end: part == parts - 1 ? end : .flat))
    }
  }

  /// All positions within the half-width of `center`.
  func disc(at center: Coordinate) -> Ring {
    let tessellator = tessellator(highestLatitude: abs(center.lat))
    var ring: [Coordinate] = []
    tessellator.arc(&ring, about: center, from: -180, to: 180)
    ring.removeLast()
    return Ring(positions: ring, isPolar: tessellator.isPolar)
  }

  /// A band along one edge; `begin` and `finish` are metres from the start of the edge.
  private func band(
    along edge: Geodesic.Line, from begin: Double, to finish: Double, start: End, end: End
  ) -> Ring {
    let within = tolerance.within
    let last = edge.position(at: finish)
    let highest = max(abs(edge.position(at: begin).position.lat), abs(last.position.lat))
    let tessellator = tessellator(highestLatitude: highest + 0.1)
    var start = start
    var end = end
    // If radii are too curved in longitude and latitude, consecutive bands overlap by half discs
    // instead.
    if tessellator.isPolar || !tolerance.radiiAreStraight(latitude: tessellator.latitude) {
      start = .round
      end = .round
    }
    var ring: [Coordinate] = []
    var opening = begin
    if case .flat = start { opening -= tolerance.overlap }
    let first = edge.position(at: opening)

    let count = tessellator.chords(length: finish - opening, curvature: tessellator.sideCurvature)
    tessellator.curve(&ring, from: opening, to: finish, chords: count) { along in
      let here = edge.position(at: along)
      return geodesic.direct(from: here.position, azimuth: here.azimuth - 90, meters: within)
        .position
    }
    draw(end, at: last, &ring, tessellator)
    tessellator.curve(&ring, from: finish, to: opening, chords: count) { along in
      let here = edge.position(at: along)
      return geodesic.direct(from: here.position, azimuth: here.azimuth + 90, meters: within)
        .position
    }
    if case .round = start {
      tessellator.arc(
        &ring, about: first.position, from: first.azimuth + 90, to: first.azimuth + 270)
    } else {
      ring.append(first.position)
    }
    return Ring(positions: ring, isPolar: tessellator.isPolar)
  }

  /// Draws the end of a band, from the left to the right side.
  func draw(
    _ end: End, at last: (position: Coordinate, azimuth: Double), _ ring: inout [Coordinate],
    _ tessellator: CurveTessellator
  ) {
    switch end {
    case .round:
      tessellator.arc(&ring, about: last.position, from: last.azimuth - 90, to: last.azimuth + 90)
    case .bend(let degrees) where degrees > 0:
      tessellator.arc(
        &ring, about: last.position, from: last.azimuth - 90, to: last.azimuth - 90 + degrees)
      ring.append(last.position)
    case .bend(let degrees) where degrees < 0:
      ring.append(last.position)
      tessellator.arc(
        &ring, about: last.position, from: last.azimuth + 90 + degrees, to: last.azimuth + 90)
    case .bend, .flat:
      ring.append(last.position)
    }
  }

  func tessellator(highestLatitude: Double) -> CurveTessellator {
    CurveTessellator(geodesic: geodesic, tolerance: tolerance, highestLatitude: highestLatitude)
  }
}
