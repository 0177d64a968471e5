internal import Glibc

/// Approximates curves by chords that are straight in longitude and latitude.
struct CurveTessellator {
  let geodesic: Geodesic
  let tolerance: CorridorTolerance
  /// Highest absolute latitude, in degrees, that the curves can reach; at most 90.
  let latitude: Double
  /// Whether curves come so close to a pole that chords must be bisected until they fit.
  let isPolar: Bool

  /// For curves around positions up to `highestLatitude` degrees.
  init(geodesic: Geodesic, tolerance: CorridorTolerance, highestLatitude: Double) {
    self.geodesic = geodesic
    self.tolerance = tolerance
    // A degree is at least 110,574 m along a meridian.
    latitude = min(90, highestLatitude + tolerance.within / 110_574)
    isPolar = latitude > CorridorTolerance.polarLatitude
  }

  /// Upper bound of the curvature, per metre, of the line at the half-width from an edge: that of a
  /// parallel on the sphere.
  var sideCurvature: Double {
    let radius = CorridorTolerance.earthRadius
    return tan(min(tolerance.within / radius, 1.5)) / radius
  }

  /// Number of chords for a curve.
  func chords(length: Double, curvature: Double) -> Int {
    let longest = tolerance.longestChord(latitude: latitude, curvature: curvature)
    // No curve is longer than the Earth's circumference, so the count is small.
    return max(1, Int((min(length, 4.1e7) / longest).rounded(.up)))
  }

  /// Appends an arc of the circle with the half-width as radius; azimuths in degrees, both ends
  /// included.
  func arc(
    _ ring: inout [Coordinate], about center: Coordinate, from start: Double, to end: Double
  ) {
    let within = tolerance.within
    let length = abs(end - start) * .pi / 180 * within
    let count = chords(length: length, curvature: 1 / within)
    curve(&ring, from: start, to: end, chords: count) { azimuth in
      geodesic.direct(from: center, azimuth: azimuth, meters: within).position
    }
  }

  /// Appends `chords` chords, or more near a pole, of the curve from `start` to `end`.
  func curve(
    _ ring: inout [Coordinate], from start: Double, to end: Double, chords: Int,
    _ position: (Double) -> Coordinate
  ) {
    var last = (at: start, position: position(start))
    ring.append(last.position)
    for chord in 1...chords {
      let at = chord == chords ? end : start + (end - start) * Double(chord) / Double(chords)
      let next = (at: at, position: position(at))
      if isPolar { halve(&ring, last, next, depth: 0, position) }
      ring.append(next.position)
      last = next
    }
  }

  /// Bisects the chord between two positions until it fits the curve; appends the positions in
  /// between.
  private func halve(
    _ ring: inout [Coordinate], _ a: (at: Double, position: Coordinate),
    _ b: (at: Double, position: Coordinate), depth: Int, _ position: (Double) -> Coordinate
  ) {
    guard depth < 40 else { return }
    let at = (a.at + b.at) / 2
    let middle = (at: at, position: position(at))
    var turn = b.position.lon - a.position.lon
    turn -= (turn / 360).rounded() * 360
    let straight = Coordinate(
      lon: a.position.lon + turn / 2, lat: (a.position.lat + b.position.lat) / 2)
    let limit = tolerance.chord * tolerance.chord
    let here = Ellipsoid.position(middle.position)
    let stray = (here - Ellipsoid.position(straight)).lengthSquared
    let length = (Ellipsoid.position(a.position) - Ellipsoid.position(b.position)).lengthSquared
    guard stray > limit, length > limit else { return }
    halve(&ring, a, middle, depth: depth + 1, position)
    ring.append(middle.position)
    halve(&ring, middle, b, depth: depth + 1, position)
  }
}
