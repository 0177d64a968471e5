internal import Corridor
internal import CorridorFormats

/// The options of searches along a route, and of all that is written.
extension OptionSpec {
  package static let route = OptionSpec(
    name: "route", value: .file("FILE|-"), isRequired: true,
    help: """
      The route: GeoJSON, GPX, KML, WKT, an encoded or flexible polyline, or an answer of OSRM, \
      Valhalla, GraphHopper or Mapbox, told apart by content; - reads standard input.
      """)
  package static let category = OptionSpec(
    name: "category", short: "c", value: .category("ID"), repeats: true,
    requestName: "categories",
    help: "Only places of this category; repeat it or write A,B for any of several.")
  package static let text = OptionSpec(
    name: "text", value: .text("TEXT"),
    help: """
      Only places that fit this text: a name, an address, a category or activity in your words, \
      such as 'where to eat'.
      """)
  package static let tag = OptionSpec(
    name: "tag", short: "t", value: .text("EXPR"), repeats: true,
    help: """
      Only places whose tags fit: fuel:adblue=yes, 'hgv=yes|designated', opening_hours=*, \
      '!access=private', cuisine~kebab (also in a list such as pizza;kebab); all that are given \
      must fit.
      """)
  package static let within = OptionSpec(
    name: "within", short: "w", value: .text("DISTANCE"),
    help: "How far off the route on either side: 2km, 500m, 1mi, 1nmi, 3ft (default 1km).")
  package static let area = OptionSpec(
    name: "in", value: .file("W,S,E,N|FILE"), requestName: "viewport",
    help: """
      Only places in this box of degrees (west,south,east,north; west above east crosses 180), or \
      in the polygons of a GeoJSON file.
      """)
  package static let from = OptionSpec(
    name: "from", value: .text("DISTANCE|TIME"),
    help: """
      Only from this distance along the route, 250km, or from where one is after this time, 90min, \
      by the route's own times or --speed.
      """)
  package static let to = OptionSpec(
    name: "to", value: .text("DISTANCE|TIME"),
    help: "Only up to this distance along the route, 320km, or to where one is after this time, 4h."
  )
  package static let speed = OptionSpec(
    name: "speed", value: .text("SPEED"),
    help: """
      How fast one goes, all along the route and whatever times it tells: 80km/h, 50mph, 22m/s. \
      Places come with the time from the start.
      """)
  package static let ferry = OptionSpec(
    name: "ferry", value: .text("FROM-TO"), repeats: true, requestName: "ferries",
    help: """
      A stretch of the route on a ferry, 120km-165km, beside those that the route tells: nothing is \
      found from there, and --range does not count it.
      """)
  package static let aheadOf = OptionSpec(
    name: "ahead-of", value: .text("LAT,LON"),
    help: """
      Only ahead of this position: from where the route passes it nearest, behind --from if that is \
      given.
      """)
  package static let range = OptionSpec(
    name: "range", value: .text("DISTANCE"),
    help: """
      Only as far as this reaches from where the search begins (--ahead-of, --from or the start): \
      320km.
      """)
  package static let reserve = OptionSpec(
    name: "reserve", value: .text("DISTANCE"), help: "What must be left of --range: 40km.")
  package static let passes = OptionSpec(
    name: "passes", value: .choice(PassSelection.allCases.map(\.rawValue), "WHICH"),
    help: """
      Of the passes of the route by a place: the nearest (default), the first, or all, each a \
      place of its own.
      """)
  package static let side = OptionSpec(
    name: "side", value: .choice(SideChoice.allCases.map(\.rawValue), "SIDE"),
    help: """
      Only on this side in the direction of travel: any (default), left, right, near (where one \
      drives in the place's country) or far; what is on the road is on either.
      """)
  package static let drivingSide = OptionSpec(
    name: "driving-side", value: .choice(DrivingSide.allCases.map(\.rawValue), "SIDE"),
    help: """
      Where one drives, left or right, for --side near and far, whatever the country of a place.
      """)
  package static let roadWidth = OptionSpec(
    name: "road-width", value: .text("WIDTH"),
    help: "How wide the road is: what is at most half of it off the route is on it: 12m.")
  package static let carriageway = OptionSpec(
    name: "carriageway",
    value: .choice(CarriagewaySelection.allCases.map(\.rawValue), "WHICH"),
    help: """
      Say of each place whether it lies beyond the opposite carriageway of a divided road, and leave \
      out those that do with own (any keeps them). Unknown where OpenStreetMap's roads do not tell.
      """)
  package static let depart = OptionSpec(
    name: "depart", value: .text("TIME"),
    help: """
      When the journey begins, 2026-11-20T06:00+01:00 or now: each place gets the time of arrival \
      and whether it is open then.
      """)
  package static let tolerance = OptionSpec(
    name: "tolerance", value: .text("TIME"),
    help: "Open on arrival only if also when one is that much early or late: 15min.")
  package static let open = OptionSpec(
    name: "open", value: .choice(OpenSelection.allCases.map(\.rawValue), "WHICH"),
    help: """
      Of the places on arrival: only those open for sure, keep-unknown for all but those known to be \
      closed, ignore (default) for all.
      """)
  package static let spread = OptionSpec(
    name: "spread", value: .text("DISTANCE[:N]"),
    help: """
      Only the N closest (default 1) of each stretch so long, from where the search begins: 50km:3.
      """)
  package static let sort = OptionSpec(
    name: "sort", value: .choice(["off-route", "along"], "KEY"),
    help: "off-route (default, closest first) or along (in the order of travel).")
  package static let limit = OptionSpec(
    name: "limit", short: "n", value: .text("N"), help: "At most N places; more with --cursor.")
  package static let cursor = OptionSpec(
    name: "cursor", value: .text("C"),
    help: "The next places after those of an earlier answer, which gave C as nextCursor.")
  package static let places = OptionSpec(
    name: "places", short: "p", value: .file("FILE"), repeats: true, isForRun: true,
    help: """
      The places: an index, or source files, which are indexed once into the cache. Default: \
      $CORRIDOR_PLACES, else places.corridor here, else in the user's data folder.
      """)
  package static let format = OptionSpec(
    name: "format", short: "f", value: .choice(OutputFormat.allCases.map(\.rawValue), "F"),
    isForRun: true,
    help: """
      table, geojson, ndjson, csv, csv-excel (for Excel where a comma is the decimal sign), gpx or \
      kml (default: by the name given to -o, else table on a terminal and geojson elsewhere).
      """)
  package static let output = OptionSpec(
    name: "output", short: "o", value: .file("FILE"), isForRun: true,
    help: "Write to FILE, which appears only when it is complete, instead of standard output.")
  package static let precision = OptionSpec(
    name: "precision", value: .choice(["5", "6"], "5|6"),
    help: "Decimals of an encoded polyline; never guessed.")
  package static let feature = OptionSpec(
    name: "feature", value: .text("N"),
    help: "Follow only this feature of the file, or this alternative of an answer, from 0.")
  package static let outputSystem = OptionSpec(
    name: "crs", value: .text("CRS"),
    help: "Write positions in this reference system, such as EPSG:25832 (x, y; not gpx, kml).")
  package static let routeSystem = OptionSpec(
    name: "route-crs", value: .text("CRS"),
    help: """
      The reference system of a route in GeoJSON or WKT, such as EPSG:25832 (x, y; default WGS84).
      """)
  package static let failOnEmpty = OptionSpec(
    name: "fail-on-empty", isForRun: true, help: "Exit with 1 when nothing is found.")
  package static let strict = OptionSpec(
    name: "strict", isForRun: true,
    help: "Stop at the first bad row of an input instead of leaving it out.")
}
