package import CorridorFormats
package import CorridorGeometry

/// Writes shapes as GeoJSON (RFC 7946) with all digits, so that they read back unchanged.
extension TextBuffer {
  /// Adds a route: a LineString, or a MultiLineString if it has several lines.
  package mutating func append(json route: Route) {
    let starts = route.lineStarts
    let lines = zip(starts, starts.dropFirst()).map { route.vertices[$0..<$1] }
    if lines.count == 1 {
      append(#"{"type":"LineString","coordinates":"#)
      append(exactly: lines[0])
    } else {
      append(#"{"type":"MultiLineString","coordinates":"#)
      append(list: lines) { buffer, line in buffer.append(exactly: line) }
    }
    append("}")
  }

  /// Adds an area: the four bounds of a box, or a Polygon or MultiPolygon. Open rings stay open.
  package mutating func append(jsonArea area: Viewport) {
    switch area {
    case .box(let west, let south, let east, let north):
      append(list: [west, south, east, north]) { buffer, number in
        buffer.append(number.description)
      }
    case .polygon(let polygon): append(json: [polygon])
    case .multiPolygon(let area): append(json: area.polygons)
    }
  }

  /// Adds polygons.
  package mutating func append(json polygons: [Polygon]) {
    if polygons.count == 1 {
      append(#"{"type":"Polygon","coordinates":"#)
      append(polygons[0])
    } else {
      append(#"{"type":"MultiPolygon","coordinates":"#)
      append(list: polygons) { buffer, polygon in buffer.append(polygon) }
    }
    append("}")
  }

  private mutating func append(_ polygon: Polygon) {
    append(list: polygon.rings) { buffer, ring in buffer.append(exactly: ring[...]) }
  }

  private mutating func append(exactly positions: ArraySlice<Coordinate>) {
    append(list: positions) { buffer, position in
      buffer.append("[")
      buffer.append(position.lon.description)
      buffer.append(",")
      buffer.append(position.lat.description)
      buffer.append("]")
    }
  }

  private mutating func append<Elements: Collection>(
    list: Elements, _ write: (inout TextBuffer, Elements.Element) -> Void
  ) {
    append("[")
    var isFirst = true
    for element in list {
      if !isFirst { append(",") }
      isFirst = false
      write(&self, element)
    }
    append("]")
  }
}
