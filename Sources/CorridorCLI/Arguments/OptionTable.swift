internal import CorridorImport

/// Every option there is; commands list the ones they take.
extension OptionSpec {
  static let route = OptionSpec(
    name: "route", value: .file("FILE|-"), isRequired: true,
    help: """
      The route: GeoJSON, GPX, KML, WKT, an encoded or flexible polyline, or an answer of OSRM, \
      Valhalla, GraphHopper or Mapbox, told apart by content; - reads standard input.
      """)
  static let category = OptionSpec(
    name: "category", short: "c", value: .category("ID"), repeats: true,
    help: "Only places of this category; repeat it or write A,B for any of several.")
  static let text = OptionSpec(
    name: "text", value: .text("TEXT"),
    help: """
      Only places that fit this text: a name, an address, a category or activity in your words, \
      such as 'where to eat'.
      """)
  static let tag = OptionSpec(
    name: "tag", short: "t", value: .text("EXPR"), repeats: true,
    help: """
      Only places whose tags fit: fuel:adblue=yes, 'hgv=yes|designated', opening_hours=*, \
      '!access=private', cuisine~kebab (also in a list such as pizza;kebab); all that are given \
      must fit.
      """)
  static let within = OptionSpec(
    name: "within", short: "w", value: .text("DISTANCE"),
    help: "How far off the route on either side: 2km, 500m, 1mi, 1nmi, 3ft (default 1km).")
  static let area = OptionSpec(
    name: "in", value: .file("W,S,E,N|FILE"),
    help: """
      Only places in this box of degrees (west,south,east,north; west above east crosses 180), or \
      in the polygons of a GeoJSON file.
      """)
  static let from = OptionSpec(
    name: "from", value: .text("DISTANCE"),
    help: "Only from this distance along the route: 250km.")
  static let to = OptionSpec(
    name: "to", value: .text("DISTANCE"), help: "Only up to this distance along the route: 320km.")
  static let sort = OptionSpec(
    name: "sort", value: .choice("KEY", ["off-route", "along"]),
    help: "off-route (default, closest first) or along (in the order of travel).")
  static let limit = OptionSpec(
    name: "limit", short: "n", value: .text("N"), help: "At most N places; more with --cursor.")
  static let cursor = OptionSpec(
    name: "cursor", value: .text("C"),
    help: "The next places after those of an earlier answer, which gave C as nextCursor.")
  static let places = OptionSpec(
    name: "places", short: "p", value: .file("FILE"), repeats: true, isForRun: true,
    help: """
      The places: an index, or source files, which are indexed once into the cache. Default: \
      $CORRIDOR_PLACES, else places.corridor here, else in the user's data folder.
      """)
  static let format = OptionSpec(
    name: "format", short: "f", value: .choice("F", OutputFormat.allCases.map(\.rawValue)),
    isForRun: true,
    help: """
      table, geojson, ndjson, csv, gpx or kml (default: by the name given to -o, else table on a \
      terminal and geojson elsewhere).
      """)
  static let exportFormat = OptionSpec(
    name: "format", short: "f", value: .choice("F", ["geojson", "ndjson", "csv"]),
    help: "geojson, ndjson or csv (default: by the name given to -o, else geojson).")
  static let reportFormat = OptionSpec(
    name: "format", short: "f", value: .choice("F", ["table", "json"]),
    help: "table (default) or json.")
  static let output = OptionSpec(
    name: "output", short: "o", value: .file("FILE"), isForRun: true,
    help: "Write to FILE, which appears only when it is complete, instead of standard output.")
  static let index = OptionSpec(
    name: "output", short: "o", value: .file("FILE"), isRequired: true,
    help: "The index to make; it appears, or is replaced, only when it is complete.")
  static let precision = OptionSpec(
    name: "precision", value: .choice("5|6", ["5", "6"]),
    help: "Decimals of an encoded polyline; never guessed.")
  static let feature = OptionSpec(
    name: "feature", value: .text("N"),
    help: "Follow only this feature of the file, or this alternative of an answer, from 0.")
  static let outputSystem = OptionSpec(
    name: "crs", value: .text("CRS"),
    help: "Write positions in this reference system, such as EPSG:25832 (x, y; not gpx, kml).")
  static let routeSystem = OptionSpec(
    name: "route-crs", value: .text("CRS"),
    help: """
      The reference system of a route in GeoJSON or WKT, such as EPSG:25832 (x, y; default WGS84).
      """)
  static let inputSystem = OptionSpec(
    name: "crs", value: .text("CRS"),
    help: """
      The reference system of positions in tables and GeoJSON, such as EPSG:3003 (x, y; default \
      WGS84).
      """)
  static let failOnEmpty = OptionSpec(
    name: "fail-on-empty", isForRun: true, help: "Exit with 1 when nothing is found.")
  static let strict = OptionSpec(
    name: "strict", isForRun: true,
    help: "Stop at the first bad row of an input instead of leaving it out.")
  static let quiet = OptionSpec(
    name: "quiet", short: "q", help: "No progress and no summary.")
  static let importCategory = OptionSpec(
    name: "category", short: "c", value: .category("ID"),
    help: "The category of every row of a table or GeoJSON file.")
  static let toponyms = OptionSpec(
    name: "toponyms", value: .choice("yes|no", ["yes", "no"]),
    help: "Countries to streets and house numbers of OSM files (default: yes)."
  )
  static let source = OptionSpec(
    name: "source", value: .text("NAME"),
    help: "Identifiers begin with NAME: (default: the file's name without extension).")
  static let columns = OptionSpec(
    name: "columns", value: .text("ROLE=NAME,..."),
    help: "Which column of a table is what: lon=Longitude,lat=Latitude,id=Code,name=Label.")
  static let delimiter = OptionSpec(
    name: "delimiter", value: .text("CHAR"),
    help: "The character between a table's fields; tab is a word for itself (default: found).")
}
