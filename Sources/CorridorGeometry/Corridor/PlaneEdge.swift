/// A segment from a vertex in a plane.
struct PlaneEdge {
  private let start: SIMD2<Double>
  private let course: SIMD2<Double>
  /// 1 / length²; 0 for a segment without length.
  private let scale: Double

  init(from a: Coordinate, to b: Coordinate) {
    start = SIMD2(a.lon, a.lat)
    course = SIMD2(b.lon - a.lon, b.lat - a.lat)
    let length = (course * course).sum()
    scale = length > 0 ? 1 / length : 0
  }

  /// The squared distance to a position.
  @inline(__always)
  func squaredDistance(to place: SIMD2<Double>) -> Double {
    let sight = place - start
    let along = sight * course
    let share = min(max((along.x + along.y) * scale, 0), 1)
    let away = sight - share * course
    let squares = away * away
    return squares.x + squares.y
  }
}
