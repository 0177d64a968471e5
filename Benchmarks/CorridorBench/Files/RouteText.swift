internal import CorridorGeometry

/// The formats that a route is read from, as the measured files have them.
enum RouteText: String, CaseIterable {
  case geojson, gpx, kml, wkt, polyline5, polyline6
  case flexiblePolyline = "flexible-polyline"
  /// The geometry as GeoJSON.
  case osrm
  /// The geometry as a polyline of precision 5.
  case osrmPolyline = "osrm-polyline"
  case mapbox, valhalla
  case graphHopper = "graphhopper"
  case graphHopperEncoded = "graphhopper-encoded"

  /// The decimal places that the format keeps of coordinates with six.
  var precision: Int {
    switch self {
    case .polyline5, .osrmPolyline, .graphHopperEncoded: 5
    default: 6
    }
  }

  /// The precision that a reader has to be told.
  var wantedPrecision: Int? {
    self == .polyline5 || self == .polyline6 ? precision : nil
  }

  /// The ending of a file's name; other than that of ``WorldFiles``.
  var fileExtension: String {
    switch self {
    case .geojson: "read.geojson"
    case .osrm, .osrmPolyline, .mapbox, .valhalla, .graphHopper, .graphHopperEncoded:
      "\(rawValue).json"
    default: rawValue
    }
  }

  func text(of line: [Coordinate]) -> String {
    switch self {
    case .geojson:
      #"{"type":"Feature","properties":{},"geometry":\#(Self.geometry(line))}"#
    case .gpx:
      Self.gpx(line)
    case .kml:
      Self.kml(line)
    case .wkt:
      "LINESTRING (" + joined(line, ", ") { "\($0.lon) \($0.lat)" } + ")\n"
    case .polyline5, .polyline6:
      PolylineText.encoded(line, precision: precision)
    case .flexiblePolyline:
      PolylineText.flexible(line, precision: precision)
    case .osrm:
      Self.osrm(line, Self.geometry(line))
    case .osrmPolyline, .mapbox:
      Self.osrm(line, Self.quoted(PolylineText.encoded(line, precision: precision)))
    case .valhalla:
      Self.valhalla(line)
    case .graphHopper:
      Self.graphHopper(line, Self.geometry(line), isEncoded: false)
    case .graphHopperEncoded:
      Self.graphHopper(
        line, Self.quoted(PolylineText.encoded(line, precision: precision)), isEncoded: true)
    }
  }

  private static func gpx(_ line: [Coordinate]) -> String {
    #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
      + #"<gpx version="1.1" creator="corridor-bench" xmlns="http://www.topografix.com/GPX/1/1">"#
      + "<trk><trkseg>\n"
      + joined(line, "\n") { #"<trkpt lat="\#($0.lat)" lon="\#($0.lon)"></trkpt>"# }
      + "\n</trkseg></trk></gpx>\n"
  }

  private static func kml(_ line: [Coordinate]) -> String {
    #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
      + #"<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><LineString>"#
      + "<coordinates>\n" + joined(line, "\n") { "\($0.lon),\($0.lat)" }
      + "\n</coordinates></LineString></Placemark></Document></kml>\n"
  }

  private static func geometry(_ line: [Coordinate]) -> String {
    #"{"type":"LineString","coordinates":["# + joined(line, ",") { "[\($0.lon),\($0.lat)]" } + "]}"
  }

  /// OSRM's answer, and Mapbox', with its ends as waypoints.
  private static func osrm(_ line: [Coordinate], _ geometry: String) -> String {
    let waypoints = joined([line[0], line[line.count - 1]], ",") {
      #"{"name":"N1","location":[\#($0.lon),\#($0.lat)]}"#
    }
    return
      #"{"code":"Ok","routes":[{"geometry":\#(geometry),"legs":[{"steps":[],"summary":"N1"}]}],"#
      + #""waypoints":[\#(waypoints)]}"#
  }

  private static func valhalla(_ line: [Coordinate]) -> String {
    let box = Box(line)
    let summary =
      #"{"min_lat":\#(box.south),"min_lon":\#(box.west),"max_lat":\#(box.north),"max_lon":\#(box.east)}"#
    let shape = quoted(PolylineText.encoded(line, precision: 6))
    return #"{"trip":{"legs":[{"summary":\#(summary),"shape":\#(shape)}],"status":0}}"#
  }

  private static func graphHopper(
    _ line: [Coordinate], _ points: String, isEncoded: Bool
  ) -> String {
    let box = Box(line)
    let multiplier = isEncoded ? #""points_encoded_multiplier":100000.0,"# : ""
    return #"{"paths":[{"points_encoded":\#(isEncoded),\#(multiplier)"#
      + #""bbox":[\#(box.west),\#(box.south),\#(box.east),\#(box.north)],"points":\#(points)}]}"#
  }

  /// A polyline as a string of JSON.
  private static func quoted(_ polyline: String) -> String {
    let escaped = polyline.utf8.flatMap { $0 == 0x5C ? [0x5C, 0x5C] : [$0] }
    return "\"" + String(decoding: escaped, as: UTF8.self) + "\""
  }

  private struct Box {
    var west, south, east, north: Double

    init(_ line: [Coordinate]) {
      west = line.reduce(.infinity) { min($0, $1.lon) }
      south = line.reduce(.infinity) { min($0, $1.lat) }
      east = line.reduce(-.infinity) { max($0, $1.lon) }
      north = line.reduce(-.infinity) { max($0, $1.lat) }
    }
  }
}

/// The texts of all vertices with something between them.
private func joined(
  _ line: [Coordinate], _ separator: String, _ text: (Coordinate) -> String
) -> String {
  var all = ""
  for (index, vertex) in line.enumerated() {
    if index > 0 { all += separator }
    all += text(vertex)
  }
  return all
}
