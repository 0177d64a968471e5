/// The format of a route.
@nonexhaustive
public enum RouteFormat: Hashable, Sendable {
  case geoJSON
  case gpx
  case kml
  case wkt
  /// Well-known binary, extended or not, also in hexadecimal digits.
  case wkb
  /// Google's encoded polyline with 5 or 6 decimal places.
  case encodedPolyline(precision: Int)
  /// HERE's flexible polyline.
  case flexiblePolyline
  /// A response of OSRM, or of the same structure: Mapbox Directions, Valhalla with `format=osrm`.
  case osrm
  case valhalla
  case graphHopper
}

extension RouteFormat: CustomStringConvertible {
  /// The name of the format in messages.
  public var description: String {
    switch self {
    case .geoJSON: "GeoJSON"
    case .gpx: "GPX"
    case .kml: "KML"
    case .wkt: "WKT"
    case .wkb: "WKB"
    case .encodedPolyline: "encoded polyline"
    case .flexiblePolyline: "flexible polyline"
    case .osrm: "OSRM or Mapbox answer"
    case .valhalla: "Valhalla answer"
    case .graphHopper: "GraphHopper answer"
    }
  }
}
