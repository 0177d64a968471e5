extension RouteShape {
  /// Every pass of the route by a place: for each maximal stretch of the route from which the
  /// place is within `within` metres, its nearest point.
  ///
  /// Stretches run on over gaps between lines, which have no length along the route. Passes come
  /// in the order of the route. Costs as much as there are pieces within reach of the place, about
  /// 10 ns each, and a geodesic or two for each pass that is farther than 8 km.
  package func passes(
    of place: GridPosition, within: Double
  ) throws(RouteError) -> [RouteFoot] {
    var finder = PassFinder(shape: self, place: place, within: within)
    try finder.descend(level: levelStarts.count - 1, index: 0)
    try finder.endPass()
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
  /// Pieces of the stretch under way that may have its nearest point, in order.
  private var candidates: [Candidate] = []
  /// No candidate's nearest point is farther than the nearest of all can be, in metres.
  private var nearestHigh = Double.infinity
  private let sphere: SIMD4<Float>
  private let reach: Float
  private let isOrdinary: Bool

  /// Nearer to the edge of the corridor than this many metres, ``Geodesic`` decides.
  private static var edgeMeters: Double { 0.001 }
  /// Up to this straight-line distance, ``bounds(chord:)`` holds, in metres.
  private static var boundMeters: Double { 1_000_000 }

  /// A piece that may have the nearest point of a pass.
  private struct Candidate {
    let piece: Int
    /// The least that its distance may be, in metres.
    let low: Double
  }

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
      guard let bounds = try bounds(on: piece) else { continue }
      var runsOn = !candidates.isEmpty && lastPiece == piece - 1
      if runsOn { runsOn = try reaches(point: piece) }
      lastPiece = piece
      if !runsOn { try endPass() }
      add(Candidate(piece: piece, low: bounds.low), high: bounds.high)
    }
  }

  private mutating func add(_ candidate: Candidate, high: Double) {
    guard candidate.low <= nearestHigh else { return }
    if high < nearestHigh {
      nearestHigh = high
      while let last = candidates.last, last.low > high { candidates.removeLast() }
    }
    candidates.append(candidate)
  }

  /// Finds the nearest point of the stretch under way.
  mutating func endPass() throws(RouteError) {
    var best: RouteFoot?
    for candidate in candidates where candidate.low <= nearestHigh {
      let foot = try foot(on: candidate.piece)
      if best.map({ isBetter(foot, than: $0) }) ?? true { best = foot }
    }
    if let best { passes.append(best) }
    candidates.removeAll(keepingCapacity: true)
    nearestHigh = .infinity
  }

  private func isBetter(_ foot: RouteFoot, than best: RouteFoot) -> Bool {
    let gain = best.offRouteMeters - foot.offRouteMeters
    let fillsIn = !shape.hasLength(best.piece) && shape.hasLength(foot.piece)
    return gain > ProbeLane.tieMeters || (gain >= -ProbeLane.tieMeters && fillsIn)
  }

  /// What the distance of a piece is between, or nil when it is beyond the corridor's half-width.
  private func bounds(on piece: Int) throws(RouteError) -> (low: Double, high: Double)? {
    if isOrdinary {
      let bounds = Self.bounds(chord: shape.foot(of: position, on: piece).squared.squareRoot())
      if bounds.low > within { return nil }
      if bounds.high <= within { return bounds }
    }
    let meters = try foot(on: piece).offRouteMeters
    guard meters <= within else { return nil }
    return (meters - Self.edgeMeters, meters + Self.edgeMeters)
  }

  /// What the geodesic distance to a point is between whose straight-line distance is known, also
  /// if the nearest point of a short piece is a little beside it.
  ///
  /// What the curve of the Earth adds is known to 1.2 % with one radius, and to less than that
  /// without the series' next term; the sagitta of a short piece is below 5 mm.
  private static func bounds(chord: Double) -> (low: Double, high: Double) {
    guard chord <= boundMeters else { return (0, .infinity) }
    let meters = EarthCurve.arc(chord: chord)
    let margin = 0.05 * (meters - chord) + 0.01
    return (meters - margin, meters + margin)
  }

  /// The nearest point of a piece.
  private func foot(on piece: Int) throws(RouteError) -> RouteFoot {
    if isOrdinary {
      let near = shape.foot(of: position, on: piece)
      let chord = near.squared.squareRoot()
      let isPlain = abs(EarthCurve.arc(chord: chord) - within) > Self.edgeMeters
      if chord <= RouteShape.seriesMeters, isPlain {
        return shape.routeFoot(near, on: piece, of: position)
      }
    }
    return try shape.exactFoot(of: place, on: piece)
  }

  /// Whether the start of a piece is within the corridor's half-width of the place.
  private func reaches(point: Int) throws(RouteError) -> Bool {
    let bounds = Self.bounds(chord: (shape.point(at: point) - position).length)
    if bounds.high <= within { return true }
    if bounds.low > within { return false }
    let start = EarthCurve.coordinate(of: shape.point(at: point))
    return try Geodesic.wgs84().inverse(start, place).meters <= within
  }
}
