public import CorridorGeometry
public import CorridorIndex
package import CorridorThreads

/// A likely mistake in a query that its answer does not show.
///
/// The answer itself is not changed. See ``CorridorIndex/PlaceIndex/warnings(for:answer:)``.
@nonexhaustive
public enum SearchWarning: Hashable, Sendable {
  /// No place has these requested categories; also says whether any place of the index has a
  /// category.
  case categoriesWithoutPlaces([String], indexHasCategories: Bool)
  /// Nothing was found, and no place is within some 100 km of the route. Carries the start of the
  /// route, where the places are, and whether there are places near the route with latitudes and
  /// longitudes swapped.
  case routeElsewhere(start: Coordinate, places: PlaceExtent, isSwapped: Bool)
  /// The route is several features joined, with more than 250 m between consecutive ones.
  case joinedFeatures(count: Int, lengthMeters: Double, widestMeters: Double)
  /// Nothing was found, and no place lies in the viewport. Carries where the places are, and the
  /// same numbers as a box with latitude first, if that box contains places.
  case viewportElsewhere(places: PlaceExtent, swapped: BoundingBox?)
  /// This many places were left out because it is unknown whether they are open on arrival.
  case unknownHours(count: Int)
  /// Prices of so many places were given for a plan, of which none is a place where it could buy fuel.
  case pricesOfOtherPlaces(count: Int)
}

/// The approximate extent of the places of an index: a centre and a radius.
public struct PlaceExtent: Hashable, Sendable {
  /// The centre.
  public var center: Coordinate
  /// The straight-line radius in metres; the Earth's radius if the places are everywhere.
  public var radiusMeters: Double
}

extension PlaceIndex {
  /// Returns likely mistakes in a query that its answer does not show: categories without places, a
  /// route or viewport in another region, joined routes, unknown opening hours.
  ///
  /// Costs a look-up of the query's categories and, if nothing was found, at most some thousand
  /// visits to the tree of places.
  ///
  /// - Throws: ``SearchError`` if the index is damaged.
  public func warnings(
    for query: CorridorQuery, answer: Answer
  ) throws(SearchError) -> [SearchWarning] {
    try warnings(for: query, answer: answer, until: nil)
  }

  /// Returns the same until `token` is cancelled.
  package func warnings(
    for query: CorridorQuery, answer: Answer, until token: CancellationToken?
  ) throws(SearchError) -> [SearchWarning] {
    try warnings(
      for: query.places, along: query.corridor, isEmpty: answer.found == 0,
      unknownHours: answer.found == 0 ? 0 : answer.unknownHoursCount, until: token)
  }

  /// Returns likely mistakes in a request that its response does not show; see
  /// ``warnings(for:answer:)``.
  public func warnings(
    for request: SearchRequest, response: SearchResponse
  ) throws(SearchError) -> [SearchWarning] {
    try warnings(for: request, response: response, until: nil)
  }

  /// Returns the same until `token` is cancelled.
  package func warnings(
    for request: SearchRequest, response: SearchResponse, until token: CancellationToken?
  ) throws(SearchError) -> [SearchWarning] {
    try warnings(
      for: request.places, along: request.corridor,
      // A page after the last one is also empty.
      isEmpty: response.objects.isEmpty && request.cursor == nil, until: token)
  }

  /// Returns the same for parts of a query.
  ///
  /// - Parameters:
  ///   - places: The filter, of which the categories and the viewport count.
  ///   - isEmpty: Whether nothing was found; only then are the reasons checked.
  ///   - unknownHours: The number of places left out because it is unknown whether they are open.
  package func warnings(
    for places: PlaceFilter, along corridor: RouteCorridor?, isEmpty: Bool, unknownHours: Int = 0,
    until token: CancellationToken? = nil
  ) throws(SearchError) -> [SearchWarning] {
    var warnings: [SearchWarning] = []
    let missing = try categoriesWithoutPlaces(among: places.categories)
    if !missing.isEmpty {
      warnings.append(
        .categoriesWithoutPlaces(missing, indexHasCategories: try hasCategories))
    }
    if let corridor {
      if isEmpty, let warning = try routeElsewhere(corridor) { warnings.append(warning) }
      if let warning = corridor.route.joinWarning { warnings.append(warning) }
    }
    if isEmpty, let viewport = places.viewport,
      let warning = try viewportElsewhere(viewport, until: token)
    {
      warnings.append(warning)
    }
    if unknownHours > 0 { warnings.append(.unknownHours(count: unknownHours)) }
    return warnings
  }

