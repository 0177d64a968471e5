/// The formats in which places are written.
package enum OutputFormat: String, CaseIterable, Sendable {
  case table, geojson, ndjson, csv, gpx, kml

  /// The format that a file's name asks for, or nil.
  package init?(fileName: String) {
    let name = fileName.lowercased()
    guard let dot = name.lastIndex(of: ".") else { return nil }
    switch name[name.index(after: dot)...] {
    case "geojson", "json": self = .geojson
    case "ndjson", "geojsonl", "geojsons", "jsonl": self = .ndjson
    case "csv": self = .csv
    case "gpx": self = .gpx
    case "kml": self = .kml
    case "txt": self = .table
    default: return nil
    }
  }

  /// Whether positions can be in another reference system than WGS84 degrees.
  package var takesOtherReferenceSystems: Bool {
    self != .gpx && self != .kml
  }
}

/// Writes an answer in one format: the header, places one after another, the end.
///
/// Nothing but the table holds back places. Call ``end()`` also when there was no place; the sink
/// is then flushed.
package protocol ResultWriter {
  /// Adds one place.
  mutating func write(_ feature: OutputFeature) throws(OutputError)
  /// Ends the answer.
  mutating func end() throws(OutputError)
}

extension OutputFormat {
  /// Begins an answer in this format.
  package func writer(
    header: OutputHeader, sink: ByteSink, terminal: TerminalStyle = TerminalStyle()
  ) -> any ResultWriter {
    switch self {
    case .table: TableWriter(header: header, sink: sink, style: terminal)
    case .geojson: GeoJSONWriter(header: header, sink: sink)
    case .ndjson: NDJSONWriter(header: header, sink: sink)
    case .csv: CSVWriter(header: header, sink: sink)
    case .gpx: GPXWriter(header: header, sink: sink)
    case .kml: KMLWriter(header: header, sink: sink)
    }
  }
}
