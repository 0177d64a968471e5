internal import Glibc

/// The permitted error of a corridor polygon, and how it is divided.
///
/// The polygon deviates from the exact corridor by at most max(1 m, 0.1 % of the half-width). Seven
/// tenths of that are used for chords and dropped vertices, some for overlaps; the rest is reserve.
struct CorridorTolerance {
  /// The supported half-widths, in metres.
  ///
  /// Below a millimetre nothing remains on the 1e-7 degree grid; beyond 9,000 km the sides of an
  /// edge begin to meet again on the far side of the Earth.
  static let range = 0.001...9_000_000.0

  /// The half-width in metres.
  let within: Double
  /// Largest distance of a dropped vertex from the edge that replaces it, in metres.
  let simplification: Double
  /// Largest distance of a chord from its curve, in metres.
  let chord: Double
  /// How far a part of the corridor overlaps the previous one, in metres.
  ///
  /// Parts that only share an edge would leave slivers where that edge is split at rounded
  /// positions. The corners that protrude because of the overlap do so by 0.005 % of the
  /// half-width.
  let overlap: Double

  /// Divides the tolerance of a half-width in metres.
  init(within: Double) throws(GeometryError) {
    guard Self.range.contains(within) else {
      throw .withinOutOfRange(found: within, expected: Self.range)
    }
    self.within = within
    let whole = max(1, within / 1000)
    simplification = min(0.35 * whole, 0.2 * within)
    chord = min(0.35 * whole, 0.03 * within)
    overlap = 0.01 * within
  }

  /// The longest chord of a curve, in metres, that deviates by at most ``chord`` if it is drawn
  /// straight in longitude and latitude.
  ///
  /// A line straight in longitude and latitude has a curvature of at most 1.09 tan(latitude) /
  /// radius relative to a geodesic (the meridians converge and its own azimuth changes); the curve
  /// itself has `curvature` per metre. A chord of length s on curvature k deviates by k s² / 8.
  func longestChord(latitude: Double, curvature: Double) -> Double {
    let converging = 1.09 * tan(min(latitude, Self.polarLatitude) * .pi / 180) / Self.earthRadius
    return (8 * chord / (converging + curvature)).squareRoot()
  }

  /// Whether a geodesic of ``within`` metres may be one straight line in longitude and latitude
  /// where two parts meet: its deviation is smaller than their overlap.
  func radiiAreStraight(latitude: Double) -> Bool {
    let curvature = 1.09 * tan(min(latitude, 89.9) * .pi / 180) / Self.earthRadius
    return within * within * curvature / 8 < overlap / 2
  }

  /// Beyond this latitude chords are bisected instead of counted in advance.
  static let polarLatitude = 80.0
  /// A length not larger than any radius of curvature of the Earth, in metres.
  static let earthRadius = 6_335_439.0
}
