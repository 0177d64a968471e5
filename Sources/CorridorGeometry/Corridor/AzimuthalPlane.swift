internal import Glibc

/// The azimuthal equidistant projection of WGS84 about a position: PROJ's `aeqd`, by its geodesics.
///
/// A position lies in the plane where it lies on Earth, seen from the centre: at the same distance
/// and azimuth. At `d` metres from the centre, lengths across the line of sight are too long by
/// d² / 6R² (R is the radius of the Earth), which is 0.1 millionths at 5 km.
struct AzimuthalPlane {
  let geodesic: Geodesic
  let center: Coordinate

  /// The position in the plane, in metres: x east, y north.
  func point(_ position: Coordinate) -> Coordinate {
    let sight = geodesic.inverse(center, position)
    let azimuth = sight.startAzimuth * .pi / 180
    return Coordinate(lon: sight.meters * sin(azimuth), lat: sight.meters * cos(azimuth))
  }

  /// The position on Earth of a point of the plane; longitudes in -180...180.
  func position(_ point: Coordinate) -> Coordinate {
    let meters = (point.lon * point.lon + point.lat * point.lat).squareRoot()
    let azimuth = atan2(point.lon, point.lat) * 180 / .pi
    return geodesic.direct(from: center, azimuth: azimuth, meters: meters).position
  }
}

/// Interpolation between positions that PROJ computes, which takes a twentieth of the time.
extension AzimuthalPlane {
  /// Interpolates ``point(_:)`` for positions of a line that does not come near a pole; nil if it
  /// has few positions, or if interpolation errs by more than `meters`.
  func points(of line: [Coordinate], within meters: Double) -> [Coordinate]? {
    guard line.count > 2 * ChebyshevMap.nodeCount else { return nil }
    var (low, high) = (Coordinate(lon: 0, lat: 0), Coordinate(lon: 0, lat: 0))
    let turned = line.map { position in
      let lon = position.lon - center.lon
      return Coordinate(lon: lon - (lon / 360).rounded() * 360, lat: position.lat - center.lat)
    }
    for place in turned {
      low = Coordinate(lon: min(low.lon, place.lon), lat: min(low.lat, place.lat))
      high = Coordinate(lon: max(high.lon, place.lon), lat: max(high.lat, place.lat))
    }
    let half = Coordinate(lon: (high.lon - low.lon) / 2, lat: (high.lat - low.lat) / 2)
    guard half.lon > 0, half.lat > 0, half.lon < 10 else { return nil }
    let middle = Coordinate(lon: (high.lon + low.lon) / 2, lat: (high.lat + low.lat) / 2)
    func exact(_ place: Coordinate) -> Coordinate {
      let lat = min(90, max(-90, center.lat + place.lat))
      return point(Coordinate(lon: center.lon + place.lon, lat: lat))
    }
    let map = ChebyshevMap(center: middle, half: half, of: exact)
    for (x, y) in [(1.0, 1.0), (-1, 0), (0.5, -1)] {
      let place = Coordinate(lon: middle.lon + x * half.lon, lat: middle.lat + y * half.lat)
      let (a, b) = (exact(place), map(place))
      guard hypot(a.lon - b.lon, a.lat - b.lat) <= meters else { return nil }
    }
    return turned.map { map($0) }
  }

  /// Interpolates ``position(_:)`` up to `reach` metres from the centre, less the centre, with
  /// longitudes that do not jump; nil if that errs by more than `meters`, as it does near a pole.
  func interpolatedPositions(reach: Double, within meters: Double) -> ChebyshevMap? {
    func exact(_ point: Coordinate) -> Coordinate {
      let position = position(point)
      let lon = position.lon - center.lon
      return Coordinate(lon: lon - (lon / 360).rounded() * 360, lat: position.lat - center.lat)
    }
    let map = ChebyshevMap(
      center: Coordinate(lon: 0, lat: 0), half: Coordinate(lon: reach, lat: reach), of: exact)
    // A degree is at most 111,700 m.
    let degrees = meters / 111_700
    for (x, y) in [(1.0, 0.0), (-0.7, 0.7), (0.2, -1), (0.7, 0.7)] {
      let point = Coordinate(lon: x * reach, lat: y * reach)
      let (a, b) = (exact(point), map(point))
      guard hypot(a.lon - b.lon, a.lat - b.lat) <= degrees else { return nil }
    }
    return map
  }
}
