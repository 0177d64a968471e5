internal import CorridorGeometry
internal import CorridorIndex

/// The plane tangent to the Earth at a point, in metres east and north of it.
///
/// Within a kilometre, its lengths and angles agree with those on the ground to 1e-8.
struct TangentPlane {
  private let frame: LocalFrame
  private let origin: SIMD3<Double>

  init(at coordinate: Coordinate) {
    frame = LocalFrame(coordinate)
    origin = frame.position
  }

  /// The projection of an earth-centred vector onto the plane.
  func direction(_ step: SIMD3<Double>) -> SIMD2<Double> {
    SIMD2(step.dot(frame.east), step.dot(frame.north))
  }

  /// The projection of a position onto the plane.
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

  /// The vector from start to end.
  var direction: SIMD2<Double> { end - start }

  /// The point of the edge nearest to the plane's point of contact.
  var nearest: SIMD2<Double> {
    let squared = direction.dot(direction)
    guard squared > 0 else { return start }
    return start + direction * min(1, max(0, -start.dot(direction) / squared))
  }

  /// The edge turned in the direction of a heading, if traffic may use it within 30 degrees of that
  /// heading.
  func turned(along heading: SIMD2<Double>) -> CarriagewayEdge? {
    let product = direction.dot(heading)
    let least = CarriagewayClassifier.leastCosine * direction.length * heading.length
    if product > least { return self }
    guard carriageway.use != .oneWay, -product > least else { return nil }
    return CarriagewayEdge(start: end, end: start, carriageway: carriageway)
  }

  /// The fraction of a line at which it crosses or touches the edge, 0 to 1; nil if it does not, or
  /// if it runs along the edge.
  func crossing(from first: SIMD2<Double>, to last: SIMD2<Double>) -> Double? {
    let line = last - first
    let across = line.cross(direction)
    guard across != 0 else { return nil }
    let share = (start - first).cross(direction) / across
    let along = (start - first).cross(line) / across
    // A line through a vertex must not pass between two edges.
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
