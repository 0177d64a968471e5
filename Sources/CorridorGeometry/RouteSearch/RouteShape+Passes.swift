extension RouteShape {
  /// Every pass of the route by a place: for each maximal stretch of the route from which the
  /// place is within `within` metres, its nearest point.
  ///
  /// Stretches run on over gaps between lines, which have no length along the route. Passes come
  /// in the order of the route. Costs as much as there are pieces within reach of the place, about
  /// 10 ns each, and a geodesic or two for each pass that is farther than 8 km.
  ///
  /// - Parameters:
  ///   - position: Where the place is, as a search has it, ``RouteProbe/position(lane:)``.
  ///   - nearest: The nearest point of the whole route, where it is known: its pass need not be
  ///     measured.
  ///   - isCancelled: Asked about every tenth of a millisecond.
  /// - Throws: ``RouteError``, which is ``RouteError/interrupted`` once `isCancelled` says so.
  package func passes(
    of place: GridPosition, at position: SIMD3<Double>? = nil, within: Double,
    nearest: RouteFoot? = nil, unless isCancelled: () -> Bool = { false }
  ) throws(RouteError) -> [RouteFoot] {
    let reach = PlaceReach(shape: self, place: place, within: within, position: position)
    var step = 0
    return try stretches(of: reach, unless: isCancelled).map { (stretch) throws(RouteError) in
      if let nearest, stretch.pieces.contains(nearest.piece) { return nearest }
      step += 1
      if step & 15 == 0, isCancelled() { throw .interrupted }
      return try reach.nearestFoot(on: stretch.pieces, unless: isCancelled)
    }
  }

  /// Which pass by a place a piece belongs to, counted from 1, and how many passes there are; 1 of 1
  /// for a place that is not within reach.
  ///
  /// Costs as much as there are pieces at the edge of reach, and no more for those far within it.
  package func pass(
    at piece: Int, of place: GridPosition, within: Double
  ) throws(RouteError) -> (number: Int, count: Int) {
    let passes = try stretches(of: PlaceReach(shape: self, place: place, within: within))
    return ((passes.firstIndex { $0.pieces.contains(piece) } ?? 0) + 1, max(passes.count, 1))
  }

  /// The stretches of ``passes(of:within:)`` as the pieces that they are of, without their nearest
  /// points.
  package func stretches(
    near place: GridPosition, within: Double
  ) throws(RouteError) -> [Range<Int>] {
    try stretches(of: PlaceReach(shape: self, place: place, within: within)).map(\.pieces)
  }

  private func stretches(
    of reach: PlaceReach, unless isCancelled: () -> Bool = { false }
  ) throws(RouteError) -> [StretchFinder.Stretch] {
    var finder = StretchFinder(reach)
    try finder.findAll(unless: isCancelled)
    return finder.stretches
  }
}

extension PlaceReach {
  /// A piece that may have the nearest point of a stretch.
  private struct Candidate {
    let piece: Int
    /// The least that its distance may be, in metres.
    let low: Double
  }

  /// The nearest point of a stretch of pieces, all of them within reach.
  fileprivate func nearestFoot(
    on stretch: Range<Int>, unless isCancelled: () -> Bool
  ) throws(RouteError) -> RouteFoot {
    var candidates: [Candidate] = []
    // No candidate's nearest point is farther than the nearest of all can be, in metres.
    var nearestHigh = Double.infinity
    for piece in stretch {
      if piece & 255 == 255, isCancelled() { throw .interrupted }
      guard let bounds = try bounds(on: piece), bounds.low <= nearestHigh else { continue }
      if bounds.high < nearestHigh {
        nearestHigh = bounds.high
        while let last = candidates.last, last.low > nearestHigh { candidates.removeLast() }
      }
      candidates.append(Candidate(piece: piece, low: bounds.low))
    }
    candidates.removeAll { $0.low > nearestHigh }
    if candidates.allSatisfy({ $0.low > RouteShape.seriesMeters }) {
      var pieces = candidates.map(\.piece)
      if let foot = try shape.exactFoot(of: place, at: position, among: &pieces) { return foot }
    }
    var best: RouteFoot?
    for candidate in candidates {
      let foot = try foot(on: candidate.piece)
      if best.map({ foot.isBetter(than: $0, in: shape) }) ?? true { best = foot }
    }
    if let best { return best }
    // The bounds are those by which a piece gets into a stretch, so this one is as near as any.
    return try foot(on: stretch.lowerBound)
  }

}

extension RouteFoot {
  /// Whether this point of a stretch, which comes after another one, is its nearest of both.
  func isBetter(than best: RouteFoot, in shape: RouteShape) -> Bool {
    let gain = best.offRouteMeters - offRouteMeters
    let fillsIn = !shape.hasLength(best.piece) && shape.hasLength(piece)
    return gain > ProbeLane.tieMeters || (gain >= -ProbeLane.tieMeters && fillsIn)
  }
}
