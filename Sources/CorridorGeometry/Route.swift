/// Ordered lines along which places are searched; gaps are allowed between them.
///
/// The edges are WGS84 geodesics. Along-route distances run on over gaps, which have no length.
public struct Route: Sendable {
  /// All vertices, line after line.
  public let vertices: [Coordinate]
  /// Index in ``vertices`` of the first vertex of each line, and one past the last vertex of all.
  public let lineStarts: [Int]
  /// The route as the search walks it.
  package let shape: RouteShape

  /// Length in metres, gaps not counted.
  public var lengthMeters: Double { shape.lengthMeters }

  /// Makes a route from lines of vertices in degrees.
  ///
  /// A line of one vertex and repeated vertices are fine; empty lines are left out.
  ///
  /// - Throws: ``RouteError`` for a vertex that is no position on Earth, or when there is no vertex
  ///   at all.
  public init(lines: [[Coordinate]]) throws(RouteError) {
    for (line, points) in lines.enumerated() {
      for (index, point) in points.enumerated()
      where !(abs(point.lat) <= 90 && abs(point.lon) <= 360) {
        throw .notOnEarth(line: line, vertex: index, found: point)
      }
    }
    // One line is taken as it is, without a copy.
    let vertices = lines.count == 1 ? lines[0] : lines.flatMap { $0 }
    var starts = [0]
    for line in lines where !line.isEmpty { starts.append(starts[starts.count - 1] + line.count) }
    guard !vertices.isEmpty else { throw .empty }
    self.vertices = vertices
    self.lineStarts = starts
    shape = try RouteShape(vertices: vertices, lineStarts: starts)
  }
}
