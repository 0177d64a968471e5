package import CorridorFormats

/// The formats of plans.
package enum PlanFormat: String, CaseIterable, Sendable {
  case table, json, geojson, ndjson, csv
  case csvExcel = "csv-excel"
  case gpx, kml, gpkg, svg, ics

  /// The same format for lists of features; nil for JSON, the picture and the calendar.
  package var output: OutputFormat? { OutputFormat(rawValue: rawValue) }
}
