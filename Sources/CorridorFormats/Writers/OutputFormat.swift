/// The formats in which places are written.
package enum OutputFormat: String, CaseIterable, Sendable {
  case table, geojson, ndjson, csv
  /// CSV for Excel where a comma is the decimal sign: semicolons between fields, a byte order mark, and
  /// nothing that it would take for a formula.
  case csvExcel = "csv-excel"
  case gpx, kml
  /// GeoPackage 1.3 (OGC 12-128r17), a database of SQLite.
  case gpkg

  /// The endings of file names that stand for formats, those of one format beside each other.
  package static let fileNameEndings: [(ending: String, format: OutputFormat)] = [
    ("geojson", .geojson), ("json", .geojson), ("ndjson", .ndjson), ("geojsonl", .ndjson),
    ("geojsons", .ndjson), ("jsonl", .ndjson), ("csv", .csv), ("gpx", .gpx), ("kml", .kml),
    ("gpkg", .gpkg), ("txt", .table),
  ]

  /// What follows the last point of a file's name, in small letters; nil where there is none.
  package static func ending(of path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    let ending = name[name.index(after: dot)...]
    return ending.isEmpty ? nil : ending.lowercased()
  }

  /// The format that a file's name asks for, or nil.
  package init?(fileName: String) {
    let ending = Self.ending(of: fileName)
    guard let found = Self.fileNameEndings.first(where: { $0.ending == ending }) else {
      return nil
    }
    self = found.format
  }

  /// Whether it is a table of fields with separators between them, which has columns for what other
  /// formats have among the tags.
  package var isFlat: Bool { self == .csv || self == .csvExcel || self == .gpkg }

  /// Whether its columns have types, see ``OutputHeader/Column/kind``.
  package var hasTypes: Bool { self == .gpkg }

  /// Whether it is not text, which a terminal cannot show.
  package var isBinary: Bool { self == .gpkg }

  /// Whether it shows ``OutputFeature/label``.
  package var hasLabels: Bool { self == .gpx || self == .kml }

  /// Whether positions can be in another reference system than WGS84 degrees.
  package var takesOtherReferenceSystems: Bool {
    self != .gpx && self != .kml && self != .gpkg
  }
}

extension OutputFormat {
  /// Throws if a library that the format needs is not installed.
  package func checkLibrary() throws(OutputError) {
    guard self == .gpkg else { return }
    do throws(SQLiteFile.Failure) { try SQLiteFile.checkLibrary() } catch {
      throw .libraryMissing(library: "SQLite", reason: error.reason, package: "libsqlite3-0")
    }
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
  /// The form of ``RecordWriter`` for this format; nil if it does not write that.
  ///
  /// - Parameter isSingleLine: Whether a JSON value has no line ends in it.
  package func recordForm(isSingleLine: Bool) -> RecordWriter.Form? {
    switch self {
    case .geojson: .collection(isSingleLine: isSingleLine)
    case .ndjson: .lines
    case .csv: .flat(.standard)
    case .csvExcel: .flat(.excel)
    case .table, .gpx, .kml, .gpkg: nil
    }
  }

  /// Begins an answer in this format.
  package func writer(
    header: OutputHeader, sink: ByteSink, terminal: TerminalStyle = TerminalStyle()
  ) -> any ResultWriter {
    if let form = recordForm(isSingleLine: sink.isSingleLine) {
      return FeatureRecords(form, header: header, sink: sink)
    }
    switch self {
    case .gpx: return GPXWriter(header: header, sink: sink)
    case .kml: return KMLWriter(header: header, sink: sink)
    case .gpkg: return GeoPackageWriter(header: header, sink: sink)
    default: return TableWriter(header: header, sink: sink, style: terminal)
    }
  }
}
