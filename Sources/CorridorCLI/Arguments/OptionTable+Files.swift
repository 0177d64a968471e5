internal import CorridorRequests

/// The options of the commands that build and describe indexes.
extension OptionSpec {
  static let exportFormat = OptionSpec(
    name: "format", short: "f",
    value: .choice(["geojson", "ndjson", "csv", "csv-excel", "gpkg"], "F"),
    help: """
      geojson, ndjson, csv, csv-excel for Excel with a decimal comma, or gpkg, GeoPackage (default: \
      from the extension of -o, else geojson).
      """)
  static let index = OptionSpec(
    name: "output", short: "o", value: .file("FILE"),
    help: """
      The index to make; it appears, or is replaced, only when it is complete. Default: \
      \(PlacesSource.usualName), where the other commands look for it; this file must not exist \
      yet.
      """)
  static let inputSystem = OptionSpec(
    name: "crs", value: .text("CRS"),
    help: """
      The reference system of positions in tables and GeoJSON, such as EPSG:3003 (x, y; default \
      WGS84).
      """)
  static let bytes = OptionSpec(
    name: "bytes", help: "Also show the size of the index, and of each section per place.")
  static let quiet = OptionSpec(
    name: "quiet", short: "q", help: "Print no progress and no summary.")
  static let threads = OptionSpec(
    name: "threads", value: .text("N"),
    help: "Routes to process at once (default: one per processor).")
  static let resume = OptionSpec(
    name: "resume",
    help: "Continue an interrupted run from the files beside the output.")
  static let importCategory = OptionSpec(
    name: "category", short: "c", value: .category("ID"),
    help: "The category of every row of a table or GeoJSON file.")
  static let roads = OptionSpec(
    name: "roads",
    help: """
      Keep the roads of OSM files in the index, for detours without a routing engine (--detours of \
      corridor find).
      """)
  static let toponyms = OptionSpec(
    name: "toponyms", value: .choice(["yes", "no"], "yes|no"),
    help: "Import toponyms from OSM files, from countries to house numbers (default: yes)."
  )
  static let timeZones = OptionSpec(
    name: "timezones", value: .file("FILE"),
    help: """
      The areas of time zones in GeoJSON, as timezone-boundary-builder publishes them; each \
      business gets the zone that it lies in.
      """)
  static let importMemory = OptionSpec(
    name: "memory", value: .text("SIZE"),
    help: """
      Memory for the import, 64MiB or more (default 2GiB, or half of the machine's): what is more \
      goes to unnamed files beside the index. A collection in GeoJSON is held besides it.
      """)
  static let source = OptionSpec(
    name: "source", value: .text("NAME"),
    help: "Identifiers begin with NAME: (default: the file's name without extension).")
  static let manualFolder = OptionSpec(
    name: "folder", value: .file("FOLDER"),
    help: "Write all pages into this folder: corridor.1, corridor-find.1 and so on.")
  static let columns = OptionSpec(
    name: "columns", value: .text("ROLE=NAME,..."),
    help: "The columns of a table by role: lon=Longitude,lat=Latitude,id=Code,name=Label.")
  static let delimiter = OptionSpec(
    name: "delimiter", value: .text("CHAR"),
    help: "The character that separates a table's fields, or the word tab (default: detected).")
}
