public import CorridorGeometry

/// A stretch of a route: between two distances or times, ahead of a position, within a driving
/// range.
///
/// ```swift
/// query.journey.window = .meters(100_000...200_000)
/// // What a truck reaches from where it is, with 50 km left in the tank.
/// query.journey.window = RouteWindow(
///   aheadOf: Coordinate(lon: 9.52, lat: 47.14), range: .kilometers(400), reserve: .kilometers(50))
/// ```
///
/// If several limits are given, all of them apply: the stretch begins at the position, or at `from`
/// if that comes later, and ends at `to` or at the end of the range, whichever comes first.
public struct RouteWindow: Hashable, Sendable {
  /// A point of a route.
  public enum Bound: Hashable, Sendable {
    /// A distance in metres along the route from its start.
    case meters(Double)
    /// The point that the vehicle reaches this many seconds after the start.
    case seconds(Double)

    /// The metres or seconds.
    fileprivate var number: Double {
      switch self {
      case .meters(let number), .seconds(let number): number
      }
    }
  }

  /// An end of a window.
  public enum End: Hashable, Sendable {
    case from, to
  }

  /// Where the stretch begins; nil for the start of the route.
  public var from: Bound?
  /// Where the stretch ends; nil for the end of the route.
  public var to: Bound?
  /// The position of the vehicle: the stretch begins where the route passes it nearest, considering
  /// only passes after ``from`` if that is given. At most ``farthestMeters`` off the route.
  public var position: Coordinate?
  /// How far the vehicle drives from the beginning of the stretch, not counting ferries; nil for no
  /// limit.
  public var range: Meters?
  /// The part of ``range`` that must be left at the end of the stretch.
  public var reserve: Meters

  /// Makes a window; without arguments, it is the whole route.
  public init(
    from: Bound? = nil, to: Bound? = nil, aheadOf position: Coordinate? = nil,
    range: Meters? = nil, reserve: Meters = .meters(0)
  ) {
    self.from = from
    self.to = to
    self.position = position
    self.range = range
    self.reserve = reserve
  }

  /// A stretch in metres along the route, both ends included.
  public static func meters(_ stretch: ClosedRange<Double>) -> RouteWindow {
    RouteWindow(from: .meters(stretch.lowerBound), to: .meters(stretch.upperBound))
  }

  /// A stretch in seconds after the start, both ends included.
  public static func seconds(_ time: ClosedRange<Double>) -> RouteWindow {
    RouteWindow(from: .seconds(time.lowerBound), to: .seconds(time.upperBound))
  }

  /// The maximum distance of the vehicle from the route, in metres: 100 km. A vehicle farther away
  /// does not follow the route.
  public static let farthestMeters = 100_000.0

  /// Whether the window is the whole of any route.
  public var isWhole: Bool { from == nil && to == nil && position == nil && range == nil }

  /// Throws if the window is not valid on any route.
  ///
  /// - Throws: ``SearchError/windowOutOfRange(found:)``, ``SearchError/windowReversed(from:to:)``
  ///   or ``SearchError/rangeOutOfRange(found:reserve:)``.
  public func check() throws(SearchError) {
    if let from, !from.number.isFinite { throw .windowOutOfRange(found: from) }
    if let to, to.number.isNaN { throw .windowOutOfRange(found: to) }
    switch (from, to) {
    case (.meters(let start)?, .meters(let end)?) where start > end:
      throw .windowReversed(from: .meters(start), to: .meters(end))
    case (.seconds(let start)?, .seconds(let end)?) where start > end:
      throw .windowReversed(from: .seconds(start), to: .seconds(end))
    default: break
    }
    guard let range else { return }
    guard range.value >= 0, reserve.value >= 0, reserve.value.isFinite, reserve <= range else {
      throw .rangeOutOfRange(found: range.value, reserve: reserve.value)
    }
  }

  /// Returns the stretch of a route, in metres along it, both ends included; nil for the whole
  /// route.
  ///
  /// It may extend beyond the end of the route, and lies beyond it if the vehicle arrives before
  /// the stretch begins. The upper end is infinite if nothing ends the stretch.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - times: When the vehicle is where, for ends that are times; see
  ///     ``Pace/travelTimes(along:)``.
  /// - Complexity: that of ``Route/nearest(to:from:)`` if a position is given, otherwise O(log n)
  ///   in the number of breakpoints of the times and O(n) in the number of ferries.
  /// - Throws: what ``check()`` throws, ``SearchError/windowNeedsTravelTimes(_:)``,
  ///   ``SearchError/windowEndsBeforeStart(startMeters:endMeters:)``,
  ///   ``SearchError/positionBehind(found:startMeters:)``,
  ///   ``SearchError/positionOffRoute(found:offRouteMeters:)`` and ``SearchError/route(_:)``.
  public func stretch(
    along route: Route, times: TravelTimes?
  ) throws(SearchError) -> ClosedRange<Double>? {
    try check()
    if isWhole { return nil }
    var start = 0.0
    switch from {
    case nil: break
    case .meters(let meters): start = meters
    case .seconds(let seconds):
      guard let times else { throw .windowNeedsTravelTimes(.from) }
      // Beyond the end of the route if the vehicle has arrived by then.
      start =
        times.stretch(duringSeconds: seconds...(.infinity))?.lowerBound
        ?? route.lengthMeters.nextUp
    }
    if let position { start = try Self.along(route, of: position, from: start) }
    var end = Double.infinity
    switch to {
    case nil: break
    case .meters(let meters): end = meters
    case .seconds(let seconds):
      guard let times else { throw .windowNeedsTravelTimes(.to) }
      end = times.alongMeters(atSeconds: seconds)
    }
    guard start <= end else {
      // A vehicle that has arrived before both times is on no stretch of the route.
      if start > route.lengthMeters { return start...start }
      throw .windowEndsBeforeStart(startMeters: start, endMeters: end)
    }
    if let range {
      end = min(end, route.alongMeters(from: start, drivingMeters: range.value - reserve.value))
    }
    return start...end
  }

  private static func along(
    _ route: Route, of position: Coordinate, from start: Double
  ) throws(SearchError) -> Double {
    let nearest = try rethrowing(route.nearest(to: position, from: start), as: SearchError.route)
    guard let nearest else { throw .positionBehind(found: position, startMeters: start) }
    guard nearest.offRouteMeters <= farthestMeters else {
      throw .positionOffRoute(found: position, offRouteMeters: nearest.offRouteMeters)
    }
    return nearest.alongMeters
  }
}

extension RouteWindow.Bound: CustomStringConvertible {
  /// The number with its unit: `1500.0 m` or `5400.0 s`.
  public var description: String {
    switch self {
    case .meters(let meters): "\(meters) m"
    case .seconds(let seconds): "\(seconds) s"
    }
  }
}
