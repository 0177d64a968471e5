internal import Corridor
internal import CorridorGeometry

/// Adds to objects what is better computed on this machine than by a service: positions in another
/// reference system, which would replace longitude and latitude, and distances to the user, whose
/// position then need not be sent.
struct ObjectEnricher {
  private let system: CRSTransform?
  private let user: (position: Coordinate, geodesic: Geodesic)?

  init(_ options: SearchOptions) throws(SearchError) {
    do throws(GeometryError) {
      system = try options.outputSystem.map { (system) throws(GeometryError) in
        try CRSTransform(system, .fromWGS84)
      }
    } catch {
      throw .geometry(error)
    }
    // Without PROJ, the distances of the service are kept.
    guard let position = options.userPosition, let geodesic = try? Geodesic.wgs84() else {
      user = nil
      return
    }
    user = (position, geodesic)
  }

  func callAsFunction(_ object: GeoObject) -> GeoObject {
    var object = object
    let at = object.coordinate
    object.position = system?.transform(x: at.lon, y: at.lat).map {
      PlanarPosition(x: $0.x, y: $0.y)
    }
    if let user { object.userDistanceMeters = user.geodesic.inverse(user.position, at).meters }
    return object
  }
}

extension SearchResponse {
  func finished(_ finish: ObjectEnricher) -> SearchResponse {
    var response = self
    response.objects = objects.map { finish($0) }
    response.metadata.toponym = metadata.toponym.map { finish($0) }
    return response
  }
}

extension ResolvedObject {
  func finished(_ finish: ObjectEnricher) -> ResolvedObject {
    guard case .found(let object) = self else { return self }
    return .found(finish(object))
  }
}
