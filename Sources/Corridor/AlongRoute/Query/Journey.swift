public import CorridorGeometry

/// When a vehicle is where along the route, and which stretch of the route is searched.
public struct Journey: Sendable {
  /// How fast the vehicle travels; by default as the route's source says.
  public var pace: Pace
  /// When the journey begins, which decides what is open on arrival; nil if that does not matter.
  public var departure: Departure?
  /// The stretch of the route that is searched; nil for the whole route.
  public var window: RouteWindow?

  /// Makes a journey; without arguments, the whole route is searched, at any time.
  public init(
    pace: Pace = .ofRoute, departure: Departure? = nil, window: RouteWindow? = nil
  ) {
    self.pace = pace
    self.departure = departure
    self.window = window
  }
}

/// How fast a vehicle travels along a route.
public enum Pace: Hashable, Sendable {
  /// As the route's source says, ``Route/travelTimes``; unknown if it says nothing.
  case ofRoute
  /// At constant speed from the start to the end, in metres per second.
  case metersPerSecond(Double)
  /// At the given times.
  case times(TravelTimes)

  /// Returns when the vehicle is where along a route; nil if unknown.
  ///
  /// - Throws: ``SearchError/speedOutOfRange(found:)`` for a speed that is not above zero or that
  ///   never reaches the end of the route.
  public func travelTimes(along route: Route) throws(SearchError) -> TravelTimes? {
    switch self {
    case .ofRoute: return route.travelTimes
    case .times(let times): return times
    case .metersPerSecond(let speed):
      do throws(TravelTimesError) {
        return try TravelTimes(metersPerSecond: speed, lengthMeters: route.lengthMeters)
      } catch {
        throw .speedOutOfRange(found: speed)
      }
    }
  }
}
