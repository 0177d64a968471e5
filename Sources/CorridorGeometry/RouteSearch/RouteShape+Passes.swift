extension RouteShape {
  /// Every pass of the route by a place: for each maximal stretch of the route from which the place
  /// is within `within` metres, its nearest point.
  ///
  /// Stretches continue across gaps between lines, which have no length along the route. Passes are
  /// in the order of the route. Costs as much as there are segments within reach of the place,
  /// about 10 ns each, and a geodesic or two for each pass that is farther than 8 km.
  ///
  /// - Parameters:
  ///   - position: The position of the place in the search, ``RouteProbe/position(lane:)``.
  ///   - nearest: The nearest point of the whole route, if known: its pass is not measured again.
  ///   - isCancelled: Called about every tenth of a millisecond.
  /// - Throws: ``RouteError``, which is ``RouteError/interrupted`` when `isCancelled` returns true.
  package func passes(
    of place: GridPosition, at position: SIMD3<Double>? = nil, within: Double,
    nearest: RouteFoot? = nil, unless isCancelled: () -> Bool = { false }
  ) throws(RouteError) -> [RouteFoot] {
    let reach = PlaceReach(shape: self, place: place, within: within, position: position)
    var step = 0
    return try stretches(of: reach, unless: isCancelled).map { (stretch) throws(RouteError) in
      if let nearest, stretch.segments.contains(nearest.segment) { return nearest }
      step += 1
      if step & 15 == 0, isCancelled() { throw .interrupted }
      return try reach.nearestFoot(on: stretch.segments, unless: isCancelled)
    }
  }

  /// The number of the pass by a place to which a segment belongs, from 1, and the number of
  /// passes; 1 of 1 for a place that is not within reach.
  ///
  /// Costs as much as there are segments at the limit of reach; segments far within it cost
  /// nothing.
  package func pass(
    at segment: Int, of place: GridPosition, within: Double
  ) throws(RouteError) -> (number: Int, count: Int) {
    let passes = try stretches(of: PlaceReach(shape: self, place: place, within: within))
    return ((passes.firstIndex { $0.segments.contains(segment) } ?? 0) + 1, max(passes.count, 1))
  }

  /// The stretches of ``passes(of:at:within:nearest:unless:)`` as ranges of segments, without their
  /// nearest points.
  package func stretches(
    near place: GridPosition, within: Double
  ) throws(RouteError) -> [Range<Int>] {
    try stretches(of: PlaceReach(shape: self, place: place, within: within)).map(\.segments)
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
  /// A segment that can contain the nearest point of a stretch.
  private struct Candidate {
    let segment: Int
    /// Lower bound of its distance, in metres.
    let low: Double
  }

  /// The nearest point of a stretch of segments, all of them within reach.
  fileprivate func nearestFoot(
    on stretch: Range<Int>, unless isCancelled: () -> Bool
  ) throws(RouteError) -> RouteFoot {
    var candidates: [Candidate] = []
    // Upper bound of the distance of the nearest point, in metres.
    var nearestHigh = Double.infinity
    for segment in stretch {
      if segment & 255 == 255, isCancelled() { throw .interrupted }
      guard let bounds = try bounds(on: segment), bounds.low <= nearestHigh else { continue }
      if bounds.high < nearestHigh {
        nearestHigh = bounds.high
        while let last = candidates.last, last.low > nearestHigh { candidates.removeLast() }
      }
      candidates.append(Candidate(segment: segment, low: bounds.low))
    }
    candidates.removeAll { $0.low > nearestHigh }
    if candidates.allSatisfy({ $0.low > shape.seriesMeters }) {
      var segments = candidates.map(\.segment)
      if let foot = try shape.exactFoot(of: place, at: position, among: &segments) { return foot }
    }
    var best: RouteFoot?
    for candidate in candidates {
      let foot = try foot(on: candidate.segment)
      if best.map({ foot.isBetter(than: $0, in: shape) }) ?? true { best = foot }
    }
    if let best { return best }
    // The same bounds select the segments of a stretch, so this one is as near as any.
    return try foot(on: stretch.lowerBound)
  }

}

extension RouteShape {
  /// Whether the route goes on from `best`, the end of a segment, to a point of the next one that is nearer,
  /// be it by less than a tie: then that is the nearest point, and up to centimetres behind the end.
  func continues(_ foot: RouteFoot, from best: RouteFoot) -> Bool {
    foot.segment == best.segment + 1 && foot.offRouteMeters < best.offRouteMeters
      && hasLength(best.segment) && hasLength(foot.segment)
      && best.alongMeters == along(at: foot.segment) && foot.alongMeters > best.alongMeters
  }
}

extension RouteFoot {
  /// Whether this point of a stretch is nearer than `best`, an earlier one.
  func isBetter(than best: RouteFoot, in shape: RouteShape) -> Bool {
    let gain = best.offRouteMeters - offRouteMeters
    let fillsIn = !shape.hasLength(best.segment) && shape.hasLength(segment)
    return gain > ProbeState.tieMeters || (gain >= -ProbeState.tieMeters && fillsIn)
      || shape.continues(self, from: best)
  }
}
