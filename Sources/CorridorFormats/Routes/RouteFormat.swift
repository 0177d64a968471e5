/// The formats that a route is read from.
@nonexhaustive
public enum RouteFormat: Hashable, Sendable {
  case geoJSON
  case gpx
  case kml
  case wkt
  /// Google's encoded polyline with this many decimal places, 5 or 6.
  case encodedPolyline(precision: Int)
  /// HERE's flexible polyline.
  case flexiblePolyline
  /// An answer of OSRM, or in OSRM's shape: Mapbox Directions, Valhalla with `format=osrm`.
  case osrm
  case valhalla
  case graphHopper
}

extension RouteFormat: CustomStringConvertible {
  /// The format's name as errors say it.
  public var description: String {
    switch self {
    case .geoJSON: "GeoJSON"
    case .gpx: "GPX"
    case .kml: "KML"
    case .wkt: "WKT"
    case .encodedPolyline: "encoded polyline"
    case .flexiblePolyline: "flexible polyline"
    case .osrm: "OSRM or Mapbox answer"
    case .valhalla: "Valhalla answer"
    case .graphHopper: "GraphHopper answer"
    }
  }
}
