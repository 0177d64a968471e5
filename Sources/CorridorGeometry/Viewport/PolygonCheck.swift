/// Validates a polygon by the OGC rules, as GEOS does (`GEOSisValidDetail_r`), but in O(n log n)
/// for any shape, and with cancellation.
struct PolygonCheck {
  /// Up to this many vertices GEOS, which can be quadratic in them, takes less than a millisecond,
  /// and its location of a defect is more precise.
  static let smallVertexLimit = 500

  /// The defect of a polygon of closed rings, outline first; nil if it is valid.
  ///
  /// - Throws: ``GeometryError/interrupted``.
  static func defect(
    of edges: RingEdges, unless isCancelled: () -> Bool
  ) throws(GeometryError) -> RingSweep.Defect? {
    if let at = edges.vertices.first(where: { !$0.lon.isFinite || !$0.lat.isFinite }) {
      return RingSweep.Defect(reason: "Invalid Coordinate", at: at)
    }
    for ring in edges.starts.indices.dropLast() {
      let vertices = edges.vertices(ofRing: ring)
      if vertices.count < 3 {
        let at = edges.vertices[vertices.lowerBound]
        return RingSweep.Defect(reason: "Too few points in geometry component", at: at)
      }
    }
    let sweep = try RingSweep(edges, unless: isCancelled)
    if let defect = sweep.defect { return defect }
    let ringCount = edges.starts.count - 1
    guard ringCount > 1 else { return nil }
    if let vertex = ring(of: sweep.touches, ringCount: ringCount) {
      return RingSweep.Defect(reason: "Interior is disconnected", at: edges.vertices[vertex])
    }
    return try misplacedHole(sweep, unless: isCancelled)
  }

  /// The defect of a multipolygon whose polygons have closed rings, outline first; nil if it is
  /// valid.
  static func defect(ofPolygons polygons: [[[Coordinate]]]) throws(GeometryError)
    -> RingSweep.Defect?
  {
    for rings in polygons {
      if let defect = try defect(of: RingEdges(rings), unless: { false }) { return defect }
    }
    guard polygons.count > 1 else { return nil }
    let sweep = try RingSweep(RingEdges(polygons.flatMap { $0 })) { false }
    if let defect = sweep.defect { return defect }
    var outlines: [Int] = []
    var next = 0
    for rings in polygons {
      outlines.append(next)
      next += rings.count
    }
    // An outline that is in no other has an even number of edges to its west.
    let nested = try firstRing(of: outlines, in: sweep, where: { $0 & 1 == 1 }, unless: { false })
    return nested.map { RingSweep.Defect(reason: "Nested shells", at: $0) }
  }

  /// A vertex at which rings touch that are already connected otherwise, so that a part of the
  /// interior is disconnected.
  private static func ring(
    of touches: [(ring: Int32, vertex: Int)], ringCount: Int
  ) -> Int? {
    var parents = Array(0..<ringCount)
    func top(_ node: Int) -> Int {
      var node = node
      while parents[node] != node {
        parents[node] = parents[parents[node]]
        node = parents[node]
      }
      return node
    }
    var points: [Int: Int] = [:]
    for touch in touches {
      let point: Int
      if let known = points[touch.vertex] {
        point = known
      } else {
        point = parents.count
        parents.append(point)
        points[touch.vertex] = point
      }
      let (one, other) = (top(Int(touch.ring)), top(point))
      if one == other { return touch.vertex }
      parents[one] = other
    }
    return nil
  }

  /// The defect of a hole outside the outline or in another hole; the rings must not cross.
  private static func misplacedHole(
    _ sweep: RingSweep, unless isCancelled: () -> Bool
  ) throws(GeometryError) -> RingSweep.Defect? {
    let edges = sweep.edges
    let holes = 1..<edges.starts.count - 1
    let place = try firstRing(
      of: holes, in: sweep, where: { $0 & 1 == 0 }, unless: isCancelled)
    guard let place else { return nil }
    let outline = edgesToTheWest(of: place, edges, edges.vertices(ofRing: 0))
    let reason = outline & 1 == 1 ? "Holes are nested" : "Hole lies outside shell"
    return RingSweep.Defect(reason: reason, at: place)
  }

  /// A position on the first of `rings` for which `holds` is true of the number of other rings'
  /// edges to its west.
  private static func firstRing(
    of rings: some Sequence<Int>, in sweep: RingSweep, where holds: (Int) -> Bool,
    unless isCancelled: () -> Bool
  ) throws(GeometryError) -> Coordinate? {
    let edges = sweep.edges
    let index = try AreaIndex(edges, unless: isCancelled)
    let touched = Set(sweep.touches.map { edges.vertices[$0.vertex] })
    for ring in rings {
      if isCancelled() { throw .interrupted }
      let range = edges.vertices(ofRing: ring)
      let free = range.first { !touched.contains(edges.vertices[$0]) }
      let place = free.map { edges.vertices[$0] } ?? middle(of: range.lowerBound, edges)
      let own = edgesToTheWest(of: place, edges, range)
      if holds(index.pointLocation(of: place).edgesToTheWest - own) { return place }
    }
    return nil
  }

  /// A position on an edge between two vertices at which other rings touch.
  private static func middle(of vertex: Int, _ edges: RingEdges) -> Coordinate {
    let (start, end) = (edges.vertices[vertex], edges.vertices[edges.next(vertex)])
    return Coordinate(lon: (start.lon + end.lon) / 2, lat: (start.lat + end.lat) / 2)
  }

  /// Number of edges of a ring to the west of a place, which must not be on any of them; linear.
  private static func edgesToTheWest(
    of place: Coordinate, _ edges: RingEdges, _ ring: Range<Int>
  ) -> Int {
    ring.reduce(0) { count, vertex in
      let (start, end) = (edges.vertices[vertex], edges.vertices[edges.next(vertex)])
      guard (start.lat <= place.lat) != (end.lat <= place.lat) else { return count }
      let (low, high) = start.lat < end.lat ? (start, end) : (end, start)
      return Orientation.of(low, high, place) < 0 ? count + 1 : count
    }
  }
}
