package import CorridorFormats
internal import CorridorIndex

/// The formats of answers to requests.
package enum AnswerFormat: String, CaseIterable, Sendable {
  case json, geojson, ndjson, csv
  case csvExcel = "csv-excel"
  case gpx, kml, svg, ics

  /// The media type (IANA; KML's is the OGC's, SVG's the W3C's).
  package var mediaType: String {
    switch self {
    case .json: "application/json"
    case .geojson: "application/geo+json"
    case .ndjson: "application/x-ndjson"
    case .csv, .csvExcel: "text/csv; charset=utf-8"
    case .gpx: "application/gpx+xml"
    case .svg: "image/svg+xml"
    case .ics: "text/calendar; charset=utf-8"
    case .kml: "application/vnd.google-earth.kml+xml"
    }
  }

  /// Whether an answer is a single JSON value.
  package var isOneValue: Bool { self == .json || self == .geojson }

  /// The corresponding output format of the command; nil for a format that only requests have.
  package var output: OutputFormat? { OutputFormat(rawValue: rawValue) }

  /// The format that `format` requests, or the default.
  ///
  /// - Parameter choices: The formats of the operation, the default first.
  package init(_ envelope: RequestEnvelope, among choices: [AnswerFormat]) throws(CommandError) {
    guard let name = envelope.format else {
      self = choices[0]
      return
    }
    guard let format = AnswerFormat(rawValue: name), choices.contains(format) else {
      let names = choices.map(\.rawValue)
      throw .unknownChoice(
        option: "format", found: name, choices: names,
        suggestion: closestMatch(to: name, in: names))
    }
    self = format
  }
}
