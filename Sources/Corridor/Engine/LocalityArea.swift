internal import CorridorGeometry
internal import CorridorIndex

/// The locality that a text names, such as that of "restaurants in Valletta", as a condition on rows.
struct LocalityArea: Sendable {
  /// The row of the toponym.
  let row: Int
  /// Where the toponym is.
  let position: GridPosition
  private let index: PlaceIndex
  private let center: SIMD3<Float>
  /// A place that belongs to it is at most so many metres from its position.
  private let radius: Float

  /// - Parameter row: A toponym's row.
  init(row: Int, in index: PlaceIndex) throws(IndexError) {
    self.row = row
    self.index = index
    position = try index.position(at: row)
    let middle = Ellipsoid.position(position)
    center = SIMD3(Float(middle.x), Float(middle.y), Float(middle.z))
    radius = 2_000
  }

  /// Whether a place inside `sphere` may belong to the locality.
  @inline(__always)
  func mayHold(in sphere: SIMD4<Float>) -> Bool {
    let gap = SIMD3(sphere.x, sphere.y, sphere.z) - center
    let far = radius + sphere.w + 2
    return (gap * gap).sum() <= far * far
  }

  /// Whether the place in a row belongs to the locality.
  func contains(row: Int) throws(SearchError) -> Bool {
    let place = try SearchError.wrapping { () throws(IndexError) in
      Ellipsoid.position(try index.position(at: row))
    }
    return (place - Ellipsoid.position(position)).length <= Double(radius)
  }
}
