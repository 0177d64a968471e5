internal import CorridorRequests

extension CommandTable {
  /// The commands that search along routes.
  static let alongRoute: [CommandSpec] = [
    CommandSpec(
      "find", FindCommand.self, .find,
      summary: "Find the places along a route",
      details: [
        """
        Finds exactly the places whose distance from the route is at most --within, and examines \
        each pass of the route separately.
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
        A gap reaches from one pass of the route by a place to the next, or from either end of the \
        route (or of the requested stretch) to the closest pass. Its length is measured along the \
        route between nearest points, without the detours to the places. With --range, the command \
        warns of gaps that are longer than the range less --reserve.
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
      "plan", PlanCommand.self, .plan,
      summary: "Plan where to rest and to buy fuel on a journey",
      details: [
        """
        Finds the stops with which one arrives as early as the rules about driving and rest allow: \
        breaks and rests at places of --rest, the tank filled at places of --fuel-at, and the stops \
        of --visit. Opening hours on arrival, truck attributes and detours are those of corridor \
        find. All ways are looked at, so that no plan arrives earlier; where there are too many, the \
        answer says how much earlier another could arrive at most.
        """,
        """
        The driver begins rested unless options say what he has done before. Without detours, the \
        way to a place is taken to be the straight one and half as much again, at 30 km/h. Where \
        opening hours or detours are unknown, places are used, and the answer says so; \
        --unknown drop leaves them out. Ferries of the route are rests. Status 1: there is no plan; \
        the message says why, and how far one gets.
        """,
      ],
      examples: [
        """
        corridor plan --route Fixtures/route.geojson --depart 2026-11-23T06:00+01:00 --speed 80km/h \
        --driven 4h20min --rest fuel --within 2km --places Fixtures/island.osm.pbf
        """
      ]),
    CommandSpec(
      "batch", BatchCommand.self, operands: "[FILE|-]", operandCount: 0...1,
      options: FindRequest.fields.options.filter { !["route", "cursor"].contains($0.name) } + [
        .vehicleFile, .places,
      ] + OptionSpec.engines + [
        .output, .failOnEmpty, .strict, .threads, .resume, .quiet,
      ],
      summary: "Find the places along many routes, one per line",
      details: [
        """
        A line is a route in any format that fits on one line (GeoJSON, an answer of a routing \
        engine, WKT, a polyline), or an object with a route and other fields of POST /v1/find: \
        {"requestId": "a", "route": .., "categories": ["fuel"], "within": "2km"}. Fields override \
        options.
        """,
        """
        The answers are JSON objects, one per line, in the same order: {"line": 1, "hits": [..], \
        ..}, or {"line": 1, "error": {"code": .., "message": .., "line": 1}}. An error does not \
        end the run. Blank lines have no answer.
        """,
        """
        Answers go to FILE.part, which is renamed to FILE when it is complete. After an \
        interruption, --resume continues with the same options, index and input; no answer is lost \
        or written twice. Where the routing engine did not answer, places have no detours, and the \
        exit status is 69; --resume then answers from the first such line on.
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
        Takes the options of corridor find and shows, step by step, what they require and what the \
        place has: category, text, tags, viewport, distance, each pass of the route, side. The \
        first step that fails excludes the place; the last line shows what would include it. The \
        verdict always agrees with find. With --detours, it shows what each detour is made of, and \
        the requests to the routing engine.
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