  /// The warning for a route that is not near any place.
  private func routeElsewhere(_ corridor: RouteCorridor) throws(SearchError) -> SearchWarning? {
    let reach = corridor.within.value + Self.elsewhereMeters + Self.sampleMeters / 2
    let samples = Self.samples(of: corridor.route)
    guard let extent = try whereabouts(), try !hasPlace(withinMeters: reach, ofAny: samples) else {
      return nil
    }
    let swapped = samples.compactMap { position in
      abs(position.lon) <= 90 ? Coordinate(lon: position.lat, lat: position.lon) : nil
    }
    let isSwapped =
      swapped.count == samples.count ? try hasPlace(withinMeters: reach, ofAny: swapped) : false
    return .routeElsewhere(start: samples[0], places: extent, isSwapped: isSwapped)
  }

  /// If every place is farther from a route than this, in metres, the places are in another region.
  private static var elsewhereMeters: Double { 100_000 }
  /// The distance in metres between the sampled positions on the route, unless that makes too many
  /// samples.
  private static var sampleMeters: Double { 100_000 }
  private static var mostSamples: Int { 1000 }

  private static func samples(of route: Route) -> [Coordinate] {
    let count = min(Int(route.lengthMeters / sampleMeters) + 2, mostSamples)
    return (0..<count).map { number in
      route.coordinate(
        atAlongMeters: route.lengthMeters * Double(number) / Double(count - 1))
    }
  }

  /// The warning for a viewport without any place.
  private func viewportElsewhere(
    _ viewport: Viewport, until token: CancellationToken?
  ) throws(SearchError) -> SearchWarning? {
    guard let extent = try whereabouts(), try !hasPlace(in: viewport, until: token) else {
      return nil
    }
    var swapped: BoundingBox?
    if case .box(let west, let south, let east, let north) = viewport,
      abs(west) <= 90, abs(east) <= 90, west <= east,
      try hasPlace(
        in: .box(west: south, south: west, east: north, north: east), until: token)
    {
      swapped = BoundingBox(west: south, south: west, east: north, north: east)
    }
    return .viewportElsewhere(places: extent, swapped: swapped)
  }
}

extension Route {
  /// The warning for a route made of several features that do not connect.
  package var joinWarning: SearchWarning? {
    guard let joints, joints.widestMeters > Self.ordinaryJointMeters else { return nil }
    return .joinedFeatures(
      count: joints.featureCount, lengthMeters: lengthMeters, widestMeters: joints.widestMeters)
  }

  /// Consecutive legs of one journey start within this distance, in metres, of where the previous
  /// leg ends: in the same yard.
  private static var ordinaryJointMeters: Double { 250 }
}

extension SearchRequest {
  /// The categories and the viewport.
  fileprivate var places: PlaceFilter {
    switch area {
    case .viewport(let viewport), .region(let viewport, _):
      PlaceFilter(categories: categories, viewport: viewport)
    case .along(_, _, let viewport): PlaceFilter(categories: categories, viewport: viewport)
    case .anywhere, .near: PlaceFilter(categories: categories)
    }
  }

  /// The corridor of a search along a route.
  fileprivate var corridor: RouteCorridor? {
    guard case .along(let route, let within, _) = area else { return nil }
    return RouteCorridor(route, within: within)
  }
}
