internal import CorridorRequests

/// All commands, in the order of the help.
enum CommandTable {
  static var commands: [CommandSpec] { Name.allCases.map(\.command) }

  /// The command with a name; the other commands are not created.
  static func command(named name: String) -> CommandSpec? { Name(rawValue: name)?.command }

  private enum Name: String, CaseIterable {
    case find, gaps, batch, explain, search, suggest, reverse, resolve
    case importPlaces = "import"
    case serve, info, verify, buffer, categories, hours, export, completions, man

    var command: CommandSpec {
      switch self {
      case .find: CommandTable.find
      case .gaps: CommandTable.gaps
      case .batch: CommandTable.batch
      case .explain: CommandTable.explain
      case .search: CommandTable.search
      case .suggest: CommandTable.suggest
      case .reverse: CommandTable.reverse
      case .resolve: CommandTable.resolve
      case .importPlaces: CommandTable.importPlaces
      case .serve: CommandTable.serve
      case .info: CommandTable.info
      case .verify: CommandTable.verify
      case .buffer: CommandTable.buffer
      case .categories: CommandTable.categories
      case .hours: CommandTable.hours
      case .export: CommandTable.export
      case .completions: CommandTable.completions
      case .man: CommandTable.man
      }
    }
  }

  private static let find = CommandSpec(
    operation: .find,
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
    ],
    run: { arguments throws(CommandError) in try FindCommand(arguments).run() })

  private static let importPlaces = CommandSpec(
    operation: OperationSpec(
      name: "import", operands: "INPUT...", operandCount: 1...Int.max,
      options: [
        .index, .toponyms, .timeZones, .importCategory, .source, .inputSystem, .columns,
        .delimiter, .strict, .quiet,
      ]),
    summary: "Make an index from OSM, GeoJSON and CSV files",
    details: [
      """
      Reads .osm.pbf, .osm, .osm.gz, .osm.bz2, GeoJSON (also one feature per line, also \
      Overture's) and CSV or TSV into one index. Bad rows are left out, counted and reported, in \
      at most ten lines.
      """,
      """
      OSM files provide businesses and toponyms: settlements, administrative areas, streets and \
      house numbers. Toponyms that an extract cuts are left out and counted, also with --strict. \
      The ways of main roads are stored for --carriageway.
      """,
    ],
    examples: [
      "corridor import Fixtures/island.osm.pbf -o island.corridor",
      "corridor import Fixtures/stations.csv Fixtures/depots.geojson -o tables.corridor",
    ],
    run: { arguments throws(CommandError) in try ImportCommand(arguments).run() })

  private static let serve = CommandSpec(
    operation: OperationSpec(
      name: "serve",
      options: [
        .places, .listen, .keyFile, .rateLimit, .corsOrigin, .accessLog, .workers, .queue,
        .deadline, .workBudget, .maxBody, .memory, .maxWithin, .tiles, .tilesAttribution,
        .strict,
      ]),
    summary: "Serve requests over HTTP, with a map at /",
    details: [
      """
      The map is at /. POST to /v1/find, explain, gaps, search, suggest, reverse, resolve, \
      corridor and hours takes the options as JSON, in camelCase, plural where they repeat; GET \
      takes them as parameters. GET also serves /v1/categories, /healthz, /readyz and /metrics.
      """,
      """
      The service reloads the index when its file is replaced, and on SIGHUP; requests under way \
      keep the old index. On SIGTERM and Ctrl-C, the service finishes the requests under way.
      """,
    ],
    examples: ["corridor serve --places Fixtures/island.osm.pbf --listen 127.0.0.1:8080"],
    run: { arguments throws(CommandError) in try ServeCommand(arguments).run() })

  private static let info = CommandSpec(
    operation: OperationSpec(
      name: "info", operands: "[FILE]", operandCount: 0...1,
      options: [.bytes, .reportFormat]),
    summary: "Show what is in an index",
    examples: ["corridor info Fixtures/island.osm.pbf"],
    run: { arguments throws(CommandError) in try InfoCommand(arguments).run() })

  private static let verify = CommandSpec(
    operation: OperationSpec(name: "verify", operands: "[FILE]", operandCount: 0...1),
    summary: "Check every checksum and structure of an index",
    details: [
      """
      The command also compares words, chains and opening hours with the records of the places. It \
      does not read the files that the index was made from. In an index made by another version, \
      it checks only the structure of words and hours.
      """
    ],
    examples: ["corridor verify Fixtures/island.osm.pbf"],
    run: { arguments throws(CommandError) in try VerifyCommand(arguments).run() })

  private static let buffer = CommandSpec(
    operation: .buffer,
    summary: "Write the corridor of a route as a GeoJSON polygon",
    examples: ["corridor buffer --route Fixtures/route.geojson --within 2km -o corridor.geojson"],
    run: { arguments throws(CommandError) in try BufferCommand(arguments).run() })

  private static let categories = CommandSpec(
    operation: OperationSpec(name: "categories", options: [.places, .reportFormat, .strict]),
    summary: "List the categories and how many places of an index each has",
    examples: ["corridor categories --places Fixtures/island.osm.pbf"],
    run: { arguments throws(CommandError) in try CategoriesCommand(arguments).run() })

  private static let export = CommandSpec(
    operation: OperationSpec(
      name: "export",
      options: [.places] + PlaceFields.fields.options + [
        .exportFormat, .output, .failOnEmpty, .strict,
      ]),
    summary: "Write the places of an index, all or some",
    examples: [
      "corridor export --places Fixtures/island.osm.pbf --category fuel --format csv"
    ],
    run: { arguments throws(CommandError) in try ExportCommand(arguments).run() })

  private static let completions = CommandSpec(
    operation: OperationSpec(name: "completions", operands: "bash|zsh|fish", operandCount: 1...1),
    summary: "Write the completion script of a shell",
    details: [
      """
      bash: source <(corridor completions bash). zsh: write it to a file _corridor in a folder of \
      $fpath. fish: corridor completions fish > ~/.config/fish/completions/corridor.fish.
      """
    ],
    examples: ["corridor completions bash"],
    run: { arguments throws(CommandError) in try CompletionsCommand(arguments).run() })

  private static let man = CommandSpec(
    operation: OperationSpec(
      name: "man", operands: "[COMMAND]", operandCount: 0...1, options: [.manualFolder]),
    summary: "Write the manual page of the program or of a command",
    details: ["corridor man find | man -l - shows the page of corridor find."],
    examples: ["corridor man find"],
    run: { arguments throws(CommandError) in try ManCommand(arguments).run() })
}
