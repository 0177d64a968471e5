extension Route {
  /// The nearest point of the route off its ferries, found by measuring every segment; nil beyond
  /// `within` metres.
  ///
  /// Ferries are removed here independently of how ``roads`` was built. The segment of the result
  /// is one of ``roads``.
  package func scannedFoot(of place: Coordinate, within: Double) throws(RouteError) -> RouteFoot? {
    guard !ferries.isEmpty else { return try shape.scannedFoot(of: place, within: within) }
    let geodesic = try Geodesic.wgs84()
    var feet: [RouteFoot] = []
    for segment in 0..<shape.pointCount {
      let start = shape.along(at: segment)
      guard shape.hasLength(segment) else {
        if !ferries.contains(where: { $0.contains(start) }) {
          feet.append(try shape.exactFoot(of: place, on: segment))
        }
        continue
      }
      let end = shape.along(at: segment + 1)
      let line = geodesic.line(
        from: EarthCurve.coordinate(of: shape.point(at: segment)),
        to: EarthCurve.coordinate(of: shape.point(at: segment + 1)))
      let scale = line.solution.meters / (end - start)
      for (from, to) in partsOffFerries(start, end) {
        let shares = (from - start) / (end - start)...(to - start) / (end - start)
        let nearest = line.nearest(to: place, inShares: shares)
        var side = Side.on
        if nearest.meters >= Side.onMeters { side = nearest.angle > 0 ? .right : .left }
        feet.append(
          RouteFoot(
            offRouteMeters: nearest.meters,
            alongMeters: min(max(start + nearest.along / scale, from), to), segment: segment,
            side: side
          )
        )
      }
    }
    guard var best = feet.nearest, best.offRouteMeters <= within else { return nil }
    // At a vertex and at the end of a line, the segment with length determines the side.
    if let longer = feet.first(where: {
      shape.hasLength($0.segment) && $0.offRouteMeters <= best.offRouteMeters + ProbeState.tieMeters
    }) {
      best = longer
    }
    for foot in feet where shape.continues(foot, from: best) { best = foot }
    best.segment = try roadSegment(at: best.alongMeters, near: place)
    return best
  }

  /// The parts of a segment off the ferries, in metres; the whole segment if there are no ferries
  /// on it.
  private func partsOffFerries(_ start: Double, _ end: Double) -> [(Double, Double)] {
    var parts = [(start, end)]
    for ferry in ferries where ferry.lowerBound < end && ferry.upperBound > start {
      parts = parts.flatMap { (from, to) in
        [(from, min(to, ferry.lowerBound)), (max(from, ferry.upperBound), to)]
          .filter { $0 + Self.sliverMeters < $1 }
      }
    }
    return parts
  }

  /// The segment of ``roads`` at a distance along the route; the one nearest to a place if there
  /// are several.
  private func roadSegment(at along: Double, near place: Coordinate) throws(RouteError) -> Int {
    var best: RouteFoot?
    for segment in roads.segments(inMeters: along...along) {
      let foot = try roads.exactFoot(of: place, on: segment)
      let gain = (best?.offRouteMeters ?? .infinity) - foot.offRouteMeters
      if gain > ProbeState.tieMeters { best = foot }
    }
    return best?.segment ?? 0
  }
}
