/// The lines of a route, reduced to the vertices that determine its corridor.
struct CorridorCenterline {
  /// A part of a line of the route.
  struct Line {
    /// At least one position, longitudes in -180...180.
    var positions: [Coordinate]
    /// Whether the line of the route starts here.
    var startsRouteLine: Bool
    /// Whether the line of the route ends here.
    var endsRouteLine: Bool
  }

  private(set) var lines: [Line] = []

  /// Drops edges that occurred before (in either direction) and vertices within `tolerance` metres
  /// of the remaining line.
  ///
  /// O(n log n) for n vertices of an ordinary route; O(512 n) in the worst case.
  ///
  /// - Throws: ``GeometryError/interrupted``.
  init(
    of route: Route, tolerance: Double, unless isCancelled: () -> Bool
  ) throws(GeometryError) {
    var seen: Set<UndirectedEdge> = []
    seen.reserveCapacity(route.vertices.count)
    for line in route.lineStarts.indices.dropLast() {
      let range = route.lineStarts[line]..<route.lineStarts[line + 1]
      try append(route.vertices[range], &seen, unless: isCancelled)
    }
    var drop = CorridorSimplification(tolerance: tolerance)
    for index in lines.indices {
      lines[index].positions = try drop.simplified(
        lines[index].positions, unless: isCancelled)
    }
  }

  /// Splits a line at repeated edges; a line that consists only of repeated edges is dropped.
  private mutating func append(
    _ vertices: ArraySlice<Coordinate>, _ seen: inout Set<UndirectedEdge>,
    unless isCancelled: () -> Bool
  ) throws(GeometryError) {
    guard let first = vertices.first else { return }
    var current = [first.wrapped]
    var isStart = true
    for (step, vertex) in vertices.dropFirst().enumerated() {
      if step & 4095 == 0, isCancelled() { throw .interrupted }
      let next = vertex.wrapped
      guard let last = current.last, next != last else { continue }
      if seen.insert(UndirectedEdge(last, next)).inserted {
        current.append(next)
      } else {
        if current.count > 1 {
          lines.append(Line(positions: current, startsRouteLine: isStart, endsRouteLine: false))
        }
        current = [next]
        isStart = false
      }
    }
    if current.count > 1 || isStart {
      lines.append(Line(positions: current, startsRouteLine: isStart, endsRouteLine: true))
    }
  }

  private struct UndirectedEdge: Hashable {
    let low: Coordinate
    let high: Coordinate

    init(_ a: Coordinate, _ b: Coordinate) {
      let ordered = (a.lon, a.lat) < (b.lon, b.lat)
      low = ordered ? a : b
      high = ordered ? b : a
    }
  }
}

extension Coordinate {
  /// The same position with its longitude in -180...180.
  var wrapped: Coordinate {
    if lon > 180 { return Coordinate(lon: lon - 360, lat: lat) }
    if lon < -180 { return Coordinate(lon: lon + 360, lat: lat) }
    return self
  }
}
