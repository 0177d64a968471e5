internal import Glibc

/// Converts rings of a plane to longitude and latitude, with vertices added where straight lines of
/// the plane are not straight there.
struct CurveTessellator {
  let plane: AzimuthalPlane
  let tolerance: CorridorTolerance
  /// Whether chords must be bisected until they fit: near a pole, and far from the centre.
  let isPolar: Bool
  /// The longest chord that needs no vertex, in metres.
  private let longest: Double
  /// Positions by interpolation, where that is exact enough and worth it.
  private let interpolated: ChebyshevMap?

  /// For rings within `reach` metres of the centre of the plane that have about `count` vertices
  /// together.
  init(plane: AzimuthalPlane, tolerance: CorridorTolerance, reach: Double, count: Int) {
    self.plane = plane
    self.tolerance = tolerance
    // A degree is at least 110,574 m along a meridian.
    let latitude = abs(plane.center.lat) + reach / 110_574
    isPolar = latitude > CorridorTolerance.polarLatitude
    longest = tolerance.longestChord(latitude: latitude, distance: reach)
    interpolated =
      isPolar || count < 2 * ChebyshevMap.nodeCount
      ? nil
      : plane.interpolatedPositions(reach: reach, within: tolerance.interpolation)
  }

  /// The position on Earth of a point of the plane.
  private func position(_ point: Coordinate) -> Coordinate {
    guard let interpolated else { return plane.position(point) }
    let step = interpolated(point)
    return Coordinate(lon: plane.center.lon + step.lon, lat: plane.center.lat + step.lat).wrapped
  }

  /// The unclosed ring on Earth of a closed ring of the plane. Longitudes are in -180...180 and jump
  /// at the antimeridian.
  func ring(_ points: [Coordinate]) -> [Coordinate] {
    var ring: [Coordinate] = []
    ring.reserveCapacity(points.count + points.count / 4)
    guard var last = points.first else { return ring }
    var from = position(last)
    ring.append(from)
    for next in points.dropFirst() {
      let to = position(next)
      let x = next.lon - last.lon
      let y = next.lat - last.lat
      let count = isPolar ? 1 : max(1, ((x * x + y * y).squareRoot() / longest).rounded(.up))
      for step in stride(from: 1, to: count, by: 1) {
        let share = step / count
        ring.append(
          position(Coordinate(lon: last.lon + share * x, lat: last.lat + share * y)))
      }
      if isPolar { halve(&ring, (last, from), (next, to), depth: 0) }
      ring.append(to)
      (last, from) = (next, to)
    }
    ring.removeLast()
    return ring
  }

  /// Bisects a line until its chords fit; appends the positions in between.
  private func halve(
    _ ring: inout [Coordinate], _ a: (point: Coordinate, position: Coordinate),
    _ b: (point: Coordinate, position: Coordinate), depth: Int
  ) {
    guard depth < 40 else { return }
    let point = Coordinate(
      lon: (a.point.lon + b.point.lon) / 2, lat: (a.point.lat + b.point.lat) / 2)
    let middle = (point: point, position: plane.position(point))
    var turn = b.position.lon - a.position.lon
    turn -= (turn / 360).rounded() * 360
    let straight = Coordinate(
      lon: a.position.lon + turn / 2, lat: (a.position.lat + b.position.lat) / 2)
    let limit = tolerance.chord * tolerance.chord
    let here = Ellipsoid.position(middle.position)
    let stray = (here - Ellipsoid.position(straight)).lengthSquared
    let length = (Ellipsoid.position(a.position) - Ellipsoid.position(b.position)).lengthSquared
    // Over many meridians the middle may fit where the quarters do not.
    guard stray > limit || abs(turn) > 30, length > limit else { return }
    halve(&ring, a, middle, depth: depth + 1)
    ring.append(middle.position)
    halve(&ring, middle, b, depth: depth + 1)
  }
}
