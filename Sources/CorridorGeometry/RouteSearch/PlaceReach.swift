internal import Glibc

/// Tests which segments and points of a route are within the corridor's half-width of one place.
struct PlaceReach {
  let shape: RouteShape
  /// The position of the place, earth-centred metres.
  let position: SIMD3<Double>
  /// The corridor's half-width, in metres.
  let within: Double
  /// Whether every segment is close to its chord.
  let isOrdinary: Bool
  let place: Coordinate

  /// Within this many metres of the edge of the corridor, ``Geodesic`` decides.
  static var edgeMeters: Double { 0.001 }
  /// Bound of the position error of a point, in metres. A vertex is so rarely this close to the
  /// edge of the corridor that PROJ, which takes longer to load than a search takes, is hardly ever
  /// loaded.
  private static var pointMeters: Double { 1e-6 }
  /// Bound of the distance between the computed and the true nearest point of a segment, in metres.
  private static var sagittaMeters: Double { 0.01 }

  /// - Parameter position: The position of the place if already computed, so that results computed
  ///   again from it are bit for bit the same.
  init(
    shape: RouteShape, place: GridPosition, within: Double, position: SIMD3<Double>? = nil
  ) {
    self.shape = shape
    self.place = place.coordinate
    self.within = within
    self.position = position ?? Ellipsoid.position(place)
    isOrdinary = shape.segmentMeters <= RouteShape.ordinarySegmentMeters
  }

  /// The straight-line distance, in metres, up to which any point is within reach; negative if
  /// there is none.
  ///
  /// By A. Schur's theorem: a geodesic is nowhere more curved than a circle of the smallest radius
  /// of curvature, so its chord is at least that of an arc of that circle with the same length.
  private static func sureMeters(_ within: Double) -> Double {
    let diameter = 2 * Ellipsoid.smallestCurvatureRadius
    // The theorem holds up to half such a circle.
    return diameter * sin(min(within, 19_000_000) / diameter) - 0.01
  }

  /// A point is within reach for certain up to the inner straight-line distance, and not beyond the
  /// outer one; in metres.
  static func bounds(within: Double) -> (inner: Float, outer: Float) {
    (
      inner: Float(sureMeters(within)) * (1 - 4 * Float.ulpOfOne),
      outer: Float(min(within, 1e9)) * (1 + 2 * Float.ulpOfOne)
    )
  }

  /// Bound of the error of distances between earth-centred positions in Float, in metres.
  static var floatMeters: Float { 2 }

  /// Bounds of the distance to a segment; nil if it is beyond the corridor's half-width.
  func bounds(on segment: Int) throws(RouteError) -> (low: Double, high: Double)? {
    if isOrdinary {
      let near = shape.foot(of: position, on: segment)
      let isEnd = near.share == 0 || near.share == 1
      let bounds = Self.bounds(
        chord: near.squared.squareRoot(), beside: isEnd ? Self.pointMeters : Self.sagittaMeters)
      if bounds.low > within { return nil }
      if bounds.high <= within { return bounds }
      if near.squared.squareRoot() > shape.seriesMeters,
        let bounds = try shape.exactBounds(of: place, at: position, on: segment, deciding: within)
      {
        return bounds.low > within ? nil : bounds
      }
    }
    let meters = try foot(on: segment).offRouteMeters
    guard meters <= within else { return nil }
    return (meters - Self.edgeMeters, meters + Self.edgeMeters)
  }

  /// Bounds of the geodesic distance to a point at a known straight-line distance, if its position
  /// error is at most `beside`.
  ///
  /// The difference between arc and chord is known to 1.2 % with one radius up to 10,000 km, and to
  /// 1.5 % up to 15,000 km; the sagitta of a short segment is below 5 mm.
  private static func bounds(chord: Double, beside: Double) -> (low: Double, high: Double) {
    guard chord <= EarthCurve.longestChord else { return (chord - beside, .infinity) }
    let meters =
      chord <= 100_000 ? EarthCurve.arc(chord: chord) : EarthCurve.longArc(chord: chord)
    let margin = 0.05 * (meters - chord) + beside
    return (meters - margin, meters + margin)
  }

  /// The nearest point of a segment.
  func foot(on segment: Int) throws(RouteError) -> RouteFoot {
    if isOrdinary {
      let near = shape.foot(of: position, on: segment)
      let chord = near.squared.squareRoot()
      let isPlain = abs(EarthCurve.arc(chord: chord) - within) > Self.edgeMeters
      if chord <= shape.seriesMeters, isPlain {
        return shape.routeFoot(near, on: segment, of: position)
      }
    }
    return try shape.exactFoot(of: place, on: segment)
  }

  /// Whether the start of a segment is within reach.
  func reaches(point: Int) throws(RouteError) -> Bool {
    let chord = (shape.point(at: point) - position).length
    let bounds = Self.bounds(chord: chord, beside: Self.pointMeters)
    if bounds.high <= within { return true }
    if bounds.low > within { return false }
    if chord > shape.seriesMeters {
      let reckoned = AndoyerLambert(from: position).bounds(to: shape.point(at: point))
      if reckoned.high <= within { return true }
      if reckoned.low > within { return false }
    }
    let start = EarthCurve.coordinate(of: shape.point(at: point))
    return try Geodesic.wgs84().inverse(start, place).meters <= within
  }
}
