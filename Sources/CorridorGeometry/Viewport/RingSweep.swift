/// Tests whether rings are those of a valid polygon by the OGC rules, in O(n log n).
///
/// A sweep line passes over the vertices from west to east, after M. I. Shamos and D. Hoey,
/// "Geometric intersection problems" (1976): if edges cross, then two edges cross that are
/// neighbours on the line at some time. GEOS tests edges whose boxes overlap, and in a star or a
/// comb nearly all do. Rings may touch at single points, as holes do; the edges at such a point are
/// compared in their order around it.
struct RingSweep {
  /// The reason, as GEOS words it, and the location.
  struct Defect {
    var reason: String
    var at: Coordinate
  }

  let edges: RingEdges
  private var status: SweepStatus
  /// Rings that touch at a point, and the vertex at which they do.
  private(set) var touches: [(ring: Int32, vertex: Int)] = []
  private(set) var defect: Defect?

  /// - Throws: ``GeometryError/interrupted``.
  init(_ edges: RingEdges, unless isCancelled: () -> Bool) throws(GeometryError) {
    self.edges = edges
    status = SweepStatus(capacity: edges.vertices.count)
    var order = edges.vertices.indices.map { Int32(truncatingIfNeeded: $0) }
    let vertices = edges.vertices
    let isSorted = order.sort(unless: isCancelled) { one, other in
      Self.precedes(vertices[Int(one)], vertices[Int(other)])
    }
    guard isSorted else { throw .interrupted }
    var first = 0
    var steps = 0
    while first < order.count, defect == nil {
      if steps & 255 == 0, isCancelled() { throw .interrupted }
      steps += 1
      let point = vertices[Int(order[first])]
      var end = first + 1
      while end < order.count, vertices[Int(order[end])] == point { end += 1 }
      sweep(order[first..<end], point)
      first = end
    }
  }

  /// The order of the sweep: from west to east, then from south to north.
  @inline(__always)
  fileprivate static func precedes(_ a: Coordinate, _ b: Coordinate) -> Bool {
    a.lon != b.lon ? a.lon < b.lon : a.lat < b.lat
  }

  /// Processes the vertices at a point.
  private mutating func sweep(_ here: ArraySlice<Int32>, _ point: Coordinate) {
    let edges = edges
    let (below, through, above) = status.open { edge in
      let (first, last) = edges.ends(of: edge)
      return Orientation.of(first, last, point)
    }
    let passing = status.edges(of: through).filter { edges.ends(of: $0).last != point }
    var leaving = passing
    for vertex in here {
      for edge in [Int(vertex), edges.previous(Int(vertex))] {
        let edge = Int32(truncatingIfNeeded: edge)
        if edges.ends(of: edge).first == point { leaving.append(edge) }
      }
    }
    if leaving.count > 1 {
      leaving.sort { Orientation.of(point, edges.ends(of: $0).last, edges.ends(of: $1).last) > 0 }
      for (one, other) in zip(leaving, leaving.dropFirst())
      where Orientation.of(point, edges.ends(of: one).last, edges.ends(of: other).last) == 0 {
        return fail("Self-intersection", point)
      }
    }
    if here.count > 1 || !passing.isEmpty {
      meet(here, passing, point)
      if defect != nil { return }
    }
    let (low, high) = (status.last(of: below), status.first(of: above))
    if let first = leaving.first, let last = leaving.last {
      if low != SweepStatus.none { check(low, first) }
      if high != SweepStatus.none { check(last, high) }
    } else if low != SweepStatus.none, high != SweepStatus.none {
      check(low, high)
    }
    status.close(below: below, leaving, above: above)
  }

  private mutating func fail(_ reason: String, _ at: Coordinate) {
    if defect == nil { defect = Defect(reason: reason, at: at) }
  }

  /// Fails if two neighbours cross other than at a vertex; crossings at vertices are found there.
  private mutating func check(_ one: Int32, _ other: Int32) {
    let (a, b) = (edges.ends(of: one), edges.ends(of: other))
    let first = Orientation.of(a.first, a.last, b.first)
    guard first * Orientation.of(a.first, a.last, b.last) < 0 else { return }
    let second = Orientation.of(b.first, b.last, a.first)
    guard second * Orientation.of(b.first, b.last, a.last) < 0 else { return }
    let (step, other) = (
      (lon: a.last.lon - a.first.lon, lat: a.last.lat - a.first.lat),
      (lon: b.last.lon - b.first.lon, lat: b.last.lat - b.first.lat)
    )
    let turn = step.lon * other.lat - step.lat * other.lon
    let away = (b.first.lon - a.first.lon) * other.lat - (b.first.lat - a.first.lat) * other.lon
    let share = turn == 0 ? 0 : min(max(away / turn, 0), 1)
    fail(
      "Self-intersection",
      Coordinate(lon: a.first.lon + share * step.lon, lat: a.first.lat + share * step.lat))
  }
}

// Edges at one point.
extension RingSweep {
  /// The direction of an edge from a point, and the path through the point to which it belongs.
  private struct Ray {
    var end: Coordinate
    var way: Int
  }

  /// Checks vertices and edges at one point: rings may touch there, but not cross, and no ring may
  /// occur twice.
  private mutating func meet(
    _ here: ArraySlice<Int32>, _ passing: [Int32], _ point: Coordinate
  ) {
    var rays: [Ray] = []
    var rings: [Int32] = []
    for vertex in here {
      let (before, after) = (edges.previous(Int(vertex)), edges.next(Int(vertex)))
      rays.append(Ray(end: edges.vertices[before], way: rings.count))
      rays.append(Ray(end: edges.vertices[after], way: rings.count))
      rings.append(edges.rings[Int(vertex)])
    }
    for edge in passing {
      let (first, last) = edges.ends(of: edge)
      rays.append(Ray(end: first, way: rings.count))
      rays.append(Ray(end: last, way: rings.count))
      rings.append(edges.rings[Int(edge)])
    }
    // Order around the point: to the east from south to north, then to the west from north to
    // south.
    rays.sort { one, other in
      let (east, otherEast) = (Self.precedes(point, one.end), Self.precedes(point, other.end))
      return east != otherEast ? east : Orientation.of(point, one.end, other.end) > 0
    }
    for (one, other) in zip(rays, rays.dropFirst())
    where Self.precedes(point, one.end) == Self.precedes(point, other.end)
      && Orientation.of(point, one.end, other.end) == 0
    {
      return fail("Self-intersection", point)
    }
    // Paths that do not cross are nested like brackets.
    var open: [Int] = []
    for ray in rays {
      if open.last == ray.way { open.removeLast() } else { open.append(ray.way) }
    }
    guard open.isEmpty else { return fail("Self-intersection", point) }
    guard Set(rings).count == rings.count else { return fail("Ring Self-intersection", point) }
    for ring in rings { touches.append((ring, Int(here[here.startIndex]))) }
  }
}

extension RingEdges {
  /// The ends of an edge in the order of the sweep.
  @inline(__always)
  fileprivate func ends(of edge: Int32) -> (first: Coordinate, last: Coordinate) {
    let start = vertices[Int(edge)]
    let end = vertices[next(Int(edge))]
    return RingSweep.precedes(start, end) ? (start, end) : (end, start)
  }
}
