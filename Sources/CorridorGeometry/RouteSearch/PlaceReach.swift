internal import Glibc

/// What is within reach of one place: the pieces and points of a route at most the corridor's
/// half-width from it.
struct PlaceReach {
  let shape: RouteShape
  /// Where the place is, earth-centred metres.
  let position: SIMD3<Double>
  /// The corridor's half-width, in metres.
  let within: Double
  /// Whether every piece is close to its chord.
  let isOrdinary: Bool
  let place: Coordinate

  /// Nearer to the edge of the corridor than this many metres, ``Geodesic`` decides.
  static var edgeMeters: Double { 0.001 }
  /// How far off its place a point is at most, in metres. So seldom is a vertex that near to the edge
  /// of the corridor that PROJ, which takes longer to load than a search takes, is hardly loaded.
  private static var pointMeters: Double { 1e-6 }
  /// How far the nearest point of a piece may be from where it is looked for, in metres.
  private static var sagittaMeters: Double { 0.01 }

  /// - Parameter position: Where the place is, if that has been worked out: what is worked out of it
  ///   again is then the same to the bit.
  init(
    shape: RouteShape, place: GridPosition, within: Double, position: SIMD3<Double>? = nil
  ) {
    self.shape = shape
    self.place = place.coordinate
    self.within = within
    self.position = position ?? Ellipsoid.position(place)
    isOrdinary = shape.pieceMeters <= RouteShape.ordinaryPieceMeters
  }

  /// What is at most this straight-line distance away is within reach whatever else it is, in
  /// metres; negative where nothing is.
  ///
  /// By A. Schur's theorem: a geodesic bends nowhere more than a circle of the smallest radius of
  /// curvature, so its chord is at least that of an arc of that circle which is as long.
  private static func sureMeters(_ within: Double) -> Double {
    let diameter = 2 * Ellipsoid.smallestCurvatureRadius
    // Half such a circle is as far as this goes.
    return diameter * sin(min(within, 19_000_000) / diameter) - 0.01
  }

  /// What is at most this straight-line distance away is within reach for sure, and what is farther
  /// is not, both in metres.
  static func bounds(within: Double) -> (inner: Float, outer: Float) {
    (
      inner: Float(sureMeters(within)) * (1 - 4 * Float.ulpOfOne),
      outer: Float(min(within, 1e9)) * (1 + 2 * Float.ulpOfOne)
    )
  }

  /// By how much distances between earth-centred positions of Float may be off, in metres.
  static var floatMeters: Float { 2 }

  /// What the distance of a piece is between, or nil when it is beyond the corridor's half-width.
  func bounds(on piece: Int) throws(RouteError) -> (low: Double, high: Double)? {
    if isOrdinary {
      let near = shape.foot(of: position, on: piece)
      let isEnd = near.share == 0 || near.share == 1
      let bounds = Self.bounds(
        chord: near.squared.squareRoot(), beside: isEnd ? Self.pointMeters : Self.sagittaMeters)
      if bounds.low > within { return nil }
      if bounds.high <= within { return bounds }
      if near.squared > RouteShape.seriesMeters * RouteShape.seriesMeters,
        let bounds = try shape.exactBounds(of: place, at: position, on: piece, deciding: within)
      {
        return bounds.low > within ? nil : bounds
      }
    }
    let meters = try foot(on: piece).offRouteMeters
    guard meters <= within else { return nil }
    return (meters - Self.edgeMeters, meters + Self.edgeMeters)
  }

  /// What the geodesic distance to a point is between whose straight-line distance is known, if it
  /// is at most so far beside where it is taken to be.
  ///
  /// What the curve of the Earth adds is known to 1.2 % with one radius up to 10,000 km, and to 1.5 %
  /// up to 15,000 km; the sagitta of a short piece is below 5 mm.
  private static func bounds(chord: Double, beside: Double) -> (low: Double, high: Double) {
    guard chord <= EarthCurve.longestChord else { return (chord - beside, .infinity) }
    let meters =
      chord <= 100_000 ? EarthCurve.arc(chord: chord) : EarthCurve.longArc(chord: chord)
    let margin = 0.05 * (meters - chord) + beside
    return (meters - margin, meters + margin)
  }

  /// The nearest point of a piece.
  func foot(on piece: Int) throws(RouteError) -> RouteFoot {
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

  /// Whether the start of a piece is within reach.
  func reaches(point: Int) throws(RouteError) -> Bool {
    let chord = (shape.point(at: point) - position).length
    let bounds = Self.bounds(chord: chord, beside: Self.pointMeters)
    if bounds.high <= within { return true }
    if bounds.low > within { return false }
    if chord > RouteShape.seriesMeters {
      let reckoned = AndoyerLambert(from: position).bounds(to: shape.point(at: point))
      if reckoned.high <= within { return true }
      if reckoned.low > within { return false }
    }
    let start = EarthCurve.coordinate(of: shape.point(at: point))
    return try Geodesic.wgs84().inverse(start, place).meters <= within
  }
}
