// Finds the nearest of many segments by geodesics.
//
// Finding the nearest point of one segment takes ten geodesics. Far from a route, a hundred or more
// segments are about equally near, so each is first bounded by its ends, by a formula and then by
// one geodesic each; one or two segments remain.

/// Lower bound of the distance to a segment from the distances to its ends, in metres.
///
/// Along a geodesic the distance to a place is a function whose second derivative is at most one
/// over the distance, apart from the flattening, and whose first derivative is at most one.
private func leastOfSegment(_ start: Double, _ end: Double, length: Double) -> Double {
  let nearer = min(start, end)
  let sag = 1.03 * length * length / (8 * max(nearer - length, 1e-3))
  return max((start + end - length) / 2, nearer - sag) - 1e-6
}

extension RouteShape {
  /// The nearest point of some segments, ascending, to a place by ``Geodesic``.
  ///
  /// - Parameters:
  ///   - position: The place in earth-centred metres.
  ///   - segments: The segments; those that cannot be the nearest are removed.
  func exactFoot(
    of place: Coordinate, at position: SIMD3<Double>, among segments: inout [Int]
  ) throws(RouteError) -> RouteFoot? {
    if segmentMeters <= Self.ordinarySegmentMeters {
      if segments.count > 2 { dropByFormula(&segments, position) }
      if segments.count > 2 { try dropByEnds(&segments, place) }
    }
    var choice = FootChoice()
    for segment in segments { choice.consider(try exactFoot(of: place, on: segment), in: self) }
    return choice.best
  }

  /// Bounds of the distance to a segment, in metres, if they decide on which side of `edge` it is;
  /// nil if only the nearest point can decide.
  func exactBounds(
    of place: Coordinate, at position: SIMD3<Double>, on segment: Int, deciding edge: Double
  ) throws(RouteError) -> (low: Double, high: Double)? {
    let next = hasLength(segment) ? segment + 1 : segment
    let length = along(at: next) - along(at: segment)
    let formula = AndoyerLambert(from: position)
    let (start, end) = (formula.bounds(to: point(at: segment)), formula.bounds(to: point(at: next)))
    let low = leastOfSegment(start.low, end.low, length: length)
    let high = min(start.high, end.high)
    if high <= edge || low > edge { return (low, high) }
    let geodesic = try Geodesic.wgs84()
    let first = geodesic.inverse(EarthCurve.coordinate(of: point(at: segment)), place).meters
    let last = geodesic.inverse(EarthCurve.coordinate(of: point(at: next)), place).meters
    let least = leastOfSegment(first, last, length: length)
    let most = min(first, last)
    // Nearer to the edge than the error of a point, the segment itself decides.
    return most <= edge - 1e-6 || least > edge + 1e-6 ? (least, most) : nil
  }

  /// Removes segments that are farther than another one by ``AndoyerLambert``.
  private func dropByFormula(_ segments: inout [Int], _ position: SIMD3<Double>) {
    let formula = AndoyerLambert(from: position)
    var nearest = (meters: Double.infinity, point: SIMD3<Double>())
    let lows = leastMeters(of: segments) { point in
      let point = self.point(at: point)
      let meters = formula.meters(to: point)
      if meters < nearest.meters { nearest = (meters, point) }
      return meters
    }
    guard nearest.meters < AndoyerLambert.farthestMeters - 500_000 else { return }
    keep(&segments) { index, segment in
      let length = hasLength(segment) ? along(at: segment + 1) - along(at: segment) : 0
      let apart = (point(at: segment) - nearest.point).length + length
      return lows[index] <= nearest.meters + AndoyerLambert.errorGrowth * apart + 1e-6
    }
  }

  /// Removes segments that are farther than the end of another one by ``Geodesic``.
  private func dropByEnds(_ segments: inout [Int], _ place: Coordinate) throws(RouteError) {
    let geodesic = try Geodesic.wgs84()
    var nearest = Double.infinity
    let lows = leastMeters(of: segments) { point in
      let meters = geodesic.inverse(EarthCurve.coordinate(of: self.point(at: point)), place).meters
      nearest = min(nearest, meters)
      return meters
    }
    keep(&segments) { index, _ in lows[index] <= nearest + ProbeState.tieMeters }
  }

  /// Lower bounds of the distance to each segment, from the distances to its ends.
  private func leastMeters(of segments: [Int], _ meters: (Int) -> Double) -> [Double] {
    var last = (point: -1, meters: 0.0)
    return segments.map { segment in
      let start = last.point == segment ? last.meters : meters(segment)
      guard hasLength(segment) else { return start }
      last = (segment + 1, meters(segment + 1))
      return leastOfSegment(
        start, last.meters, length: along(at: segment + 1) - along(at: segment))
    }
  }

  /// Keeps the segments for which a predicate, called with the index and the segment, is true.
  private func keep(_ segments: inout [Int], where holds: (Int, Int) -> Bool) {
    var kept = 0
    for index in segments.indices where holds(index, segments[index]) {
      segments[kept] = segments[index]
      kept += 1
    }
    segments.removeSubrange(kept...)
  }
}
