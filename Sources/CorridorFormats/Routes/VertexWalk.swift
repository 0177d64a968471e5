import CorridorGeometry

/// Follows parts of a line along its vertices to find where each part ends.
struct VertexWalk {
  private let line: [Coordinate]
  /// The current vertex.
  private(set) var vertex = 0

  init(_ line: [Coordinate]) { self.line = line }

  /// Whether only copies of the current vertex remain.
  var isAtEnd: Bool { line[vertex...].allSatisfy { $0 == line[vertex] } }

  /// Follows a part that begins at the current vertex, vertex by vertex; returns false if the line
  /// has other vertices. Repeated vertices match a single one.
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
