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
    let position = try rethrowing(engine.index.position(at: Int(found.row)), as: SearchError.index)
    let pass: (number: Int, count: Int) = try rethrowing(
      route.roads.pass(
        at: Int(found.segment), of: position, within: engine.resolved.within), as: SearchError.route
    )
    return RouteRelation(
      offRouteMeters: found.offRouteMeters, alongMeters: found.alongMeters, side: found.side,
      pass: pass.number, passCount: pass.count,
      snapped: route.roads.coordinate(
        atAlongMeters: found.alongMeters, segment: Int(found.segment)))
  }
}

/// The position of a page in a search, and the index and request it belongs to.
///
/// The text form has 40 characters: `s2` and three 64-bit words (see ``CursorText``) for the index,
/// the request, and the number of objects before the page.
struct SearchCursor {
  private static let version = "s2"

  /// The cursor after `offset` objects.
  static func text(after offset: Int, of request: SearchRequest, in index: PlaceIndex) -> String {
    CursorText.text(
      of: [Fingerprint(of: index).value, Fingerprint(request).value, UInt64(offset)],
      version: version)
  }

  /// Number of objects before the page of a request.
  static func offset(of request: SearchRequest, in index: PlaceIndex) throws(SearchError) -> Int {
    guard let text = request.cursor else { return 0 }
    let words = try CursorText.words(of: text, version: version, count: 3)
    guard let offset = Int(exactly: words[2]) else { throw CursorText.unreadable(text) }
    guard words[0] == Fingerprint(of: index).value, words[1] == Fingerprint(request).value else {
      throw .cursorFromElsewhere
    }
    return offset
  }
}

extension Fingerprint {
  /// The fingerprint of everything that determines the objects and their order.
  init(_ request: SearchRequest) {
    let options = request.options
    add(request.text)
    add(anyOf: request.categories)
    add(request.area)
    add(UInt64(options.resultTypes.rawValue))
    add(UInt64(bitPattern: Int64(options.pageSize)))
    add(options.userPosition.map { [$0] } ?? [])
    add(isThere: options.correctsSpelling)
    add(anyOf: options.filters.features.map { "\($0)" })
    add(anyOf: options.filters.chains)
    add(anyOf: options.filters.categories)
    switch options.categoryFilter {
    case nil: add(0 as UInt64)
    case .including(let names): add(1, anyOf: names)
    case .excluding(let names): add(2, anyOf: names)
    }
    switch options.addressFilter {
    case nil: add(0 as UInt64)
    case .including(let kinds): add(1, anyOf: kinds.map(\.rawValue))
    case .excluding(let kinds): add(2, anyOf: kinds.map(\.rawValue))
    }
    // Languages are in order of preference.
    add(inOrder: options.languages)
    switch options.sort {
    case nil: add(0 as UInt64)
    case let sort?:
      add(isThere: true)
      add(sort.kind.rawValue)
      if case .distance(let geometry) = sort { add(geometry) }
    }
  }

  private mutating func add(_ kind: UInt64, anyOf texts: [String]) {
    add(kind)
    add(anyOf: texts)
  }

  private mutating func add(_ area: SearchArea) {
    switch area {
    case .anywhere: add(1 as UInt64)
    case .near(let point, let within):
      add(2 as UInt64)
      add([point])
      add(within?.value ?? -1)
    case .viewport(let viewport), .region(let viewport, .required):
      add(3 as UInt64)
      add(viewport)
    case .region(let viewport, .default):
      add(5 as UInt64)
      add(viewport)
    case .along(let route, let within, let viewport):
      add(4 as UInt64)
      add(route)
      add(within.value)
      add(viewport)
    }
  }

  private mutating func add(_ geometry: SearchGeometry) {
    switch geometry {
    case .point(let point):
      add(1 as UInt64)
      add([point])
    case .line(let route):
      add(2 as UInt64)
      add(route)
    case .polygon(let polygon):
      add(3 as UInt64)
      add(Viewport.polygon(polygon))
    }
  }
}

/// Caches the outcome of a session's last search, so that its next page does not search again.
final class OutcomeCache: Sendable {
  private let last = Locked<(fingerprint: UInt64, outcome: SearchOutcome)?>(nil)

  /// The outcome of the request with this fingerprint, if it was the last one.
  func outcome(of fingerprint: UInt64) -> SearchOutcome? {
    last.withLock { $0.flatMap { $0.fingerprint == fingerprint ? $0.outcome : nil } }
  }

  /// Replaces the cached outcome.
  func keep(_ outcome: SearchOutcome, of fingerprint: UInt64) {
    last.withLock { $0 = (fingerprint, outcome) }
  }
}
