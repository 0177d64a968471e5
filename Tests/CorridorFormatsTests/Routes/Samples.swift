import CorridorFormats
import CorridorGeometry

/// A short line with a repeated vertex, both signs and six decimal places.
let sampleLine = [
  (14.514489, 35.898831), (14.514875, 35.898441), (14.514875, 35.898441), (-0.000021, -33.5),
  (179.999999, 0.0),
].map { Coordinate(lon: $0, lat: $1) }

/// The encoder of Google's algorithm, to have an opponent for the decoder.
func encoded(_ line: [Coordinate], precision: Int, heights: Bool = false) -> String {
  let units = precision == 5 ? 1e5 : 1e6
  var text: [UInt8] = []
  var last = [0, 0, 0]
  for (index, position) in line.enumerated() {
    let height = heights ? [index * 1_000] : []
    let now =
      [Int((position.lat * units).rounded()), Int((position.lon * units).rounded())] + height
    for (axis, value) in now.enumerated() {
      let difference = value - last[axis]
      var bits = difference < 0 ? ~(difference << 1) : difference << 1
      repeat {
        let more = bits >= 32
        text.append(UInt8((bits & 31) | (more ? 32 : 0)) + 63)
        bits >>= 5
      } while bits > 0
      last[axis] = value
    }
  }
  return String(decoding: text, as: UTF8.self)
}

/// `[[lon,lat],...]` of a line, with what `height` says behind each position.
func coordinates(_ line: [Coordinate], height: String = "") -> String {
  "[" + line.map { "[\($0.lon),\($0.lat)\(height)]" }.joined(separator: ",") + "]"
}

/// A line as WKB; with a system as EWKB.
func wkb(
  _ line: [Coordinate], isLittleEndian: Bool = true, type: UInt32 = 2, system: UInt32? = nil,
  heights: [Double] = []
) -> [UInt8] {
  func bytes(_ value: some FixedWidthInteger) -> [UInt8] {
    let bytes = stride(from: 0, to: value.bitWidth, by: 8).map {
      UInt8(truncatingIfNeeded: value >> $0)
    }
    return isLittleEndian ? bytes : bytes.reversed()
  }
  var written: [UInt8] = [isLittleEndian ? 1 : 0]
  written += bytes(system == nil ? type : type | 0x2000_0000)
  if let system { written += bytes(system) }
  written += bytes(UInt32(line.count))
  for position in line {
    for value in [position.lon, position.lat] + heights { written += bytes(value.bitPattern) }
  }
  return written
}

/// Bytes as hexadecimal digits.
func hexadecimal(_ bytes: [UInt8]) -> String {
  bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined().uppercased()
}

