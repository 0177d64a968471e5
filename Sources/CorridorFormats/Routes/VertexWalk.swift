import CorridorGeometry

/// Follows parts of a line along its vertices, to learn where each part ends.
struct VertexWalk {
  private let line: [Coordinate]
  /// The vertex that has been reached.
  private(set) var vertex = 0

  init(_ line: [Coordinate]) { self.line = line }

  /// Whether the last vertex has been reached.
  var isAtEnd: Bool { line[vertex...].allSatisfy { $0 == line[vertex] } }

  /// Follows a part that begins where the one before ended, vertex by vertex; false where the line
  /// has other vertices. A vertex may be repeated in either.
  mutating func follow(_ part: [Coordinate]) -> Bool {
    for position in part where position != line[vertex] {
      var next = vertex + 1
      while next < line.count, line[next] == line[vertex] { next += 1 }
      guard next < line.count, line[next] == position else { return false }
      vertex = next
    }
    return !part.isEmpty
  }
}
