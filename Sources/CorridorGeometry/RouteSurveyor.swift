/// Measures the edges of a route and cuts the long ones.
struct RouteSurveyor {
  /// Earth-centred positions in metres, with the points at which long edges are cut.
  private(set) var points: [SIMD3<Double>] = []
  /// Metres along the route at each point.
  private(set) var alongs: [Double] = []

  private let vertices: [Coordinate]
  private let lineStarts: [Int]
  private var corners: [SIMD3<Double>] = []
  private var lengths: [Double] = []

  /// Up to this chord an edge is measured without PROJ: the series in the chord is then off by
  /// less than one part in 10⁹ whatever radius the ellipsoid has there.
  private static var seriesMeters: Double { 10_000 }

  init(vertices: [Coordinate], lineStarts: [Int]) {
    self.vertices = vertices
    self.lineStarts = lineStarts
  }

  /// Works out positions of all vertices and lengths of all edges; returns the whole length.
  mutating func measure() throws(RouteError) -> Double {
    placeCorners()
    lengths = [Double](repeating: 0, count: vertices.count)
    var total = 0.0
    for line in 0..<(lineStarts.count - 1) {
      for index in lineStarts[line]..<(lineStarts[line + 1] - 1) {
        let chord = (corners[index + 1] - corners[index]).length
        let length =
          chord <= Self.seriesMeters
          ? EarthCurve.arc(chord: chord)
          : try Geodesic.wgs84().inverse(vertices[index], vertices[index + 1]).meters
        lengths[index] = length
        total += length
      }
    }
    return total
  }

  private mutating func placeCorners() {
    corners.reserveCapacity(vertices.count)
    var frame = LocalFrame(vertices[0])
    for vertex in vertices {
      if abs(vertex.lon - frame.lon) > LocalFrame.reachDegrees
        || abs(vertex.lat - frame.lat) > LocalFrame.reachDegrees
      {
        frame = LocalFrame(vertex)
      }
      corners.append(frame.position(near: vertex.lon, lat: vertex.lat))
    }
  }

  /// Fills ``points`` and ``alongs``; no piece gets longer than `pieceMeters`.
  mutating func cut(pieceMeters: Double) throws(RouteError) {
    points.reserveCapacity(vertices.count)
    alongs.reserveCapacity(vertices.count)
    var along = 0.0
    for line in 0..<(lineStarts.count - 1) {
      let last = lineStarts[line + 1] - 1
      for index in lineStarts[line]...last {
        points.append(corners[index])
        alongs.append(along)
        guard index < last else { break }
        if lengths[index] > pieceMeters {
          try cutEdge(index, along: along, pieceMeters: pieceMeters)
        }
        along += lengths[index]
      }
    }
  }

  private mutating func cutEdge(
    _ index: Int, along: Double, pieceMeters: Double
  ) throws(RouteError) {
    let length = lengths[index]
    let count = Int((length / pieceMeters).rounded(.up))
    if (corners[index + 1] - corners[index]).length <= Self.seriesMeters {
      // Over so short an edge the geodesic and the plane through the chord and the normal are
      // micrometres apart.
      let start = corners[index]
      let step = (corners[index + 1] - start) / Double(count)
      var previous = start
      var reached = along
      for part in 1..<count {
        let next = EarthCurve.surfacePoint(near: start + step * Double(part))
        reached += EarthCurve.arc(chord: (next - previous).length)
        points.append(next)
        alongs.append(reached)
        previous = next
      }
    } else {
      let line = try Geodesic.wgs84().line(from: vertices[index], to: vertices[index + 1])
      for part in 1..<count {
        let distance = length * Double(part) / Double(count)
        points.append(Ellipsoid.position(line.position(at: distance).position))
        alongs.append(along + distance)
      }
    }
  }
}
