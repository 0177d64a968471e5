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
