/// Writes GPX 1.1 waypoints, which navigation devices import, and behind them the route as a track,
/// with a segment for each of its lines.
///
/// Elements stand in the order of the schema (`wptType`): name, desc, type, extensions. What GPX
/// has no element for is in extensions of our own namespace.
struct GPXWriter: ResultWriter {
  private let header: OutputHeader
  private let sink: ByteSink

  init(header: OutputHeader, sink: ByteSink) {
    self.header = header
    self.sink = sink
    sink.buffer.append(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <gpx version="1.1" creator="corridor" xmlns="http://www.topografix.com/GPX/1/1" \
      xmlns:corridor="urn:corridor:gpx:1">

      """)
    guard !header.members.isEmpty else { return }
    sink.buffer.append("  <metadata>\n    <extensions>\n")
    for member in header.members where member.value != .none {
      sink.buffer.append(
        xmlElement: "corridor:" + member.name, member.value.plainText, indent: 6)
    }
    sink.buffer.append("    </extensions>\n  </metadata>\n")
  }

  mutating func write(_ feature: OutputFeature) throws(OutputError) {
    sink.buffer.append("  <wpt lat=\"")
    sink.buffer.append(degrees: feature.position.y)
    sink.buffer.append("\" lon=\"")
    sink.buffer.append(degrees: feature.position.x)
    sink.buffer.append("\">\n")
    sink.buffer.append(xmlElement: "name", feature.label.title, indent: 4)
    let summary = feature.label.summary
    if !summary.isEmpty { sink.buffer.append(xmlElement: "desc", summary, indent: 4) }
    let category = feature.label.category
    if !category.isEmpty { sink.buffer.append(xmlElement: "type", category, indent: 4) }
    sink.buffer.append("    <extensions>\n")
    sink.buffer.append(xmlElement: "corridor:id", feature.id, indent: 6)
    for (column, value) in zip(header.columns, feature.values) {
      append(column.name, value)
    }
    sink.buffer.append("    </extensions>\n  </wpt>\n")
    try sink.flushIfLarge()
  }

  mutating func end() throws(OutputError) {
    if !header.route.isEmpty {
      sink.buffer.append("  <trk>\n    <name>Route</name>\n")
      for line in header.route {
        sink.buffer.append("    <trkseg>\n")
        for position in line {
          sink.buffer.append("      <trkpt lat=\"")
          sink.buffer.append(degrees: position.y)
          sink.buffer.append("\" lon=\"")
          sink.buffer.append(degrees: position.x)
          sink.buffer.append("\"/>\n")
          try sink.flushIfLarge()
        }
        sink.buffer.append("    </trkseg>\n")
      }
      sink.buffer.append("  </trk>\n")
    }
    sink.buffer.append("</gpx>\n")
    try sink.flush()
  }

  private func append(_ name: String, _ value: OutputValue) {
    switch value {
    case .none: break
    case .tags(let tags):
      for tag in tags {
        sink.buffer.append("      <corridor:tag k=\"")
        sink.buffer.append(xml: tag.key)
        sink.buffer.append("\" v=\"")
        sink.buffer.append(xml: tag.value)
        sink.buffer.append("\"/>\n")
      }
    default:
      sink.buffer.append(xmlElement: "corridor:" + name, value.plainText, indent: 6)
    }
  }
}
