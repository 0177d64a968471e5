internal import Glibc

/// The WGS84 ellipsoid and earth-centred positions on it.
///
/// Bounds and candidate distances are computed in earth-centred metres, where the antimeridian and
/// the poles need no special cases.
package enum Ellipsoid {
  /// Semi-major axis in metres (NIMA TR8350.2).
  package static let semiMajorAxis = 6_378_137.0
  /// Flattening (NIMA TR8350.2).
  package static let flattening = 1 / 298.257223563
  /// First eccentricity squared.
  @inlinable package static var eccentricitySquared: Double { 0.006_694_379_990_141_316_5 }
  /// Smallest radius of curvature, in metres: a(1-e²), north-south on the equator.
  @inlinable package static var smallestCurvatureRadius: Double { 6_335_439.0 }
  /// Radians per degree.
  @inlinable package static var radiansPerDegree: Double { .pi / 180 }

  /// Earth-centred position in metres of a position in degrees on the ellipsoid.
  package static func position(_ coordinate: Coordinate) -> SIMD3<Double> {
    LocalFrame(coordinate).position
  }

  /// Earth-centred position in metres of a grid position.
  package static func position(_ grid: GridPosition) -> SIMD3<Double> {
    position(grid.coordinate)
  }
}

/// The sines and cosines of one position, from which positions near it are computed without
/// trigonometric functions.
@frozen
package struct LocalFrame: Sendable {
  package let lon: Double
  package let lat: Double
  package let sinLon: Double
  package let cosLon: Double
  package let sinLat: Double
  package let cosLat: Double

  /// The frame at a position in degrees.
  package init(_ coordinate: Coordinate) {
    lon = coordinate.lon
    lat = coordinate.lat
    sinLon = sin(coordinate.lon * Ellipsoid.radiansPerDegree)
    cosLon = cos(coordinate.lon * Ellipsoid.radiansPerDegree)
    sinLat = sin(coordinate.lat * Ellipsoid.radiansPerDegree)
    cosLat = cos(coordinate.lat * Ellipsoid.radiansPerDegree)
  }

  /// Unit vector that points east.
  @inlinable package var east: SIMD3<Double> { SIMD3(-sinLon, cosLon, 0) }

  /// Unit vector that points north.
  @inlinable package var north: SIMD3<Double> {
    SIMD3(-sinLat * cosLon, -sinLat * sinLon, cosLat)
  }

  /// Earth-centred position of the frame itself, in metres.
  @inlinable package var position: SIMD3<Double> {
    Self.position(sinLon: sinLon, cosLon: cosLon, sinLat: sinLat, cosLat: cosLat)
  }

  /// Half the side, in degrees, of the square around the frame in which ``position(near:lat:)`` is
  /// valid: 0.01 radians.
  @inlinable package static var reachDegrees: Double { 0.57 }

  /// Earth-centred position in metres of a position at most ``reachDegrees`` away in lon and lat.
  ///
  /// Sine and cosine of the small differences are Taylor series up to the sixth power; at 0.01
  /// radians the truncation error is below 1e-16 of the radius.
  @inlinable @inline(__always)
  package func position(near lon: Double, lat: Double) -> SIMD3<Double> {
    let g = (lon - self.lon) * Ellipsoid.radiansPerDegree
    let h = (lat - self.lat) * Ellipsoid.radiansPerDegree
    let g2 = g * g
    let h2 = h * h
    let sinG = g * (1 - g2 * (1.0 / 6 - g2 * (1.0 / 120)))
    let cosG = 1 - g2 * (0.5 - g2 * (1.0 / 24 - g2 * (1.0 / 720)))
    let sinH = h * (1 - h2 * (1.0 / 6 - h2 * (1.0 / 120)))
    let cosH = 1 - h2 * (0.5 - h2 * (1.0 / 24 - h2 * (1.0 / 720)))
    return Self.position(
      sinLon: sinLon * cosG + cosLon * sinG, cosLon: cosLon * cosG - sinLon * sinG,
      sinLat: sinLat * cosH + cosLat * sinH, cosLat: cosLat * cosH - sinLat * sinH)
  }

  @inlinable @inline(__always)
  static func position(
    sinLon: Double, cosLon: Double, sinLat: Double, cosLat: Double
  ) -> SIMD3<Double> {
    // Prime vertical radius of curvature: N = a / sqrt(1 - e² sin² lat).
    let n =
      6_378_137.0 / (1 - Ellipsoid.eccentricitySquared * sinLat * sinLat).squareRoot()
    return SIMD3(
      n * cosLat * cosLon, n * cosLat * sinLon, n * (1 - Ellipsoid.eccentricitySquared) * sinLat)
  }
}

