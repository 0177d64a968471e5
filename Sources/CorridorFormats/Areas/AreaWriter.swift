package import CorridorGeometry

/// Writes polygons as one GeoJSON Feature (RFC 7946).
package struct AreaWriter {
  private let sink: ByteSink

  package init(sink: ByteSink) {
    self.sink = sink
  }

  /// Writes a Polygon, or a MultiPolygon unless there is exactly one, and flushes.
  package func write(
    _ area: MultiPolygon, properties: [(name: String, value: OutputValue)]
  ) throws(OutputError) {
    let polygons = area.polygons
    let isSingle = polygons.count == 1
    sink.buffer.append(#"{"type":"Feature","properties":{"#)
    for (index, property) in properties.enumerated() {
      if index > 0 { sink.buffer.append(",") }
      sink.buffer.append(jsonMember: property.name, property.value)
    }
    let kind = isSingle ? "Polygon" : "MultiPolygon"
    sink.buffer.append(#"},"geometry":{"type":"\#(kind)","coordinates":"#)
    if !isSingle { sink.buffer.append("[") }
    for (index, polygon) in polygons.enumerated() {
      if index > 0 { sink.buffer.append(",") }
      sink.buffer.append("[")
      for (index, ring) in polygon.rings.enumerated() {
        if index > 0 { sink.buffer.append(",") }
        try write(ring)
      }
      sink.buffer.append("]")
    }
    if !isSingle { sink.buffer.append("]") }
    sink.buffer.append("}}\n")
    try sink.flush()
  }

  private func write(_ ring: [Coordinate]) throws(OutputError) {
    sink.buffer.append("[")
    for (index, position) in ring.enumerated() {
      if index > 0 { sink.buffer.append(",") }
      sink.buffer.append(json: OutputPosition(position))
      try sink.flushIfLarge()
    }
    sink.buffer.append("]")
  }
}
