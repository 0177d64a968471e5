internal import CorridorRequests

extension CommandTable {
  /// The commands that make, check and serve indexes, and those that need none.
  static let ofProgram: [CommandSpec] = [
    CommandSpec(
      "import", ImportCommand.self, operands: "INPUT...", operandCount: 1...Int.max,
      options: [
        .index, .toponyms, .timeZones, .importCategory, .source, .inputSystem, .columns,
        .delimiter, .strict, .quiet,
      ],
      summary: "Make an index from OSM, GeoJSON and CSV files",
      details: [
        """
        Reads .osm.pbf, .osm, .osm.gz, .osm.bz2, GeoJSON (also one feature a line, also Overture's) \
        and CSV or TSV, all into one index. Bad rows are left out, counted and reported, in ten \
        lines at most.
        """,
        """
        OSM files give toponyms beside the businesses: settlements, administrative areas, streets \
        and house numbers. Those that an extract cuts are left out and counted, also with --strict. The \
        ways of main roads are kept for --carriageway.
        """,
      ],
      examples: [
        "corridor import Fixtures/island.osm.pbf -o island.corridor",
        "corridor import Fixtures/stations.csv Fixtures/depots.geojson -o tables.corridor",
      ]),
    CommandSpec(
      "serve", ServeCommand.self,
      options: [
        .places, .listen, .keyFile, .rateLimit, .corsOrigin, .accessLog, .workers, .queue,
        .deadline, .workBudget, .maxBody, .memory, .maxWithin, .tiles, .tilesAttribution,
        .strict,
      ],
      summary: "Answer over HTTP, with a map at /",
      details: [
        """
        A map at /. POST /v1/find, explain, gaps, search, suggest, reverse, resolve, corridor, hours with \
        the options in camelCase as JSON, plural where they repeat; GET with the same as parameters; GET \
        /v1/categories, /healthz, /readyz, /metrics.
        """,
        """
        A replaced index file is taken up by itself, and on SIGHUP; requests under way keep theirs. \
        SIGTERM and Ctrl-C let requests under way end.
        """,
      ],
      examples: ["corridor serve --places Fixtures/island.osm.pbf --listen 127.0.0.1:8080"]),
    CommandSpec(
      "info", InfoCommand.self, operands: "[FILE]", operandCount: 0...1,
      options: [.bytes, .reportFormat],
      summary: "Show what is in an index",
      examples: ["corridor info Fixtures/island.osm.pbf"]),
    CommandSpec(
      "verify", VerifyCommand.self, operands: "[FILE]", operandCount: 0...1,
      summary: "Check every checksum and structure of an index",
      details: [
        """
        Words, chains and opening hours are also compared with the records of the places. The files \
        that the index was made from are not read; of an index that another version made, words and \
        hours are checked for their structure only.
        """
      ],
      examples: ["corridor verify Fixtures/island.osm.pbf"]),
    CommandSpec(
      "buffer", BufferCommand.self, .buffer,
      summary: "Write the corridor of a route as a GeoJSON polygon",
      examples: ["corridor buffer --route Fixtures/route.geojson --within 2km -o corridor.geojson"]),
    CommandSpec(
      "categories", CategoriesCommand.self, options: [.places, .reportFormat, .strict],
      summary: "List the categories, with how many places of an index each has",
      examples: ["corridor categories --places Fixtures/island.osm.pbf"]),
    CommandSpec(
      "hours", HoursCommand.self, .hours,
      summary: "Show what opening hours of OpenStreetMap mean",
      details: [
        """
        VALUE is what the key opening_hours has, such as 'Mo-Fr 06:00-22:00; PH off'. Shown are its \
        rules as they were understood, when it is open in a span of time, in local time, and the \
        holidays that lie in it. What nobody can know from VALUE and the options is unknown, never \
        closed.
        """,
        """
        A line of --batch is {"value":..,"from":..,"to":..}, with "region", "at" ([lon, lat]), \
        "tz" and "points"; other fields do no harm. It gives {"parsed":true,"intervals":[[from, \
        to, "open" or "unknown", comment or null],..]}; a value that cannot be read gives "parsed" \
        false and "error".
        """,
      ],
      examples: [
        """
        corridor hours 'Mo-Fr 06:00-22:00; PH off' --from 2026-12-21 --to 2026-12-28 --region de_bw
        """
      ]),
    CommandSpec(
      "export", ExportCommand.self,
      options: [.places] + PlaceFields.fields.options + [
        .exportFormat, .output, .failOnEmpty, .strict,
      ],
      summary: "Write the places of an index, all or some",
      examples: [
        "corridor export --places Fixtures/island.osm.pbf --category fuel --format csv"
      ]),
    CommandSpec(
      "completions", CompletionsCommand.self, operands: "bash|zsh|fish", operandCount: 1...1,
      summary: "Write the completion script of a shell",
      details: [
        """
        bash: source <(corridor completions bash). zsh: write it to a file _corridor in a folder of \
        $fpath. fish: corridor completions fish > ~/.config/fish/completions/corridor.fish.
        """
      ],
      examples: ["corridor completions bash"]),
    CommandSpec(
      "man", ManCommand.self, operands: "[COMMAND]", operandCount: 0...1, options: [.manualFolder],
      summary: "Write the manual page of the program or of a command",
      details: ["corridor man find | man -l - shows the page of corridor find."],
      examples: ["corridor man find"]),
  ]
}
