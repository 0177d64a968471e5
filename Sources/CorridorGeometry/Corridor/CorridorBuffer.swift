internal import Glibc

/// Makes the corridor of a line of GEOS's buffers.
///
/// In a plane about its middle, a piece of a route of some kilometres lies as it lies on Earth, and
/// so does what is around it; a buffer of a whole route in one plane would stray by tens of metres.
/// GEOS buffers each piece in a plane of its own. All ends of pieces are round, so consecutive
/// buffers overlap; flat ends of a route are cut off afterwards.
///
/// GEOS takes long for winding lines, whose offset curves cross themselves all the time. So it
/// buffers the ``AlphaHull`` of a piece, which has the same buffer, or of its halves where the piece
/// bends too much.
///
/// Each outline is held against the line itself. GEOS leaves out vertices at which a line bends back
/// by less than 1 % of the half-width after a segment of less than that
/// (`BufferInputLineSimplifier`), and the C interface cannot change that. Where a buffer of a line
/// without a hull reaches too far, the line is split: GEOS keeps ends.
struct CorridorBuffer {
  let context: GeosContext
  let geodesic: Geodesic
  let tolerance: CorridorTolerance

  /// Vertices of the lines that GEOS buffers at once if they have no hull: it takes more than
  /// proportionally long for lines whose buffers overlap themselves.
  static let mostVertices = 48

  /// Polygons in longitude and latitude whose union is the corridor of a piece of a route.
  ///
  /// - Throws: ``GeometryError/interrupted``.
  func polygons(
    of piece: CorridorPiece, unless isCancelled: () -> Bool
  ) throws(GeometryError) -> [GeosGeometry] {
    guard !piece.starts.isEmpty else { return try polygons(around: piece.positions) }
    var polygons: [GeosGeometry] = []
    let cutter = PieceCutter(geodesic: geodesic, tolerance: tolerance)
    try cutter.pieces(of: piece.positions) { part throws(GeometryError) in
      if isCancelled() { throw .interrupted }
      polygons += try self.polygons(around: part)
    }
    let corridor = try context.collection(polygons).union()
    var caps: [GeosGeometry] = []
    for start in piece.starts { caps += try cap(before: start) }
    guard !caps.isEmpty else { return [corridor] }
    return [try corridor.difference(context.collection(caps).union())]
  }

  /// What is beyond the start of a line: half a disc of more than the half-width.
  private func cap(before line: [Coordinate]) throws(GeometryError) -> [GeosGeometry] {
    guard let next = line.first(where: { $0 != line[0] }) else { return [] }
    let plane = AzimuthalPlane(geodesic: geodesic, center: line[0])
    let ahead = plane.point(next)
    let course = atan2(ahead.lon, ahead.lat)
    let radius = 1.1 * tolerance.within
    let ring = (0...64).map { step in
      let angle = course + .pi / 2 + .pi * Double(step) / 64
      return Coordinate(lon: radius * sin(angle), lat: radius * cos(angle))
    }
    let tessellator = CurveTessellator(
      plane: plane, tolerance: tolerance, reach: radius, count: ring.count)
    return try CorridorCut(context: context).polygons(
      [tessellator.ring(ring + [ring[0]])], isPolar: tessellator.isPolar)
  }

  /// The corridor, with round ends, of a piece that lies in a plane as it lies on Earth.
  private func polygons(around piece: [Coordinate]) throws(GeometryError) -> [GeosGeometry] {
    let plane = AzimuthalPlane(geodesic: geodesic, center: piece[piece.count / 2])
    let points =
      plane.points(of: piece, within: tolerance.interpolation) ?? piece.map(plane.point)
    let reach = points.reduce(0) { max($0, hypot($1.lon, $1.lat)) } + tolerance.within
    let buffers = try buffers(of: points[...])
    var united: [Polygon] = buffers.flatMap { $0 }
    if buffers.count > 1 {
      var parts: [GeosGeometry] = []
      for polygon in united { parts.append(try context.polygon(polygon.rings)) }
      united = try context.union(of: parts).polygons()
    }
    let count = united.reduce(0) { $1.rings.reduce($0) { $0 + $1.count } }
    let tessellator = CurveTessellator(
      plane: plane, tolerance: tolerance, reach: reach, count: count)
    let cut = CorridorCut(context: context)
    var polygons: [GeosGeometry] = []
    for polygon in united {
      polygons += try cut.polygons(
        polygon.rightHanded.rings.map { tessellator.ring($0.reversed()) },
        isPolar: tessellator.isPolar)
    }
    return polygons
  }

  /// Buffers in the plane whose union is the corridor of `points`.
  private func buffers(of points: ArraySlice<Coordinate>) throws(GeometryError) -> [[Polygon]] {
    if let buffer = try hullBuffer(of: points) { return [buffer] }
    guard points.count > Self.mostVertices + 1 else { return try lineBuffers(of: points) }
    let middle = points.startIndex + points.count / 2
    return try buffers(of: points[...middle]) + buffers(of: points[middle...])
  }

