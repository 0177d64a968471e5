/// The nearest pass of a route by a position.
public struct RoutePosition: Hashable, Sendable {
  /// Metres along the route from its start.
  public var alongMeters: Double
  /// Geodesic distance in metres from the position to the route.
  public var offRouteMeters: Double
}

extension Route {
  /// The nearest pass of the route by a position, from a distance along it on; the first of equally
  /// near passes. Nil if there is no pass after that distance, or if `position` is not on Earth.
  ///
  /// A route that uses the same road twice passes a vehicle on it twice: `from` excludes the part
  /// already travelled. Costs as much as there are segments of the route little farther from the
  /// position than the nearest one.
  ///
  /// - Throws: ``RouteError/libraryMissing(_:)`` if a long distance cannot be measured.
  public func nearest(
    to position: Coordinate, from alongMeters: Double = 0
  ) throws(RouteError) -> RoutePosition? {
    guard let place = GridPosition(position) else { return nil }
    // Half a meridian is the largest distance on Earth.
    for within in [100.0, 1000, 10_000, 100_000, 1_000_000, 20_010_000] {
      let ahead = try shape.passes(of: place, within: within)
        .filter { $0.alongMeters >= alongMeters }
      guard let nearest = ahead.nearest else { continue }
      return RoutePosition(
        alongMeters: nearest.alongMeters, offRouteMeters: nearest.offRouteMeters)
    }
    return nil
  }
}
