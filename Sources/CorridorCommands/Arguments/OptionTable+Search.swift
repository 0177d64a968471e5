internal import Corridor
package import CorridorIndex

/// The options of searching by text, of suggestions, addresses and identifiers.
extension OptionSpec {
  package static let searchRoute = OptionSpec(
    name: "route", value: .file("FILE|-"),
    help: """
      Only places along this route, closest first; in any format of corridor find; - reads \
      standard input.
      """)
  package static let searchFerry = OptionSpec(
    name: "ferry", value: .text("FROM-TO"), repeats: true, requestName: "ferries",
    help: """
      A stretch of the route on a ferry, 120km-165km, beside those that the route tells: nothing is \
      found from there.
      """)
  package static let searchWithin = OptionSpec(
    name: "within", short: "w", value: .text("DISTANCE"),
    help: """
      How far off the route (default 1km), or from --near (default: however far, nearest first).
      """)
  package static let near = OptionSpec(
    name: "near", value: .text("LAT,LON"),
    help: """
      About this point: latitude, then longitude, as maps show them ('47.14, 9.52', \
      'N 47°8.4 E 9°31.2').
      """)
  package static let user = OptionSpec(
    name: "user", value: .text("LAT,LON"),
    help: "Where you are: distances to it are added, and near places come first.")
  package static let resolveUser = OptionSpec(
    name: "user", value: .text("LAT,LON"), help: "Where you are: distances to it are added.")
  package static let region = OptionSpec(
    name: "in", value: .file("W,S,E,N|FILE"), requestName: "viewport",
    help: """
      In this box of degrees (west,south,east,north: longitude first), or in the polygons of a \
      GeoJSON file; others may follow, see --region-priority.
      """)
  package static let regionPriority = OptionSpec(
    name: "region-priority", value: .choice(RegionPriority.allCases.map(\.rawValue), "P"),
    help: """
      default: places outside of --in may follow when those inside are few; required, which needs \
      --in: only those inside.
      """)
  package static let searchSort = OptionSpec(
    name: "sort", value: .choice(SearchSort.Kind.allCases.map(\.rawValue), "KEY"),
    help: """
      relevance, distance (to --near, else --user, else the route), off-route or along (default: \
      off-route with --route; distance with --near alone; else relevance, by which what no \
      text has to fit comes nearest first).
      """)
  package static let searchCursor = OptionSpec(
    name: "cursor", value: .text("C"),
    help: """
      The next places after those of an earlier answer, which gave C as nextCursor; the limit and \
      all other options must be as they were.
      """)
  package static let pageSize = OptionSpec(
    name: "limit", short: "n", value: .text("N"),
    help: "At most N places (default 32); more with --cursor.")
  package static let type = OptionSpec(
    name: "type", value: .choice(["business", "toponym", "all"], "T"), synonyms: plurals,
    help: """
      Only places of this type: business, or toponym (countries, towns, streets, houses); all for \
      both (default).
      """)
  package static let excludedCategory = OptionSpec(
    name: "exclude-category", value: .category("ID"), repeats: true,
    requestName: "excludeCategories",
    help: "No places of this category; repeat it or write A,B.")
  package static let kind = OptionSpec(
    name: "kind", value: .choice(PlaceKind.toponyms, "K"), repeats: true,
    help: "Of the toponyms only this kind; repeat it for any of several.")
  package static let searchKind = OptionSpec(
    name: "kind", value: .choice(PlaceKind.toponyms, "K"), repeats: true,
    help: """
      Of the toponyms only this kind; repeat it for any of several. Without TEXT, --category, \
      --chain and --type, only toponyms are found.
      """)
  package static let excludedKind = OptionSpec(
    name: "exclude-kind", value: .choice(PlaceKind.toponyms, "K"), repeats: true,
    help: "No toponyms of this kind.")
  package static let chain = OptionSpec(
    name: "chain", value: .text("NAME"), repeats: true,
    help: """
      Only businesses of this chain (their brand, in small or capital letters, with accents or \
      without); repeat it for any of several.
      """)
  package static let geometry = OptionSpec(
    name: "geometry", help: "Lines and polygons of toponyms, in geojson and ndjson.")
  package static let noCorrection = OptionSpec(
    name: "no-correction", help: "Take mistyped words as they are.")
  package static let language = OptionSpec(
    name: "language", short: "l", value: .text("XX"), repeats: true,
    help: "Names in this language where there are some (de, ko); repeat it, best first.")
  package static let bias = OptionSpec(
    name: "distance", value: .text("DISTANCE"),
    help: "How far near reaches about --near (default 5km): what is within gains most by it.")
  package static let completionType = OptionSpec(
    name: "type", value: .choice(["business", "toponym", "query"], "T"), synonyms: plurals,
    repeats: true,
    help: """
      Only completions of this type: business, toponym or query (categories, chains, corrected \
      texts); repeat it for several.
      """)
  private static let plurals = [
    "businesses": "business", "toponyms": "toponym", "queries": "query",
  ]
  package static let completionCategory = OptionSpec(
    name: "category", short: "c", value: .category("ID"), repeats: true,
    requestName: "categories",
    help: "Of the businesses only those of this category; repeat it or write A,B.")
  package static let completionLimit = OptionSpec(
    name: "limit", short: "n", value: .text("N"), help: "At most N completions (default 10).")
  package static let suggestFormat = OptionSpec(
    name: "format", short: "f", value: .choice(["table", "json"], "F"), isForRun: true,
    help: "table (default on a terminal) or json.")
  package static let magicKey = OptionSpec(
    name: "magic-key", value: .text("KEY"),
    help: "Exactly what corridor suggest gave with this magicKey, in place of TEXT.")
  package static let zoom = OptionSpec(
    name: "zoom", value: .text("Z"),
    help: """
      The zoom of the map, 0 to 24 (default 18): what is too small for it is left out: 18 houses, \
      16 streets, 12 localities, 8 regions, 4 countries.
      """)
  package static let batch = OptionSpec(
    name: "batch", isForRun: true,
    help: """
      Answer requests from standard input: a JSON object a line, its fields named as the options \
      in camelCase, gives a JSON object a line. Options beside it hold for lines that do not say \
      otherwise. The answer to a line, or its error, gives back its requestId, a text or a number.
      """)
}

/// What only requests to the service may have, besides the options.
extension OptionSpec {
  package static let onlyCategory = OptionSpec(
    name: "only-category", value: .category("ID"), repeats: true, requestName: "onlyCategories",
    help: "Of the businesses only those of these categories; toponyms have none and pass.")
  package static let filterCategory = OptionSpec(
    name: "filter-category", value: .category("ID"), repeats: true,
    requestName: "filterCategories",
    help: "Only businesses that are in one of these categories besides one of categories.")
  package static let exactChains = OptionSpec(
    name: "exact-chains",
    help: "Take chains letter by letter; one that no place has finds nothing.")
  package static let distanceTo = OptionSpec(
    name: "distance-to", value: .text("GEOMETRY"),
    help: """
      What the distance of --sort distance is measured to: a position, or a LineString, \
      MultiLineString or Polygon as GeoJSON.
      """)
}

extension PlaceKind {
  /// The kinds of toponyms by name.
  package static var toponyms: [String] { allCases.filter { $0 != .business }.map(\.rawValue) }
}
