package import CorridorGeometry

/// Writes lines and polygons as GeoJSON (RFC 7946) on a line.
package struct AreaWriter {
  private let sink: ByteSink

  package init(sink: ByteSink) {
    self.sink = sink
  }

  /// A line beside an area, with its properties.
  package typealias Line = (positions: [OutputPosition], properties: [OutputValue.Member])

  /// Writes one Feature with a Polygon, or a MultiPolygon unless there is exactly one, and flushes.
  package func write(
    _ area: MultiPolygon, properties: [OutputValue.Member]
  ) throws(OutputError) {
    try append(area, properties)
    try end()
  }

  /// Writes a FeatureCollection of an area and lines, and flushes.
  package func write(
    _ area: MultiPolygon, properties: [OutputValue.Member], lines: [Line]
  ) throws(OutputError) {
    sink.buffer.append(#"{"type":"FeatureCollection","features":["#)
    try append(area, properties)
    for line in lines {
      sink.buffer.append(",")
      try append("LineString", line.properties) { () throws(OutputError) in
        try append(line.positions)
      }
    }
    sink.buffer.append("]}")
    try end()
  }

  /// Writes one Feature with a MultiLineString, and flushes.
  package func write(
    _ lines: [[OutputPosition]], properties: [OutputValue.Member]
  ) throws(OutputError) {
    try append("MultiLineString", properties) { () throws(OutputError) in try append(lines) }
    try end()
  }

  private func end() throws(OutputError) {
    sink.buffer.append("\n")
    try sink.flush()
  }

  private func append(
    _ area: MultiPolygon, _ properties: [OutputValue.Member]
  ) throws(OutputError) {
    let polygons = area.polygons.map { polygon in
      polygon.rings.map { ring in ring.map { OutputPosition($0) } }
    }
    if polygons.count == 1 {
      try append("Polygon", properties) { () throws(OutputError) in try append(polygons[0]) }
    } else {
      try append("MultiPolygon", properties) { () throws(OutputError) in
        try appendList(polygons) { (rings) throws(OutputError) in try append(rings) }
      }
    }
  }

  private func append(
    _ type: String, _ properties: [OutputValue.Member], coordinates: () throws(OutputError) -> Void
  ) throws(OutputError) {
    sink.buffer.append(#"{"type":"Feature","properties":"#)
    sink.buffer.append(json: .object(properties))
    sink.buffer.append(#","geometry":{"type":"\#(type)","coordinates":"#)
    try coordinates()
    sink.buffer.append("}}")
  }

  private func append(_ lines: [[OutputPosition]]) throws(OutputError) {
    try appendList(lines) { (line) throws(OutputError) in try append(line) }
  }

  private func append(_ line: [OutputPosition]) throws(OutputError) {
    try appendList(line) { (position) throws(OutputError) in
      sink.buffer.append(json: position)
      try sink.flushIfLarge()
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
