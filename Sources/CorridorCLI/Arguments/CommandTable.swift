/// Every command there is, in the order of the help.
enum CommandTable {
  static var commands: [CommandSpec] { Name.allCases.map(\.command) }

  /// The command of this name, made without the others.
  static func command(named name: String) -> CommandSpec? { Name(rawValue: name)?.command }

  private enum Name: String, CaseIterable {
    case find, search, suggest, reverse, resolve
    case importPlaces = "import"
    case info, verify, buffer, categories, export, completions

    var command: CommandSpec {
      switch self {
      case .find: CommandTable.find
      case .search: CommandTable.search
      case .suggest: CommandTable.suggest
      case .reverse: CommandTable.reverse
      case .resolve: CommandTable.resolve
      case .importPlaces: CommandTable.importPlaces
      case .info: CommandTable.info
      case .verify: CommandTable.verify
      case .buffer: CommandTable.buffer
      case .categories: CommandTable.categories
      case .export: CommandTable.export
      case .completions: CommandTable.completions
      }
    }
  }

  private static let find = CommandSpec(
    name: "find",
    summary: "Find the places along a route",
    details: [
      """
      Finds exactly the places whose distance from the route is at most --within, each pass of \
      the route on its own.
      """
    ],
    options: [
      .route, .text, .noCorrection, .category, .tag, .within, .area, .from, .to, .sort, .limit,
      .cursor, .places, .format, .output, .precision, .feature, .routeSystem, .outputSystem,
      .failOnEmpty, .strict,
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
    name: "import",
    summary: "Make an index from OSM, GeoJSON and CSV files",
    operands: "INPUT...",
    operandCount: 1...Int.max,
    details: [
      """
      Reads .osm.pbf, .osm, .osm.gz, .osm.bz2, GeoJSON (also one feature a line, also Overture's) \
      and CSV or TSV, all into one index. Bad rows are left out, counted and reported.
      """,
      """
      OSM files give toponyms beside the businesses: settlements, administrative areas, streets \
      and house numbers. Those that an extract cuts are left out and counted, also with --strict.
      """,
    ],
    options: [
      .index, .toponyms, .importCategory, .source, .inputSystem, .columns, .delimiter, .strict,
      .quiet,
    ],
    examples: [
      "corridor import Fixtures/island.osm.pbf -o island.corridor",
      "corridor import Fixtures/stations.csv Fixtures/depots.geojson -o tables.corridor",
    ],
    run: { arguments throws(CommandError) in try ImportCommand(arguments).run() })

  private static let info = CommandSpec(
    name: "info",
    summary: "Show what is in an index",
    operands: "[FILE]",
    operandCount: 0...1,
    options: [.reportFormat],
    examples: ["corridor info Fixtures/island.osm.pbf"],
    run: { arguments throws(CommandError) in try InfoCommand(arguments).run() })

  private static let verify = CommandSpec(
    name: "verify",
    summary: "Check every checksum and structure of an index",
    operands: "[FILE]",
    operandCount: 0...1,
    examples: ["corridor verify Fixtures/island.osm.pbf"],
    run: { arguments throws(CommandError) in try VerifyCommand(arguments).run() })

  private static let buffer = CommandSpec(
    name: "buffer",
    summary: "Write the corridor of a route as a GeoJSON polygon",
    options: [.route, .within, .output, .precision, .feature, .routeSystem],
    examples: ["corridor buffer --route Fixtures/route.geojson --within 2km -o corridor.geojson"],
    run: { arguments throws(CommandError) in try BufferCommand(arguments).run() })

  private static let categories = CommandSpec(
    name: "categories",
    summary: "List the categories, with how many places of an index each has",
    options: [.places, .reportFormat, .strict],
    examples: ["corridor categories --places Fixtures/island.osm.pbf"],
    run: { arguments throws(CommandError) in try CategoriesCommand(arguments).run() })

  private static let export = CommandSpec(
    name: "export",
    summary: "Write the places of an index, all or some",
    options: [.places, .category, .tag, .area, .exportFormat, .output, .failOnEmpty, .strict],
    examples: [
      "corridor export --places Fixtures/island.osm.pbf --category fuel --format csv"
    ],
    run: { arguments throws(CommandError) in try ExportCommand(arguments).run() })

  private static let completions = CommandSpec(
    name: "completions",
    summary: "Write the completion script of a shell",
    operands: "bash|zsh|fish",
    operandCount: 1...1,
    details: [
      """
      bash: source <(corridor completions bash). zsh: write it to a file _corridor in a folder of \
      $fpath. fish: corridor completions fish > ~/.config/fish/completions/corridor.fish.
      """
    ],
    examples: ["corridor completions bash"],
    run: { arguments throws(CommandError) in try CompletionsCommand(arguments).run() })
}
