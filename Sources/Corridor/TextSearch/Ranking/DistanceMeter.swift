internal import CorridorGeometry
internal import CorridorThreads

/// Measures exact distances from places to a geometry.
struct DistanceMeter {
  private enum Target {
    case point(Coordinate)
    case line(RouteShape)
    case polygon(RouteShape, ViewportFilter)
  }

  private let target: Target
  private let geodesic: Geodesic
  private let token: CancellationToken?

  init(to geometry: SearchGeometry, until token: CancellationToken? = nil) throws(SearchError) {
    self.token = token
    geodesic = try rethrowing(Geodesic.wgs84(), as: SearchError.route)
    switch geometry {
    case .point(let point): target = .point(point)
    case .line(let route): target = .line(route.shape)
    case .polygon(let polygon):
      let inside = try ViewportFilter(.polygon(polygon), until: token)
      // The filter has already validated every ring; open rings are closed here.
      let rings = polygon.rings.map { ring in
        (ring.first == ring.last ? ring : ring + ring.prefix(1)).map(\.wrapped)
      }
      do throws(RouteError) {
        let outline = try Route(lines: rings) { token?.isCancelled ?? false }
        target = .polygon(outline.shape, inside)
      } catch {
        throw try .route(error, until: token)
      }
    }
  }

  /// Distance in metres from a place to the geometry.
  func meters(to place: GridPosition) throws(SearchError) -> Double {
    switch target {
    case .point(let point): return geodesic.inverse(point, place.coordinate).meters
    case .line(let shape): return try meters(from: place, to: shape)
    case .polygon(let shape, let inside):
      return inside.contains(place) ? 0 : try meters(from: place, to: shape)
    }
  }

  /// Increases the search distance until it reaches the line.
  private func meters(
    from place: GridPosition, to shape: RouteShape
  ) throws(SearchError) -> Double {
    var reach = 1_000.0
    while true {
      do throws(RouteError) {
        let passes = try shape.passes(of: place, within: reach) { token?.isCancelled ?? false }
        if let nearest = passes.map(\.offRouteMeters).min() { return nearest }
      } catch {
        throw try .route(error, until: token)
      }
      // Twice the circumference of the Earth exceeds any distance.
      guard reach < 8e7 else { return .infinity }
      reach *= 2
    }
  }
}

extension Coordinate {
  /// The same place with its longitude within 360 degrees, the range that routes accept.
  fileprivate var wrapped: Coordinate {
    Coordinate(lon: lon > 360 ? lon - 360 : lon < -360 ? lon + 360 : lon, lat: lat)
  }
}
