internal import CorridorGeometry
internal import CorridorIndex

/// The plane that touches the Earth at a point, in metres east and north of it.
///
/// Within a kilometre, lengths and angles in it are those on the ground to 1e-8.
struct TangentPlane {
  private let frame: LocalFrame
  private let origin: SIMD3<Double>

  init(at coordinate: Coordinate) {
    frame = LocalFrame(coordinate)
    origin = frame.position
  }

  /// What an earth-centred step is in the plane.
  func direction(_ step: SIMD3<Double>) -> SIMD2<Double> {
    SIMD2(step.dot(frame.east), step.dot(frame.north))
  }

  /// Where a position is in the plane.
  func point(_ grid: GridPosition) -> SIMD2<Double> {
    let at = grid.coordinate
    let position =
      frame.reaches(at) ? frame.position(near: at.lon, lat: at.lat) : Ellipsoid.position(at)
    return direction(position - origin)
  }

  /// The earth-centred position of a point.
  func position(of point: SIMD2<Double>) -> SIMD3<Double> {
    origin + frame.east * point.x + frame.north * point.y
  }
}

/// An edge of a way in a tangent plane.
struct CarriagewayEdge {
  var start: SIMD2<Double>
  var end: SIMD2<Double>
  var carriageway: Carriageway

  /// From start to end.
  var direction: SIMD2<Double> { end - start }

  /// The point nearest to the plane's.
  var nearest: SIMD2<Double> {
    let squared = direction.dot(direction)
    guard squared > 0 else { return start }
    return start + direction * min(1, max(0, -start.dot(direction) / squared))
  }

  /// The edge if one may drive along it within 30 degrees of a heading, in that direction.
  func turned(along heading: SIMD2<Double>) -> CarriagewayEdge? {
    let product = direction.dot(heading)
    let least = CarriagewayClassifier.leastCosine * direction.length * heading.length
    if product > least { return self }
    guard carriageway.use != .oneWay, -product > least else { return nil }
    return CarriagewayEdge(start: end, end: start, carriageway: carriageway)
  }

  /// The share of a line before it crosses or meets the edge, 0 to 1; nil where it does not, or runs along
  /// it.
  func crossing(from first: SIMD2<Double>, to last: SIMD2<Double>) -> Double? {
    let line = last - first
    let across = line.cross(direction)
    guard across != 0 else { return nil }
    let share = (start - first).cross(direction) / across
    let along = (start - first).cross(line) / across
    // What passes by a vertex is not to slip through between two edges.
    let slack = 1e-9
    guard (0...1).contains(share), (-slack...1 + slack).contains(along) else { return nil }
    return share
  }
}

extension SIMD2<Double> {
  func dot(_ other: Self) -> Double { x * other.x + y * other.y }
  func cross(_ other: Self) -> Double { x * other.y - y * other.x }
  var length: Double { dot(self).squareRoot() }
}
