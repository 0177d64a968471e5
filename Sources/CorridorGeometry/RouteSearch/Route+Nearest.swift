/// Where a route passes a position nearest.
public struct RoutePosition: Hashable, Sendable {
  /// Metres along the route from its start.
  public var alongMeters: Double
  /// Geodesic distance in metres from the position to the route.
  public var offRouteMeters: Double
}

extension Route {
  /// Where the route passes a position nearest, from a distance along it on; of equally near passes
  /// the first. Nil where no pass comes after that distance, and for what is no position on Earth.
  ///
  /// A route that runs along one road twice passes a vehicle on it twice: what it has behind it is
  /// told by `from`. Costs as much as the pieces of the route that are little farther from the
  /// position than the nearest one.
  ///
  /// - Throws: ``RouteError/libraryMissing(_:)`` where a long distance cannot be measured.
  public func nearest(
    to position: Coordinate, from alongMeters: Double = 0
  ) throws(RouteError) -> RoutePosition? {
    guard let place = GridPosition(position) else { return nil }
    // Half of a meridian is the farthest that anything on Earth can be.
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
