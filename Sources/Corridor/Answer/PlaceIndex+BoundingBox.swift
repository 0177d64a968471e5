internal import CorridorGeometry
package import CorridorIndex

extension PlaceIndex {
  /// The smallest box that holds all places, businesses and toponyms; nil for an index of none.
  ///
  /// Complexity: O(n) in the number of places, O(n log n) for places all around the Earth.
  package func boundingBox() throws(IndexError) -> BoundingBox? {
    var positions: [GridPosition] = []
    positions.reserveCapacity(count)
    for row in 0..<count { positions.append(try position(at: row)) }
    return BoundingBox(of: positions)
  }
}
