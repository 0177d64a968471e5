public import CorridorGeometry

/// When a vehicle is where along the route, and which stretch of the route counts.
public struct Journey: Sendable {
  /// How fast the vehicle travels; as the route's source says unless given.
  public var pace: Pace
  /// When the journey begins, to know what is open on arrival; nil where that is not asked.
  public var departure: Departure?
  /// The stretch of the route that counts; nil for all of it.
  public var window: RouteWindow?

  /// Makes a journey; without arguments, all of the route counts, at any time.
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
  /// As the route's source says, ``Route/travelTimes``; unknown where it says nothing.
  case ofRoute
  /// At one speed from the start to the end, in metres per second.
  case metersPerSecond(Double)
  /// At given times.
  case times(TravelTimes)

  /// When the vehicle is where along a route; nil where that is not known.
  ///
  /// - Throws: ``SearchError/speedOutOfRange(found:)`` for a speed that is not above zero or at which
  ///   the end of the route is never reached.
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
