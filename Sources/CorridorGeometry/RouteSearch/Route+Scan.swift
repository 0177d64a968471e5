extension Route {
  /// The nearest point of the route off its ferries by measuring every piece of it, or nil beyond
  /// `within` metres.
  ///
  /// What a ferry takes of a piece is taken off here, apart from how ``roads`` were made. The piece
  /// given is one of ``roads``.
  package func scannedFoot(of place: Coordinate, within: Double) throws(RouteError) -> RouteFoot? {
    guard !ferries.isEmpty else { return try shape.scannedFoot(of: place, within: within) }
    let geodesic = try Geodesic.wgs84()
    var feet: [RouteFoot] = []
    for piece in 0..<shape.pointCount {
      let start = shape.along(at: piece)
      guard shape.hasLength(piece) else {
        if !ferries.contains(where: { $0.contains(start) }) {
          feet.append(try shape.exactFoot(of: place, on: piece))
        }
        continue
      }
      let end = shape.along(at: piece + 1)
      let line = geodesic.line(
        from: EarthCurve.coordinate(of: shape.point(at: piece)),
        to: EarthCurve.coordinate(of: shape.point(at: piece + 1)))
      let scale = line.solution.meters / (end - start)
      for (from, to) in partsOffFerries(start, end) {
        let shares = (from - start) / (end - start)...(to - start) / (end - start)
        let nearest = line.nearest(to: place, inShares: shares)
        var side = Side.on
        if nearest.meters >= Side.onMeters { side = nearest.angle > 0 ? .right : .left }
        feet.append(
          RouteFoot(
            offRouteMeters: nearest.meters,
            alongMeters: min(max(start + nearest.along / scale, from), to), piece: piece, side: side
          )
        )
      }
    }
    guard var best = feet.nearest, best.offRouteMeters <= within else { return nil }
    // At the end of a line and at a vertex the one with a length says the side.
    if let longer = feet.first(where: {
      shape.hasLength($0.piece) && $0.offRouteMeters <= best.offRouteMeters + ProbeLane.tieMeters
    }) {
      best = longer
    }
    best.piece = try roadPiece(at: best.alongMeters, near: place)
    return best
  }

  /// What is left of a piece when the ferries are taken out, in metres; the whole piece where they
  /// take nothing.
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

  /// The piece of ``roads`` that has a distance along the route; of several the nearest to a place.
  private func roadPiece(at along: Double, near place: Coordinate) throws(RouteError) -> Int {
    var best: RouteFoot?
    for piece in roads.pieces(inMeters: along...along) {
      let foot = try roads.exactFoot(of: place, on: piece)
      let gain = (best?.offRouteMeters ?? .infinity) - foot.offRouteMeters
      if gain > ProbeLane.tieMeters { best = foot }
    }
    return best?.piece ?? 0
  }
}
