/// Writes comma-separated values (RFC 4180) with a header row.
///
/// A position takes two columns, `NAMELon` and `NAMELat`; lists are joined by `;`; tags are a JSON
/// object.
struct CSVWriter: ResultWriter {
  private let sink: ByteSink

  init(header: OutputHeader, sink: ByteSink) {
    self.sink = sink
    sink.buffer.append("id,lon,lat")
    for column in header.columns {
      sink.buffer.append(",")
      sink.buffer.append(csvField: column.isPosition ? column.name + "Lon" : column.name)
      if column.isPosition { sink.buffer.append(",\(column.name)Lat") }
    }
    sink.buffer.appendCSVRowEnd()
  }

  mutating func write(_ feature: OutputFeature) throws(OutputError) {
    sink.buffer.append(csvField: feature.id)
    append(feature.position)
    for value in feature.values {
      if case .position(let position) = value {
        append(position)
      } else {
        sink.buffer.append(",")
        sink.buffer.append(csvField: value.plainText)
      }
    }
    sink.buffer.appendCSVRowEnd()
    try sink.flushIfLarge()
  }

  mutating func end() throws(OutputError) {
    try sink.flush()
  }

  private func append(_ position: OutputPosition) {
    sink.buffer.append(",")
    sink.buffer.append(position.x, decimals: position.decimals, trimmed: true)
    sink.buffer.append(",")
    sink.buffer.append(position.y, decimals: position.decimals, trimmed: true)
  }
}
