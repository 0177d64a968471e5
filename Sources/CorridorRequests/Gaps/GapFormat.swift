package import CorridorFormats

/// The formats of gap reports.
package enum GapFormat: String, CaseIterable, Sendable {
  case table, geojson, ndjson, csv, gpkg, svg

  /// The same format for lists of features; nil for the picture.
  package var output: OutputFormat? { OutputFormat(rawValue: rawValue) }
}
