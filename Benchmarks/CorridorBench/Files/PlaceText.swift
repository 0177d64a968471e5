internal import CorridorGeometry

/// The formats that places are imported from, as the measured files have them: points with a name
/// and a category.
enum PlaceText: String, CaseIterable {
  case osmPBF = "osm.pbf"
  case osmXML = "osm"
  case geoJSON = "geojson"
  case geoJSONLines = "geojsonl"
  case csv

  /// Writes the first `count` places of a world.
  func write(_ count: Int, of world: World, to path: String) throws(BenchError) {
    if self == .osmPBF {
      var file = PBFFile()
      world.forEachPlace(count) { file.add($0) }
      return try CorridorBench.write(file.finish(), to: path)
    }
    var pieces: [String] = [head]
    var isFirst = true
    world.forEachPlace(count) { place in
      if !isFirst { pieces.append(separator) }
      isFirst = false
      pieces.append(text(of: place))
    }
    pieces.append(tail)
    try CorridorBench.write(pieces, to: path)
  }

  private var head: String {
    switch self {
    case .osmPBF, .geoJSONLines: ""
    case .osmXML: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<osm version=\"0.6\">\n"
    case .geoJSON: "{\"type\":\"FeatureCollection\",\"features\":[\n"
    case .csv: "id,name,category,lon,lat\n"
    }
  }

  private var separator: String { self == .geoJSON ? ",\n" : "\n" }

  private var tail: String {
    switch self {
    case .osmXML: "\n</osm>\n"
    case .geoJSON: "\n]}\n"
    default: "\n"
    }
  }

  private func text(of place: WorldPlace) -> String {
    let category = World.categories[place.category]
    let lon = WorldFiles.degrees(place.position.lon)
    let lat = WorldFiles.degrees(place.position.lat)
    switch self {
    case .osmPBF: return ""
    case .osmXML:
      // Identifiers of OpenStreetMap begin at 1.
      return #"<node id="\#(place.id + 1)" version="1" lat="\#(lat)" lon="\#(lon)">"#
        + #"<tag k="name" v="\#(place.name)"/>"#
        + #"<tag k="\#(World.osmKey(place.category))" v="\#(category)"/></node>"#
    case .geoJSON, .geoJSONLines:
      return #"{"type":"Feature","id":\#(place.id),"properties":"#
        + #"{"name":"\#(place.name)","category":"\#(category)"},"#
        + #""geometry":{"type":"Point","coordinates":[\#(lon),\#(lat)]}}"#
    case .csv:
      return "\(place.id),\(place.name),\(category),\(lon),\(lat)"
    }
  }

  /// The number that the identifier of the first place ends with.
  var firstNumber: UInt64 {
    switch self {
    case .osmPBF, .osmXML: 1
    case .geoJSON, .geoJSONLines, .csv: 0
    }
  }
}

extension World {
  /// The key that OpenStreetMap has for a category.
  static func osmKey(_ category: Int) -> String {
    switch categories[category] {
    case "bus_stop": "highway"
    case "playground": "leisure"
    case "hotel", "viewpoint", "museum", "attraction", "picnic_site": "tourism"
    case "shop", "hairdresser", "supermarket", "bakery", "clothes", "convenience", "car_repair":
      "shop"
    default: "amenity"
    }
  }
}
