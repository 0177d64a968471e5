internal import CorridorRequests

/// The commands that run `find` on many routes, and that explain its results.
extension CommandTable {
  static let batch = CommandSpec(
    operation: OperationSpec(
      name: "batch", operands: "[FILE|-]", operandCount: 0...1,
      options: FindRequest.fields.options.filter { !["route", "cursor"].contains($0.name) } + [
        .vehicleFile, .places, .output, .failOnEmpty, .strict, .threads, .resume, .quiet,
      ]),
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
    ],
    run: { arguments throws(CommandError) in try BatchCommand(arguments).run() })

  static let explain = CommandSpec(
    operation: .explain,
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
    ],
    run: { arguments throws(CommandError) in try ExplainCommand(arguments).run() })
}
