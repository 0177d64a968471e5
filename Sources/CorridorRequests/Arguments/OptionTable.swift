internal import Corridor
internal import CorridorFormats

/// Options that control a run of the program; they are not fields of requests.
extension OptionSpec {
  package static let places = OptionSpec(
    name: "places", short: "p", value: .file("FILE"), repeats: true,
    help: """
      The places: an index, or source files, which are indexed once into the cache. Default: \
      $CORRIDOR_PLACES, else places.corridor in this folder, else in the user's data folder.
      """)
  package static let format = OptionSpec(
    name: "format", short: "f", value: .choice(OutputFormat.allCases.map(\.rawValue), "F"),

    help: """
      table, geojson, ndjson, csv, csv-excel (for Excel with a decimal comma), gpx, kml or gpkg \
      (GeoPackage) (default: from the extension of -o, else table on a terminal and geojson \
      elsewhere).
      """)
  package static let gapFormat = OptionSpec(
    name: "format", short: "f", value: .choice(GapFormat.allCases.map(\.rawValue), "F"),

    help: """
      table, geojson, ndjson, csv, gpkg (GeoPackage) or svg, a strip chart (default: from the \
      extension of -o, else table on a terminal and geojson elsewhere).
      """)
  package static let suggestFormat = OptionSpec(
    name: "format", short: "f", value: .choice(["table", "json"], "F"),
    help: "table (default on a terminal) or json.")
  package static let hoursFormat = OptionSpec(
    name: "format", short: "f", value: .choice(["table", "json"], "F"),
    help: "table (default) or json.")
  package static let reportFormat = OptionSpec(
    name: "format", short: "f", value: .choice(["table", "json"], "F"),
    help: "table (default) or json.")
  package static let output = OptionSpec(
    name: "output", short: "o", value: .file("FILE"),
    help: "Write to FILE, which appears only when it is complete, instead of standard output.")
  package static let vehicleFile = OptionSpec(
    name: "vehicle-file", value: .file("FILE"),
    help: """
      A file with lines such as height = 4.0m, for vehicle, height, width, length, weight, \
      axle-load and fuel. The command line overrides them.
      """)
  package static let failOnEmpty = OptionSpec(
    name: "fail-on-empty", help: "Exit with status 1 when nothing is found.")
  package static let failOnGap = OptionSpec(
    name: "fail-on-gap", help: "Exit with status 1 when a gap is longer than the range.")
  package static let strict = OptionSpec(
    name: "strict",
    help: "Stop at the first bad row of an input instead of leaving it out.")
  package static let batch = OptionSpec(
    name: "batch",
    help: """
      Answer requests from standard input, one JSON object per line with the fields of a request \
      to the service, and write one JSON object per line. Other options are defaults for all \
      lines. The answer to a line, or its error, repeats its requestId, a text or a number.
      """)
}
