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
  package static let planFormat = OptionSpec(
    name: "format", short: "f", value: .choice(PlanFormat.allCases.map(\.rawValue), "F"),
    help: """
      table, json, geojson, ndjson, csv, csv-excel, gpx, kml, gpkg (GeoPackage), svg (the days as \
      tachographs draw them) or ics, a calendar (default: from the extension of -o, else table on a \
      terminal and geojson elsewhere).
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
  package static let engine = OptionSpec(
    name: "engine", value: .text("URL"),
    help: """
      The routing engine for detours, such as http://127.0.0.1:8002: Valhalla, OSRM, GraphHopper or \
      openrouteservice.
      """)
  package static let engineKind = OptionSpec(
    name: "engine-kind",
    value: .choice(["valhalla", "osrm", "graphhopper", "openrouteservice"], "KIND"),
    help: """
      valhalla, osrm, graphhopper or openrouteservice, if the engine cannot be told by its answers.
      """)
  package static let engineKeyFile = OptionSpec(
    name: "engine-key-file", value: .file("FILE"),
    help: "A file whose first line is the engine's key.")
  package static let engineRequests = OptionSpec(
    name: "engine-requests", value: .text("N"),
    help: "Requests to the engine at once (default 4).")
  package static let engineTimeout = OptionSpec(
    name: "engine-timeout", value: .text("TIME"),
    help: "The longest time that a request to the engine may take (default 10s).")
  package static let engineCache = OptionSpec(
    name: "engine-cache", value: .file("FOLDER"),
    help: """
      Keep the engine's answers in FOLDER, about 1 GiB of them, and use them as long as the engine \
      has the same roads: for a day if it does not say which.
      """)

  /// The options that name an engine.
  package static let engines = [
    engine, engineKind, engineKeyFile, engineRequests, engineTimeout, engineCache,
  ]

  package static let failOnEmpty = OptionSpec(
    name: "fail-on-empty", help: "Exit with status 1 when nothing is found.")
  package static let failOnGap = OptionSpec(
    name: "fail-on-gap", help: "Exit with status 1 when a gap is longer than the range.")
  package static let rules = OptionSpec(
    name: "rules", value: .file("eu|us|us-7|FILE"),
    help: """
      eu (default: Regulation 561/2006 and Directive 2002/15), us (49 CFR 395, 70 hours in 8 days), \
      us-7 (60 hours in 7 days), or a file with rules as corridor rules show writes them.
      """)
  package static let drivers = OptionSpec(
    name: "drivers", value: .text("N"),
    help: "How many drivers the vehicle has, 1 (default) or 2; eu only.")
  package static let logZone = OptionSpec(
    name: "tz", value: .text("ZONE"),
    help: """
      The time zone of times without an offset, and of days and weeks, such as Europe/Berlin; by \
      default the offset of the first time.
      """)
  package static let failOnBreach = OptionSpec(
    name: "fail-on-breach", help: "Exit with status 1 when a rule is broken.")
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
