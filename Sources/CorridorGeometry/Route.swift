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
  /// - Throws: ``RouteError`` for a vertex that is no position on Earth, or when there is no vertex at all.
  public init(lines: [[Coordinate]]) throws(RouteError) {
    var vertices: [Coordinate] = []
    vertices.reserveCapacity(lines.reduce(0) { $0 + $1.count })
    var starts = [0]
    for (line, points) in lines.enumerated() where !points.isEmpty {
      for (index, point) in points.enumerated() {
        guard abs(point.lat) <= 90, abs(point.lon) <= 360 else {
          throw .notOnEarth(line: line, vertex: index, found: point)
        }
        vertices.append(point)
      }
      starts.append(vertices.count)
    }
    guard !vertices.isEmpty else { throw .empty }
    self.vertices = vertices
    self.lineStarts = starts
    shape = try RouteShape(vertices: vertices, lineStarts: starts)
  }
}
