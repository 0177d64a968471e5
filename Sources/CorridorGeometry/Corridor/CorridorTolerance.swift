internal import Glibc

/// The permitted error of a corridor polygon, and how it is divided.
///
/// By default, the polygon deviates from the exact corridor by at most max(1 m, 0.1 % of the
/// half-width).
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
  /// Largest distance of the chords that GEOS draws from their arcs, in metres.
  let arc: Double
  /// Largest distance between the images of a straight line in the plane and of its chords in
  /// longitude and latitude, in metres.
  let chord: Double
  /// Largest distance of a dropped vertex of an outline from the chord that replaces it, in metres.
  let outline: Double
  /// How much farther than the half-width a buffer may reach, in metres.
  let stray: Double

  /// Divides the tolerance of a half-width in metres, or `whole` metres.
  init(within: Double, whole given: Double? = nil) throws(GeometryError) {
    guard Self.range.contains(within) else {
      throw .withinOutOfRange(found: within, expected: Self.range)
    }
    self.within = within
    let least = max(1, within / 1000)
    let whole = given ?? least
    // Beyond half of the half-width, there is little left of the form of a corridor.
    let tolerances = least...max(least, within / 2)
    guard tolerances.contains(whole) else {
      throw .toleranceOutOfRange(found: whole, expected: tolerances)
    }
    let share = given == nil ? 0.03 : 0.2
    simplification = min(0.05 * whole, 0.2 * within)
    arc = min(0.2 * whole, share * within)
    outline = min(0.45 * whole, share * within)
    chord = min(0.15 * whole, 0.03 * within)
    stray = min(0.25 * whole, 0.1 * within)
  }

  /// How far a position may be from where PROJ puts it, in metres: a thousandth of the smallest of
  /// the other tolerances.
  var interpolation: Double { min(simplification, arc, chord, stray, outline) / 1000 }

  /// How far a corridor polygon may reach beyond the corridor of the simplified line, in metres.
  var outward: Double { stray + outline + chord }

  /// The number of chords of a quarter of a circle, so that no chord is more than ``arc`` away.
  ///
  /// GEOS rounds the number of chords of an arc, so they are up to half as long again.
  var quadrantSegments: Int32 {
    Int32((1.5 * .pi / 4 / acos(1 - arc / within)).rounded(.up))
  }

  /// The longest chord, in metres, of a straight line in a plane that deviates by at most ``chord``
  /// if it is drawn straight in longitude and latitude.
  ///
  /// A line straight in longitude and latitude has a curvature of at most 1.09 tan(latitude) /
  /// radius relative to a geodesic (the meridians converge and its own azimuth changes); a line
  /// straight in the plane, at most `distance` metres from its centre, has at most distance /
  /// radius². A chord of length s on curvature k deviates by k s² / 8.
  func longestChord(latitude: Double, distance: Double) -> Double {
    let converging = 1.09 * tan(min(latitude, Self.polarLatitude) * .pi / 180) / Self.earthRadius
    let bending = distance / (Self.earthRadius * Self.earthRadius)
    return (8 * chord / (converging + bending)).squareRoot()
  }

  /// Beyond this latitude chords are bisected instead of counted in advance.
  static let polarLatitude = 80.0
  /// A length not larger than any radius of curvature of the Earth, in metres.
  static let earthRadius = 6_335_439.0
}
