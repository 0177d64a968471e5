/// A viewport prepared for testing many places, from many threads at once.
package struct ViewportFilter: Sendable {
  /// The bounding box of the viewport; it may cross the antimeridian.
  package let bounds: GridBounds
  private let areas: [(area: ViewportArea, edges: AreaIndex)]
  private let isBox: Bool

  /// Validates and prepares a viewport.
  ///
  /// - Complexity: O(1) for a box, O(n log n) for polygons of n vertices.
  /// - Parameter isCancelled: Called about every tenth of a millisecond.
  /// - Throws: ``GeometryError``, which is ``GeometryError/interrupted`` when `isCancelled` returns
  ///   true.
  package init(
    _ viewport: Viewport, unless isCancelled: () -> Bool = { false }
  ) throws(GeometryError) {
    switch try ViewportShape(viewport) {
    case .box(let box):
      bounds = box
      areas = []
      isBox = true
    case .areas(let areas):
      bounds = GridBounds(around: areas)
      isBox = false
      var ready: [(area: ViewportArea, edges: AreaIndex)] = []
      for (number, area) in areas.enumerated() {
        if isCancelled() { throw .interrupted }
        let edges = try area.checkedEdges(polygon: number, unless: isCancelled)
        ready.append((area, try AreaIndex(edges, unless: isCancelled)))
      }
      self.areas = ready
    }
  }

  /// Whether `position` is inside or on the edge.
  ///
  /// - Complexity: O(1) for a box, O(log² n) for a polygon of n vertices.
  package func contains(_ position: GridPosition) -> Bool {
    guard bounds.contains(position) else { return false }
    if isBox { return true }
    let place = position.coordinate
    for (area, edges) in areas where place.lat >= area.south && place.lat <= area.north {
      for turn in area.turns(low: place.lon, high: place.lon) {
        let turned = Coordinate(lon: place.lon + turn, lat: place.lat)
        if edges.pointLocation(of: turned).isInside { return true }
      }
    }
    return false
  }
}
