internal import CorridorFormats
internal import CorridorGeometry

/// A route as it was understood, whatever it came as: one GeoJSON Feature (RFC 7946) with a
/// MultiLineString, as Corridor follows it.
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
      // A line has two positions at least.
      if end == start + 1 {
        buffer.append(",")
        buffer.append(json: OutputValue.position(OutputPosition(route.vertices[start])))
      }
      buffer.append("]")
    }
    buffer.append("]}}\n")
  }
}
