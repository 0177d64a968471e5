internal import CorridorRequests

/// The options of the commands that build and describe indexes.
extension OptionSpec {
  static let exportFormat = OptionSpec(
    name: "format", short: "f", value: .choice(["geojson", "ndjson", "csv", "csv-excel"], "F"),
    help: """
      geojson, ndjson, csv, or csv-excel for Excel where a comma is the decimal sign (default: by the \
      name given to -o, else geojson).
      """)
  static let index = OptionSpec(
    name: "output", short: "o", value: .file("FILE"),
    help: """
      The index to make; it appears, or is replaced, only when it is complete. Default: \
      \(PlacesSource.usualName), which the other commands find here and which must not be there yet.
      """)
  static let inputSystem = OptionSpec(
    name: "crs", value: .text("CRS"),
    help: """
      The reference system of positions in tables and GeoJSON, such as EPSG:3003 (x, y; default \
      WGS84).
      """)
  static let bytes = OptionSpec(
    name: "bytes", help: "Also the length of the index, and what each section takes for a place.")
  static let quiet = OptionSpec(
    name: "quiet", short: "q", help: "No progress and no summary.")
  static let threads = OptionSpec(
    name: "threads", value: .text("N"),
    help: "Routes that are worked on at once (default: one for each processor).")
  static let resume = OptionSpec(
    name: "resume",
    help: "Go on with what an earlier run that did not end has left beside the output.")
  static let importCategory = OptionSpec(
    name: "category", short: "c", value: .category("ID"),
    help: "The category of every row of a table or GeoJSON file.")
  static let toponyms = OptionSpec(
    name: "toponyms", value: .choice(["yes", "no"], "yes|no"),
    help: "Countries to streets and house numbers of OSM files (default: yes)."
  )
  static let timeZones = OptionSpec(
    name: "timezones", value: .file("FILE"),
    help: """
      The areas of time zones, as timezone-boundary-builder publishes them in GeoJSON: every \
      business gets the zone that it lies in.
      """)
  static let source = OptionSpec(
    name: "source", value: .text("NAME"),
    help: "Identifiers begin with NAME: (default: the file's name without extension).")
  static let manualFolder = OptionSpec(
    name: "folder", value: .file("FOLDER"),
    help: "Write all pages into this folder: corridor.1, corridor-find.1 and so on.")
  static let columns = OptionSpec(
    name: "columns", value: .text("ROLE=NAME,..."),
    help: "Which column of a table is what: lon=Longitude,lat=Latitude,id=Code,name=Label.")
  static let delimiter = OptionSpec(
    name: "delimiter", value: .text("CHAR"),
    help: "The character between a table's fields; tab is a word for itself (default: found).")
}
