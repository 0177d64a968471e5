/// The vertices of rings, ring by ring, and the edges between them.
struct RingEdges: Sendable {
  /// All vertices; none is equal to the previous one in its ring.
  private(set) var vertices: [Coordinate] = []
  /// The ring of each vertex.
  private(set) var rings: [Int32] = []
  /// The first vertex of each ring, and finally one past the last vertex.
  private(set) var starts = [0]

  /// - Parameter rings: Closed or open rings; consecutive equal positions count once.
  init(_ closed: [[Coordinate]]) {
    let count = closed.reduce(0) { $0 + $1.count }
    vertices.reserveCapacity(count)
    rings.reserveCapacity(count)
    for (number, ring) in closed.enumerated() {
      let first = vertices.count
      for position in ring where vertices.count == first || position != vertices[vertices.count - 1]
      {
        vertices.append(position)
      }
      while vertices.count > first + 1, vertices[vertices.count - 1] == vertices[first] {
        vertices.removeLast()
      }
      while rings.count < vertices.count { rings.append(Int32(truncatingIfNeeded: number)) }
      starts.append(vertices.count)
    }
  }

  /// The vertices of a ring.
  func vertices(ofRing ring: Int) -> Range<Int> { starts[ring]..<starts[ring + 1] }

  /// The next vertex of the ring, at which the edge of this vertex ends.
  @inline(__always)
  func next(_ vertex: Int) -> Int {
    let after = vertex + 1
    let ring = Int(rings[vertex])
    return after == starts[ring + 1] ? starts[ring] : after
  }

  /// The previous vertex of the ring.
  @inline(__always)
  func previous(_ vertex: Int) -> Int {
    let ring = Int(rings[vertex])
    return vertex == starts[ring] ? starts[ring + 1] - 1 : vertex - 1
  }
}
