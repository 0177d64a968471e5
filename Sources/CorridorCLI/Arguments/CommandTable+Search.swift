internal import CorridorRequests

extension CommandTable {
  /// The commands that find places by text, point and identifier.
  static let byText: [CommandSpec] = [
    CommandSpec(
      "search", ObjectCommand<PlaceSearchRequest>.self, .search,
      summary: "Search for places by text, category and area",
      details: [
        """
        TEXT is a name, brand or address in any script, a category or activity in your words \
        ('where to eat'), coordinates (latitude first) or an identifier. Without TEXT, the options \
        alone select the places.
        """
      ],
      examples: [
        "corridor search kestrel --near 44.95,-20.1 --places Fixtures/island.osm.pbf",
        """
        corridor search --category fuel --route Fixtures/route.geojson --within 2km \
        --places Fixtures/island.osm.pbf
        """,
      ]),
    CommandSpec(
      "suggest", SuggestCommand.self, .suggest,
      summary: "Complete what is being typed into a search",
      details: [
        """
        TEXT is the beginning of a search; its last word may be incomplete, in Hangul half a \
        syllable or initial consonants. The magicKey of a completion finds exactly what it names: \
        corridor search --magic-key KEY.
        """,
        """
        Without TEXT on a terminal, the command shows completions as you type: arrow keys choose, \
        Enter searches, Esc quits.
        """,
      ],
      examples: ["corridor suggest kest --near 44.95,-20.1 --places Fixtures/island.osm.pbf"]),
    CommandSpec(
      "reverse", ObjectCommand<ReverseRequest>.self, .reverse,
      summary: "Find what is at a point: house, street, town, country",
      examples: ["corridor reverse 44.95,-20.1 --zoom 12 --places Fixtures/island.osm.pbf"]),
    CommandSpec(
      "resolve", ObjectCommand<ResolveRequest>.self, .resolve,
      summary: "Find places by their identifiers",
      details: [
        """
        An identifier, such as osm:node/1, stays the same when places are imported again; an \
        identifier whose place is gone is reported, but is not an error. node/1 and links to \
        openstreetmap.org also work. - reads identifiers from standard input, one per line.
        """
      ],
      examples: ["corridor resolve osm:node/2401 osm:relation/2 --places Fixtures/island.osm.pbf"]),
  ]
}
