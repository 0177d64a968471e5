/// Writes a FeatureCollection (RFC 7946), one feature a line unless it has to be a single line.
///
/// Facts about the answer are members of the collection before `features`, so that a reader knows
/// them first.
struct GeoJSONWriter: ResultWriter {
  private let members: MemberNames
  private let sink: ByteSink
  private var isFirst = true

  init(header: OutputHeader, sink: ByteSink) {
    members = MemberNames(header.columns)
    self.sink = sink
    sink.buffer.append(#"{"type":"FeatureCollection""#)
    for member in header.members {
      sink.buffer.append(",")
      sink.buffer.append(jsonMember: member.name, member.value)
    }
    sink.buffer.append(#","features":["#)
  }

  mutating func write(_ feature: OutputFeature) throws(OutputError) {
    if !isFirst { sink.buffer.append(",") }
    if !sink.isSingleLine { sink.buffer.append("\n") }
    isFirst = false
    sink.buffer.append(geoJSON: feature, members)
    try sink.flushIfLarge()
  }

  mutating func end() throws(OutputError) {
    if !isFirst, !sink.isSingleLine { sink.buffer.append("\n") }
    sink.buffer.append("]}\n")
    try sink.flush()
  }
}

/// Writes newline-delimited GeoJSON: one Feature a line and nothing else.
struct NDJSONWriter: ResultWriter {
  private let members: MemberNames
  private let sink: ByteSink

  init(header: OutputHeader, sink: ByteSink) {
    members = MemberNames(header.columns)
    self.sink = sink
  }

  mutating func write(_ feature: OutputFeature) throws(OutputError) {
    sink.buffer.append(geoJSON: feature, members)
    sink.buffer.append("\n")
    try sink.flushIfLarge()
  }

  mutating func end() throws(OutputError) {
    try sink.flush()
  }
}

extension TextBuffer {
  /// Adds a Feature on one line: with a Point, or with its shape and the point as a property.
  fileprivate mutating func append(geoJSON feature: OutputFeature, _ members: MemberNames) {
    append(#"{"type":"Feature","id":"#)
    append(jsonString: feature.id)
    append(#","geometry":"#)
    if let shape = feature.shape {
      append(json: shape)
    } else {
      append(#"{"type":"Point","coordinates":"#)
      append(json: feature.position)
      append("}")
    }
    append(#","properties":{"id":"#)
    append(jsonString: feature.id)
    if feature.shape != nil {
      append(",")
      append(jsonMember: "position", .position(feature.position))
    }
    for (name, value) in zip(members.names, feature.values) {
      append(name)
      append(json: value)
    }
    append("}}")
  }
}

/// The names of columns as they stand before each value: `,"name":`.
private struct MemberNames {
  let names: [[UInt8]]

  init(_ columns: [OutputHeader.Column]) {
    names = columns.map { column in
      var buffer = TextBuffer()
      buffer.append(",")
      buffer.append(jsonString: column.name)
      buffer.append(":")
      return buffer.bytes
    }
  }
}

extension TextBuffer {
  /// Adds a place as a plain object: `id`, `position`, its `geometry` where it has one, its values.
  package mutating func append(jsonHit feature: OutputFeature, columns: [OutputHeader.Column]) {
    append("{")
    append(jsonMember: "id", .text(feature.id))
    append(",")
    append(jsonMember: "position", .position(feature.position))
    if let shape = feature.shape {
      append(#","geometry":"#)
      append(json: shape)
    }
    for (column, value) in zip(columns, feature.values) {
      append(",")
      append(jsonMember: column.name, value)
    }
    append("}")
  }
}