extension LocalFrame {
  /// Whether ``position(near:lat:)`` is valid for a position.
  @inlinable
  package func reaches(_ position: Coordinate) -> Bool {
    abs(position.lon - lon) <= Self.reachDegrees && abs(position.lat - lat) <= Self.reachDegrees
  }

  /// Earth-centred positions in metres of eight positions, each at most ``reachDegrees`` away in
  /// lon and lat: ``position(near:lat:)`` without a square root or a division for each.
  @inline(__always)
  func positions(near lons: SIMD8<Double>, lats: SIMD8<Double>) -> Positions8 {
    let g = (lons - lon) * Ellipsoid.radiansPerDegree
    let h = (lats - lat) * Ellipsoid.radiansPerDegree
    let (sinG, cosG) = Self.sineAndCosine(g)
    let (sinH, cosH) = Self.sineAndCosine(h)
    let sinLon8 = sinLon * cosG + cosLon * sinG
    let cosLon8 = cosLon * cosG - sinLon * sinG
    let sinLat8 = sinLat * cosH + cosLat * sinH
    let cosLat8 = cosLat * cosH - sinLat * sinH
    // N = a / sqrt(w - t), with w of the frame: a power series in t / w, which is below 1.4e-4.
    let eccentricity = Ellipsoid.eccentricitySquared
    let inverse = 1 / (1 - eccentricity * sinLat * sinLat)
    let t = (sinLat8 * sinLat8 - sinLat * sinLat) * (eccentricity * inverse)
    let series = 1 + t * (0.5 + t * (0.375 + t * (0.3125 + t * 0.2734375)))
    let n = series * (6_378_137.0 * inverse.squareRoot())
    let flat = n * cosLat8
    return Positions8(
      x: flat * cosLon8, y: flat * sinLon8, z: n * sinLat8 * (1 - eccentricity))
  }

  /// Sine and cosine of small angles, as in ``position(near:lat:)``.
  @inline(__always)
  private static func sineAndCosine(
    _ angle: SIMD8<Double>
  ) -> (sine: SIMD8<Double>, cosine: SIMD8<Double>) {
    let squared = angle * angle
    return (
      angle * (1 - squared * (1.0 / 6 - squared * (1.0 / 120))),
      1 - squared * (0.5 - squared * (1.0 / 24 - squared * (1.0 / 720)))
    )
  }
}

/// Eight earth-centred positions in metres, as a structure of arrays.
struct Positions8 {
  var x = SIMD8<Double>()
  var y = SIMD8<Double>()
  var z = SIMD8<Double>()

  /// The positions, each moved by `step`.
  @inline(__always)
  func moved(by step: SIMD3<Double>) -> Positions8 {
    Positions8(x: x + step.x, y: y + step.y, z: z + step.z)
  }

  /// Squared distances from the origin.
  @inline(__always)
  var squared: SIMD8<Double> { x * x + y * y + z * z }
}

extension SIMD3<Double> {
  /// Dot product.
  @inlinable package func dot(_ other: Self) -> Double {
    x * other.x + y * other.y + z * other.z
  }

  /// Cross product.
  @inlinable package func cross(_ other: Self) -> Self {
    Self(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  /// Squared length.
  @inlinable package var lengthSquared: Double { dot(self) }

  /// Length.
  @inlinable package var length: Double { lengthSquared.squareRoot() }
}
