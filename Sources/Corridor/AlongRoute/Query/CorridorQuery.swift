/// What to find along a route.
///
/// ```swift
/// var query = CorridorQuery(along: route, within: .kilometers(2), categories: ["fuel"])
/// query.passes.selection = .all
/// query.journey.departure = try Departure("2026-11-20T06:00+01:00", open: .only)
/// query.page.limit = 20
/// ```
///
/// A value type: it can be changed, copied and used from any number of threads. Its values are
/// checked when a search runs.
public struct CorridorQuery: Sendable {
  /// The route, and the maximum distance of places from it.
  public var corridor: RouteCorridor
  /// The conditions that places must meet.
  public var places: PlaceFilter
  /// Which passes of the route by a place are hits.
  public var passes: PassFilter
  /// When the vehicle is where, and which stretch of the route is searched.
  public var journey: Journey
  /// What the places must have and allow for trucks.
  public var truck: TruckRequirements
  /// The order of the hits, and the number of hits in an answer.
  public var page: AnswerPage
  /// What measures the distances in the answer. With ``DistanceMeasure/proj``, a route that is not
  /// ``Route/measured(by:)`` PROJ is measured again by each search.
  public var measure: DistanceMeasure

  /// Makes a query from its groups.
  public init(
    corridor: RouteCorridor, places: PlaceFilter = PlaceFilter(),
    passes: PassFilter = PassFilter(), journey: Journey = Journey(),
    truck: TruckRequirements = TruckRequirements(), page: AnswerPage = AnswerPage(),
    measure: DistanceMeasure = .series
  ) {
    self.corridor = corridor
    self.places = places
    self.passes = passes
    self.journey = journey
    self.truck = truck
    self.page = page
    self.measure = measure
  }

  /// Makes a query from the most common options; set all others in the groups.
  ///
  /// - Parameters:
  ///   - route: See ``RouteCorridor/route``.
  ///   - within: See ``RouteCorridor/within``.
  ///   - categories: See ``PlaceFilter/categories``.
  ///   - text: See ``PlaceFilter/text``.
  ///   - tags: See ``PlaceFilter/tags``.
  ///   - viewport: See ``PlaceFilter/viewport``.
  ///   - window: See ``Journey/window``.
  ///   - passes: Which passes of the route by a place are hits.
  ///   - sort: See ``AnswerPage/sort``.
  ///   - limit: See ``AnswerPage/limit``.
  public init(
    along route: Route,
    within: Meters = .kilometers(1),
    categories: [String] = [],
    text: String? = nil,
    tags: [TagExpression] = [],
    viewport: Viewport? = nil,
    window: RouteWindow? = nil,
    passes: PassFilter = PassFilter(),
    sort: SortOrder = .offRoute,
    limit: Int? = nil
  ) {
    self.init(
      corridor: RouteCorridor(route, within: within),
      places: PlaceFilter(categories: categories, text: text, tags: tags, viewport: viewport),
      passes: passes, journey: Journey(window: window), page: AnswerPage(sort: sort, limit: limit))
  }
}

/// All points within a distance of a route.
public struct RouteCorridor: Sendable {
  /// The route. Its stretches on ``Route/ferries`` find no places.
  public var route: Route
  /// Half-width of the corridor: a place is found if its geodesic distance to the route is at most
  /// this. One kilometre by default; there is no upper limit.
  public var within: Meters

  /// Makes a corridor. Its values are checked when a query runs.
  public init(_ route: Route, within: Meters = .kilometers(1)) {
    self.route = route
    self.within = within
  }
}
