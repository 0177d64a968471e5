import CorridorGeometry
import Glibc

extension DeferredShapes {
  /// The point on the longest of several lines that is nearest to the middle of all lines.
  ///
  /// The middle is the mean of all segments, weighted by length. The computation is planar, with
  /// longitudes scaled at the latitude of the first position, which is precise enough for a label.
  func middle(of lines: [Int]) -> GridPosition {
    guard let origin = lines.lazy.flatMap({ parts(of: $0) }).first(where: { !$0.positions.isEmpty })
    else { return GridPosition(lon: 0, lat: 0) }
    let plane = LocalPlane(origin: positions[origin.positions.lowerBound])
    var sum = SIMD2<Double>()
    var total = 0.0
    var longest = lines[0]
    var longestLength = -1.0
    for line in lines {
      var length = 0.0
      forEachSegment(of: line, on: plane) { start, end in
        let edge = end - start
        let size = (edge * edge).sum().squareRoot()
        sum += (start + end) / 2 * size
        length += size
      }
      total += length
      if length > longestLength { (longest, longestLength) = (line, length) }
    }
    let middle = total > 0 ? sum / total : SIMD2()
    var nearest = SIMD2<Double>()
    var distance = Double.infinity
    forEachSegment(of: longest, on: plane) { start, end in
      let edge = end - start
      let square = (edge * edge).sum()
      let share = square > 0 ? ((middle - start) * edge).sum() / square : 0
      let point = start + edge * min(max(share, 0), 1)
      let away = ((point - middle) * (point - middle)).sum()
      if away < distance { (nearest, distance) = (point, away) }
    }
    return plane.position(nearest)
  }

  private func forEachSegment(
    of line: Int, on plane: LocalPlane,
    _ body: (_ start: SIMD2<Double>, _ end: SIMD2<Double>) -> Void
  ) {
    let positions = positions.span
    for part in parts(of: line) {
      for index in part.positions.dropFirst() {
        body(plane.point(positions[index - 1]), plane.point(positions[index]))
      }
    }
  }
}

/// A plane around a position, in grid steps of latitude.
private struct LocalPlane {
  let origin: GridPosition
  /// A step of longitude in steps of latitude; never zero.
  let width: Double

  init(origin: GridPosition) {
    self.origin = origin
    width = max(cos(Double(origin.lat) * 1e-7 * .pi / 180), 1e-9)
  }

  /// The point of a position, by the shorter way around the Earth.
  func point(_ position: GridPosition) -> SIMD2<Double> {
    var east = Double(position.lon) - Double(origin.lon)
    if east > 1.8e9 { east -= 3.6e9 }
    if east < -1.8e9 { east += 3.6e9 }
    return SIMD2(east * width, Double(position.lat) - Double(origin.lat))
  }

  /// The position of a point.
  func position(_ point: SIMD2<Double>) -> GridPosition {
    var lon = (point.x / width + Double(origin.lon)).rounded()
    if lon > 1.8e9 { lon -= 3.6e9 }
    if lon < -1.8e9 { lon += 3.6e9 }
    let lat = (point.y + Double(origin.lat)).rounded()
    return GridPosition(lon: Int32(lon), lat: Int32(min(max(lat, -9e8), 9e8)))
  }
}
