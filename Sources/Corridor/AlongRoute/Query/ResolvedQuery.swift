internal import CorridorGeometry

/// A query whose values have been checked, with what of it depends on the route worked out: the
/// window in metres, and when the vehicle is where.
struct ResolvedQuery: Sendable {
  let corridor: RouteCorridor
  var places: PlaceFilter
  var passes: PassFilter
  var truck: TruckRequirements
  var page: AnswerPage
  var departure: Departure?
  /// The stretch of the route that counts, in metres; nil for all of it.
  let window: ClosedRange<Double>?
  /// When the vehicle is where; nil where that is not known.
  let travelTimes: TravelTimes?

  /// Checks a query, but for what only an index can tell: categories, tags and areas.
  init(_ query: CorridorQuery) throws(SearchError) {
    let route = query.corridor.route
    let times = try query.journey.pace.travelTimes(along: route)
    guard query.corridor.within.value >= 0 else {
      throw .withinOutOfRange(found: query.corridor.within.value)
    }
    window = try query.journey.window.flatMap { (window) throws(SearchError) in
      try window.stretch(along: route, times: times)
    }
    guard query.passes.roadWidth.value >= 0 else {
      throw .roadWidthOutOfRange(found: query.passes.roadWidth.value)
    }
    if let limit = query.page.limit, limit < 1 { throw .limitOutOfRange(found: limit) }
    if query.journey.departure != nil, times == nil { throw .travelTimesMissing }
    travelTimes = times
    corridor = query.corridor
    places = query.places
    passes = query.passes
    truck = query.truck
    page = query.page
    departure = query.journey.departure
  }

  /// The route.
  var route: Route { corridor.route }
  /// The half-width in metres.
  var within: Double { corridor.within.value }

  /// Whether what places allow trucks is asked for the time at which the vehicle gets there.
  var asksTrucksOnArrival: Bool { departure != nil && !truck.isEmpty }

  /// The query that also finds the places of which too little is known, and what that is; nil where
  /// none are left out for that.
  func keepingUnknowns() -> (query: ResolvedQuery, missing: [UnknownPlaces.Missing])? {
    var query = self
    var missing: [UnknownPlaces.Missing] = []
    if !truck.isEmpty, truck.unknowns != .keep {
      query.truck.unknowns = .keep
      missing.append(.truck)
    }
    if departure?.open == .only {
      query.departure?.open = .keepUnknown
      missing.append(.openOnArrival)
    }
    if missing.isEmpty { return nil }
    // A place counts once, on whatever page.
    if passes.selection == .all { query.passes.selection = .first }
    query.page.spread = nil
    (query.page.limit, query.page.cursor) = (1, nil)
    return (query, missing)
  }
}