/// A text as a JSON string.
func quoted(_ text: String) -> String {
  "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}

/// Reads a route from text.
func route(
  _ text: String, precision: Int? = nil, feature: Int? = nil, nesting: Int = 1024
) throws(InputError) -> RouteDocument {
  try RouteReader.read(
    bytes: Array(text.utf8), file: "route",
    options: RouteReadOptions(precision: precision, feature: feature, maximumNesting: nesting))
}

/// The error that reading a text must end in.
func routeError(
  _ text: String, precision: Int? = nil, feature: Int? = nil, nesting: Int = 1024
) -> InputError? {
  failure { () throws(InputError) in
    try route(text, precision: precision, feature: feature, nesting: nesting)
  }
}

/// One text in each format, all of the same line; polylines of precision 5 say less.
let samples: [(name: String, text: String, precision: Int?)] = {
  let list = coordinates(sampleLine)
  let pairs = sampleLine.map { "\($0.lon) \($0.lat)" }.joined(separator: ", ")
  let triples = sampleLine.map { "\($0.lon),\($0.lat),12.5" }.joined(separator: "\n ")
  let start = "[\(sampleLine[0].lon),\(sampleLine[0].lat)]"
  let end = "[\(sampleLine[4].lon),\(sampleLine[4].lat)]"
  let waypoints = "\"waypoints\":[{\"location\":\(start)},{\"location\":\(end)}]"
  let box = "\"min_lon\":-0.000021,\"min_lat\":-33.5,\"max_lon\":179.999999,\"max_lat\":35.898831"
  let six = encoded(sampleLine, precision: 6)
  let geometry = "{\"type\":\"LineString\",\"coordinates\":\(list)}"
  let track = sampleLine.map { "<trkpt lat=\"\($0.lat)\" lon=\"\($0.lon)\"><ele>3</ele></trkpt>" }
  let way = sampleLine.map { "<rtept lat='\($0.lat)' lon='\($0.lon)'/>" }
  let times = sampleLine.map { "<gx:coord>\($0.lon) \($0.lat) 7</gx:coord>" }
  return [
    ("geometry", geometry, nil),
    (
      "feature",
      "{\"type\":\"Feature\",\"properties\":{\"name\":\"Way\"},\"geometry\":\(geometry)}", nil
    ),
    (
      "feature collection",
      """
      {"type":"FeatureCollection","features":[{"type":"Feature","properties":null,"geometry":\
      {"type":"MultiLineString","coordinates":[\(coordinates(sampleLine, height: ",5"))]}}]}
      """, nil
    ),
    (
      "geometry collection",
      "{\"type\":\"GeometryCollection\",\"geometries\":[\(geometry)]}", nil
    ),
    (
      "GPX track",
      """
      <?xml version="1.0"?><gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1"><trk>\
      <name>Way</name><trkseg>\(track.joined())</trkseg></trk></gpx>
      """, nil
    ),
    ("GPX route", "<gpx><rte><name>Way</name>\(way.joined(separator: "\n"))</rte></gpx>", nil),
    (
      "KML",
      """
      <kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>All</name><Placemark><name>Way</name>\
      <LineString><coordinates>\n \(triples)\n</coordinates></LineString></Placemark></Document></kml>
      """, nil
    ),
    (
      "KML track",
      "<kml><Placemark><gx:Track><when>2024</when>\(times.joined())</gx:Track></Placemark></kml>",
      nil
    ),
    ("WKT", "LINESTRING (\(pairs))", nil),
    ("EWKT", "SRID=4326;LineString(\(pairs))\n", nil),
    ("WKT collection", "geometrycollection(multilinestring((\(pairs))))", nil),
    ("WKB in digits", hexadecimal(wkb(sampleLine)) + "\n", nil),
    ("EWKB in JSON", quoted(hexadecimal(wkb(sampleLine, system: 4326)).lowercased()), nil),
    ("polyline6", six + "\n", 6),
    ("polyline6 in JSON", quoted(six), 6),
    ("OSRM", "{\"code\":\"Ok\",\"routes\":[{\"geometry\":\(quoted(six))}],\(waypoints)}", nil),
    ("OSRM GeoJSON", "{\"code\":\"Ok\",\"routes\":[{\"geometry\":\(geometry)}]}", nil),
    (
      "OSRM steps",
      """
      {"code":"Ok","routes":[{"geometry":\(quoted(six)),"legs":[{"steps":[{"maneuver":{"location":\
      \(start)}},{"maneuver":{"location":\(end)}}]}]}]}
      """, nil
    ),
    (
      "Valhalla",
      "{\"trip\":{\"status\":0,\"legs\":[{\"shape\":\(quoted(six)),\"summary\":{\(box)}}]}}", nil
    ),
    (
      "GraphHopper",
      """
      {"paths":[{"points_encoded":true,"points_encoded_multiplier":1000000.0,"points":\(quoted(six)),\
      "bbox":[-0.000021,-33.5,179.999999,35.898831]}]}
      """, nil
    ),
    (
      "GraphHopper with heights",
      """
      {"paths":[{"points_encoded_multiplier":1e6,"points":\
      \(quoted(encoded(sampleLine, precision: 6, heights: true))),\
      "bbox":[-0.000021,-33.5,179.999999,35.898831]}]}
      """, nil
    ),
    ("GraphHopper GeoJSON", "{\"paths\":[{\"points_encoded\":false,\"points\":\(geometry)}]}", nil),
  ]
}()
