package import CorridorGeometry

/// The carriageway segments of an index, for lookup by position.
package final class CarriagewayTree: Sendable {
  private let contents: IndexReader
  private let tree: PlaceTree

  fileprivate init(_ contents: IndexReader) {
    self.contents = contents
    // A segment corresponds to a leaf of sixteen places.
    tree = PlaceTree(
      file: contents.file,
      count: contents.sections[.carriagewayPieces].count * SphereTree.leafCapacity,
      positionsOffset: 0, nodesOffset: contents.sections[.carriagewayNodes].offset, rowsOffset: nil)
  }

  /// Calls `body` with each segment whose bounding sphere comes within `meters` of an earth-centred
  /// position, in file order.
  ///
  /// Complexity: O(log segments + segments nearby).
  package func forEachCarriagewaySegment(
    within meters: Double, of center: SIMD3<Double>,
    _ body: (CarriagewaySegment) throws(IndexError) -> Void
  ) throws(IndexError) {
    guard let root = try tree.root(), Self.comes(root, within: meters, of: center) else { return }
    try visit(level: tree.levelCounts.count - 1, 0, meters, center, body)
  }

  private func visit(
    level: Int, _ index: Int, _ meters: Double, _ center: SIMD3<Double>,
    _ body: (CarriagewaySegment) throws(IndexError) -> Void
  ) throws(IndexError) {
    guard level > 0 else { return try body(contents.carriagewaySegment(index)) }
    let children = try tree.children(level: level, index: index)
    for child in 0..<children.count
    where Self.comes(children[child], within: meters, of: center) {
      try visit(level: level - 1, children.first + child, meters, center, body)
    }
  }

  private static func comes(
    _ sphere: BoundingSphere, within meters: Double, of center: SIMD3<Double>
  ) -> Bool {
    let reach = meters + Double(sphere.w)
    return (sphere.centerPosition - center).lengthSquared <= reach * reach
  }

  /// Calls `body` with the vertices of a segment, in the direction of travel.
  package func forEachVertex(
    of segment: CarriagewaySegment, _ body: (GridPosition) throws(IndexError) -> Void
  ) throws(IndexError) {
    for vertex in segment.vertices { try body(contents.carriagewayVertex(vertex)) }
  }
}

extension PlaceIndex {
  /// Whether the index has the carriageways of roads, which an import takes from OpenStreetMap.
  public var hasCarriageways: Bool { contents.sections[.carriagewayPieces].count > 0 }

  /// The carriageways; nil if the index has none.
  package var carriageways: CarriagewayTree? {
    hasCarriageways ? CarriagewayTree(contents) : nil
  }

  /// The number of edges of all road ways.
  package var carriagewayEdgeCount: Int {
    max(
      0,
      contents.sections[.carriagewayVertices].count - contents.sections[.carriagewayPieces].count)
  }
}
