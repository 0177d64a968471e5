package import CorridorGeometry

/// Writes lines and polygons as one GeoJSON Feature (RFC 7946) on a line.
package struct AreaWriter {
  private let sink: ByteSink

  package init(sink: ByteSink) {
    self.sink = sink
  }

  /// Writes a Polygon, or a MultiPolygon unless there is exactly one, and flushes.
  package func write(
    _ area: MultiPolygon, properties: [OutputValue.Member]
  ) throws(OutputError) {
    let polygons = area.polygons.map { polygon in
      polygon.rings.map { ring in ring.map { OutputPosition($0) } }
    }
    if polygons.count == 1 {
      try write("Polygon", properties) { () throws(OutputError) in try append(polygons[0]) }
    } else {
      try write("MultiPolygon", properties) { () throws(OutputError) in
        try appendList(polygons) { (rings) throws(OutputError) in try append(rings) }
      }
    }
  }

  /// Writes a MultiLineString, and flushes.
  package func write(
    _ lines: [[OutputPosition]], properties: [OutputValue.Member]
  ) throws(OutputError) {
    try write("MultiLineString", properties) { () throws(OutputError) in try append(lines) }
  }

  private func write(
    _ type: String, _ properties: [OutputValue.Member], coordinates: () throws(OutputError) -> Void
  ) throws(OutputError) {
    sink.buffer.append(#"{"type":"Feature","properties":"#)
    sink.buffer.append(json: .object(properties))
    sink.buffer.append(#","geometry":{"type":"\#(type)","coordinates":"#)
    try coordinates()
    sink.buffer.append("}}\n")
    try sink.flush()
  }

  private func append(_ lines: [[OutputPosition]]) throws(OutputError) {
    try appendList(lines) { (line) throws(OutputError) in
      try appendList(line) { (position) throws(OutputError) in
        sink.buffer.append(json: position)
        try sink.flushIfLarge()
      }
    }
  }

  private func appendList<Element>(
    _ elements: [Element], _ append: (Element) throws(OutputError) -> Void
  ) throws(OutputError) {
    sink.buffer.append("[")
    for (index, element) in elements.enumerated() {
      if index > 0 { sink.buffer.append(",") }
      try append(element)
    }
    sink.buffer.append("]")
  }
}
