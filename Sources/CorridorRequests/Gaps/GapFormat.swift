package import CorridorFormats

/// The formats of gap reports.
package enum GapFormat: String, CaseIterable, Sendable {
  case table, geojson, ndjson, csv, svg

  /// The format of lists of features that it is; nil for the picture.
  package var output: OutputFormat? { OutputFormat(rawValue: rawValue) }
}
