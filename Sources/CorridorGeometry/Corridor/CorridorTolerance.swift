internal import Glibc

/// How far a corridor polygon may stray, and how that is shared out.
///
/// The polygon keeps within max(1 m, 0.1 % of the half-width) of the exact corridor. Seven tenths
/// are spent on chords and dropped vertices, some on overlaps; the rest is reserve.
struct CorridorTolerance {
  /// The half-widths a polygon is made for, in metres.
  ///
  /// Below a millimetre nothing is left of the 1e-7 degree grid; beyond 9,000 km the sides of an
  /// edge begin to meet again on the far side of the Earth.
  static let range = 0.001...9_000_000.0

  /// The half-width in metres.
  let within: Double
  /// How far a dropped vertex may lie from what replaces it, in metres.
  let simplification: Double
  /// How far a chord may lie from its curve, in metres.
  let chord: Double
  /// How far a piece of the corridor reaches back over the one before it, in metres.
  ///
  /// Pieces that only shared an edge would leave slits where that edge is split at rounded
  /// positions. The corners that stick out for it do so by 0.005 % of the half-width.
  let overlap: Double

  /// Shares out the tolerance of a half-width in metres.
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

  /// The longest chord of a curve, in metres, that strays no more than ``chord`` when drawn
  /// straight in longitude and latitude.
  ///
  /// A line straight in longitude and latitude bends away from a geodesic by at most
  /// 1.09 tan(latitude) / radius (the meridians converge and its own course turns); the curve
  /// itself bends by `curvature` per metre. A chord of length s on curvature k strays k s² / 8.
  func longestChord(latitude: Double, curvature: Double) -> Double {
    let converging = 1.09 * tan(min(latitude, Self.polarLatitude) * .pi / 180) / Self.earthRadius
    return (8 * chord / (converging + curvature)).squareRoot()
  }

  /// Whether a geodesic of ``within`` metres may be drawn as one straight line in longitude and
  /// latitude where two pieces meet: it strays no more than they overlap.
  func radiiAreStraight(latitude: Double) -> Bool {
    let curvature = 1.09 * tan(min(latitude, 89.9) * .pi / 180) / Self.earthRadius
    return within * within * curvature / 8 < overlap / 2
  }

  /// Beyond this latitude the number of chords is not reckoned beforehand but found by halving.
  static let polarLatitude = 80.0
  /// A length no larger than any radius of curvature of the Earth, in metres.
  static let earthRadius = 6_335_439.0
}
