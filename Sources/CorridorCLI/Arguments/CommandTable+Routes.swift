internal import CorridorRequests

extension CommandTable {
  /// The commands that search along routes.
  static let alongRoute: [CommandSpec] = [
    CommandSpec(
      "find", FindCommand.self, .find,
      summary: "Find the places along a route",
      details: [
        """
        Finds exactly the places whose distance from the route is at most --within, each pass of \
        the route on its own.
        """
      ],
      examples: [
        "corridor find --route Fixtures/route.geojson --category fuel --places Fixtures/island.osm.pbf",
        """
        corridor find --route Fixtures/route.gpx --tag fuel:adblue=yes --within 2km --sort along \
        --places Fixtures/island.osm.pbf --format csv
        """,
      ]),
    CommandSpec(
      "gaps", GapsCommand.self, .gaps,
      summary: "Find the stretches of a route without a place",
      details: [
        """
        A gap reaches from one pass of the route by a place to the next, and from either end of the \
        route, or of the stretch that is asked for, to the closest pass. It is measured along the route \
        between nearest points, without the ways to the places and back. With --range, those that are \
        longer than the range less --reserve are warned of.
        """
      ],
      examples: [
        """
        corridor gaps --route Fixtures/route.geojson --category fuel --tag fuel:adblue=yes \
        --range 30km --places Fixtures/island.osm.pbf
        """,
        """
        corridor gaps --route Fixtures/route.geojson --category fuel --places Fixtures/island.osm.pbf \
        -o gaps.svg
        """,
      ]),
    CommandSpec(
      "batch", BatchCommand.self, operands: "[FILE|-]", operandCount: 0...1,
      options: FindRequest.fields.options.filter { !["route", "cursor"].contains($0.name) } + [
        .vehicleFile, .places, .output, .failOnEmpty, .strict, .threads, .resume, .quiet,
      ],
      summary: "Find the places along many routes, one a line",
      details: [
        """
        A line is a route in any form that is a line (GeoJSON, an answer of a routing engine, WKT, a \
        polyline), or an object with a route and what else is asked for: \
        {"requestId": "a", "route": .., "categories": ["fuel"], "within": "2km"}, the fields of POST \
        /v1/find. Fields come before options.
        """,
        """
        Each line gives a JSON object on a line, in the same order: {"line": 1, "hits": [..], ..}, or \
        {"line": 1, "error": {"code": .., "message": .., "line": 1}}, which ends nothing. Blank lines give \
        nothing.
        """,
        """
        Answers go to FILE.part, which becomes FILE when all are there. Whatever stops a run, \
        --resume goes on with the same options, index and input, and nothing is lost or doubled.
        """,
      ],
      examples: [
        """
        corridor batch Fixtures/routes.ndjson --category fuel --within 2km \
        --places Fixtures/island.osm.pbf -o answers.ndjson
        """
      ]),
    CommandSpec(
      "explain", ExplainCommand.self, .explain,
      summary: "Say why a place is along a route, or why it is not",
      details: [
        """
        Takes the options of corridor find and says step by step what they ask for and what the place \
        has: category, text, tags, viewport, distance, each pass of the route, side. The first step \
        that fails keeps it out; what would let it in stands at the end. It always agrees with find.
        """
      ],
      examples: [
        """
        corridor explain --id osm:node/2406 --route Fixtures/route.geojson --category fuel \
        --within 500m --places Fixtures/island.osm.pbf
        """
      ]),
  ]
}
