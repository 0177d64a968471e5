/// Writes KML 2.2 placemarks, and behind them one with the lines of the route.
///
/// Elements stand in the order of the schema: name, description, ExtendedData, Point. Properties
/// and tags are untyped `Data`, tags as `tag:KEY`.
struct KMLWriter: ResultWriter {
  private let header: OutputHeader
  private let sink: ByteSink

  init(header: OutputHeader, sink: ByteSink) {
    self.header = header
    self.sink = sink
    sink.buffer.append(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <kml xmlns="http://www.opengis.net/kml/2.2">
        <Document>

      """)
    guard !header.members.isEmpty else { return }
    sink.buffer.append("    <ExtendedData>\n")
    for member in header.members where member.value != .none {
      append(member.name, member.value.plainText, indent: 6)
    }
    sink.buffer.append("    </ExtendedData>\n")
  }

  mutating func write(_ feature: OutputFeature) throws(OutputError) {
    sink.buffer.append("    <Placemark>\n")
    sink.buffer.append(xmlElement: "name", feature.label.title, indent: 6)
    let summary = feature.label.summary
    if !summary.isEmpty { sink.buffer.append(xmlElement: "description", summary, indent: 6) }
    sink.buffer.append("      <ExtendedData>\n")
    append("id", feature.id, indent: 8)
    for (column, value) in zip(header.columns, feature.values) {
      switch value {
      case .none: break
      case .tags(let tags): for tag in tags { append("tag:" + tag.key, tag.value, indent: 8) }
      default: append(column.name, value.plainText, indent: 8)
      }
    }
    sink.buffer.append("      </ExtendedData>\n      <Point><coordinates>")
    sink.buffer.append(degrees: feature.position.x)
    sink.buffer.append(",")
    sink.buffer.append(degrees: feature.position.y)
    sink.buffer.append("</coordinates></Point>\n    </Placemark>\n")
    try sink.flushIfLarge()
  }

  mutating func end() throws(OutputError) {
    if !header.route.isEmpty {
      sink.buffer.append("    <Placemark>\n      <name>Route</name>\n      <MultiGeometry>\n")
      for line in header.route {
        sink.buffer.append("        <LineString><tessellate>1</tessellate><coordinates>")
        for (number, position) in line.enumerated() {
          if number > 0 { sink.buffer.append(" ") }
          sink.buffer.append(degrees: position.x)
          sink.buffer.append(",")
          sink.buffer.append(degrees: position.y)
          try sink.flushIfLarge()
        }
        sink.buffer.append("</coordinates></LineString>\n")
      }
      sink.buffer.append("      </MultiGeometry>\n    </Placemark>\n")
    }
    sink.buffer.append("  </Document>\n</kml>\n")
    try sink.flush()
  }

  private func append(_ name: String, _ text: String, indent: Int) {
    sink.buffer.append(repeating: UInt8(ascii: " "), count: indent)
    sink.buffer.append("<Data name=\"")
    sink.buffer.append(xml: name)
    sink.buffer.append("\"><value>")
    sink.buffer.append(xml: text)
    sink.buffer.append("</value></Data>\n")
  }
}
