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
    var seen = EdgeSet(capacity: route.vertices.count)
    for line in route.lineStarts.indices.dropLast() {
      let range = route.lineStarts[line]..<route.lineStarts[line + 1]
      try append(route.vertices[range], &seen, unless: isCancelled)
    }
    let drop = CorridorSimplification(tolerance: tolerance)
    for index in lines.indices {
      lines[index].positions = try drop.simplified(
        lines[index].positions, unless: isCancelled)
    }
  }

  /// Splits a line at repeated edges; a line that consists only of repeated edges is dropped.
  private mutating func append(
    _ vertices: ArraySlice<Coordinate>, _ seen: inout EdgeSet,
    unless isCancelled: () -> Bool
  ) throws(GeometryError) {
    guard let first = vertices.first else { return }
    var current = [first.wrapped]
    var isStart = true
    for (step, vertex) in vertices.dropFirst().enumerated() {
      if step & 4095 == 0, isCancelled() { throw .interrupted }
      let next = vertex.wrapped
      guard let last = current.last, next != last else { continue }
      if seen.insert(last, next) {
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
}

/// A set of edges without direction.
private struct EdgeSet {
  /// The edges in the order of insertion.
  private var edges: [(a: Coordinate, b: Coordinate)] = []
  /// A power of two of slots, half of them empty: 1 more than the number of an edge, or 0.
  private var slots: [Int32]
  /// So that nobody can choose edges that collide.
  private let seed = UInt64.random(in: 0...UInt64.max)

  init(capacity: Int) {
    edges.reserveCapacity(capacity)
    var size = 16
    while size < 2 * capacity { size *= 2 }
    slots = Array(repeating: 0, count: size)
  }

  /// Whether the edge was not there; at most `capacity` are inserted.
  mutating func insert(_ a: Coordinate, _ b: Coordinate) -> Bool {
    // The same in both directions.
    let hash = ((hash(a) &+ hash(b)) ^ seed).mixed
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let edge = edges[Int(slots[slot]) - 1]
      if (edge.a == a && edge.b == b) || (edge.a == b && edge.b == a) { return false }
      slot = (slot + 1) & (slots.count - 1)
    }
    edges.append((a, b))
    slots[slot] = Int32(edges.count)
    return true
  }

  private func hash(_ position: Coordinate) -> UInt64 {
    // Plus 0, because -0 equals 0.
    let lon = ((position.lon + 0).bitPattern ^ seed).mixed
    return (lon ^ (position.lat + 0).bitPattern).mixed
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
