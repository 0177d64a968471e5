internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorThreads

/// Splits the outcome of a search into pages and makes their objects.
struct SearchPager {
  let engine: SearchEngine
  let outcome: SearchOutcome

  /// The page at the cursor of a request.
  func page(_ request: SearchRequest) throws(SearchError) -> SearchResponse {
    let index = engine.index
    let first = try SearchCursor.offset(of: request, in: index)
    guard first <= outcome.found.count else { throw .cursorFromElsewhere }
    let end = min(first + min(request.options.pageSize, .max - first), outcome.found.count)
    let maker = try ObjectMaker(request.options, in: index)
    let meter = try meter()
    var objects: [GeoObject] = []
    for found in outcome.found[first..<end] {
      try engine.token.check()
      objects.append(try object(found, maker, meter))
    }
    var cursor: String?
    if end < outcome.found.count {
      cursor = SearchCursor.text(after: end, of: request, in: index)
    }
    return SearchResponse(
      objects: objects, metadata: outcome.metadata, nextCursor: cursor, source: .offline,
      dataVersion: index.dataVersion)
  }

  /// The meter for distances, if the request has a geometry to measure to.
  private func meter() throws(SearchError) -> DistanceMeter? {
    if case .distance(let geometry) = engine.resolved.sort {
      return try DistanceMeter(to: geometry, until: engine.token)
    }
    guard let point = engine.resolved.point else { return nil }
    return try DistanceMeter(to: .point(point))
  }

  private func object(
    _ found: FoundRow, _ maker: ObjectMaker, _ meter: DistanceMeter?
  ) throws(SearchError) -> GeoObject {
    var object = try maker.object(row: Int(found.row))
    object.isInArea = !found.isOutside
    if !found.score.isNaN { object.score = found.score }
    let resolved = engine.resolved
    if resolved.isAlong, let route = resolved.route {
      object.route = try relation(found, route)
    }
    let position = GridPosition(object.coordinate) ?? GridPosition(lon: 0, lat: 0)
    object.distanceMeters = try meter.map { (meter) throws(SearchError) in
      try meter.meters(to: position)
    }
    return object
  }

  /// The position of a row relative to the route.
  private func relation(
    _ found: FoundRow, _ route: Route
  ) throws(SearchError) -> RouteRelation {
    let position = try SearchError.wrapping { () throws(IndexError) in
      try engine.index.position(at: Int(found.row))
    }
    let pass: (number: Int, count: Int)
    do throws(RouteError) {
      pass = try route.roads.pass(
        at: Int(found.piece), of: position, within: engine.resolved.within)
    } catch {
      throw .route(error)
    }
    return RouteRelation(
      offRouteMeters: found.offRouteMeters, alongMeters: found.alongMeters, side: found.side,
      pass: pass.number, passCount: pass.count,
      snapped: route.roads.coordinate(
        atAlongMeters: found.alongMeters, piece: Int(found.piece)))
  }
}
