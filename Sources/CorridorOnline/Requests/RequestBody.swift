internal import Corridor
internal import CorridorFormats
internal import CorridorGeometry

/// The JSON object of a request, written member by member.
struct RequestBody {
  private var buffer = TextBuffer()

  init() {
    buffer.append("{")
  }

  /// Begins with what is wanted of objects.
  init(_ options: SearchOptions) {
    self.init()
    if !options.languages.isEmpty { add("languages", texts: options.languages) }
    if options.includesGeometry { add("geometry", true) }
  }

  /// The whole object.
  var json: [UInt8] {
    var buffer = buffer
    buffer.append("}")
    return buffer.bytes
  }

  private mutating func begin(_ name: String) {
    if buffer.count > 1 { buffer.append(",") }
    buffer.append(jsonString: name)
    buffer.append(":")
  }

  mutating func add(_ name: String, text: String) {
    begin(name)
    buffer.append(jsonString: text)
  }

  mutating func add(_ name: String, texts: [String]) {
    begin(name)
    buffer.append(json: .texts(texts))
  }

  mutating func add(_ name: String, _ flag: Bool) {
    begin(name)
    buffer.append(flag ? "true" : "false")
  }

  mutating func add(_ name: String, _ number: Int) {
    begin(name)
    buffer.append(integer: number)
  }

  /// Adds numbers with all their digits.
  mutating func add(_ name: String, numbers: [Double]) {
    begin(name)
    add(list: numbers) { body, number in body.buffer.append(number.description) }
  }

  /// Adds a position, latitude first, as the service's texts have it.
  mutating func add(_ name: String, at position: Coordinate) {
    // The service counts longitudes to 180 only.
    let lon = position.lon
    let near = lon > 180 ? lon - 360 : lon < -180 ? lon + 360 : lon
    add(name, text: plainDecimal(position.lat) + "," + plainDecimal(near))
  }

  /// Adds where the user is, if that is known.
  mutating func addUser(_ options: SearchOptions) {
    if let user = options.userPosition { add("user", at: user) }
  }

  /// Adds a route as GeoJSON, with all digits of its vertices.
  mutating func add(_ name: String, _ route: Route) {
    begin(name)
    let starts = route.lineStarts
    let lines = zip(starts, starts.dropFirst()).map { route.vertices[$0..<$1] }
    if lines.count == 1 {
      buffer.append(#"{"type":"LineString","coordinates":"#)
      add(positions: lines[0])
    } else {
      buffer.append(#"{"type":"MultiLineString","coordinates":"#)
      add(list: lines) { body, line in body.add(positions: line) }
    }
    buffer.append("}")
  }

  /// Adds polygons as GeoJSON. Rings are left open where they are, which the service takes, so that
  /// the request is the same there as here.
  mutating func add(_ name: String, _ polygons: [Polygon]) {
    begin(name)
    if polygons.count == 1 {
      buffer.append(#"{"type":"Polygon","coordinates":"#)
      add(polygon: polygons[0])
    } else {
      buffer.append(#"{"type":"MultiPolygon","coordinates":"#)
      add(list: polygons) { body, polygon in body.add(polygon: polygon) }
    }
    buffer.append("}")
  }

  private mutating func add(polygon: Polygon) {
    add(list: polygon.rings) { body, ring in body.add(positions: ring[...]) }
  }

  private mutating func add(positions: ArraySlice<Coordinate>) {
    add(list: positions) { body, position in
      body.buffer.append("[")
      body.buffer.append(position.lon.description)
      body.buffer.append(",")
      body.buffer.append(position.lat.description)
      body.buffer.append("]")
    }
  }

  private mutating func add<Elements: Collection>(
    list: Elements, _ write: (inout RequestBody, Elements.Element) -> Void
  ) {
    buffer.append("[")
    var isFirst = true
    for element in list {
      if !isFirst { buffer.append(",") }
      isFirst = false
      write(&self, element)
    }
    buffer.append("]")
  }
}
