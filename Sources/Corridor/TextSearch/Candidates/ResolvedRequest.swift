internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorThreads

/// A validated request with its area, focus and order resolved.
struct ResolvedRequest {
  /// The line from which exact distances are measured: the route, or for a search near a point,
  /// that point as a route of length zero. Nil if there is no distance limit.
  let route: Route?
  /// Half-width in metres if there is a route.
  let within: Double
  /// Whether the request is for a search along a route.
  let isAlong: Bool
  /// The point of a search near one.
  let point: Coordinate?
  /// The viewport.
  let viewport: Viewport?
  /// Whether places outside the viewport may follow.
  let takesOutside: Bool
  /// The bounding box of the whole area; nil for anywhere.
  let box: BoundingBox?
  /// The point that relevance favours: the point of a search near one, else the user, else the
  /// middle of the viewport. Nil for none.
  let focus: Coordinate?
  /// The effective order.
  let sort: SearchSort

  /// Checks everything in a request except its categories.
  init(_ request: SearchRequest, until token: CancellationToken? = nil) throws(SearchError) {
    let options = request.options
    if options.pageSize < 1 { throw .pageSizeOutOfRange(found: options.pageSize) }
    if let user = options.userPosition { try Self.check(user) }
    var middle: Coordinate?
    takesOutside = if case .region(_, .default) = request.area { true } else { false }
    switch request.area {
    case .anywhere:
      (route, within, isAlong, point, viewport, box) = (nil, 0, false, nil, nil, nil)
    case .near(let center, let reach):
      try Self.check(center)
      (isAlong, point, viewport) = (false, center, nil)
      within = reach?.value ?? 0
      if let reach {
        guard reach.value >= 0 else { throw .withinOutOfRange(found: reach.value) }
        route = try Self.route([[center]])
        box = try Self.box(around: center, within: reach.value)
      } else {
        route = nil
        box = BoundingBox(around: center)
      }
      middle = center
    case .viewport(let area), .region(let area, _):
      (route, within, isAlong, point, viewport) = (nil, 0, false, nil, area)
      let bounds = try ViewportFilter(area, until: token).bounds
      box = BoundingBox(bounds)
      middle = box?.middle
    case .along(let line, let reach, let area):
      guard reach.value >= 0 else { throw .withinOutOfRange(found: reach.value) }
      (route, within, isAlong, point, viewport) = (line, reach.value, true, nil, area)
      if let area {
        box = BoundingBox(try ViewportFilter(area, until: token).bounds)
      } else {
        box = BoundingBox(of: line.vertices.compactMap { GridPosition($0) })
      }
    }
    focus = point ?? options.userPosition ?? middle
    sort = try Self.sort(options.sort, isAlong: isAlong, point: point, hasText: request.text != nil)
  }

  /// The requested order, or the default order for the area.
  private static func sort(
    _ sort: SearchSort?, isAlong: Bool, point: Coordinate?, hasText: Bool
  ) throws(SearchError) -> SearchSort {
    switch sort {
    case nil:
      if isAlong { return .offRoute }
      if let point, !hasText { return .distance(to: .point(point)) }
      return .relevance
    case .offRoute, .along:
      if !isAlong, let kind = sort?.kind { throw .sortNeedsRoute(kind) }
      return sort ?? .offRoute
    case .distance(to: .point(let origin)):
      try check(origin)
      return .distance(to: .point(origin))
    case let other?: return other
    }
  }

  private static func check(_ point: Coordinate) throws(SearchError) {
    guard point.isOnEarth else { throw .pointNotOnEarth(found: point) }
  }

  private static func route(_ lines: [[Coordinate]]) throws(SearchError) -> Route {
    try rethrowing(Route(lines: lines), as: SearchError.route)
  }

  /// The bounding box of a circle; it spans all longitudes if the circle contains a pole.
  private static func box(
    around center: Coordinate, within meters: Double
  ) throws(SearchError) -> BoundingBox {
    let geodesic = try rethrowing(Geodesic.wgs84(), as: SearchError.route)
    // A degree of latitude is at least 110,574 m, so the box may be slightly too large.
    let height = min(meters / 110_574, 180)
    var box = BoundingBox(around: center)
    box.south = max(box.south - height, -90)
    box.north = min(box.north + height, 90)
    if box.south <= -90 || box.north >= 90 {
      (box.west, box.east) = (-180, 180)
      return box
    }
    // The extreme meridian touches the circle nearer to the pole than the centre is.
    let side = max(abs(box.south), abs(box.north))
    let east = geodesic.direct(
      from: Coordinate(lon: center.lon, lat: side), azimuth: 90, meters: meters
    ).position.lon
    var width = abs(east - center.lon)
    if width > 180 { width = 360 - width }
    box.west = Self.turned(box.west - width)
    box.east = Self.turned(box.east + width)
    return box
  }

  private static func turned(_ lon: Double) -> Double {
    lon > 180 ? lon - 360 : lon < -180 ? lon + 360 : lon
  }
}

extension BoundingBox {
  /// A box of one point.
  init(around point: Coordinate) {
    var lon = point.lon
    if lon > 180 { lon -= 360 }
    if lon < -180 { lon += 360 }
    (west, east, south, north) = (lon, lon, point.lat, point.lat)
  }

  /// The box that corresponds to grid bounds.
  init(_ bounds: GridBounds) {
    west = Double(bounds.west) / 1e7
    south = Double(bounds.south) / 1e7
    east = Double(bounds.east) / 1e7
    north = Double(bounds.north) / 1e7
  }

  /// The point in the middle of the box.
  var middle: Coordinate {
    let span = east >= west ? east - west : east + 360 - west
    let lon = west + span / 2
    return Coordinate(lon: lon > 180 ? lon - 360 : lon, lat: (south + north) / 2)
  }
}
