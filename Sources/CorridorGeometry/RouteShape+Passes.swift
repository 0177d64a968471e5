extension RouteShape {
  /// Every pass of the route by a place: for each maximal stretch of the route from which the
  /// place is within `within` metres, its nearest point.
  ///
  /// Stretches run on over gaps between lines, which have no length along the route. Passes come
  /// in the order of the route. Costs as much as there are pieces within reach of the place.
  package func passes(
    of place: GridPosition, within: Double
  ) throws(RouteError) -> [RouteFoot] {
    var finder = PassFinder(shape: self, place: place, within: within)
    try finder.descend(level: levelStarts.count - 1, index: 0)
    return finder.passes
  }
}

/// Walks along the route in order and keeps the stretches within reach of one place.
private struct PassFinder {
  let shape: RouteShape
  let place: Coordinate
  let position: SIMD3<Double>
  let within: Double
  private(set) var passes: [RouteFoot] = []
  /// The last piece that was within reach.
  private var lastPiece = -1
  private let sphere: SIMD4<Float>
  private let reach: Float
  private let isOrdinary: Bool

  /// Nearer to the edge of the corridor than this many metres, ``Geodesic`` decides.
  private static var edgeMeters: Double { 0.001 }

  init(shape: RouteShape, place: GridPosition, within: Double) {
    self.shape = shape
    self.place = place.coordinate
    self.within = within
    position = Ellipsoid.position(place)
    sphere = SIMD4(Float(position.x), Float(position.y), Float(position.z), 0)
    reach = Float(min(within, 1e9)) * (1 + 2 * Float.ulpOfOne) + 2
    isOrdinary = shape.pieceMeters <= RouteShape.ordinaryPieceMeters
  }

  mutating func descend(level: Int, index: Int) throws(RouteError) {
    guard level > 0 else { return try visit(block: index) }
    let node = unsafe shape.nodes[shape.levelStarts[level - 1] + index]
    var left = RouteProbe.near(node, sphere, reach)
    while left != 0 {
      let lane = left.trailingZeroBitCount
      left &= left - 1
      try descend(level: level - 1, index: index * RouteBlock.count + lane)
    }
  }

  private mutating func visit(block number: Int) throws(RouteError) {
    let block = unsafe shape.blocks[number]
    let offset = position - block.center
    let squared = block.squaredDistances(Float(offset.x), Float(offset.y), Float(offset.z))
    let far = reach + block.slack
    for lane in 0..<RouteBlock.count where squared[lane] <= far * far {
      let piece = number * RouteBlock.count + lane
      guard piece < shape.pointCount else { return }
      guard let foot = try foot(on: piece) else { continue }
      var runsOn = !passes.isEmpty && lastPiece == piece - 1
      if runsOn { runsOn = try reaches(point: piece) }
      lastPiece = piece
      if runsOn { merge(foot) } else { passes.append(foot) }
    }
  }

  private mutating func merge(_ foot: RouteFoot) {
    let best = passes[passes.count - 1]
    let tie = ProbeLane.tieMeters
    let gain = best.offRouteMeters - foot.offRouteMeters
    let fillsIn = !shape.hasLength(best.piece) && shape.hasLength(foot.piece)
    if gain > tie || (gain >= -tie && fillsIn) { passes[passes.count - 1] = foot }
  }

  /// The nearest point of a piece, or nil when it is beyond the corridor's half-width.
  private func foot(on piece: Int) throws(RouteError) -> RouteFoot? {
    if isOrdinary {
      let near = shape.foot(of: position, on: piece)
      let chord = near.squared.squareRoot()
      let meters = EarthCurve.arc(chord: chord)
      if chord <= RouteShape.seriesMeters, abs(meters - within) > Self.edgeMeters {
        return meters <= within ? shape.routeFoot(near, on: piece, of: position) : nil
      }
    }
    let exact = try shape.exactFoot(of: place, on: piece)
    return exact.offRouteMeters <= within ? exact : nil
  }

  /// Whether the start of a piece is within the corridor's half-width of the place.
  private func reaches(point: Int) throws(RouteError) -> Bool {
    let chord = (shape.point(at: point) - position).length
    let meters = EarthCurve.arc(chord: chord)
    if chord <= RouteShape.seriesMeters, abs(meters - within) > Self.edgeMeters {
      return meters <= within
    }
    let start = EarthCurve.coordinate(of: shape.point(at: point))
    return try Geodesic.wgs84().inverse(start, place).meters <= within
  }
}
