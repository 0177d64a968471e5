internal import CorridorGeometry

/// A query whose values have been checked, with the values that depend on the route resolved: the
/// window in metres, and the travel times.
struct ResolvedQuery: Sendable {
  let corridor: RouteCorridor
  var places: PlaceFilter
  var passes: PassFilter
  var truck: TruckRequirements
  var page: AnswerPage
  var departure: Departure?
  /// The searched stretch of the route, in metres; nil for the whole route.
  let window: ClosedRange<Double>?
  /// When the vehicle is where; nil if unknown.
  let travelTimes: TravelTimes?

  /// Checks a query, except for what needs an index: categories, tags and areas.
  init(_ query: CorridorQuery) throws(SearchError) {
    var corridor = query.corridor
    if query.measure == .proj {
      corridor.route = try rethrowing(
        corridor.route.measured(by: .proj), as: SearchError.route)
    }
    let route = corridor.route
    let times = try query.journey.pace.travelTimes(along: route)
    guard query.corridor.within.value >= 0 else {
      throw .withinOutOfRange(found: query.corridor.within.value)
    }
    var window = try query.journey.window.flatMap { (window) throws(SearchError) in
      try window.stretch(along: route, times: times)
    }
    // Times that came with the route are at distances by the measure with which it was read.
    if query.measure == .proj, let known = window, let times, let asked = query.journey.window,
      asked.range == nil, case .seconds(let seconds) = asked.to, seconds >= times.totalSeconds
    {
      window = known.lowerBound...max(known.upperBound, route.lengthMeters)
    }
    self.window = window
    guard query.passes.roadWidth.value >= 0 else {
      throw .roadWidthOutOfRange(found: query.passes.roadWidth.value)
    }
    if query.page.sort == .detour { throw .detoursNeedEngine }
    if let limit = query.page.limit, limit < 1 { throw .limitOutOfRange(found: limit) }
    if query.journey.departure != nil, times == nil { throw .travelTimesMissing }
    travelTimes = times
    self.corridor = corridor
    places = query.places
    passes = query.passes
    truck = query.truck
    page = query.page
    departure = query.journey.departure
  }

  var route: Route { corridor.route }
  /// The half-width in metres.
  var within: Double { corridor.within.value }

  /// Whether truck restrictions are evaluated for the time of arrival.
  var asksTrucksOnArrival: Bool { departure != nil && !truck.isEmpty }
}
