/// The commands that find places by text, point and identifier.
extension CommandTable {
  static let search = CommandSpec(
    name: "search",
    summary: "Search for places by text, category and area",
    operands: "[TEXT]",
    operandCount: 0...1,
    operandField: "text",
    details: [
      """
      TEXT is a name, brand or address in any script, a category or activity in your words \
      ('where to eat'), coordinates (latitude first) or an identifier. Without TEXT, places are \
      searched for by the options alone.
      """
    ],
    options: [
      .category, .excludedCategory, .tag, .chain, .type, .searchKind, .excludedKind, .near,
      .searchWithin, .region, .regionPriority, .searchRoute, .user, .searchSort, .pageSize,
      .searchCursor, .magicKey, .language, .noCorrection, .geometry, .places, .format, .output,
      .precision, .feature, .routeSystem, .outputSystem, .failOnEmpty, .batch, .strict,
    ],
    examples: [
      "corridor search kestrel --near 44.95,-20.1 --places Fixtures/island.osm.pbf",
      """
      corridor search --category fuel --route Fixtures/route.geojson --within 2km \
      --places Fixtures/island.osm.pbf
      """,
    ],
    run: { arguments throws(CommandError) in try SearchCommand(arguments).run() })

  static let suggest = CommandSpec(
    name: "suggest",
    summary: "Complete what is being typed into a search",
    operands: "[TEXT]",
    operandCount: 0...1,
    operandField: "text",
    details: [
      """
      TEXT is the beginning of a search; its last word may be half typed, in Hangul half a \
      syllable or initial consonants. The magicKey of a completion finds exactly that: corridor \
      search --magic-key KEY.
      """,
      """
      Without TEXT on a terminal, completions are shown as you type: arrow keys choose, Enter \
      searches, Esc leaves.
      """,
    ],
    options: [
      .near, .bias, .region, .regionPriority, .completionType, .completionCategory,
      .excludedCategory, .kind, .excludedKind, .completionLimit, .language, .noCorrection, .places,
      .suggestFormat, .output, .failOnEmpty, .batch, .strict,
    ],
    examples: ["corridor suggest kest --near 44.95,-20.1 --places Fixtures/island.osm.pbf"],
    run: { arguments throws(CommandError) in try SuggestCommand(arguments).run() })

  static let reverse = CommandSpec(
    name: "reverse",
    summary: "Find what is at a point: house, street, town, country",
    operands: "LAT,LON",
    operandCount: 0...1,
    operandField: "point",
    options: [
      .zoom, .language, .geometry, .places, .format, .output, .outputSystem, .failOnEmpty, .batch,
      .strict,
    ],
    examples: ["corridor reverse 44.95,-20.1 --zoom 12 --places Fixtures/island.osm.pbf"],
    run: { arguments throws(CommandError) in try ReverseCommand(arguments).run() })

  static let resolve = CommandSpec(
    name: "resolve",
    summary: "Find places by their identifiers",
    operands: "URI...",
    operandCount: 0...Int.max,
    operandField: "uris",
    details: [
      """
      An identifier, such as osm:node/1, stays the same when places are imported anew; one that \
      is gone is told apart and is no error. node/1 and links to openstreetmap.org are read as \
      well. - reads one identifier a line from standard input.
      """
    ],
    options: [
      .language, .resolveUser, .geometry, .places, .format, .output, .outputSystem, .failOnEmpty,
      .batch, .strict,
    ],
    examples: ["corridor resolve osm:node/2401 osm:relation/2 --places Fixtures/island.osm.pbf"],
    run: { arguments throws(CommandError) in try ResolveCommand(arguments).run() })
}
