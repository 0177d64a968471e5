internal import CorridorFormats
internal import CorridorGeometry

/// The route that Corridor follows, as it was read from any input format: one GeoJSON Feature (RFC
/// 7946) with a MultiLineString.
struct RouteLines {
  let route: Route

  func append(to buffer: inout TextBuffer) {
    buffer.append(#"{"type":"Feature","properties":{"#)
    buffer.append(jsonMember: "lengthMeters", .meters(route.lengthMeters))
    buffer.append(#"},"geometry":{"type":"MultiLineString","coordinates":["#)
    for (start, end) in zip(route.lineStarts, route.lineStarts.dropFirst()) {
      buffer.append(start > 0 ? ",[" : "[")
      for index in start..<end {
        if index > start { buffer.append(",") }
        buffer.append(json: OutputValue.position(OutputPosition(route.vertices[index])))
      }
      // A line has at least two positions.
      if end == start + 1 {
        buffer.append(",")
        buffer.append(json: OutputValue.position(OutputPosition(route.vertices[start])))
      }
      buffer.append("]")
    }
    buffer.append("]}}\n")
  }
}
