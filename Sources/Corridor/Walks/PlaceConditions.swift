internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorThreads

/// The conditions that a place must meet besides its category and its distance to a route.
struct PlaceConditions: Sendable {
  private let viewport: ViewportFilter?
  /// A sphere that contains the viewport; nil if there is no viewport, or if it is too large for a
  /// sphere to help.
  private let viewportSphere: (center: SIMD3<Float>, radius: Float)?
  private let tags: [TagFilter]
  /// The truck requirements and the situation; nil if there are none.
  private var truck: (filter: TruckFilter, situation: TruckSituation)?
  /// The rows that match a text; nil for all.
  var rows: RowSet?
  /// The locality to which places must belong; nil for any.
  var locality: LocalityArea?
  /// Cancels the search; nil if it cannot be cancelled.
  var token: CancellationToken?

  init(
    viewport area: Viewport?, tags expressions: [TagExpression], in index: PlaceIndex,
    until token: CancellationToken?
  ) throws(SearchError) {
    self.token = token
    viewport = try area.map { (viewport) throws(SearchError) in
      try ViewportFilter(viewport, until: token)
    }
    viewportSphere = viewport.flatMap { Self.sphere(around: $0.bounds) }
    tags = try rethrowing(as: SearchError.index) { () throws(IndexError) in
      try expressions.map { (expression) throws(IndexError) in
        try TagFilter(expression, in: index) { token?.isCancelled ?? false }
      }
    }
    if !expressions.isEmpty { try token?.check() }
  }

  /// Adds truck requirements, which must hold at any time.
  mutating func require(
    _ requirements: TruckRequirements, in index: PlaceIndex
  ) throws(SearchError) {
    truck = try rethrowing(as: SearchError.index) { () throws(IndexError) in
      try TruckFilter(requirements, in: index).map {
        ($0, TruckSituation(vehicle: requirements.vehicle))
      }
    }
  }

  /// Whether a place inside `sphere` may meet the conditions.
  @inline(__always)
  func mayHold(in sphere: SIMD4<Float>) -> Bool {
    if let locality, !locality.mayHold(in: sphere) { return false }
    guard let viewportSphere else { return true }
    let gap = SIMD3(sphere.x, sphere.y, sphere.z) - viewportSphere.center
    let far = viewportSphere.radius + sphere.w
    return (gap * gap).sum() <= far * far
  }

  /// Whether there is any condition on the position or the row of a place.
  var asksPlaces: Bool {
    viewport != nil || rows != nil || locality != nil || !tags.isEmpty || truck != nil
  }

  /// Whether the viewport contains `position`; true without a viewport.
  @inline(__always)
  func hold(at position: GridPosition) -> Bool {
    viewport?.contains(position) ?? true
  }

  /// Whether any selected row may be below a node of a tree.
  @inline(__always)
  func mayHold(_ tree: PlaceTree, level: Int, node: Int) -> Bool {
    guard let rows, tree.firstRow == rows.rows.lowerBound else { return true }
    return rows.mayHold(level: level, node: node)
  }

  /// The leaf mask: which of the 16 places of a leaf may be selected, as bits.
  @inline(__always)
  func leafMask(_ tree: PlaceTree, leaf: Int) -> UInt32 {
    guard let rows, tree.firstRow == rows.rows.lowerBound else { return .max }
    return rows.mask(ofLeaf: leaf)
  }

  /// Whether the place in `row` is selected and meets the conditions that need its record.
  func hold(row: UInt32) throws(SearchError) -> Bool {
    if let rows, !rows.contains(Int(row)) { return false }
    if let locality, try !locality.contains(row: Int(row)) { return false }
    for filter in tags {
      let holds = try rethrowing(
        filter.matches(row: Int(row)) { token?.isCancelled ?? false }, as: SearchError.index)
      guard holds else {
        // The test may be incomplete because of cancellation.
        try token?.check()
        return false
      }
    }
    guard let (filter, situation) = truck else { return true }
    return try rethrowing(filter.holds(row: Int(row), in: situation), as: SearchError.index)
  }

  /// A sphere around a box of longitudes and latitudes, in earth-centred metres.
  private static func sphere(
    around bounds: GridBounds
  ) -> (center: SIMD3<Float>, radius: Float)? {
    let corner = GridPosition(lon: bounds.west, lat: bounds.south).coordinate
    let far = GridPosition(lon: bounds.east, lat: bounds.north).coordinate
    let span = far.lon >= corner.lon ? far.lon - corner.lon : far.lon + 360 - corner.lon
    guard span <= 120 else { return nil }
    let height = far.lat - corner.lat
    let middle = Coordinate(lon: corner.lon + span / 2, lat: corner.lat + height / 2)
    let center = Ellipsoid.position(middle)
    // The farthest point is on the boundary, at most half a step from a sample; a degree is never
    // more than 112 km.
    let steps = 8
    var radius = 0.0
    for step in 0...steps {
      let share = Double(step) / Double(steps)
      let lon = corner.lon + span * share
      let lat = corner.lat + height * share
      for sample in [(lon, corner.lat), (lon, far.lat), (corner.lon, lat), (far.lon, lat)] {
        let position = Ellipsoid.position(Coordinate(lon: sample.0, lat: sample.1))
        radius = max(radius, (position - center).length)
      }
    }
    let halfStep = max(span, height) / Double(steps) * 56_000
    return (
      SIMD3(Float(center.x), Float(center.y), Float(center.z)), Float(radius + halfStep + 2)
    )
  }
}