  /// The corridor of `points` as a buffer of their hull; nil if they have no hull, or if its buffer
  /// is not their corridor.
  ///
  /// A corridor that has no hole contains what a ring around its line contains, if the ring keeps
  /// the half-width away from the line.
  private func hullBuffer(
    of points: ArraySlice<Coordinate>
  ) throws(GeometryError) -> [Polygon]? {
    let hull = AlphaHull(radius: tolerance.within, outward: tolerance.stray)
    guard let outline = hull.outline(of: points) else { return nil }
    let buffer = try buffer(context.polygon([outline]))
    guard buffer.count == 1, buffer[0].rings.count == 1,
      buffer[0].rings[0].surrounds(points[points.startIndex])
    else { return nil }
    return try strays(of: buffer, from: points).isEmpty ? buffer : nil
  }

  /// Buffers whose union is the corridor of `points`, without a hull.
  private func lineBuffers(
    of points: ArraySlice<Coordinate>
  ) throws(GeometryError) -> [[Polygon]] {
    let line = points.count > 1 ? try context.line(Array(points)) : try context.point(points[0])
    let buffer = try buffer(line)
    let splits = try strays(of: buffer, from: points)
    guard !splits.isEmpty else { return [buffer] }
    var buffers: [[Polygon]] = []
    var first = points.startIndex
    for split in splits.sorted() + [points.endIndex - 1] where split > first {
      buffers += try lineBuffers(of: points[first...split])
      first = split
    }
    return buffers
  }

  /// The buffer of a geometry, with a simplified outline.
  private func buffer(_ geometry: GeosGeometry) throws(GeometryError) -> [Polygon] {
    let buffer = try geometry.buffered(
      by: tolerance.within, quadrantSegments: tolerance.quadrantSegments)
    return try buffer.polygons().map { (polygon) throws(GeometryError) in
      let simple = Polygon(rings: polygon.rings.map { $0.simplified(within: tolerance.outline) })
      return try context.polygon(simple.rings).isValid ? simple : polygon
    }
  }

  /// The vertices, without the ends, that are next to where the outline of a buffer is too far from
  /// its line, or too near to it: GEOS also leaves tiny holes in buffers of winding lines.
  private func strays(
    of buffer: [Polygon], from points: ArraySlice<Coordinate>
  ) throws(GeometryError) -> Set<Int> {
    guard points.count > 2 else { return [] }
    let least = (tolerance.within - tolerance.arc - tolerance.outline) * (1 - 1e-9)
    let most = tolerance.within + tolerance.stray + tolerance.outline
    // A chord's middle may be nearer than its ends: by no more than this if the chord is no longer.
    let nearer = 0.75 * tolerance.outline
    let longestSquared = 8 * tolerance.within * nearer
    let edges = EdgeBlocks(points)
    var edge = points.startIndex
    var strays: Set<Int> = []
    func check(_ place: Coordinate, _ least: Double) {
      let nearest = edges.nearest(to: place, guess: edge)
      edge = nearest.edge
      if nearest.squared < least * least || nearest.squared > most * most {
        strays.insert(min(max(edge, points.startIndex + 1), points.endIndex - 2))
      }
    }
    for ring in buffer.flatMap(\.rings) {
      for (a, b) in zip(ring, ring.dropFirst()) {
        check(a, least + nearer)
        let (x, y) = (b.lon - a.lon, b.lat - a.lat)
        if x * x + y * y > longestSquared {
          let middle = Coordinate(lon: a.lon + x / 2, lat: a.lat + y / 2)
          check(middle, least)
        }
      }
    }
    return strays
  }
}

extension [Coordinate] {
  /// Whether a closed ring goes around a place: it has an odd number of edges to the east of it.
  fileprivate func surrounds(_ place: Coordinate) -> Bool {
    var isInside = false
    for (a, b) in zip(self, dropFirst()) where (a.lat > place.lat) != (b.lat > place.lat) {
      if a.lon + (place.lat - a.lat) / (b.lat - a.lat) * (b.lon - a.lon) > place.lon {
        isInside.toggle()
      }
    }
    return isInside
  }

  /// A closed ring in a plane without the vertices that are within a distance of the chords that
  /// replace them; the ring itself if too few would be left.
  ///
  /// Douglas-Peucker, like ``CorridorSimplification``.
  fileprivate func simplified(within distance: Double) -> [Coordinate] {
    var isKept = [Bool](repeating: false, count: count)
    var spans = [(0, count / 2), (count / 2, count - 1)]
    for (first, last) in spans { (isKept[first], isKept[last]) = (true, true) }
    while let (first, last) = spans.popLast() {
      let chord = PlaneEdge(from: self[first], to: self[last])
      var farthest = distance * distance
      var split: Int? = nil
      for index in stride(from: first + 1, to: last, by: 1) {
        let away = chord.squaredDistance(to: SIMD2(self[index].lon, self[index].lat))
        if away > farthest {
          farthest = away
          split = index
        }
      }
      guard let split else { continue }
      isKept[split] = true
      spans.append((first, split))
      spans.append((split, last))
    }
    let kept = indices.filter { isKept[$0] }
    return kept.count < 4 ? self : kept.map { self[$0] }
  }
}
