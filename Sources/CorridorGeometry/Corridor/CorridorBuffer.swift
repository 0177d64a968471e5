internal import Glibc

/// Makes the corridor of a line of GEOS's buffers.
///
/// In a plane about its middle, a piece of a route of some kilometres lies as it lies on Earth, and
/// so does what is around it; a buffer of a whole route in one plane would stray by tens of metres.
/// GEOS buffers each piece in a plane of its own. All ends of pieces are round, so consecutive
/// buffers overlap; flat ends of a route are cut off afterwards.
///
/// GEOS leaves out vertices at which a line bends back by less than 1 % of the half-width
/// (`BufferInputLineSimplifier`), and the C interface cannot change that. So each buffer is held
/// against its line. Where it reaches too far, the line is split: GEOS keeps ends.
struct CorridorBuffer {
  let context: GeosContext
  let geodesic: Geodesic
  let tolerance: CorridorTolerance

  /// Vertices of the lines that GEOS buffers at once: it takes more than proportionally long for
  /// lines whose buffers overlap themselves.
  static let mostVertices = 48

  /// Polygons in longitude and latitude whose union is the corridor of a line.
  ///
  /// - Throws: ``GeometryError/interrupted``.
  func polygons(
    along line: CorridorCenterline.Line, caps: CorridorCaps, unless isCancelled: () -> Bool
  ) throws(GeometryError) -> [GeosGeometry] {
    let whole = line.positions
    guard caps == .flat, line.startsRouteLine || line.endsRouteLine, whole.count > 1 else {
      return try polygons(along: whole, unless: isCancelled)
    }
    var rest = whole
    var polygons: [GeosGeometry] = []
    // Round ends of the rest do not reach beyond the flat ones: each is the half-width away from it.
    for isStart in [true, false] where isStart ? line.startsRouteLine : line.endsRouteLine {
      let ordered = isStart ? rest : rest.reversed()
      guard let (end, others) = split(ordered, at: tolerance.within) else {
        // Too short for that: everything beyond an end is left out.
        let starts = line.startsRouteLine ? [whole] : []
        let ends = line.endsRouteLine ? [Array(whole.reversed())] : []
        return try flat(whole, capped: starts + ends, unless: isCancelled)
      }
      polygons += try flat(end, capped: [end], unless: isCancelled)
      rest = isStart ? others : others.reversed()
    }
    return try polygons + self.polygons(along: rest, unless: isCancelled)
  }

  /// The corridor of a line without what is beyond the starts of other lines.
  private func flat(
    _ line: [Coordinate], capped starts: [[Coordinate]], unless isCancelled: () -> Bool
  ) throws(GeometryError) -> [GeosGeometry] {
    let corridor = try context.collection(polygons(along: line, unless: isCancelled)).union()
    var caps: [GeosGeometry] = []
    for start in starts { caps += try cap(before: start) }
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
    let tessellator = CurveTessellator(plane: plane, tolerance: tolerance, reach: radius)
    return try CorridorCut(context: context).polygons(
      [tessellator.ring(ring + [ring[0]])], isPolar: tessellator.isPolar)
  }

  /// The first `meters` of a line, and the rest; nil if the line is shorter.
  private func split(
    _ line: [Coordinate], at meters: Double
  ) -> (end: [Coordinate], rest: [Coordinate])? {
    var begin = 0.0
    for index in line.indices.dropLast() {
      let edge = geodesic.line(from: line[index], to: line[index + 1])
      if begin + edge.solution.meters > meters {
        let middle = edge.position(at: meters - begin).position
        return (line[...index] + [middle], [middle] + line[(index + 1)...])
      }
      begin += edge.solution.meters
    }
    return nil
  }

  /// Polygons in longitude and latitude whose union is the corridor, with round ends, of a line of at
  /// least one position.
  ///
  /// - Throws: ``GeometryError/interrupted``.
  private func polygons(
    along line: [Coordinate], unless isCancelled: () -> Bool
  ) throws(GeometryError) -> [GeosGeometry] {
    var polygons: [GeosGeometry] = []
    let cutter = PieceCutter(geodesic: geodesic, tolerance: tolerance)
    try cutter.pieces(of: line) { piece throws(GeometryError) in
      if isCancelled() { throw .interrupted }
      polygons += try self.polygons(around: piece)
    }
    return polygons
  }

