internal import CorridorGeometry
internal import CorridorIndex

/// Chooses the passes by each place that are hits.
///
/// A search finds the nearest point of the route. Where that will do, no other pass is looked for.
struct PassChoice {
  private let query: CorridorQuery
  private let stop: StopSign?

  init(_ query: CorridorQuery, until stop: StopSign? = nil) {
    self.query = query
    self.stop = stop
  }

  /// Whether the nearest point of each place is its hit, whatever the passes.
  var keepsNearest: Bool {
    query.passes == .nearest && query.window == nil && query.side == .any
  }

  /// Whether hits stay as they were found.
  var isFree: Bool { keepsNearest && query.roadWidth.value == 0 }

  /// Puts the chosen passes of each place in its place.
  ///
  /// - Returns: The passes that the hits then stand for by their numbers; none where hits have the
  ///   pieces of their nearest points, as found.
  func choose(
    among hits: inout [RawHit], in index: PlaceIndex
  ) throws(SearchError) -> [PassEntry] {
    var chosen: [RawHit] = []
    chosen.reserveCapacity(hits.count)
    var entries: [PassEntry] = []
    for var hit in hits {
      if isOnRoad(hit.offRouteMeters) { hit.side = .on }
      // In a window it was looked for on no more of the route than that.
      if query.passes == .nearest, query.window == nil, query.side.accepts(hit.side) {
        chosen.append(hit)
        continue
      }
      try stop?.check()
      let passes = try passes(of: hit, in: index)
      if query.passes == .nearest {
        let counting = passes.filter { counts($0.alongMeters, $0.side) }
        if let best = counting.nearest { chosen.append(RawHit(best, row: hit.row)) }
        continue
      }
      for (number, pass) in passes.enumerated() where counts(pass.alongMeters, pass.side) {
        chosen.append(RawHit(pass, row: hit.row, passEntry: entries.count))
        entries.append(
          PassEntry(
            piece: UInt32(truncatingIfNeeded: pass.piece),
            number: UInt32(truncatingIfNeeded: number + 1),
            count: UInt32(truncatingIfNeeded: passes.count)))
        if query.passes == .first { break }
      }
    }
    hits = chosen
    return entries
  }

  /// Every pass by a place, with the side that it has on a road so wide.
  func passes(of hit: RawHit, in index: PlaceIndex) throws(SearchError) -> [RouteFoot] {
    let position = try SearchError.wrapping { () throws(IndexError) in
      try index.position(at: Int(hit.row))
    }
    var passes: [RouteFoot]
    do throws(RouteError) {
      // In a window it was looked for on no more of the route than that.
      passes = try query.route.shape.passes(
        of: position, within: query.within.value, nearest: query.window == nil ? hit.foot : nil)
    } catch {
      throw .route(error)
    }
    for number in passes.indices where isOnRoad(passes[number].offRouteMeters) {
      passes[number].side = .on
    }
    return passes
  }

  private func counts(_ alongMeters: Double, _ side: Side) -> Bool {
    (query.window?.contains(alongMeters) ?? true) && query.side.accepts(side)
  }

  private func isOnRoad(_ offRouteMeters: Double) -> Bool {
    query.roadWidth.value > 0 && offRouteMeters <= query.roadWidth.value / 2
  }
}
