internal import Glibc

/// Short distances on the ellipsoid, from chords in earth-centred space.
package enum EarthCurve {
  /// One radius of curvature for the whole Earth, in metres: those of WGS84 differ from it by at
  /// most 0.6 %.
  @inlinable package static var radius: Double { 6_367_450 }

  /// Length of the geodesic whose chord is `chord` metres long.
  ///
  /// The first two terms of 2R asin(c / 2R). With one radius the error is below 1.2 % of c³ / 24R²:
  /// 0.06 mm at 10 km.
  @inlinable package static func arc(chord: Double) -> Double {
    chord + chord * chord * chord * (1 / (24 * radius * radius))
  }

  /// Length of the geodesic whose chord is `chord` metres long, at most ``longestChord``: 2R asin(c
  /// / 2R), with an error of less than 1.5 % of the difference between arc and chord.
  static func longArc(chord: Double) -> Double {
    2 * radius * asin(chord / (2 * radius))
  }

  /// The chord of 15,000 km, in metres.
  static var longestChord: Double { 11_700_000 }

  /// The vector away from the ellipsoid at a point on or near it, of unit length within 0.2 %;
  /// computed without a square root or a division.
  @inlinable package static func roughlyUp(at point: SIMD3<Double>) -> SIMD3<Double> {
    point * roughUp
  }

  /// The factor of ``roughlyUp(at:)``: the gradient of x² + y² + z²/(1-e²), divided by a medium
  /// radius.
  @inlinable package static var roughUp: SIMD3<Double> {
    SIMD3(1, 1, 1 / (1 - Ellipsoid.eccentricitySquared)) * (1 / 6_388_868)
  }

  /// The point of the ellipsoid vertically above or below a point near it.
  package static func surfacePoint(near point: SIMD3<Double>) -> SIMD3<Double> {
    // Two Newton steps along the normal on x² + y² + z²/(1-e²) = a²; the first leaves a micrometre
    // of a sagitta of two metres.
    var point = point
    for _ in 0..<2 {
      let scaled = SIMD3(point.x, point.y, point.z / (1 - Ellipsoid.eccentricitySquared))
      let excess =
        point.dot(scaled) - Ellipsoid.semiMajorAxis * Ellipsoid.semiMajorAxis
      point -= scaled * (excess / (2 * scaled.lengthSquared))
    }
    return point
  }

  /// Longitude and latitude in degrees of a point on the ellipsoid.
  package static func coordinate(of point: SIMD3<Double>) -> Coordinate {
    let fromAxis = (point.x * point.x + point.y * point.y).squareRoot()
    let lat = atan2(point.z, fromAxis * (1 - Ellipsoid.eccentricitySquared))
    let lon = atan2(point.y, point.x)
    return Coordinate(
      lon: lon / Ellipsoid.radiansPerDegree, lat: lat / Ellipsoid.radiansPerDegree)
  }
}