  /// The corridor of a piece of a line.
  private func polygons(around piece: [Coordinate]) throws(GeometryError) -> [GeosGeometry] {
    let plane = AzimuthalPlane(geodesic: geodesic, center: piece[piece.count / 2])
    let points = piece.map(plane.point)
    let reach = points.reduce(0) { max($0, hypot($1.lon, $1.lat)) } + tolerance.within
    let tessellator = CurveTessellator(plane: plane, tolerance: tolerance, reach: reach)
    var united: [GeosGeometry] = []
    var first = 0
    repeat {
      let last = min(first + Self.mostVertices, points.count - 1)
      united += try buffers(of: points[first...last])
      first = last
    } while first < points.count - 1
    let cut = CorridorCut(context: context)
    var polygons: [GeosGeometry] = []
    for polygon in try context.collection(united).union().polygons() {
      polygons += try cut.polygons(
        polygon.rightHanded.rings.map { tessellator.ring($0.reversed()) },
        isPolar: tessellator.isPolar)
    }
    return polygons
  }

  /// Buffers in the plane whose union is the corridor of `points`.
  private func buffers(of points: ArraySlice<Coordinate>) throws(GeometryError) -> [GeosGeometry] {
    let line = points.count > 1 ? try context.line(Array(points)) : try context.point(points[0])
    let buffer = try line.buffered(
      by: tolerance.within, quadrantSegments: tolerance.quadrantSegments)
    let splits = try strays(of: buffer, from: points)
    guard !splits.isEmpty else { return [buffer] }
    var buffers: [GeosGeometry] = []
    var first = points.startIndex
    for split in splits.sorted() + [points.endIndex - 1] where split > first {
      buffers += try self.buffers(of: points[first...split])
      first = split
    }
    return buffers
  }

  /// The vertices, without the ends, that are next to where the outline of a buffer is too far from
  /// its line, or too near to it: GEOS also leaves tiny holes in buffers of winding lines.
  private func strays(
    of buffer: GeosGeometry, from points: ArraySlice<Coordinate>
  ) throws(GeometryError) -> Set<Int> {
    guard points.count > 2 else { return [] }
    let least = (tolerance.within - tolerance.arc) * (1 - 1e-9)
    let most = tolerance.within + tolerance.stray
    var strays: Set<Int> = []
    for ring in try buffer.polygons().flatMap(\.rings) {
      for (a, b) in zip(ring, ring.dropFirst()) {
        for share in [0, 1.0 / 3, 2.0 / 3] {
          let place = Coordinate(
            lon: a.lon + share * (b.lon - a.lon), lat: a.lat + share * (b.lat - a.lat))
          let (squared, edge) = points.nearestEdge(to: place)
          if squared < least * least || squared > most * most {
            strays.insert(min(max(edge, points.startIndex + 1), points.endIndex - 2))
          }
        }
      }
    }
    return strays
  }
}

/// A line in a plane.
extension ArraySlice<Coordinate> {
  /// The edge nearest to `place` as the index of its first vertex, and the squared distance.
  fileprivate func nearestEdge(to place: Coordinate) -> (squared: Double, edge: Int) {
    var nearest = (squared: Double.infinity, edge: startIndex)
    for edge in indices.dropLast() {
      let a = self[edge]
      let b = self[edge + 1]
      let x = b.lon - a.lon
      let y = b.lat - a.lat
      let length = x * x + y * y
      let along = (place.lon - a.lon) * x + (place.lat - a.lat) * y
      let share = length > 0 ? Swift.min(1, Swift.max(0, along / length)) : 0
      let east = place.lon - a.lon - share * x
      let north = place.lat - a.lat - share * y
      let squared = east * east + north * north
      if squared < nearest.squared { nearest = (squared, edge) }
    }
    return nearest
  }
}
