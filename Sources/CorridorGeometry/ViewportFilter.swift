/// A viewport ready to test many places, from many threads at once.
package struct ViewportFilter: Sendable {
  /// A box that holds the viewport; it may cross the antimeridian.
  package let bounds: GridBounds
  private let areas: [ViewportArea]
  private let lanes: ViewportLanes?

  /// Checks a viewport and prepares it.
  ///
  /// - Complexity: O(1) for a box, O(n log n) for polygons of n vertices.
  package init(_ viewport: Viewport) throws(GeometryError) {
    switch try ViewportShape(viewport) {
    case .box(let box):
      bounds = box
      areas = []
      lanes = nil
    case .areas(let areas):
      bounds = GridBounds(around: areas)
      self.areas = areas
      lanes = try ViewportLanes(areas)
    }
  }

  /// Whether `position` is inside or on the edge.
  ///
  /// - Complexity: O(1) for a box, O(log n) for a polygon of n vertices.
  package func contains(_ position: GridPosition) -> Bool {
    guard bounds.contains(position) else { return false }
    guard let lanes else { return true }
    let place = position.coordinate
    return lanes.use { lane in
      for (index, area) in areas.enumerated()
      where place.lat >= area.south && place.lat <= area.north {
        for turn in area.turns(low: place.lon, high: place.lon) {
          let turned = Coordinate(lon: place.lon + turn, lat: place.lat)
          if lane.covers(turned, area: index) { return true }
        }
      }
      return false
    }
  }
}
